//! What elves, ogres and crystal dwarfs can do for free: Monster Scales, the Pawnbroker's and the
//! Frozen Heart (DWF-14.6, DWF-14.11, DWF-14.17).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::ask::{Answered, Ask, Source};
use crate::components::{Trait, components};
use crate::event::Event;
use crate::names::Gem;
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

/// DWF-14.6, DWF-14.11: the most victory points of gems for a monster or for pouches.
const BUDGET: u8 = 4;

impl Dwar7sFall {
    /// DWF-6.F3.
    pub(crate) fn can_sell_scales(&self) -> Result<(), Refusal> {
        let player = self.player(self.active());
        if !player.has(Trait::MonsterScales) {
            return Err(Refusal::NotYourTrait);
        }
        if self.turn.scales_used {
            return Err(Refusal::ScalesUsed);
        }
        if player.monsters == 0 { Err(Refusal::NoMonster) } else { Ok(()) }
    }

    /// DWF-6.F4.
    pub(crate) fn can_pawn(&self) -> Result<(), Refusal> {
        let player = self.player(self.active());
        if !player.has(Trait::Pawnbroker) {
            return Err(Refusal::NotYourTrait);
        }
        if self.turn.pawnbroker_used {
            return Err(Refusal::PawnbrokerUsed);
        }
        let budget = player.pouches.min(BUDGET);
        let affordable = Gem::ALL.iter().any(|&gem| self.can_take_for(gem, budget).is_ok());
        if affordable { Ok(()) } else { Err(Refusal::NothingToPawn) }
    }

    /// D24: whether a gem fits the rest of the budget.
    fn can_take_for(&self, gem: Gem, left: u8) -> Result<(), Refusal> {
        if !self.piles.has(gem) {
            return Err(Refusal::PileEmpty { gem });
        }
        if components().gem(gem).vp > left {
            return Err(Refusal::OverBudget { gem, left });
        }
        Ok(())
    }

    /// The monster goes to the box, or the pouches are counted; then gems are taken one by one.
    pub(crate) fn begin_taking(&mut self, source: Source, log: &mut impl Log<Event>) -> Ask {
        let seat = self.active();
        self.count_free_action();
        let left = match source {
            Source::Scales => {
                self.turn.scales_used = true;
                self.player_mut(seat).monsters -= 1;
                log.event(Event::SoldScales { seat });
                BUDGET
            }
            Source::Pouches => {
                self.turn.pawnbroker_used = true;
                self.player(seat).pouches.min(BUDGET)
            }
        };
        Ask::Taking { source, left, first: true }
    }

    pub(crate) fn check_taking(
        &self,
        (source, left, first): (Source, u8, bool),
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Gem { gem } => self.can_take_for(gem, left),
            // DWF-14.11: at least one gem is taken for pouches.
            Action::Stop if first && source == Source::Pouches => Err(Refusal::TakeAGem),
            Action::Stop => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_taking(
        &self,
        taking: (Source, u8, bool),
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let gems = Gem::ALL.iter().map(|&gem| Action::Gem { gem });
        for action in gems.chain([Action::Stop]) {
            if self.check_taking(taking, action).is_ok() {
                visit(action)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// D24.
    pub(crate) fn answer_taking(
        &mut self,
        (source, left, _): (Source, u8, bool),
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let Action::Gem { gem } = action else { return Answered::Done };
        let seat = self.active();
        let vp = components().gem(gem).vp;
        self.give_gem(seat, gem);
        if source == Source::Pouches {
            self.player_mut(seat).pouches -= vp;
            self.pouches += vp;
        }
        log.event(Event::TookGem { seat, gem });
        self.ask = Ask::Taking { source, left: left - vp, first: false };
        Answered::Asking
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_taking(&self, source: Source, left: u8) -> Result<(), Refusal> {
        let player = self.player(self.active());
        let (owned, used) = match source {
            Source::Scales => (Trait::MonsterScales, self.turn.scales_used),
            Source::Pouches => (Trait::Pawnbroker, self.turn.pawnbroker_used),
        };
        let affordable = source == Source::Scales || left <= player.pouches;
        if player.has(owned) && used && affordable && left <= BUDGET {
            Ok(())
        } else {
            Err(Refusal::NotYourTrait)
        }
    }

    /// DWF-6.F5.
    pub(crate) fn can_freeze(&self) -> Result<(), Refusal> {
        if !self.player(self.active()).has(Trait::FrozenHeart) {
            return Err(Refusal::NotYourTrait);
        }
        if self.turn.frozen_heart_used {
            return Err(Refusal::FrozenHeartUsed);
        }
        if !self.piles.has(Gem::Diamond) {
            return Err(Refusal::PileEmpty { gem: Gem::Diamond });
        }
        let freezable = Gem::ALL.iter().any(|&gem| self.can_freeze_gem(gem).is_ok());
        if freezable { Ok(()) } else { Err(Refusal::NothingToChange) }
    }

    /// D23 for the Frozen Heart.
    fn can_freeze_gem(&self, gem: Gem) -> Result<(), Refusal> {
        if gem == Gem::Diamond {
            return Err(Refusal::AlreadyDiamond);
        }
        if self.player(self.active()).gems.has(gem) {
            Ok(())
        } else {
            Err(Refusal::NoSuchGem { gem })
        }
    }

    pub(crate) fn check_freezing(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Gem { gem } => self.can_freeze_gem(gem),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// D23 for the Frozen Heart.
    pub(crate) fn answer_freezing(
        &mut self,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let Action::Gem { gem } = action else { return Answered::Asking };
        let seat = self.active();
        self.return_gem(seat, gem);
        self.give_gem(seat, Gem::Diamond);
        self.turn.frozen_heart_used = true;
        self.count_free_action();
        log.event(Event::Froze { seat, given: gem, taken: Gem::Diamond });
        Answered::Done
    }
}
