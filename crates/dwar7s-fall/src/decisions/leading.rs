//! Leading the troll for a toll (DWF-13.5).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::decisions::{Checked, Open};
use crate::table::cell::Side;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;

/// DWF-13.5: steps of the troll for a toll.
const TOLL_STEPS: u8 = 2;

/// D19: the next step of the troll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leading {
    /// How many steps are left.
    pub left: u8,
}

impl Leading {
    /// The meeple has returned; the troll may be led.
    pub(crate) fn begin(game: &mut Dwar7sFall) {
        game.turn.tolls += 1;
        game.ask(Open::Leading(Leading { left: TOLL_STEPS }));
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        let in_reach = (1..=TOLL_STEPS).contains(&self.left);
        let sound = game.troll.is_some() && in_reach && game.turn.tolls > 0;
        if sound { Ok(()) } else { Err(Refused::OtherQuestion) }
    }
}

impl Decision<Dwar7sFall> for Leading {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Lead { left: self.left }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let sides = Side::ALL.iter().copied().filter(|&side| game.can_lead(side).is_ok());
        out.offer_all(sides.map(|side| Action::Step { side }))?;
        out.offer(Action::Stop)
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Step { side } => {
                game.can_lead(side)?;
                Ok(())
            }
            Action::Stop => Ok(()),
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
        if let Action::Step { side } = action
            && let Ok(place) = game.can_lead(side)
        {
            game.move_troll(place, play);
            if self.left > 1 {
                game.ask(Open::Leading(Leading { left: self.left - 1 }));
                return;
            }
        }
        game.activate_mood(play);
        game.complete(play);
    }
}
