//! Placing and moving meeples (DWF-6.4, DWF-6.5), and the tunnels between mines (DWF-15.14).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::{Answered, Ask, Moving, Placing, Price};
use crate::board::{Place, PlaceSet};
use crate::cell::{Cell, Side};
use crate::components::{Power, components};
use crate::event::Event;
use crate::meeples::Standing;
use crate::names::{Decree, Kind};
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

/// Placing.
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

/// Moving.
impl Dwar7sFall {
    /// DWF-6.A3.
    pub(crate) fn can_move(&self) -> Result<(), Refusal> {
        let mut standing = self.meeples.standing(self.active()).iter();
        let movable = standing.any(|place| !self.ways_out(place).is_empty());
        if movable { Ok(()) } else { Err(Refusal::NobodyCanMove) }
    }

    /// DWF-6.5: the cards to which a meeple can go from this one.
    #[inline]
    pub(crate) fn ways_out(&self, place: Place) -> PlaceSet {
        self.board.links(place).and(self.meeples.free())
    }

    /// Whether a meeple can go to that side, and where it comes to.
    pub(crate) fn can_step(&self, place: Place, side: Side) -> Result<Place, Refusal> {
        let target = self.board.passage(place, side).ok_or(Refusal::NoPassage { side })?;
        if !self.meeples.free().contains(target) {
            return Err(Refusal::CardFull { card: self.card_at(target) });
        }
        Ok(target)
    }

    /// D6: whether an own meeple can leave that card.
    fn can_move_from(&self, place: Place) -> Result<(), Refusal> {
        self.stands_on(place)?;
        if self.ways_out(place).is_empty() {
            return Err(Refusal::NoWayOut { card: self.card_at(place) });
        }
        Ok(())
    }

    fn stands_on(&self, place: Place) -> Result<(), Refusal> {
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

    pub(crate) fn check_moving(&self, ask: Moving, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Moving::From, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_move_from(place))
            }
            (Moving::Kind { from }, Action::Meeple { kind }) => {
                self.place_at(from).and_then(|place| self.has_meeple(place, kind))
            }
            (Moving::To { from, .. }, Action::Step { side }) => {
                self.place_at(from).and_then(|place| self.can_step(place, side)).map(|_| ())
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_moving(
        &self,
        ask: Moving,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Moving::From => {
                let standing = self.meeples.standing(self.active());
                self.offer_places(standing, |place| self.can_move_from(place), visit)
            }
            Moving::Kind { from } => self.offer_kinds(from, visit),
            Moving::To { from, .. } => self.offer_steps(from, visit),
        }
    }

    /// The kinds of the active player's meeples on a card.
    pub(crate) fn offer_kinds(
        &self,
        cell: Cell,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(place) = self.board.at(cell) else { return ControlFlow::Continue(()) };
        let mut kinds = self.meeples.on(place, self.active()).kinds();
        kinds.try_for_each(|kind| visit(Action::Meeple { kind }))
    }

    /// The sides to which a meeple can go from a card.
    pub(crate) fn offer_steps(
        &self,
        cell: Cell,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(place) = self.board.at(cell) else { return ControlFlow::Continue(()) };
        let open = |side: &&Side| self.can_step(place, **side).is_ok();
        Side::ALL.iter().filter(open).try_for_each(|&side| visit(Action::Step { side }))
    }

