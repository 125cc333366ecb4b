//! Who is in whose way, and what can be done about it.
//!
//! Two players who fill a card between them, or stand on the same monster, wait for each other, and
//! neither gains by leaving. Ogre cards are the way out, so that is when they are worth something.

use engine::Seat;

use crate::data::{Requirement, Task, components};
use crate::table::board::Place;
use crate::table::state::Dwar7sFall;
use crate::words::names::{CardType, OgreCard};

/// An ogre card in hand.
const OGRE_CARD: f32 = 0.5;
/// More for an ogre card that can break a block: worth giving up a gem for in a full hand.
const BREAKS_BLOCK: f32 = 3.0;
/// The chance that the next ogre card can break a block.
const LIKELY_TO_BREAK: f32 = 0.5;
/// Blocks that count: more cards can't be used in a turn or two.
const MAX_BLOCKS: u8 = 2;
/// The share of a task's worth that counts if an ogre card in hand has to make room first.
const EVICTED: f32 = 0.8;
/// The share of a task's worth that counts if it has too few free slots.
const STUCK: f32 = 0.1;
/// A card of one's own that covers something else.
const BURIES: f32 = 0.5;

impl Dwar7sFall {
    /// What the ogre cards in hand are worth.
    pub(super) fn ogre_cards_worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let most = match components().secret_goal(player.secret).requirement {
            Requirement::OgreCards(count) => count,
            _ => 3,
        };
        let broken = self.blocks(seat).min(self.breakers(seat));
        f32::from(player.ogre_cards.total().min(most)) * OGRE_CARD
            + f32::from(broken) * BREAKS_BLOCK
    }

    /// What the next ogre card is worth.
    pub(super) fn next_ogre_card_worth(&self, seat: Seat) -> f32 {
        let breaks = self.blocks(seat) > self.breakers(seat);
        OGRE_CARD + if breaks { LIKELY_TO_BREAK * BREAKS_BLOCK } else { 0.0 }
    }

    /// Rivals whom ogre cards in hand can move off any card.
    pub(super) fn evictions(&self, seat: Seat) -> u8 {
        let held = &self.player(seat).ogre_cards;
        held.count(OgreCard::Brute) + held.count(OgreCard::Panic)
    }

    /// Cards that ogre cards in hand can clear of everybody.
    fn clearances(&self, seat: Seat) -> u8 {
        let held = &self.player(seat).ogre_cards;
        held.count(OgreCard::Ambush) + held.count(OgreCard::WreckingBall)
    }

    fn breakers(&self, seat: Seat) -> u8 {
        self.evictions(seat) + self.clearances(seat)
    }

    /// Rivals who keep a player from a task.
    pub(super) fn in_the_way(&self, seat: Seat, place: Place) -> u8 {
        let face = components().card(self.card_at(place));
        let (present, all) = (self.meeples.on(place, seat).len(), self.meeples.count(place));
        let (rivals, free) = (all - present, face.slots.saturating_sub(all));
        match face.of {
            // DWF-8.5 (a): one rival is enough to save a monster.
            CardType::Monster => rivals,
            _ => self.requirement(seat, place).saturating_sub(present + free).min(rivals),
        }
    }

    /// How likely a task can be completed, as meeples stand.
    pub(super) fn chance(&self, seat: Seat, place: Place) -> f32 {
        let monster = self.realm.monsters.contains(place);
        match self.in_the_way(seat, place) {
            0 => 1.0,
            rivals if rivals <= self.evictions(seat) => EVICTED,
            // Five meeples don't come back in the turn of an Ambush, and the rival does.
            _ if monster => 0.0,
            _ if self.clearances(seat) > 0 => EVICTED,
            _ => STUCK,
        }
    }

    /// The rivals whom it takes an ogre to get rid of, one on each monster.
    fn blocks(&self, seat: Seat) -> u8 {
        let mut rivals = 0;
        for place in self.meeples.crowded().iter() {
            let in_the_way = self.in_the_way(seat, place);
            let monster = self.realm.monsters.contains(place);
            rivals += if monster { in_the_way.min(1) } else { in_the_way };
        }
        rivals.min(MAX_BLOCKS)
    }

    /// The player's own cards that are in everybody's way: monsters in the kingdom, and cards on top of
    /// others, stores aside. What hurts all alike is no reason to do it or not; this is one not to.
    pub(super) fn own_obstacles(&self, seat: Seat) -> f32 {
        let race = self.player(seat).race;
        let own =
            |place: &Place| self.board.top(*place).owner().is_some_and(|(owner, _)| owner == race);
        let monsters = self.realm.kingdom(seat).and(self.realm.monsters);
        let buries = |place: &Place| {
            let task = components().card(self.card_at(*place)).task;
            let covered = self.board.stack(*place).nth(1);
            let other = |card| components().card(card).task != task;
            task != Task::Trade && covered.is_some_and(|(card, _)| other(card.kind()))
        };
        let covering = self.board.stacks().iter().filter(own).filter(buries).count();
        monsters.iter().filter(own).count() as f32 + covering as f32 * BURIES
    }
}
