//! The equipment deck and the Black Market (COR-3.5, COR-10.4).

use engine::{Held, KnownTo, Log, Play, Zone};
use serde::{Deserialize, Serialize};

use crate::words::names::Equipment;
use crate::{ClashOfRage, Event};

/// COR-1.1: the equipment cards.
pub(crate) const EQUIPMENT_CARDS: usize = 57;
/// COR-3.5: face-up stacks on the Black Market.
pub(crate) const STACKS: usize = 6;

/// The equipment deck, face down. Everybody knows the cards that went under it (COR-5.3).
pub(crate) type EquipmentDeck = Zone<Equipment, EQUIPMENT_CARDS>;

/// The cards of a deck that everybody knows, from the bottom: all others lie above them.
pub(crate) fn known_at_the_bottom(deck: &EquipmentDeck) -> impl Iterator<Item = Equipment> {
    let known = deck.iter().take_while(|held| held.known_to == KnownTo::Everybody);
    known.map(|held| held.piece)
}

/// Identical cards, face up on each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// The design.
    pub card: Equipment,
    /// How many there are.
    pub copies: u8,
}

impl ClashOfRage {
    /// Turns over the top card of the equipment deck.
    pub(crate) fn reveal_equipment(
        &mut self,
        play: &mut Play<'_, impl Log<Event>>,
    ) -> Option<Equipment> {
        let card = self.equipment_deck.draw()?;
        Some(card.turn_up(self.players.len() as u8, play.log).piece)
    }

    /// COR-5.3: puts a card that all have seen under the equipment deck.
    pub(crate) fn put_under(&mut self, card: Equipment) {
        self.equipment_deck.put_below(Held { piece: card, known_to: KnownTo::Everybody });
    }

    /// COR-10.4: draws until six different designs are face up or the deck is empty.
    pub(crate) fn refill_market(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        while !self.market.is_full() {
            let Some(card) = self.reveal_equipment(play) else { return };
            match self.market.iter_mut().find(|stack| stack.card == card) {
                Some(stack) => {
                    stack.copies += 1;
                    play.tell(Event::MarketStacked { card });
                }
                None => {
                    self.market.push(Stack { card, copies: 1 });
                    play.tell(Event::MarketOpened { card });
                }
            }
        }
    }

    /// COR-10.3, COR-17.31: takes the top card of a stack; the last card takes the stack with it.
    pub(crate) fn take_from_market(
        &mut self,
        card: Equipment,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Some(at) = self.market.iter().position(|stack| stack.card == card) {
            self.market[at].copies -= 1;
            if self.market[at].copies == 0 {
                self.market.remove(at);
            }
        }
        self.refill_market(play);
    }
}
