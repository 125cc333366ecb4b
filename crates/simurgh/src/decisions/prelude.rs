//! What every decision is made of.

pub(super) use std::ops::ControlFlow;

pub(super) use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, Set};
pub(super) use serde::{Deserialize, Serialize};

pub(super) use super::Open;
pub(super) use crate::table::state::Simurgh;
pub(super) use crate::words::action::Action;
pub(super) use crate::words::event::Event;
pub(super) use crate::words::prompt::Prompt;
pub(super) use crate::words::refusal::Refusal;

/// Whether an action is among the choices.
pub(super) type Check = Result<(), Refused<Refusal>>;

/// The decision falls away when nothing is left to choose.
macro_rules! falls_away {
    () => {
        fn lapse(&self, game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
            game.done();
            Opening::Done
        }
    };
}

/// The decision is asked even when there is one choice.
macro_rules! always_asked {
    () => {
        fn opens(&self, _game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
            Opening::Asked
        }
    };
}

/// SIM-15.5: a single choice is taken if the choice before has named it with its price.
macro_rules! named {
    () => {
        fn opens(&self, _game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
            Opening::Named
        }
    };
}

pub(super) use {always_asked, falls_away, named};
