//! Who returns to the campfire from a task (DWF-7.3).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::components;
use crate::decisions::{Checked, Open};
use crate::table::board::Place;
use crate::table::cell::Cell;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::CardType;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D14: who returns from a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returning {
    /// The card.
    pub cell: Cell,
    /// How many are still to return.
    pub left: u8,
    /// Whether it is for a bar fight (DWF-15.11).
    pub bar_fight: bool,
}

impl Returning {
    /// Returns meeples from a task; asks which only if it makes a difference.
    pub(crate) fn begin(self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) {
        let Returning { cell, left: count, .. } = self;
        if let Some(place) = game.board.at(cell) {
            let seat = game.active();
            play.tell(Event::Returned { seat, count, card: game.card_at(place), cell });
        }
        self.go_on(game, play);
    }

    fn go_on(self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) {
        let Some(place) = game.board.at(self.cell) else { return game.complete(play) };
        if self.is_choice(game, place) {
            game.ask(Open::Returning(self));
            return;
        }
        let owner = game.active();
        for _ in 0..self.left {
            // Either all return or all are of one kind.
            if let Some(kind) = game.meeples.on(place, owner).kinds().next() {
                game.send_home(Standing { place, owner, kind });
            }
        }
        game.give_result(place, self, play);
    }

    fn is_choice(self, game: &Dwar7sFall, place: Place) -> bool {
        let crowd = game.meeples.on(place, game.active());
        self.left > 0 && crowd.len() > self.left && !crowd.is_uniform()
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        let place = game.place_at(self.cell)?;
        let card = game.card_at(place);
        let task = components().card(card).of != CardType::Monster;
        if task && self.is_choice(game, place) { Ok(()) } else { Err(Refusal::NoOpenTask { card }) }
    }
}

impl Decision<Dwar7sFall> for Returning {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Return { left: self.left }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_kinds(self.cell, out)
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Meeple { kind } => Ok(game.has_meeple(game.place_at(self.cell)?, kind)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Meeple { kind } = action else { return };
        if let Some(place) = game.board.at(self.cell) {
            game.send_home(Standing { place, owner: seat, kind });
        }
        Returning { left: self.left.saturating_sub(1), ..*self }.go_on(game, play);
    }
}
