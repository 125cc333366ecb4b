//! D22: which coins to change (H11).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::data::effects::HashashEffect;
use crate::data::hashash_face;
use crate::table::ids::HashashCard;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Coin;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;
use crate::words::spoken::Amount;

/// D22.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    pub card: HashashCard,
}

impl Change {
    /// What is paid in this kind of coin, and what is taken.
    pub(crate) fn deal(self, coin: Coin) -> (Amount, Amount) {
        let (pay, take) = match hashash_face(self.card).effect {
            HashashEffect::Change { pay, take } => (pay, take),
            _ => (0, 0),
        };
        let other = match coin {
            Coin::Gold => Coin::Red,
            Coin::Red => Coin::Gold,
        };
        (Amount { count: u16::from(pay), coin }, Amount { count: u16::from(take), coin: other })
    }

    pub(crate) fn may_pay(self, game: &Belaad, coin: Coin) -> Result<(), Refusal> {
        game.may_pay(game.active(), self.deal(coin).0, 0)
    }
}

impl Decision<Belaad> for Change {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Change { card: self.card }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let coins = Coin::ALL.iter().copied().filter(|&coin| self.may_pay(game, coin).is_ok());
        out.offer_all(coins.map(|pay| Action::Change { pay }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Change { pay } => Ok(self.may_pay(game, pay)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Change { pay } = action else { return };
        game.agenda.done();
        let (paid, taken) = self.deal(pay);
        game.pay(seat, paid.coin, paid.count);
        game.player_mut(seat).purse.add(taken.coin, taken.count);
        play.tell(Event::Changed { seat, paid, taken });
    }

    /// If only one kind of coin can be paid, it is named with the card.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}
