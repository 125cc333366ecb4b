//! Playing a kingdom card (DWF-6.3) and turning one (DWF-8.7, DWF-15.4).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::{Answered, Ask, Cause, Laying};
use crate::board::{Place, PlaceSet};
use crate::card::CardId;
use crate::cell::{Cell, Rotation};
use crate::components::{Trait, components};
use crate::event::Event;
use crate::names::{CardType, Decree, KingdomCard};
use crate::refusal::Refusal;
use crate::sets::Set;
use crate::state::Dwar7sFall;

/// Where a card would come to lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// On an empty cell.
    New,
    /// On top of another card.
    On(Place),
}

impl Dwar7sFall {
    /// DWF-6.A1. There is always room for a card (DWF-3.12).
    pub(crate) fn can_play_card(&self) -> Result<(), Refusal> {
        let mut hand = self.player(self.active()).hand();
        let Some(first) = hand.next() else { return Err(Refusal::NoCardInHand) };
        self.can_lay(first.kind()).map(|_| ()).or_else(|refusal| {
            hand.find_map(|card| self.can_lay(card.kind()).ok()).map(|_| ()).ok_or(refusal)
        })
    }

    /// D2: whether a card of that name can be laid, and which one it would be.
    fn can_lay(&self, card: KingdomCard) -> Result<CardId, Refusal> {
        let seat = self.active();
        let id = self.player(seat).card_in_hand(card).ok_or(Refusal::NotInHand { card })?;
        let monster = components().card(card).of == CardType::Monster;
        // DWF-15.12: after the trigger no monsters are laid.
        if monster && self.triggered.is_some() && self.monster_clause(seat).is_some() {
            return Err(Refusal::MonstersForbidden);
        }
        Ok(id)
    }

    /// DWF-15.12, DWF-14.29: the decree that keeps a player from laying monsters at the end.
    pub(crate) fn monster_clause(&self, seat: Seat) -> Option<Decree> {
        if self.decreed(Decree::DragonKing) {
            return Some(Decree::DragonKing);
        }
        let exempt = self.player(seat).has(Trait::FrozenSoul);
        (self.decreed(Decree::FrostInvasion) && !exempt).then_some(Decree::FrostInvasion)
    }

    /// D3.
    fn can_lay_at(&self, card: KingdomCard, cell: Cell) -> Result<Spot, Refusal> {
        if let Some(place) = self.board.at(cell) {
            return self.can_stack(card, place).map(|()| Spot::On(place));
        }
        if !self.board.has_room_for(cell) {
            return Err(Refusal::OffTheMat);
        }
        if self.board.is_empty() {
            let start = self.board.start_cells().any(|each| each == cell);
            return start.then_some(Spot::New).ok_or(Refusal::NotInStartSquare);
        }
        self.board.touches(cell).then_some(Spot::New).ok_or(Refusal::NotBesideACard)
    }

