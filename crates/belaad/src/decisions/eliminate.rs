//! D27: whom to eliminate.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D27: ELIM.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Eliminate;

impl Decision<Belaad> for Eliminate {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Eliminate
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let targets =
            game.opposing_characters().filter(|&character| game.may_eliminate(character).is_ok());
        out.offer_all(targets.map(|character| Action::Eliminate { character }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        let Action::Eliminate { character } = action else { return Err(Refused::OtherQuestion) };
        game.is_in_play(character)?;
        if !game.is_opposing(character.team()) {
            return Err(Refusal::NotATarget { character }.into());
        }
        Ok(game.may_eliminate(character)?)
    }

    /// The target's team may negate first.
    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Action::Eliminate { character } = action {
            game.agenda.done();
            game.ask_negation(character, seat, play);
        }
    }

    /// The only target is named where it is paid for.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}
