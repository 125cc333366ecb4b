//! The equipment deck and the Black Market (COR-3.5, COR-10.4).

use arrayvec::ArrayVec;
use engine::{Log, Play, SeatSet};
use serde::{Deserialize, Serialize};

use crate::words::names::Equipment;
use crate::{ClashOfRage, Event};

/// COR-1.1: the equipment cards.
pub(crate) const EQUIPMENT_CARDS: usize = 57;
/// COR-3.5: face-up stacks on the Black Market.
pub(crate) const STACKS: usize = 6;

/// The equipment deck, face down.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct EquipmentDeck {
    /// The cards, the top one at the end.
    pub cards: ArrayVec<Equipment, EQUIPMENT_CARDS>,
    /// How many cards at the bottom everybody saw being put there (section 14).
    pub known: u8,
}

impl EquipmentDeck {
    /// Draws the top card.
    pub fn draw(&mut self) -> Option<Equipment> {
        let card = self.cards.pop();
        self.known = self.known.min(self.cards.len() as u8);
        card
    }

    /// COR-5.3: puts a card that all have seen under the deck.
    pub fn put_under(&mut self, card: Equipment) {
        if !self.cards.is_full() {
            self.cards.insert(0, card);
            self.known += 1;
        }
    }

    /// The cards whose order nobody knows.
    pub fn unknown(&mut self) -> &mut [Equipment] {
        let known = usize::from(self.known).min(self.cards.len());
        &mut self.cards[known..]
    }
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
        play.log.learned(SeatSet::all(self.players.len() as u8));
        Some(card)
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
