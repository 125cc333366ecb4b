//! D32: which deck to draw from.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Deck;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D32: asked once for each card to draw.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draw;

impl Decision<Belaad> for Draw {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Draw
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let decks = Deck::all().filter(|&deck| game.action_cards.top(deck).is_some());
        out.offer_all(decks.map(|deck| Action::Draw { deck }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Draw { deck } if game.action_cards.top(deck).is_some() => Ok(()),
            // BEL-9.3: not after the last window.
            Action::EmployWithSwords { .. } => Err(Refusal::TooLateForSwords.into()),
            Action::PlayCard { .. } => Err(Refusal::AlreadyPlayed.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Action::Draw { deck } = action {
            game.draw_card(deck, play);
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
