//! D15: whether to rearrange the equipment (COR-10.8).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};

use super::{Checked, Fill, Open, Pocket};
use crate::{Action, ClashOfRage, Event, Prompt};

/// Keep everything where it is, or rearrange.
#[derive(Clone, Copy, Debug)]
pub struct Rearrange;

impl Decision<ClashOfRage> for Rearrange {
    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::Rearrange
    }

    fn offer(
        &self,
        _game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        out.offer_all([Action::Keep, Action::Rearrange])
    }

    fn check(&self, _game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Keep | Action::Rearrange => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// COR-13.3: all owned cards are pooled, then the slots are filled one by one.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if action == Action::Keep {
            return game.end_action(play);
        }
        game.player_mut(seat).pool_gear();
        play.tell(Event::Rearranging { seat });
        game.agenda.ask(Open::Fill(Fill { pocket: Pocket::FIRST }));
    }

    /// A player without cards has nothing to rearrange.
    fn opens(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if game.active_player().owns_cards() {
            return Opening::Asked;
        }
        game.end_action(play);
        Opening::Done
    }
}
