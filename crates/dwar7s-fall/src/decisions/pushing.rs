//! The Warrior pushes an enemy (DWF-14.23).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::Power;
use crate::decisions::{Checked, Open};
use crate::table::board::Place;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Kind;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D25 for the Warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pushing {
    /// Whom.
    Victim,
    /// Where to.
    To {
        /// Whose meeple.
        owner: Seat,
        /// Which.
        kind: Kind,
    },
}

impl Pushing {
    /// DWF-6.A6.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        let (place, _) = game.piece_with(Power::Push)?;
        let enemy = game.meeples.has_enemy_of(place, game.active());
        if enemy && !game.ways_out(place).is_empty() { Ok(()) } else { Err(Refusal::NobodyToPush) }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        Pushing::is_possible(game)?;
        match self {
            Pushing::Victim => Ok(()),
            Pushing::To { owner, kind } => can_push(game, owner, kind).map(|_| ()),
        }
    }
}

impl Decision<Dwar7sFall> for Pushing {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Pushing::Victim => Prompt::PushVictim,
            Pushing::To { owner, kind } => Prompt::PushTo { owner, kind },
        }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let Ok((place, _)) = game.piece_with(Power::Push) else {
            return ControlFlow::Continue(());
        };
        match *self {
            Pushing::Victim => {
                game.offer_victims(place, |owner, kind| can_push(game, owner, kind), out)
            }
            Pushing::To { .. } => game.offer_steps(game.board.cell(place), out),
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Pushing::Victim, Action::Victim { owner, kind }) => {
                can_push(game, owner, kind)?;
            }
            (Pushing::To { .. }, Action::Step { side }) => {
                let (place, _) = game.piece_with(Power::Push)?;
                game.can_step(place, side)?;
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
            (Pushing::Victim, Action::Victim { owner, kind }) => {
                game.ask(Open::Pushing(Pushing::To { owner, kind }));
            }
            (Pushing::To { owner, kind }, Action::Step { side }) => {
                if let Ok(place) = can_push(game, owner, kind)
                    && let Ok(target) = game.can_step(place, side)
                {
                    game.relocate(Standing { place, owner, kind }, target);
                    let (card, cell) = (game.card_at(target), game.board.cell(target));
                    play.tell(Event::Pushed { seat, owner, kind, card, cell });
                }
                game.pay_action();
                game.complete(play);
            }
            _ => {}
        }
    }
}

/// D25: whether that meeple can be pushed, and from where.
fn can_push(game: &Dwar7sFall, owner: Seat, kind: Kind) -> Result<Place, Refusal> {
    let (place, _) = game.piece_with(Power::Push)?;
    if owner == game.active() {
        return Err(Refusal::NotAnEnemy { seat: owner });
    }
    game.stands(place, owner, kind).map(|()| place)
}
