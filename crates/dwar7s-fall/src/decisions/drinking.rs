//! Bar Fights in a tavern (DWF-15.11).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::decisions::{Checked, Returning};
use crate::table::cell::Cell;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// DWF-15.11: meeples for a bar fight.
pub(crate) const BAR_FIGHT_MEEPLES: u8 = 3;

/// DWF-15.11: ogre cards for a bar fight.
pub(crate) const BAR_FIGHT_CARDS: u8 = 2;

/// D17.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drinking {
    /// The tavern.
    pub cell: Cell,
}

impl Drinking {
    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        let place = game.place_at(self.cell)?;
        game.check_task(place)?;
        let card = game.card_at(place);
        if game.may_brawl(place) { Ok(()) } else { Err(Refusal::NoOpenTask { card }) }
    }
}

impl Decision<Dwar7sFall> for Drinking {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Drink
    }

    fn offer(&self, _: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::BarFight, Action::QuietDrink])
    }

    fn check(&self, _: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::BarFight | Action::QuietDrink => Ok(()),
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
        let cell = self.cell;
        let Some(place) = game.board.at(cell) else { return game.complete(play) };
        if action == Action::BarFight {
            play.tell(Event::Brawled { seat });
            return Returning { cell, left: BAR_FIGHT_MEEPLES, bar_fight: true }.begin(game, play);
        }
        let left = game.requirement(seat, place);
        Returning { cell, left, bar_fight: false }.begin(game, play);
    }
}
