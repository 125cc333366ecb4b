//! D18: which coin the Spy steals.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Coin;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D18: one coin at a time (BEL-10.O3).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StealCoins {
    pub taken: u8,
    pub left: u8,
}

impl Decision<Belaad> for StealCoins {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::StealCoins { left: self.left }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for seat in game.opponents() {
            for &coin in Coin::ALL {
                if game.player(seat).purse.of(coin) > 0 {
                    out.offer(Action::StealCoin { seat, coin })?;
                }
            }
        }
        if self.taken > 0 {
            out.offer(Action::Stop)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::StealCoin { seat, coin } => {
                game.is_opponent(seat)?;
                if game.player(seat).purse.of(coin) > 0 {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchCoin { seat, coin }.into())
                }
            }
            Action::Stop if self.taken > 0 => Ok(()),
            Action::Stop => Err(Refusal::TakeOneFirst.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// The first coin is another player's loss, so it is never taken unasked.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.taken == 0 { Opening::Asked } else { Opening::Free }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let Action::StealCoin { seat, coin } = action else { return };
        let (taken, left) = (self.taken.saturating_add(1), self.left.saturating_sub(1));
        if left > 0 {
            game.agenda.plan(Open::StealCoins(StealCoins { taken, left }));
        }
        game.rob(seat, coin, 1, play);
    }
}