    /// The cells of those places that a condition accepts.
    #[inline]
    pub(crate) fn offer_places<T>(
        &self,
        places: PlaceSet,
        condition: impl Fn(Place) -> Result<T, Refusal>,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for place in places.iter() {
            if condition(place).is_ok() {
                visit(Action::Cell { cell: self.board.cell(place) })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn answer_moving(
        &mut self,
        ask: Moving,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let next = match (ask, action) {
            (Moving::From, Action::Cell { cell }) => Moving::Kind { from: cell },
            (Moving::Kind { from }, Action::Meeple { kind }) => Moving::To { from, kind },
            (Moving::To { from, kind }, Action::Step { side }) => {
                let seat = self.active();
                let target = self
                    .place_at(from)
                    .and_then(|place| self.can_step(place, side).map(|target| (place, target)));
                if let Ok((place, target)) = target {
                    self.relocate(Standing { place, owner: seat, kind }, target);
                    let (card, cell) = (self.card_at(target), self.board.cell(target));
                    log.event(Event::Moved { seat, kind, card, cell });
                }
                self.pay_action();
                return Answered::Done;
            }
            _ => return Answered::Asking,
        };
        self.ask = Ask::Moving(next);
        Answered::Asking
    }

    /// Moves a meeple to another card.
    pub(crate) fn relocate(&mut self, meeple: Standing, target: Place) {
        self.meeples.take(meeple);
        self.meeples.put(Standing { place: target, ..meeple });
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_moving(&self, ask: Moving) -> Result<(), Refusal> {
        match ask {
            Moving::From => Ok(()),
            Moving::Kind { from } => {
                self.place_at(from).and_then(|place| self.can_move_from(place))
            }
            Moving::To { from, kind } => {
                self.place_at(from).and_then(|place| self.has_meeple(place, kind))
            }
        }
    }
}

/// Tunnels.
impl Dwar7sFall {
    /// DWF-15.14: mines to which a tunnel leads.
    fn tunnel_exits(&self) -> PlaceSet {
        self.realm.mines.and(self.meeples.free()).but_not(self.guarded_mines())
    }

    /// DWF-15.14: mines in whose kingdom a Fire or Forest Dragon lives.
    fn guarded_mines(&self) -> PlaceSet {
        let mut guarded = PlaceSet::EMPTY;
        for seat in self.terms.all() {
            let kingdom = self.realm.kingdom(seat);
            if !kingdom.and(self.realm.dragons).is_empty() {
                guarded = guarded.or(kingdom);
            }
        }
        guarded.and(self.realm.mines)
    }

    /// DWF-6.A9.
    pub(crate) fn can_tunnel(&self) -> Result<(), Refusal> {
        if !self.decreed(Decree::HiddenTunnels) {
            return Err(Refusal::NotDecreed { decree: Decree::HiddenTunnels });
        }
        let exits = self.tunnel_exits();
        let entries = self.meeples.standing(self.active()).and(self.realm.mines);
        let connected = entries.iter().any(|entry| !exits.without(entry).is_empty());
        if connected { Ok(()) } else { Err(Refusal::NoTunnel) }
    }

    fn can_tunnel_from(&self, place: Place) -> Result<(), Refusal> {
        self.stands_on(place)?;
        if !self.realm.mines.contains(place) {
            return Err(Refusal::NotAMine { card: self.card_at(place) });
        }
        if self.tunnel_exits().without(place).is_empty() {
            return Err(Refusal::NoTunnel);
        }
        Ok(())
    }

    fn can_tunnel_to(&self, from: Cell, place: Place) -> Result<(), Refusal> {
        let card = self.card_at(place);
        if !self.realm.mines.contains(place) {
            return Err(Refusal::NotAMine { card });
        }
        if self.board.cell(place) == from {
            return Err(Refusal::SameMine);
        }
        if self.guarded_mines().contains(place) {
            return Err(Refusal::DragonGuardsMine { card });
        }
        if !self.meeples.free().contains(place) {
            return Err(Refusal::CardFull { card });
        }
        Ok(())
    }

    pub(crate) fn check_tunnelling(&self, ask: Moving, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Moving::From, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_tunnel_from(place))
            }
            (Moving::Kind { from }, Action::Meeple { kind }) => {
                self.place_at(from).and_then(|place| self.has_meeple(place, kind))
            }
            (Moving::To { from, .. }, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_tunnel_to(from, place))
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_tunnelling(
        &self,
        ask: Moving,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Moving::From => {
                let entries = self.meeples.standing(self.active()).and(self.realm.mines);
                self.offer_places(entries, |place| self.can_tunnel_from(place), visit)
            }
            Moving::Kind { from } => self.offer_kinds(from, visit),
            Moving::To { from, .. } => {
                self.offer_places(self.realm.mines, |place| self.can_tunnel_to(from, place), visit)
            }
        }
    }

    pub(crate) fn answer_tunnelling(
        &mut self,
        ask: Moving,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let next = match (ask, action) {
            (Moving::From, Action::Cell { cell }) => Moving::Kind { from: cell },
            (Moving::Kind { from }, Action::Meeple { kind }) => Moving::To { from, kind },
            (Moving::To { from, kind }, Action::Cell { cell }) => {
                let seat = self.active();
                if let (Some(place), Some(target)) = (self.board.at(from), self.board.at(cell)) {
                    self.relocate(Standing { place, owner: seat, kind }, target);
                    log.event(Event::Tunnelled { seat, kind, card: self.card_at(target), cell });
                }
                self.pay_action();
                return Answered::Done;
            }
            _ => return Answered::Asking,
        };
        self.ask = Ask::Tunnelling(next);
        Answered::Asking
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_tunnelling(&self, ask: Moving) -> Result<(), Refusal> {
        self.can_tunnel()?;
        match ask {
            Moving::From => Ok(()),
            Moving::Kind { from } => {
                self.place_at(from).and_then(|place| self.can_tunnel_from(place))
            }
            Moving::To { from, kind } => {
                let place = self.place_at(from)?;
                self.can_tunnel_from(place).and_then(|()| self.has_meeple(place, kind))
            }
        }
    }
}
