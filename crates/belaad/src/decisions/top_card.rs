//! D3: which top card to perform.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use super::card::Source;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Deck;
use crate::words::prompt::Prompt;

/// D3: TOP.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TopCard;

impl Decision<Belaad> for TopCard {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::TopCard
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let decks = Deck::all().filter(|&deck| game.may_use_top(deck).is_ok());
        out.offer_all(decks.map(|deck| Action::TopCard { deck }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::TopCard { deck } => Ok(game.may_use_top(deck).map(drop)?),
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
        let Action::TopCard { deck } = action else { return };
        game.agenda.done();
        game.turn.used_decks.insert(deck);
        if let Some(card) = game.action_cards.top(deck) {
            play.tell(Event::TopCardPerformed { seat: game.active(), deck, card });
            game.open_card(card, Source::Deck(deck));
        }
    }

    /// The only top card left is named where it is paid for.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}
