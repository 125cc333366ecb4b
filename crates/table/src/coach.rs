//! A coach for people who play against bots alone: what a decision gave away, and why.

use std::sync::{Arc, PoisonError};

use bots::{Comparison, Playable};
use engine::{AnyMatch, Said, Seat};
use learn::Stand;

use crate::pool::Waits;
use crate::record::Status;
use crate::state::State;
use crate::tables::Live;
use crate::{GuestId, OpenError, TableId, Tables};

/// The adviser with less time, since it judges every decision and nobody waits for it.
const COACH: &str = "grandmaster:widening=1000:simulations=200:millis=600";
/// The least loss worth a remark, as a share of a victory. Estimates of one position differ by up
/// to 3 % between seeds: twice that is no accident.
const WORTH_A_WORD: f32 = 0.06;

/// What the coach says about a decision.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The step in which it was made, counted from 1.
    pub step: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was done.
    action: u32,
    /// The turn of the game in which it was made.
    turn: u32,
    /// What was asked.
    pub question: Said,
    /// The better choice beside the one made.
    pub comparison: Arc<Comparison>,
}

/// Whether the coach judges a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coaching {
    /// It does.
    Looks,
    /// It doesn't: the table or the decision is not for a coach.
    Silent,
}

impl Tables {
    /// Lets the coach judge the guest's last decision; those who watch the table are told of a
    /// remark. Never where other people play, nor in a lesson, which has its own words.
    pub async fn coach(&self, table: &TableId, guest: &GuestId) -> Result<Coaching, OpenError> {
        let live = self.live(table).await?;
        let state = live.state();
        let (record, mine) = (&state.record, state.record.seats_of(guest));
        let in_lesson =
            state.lesson_stand().is_some_and(|(_, stand)| !matches!(stand, Stand::Beyond));
        if record.status != Status::Playing || record.people() != mine || in_lesson {
            return Ok(Coaching::Silent);
        }
        let (Some(game), base) = (state.game.clone(), state.base()) else {
            return Ok(Coaching::Silent);
        };
        let own = |step: &usize| game.step(*step).is_some_and(|(seat, _)| mine.contains(seat));
        let Some(step) = (1..=game.steps()).rev().find(own) else {
            return Ok(Coaching::Silent);
        };
        let playable = state.edition.game;
        let bot = self.0.settings.chance.thinker(COACH, Seat::of(0), step).level;
        let tables = self.clone();
        tokio::spawn(async move {
            let judge = move || judge(playable, game.as_ref(), step, &bot);
            let judged = tables.0.pool.run(Waits::Nobody, judge).await.flatten();
            let Some(remark) = judged else { return };
            if live.keep_remark(Remark { step: base + step, ..remark }) {
                tables.0.bus.coached(&live.id);
            }
        });
        Ok(Coaching::Looks)
    }
}

impl Live {
    /// What the coach says about the seat's last turn, once it is over. In the middle of it a person
    /// has other things in mind.
    pub fn remark(&self, state: &State, seat: Seat) -> Option<Remark> {
        let remarks = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        let told = |it: &&Remark| it.seat == seat && it.phase(state) == Phase::Told;
        remarks.iter().find(told).cloned()
    }

    /// Keeps a remark, unless it comes too late or there is one about a costlier decision of the
    /// turn. Decisions are judged in any order, so each seat has its own remark.
    fn keep_remark(&self, new: Remark) -> bool {
        let state = self.state();
        let mut kept = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|old| old.phase(&state) != Phase::Past);
        // Neither is past, so both are about the same turn.
        let is_dearer =
            |old: &Remark| old.seat == new.seat && old.comparison.win >= new.comparison.win;
        if new.phase(&state) == Phase::Past || kept.iter().any(is_dearer) {
            return false;
        }
        kept.retain(|old| old.seat != new.seat);
        kept.push(new);
        true
    }
}

/// Where a remark stands in the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Its player is still about it: what else they decide belongs to the same turn.
    Waits,
    /// Its player is done, and has decided nothing since.
    Told,
    /// It was taken back, or its player has gone on.
    Past,
}

impl Remark {
    fn phase(&self, state: &State) -> Phase {
        let steps = &state.record.steps;
        let (Some(game), Some(later)) = (&state.game, steps.get(self.step..)) else {
            return Phase::Past;
        };
        if steps[self.step - 1] != (self.seat, self.action) {
            return Phase::Past;
        }
        // A step belongs to the turn that was on before it.
        let turns = game.turns().get((self.step - 1).saturating_sub(state.base())..);
        let deciders = later.iter().map(|(seat, _)| *seat);
        let later = deciders.zip(turns.unwrap_or_default().iter().copied());
        let is_asked = state.waiting().contains(self.seat) && game.turn() == self.turn;
        phase((self.seat, self.turn), later, is_asked)
    }
}

/// A player's turn, for the coach: decisions without another's in between, in one turn of the game.
/// `later` are the seats and turns of the steps since the decision in question; `is_asked` tells
/// whether the game goes on asking its player in the same turn.
fn phase(
    (seat, turn): (Seat, u32),
    later: impl Iterator<Item = (Seat, u32)>,
    is_asked: bool,
) -> Phase {
    let mut others = false;
    for (who, when) in later {
        if who == seat && (others || when != turn) {
            return Phase::Past;
        }
        others |= who != seat;
    }
    if others || !is_asked { Phase::Told } else { Phase::Waits }
}

/// The remark on a step; `None` if it cost little.
fn judge(playable: &dyn Playable, game: &dyn AnyMatch, step: usize, bot: &str) -> Option<Remark> {
    let (seat, action) = game.step(step)?;
    let before = game.at_step(step - 1).ok()?;
    let advice = playable.advise(before.as_ref(), seat, bot, step as u64).ok()??;
    let (best, done) = (advice.choices.first()?, advice.of(action)?);
    let (value, win) = (best.value - done.value, best.win - done.win);
    if best.choice.id == action || value.min(win) < WORTH_A_WORD {
        return None;
    }
    let compared = playable.compare(before.as_ref(), seat, &advice, Some(action), step as u64)?;
    let question = before.prompt(seat)?;
    Some(Remark {
        step,
        seat,
        action,
        turn: before.turn(),
        question,
        comparison: Arc::new(compared),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINE: (Seat, u32) = (Seat::of(0), 3);
    const OTHER: (Seat, u32) = (Seat::of(1), 3);

    fn after(later: &[(Seat, u32)], is_asked: bool) -> Phase {
        phase(MINE, later.iter().copied(), is_asked)
    }

    #[test]
    fn the_coach_waits_for_the_end_of_a_turn_of_several_decisions() {
        assert_eq!(after(&[], true), Phase::Waits);
        assert_eq!(after(&[MINE, MINE], true), Phase::Waits);
        assert_eq!(after(&[MINE, MINE], false), Phase::Told);
    }

    #[test]
    fn the_coach_is_heard_until_the_next_decision_of_the_same_player() {
        assert_eq!(after(&[MINE, OTHER, OTHER], false), Phase::Told);
        assert_eq!(after(&[MINE, OTHER], true), Phase::Told, "asked again");
        assert_eq!(after(&[MINE, OTHER, MINE], true), Phase::Past, "answered");
    }

    #[test]
    fn a_turn_of_the_game_ends_what_the_coach_speaks_of() {
        let next = (MINE.0, 4);
        assert_eq!(after(&[MINE, next], true), Phase::Past);
    }
}
