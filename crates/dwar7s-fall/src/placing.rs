//! Placing meeples from the campfire (DWF-6.4, DWF-6.F2).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::{Answered, Ask, Placing, Price};
use crate::board::{Place, PlaceSet};
use crate::components::{Power, components};
use crate::event::Event;
use crate::meeples::Standing;
use crate::names::{Decree, Kind};
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

impl Dwar7sFall {
    /// DWF-6.A2, DWF-6.F2.
    pub(crate) fn can_place(&self, price: Price) -> Result<(), Refusal> {
        let campfire = self.player(self.active()).campfire;
        if !campfire.kinds().any(|kind| suits(price, kind)) {
            return Err(Refusal::NobodyAtCampfire);
        }
        if self.spots(self.active()).is_empty() {
            return Err(Refusal::NoSpot);
        }
        Ok(())
    }

    /// DWF-6.4: the cards on which a player may place a meeple.
    #[inline]
    pub(crate) fn spots(&self, seat: Seat) -> PlaceSet {
        self.meeples.free().and(self.open_to(seat)).but_not(self.turn.placed_on.places)
    }

    /// DWF-15.4: the cards on which Fortress lets a player place meeples.
    #[inline]
    fn open_to(&self, seat: Seat) -> PlaceSet {
        if !self.decreed(Decree::Fortress) {
            return self.board.places();
        }
        self.board.places().but_not(self.realm.ruled).or(self.realm.kingdom(seat))
    }

    /// D5: whether a meeple of that kind can be placed.
    fn can_place_kind(&self, price: Price, kind: Kind) -> Result<(), Refusal> {
        if !self.player(self.active()).campfire.has(kind) {
            return Err(Refusal::NotAtCampfire { kind });
        }
        match price {
            _ if suits(price, kind) => Ok(()),
            Price::Paid => Err(Refusal::PlacedForFree { kind }),
            Price::Free => Err(Refusal::NotPlacedForFree { kind }),
        }
    }

    /// D5: whether a meeple can be placed on that card.
    fn can_place_on(&self, place: Place) -> Result<(), Refusal> {
        let card = self.card_at(place);
        if !self.meeples.free().contains(place) {
            return Err(Refusal::CardFull { card });
        }
        if !self.open_to(self.active()).contains(place) {
            return Err(Refusal::ForeignKingdom { card });
        }
        if self.turn.placed_on.places.contains(place) {
            return Err(Refusal::PlacedThereBefore { card });
        }
        Ok(())
    }

    pub(crate) fn check_placing(&self, ask: Placing, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Placing::Kind { price }, Action::Meeple { kind }) => self.can_place_kind(price, kind),
            (Placing::Cell { .. }, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_place_on(place))
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_placing(
        &self,
        ask: Placing,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Placing::Kind { price } => self
                .player(self.active())
                .campfire
                .kinds()
                .filter(|&kind| self.can_place_kind(price, kind).is_ok())
                .try_for_each(|kind| visit(Action::Meeple { kind })),
            Placing::Cell { .. } => {
                let spots = self.spots(self.active());
                self.offer_places(spots, |place| self.can_place_on(place), visit)
            }
        }
    }

    pub(crate) fn answer_placing(
        &mut self,
        ask: Placing,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        match (ask, action) {
            (Placing::Kind { price }, Action::Meeple { kind }) => {
                self.ask = Ask::Placing(Placing::Cell { price, kind });
                Answered::Asking
            }
            (Placing::Cell { price, kind }, Action::Cell { cell }) => {
                let seat = self.active();
                if let Some(place) = self.board.at(cell) {
                    self.player_mut(seat).campfire.take(kind);
                    self.meeples.put(Standing { place, owner: seat, kind });
                    if self.decreed(Decree::CrazyBalloonists) {
                        self.turn.placed_on.mark(place);
                    }
                    log.event(Event::Placed { seat, kind, card: self.card_at(place), cell });
                }
                match price {
                    Price::Paid => self.pay_action(),
                    Price::Free => self.count_free_action(),
                }
                Answered::Done
            }
            _ => Answered::Asking,
        }
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_placing(&self, ask: Placing) -> Result<(), Refusal> {
        match ask {
            Placing::Kind { .. } => Ok(()),
            Placing::Cell { price, kind } => self.can_place_kind(price, kind),
        }
    }
}

/// DWF-6.F2: Kings, Ogre Kings and Dragons are placed for free, and only they.
fn suits(price: Price, kind: Kind) -> bool {
    let free = components().powers(kind).contains(Power::FreePlacement);
    free == (price == Price::Free)
}
