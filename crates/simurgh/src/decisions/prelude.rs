//! What every decision is made of.

pub(super) use std::ops::ControlFlow;

pub(super) use engine::{Decision, Few, Log, Offer, Opening, Play, Refused, Seat, Set};
pub(super) use serde::{Deserialize, Serialize};

pub(super) use super::Open;
pub(super) use crate::table::state::Simurgh;
pub(super) use crate::words::action::Action;
pub(super) use crate::words::event::Event;
pub(super) use crate::words::prompt::Prompt;
pub(super) use crate::words::refusal::Refusal;

/// Whether an action is among the choices.
pub(super) type Check = Result<(), Refused<Refusal>>;

/// SIM-15.5: a decision is asked even with one choice, if that choice is not to be taken unasked.
pub(super) fn asked_if(
    decision: &impl Decision<Simurgh>,
    game: &Simurgh,
    asks: impl Fn(Action) -> bool,
) -> Opening {
    let mut found = Few::None;
    // It breaks off once there are two.
    let _ = decision.offer(game, game.active(), &mut found);
    match found {
        Few::One(action) if asks(action) => Opening::Asked,
        _ => Opening::Offered,
    }
}

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

pub(super) use {always_asked, falls_away};
