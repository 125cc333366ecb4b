//! D11: which blanks are rolled again (COR-9.7).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Checked, Eliminate, Open};
use crate::rules::battle::roll;
use crate::{Action, ClashOfRage, Dice, Event, Prompt, Refusal, Side};

/// How many of the blank dice are rolled again; none ends the rerolling.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    /// Dice that show a Wound.
    pub wounds: u8,
    /// Dice that show nothing.
    pub blanks: u8,
    /// Rerolls left, this one included.
    pub rerolls: u8,
}

impl Decision<ClashOfRage> for Reroll {
    #[inline]
    fn asked(&self, game: &ClashOfRage) -> SeatSet {
        SeatSet::only(game.assaulting_seat())
    }

    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        let Reroll { wounds, blanks, rerolls } = *self;
        Prompt::Reroll { wounds, blanks, rerolls }
    }

    fn offer(
        &self,
        _game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let choices = Dice::all().take(usize::from(self.blanks) + 1);
        out.offer_all(choices.map(|dice| Action::Reroll { dice }))
    }

    fn check(&self, _game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Reroll { dice } if dice.count() <= self.blanks => Ok(()),
            Action::Reroll { .. } => Err(Refusal::NotSoManyBlanks { blanks: self.blanks }.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut ClashOfRage,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Reroll { dice } if dice.count() > 0 => self.again(game, dice.count(), play),
            _ => strike(game, self.wounds, play),
        }
    }

    /// COR-9.7: Elves use every reroll on all blanks.
    fn opens(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.rerolls == 0 || self.blanks == 0 {
            strike(game, self.wounds, play);
            return Opening::Done;
        }
        if game.assaulting_side() == Some(Side::Elves) {
            self.again(game, self.blanks, play);
            return Opening::Done;
        }
        Opening::Asked
    }
}

impl Reroll {
    /// Rolls some of the blanks again.
    fn again(&self, game: &mut ClashOfRage, dice: u8, play: &mut Play<'_, impl Log<Event>>) {
        let Some(side) = game.assaulting_side() else { return };
        let turned = roll(dice, play.rng);
        let (wounds, blanks) = (self.wounds + turned, self.blanks - turned);
        play.tell(Event::Rerolled { side, dice, wounds, blanks });
        let rerolls = self.rerolls.saturating_sub(1);
        game.agenda.ask(Open::Reroll(Reroll { wounds, blanks, rerolls }));
    }
}

/// COR-9.8: the wounds of the assault.
fn strike(game: &mut ClashOfRage, faces: u8, play: &mut Play<'_, impl Log<Event>>) {
    let Some(mut battle) = game.battle else { return };
    let side = game.side(&battle, battle.assaulting);
    let enemy = game.side(&battle, battle.assaulting.other());
    let bonus = game.totals(side, battle.territory).symbols.wound;
    let shield = game.totals(enemy, battle.territory).symbols.shield;
    let rage = battle.rage[battle.assaulting.at()];
    let total =
        (u16::from(faces) + u16::from(bonus)).saturating_add(rage).saturating_sub(shield.into());
    play.tell(Event::Struck { side, total, faces, bonus, rage, shield });
    battle.eliminated = 0;
    game.battle = Some(battle);
    game.agenda.ask(Open::Eliminate(Eliminate { wounds: total }));
}
