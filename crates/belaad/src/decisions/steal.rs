//! D5, D12: whose gold to take.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Coin, Symbol};
use crate::words::prompt::Prompt;

/// D5: as much gold as there are symbols (BEL-4.4 S).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steal {
    pub extra: u8,
}

impl Steal {
    /// How much is stolen at most.
    pub(crate) fn count(self, game: &Belaad) -> u16 {
        game.symbols_of(game.active_team(), Symbol::Steal) + u16::from(self.extra)
    }
}

impl Decision<Belaad> for Steal {
    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        Prompt::Steal { count: self.count(game) }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(game.robbable().map(|seat| Action::StealFrom { seat }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::StealFrom { seat } => Ok(game.may_rob(seat)?),
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
        let Action::StealFrom { seat } = action else { return };
        game.agenda.done();
        game.rob(seat, Coin::Gold, self.count(game), play);
    }

    /// The only victim is named with the symbol.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}

/// D12: all gold of a player (BEL-10.K4).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TakeAllGold;

impl Decision<Belaad> for TakeAllGold {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::TakeAllGold
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(game.robbable().map(|seat| Action::TakeAllGold { seat }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::TakeAllGold { seat } => Ok(game.may_rob(seat)?),
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
        let Action::TakeAllGold { seat } = action else { return };
        game.agenda.done();
        game.rob(seat, Coin::Gold, u16::MAX, play);
    }

    /// The only victim is named with the ability.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}

impl Belaad {
    /// The players whose gold can be taken, by seat.
    pub(crate) fn robbable(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all_seats().filter(|&seat| self.may_rob(seat).is_ok())
    }
}
