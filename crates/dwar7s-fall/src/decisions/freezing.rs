//! The Frozen Heart of the crystal dwarfs (DWF-14.17).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};

use crate::data::Trait;
use crate::decisions::Checked;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Gem;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D23 for the Frozen Heart: the gem to give.
#[derive(Clone, Copy)]
pub struct Freezing;

impl Freezing {
    /// DWF-6.F5.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        if !game.active_player().has(Trait::FrozenHeart) {
            return Err(Refusal::CrystalDwarfsOnly);
        }
        if game.turn.frozen_heart_used {
            return Err(Refusal::FrozenHeartUsed);
        }
        if !game.piles.has(Gem::Diamond) {
            return Err(Refusal::NoDiamondLeft);
        }
        let freezable = Gem::ALL.iter().any(|&gem| can_freeze(game, gem).is_ok());
        if freezable { Ok(()) } else { Err(Refusal::NoGemToFreeze) }
    }
}

impl Decision<Dwar7sFall> for Freezing {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Freeze
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let gems = Gem::ALL.iter().copied().filter(|&gem| can_freeze(game, gem).is_ok());
        out.offer_all(gems.map(|gem| Action::Gem { gem }))
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Gem { gem } => Ok(can_freeze(game, gem)?),
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
        game.return_gem(seat, gem);
        game.give_gem(seat, Gem::Diamond);
        game.turn.frozen_heart_used = true;
        game.count_free_action();
        play.tell(Event::Froze { seat, given: gem, taken: Gem::Diamond });
        game.complete(play);
    }
}

/// D23 for the Frozen Heart: whether the gem can be given.
fn can_freeze(game: &Dwar7sFall, gem: Gem) -> Result<(), Refusal> {
    if gem == Gem::Diamond {
        return Err(Refusal::AlreadyDiamond);
    }
    if game.active_player().gems.has(gem) { Ok(()) } else { Err(Refusal::NothingToFreeze { gem }) }
}
