//! Hired Hands: an ogre card for one more action (DWF-15.7).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};

use crate::decisions::Checked;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Decree;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D27: the ogre card to discard.
#[derive(Clone, Copy)]
pub struct Hiring;

impl Hiring {
    /// DWF-6.F6.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        if !game.decreed(Decree::HiredHands) {
            return Err(Refusal::NotDecreed { decree: Decree::HiredHands });
        }
        if game.active_player().ogre_cards.is_empty() {
            return Err(Refusal::NoOgreCards);
        }
        Ok(())
    }
}

impl Decision<Dwar7sFall> for Hiring {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Hire
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let cards = game.active_player().ogre_cards;
        out.offer_all(cards.names().map(|card| Action::OgreCard { card }))
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::OgreCard { card } if game.active_player().ogre_cards.has(card) => Ok(()),
            Action::OgreCard { card } => Err(Refusal::NoOgreCard { card }.into()),
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
        if let Action::OgreCard { card } = action {
            game.discard_ogre_card(seat, card, play);
            game.turn.hired = game.turn.hired.saturating_add(1);
            game.count_free_action();
            play.tell(Event::Hired { seat, card });
        }
        game.complete(play);
    }
}
