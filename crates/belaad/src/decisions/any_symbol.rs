//! D4: which symbol to activate.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::influence::Influence;
use super::{Checked, Open, back};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Symbol;
use crate::words::prompt::Prompt;

/// D4.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnySymbol;

impl Decision<Belaad> for AnySymbol {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::AnySymbol
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for symbol in game.own_symbols().iter() {
            if game.may_activate(symbol, 0).is_ok() {
                out.offer(Action::Activate { symbol })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Activate { symbol } => Ok(game.may_activate(symbol, 0)?),
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
            Action::Activate { symbol: Symbol::Influence } => {
                game.agenda.plan(Open::Influence(Influence { extra: 0, top_card: None }));
            }
            Action::Activate { symbol } => {
                game.agenda.done();
                game.activate(symbol, 0, play);
            }
            _ => {}
        }
    }

    /// Only Income can be the single choice. BEL-5.6: after a refused loan even that is asked.
    fn opens(&self, game: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        if game.turn.refused.is_empty() { Opening::Free } else { Opening::Asked }
    }

    fn lapse(&self, game: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        back(game)
    }
}
