//! The Alchemist changes a gem (DWF-14.22).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::Power;
use crate::decisions::{Checked, Open};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Gem;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D23.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Changing {
    /// Which gem is given.
    Give,
    /// Which gem is taken.
    Take {
        /// The gem given.
        given: Gem,
    },
}

impl Changing {
    /// DWF-6.A5.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        game.piece_with(Power::ChangeGem)?;
        let changeable = Gem::ALL.iter().any(|&gem| can_give(game, gem).is_ok());
        if changeable { Ok(()) } else { Err(Refusal::NothingToChange) }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        Changing::is_possible(game)?;
        match self {
            Changing::Give => Ok(()),
            Changing::Take { given } => can_give(game, given),
        }
    }

    fn can_choose(self, game: &Dwar7sFall, gem: Gem) -> Result<(), Refusal> {
        match self {
            Changing::Give => can_give(game, gem),
            Changing::Take { given } => can_take(game, given, gem),
        }
    }
}

impl Decision<Dwar7sFall> for Changing {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Changing::Give => Prompt::Give,
            Changing::Take { given } => Prompt::Take { given },
        }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let gems = Gem::ALL.iter().copied().filter(|&gem| self.can_choose(game, gem).is_ok());
        out.offer_all(gems.map(|gem| Action::Gem { gem }))
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Gem { gem } => Ok(self.can_choose(game, gem)?),
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
        let Action::Gem { gem } = action else { return };
        match *self {
            Changing::Give => game.ask(Open::Changing(Changing::Take { given: gem })),
            Changing::Take { given } => {
                game.return_gem(seat, given);
                game.give_gem(seat, gem);
                game.pay_action();
                play.tell(Event::Changed { seat, given, taken: gem });
                game.complete(play);
            }
        }
    }
}

/// D23: whether a gem can be given, and something taken for it.
fn can_give(game: &Dwar7sFall, given: Gem) -> Result<(), Refusal> {
    if !game.active_player().gems.has(given) {
        return Err(Refusal::NoSuchGem { gem: given });
    }
    let takeable = Gem::ALL.iter().any(|&taken| can_take(game, given, taken).is_ok());
    if takeable { Ok(()) } else { Err(Refusal::NothingToChange) }
}

/// D23: whether one gem can become another.
fn can_take(game: &Dwar7sFall, given: Gem, taken: Gem) -> Result<(), Refusal> {
    if given == taken {
        return Err(Refusal::SameGem { gem: taken });
    }
    if given == Gem::Gold && taken == Gem::Ruby {
        return Err(Refusal::GoldToRuby);
    }
    if !game.piles.has(taken) {
        return Err(Refusal::PileEmpty { gem: taken });
    }
    Ok(())
}
