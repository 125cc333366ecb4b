//! D12: who falls (COR-9.9).

use std::ops::ControlFlow;

use engine::{Decision, Game, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::rules::battle::Battle;
use crate::table::player::size;
use crate::{Action, ClashOfRage, Event, Level, Prompt, Refusal, Side, UnitType};

/// Which type loses a unit. While one can be eliminated, one must be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eliminate {
    /// Wounds left to assign.
    pub wounds: u16,
}

impl Decision<ClashOfRage> for Eliminate {
    /// COR-9.2: for the Elves somebody else decides.
    #[inline]
    fn asked(&self, game: &ClashOfRage) -> SeatSet {
        SeatSet::only(game.assaulting_seat())
    }

    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        let wounds = self.wounds;
        match game.assaulting_side() {
            // COR-9.1: Elves only ever fight the Attacker.
            Some(Side::Elves) => Prompt::EliminateForElves { wounds, seat: game.active() },
            _ => Prompt::Eliminate { wounds },
        }
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let Some(battle) = &game.battle else { return ControlFlow::Continue(()) };
        let enemy = game.side(battle, battle.assaulting.other());
        let levels = Level::ALL.iter().copied();
        let victims = levels.filter(|&level| self.can_fall(game, battle, level).is_ok());
        out.offer_all(victims.map(|level| Action::Eliminate { unit: game.unit_type(enemy, level) }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        let Some(battle) = &game.battle else { return Err(Refused::OtherQuestion) };
        match action {
            Action::Eliminate { unit } => Ok(self.is_victim(game, battle, unit)?),
            // Actions that would stop the assault elsewhere.
            Action::Done | Action::Pass | Action::Keep | Action::EndMovement => {
                Err(Refusal::MustEliminate { wounds: self.wounds }.into())
            }
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
        let (Action::Eliminate { unit }, Some(battle)) = (action, game.battle) else { return };
        self.fell(game, battle, unit.level(), play);
    }

    /// COR-9.9: while a unit can fall, one must. If only one type can, it falls unasked: the choice
    /// to fight said so.
    fn opens(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        let Some(battle) = game.battle else { return Opening::Asked };
        let can_fall = |level: &Level| self.can_fall(game, &battle, *level).is_ok();
        let mut victims = Level::ALL.iter().copied().filter(can_fall);
        match (victims.next(), victims.next()) {
            (Some(_), Some(_)) => return Opening::Asked,
            (Some(level), None) => self.fell(game, battle, level, play),
            (None, _) => self.stop(game, battle, play),
        }
        Opening::Done
    }
}

impl Eliminate {
    /// COR-9.10: a clan unit goes to the reserve, an Elf becomes the Attacker's crystal.
    fn fell(
        &self,
        game: &mut ClashOfRage,
        mut battle: Battle,
        level: Level,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let enemy = game.side(&battle, battle.assaulting.other());
        let (unit, life) = (game.unit_type(enemy, level), game.profile(enemy, level).life);
        match enemy {
            Side::Player(seat) => {
                game.player_mut(seat).lose(battle.territory.into(), level);
                play.tell(Event::UnitEliminated { seat, unit });
            }
            Side::Elves => {
                game.elves.lose(battle.territory, level);
                let seat = game.active();
                let attacker = game.player_mut(seat);
                attacker.crystals = attacker.crystals.saturating_add(1);
                play.tell(Event::ElfEliminated { seat, unit });
            }
        }
        battle.eliminated = battle.eliminated.saturating_add(1);
        if size(game.army(enemy, battle.territory)) == 0 {
            return game.end_battle(battle, battle.assaulting, play);
        }
        game.battle = Some(battle);
        let wounds = self.wounds.saturating_sub(life.into());
        game.agenda.ask(Open::Eliminate(Eliminate { wounds }));
    }

    /// COR-9.9: wounds that nobody can take are lost. COR-9.4, COR-9.11: rage if nobody fell, then
    /// the other side's assault.
    fn stop(
        &self,
        game: &mut ClashOfRage,
        mut battle: Battle,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if self.wounds > 0 {
            play.tell(Event::WoundsLost { wounds: self.wounds });
        }
        if battle.eliminated == 0 {
            let side = game.side(&battle, battle.assaulting);
            let rage = &mut battle.rage[battle.assaulting.at()];
            *rage = rage.saturating_add(1);
            play.tell(Event::Enraged { side, rage: *rage });
        }
        battle.eliminated = 0;
        battle.assaulting = battle.assaulting.other();
        game.battle = Some(battle);
        game.agenda.ask(Open::Assault);
    }

    fn is_victim(
        &self,
        game: &ClashOfRage,
        battle: &Battle,
        unit: UnitType,
    ) -> Result<(), Refusal> {
        let own = game.side(battle, battle.assaulting);
        let enemy = game.side(battle, battle.assaulting.other());
        if game.unit_type(own, unit.level()) == unit {
            return Err(Refusal::OwnUnit { unit });
        }
        if game.unit_type(enemy, unit.level()) != unit {
            return Err(Refusal::NotInBattle { territory: battle.territory });
        }
        self.can_fall(game, battle, unit.level())
    }

    /// Whether there is an enemy unit of the level that the wounds can eliminate.
    fn can_fall(&self, game: &ClashOfRage, battle: &Battle, level: Level) -> Result<(), Refusal> {
        let enemy = game.side(battle, battle.assaulting.other());
        if game.army(enemy, battle.territory)[level.at()] == 0 {
            return Err(Refusal::NotInBattle { territory: battle.territory });
        }
        let life = game.profile(enemy, level).life;
        if u16::from(life) > self.wounds {
            let unit = game.unit_type(enemy, level);
            return Err(Refusal::TooTough { unit, life, wounds: self.wounds });
        }
        Ok(())
    }
}

impl ClashOfRage {
    /// COR-17.50: what happens when the player who decides for the Elves is absent.
    pub fn automatic_elimination(&self) -> Option<Action> {
        let (Some(battle), Some(Open::Eliminate(open))) = (&self.battle, self.agenda.top()) else {
            return None;
        };
        if self.assaulting_side() != Some(Side::Elves) {
            return None;
        }
        let enemy = self.side(battle, battle.assaulting.other());
        let levels = Level::ALL.iter().copied();
        let affordable = levels.filter(|&level| open.can_fall(self, battle, level).is_ok());
        let level = affordable.max_by_key(|&level| (self.profile(enemy, level).strength, level))?;
        Some(Action::Eliminate { unit: self.unit_type(enemy, level) })
    }
}
