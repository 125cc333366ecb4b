//! Moving meeples from card to card (DWF-6.5).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::ask::{Answered, Ask, Moving};
use crate::board::{Place, PlaceSet};
use crate::cell::{Cell, Side};
use crate::event::Event;
use crate::meeples::Standing;
use crate::names::Kind;
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

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
