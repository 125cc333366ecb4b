//! Turning a card (DWF-8.7, DWF-15.4).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::components;
use crate::decisions::{Checked, Open};
use crate::table::board::Place;
use crate::table::cell::{Cell, Rotation};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Decree, KingdomCard};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D18.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turning {
    /// What allows it.
    pub cause: Cause,
    /// The chosen card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
}

/// What allows a card to be rotated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// DWF-8.7.
    Memorial,
    /// DWF-15.4.
    Fortress,
}

impl Turning {
    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        if self.cause == Cause::Fortress {
            game.can_rotate_by_fortress()?;
        }
        self.cell.map_or(Ok(()), |cell| game.place_at(cell).and_then(|at| can_turn(game, at)))
    }
}

impl Decision<Dwar7sFall> for Turning {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Turning { cell: Some(_), .. } => Prompt::TurnTo,
            Turning { cause: Cause::Memorial, .. } => Prompt::TurnCard,
            Turning { cause: Cause::Fortress, .. } => Prompt::TurnByFortress,
        }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        match self.cell {
            None => {
                game.offer_places(game.board.places(), |place| can_turn(game, place), out)?;
                if self.cause == Cause::Memorial {
                    out.offer(Action::Stop)?;
                }
                ControlFlow::Continue(())
            }
            Some(cell) => {
                let other = |rotation: &Rotation| can_turn_to(game, cell, *rotation).is_ok();
                let rotations = Rotation::all().filter(other);
                out.offer_all(rotations.map(|rotation| Action::Turn { rotation }))
            }
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (self.cell, action) {
            (None, Action::Cell { cell }) => can_turn(game, game.place_at(cell)?)?,
            (Some(cell), Action::Turn { rotation }) => can_turn_to(game, cell, rotation)?,
            // DWF-8.7: with a memorial it is optional; with Fortress it is an action.
            (None, Action::Stop) if self.cause == Cause::Memorial => {}
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
        match (self.cell, action) {
            (None, Action::Cell { cell }) => {
                game.ask(Open::Turning(Turning { cell: Some(cell), ..*self }));
            }
            (Some(cell), Action::Turn { rotation }) => {
                if let Some(place) = game.board.at(cell) {
                    game.board.turn(place, rotation);
                    game.board_changed(place);
                    play.tell(Event::Turned { seat, card: game.card_at(place), cell });
                }
                if self.cause == Cause::Fortress {
                    game.pay_action();
                }
                game.complete(play);
            }
            (None, Action::Stop) => {
                play.tell(Event::LeftCards { seat });
                game.complete(play);
            }
            _ => {}
        }
    }
}

/// D18: whether a card can be turned to other walls.
fn can_turn(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    let card = game.card_at(place);
    if components().card(card).rotations().count() < 2 {
        return Err(Refusal::NothingToTurn { card });
    }
    game.is_vacant(place)
}

/// D18: whether a card can be turned by that rotation.
fn can_turn_to(game: &Dwar7sFall, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
    let place = game.place_at(cell)?;
    let walls = components().card(game.card_at(place)).walls;
    if walls.turned(rotation) == game.board.walls(place) {
        return Err(Refusal::SameWalls);
    }
    Dwar7sFall::is_smallest(game.card_at(place), rotation)
}

impl Dwar7sFall {
    /// D4, D18: each pattern of walls once (DWF-3.5).
    pub(crate) fn is_smallest(card: KingdomCard, rotation: Rotation) -> Result<(), Refusal> {
        let walls = components().card(card).walls;
        if walls.smallest(rotation) == rotation { Ok(()) } else { Err(Refusal::SameWalls) }
    }

    /// DWF-15.4: whether a rotation may replace a placement.
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
        places.find(|&place| can_turn(self, place).is_ok()).map(|_| ()).ok_or(Refusal::NoCardToTurn)
    }
}
