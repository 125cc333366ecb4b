//! Moving meeples from card to card (DWF-6.5).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::decisions::{Checked, Open};
use crate::table::board::Place;
use crate::table::cell::Cell;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Kind;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moving {
    /// From which card.
    From,
    /// Which meeple.
    Kind {
        /// The card.
        from: Cell,
    },
    /// Where to.
    To {
        /// The card.
        from: Cell,
        /// The meeple.
        kind: Kind,
    },
}

impl Moving {
    /// DWF-6.A3.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        let mut standing = game.meeples.standing(game.active()).iter();
        let movable = standing.any(|place| !game.ways_out(place).is_empty());
        if movable { Ok(()) } else { Err(Refusal::NobodyCanMove) }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        match self {
            Moving::From => Ok(()),
            Moving::Kind { from } => can_move_from(game, game.place_at(from)?),
            Moving::To { from, kind } => game.has_meeple(game.place_at(from)?, kind),
        }
    }
}

impl Decision<Dwar7sFall> for Moving {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Moving::From => Prompt::MoveFrom,
            Moving::Kind { .. } => Prompt::MoveKind,
            Moving::To { kind, .. } => Prompt::MoveTo { kind },
        }
    }

    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        match *self {
            Moving::From => {
                let standing = game.meeples.standing(seat);
                game.offer_places(standing, |place| can_move_from(game, place), out)
            }
            Moving::Kind { from } => game.offer_kinds(from, out),
            Moving::To { from, .. } => game.offer_steps(from, out),
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Moving::From, Action::Cell { cell }) => can_move_from(game, game.place_at(cell)?)?,
            (Moving::Kind { from }, Action::Meeple { kind }) => {
                game.has_meeple(game.place_at(from)?, kind)?;
            }
            (Moving::To { from, .. }, Action::Step { side }) => {
                game.can_step(game.place_at(from)?, side)?;
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
        let next = match (*self, action) {
            (Moving::From, Action::Cell { cell }) => Moving::Kind { from: cell },
            (Moving::Kind { from }, Action::Meeple { kind }) => Moving::To { from, kind },
            (Moving::To { from, kind }, Action::Step { side }) => {
                if let Some(place) = game.board.at(from)
                    && let Ok(target) = game.can_step(place, side)
                {
                    game.relocate(Standing { place, owner: seat, kind }, target);
                    let (card, cell) = (game.card_at(target), game.board.cell(target));
                    play.tell(Event::Moved { seat, kind, card, cell });
                }
                game.pay_action();
                return game.complete(play);
            }
            _ => return,
        };
        game.ask(Open::Moving(next));
    }
}

/// D6: whether one of the player's meeples can leave that card.
fn can_move_from(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    game.stands_on(place)?;
    if game.ways_out(place).is_empty() {
        return Err(Refusal::NoWayOut { card: game.card_at(place) });
    }
    Ok(())
}
