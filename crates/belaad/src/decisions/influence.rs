//! D6: which scholar to employ for coins.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::lend::Payment;
use super::{Checked, back};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Deck;
use crate::words::prompt::Prompt;

/// D6.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Influence {
    pub extra: u8,
    /// The deck of a single action.
    pub top_card: Option<Deck>,
}

impl Decision<Belaad> for Influence {
    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        Prompt::Influence { discount: game.discount(self.extra) }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for &scholar in &game.scholars.revealed {
            if game.may_pay_scholar(scholar, self.extra).is_ok() {
                out.offer(Action::Employ { scholar })?;
            }
        }
        game.offer_back(out)
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Employ { scholar } => Ok(game.may_pay_scholar(scholar, self.extra)?),
            Action::Back => Ok(game.may_go_back()?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Employ { scholar } => game.request(Payment::Scholar(scholar), play),
            _ => game.go_back(),
        }
    }

    /// The only affordable scholar is named with the symbol. BEL-5.6: after a refused loan nobody
    /// is employed unasked.
    fn opens(&self, game: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        if game.may_employ_for_coins(self.extra).is_err() {
            return back(game);
        }
        if game.turn.refused.is_empty() { Opening::Named } else { Opening::Asked }
    }
}
