//! What every decision uses.

pub(super) use std::ops::ControlFlow;

pub(super) use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, Set};
pub(super) use serde::{Deserialize, Serialize};

pub(super) use super::Open;
pub(super) use crate::table::state::Simurgh;
pub(super) use crate::words::action::Action;
pub(super) use crate::words::event::Event;
pub(super) use crate::words::prompt::Prompt;
pub(super) use crate::words::refusal::Refusal;

/// The answer to whether an action is among the choices.
pub(super) type Checked = Result<(), Refused<Refusal>>;

/// Drops the decision when nothing is left to choose.
macro_rules! falls_away {
    () => {
        fn lapse(&self, game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
            game.agenda.done();
            Opening::Done
        }
    };
}

/// Asks even when there is only one choice.
macro_rules! always_asked {
    () => {
        fn opens(&self, _game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
            Opening::Asked
        }
    };
}

/// SIM-15.5: takes a single choice if the choice before named it with its price.
macro_rules! named {
    () => {
        fn opens(&self, _game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
            Opening::Named
        }
    };
}

pub(super) use {always_asked, falls_away, named};
