//! Hidden Tunnels from mine to mine (DWF-15.14).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::ask::{Answered, Ask, Moving};
use crate::board::{Place, PlaceSet};
use crate::cell::Cell;
use crate::event::Event;
use crate::meeples::Standing;
use crate::names::Decree;
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

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
