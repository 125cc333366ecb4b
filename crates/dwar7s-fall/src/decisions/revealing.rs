//! Whether the secret goal is revealed (section 11).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::decisions::{Checked, Open};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;

/// D21, asked of anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revealing {
    /// Who is asked.
    pub seat: Seat,
}

/// What can be answered whenever a secret goal may be revealed.
pub(super) const ANSWERS: [Action; 2] = [Action::Reveal, Action::Keep];

/// Whether it is one of [`ANSWERS`].
pub(super) fn check(action: Action) -> Checked {
    match ANSWERS.contains(&action) {
        true => Ok(()),
        false => Err(Refused::OtherQuestion),
    }
}

impl Decision<Dwar7sFall> for Revealing {
    fn asked(&self, _: &Dwar7sFall) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Reveal
    }

    fn offer(&self, _: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(ANSWERS)
    }

    fn check(&self, _: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        check(action)
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
        game.ask(Open::Course);
    }
}
