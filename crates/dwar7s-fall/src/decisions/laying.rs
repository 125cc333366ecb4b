//! Playing a kingdom card (DWF-6.3).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::components;
use crate::decisions::{Checked, Open};
use crate::table::board::{Place, PlaceSet};
use crate::table::card::CardId;
use crate::table::cell::{Cell, Rotation};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{CardType, KingdomCard, Set};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D2, D3, D4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Laying {
    /// Which card.
    Card,
    /// Where.
    Cell {
        /// The card.
        card: KingdomCard,
    },
    /// How it lies.
    Rotation {
        /// The card.
        card: KingdomCard,
        /// Where.
        cell: Cell,
    },
}

/// Where a card would come to lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    /// On an empty cell.
    New,
    /// On top of another card.
    On(Place),
}

impl Laying {
    /// DWF-6.A1. There is always room for a card (DWF-3.12).
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        let mut hand = game.active_player().hand();
        if hand.clone().any(|card| !is_forbidden(game, card.kind())) {
            Ok(())
        } else if hand.next().is_none() {
            Err(Refusal::NoCardInHand)
        } else {
            Err(Refusal::MonstersForbidden)
        }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        match self {
            Laying::Card => Ok(()),
            Laying::Cell { card } => can_lay(game, card).map(|_| ()),
            Laying::Rotation { card, cell } => {
                can_lay(game, card).and_then(|_| can_lay_at(game, card, cell)).map(|_| ())
            }
        }
    }
}

impl Decision<Dwar7sFall> for Laying {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Laying::Card => Prompt::Card,
            Laying::Cell { card } => Prompt::CardCell { card },
            Laying::Rotation { card, .. } => Prompt::CardRotation { card },
        }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        match *self {
            Laying::Card => {
                let names: Set<KingdomCard> =
                    game.active_player().hand().map(CardId::kind).collect();
                let layable = names.iter().filter(|&card| !is_forbidden(game, card));
                out.offer_all(layable.map(|card| Action::Card { card }))
            }
            Laying::Cell { card } => offer_cells(game, card, out),
            Laying::Rotation { card, .. } => {
                let rotations = components().card(card).rotations();
                out.offer_all(rotations.map(|rotation| Action::Turn { rotation }))
            }
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Laying::Card, Action::Card { card }) => {
                can_lay(game, card)?;
            }
            (Laying::Cell { card }, Action::Cell { cell }) => {
                can_lay_at(game, card, cell)?;
            }
            (Laying::Rotation { card, .. }, Action::Turn { rotation }) => {
                Dwar7sFall::is_smallest(card, rotation)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let next = match (*self, action) {
            (Laying::Card, Action::Card { card }) => Laying::Cell { card },
            (Laying::Cell { card }, Action::Cell { cell }) => Laying::Rotation { card, cell },
            (Laying::Rotation { card, cell }, Action::Turn { rotation }) => {
                lay(game, card, cell, rotation, play);
                return game.complete(play);
            }
            _ => return,
        };
        game.ask(Open::Laying(next));
    }
}

/// D2: whether a card of that name can be laid, and which one that is.
fn can_lay(game: &Dwar7sFall, card: KingdomCard) -> Result<CardId, Refusal> {
    let id = game.active_player().card_in_hand(card).ok_or(Refusal::NotInHand { card })?;
    if is_forbidden(game, card) { Err(Refusal::MonstersForbidden) } else { Ok(id) }
}

/// DWF-15.12: after the trigger no monsters are laid.
fn is_forbidden(game: &Dwar7sFall, card: KingdomCard) -> bool {
    game.triggered.is_some()
        && components().card(card).of == CardType::Monster
        && game.monster_clause(game.active()).is_some()
}

/// D3: whether the card can be laid at that cell.
fn can_lay_at(game: &Dwar7sFall, card: KingdomCard, cell: Cell) -> Result<Spot, Refusal> {
    if let Some(place) = game.board.at(cell) {
        return can_stack(game, card, place).map(|()| Spot::On(place));
    }
    if !game.board.has_room_for(cell) {
        return Err(Refusal::OffTheMat);
    }
    if game.board.is_empty() {
        let start = game.board.start_cells().any(|each| each == cell);
        return start.then_some(Spot::New).ok_or(Refusal::NotInStartSquare);
    }
    game.board.touches(cell).then_some(Spot::New).ok_or(Refusal::NotBesideACard)
}

/// DWF-6.3 (c): mines on mines and inns on inns, if nobody stands there.
fn can_stack(game: &Dwar7sFall, card: KingdomCard, place: Place) -> Result<(), Refusal> {
    let below = game.card_at(place);
    let of = components().card(card).of;
    if !matches!(of, CardType::Mine | CardType::Inn) || components().card(below).of != of {
        return Err(Refusal::OtherType { card, below });
    }
    game.is_vacant(place)
}

fn offer_cells(
    game: &Dwar7sFall,
    card: KingdomCard,
    out: &mut impl Offer<Action>,
) -> ControlFlow<()> {
    if game.board.is_empty() {
        return out.offer_all(game.board.start_cells().map(|cell| Action::Cell { cell }));
    }
    let same_type = match components().card(card).of {
        CardType::Mine => game.realm.mines,
        CardType::Inn => game.realm.inns,
        _ => PlaceSet::EMPTY,
    };
    game.offer_places(same_type, |place| can_stack(game, card, place), out)?;
    game.board.new_cells(&mut |cell| out.offer(Action::Cell { cell }))
}

fn lay(
    game: &mut Dwar7sFall,
    card: KingdomCard,
    cell: Cell,
    rotation: Rotation,
    play: &mut Play<'_, impl Log<Event>>,
) {
    let seat = game.active();
    let (Ok(id), Ok(spot)) = (can_lay(game, card), can_lay_at(game, card, cell)) else { return };
    let place = match spot {
        Spot::New => {
            play.tell(Event::Laid { seat, card, cell });
            game.board.lay(cell, id, rotation)
        }
        Spot::On(place) => {
            play.tell(Event::Stacked { seat, card, below: game.card_at(place), cell });
            // DWF-21.35: no meeple has been placed on the new card.
            game.turn.placed_on.cover(place, game.board.top(place));
            game.board.cover(place, id, rotation);
            Some(place)
        }
    };
    game.pay_action();
    let player = game.player_mut(seat);
    player.lay_down(id);
    player.laid_monster |= components().card(card).of == CardType::Monster;
    if let Some(place) = place {
        game.board_changed(place);
    }
}