    /// DWF-6.3 (c): mines on mines and inns on inns, where nobody stands.
    fn can_stack(&self, card: KingdomCard, place: Place) -> Result<(), Refusal> {
        let below = self.card_at(place);
        let of = components().card(card).of;
        if !matches!(of, CardType::Mine | CardType::Inn) || components().card(below).of != of {
            return Err(Refusal::OtherType { card, below });
        }
        self.is_vacant(place)
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

    /// D4: each pattern of walls once.
    fn can_rotate_new(&self, card: KingdomCard, rotation: Rotation) -> Result<(), Refusal> {
        let walls = components().card(card).walls;
        if walls.smallest(rotation) == rotation { Ok(()) } else { Err(Refusal::SameWalls) }
    }

    pub(crate) fn check_laying(&self, ask: Laying, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Laying::Card, Action::Card { card }) => self.can_lay(card).map(|_| ()),
            (Laying::Cell { card }, Action::Cell { cell }) => {
                self.can_lay_at(card, cell).map(|_| ())
            }
            (Laying::Rotation { card, .. }, Action::Turn { rotation }) => {
                self.can_rotate_new(card, rotation)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_laying(
        &self,
        ask: Laying,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Laying::Card => {
                let names: Set<KingdomCard> =
                    self.player(self.active()).hand().map(CardId::kind).collect();
                let mut layable = names.iter().filter(|&card| self.can_lay(card).is_ok());
                layable.try_for_each(|card| visit(Action::Card { card }))
            }
            Laying::Cell { card } => self.offer_cells(card, visit),
            Laying::Rotation { card, .. } => components()
                .card(card)
                .rotations()
                .try_for_each(|rotation| visit(Action::Turn { rotation })),
        }
    }

    fn offer_cells(
        &self,
        card: KingdomCard,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.board.is_empty() {
            return self.board.start_cells().try_for_each(|cell| visit(Action::Cell { cell }));
        }
        let same_type = match components().card(card).of {
            CardType::Mine => self.realm.mines,
            CardType::Inn => self.realm.inns,
            _ => PlaceSet::EMPTY,
        };
        for place in same_type.iter() {
            if self.can_stack(card, place).is_ok() {
                visit(Action::Cell { cell: self.board.cell(place) })?;
            }
        }
        self.board.new_cells(&mut |cell| visit(Action::Cell { cell }))
    }

    pub(crate) fn answer_laying(
        &mut self,
        ask: Laying,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let next = match (ask, action) {
            (Laying::Card, Action::Card { card }) => Laying::Cell { card },
            (Laying::Cell { card }, Action::Cell { cell }) => Laying::Rotation { card, cell },
            (Laying::Rotation { card, cell }, Action::Turn { rotation }) => {
                self.lay(card, cell, rotation, log);
                return Answered::Done;
            }
            _ => return Answered::Asking,
        };
        self.ask = Ask::Laying(next);
        Answered::Asking
    }

    fn lay(
        &mut self,
        card: KingdomCard,
        cell: Cell,
        rotation: Rotation,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active();
        let (Ok(id), Ok(spot)) = (self.can_lay(card), self.can_lay_at(card, cell)) else { return };
        let place = match spot {
            Spot::New => {
                log.event(Event::Laid { seat, card, cell });
                self.board.lay(cell, id, rotation)
            }
            Spot::On(place) => {
                log.event(Event::Stacked { seat, card, below: self.card_at(place), cell });
                // DWF-21.35: the new card has not been placed on.
                self.turn.placed_on.cover(place, self.board.top(place));
                self.board.cover(place, id, rotation);
                Some(place)
            }
        };
        self.pay_action();
        let player = self.player_mut(seat);
        player.lay_down(id);
        player.laid_monster |= components().card(card).of == CardType::Monster;
        if let Some(place) = place {
            self.board_changed(place);
        }
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_laying(&self, ask: Laying) -> Result<(), Refusal> {
        match ask {
            Laying::Card => Ok(()),
            Laying::Cell { card } => self.can_lay(card).map(|_| ()),
            Laying::Rotation { card, cell } => {
                self.can_lay(card).and_then(|_| self.can_lay_at(card, cell)).map(|_| ())
            }
        }
    }
}

/// Turning a card.
impl Dwar7sFall {
    /// DWF-15.4: a rotation in the place of a placement.
    pub(crate) fn can_rotate_by_fortress(&self) -> Result<(), Refusal> {
        if !self.decreed(Decree::Fortress) {
            return Err(Refusal::NotDecreed { decree: Decree::Fortress });
        }
        if !self.spots(self.active()).is_empty() {
            return Err(Refusal::SpotsLeft);
        }
        self.any_card_to_turn()
    }

    /// Whether any card can be turned.
    pub(crate) fn any_card_to_turn(&self) -> Result<(), Refusal> {
        let mut places = self.board.places().iter();
        places.find(|&place| self.can_turn(place).is_ok()).map(|_| ()).ok_or(Refusal::NoCardToTurn)
    }

    /// D18: whether a card can be turned to other walls.
    fn can_turn(&self, place: Place) -> Result<(), Refusal> {
        let card = self.card_at(place);
        if components().card(card).rotations().count() < 2 {
            return Err(Refusal::NothingToTurn { card });
        }
        self.is_vacant(place)
    }

    /// D18: whether a card can be turned that way.
    fn can_turn_to(&self, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        let place = self.place_at(cell)?;
        let walls = components().card(self.card_at(place)).walls;
        if walls.turned(rotation) == self.board.walls(place) {
            return Err(Refusal::SameWalls);
        }
        self.can_rotate_new(self.card_at(place), rotation)
    }

    pub(crate) fn check_turning(&self, cell: Option<Cell>, action: Action) -> Result<(), Refusal> {
        match (cell, action) {
            (None, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_turn(place))
            }
            (Some(cell), Action::Turn { rotation }) => self.can_turn_to(cell, rotation),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_turning(
        &self,
        cell: Option<Cell>,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match cell {
            None => self.offer_places(self.board.places(), |place| self.can_turn(place), visit),
            Some(cell) => Rotation::all()
                .filter(|&rotation| self.can_turn_to(cell, rotation).is_ok())
                .try_for_each(|rotation| visit(Action::Turn { rotation })),
        }
    }

    pub(crate) fn answer_turning(
        &mut self,
        cause: Cause,
        cell: Option<Cell>,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        match (cell, action) {
            (None, Action::Cell { cell }) => {
                self.ask = Ask::Turning { cause, cell: Some(cell) };
                Answered::Asking
            }
            (Some(cell), Action::Turn { rotation }) => {
                if let Some(place) = self.board.at(cell) {
                    self.board.turn(place, rotation);
                    self.board_changed(place);
                    let (seat, card) = (self.active(), self.card_at(place));
                    log.event(Event::Turned { seat, card, cell });
                }
                if cause == Cause::Fortress {
                    self.pay_action();
                }
                Answered::Done
            }
            _ => Answered::Asking,
        }
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_turning(&self, cause: Cause, cell: Option<Cell>) -> Result<(), Refusal> {
        if cause == Cause::Fortress {
            self.can_rotate_by_fortress()?;
        }
        cell.map_or(Ok(()), |cell| self.place_at(cell).and_then(|place| self.can_turn(place)))
    }
}
