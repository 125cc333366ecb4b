//! The secret goal is shown just before an ogre card would undo it (DWF-11.6 (e)).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::decisions::{Attack, Open};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::OgreCard;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D21 before an attack, asked of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Showing {
    /// Who is asked.
    pub seat: Seat,
    /// What would undo the goal.
    #[serde(rename = "play")]
    pub attack: Attack,
}

impl Showing {
    /// Nobody denies the card: asks whose goal it would undo, clockwise from the active player, and
    /// then carries it out.
    pub(crate) fn begin(
        attack: Attack,
        game: &mut Dwar7sFall,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        Showing { seat: game.active(), attack }.ask_next(game, play);
    }

    fn ask_next(self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) {
        let mut order = game.active().clockwise(game.terms.seats);
        let _ = order.find(|&seat| seat == self.seat);
        for seat in order {
            let undone = game.goals_undone(seat, self.attack);
            if undone.is_empty() {
                continue;
            }
            game.tell(seat, undone, play);
            if undone.contains(game.player(seat).secret) {
                game.open = Some(Open::Showing(Showing { seat, ..self }));
                return;
            }
        }
        game.carry_out(self.attack, play);
        game.complete(play);
    }

    /// Whether what was chosen before still holds, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refused<Refusal>> {
        let Showing { seat, attack } = self;
        let seated = game.everybody().contains(seat) && seat != game.active();
        if !seated || game.can_reveal(seat).is_err() {
            return Err(Refused::OtherQuestion);
        }
        attack.audit(game)
    }
}

impl Decision<Dwar7sFall> for Showing {
    fn asked(&self, _: &Dwar7sFall) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn prompt(&self, game: &Dwar7sFall, _: Seat) -> Prompt {
        let card = game.in_play.unwrap_or(OgreCard::Ambush);
        Prompt::Show { seat: game.active(), card }
    }

    fn offer(&self, _: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::Reveal, Action::Keep])
    }

    fn check(&self, _: &Dwar7sFall, _: Seat, action: Action) -> Result<(), Refused<Refusal>> {
        match action {
            Action::Reveal | Action::Keep => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if action == Action::Reveal {
            game.reveal(seat, play);
        }
        self.ask_next(game, play);
    }
}
