//! Digging a stack (DWF-8.1).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};

use crate::decisions::Checked;
use crate::table::board::Place;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D15.
#[derive(Clone, Copy)]
pub struct Digging;

impl Digging {
    /// Whether there is a stack that can be dug.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> bool {
        game.board.stacks().iter().any(|place| game.is_vacant(place).is_ok())
    }
}

impl Decision<Dwar7sFall> for Digging {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Dig
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_places(game.board.stacks(), |place| can_dig(game, place), out)
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Cell { cell } => Ok(can_dig(game, game.place_at(cell)?)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Action::Cell { cell } = action
            && let Some(place) = game.board.at(cell)
        {
            game.dig_at(place);
            play.tell(Event::Dug { cell, card: game.card_at(place) });
        }
        game.complete(play);
    }
}

fn can_dig(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    if !game.board.stacks().contains(place) {
        return Err(Refusal::NoStack { card: game.card_at(place) });
    }
    game.is_vacant(place)
}
