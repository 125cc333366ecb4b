//! D29: whether the Order silences the card just played.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Checked;
use super::card::Source;
use crate::table::state::{Belaad, Step};
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;

/// D29.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Silence;

impl Decision<Belaad> for Silence {
    fn asked(&self, game: &Belaad) -> SeatSet {
        SeatSet::only(game.order_seat().unwrap_or(game.active()))
    }

    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        let card = game.action_cards.discard.last().copied().unwrap_or_default();
        Prompt::Silence { seat: game.active(), card }
    }

    fn offer(&self, _: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::Silence, Action::LetPass])
    }

    fn check(&self, _: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Silence | Action::LetPass => Ok(()),
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
        game.agenda.done();
        let Some(&card) = game.action_cards.discard.last() else { return };
        if action == Action::LetPass {
            game.open_card(card, Source::Hand);
            return;
        }
        // BEL-18.24, BEL-18.34.
        if let Some(silence) = game.silence_card() {
            game.use_hashash(silence, play);
        }
        play.tell(Event::Silenced { seat: game.active(), card });
        game.turn.step = Step::Draw;
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
