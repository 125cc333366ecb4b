//! Placing meeples from the campfire (DWF-6.4, DWF-6.F2).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Power, components};
use crate::decisions::{Checked, Open};
use crate::table::board::{Place, PlaceSet};
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Decree, Kind, Set};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Placing {
    /// Which meeple.
    Kind {
        /// Whether it costs an action.
        price: Price,
    },
    /// Where.
    Cell {
        /// Whether it costs an action.
        price: Price,
        /// Which meeple.
        kind: Kind,
    },
}

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// One action.
    Paid,
    /// Nothing.
    Free,
}

impl Placing {
    /// DWF-6.A2, DWF-6.F2.
    pub(crate) fn is_possible(game: &Dwar7sFall, price: Price) -> Result<(), Refusal> {
        if game.active_player().campfire.kind_set().and(suited(price)).is_empty() {
            return Err(Refusal::NobodyAtCampfire);
        }
        let free = game.meeples.free();
        let open = free.and(game.open_to(game.active()));
        if !open.minus(game.turn.placed_on.places).is_empty() {
            return Ok(());
        }
        Err(if free.is_empty() {
            Refusal::NoSpot
        } else if open.is_empty() {
            Refusal::NoSpotAtHome
        } else {
            Refusal::PlacedEverywhere
        })
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        match self {
            Placing::Kind { .. } => Ok(()),
            Placing::Cell { price, kind } => can_place(game, price, kind),
        }
    }
}

impl Decision<Dwar7sFall> for Placing {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Placing::Kind { price: Price::Paid } => Prompt::Place,
            Placing::Kind { price: Price::Free } => Prompt::PlaceForFree,
            Placing::Cell { kind, .. } => Prompt::PlaceCell { kind },
        }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        match *self {
            Placing::Kind { price } => {
                let placeable = game.active_player().campfire.kind_set().and(suited(price));
                out.offer_all(placeable.iter().map(|kind| Action::Meeple { kind }))
            }
            Placing::Cell { .. } => {
                let spots = game.spots(game.active());
                game.offer_places(spots, |place| can_place_on(game, place), out)
            }
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Placing::Kind { price }, Action::Meeple { kind }) => can_place(game, price, kind)?,
            (Placing::Cell { .. }, Action::Cell { cell }) => {
                can_place_on(game, game.place_at(cell)?)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match (*self, action) {
            (Placing::Kind { price }, Action::Meeple { kind }) => {
                game.ask(Open::Placing(Placing::Cell { price, kind }));
            }
            (Placing::Cell { price, kind }, Action::Cell { cell }) => {
                if let Some(place) = game.board.at(cell) {
                    game.player_mut(seat).campfire.take(kind);
                    game.meeples.put(Standing { place, owner: seat, kind });
                    if game.decreed(Decree::CrazyBalloonists) {
                        game.turn.placed_on.mark(place);
                    }
                    play.tell(Event::Placed { seat, kind, card: game.card_at(place), cell });
                }
                match price {
                    Price::Paid => game.pay_action(),
                    Price::Free => game.count_free_action(),
                }
                game.complete(play);
            }
            _ => {}
        }
    }
}

/// D5: whether a meeple of that kind can be placed.
fn can_place(game: &Dwar7sFall, price: Price, kind: Kind) -> Result<(), Refusal> {
    if !game.active_player().campfire.has(kind) {
        return Err(Refusal::NotAtCampfire { kind });
    }
    match price {
        _ if suited(price).contains(kind) => Ok(()),
        Price::Paid => Err(Refusal::PlacedForFree { kind }),
        Price::Free => Err(Refusal::NotPlacedForFree { kind }),
    }
}

/// D5: whether a meeple can be placed on that card.
fn can_place_on(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    let card = game.card_at(place);
    if !game.open_to(game.active()).contains(place) {
        return Err(Refusal::ForeignKingdom { card });
    }
    if game.turn.placed_on.places.contains(place) {
        return Err(Refusal::PlacedThereBefore { card });
    }
    if !game.meeples.free().contains(place) {
        return Err(Refusal::CardFull { card });
    }
    Ok(())
}

/// DWF-6.F2: only Kings, Ogre Kings and Dragons are placed for free.
fn suited(price: Price) -> Set<Kind> {
    let free = components().with_power(Power::FreePlacement);
    match price {
        Price::Paid => Set::all().minus(free),
        Price::Free => free,
    }
}

impl Dwar7sFall {
    /// DWF-6.4: the cards on which a player may place a meeple.
    #[inline]
    pub(crate) fn spots(&self, seat: Seat) -> PlaceSet {
        self.meeples.free().and(self.open_to(seat)).minus(self.turn.placed_on.places)
    }

    /// DWF-15.4: the cards on which Fortress lets a player place meeples.
    #[inline]
    fn open_to(&self, seat: Seat) -> PlaceSet {
        if !self.decreed(Decree::Fortress) {
            return self.board.places();
        }
        self.board.places().minus(self.realm.ruled).or(self.realm.kingdom(seat))
    }
}
