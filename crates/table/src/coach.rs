//! A coach for people who play against bots alone: what a decision gave away, and why.

use std::sync::{Arc, PoisonError};

use bots::{Comparison, Playable};
use engine::{AnyMatch, Seat};
use learn::Stand;

use crate::pool::Waits;
use crate::record::Status;
use crate::state::State;
use crate::tables::Live;
use crate::{GuestId, OpenError, TableId, Tables};

/// Who looks: the adviser in less time, since every decision is looked at and nobody waits.
const COACH: &str = "grandmaster:widening=1000:simulations=200:millis=600";
/// What a decision must have cost to be spoken of, of a whole victory. A look at the same position
/// with another seed differs by up to 3 %: twice that is no accident.
const WORTH_A_WORD: f32 = 0.06;

/// What the coach says of a decision.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The step in which it was made, counted from 1.
    pub step: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was done.
    action: u32,
    /// The turn in which it was made.
    turn: u32,
    /// What would have been better, beside what was done.
    pub comparison: Arc<Comparison>,
}

/// Whether the coach looks at a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coaching {
    /// It thinks about it.
    Looks,
    /// It has no business here.
    Silent,
}

impl Tables {
    /// Lets the coach look at the guest's last decision; whoever watches the table is told if there
    /// is something to say. Never where other people play, nor in a lesson, which has its own words.
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
    /// What the coach said of the seat's last turn, as long as that stands.
    pub fn remark(&self, state: &State, seat: Seat) -> Option<Remark> {
        let remark = self.remark.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
        (remark.seat == seat && remark.stands(state)).then_some(remark)
    }

    /// Keeps a remark, unless a dearer decision of the same turn was spoken of or it came too late.
    fn keep_remark(&self, new: Remark) -> bool {
        let state = self.state();
        let mut kept = self.remark.lock().unwrap_or_else(PoisonError::into_inner);
        let is_dearer = |old: &Remark| {
            (old.seat, old.turn) == (new.seat, new.turn)
                && old.comparison.win >= new.comparison.win
                && old.stands(&state)
        };
        if !new.stands(&state) || kept.as_ref().is_some_and(is_dearer) {
            return false;
        }
        *kept = Some(new);
        true
    }
}

impl Remark {
    /// Whether the decision wasn't taken back, and its player hasn't gone on to another turn.
    fn stands(&self, state: &State) -> bool {
        let steps = &state.record.steps;
        let is_there = steps.get(self.step - 1) == Some(&(self.seat, self.action));
        let (Some(game), Some(later)) = (&state.game, steps.get(self.step..)) else {
            return false;
        };
        // A step was decided in the turn that the step before it left.
        let left = game.turns().get((self.step - 1).saturating_sub(state.base())..);
        let mut since = later.iter().zip(left.unwrap_or_default());
        is_there && !since.any(|((who, _), turn)| *who == self.seat && *turn != self.turn)
    }
}

/// What a step gave away; nothing where that was little.
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
    Some(Remark { step, seat, action, turn: before.turn(), comparison: Arc::new(compared) })
}
