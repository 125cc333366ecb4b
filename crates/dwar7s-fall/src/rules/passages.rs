//! Movement from card to card (DWF-6.5), and vacant cards.

use engine::Seat;

use crate::table::board::{Place, PlaceSet};
use crate::table::cell::Side;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::names::Kind;
use crate::words::refusal::Refusal;

impl Dwar7sFall {
    /// DWF-6.5: the cards to which a meeple can go from this one.
    #[inline]
    pub(crate) fn ways_out(&self, place: Place) -> PlaceSet {
        self.board.links(place).and(self.meeples.free())
    }

    /// Whether a meeple can go to that side, and which card it reaches.
    pub(crate) fn can_step(&self, place: Place, side: Side) -> Result<Place, Refusal> {
        let target = self.board.passage(place, side).ok_or(Refusal::NoPassage { side })?;
        if !self.meeples.free().contains(target) {
            return Err(Refusal::CardFull { card: self.card_at(target) });
        }
        Ok(target)
    }

    /// Whether the active player has a meeple on that card.
    pub(crate) fn stands_on(&self, place: Place) -> Result<(), Refusal> {
        if !self.meeples.standing(self.active()).contains(place) {
            return Err(Refusal::NoMeepleThere { card: self.card_at(place) });
        }
        Ok(())
    }

    /// Whether the active player has a meeple of that kind on that card.
    pub(crate) fn has_meeple(&self, place: Place, kind: Kind) -> Result<(), Refusal> {
        if self.meeples.on(place, self.active()).has(kind) {
            Ok(())
        } else {
            Err(Refusal::NoSuchMeeple { kind })
        }
    }

    /// Whether a player has such a meeple on a card.
    pub(crate) fn stands(&self, place: Place, owner: Seat, kind: Kind) -> Result<(), Refusal> {
        let seated = owner.index() < usize::from(self.terms.seats);
        if seated && self.meeples.on(place, owner).has(kind) {
            Ok(())
        } else {
            Err(Refusal::NoSuchMeeple { kind })
        }
    }

    /// Moves a meeple to another card.
    pub(crate) fn relocate(&mut self, meeple: Standing, target: Place) {
        self.meeples.take(meeple);
        self.meeples.put(Standing { place: target, ..meeple });
    }

    /// Whether neither meeples nor the troll stand on a card.
    pub(crate) fn is_vacant(&self, place: Place) -> Result<(), Refusal> {
        let card = self.card_at(place);
        if self.meeples.crowded().contains(place) {
            return Err(Refusal::MeeplesOnIt { card });
        }
        if self.troll_is_on(place) {
            return Err(Refusal::TrollOnIt { card });
        }
        Ok(())
    }
}
