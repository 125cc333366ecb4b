//! Gems for a monster's scales or for pouches (DWF-14.6, DWF-14.11).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Trait, components};
use crate::decisions::{Checked, Open};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Gem;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// DWF-14.6, DWF-14.11: the most victory points of gems for a monster or for pouches.
const BUDGET: u8 = 4;

/// D24: the next gem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taking {
    /// What is given for the gems.
    pub source: Source,
    /// Victory points that are left to take.
    pub left: u8,
    /// Whether no gem was taken yet.
    pub first: bool,
}

/// What is given for gems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A defeated monster (DWF-14.6).
    Scales,
    /// Pouches (DWF-14.11).
    Pouches,
}

impl Taking {
    /// DWF-6.F3.
    pub(crate) fn can_sell_scales(game: &Dwar7sFall) -> Result<(), Refusal> {
        let player = game.active_player();
        if !player.has(Trait::MonsterScales) {
            return Err(Refusal::ElvesOnly);
        }
        if game.turn.scales_used {
            return Err(Refusal::ScalesUsed);
        }
        if player.monsters == 0 { Err(Refusal::NoMonster) } else { Ok(()) }
    }

    /// DWF-6.F4.
    pub(crate) fn can_pawn(game: &Dwar7sFall) -> Result<(), Refusal> {
        let player = game.active_player();
        if !player.has(Trait::Pawnbroker) {
            return Err(Refusal::OgresOnly);
        }
        if game.turn.pawnbroker_used {
            return Err(Refusal::PawnbrokerUsed);
        }
        if player.pouches == 0 {
            return Err(Refusal::NoPouches);
        }
        let budget = player.pouches.min(BUDGET);
        let affordable = Gem::ALL.iter().any(|&gem| can_take(game, gem, budget).is_ok());
        if affordable { Ok(()) } else { Err(Refusal::NothingToPawn { pouches: player.pouches }) }
    }

    /// The monster goes to the box, or the pouches are counted; then gems are taken one by one.
    pub(crate) fn begin(
        source: Source,
        game: &mut Dwar7sFall,
        play: &mut Play<'_, impl Log<Event>>,
    ) -> Taking {
        let seat = game.active();
        game.count_free_action();
        let left = match source {
            Source::Scales => {
                game.turn.scales_used = true;
                game.player_mut(seat).monsters -= 1;
                play.tell(Event::SoldScales { seat });
                BUDGET
            }
            Source::Pouches => {
                game.turn.pawnbroker_used = true;
                game.player(seat).pouches.min(BUDGET)
            }
        };
        Taking { source, left, first: true }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        let player = game.active_player();
        let (owned, used) = match self.source {
            Source::Scales => (Trait::MonsterScales, game.turn.scales_used),
            Source::Pouches => (Trait::Pawnbroker, game.turn.pawnbroker_used),
        };
        let affordable = self.source == Source::Scales || self.left <= player.pouches;
        if player.has(owned) && used && affordable && self.left <= BUDGET {
            Ok(())
        } else {
            Err(Refused::OtherQuestion)
        }
    }

    /// DWF-14.11: at least one gem is taken for pouches.
    fn can_stop(self) -> Result<(), Refusal> {
        if self.first && self.source == Source::Pouches { Err(Refusal::TakeAGem) } else { Ok(()) }
    }
}

impl Decision<Dwar7sFall> for Taking {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match self.source {
            Source::Scales => Prompt::Scales { left: self.left },
            Source::Pouches => Prompt::Pouches { left: self.left },
        }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let gems = Gem::ALL.iter().copied().filter(|&gem| can_take(game, gem, self.left).is_ok());
        out.offer_all(gems.map(|gem| Action::Gem { gem }))?;
        if self.can_stop().is_ok() { out.offer(Action::Stop) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Gem { gem } => Ok(can_take(game, gem, self.left)?),
            Action::Stop => Ok(self.can_stop()?),
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
        let Action::Gem { gem } = action else { return game.complete(play) };
        let vp = components().gem(gem).vp;
        game.give_gem(seat, gem);
        if self.source == Source::Pouches {
            game.player_mut(seat).pouches -= vp;
            game.pouches += vp;
        }
        play.tell(Event::TookGem { seat, gem });
        let next = Taking { source: self.source, left: self.left - vp, first: false };
        game.ask(Open::Taking(next));
    }
}

/// D24: whether a gem fits the rest of the budget.
fn can_take(game: &Dwar7sFall, gem: Gem, left: u8) -> Result<(), Refusal> {
    if !game.piles.has(gem) {
        return Err(Refusal::PileEmpty { gem });
    }
    if components().gem(gem).vp > left {
        return Err(Refusal::OverBudget { gem, left });
    }
    Ok(())
}
