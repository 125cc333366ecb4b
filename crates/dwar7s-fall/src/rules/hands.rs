//! Ogre cards in hands and piles, and what each player knows of the others' (DWF-8.9, section 18).

use engine::{Chance, Log, Play, Seat, SeatSet};

use crate::data::components;
use crate::table::meeples::player;
use crate::table::state::Dwar7sFall;
use crate::table::tally::OgreCards;
use crate::words::event::Event;
use crate::words::names::OgreCard;

impl Dwar7sFall {
    /// DWF-8.9: draws ogre cards, shuffling the discard pile when the deck has run out.
    pub(crate) fn draw_ogre_cards(
        &mut self,
        seat: Seat,
        count: u8,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let mut cards = OgreCards::EMPTY;
        for _ in 0..count {
            if self.ogre_deck.is_empty() {
                self.reshuffle_ogre_cards(play);
            }
            let Some(card) = self.ogre_deck.pop() else { break };
            cards.add(card, 1);
        }
        let drawn = cards.total();
        if drawn == 0 {
            return;
        }
        let most = self.troll_kings();
        let owner = self.player_mut(seat);
        owner.ogre_cards.join(&cards);
        owner.troll_kings_at_most = (owner.troll_kings_at_most + drawn).min(most);
        play.log.learned(SeatSet::only(seat));
        play.log.secret(
            seat,
            Event::DrewOgreCards { seat, cards },
            Event::DrewHiddenOgreCards { seat, count: drawn },
        );
    }

    fn reshuffle_ogre_cards(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let discards = std::mem::take(&mut self.ogre_discards);
        for card in discards.names() {
            for _ in 0..discards.count(card) {
                self.ogre_deck.push(card);
            }
        }
        if !self.ogre_deck.is_empty() {
            play.rng.shuffle(&mut self.ogre_deck);
            play.tell(Event::Reshuffled);
        }
    }

    /// How many Troll Kings are in the game.
    pub(crate) fn troll_kings(&self) -> u8 {
        let face = components().ogre_card(OgreCard::TrollKing);
        face.core
            + if self.terms.empires { face.empires } else { 0 }
            + if self.terms.troll { face.troll } else { 0 }
    }

    /// Takes a card out of a hand openly.
    pub(crate) fn show_ogre_card(
        &mut self,
        seat: Seat,
        card: OgreCard,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let owner = self.player_mut(seat);
        owner.ogre_cards.take(card, 1);
        if card == OgreCard::TrollKing {
            owner.troll_kings_at_most = owner.troll_kings_at_most.saturating_sub(1);
        }
        owner.troll_kings_at_most = owner.troll_kings_at_most.min(owner.ogre_cards.total());
        for other in &mut self.players {
            other.knows[player(seat)].take(card, 1);
        }
        play.log.learned(self.everybody().without(seat));
    }

    /// A card goes from a hand to the discard pile.
    pub(crate) fn discard_ogre_card(
        &mut self,
        seat: Seat,
        card: OgreCard,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.show_ogre_card(seat, card, play);
        self.ogre_discards.add(card, 1);
    }

    /// Everybody has seen that a player holds that card.
    pub(crate) fn everybody_knows_of(&mut self, holder: Seat, card: OgreCard) {
        for seat in self.enemies(holder) {
            let known = &mut self.player_mut(seat).knows[player(holder)];
            if !known.has(card) {
                known.add(card, 1);
            }
        }
    }

    /// DWF-10.9: takes all ogre cards of a hand. The robbed player knows which.
    pub(crate) fn steal_ogre_cards(&mut self, from: Seat, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let victim = self.player_mut(from);
        let cards = std::mem::take(&mut victim.ogre_cards);
        let troll_kings = std::mem::take(&mut victim.troll_kings_at_most);
        victim.knows[player(seat)].join(&cards);
        for other in self.all_seats() {
            let known = std::mem::take(&mut self.player_mut(other).knows[player(from)]);
            if other != seat {
                self.player_mut(other).knows[player(seat)].join(&known);
            }
        }
        let most = self.troll_kings();
        let thief = self.player_mut(seat);
        thief.ogre_cards.join(&cards);
        thief.troll_kings_at_most = (thief.troll_kings_at_most + troll_kings).min(most);
        play.log.learned(SeatSet::only(seat));
        play.log.secret(
            seat,
            Event::StoleOgreCards { seat, from, cards },
            Event::StoleHiddenOgreCards { seat, from, count: cards.total() },
        );
    }
}
