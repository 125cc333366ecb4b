//! The course of a turn: what happens by itself between two questions (sections 5, 7, 9 and 12).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};

use crate::decisions::Checked;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;

/// Nobody is asked anything: the turn continues.
#[derive(Clone, Copy)]
pub struct Course;

impl Decision<Dwar7sFall> for Course {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Task
    }

    fn offer(&self, _: &Dwar7sFall, _: Seat, _: &mut impl Offer<Action>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn check(&self, _: &Dwar7sFall, _: Seat, _: Action) -> Checked {
        Err(Refused::OtherQuestion)
    }

    fn answer(&self, _: &mut Dwar7sFall, _: Seat, _: Action, _: &mut Play<'_, impl Log<Event>>) {}

    #[inline]
    fn opens(&self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        game.go_on(play);
        Opening::Done
    }
}
