//! Battles (section 9), as the reference loop of COR-9.15 tells them.
//!
//! A battle is a round of assaults. Each goes through the same steps: flee or fight (D10), roll,
//! reroll (D11), count wounds, eliminate (D12), rage. Steps without a choice follow each other at once.

use engine::{Chance, Log, Seat, StepRng};

use crate::action::Action;
use crate::names::{Hero, Level, UnitType};
use crate::places::{Location, Territory};
use crate::player::size;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::sets::Places;
use crate::side::{Role, Side};
use crate::{ClashOfRage, Event};

/// COR-1.1, COR-17.5: the dice in the box.
pub(crate) const MOST_DICE: u8 = 10;
/// COR-1.1: Wound sides among the six of a die.
const WOUND_SIDES: u32 = 4;

/// The battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Battle {
    /// Where.
    pub territory: Territory,
    /// Who stood there.
    pub defender: Side,
    /// Whose assault it is.
    pub assaulting: Role,
    /// COR-9.11: Rage tokens of Attacker and Defender.
    pub rage: [u16; 2],
    /// Units eliminated in this assault so far.
    pub eliminated: u8,
}

impl ClashOfRage {
    /// COR-9.1: the territories where the active player meets enemies.
    pub(crate) fn contested(&self) -> Places {
        self.active_player().present().within(self.enemies(self.active))
    }

    /// COR-9.1: whether there is a battle to fight in the territory.
    pub(crate) fn check_battle(&self, territory: Territory) -> Result<(), Refusal> {
        if self.contested().has(territory) { Ok(()) } else { Err(Refusal::NoBattle { territory }) }
    }

    /// COR-9.1: the Attacker chooses the order; the last battle needs no choice.
    pub(crate) fn next_battle(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let contested = self.contested();
        match contested.lowest().and_then(Location::territory) {
            None => self.end_action(rng, log),
            Some(only) if contested.len() == 1 => self.begin_battle(only, rng, log),
            Some(_) => self.question = Question::NextBattle,
        }
    }

    /// COR-9.3: the army with fewer Hourglasses strikes first, the Defender in a tie.
    pub(crate) fn begin_battle(
        &mut self,
        territory: Territory,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let defender = self.defender(territory);
        match defender {
            Side::Player(foe) => log.event(Event::PlayerAttacked { seat, foe, territory }),
            Side::Elves => log.event(Event::ElvesAttacked { seat, territory }),
        }
        let attacker_speed = self.totals(Side::Player(seat), territory).symbols.hourglass;
        let defender_speed = self.totals(defender, territory).symbols.hourglass;
        let assaulting =
            if attacker_speed < defender_speed { Role::Attacker } else { Role::Defender };
        let battle = Battle { territory, defender, assaulting, rage: [0; 2], eliminated: 0 };
        log.event(Event::Initiative {
            side: self.side(&battle, assaulting),
            attacker: attacker_speed,
            defender: defender_speed,
        });
        self.begin_assault(battle, rng, log);
    }

    /// COR-17.15: the one enemy in the territory.
    pub(crate) fn defender(&self, territory: Territory) -> Side {
        let here = Location::from(territory);
        self.all_seats()
            .find(|&seat| {
                seat != self.active && self.players[seat.index()].present().contains(here)
            })
            .map_or(Side::Elves, Side::Player)
    }

    /// Who has a role in the battle.
    pub(crate) fn side(&self, battle: &Battle, role: Role) -> Side {
        match role {
            Role::Attacker => Side::Player(self.active),
            Role::Defender => battle.defender,
        }
    }

    /// COR-9.5: a player may flee, Elves never do.
    fn begin_assault(&mut self, battle: Battle, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.battle = Some(battle);
        match self.side(&battle, battle.assaulting) {
            Side::Player(_) => self.question = Question::Assault,
            Side::Elves => self.fight(battle, rng, log),
        }
    }

    /// COR-9.12: all units and heroes go to the Stronghold.
    pub(crate) fn flee(&mut self, battle: Battle, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let side = self.side(&battle, battle.assaulting);
        if let Side::Player(seat) = side {
            let here = Location::from(battle.territory);
            let player = &mut self.players[seat.index()];
            for &level in Level::ALL {
                let count = player.army(here)[level.at()];
                player.relocate(here, Location::STRONGHOLD, level, count);
            }
            log.event(Event::Fled { seat, territory: battle.territory });
        }
        self.end_battle(battle, battle.assaulting.other(), rng, log);
    }

    /// COR-9.5, COR-9.6: Rage tokens for symbols, then the dice.
    pub(crate) fn fight(
        &mut self,
        mut battle: Battle,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let side = self.side(&battle, battle.assaulting);
        let totals = self.totals(side, battle.territory);
        let rage = &mut battle.rage[battle.assaulting.at()];
        *rage = rage.saturating_add(totals.symbols.rage.into());
        if totals.symbols.rage > 0 {
            log.event(Event::RageGained { side, tokens: totals.symbols.rage, rage: *rage });
        }
        let dice = totals.strength.min(MOST_DICE);
        let wounds = roll(dice, rng);
        let blanks = dice - wounds;
        log.event(Event::Rolled { side, wounds, blanks });
        self.rerolls(battle, wounds, blanks, totals.symbols.reroll, rng, log);
    }

    /// COR-9.7: a player is asked for each reroll, Elves use all of them on all blanks.
    fn rerolls(
        &mut self,
        battle: Battle,
        mut wounds: u8,
        mut blanks: u8,
        mut rerolls: u8,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        self.battle = Some(battle);
        let side = self.side(&battle, battle.assaulting);
        while rerolls > 0 && blanks > 0 {
            if let Side::Player(_) = side {
                self.question = Question::Reroll { wounds, blanks, rerolls };
                return;
            }
            (wounds, blanks) = reroll(side, blanks, wounds, blanks, rng, log);
            rerolls -= 1;
        }
        self.strike(battle, wounds, rng, log);
    }

    /// COR-13.1, D11: rolls some blanks again; none ends the rerolling.
    pub(crate) fn reroll_dice(
        &mut self,
        battle: Battle,
        (wounds, blanks, rerolls): (u8, u8, u8),
        dice: u8,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        if dice == 0 {
            return self.strike(battle, wounds, rng, log);
        }
        let side = self.side(&battle, battle.assaulting);
        let (wounds, blanks) = reroll(side, dice, wounds, blanks, rng, log);
        self.rerolls(battle, wounds, blanks, rerolls.saturating_sub(1), rng, log);
    }

    /// COR-9.7: whether there are so many blanks.
    pub(crate) fn check_reroll(blanks: u8, dice: u8) -> Result<(), Refusal> {
        if dice <= blanks { Ok(()) } else { Err(Refusal::NotSoManyBlanks { blanks }) }
    }

    /// COR-9.8: the wounds of the assault.
    fn strike(
        &mut self,
        mut battle: Battle,
        faces: u8,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let side = self.side(&battle, battle.assaulting);
        let enemy = self.side(&battle, battle.assaulting.other());
        let bonus = self.totals(side, battle.territory).symbols.wound;
        let shield = self.totals(enemy, battle.territory).symbols.shield;
        let rage = battle.rage[battle.assaulting.at()];
        let total = (u16::from(faces) + u16::from(bonus))
            .saturating_add(rage)
            .saturating_sub(shield.into());
        log.event(Event::Struck { side, total, faces, bonus, rage, shield });
        battle.eliminated = 0;
        self.assign_wounds(battle, total, rng, log);
    }

    /// COR-9.9: while a unit can be eliminated, one must be; COR-13.4: a single type without asking.
    fn assign_wounds(
        &mut self,
        battle: Battle,
        wounds: u16,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        self.battle = Some(battle);
        let enemy = self.side(&battle, battle.assaulting.other());
        let affordable =
            |level: &&Level| self.check_victim(&battle, enemy, **level, wounds).is_ok();
        let mut victims = Level::ALL.iter().filter(affordable);
        match (victims.next(), victims.next()) {
            (Some(_), Some(_)) => self.question = Question::Eliminate { wounds },
            (Some(&only), None) => self.eliminate(battle, only, wounds, rng, log),
            (None, _) => {
                if wounds > 0 {
                    log.event(Event::WoundsLost { wounds });
                }
                self.end_assault(battle, rng, log);
            }
        }
    }

    fn check_victim(
        &self,
        battle: &Battle,
        enemy: Side,
        level: Level,
        wounds: u16,
    ) -> Result<(), Refusal> {
        let unit = || self.unit_type(enemy, level);
        if self.army(enemy, battle.territory)[level.at()] == 0 {
            return Err(Refusal::NotInBattle { unit: unit() });
        }
        let life = self.profile(enemy, level).life;
        if u16::from(life) > wounds {
            return Err(Refusal::TooTough { unit: unit(), life, wounds });
        }
        Ok(())
    }

    /// COR-13.1, D12: whether a unit of the type can be eliminated with the wounds left.
    pub(crate) fn check_eliminate(
        &self,
        battle: &Battle,
        unit: UnitType,
        wounds: u16,
    ) -> Result<Level, Refusal> {
        let enemy = self.side(battle, battle.assaulting.other());
        let level = unit.level();
        if self.unit_type(enemy, level) != unit {
            return Err(Refusal::NotInBattle { unit });
        }
        self.check_victim(battle, enemy, level, wounds).map(|()| level)
    }

    /// COR-9.10: a clan unit goes to the reserve, an Elf becomes the Attacker's crystal.
    pub(crate) fn eliminate(
        &mut self,
        mut battle: Battle,
        level: Level,
        wounds: u16,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let enemy = self.side(&battle, battle.assaulting.other());
        let life = self.profile(enemy, level).life;
        let unit = self.unit_type(enemy, level);
        match enemy {
            Side::Player(seat) => {
                self.players[seat.index()].lose(battle.territory.into(), level);
                log.event(Event::UnitEliminated { seat, unit });
            }
            Side::Elves => {
                self.elves.lose(battle.territory, level);
                let attacker = &mut self.players[self.active.index()];
                attacker.crystals = attacker.crystals.saturating_add(1);
                log.event(Event::ElfEliminated { seat: self.active, unit });
            }
        }
        battle.eliminated = battle.eliminated.saturating_add(1);
        if size(self.army(enemy, battle.territory)) == 0 {
            self.end_battle(battle, battle.assaulting, rng, log);
        } else {
            self.assign_wounds(battle, wounds.saturating_sub(life.into()), rng, log);
        }
    }

    /// COR-9.4, COR-9.11: rage if nobody fell, then the other side's assault.
    fn end_assault(&mut self, mut battle: Battle, rng: &mut StepRng, log: &mut impl Log<Event>) {
        if battle.eliminated == 0 {
            let side = self.side(&battle, battle.assaulting);
            let rage = &mut battle.rage[battle.assaulting.at()];
            *rage = rage.saturating_add(1);
            log.event(Event::Enraged { side, rage: *rage });
        }
        battle.eliminated = 0;
        battle.assaulting = battle.assaulting.other();
        self.begin_assault(battle, rng, log);
    }

    /// COR-9.13: heroes of the beaten army go home; in phase 5 the victory check follows.
    fn end_battle(
        &mut self,
        battle: Battle,
        winner: Role,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let territory = battle.territory;
        let beaten = self.side(&battle, winner.other());
        for &hero in Hero::ALL {
            if self.heroes_with(beaten, territory).any(|other| other == hero) {
                self.send_home(hero, log);
            }
        }
        self.battle = None;
        let feature = self.board.feature(territory);
        log.event(match self.side(&battle, winner) {
            Side::Player(seat) => Event::BattleWon { seat, territory, feature },
            Side::Elves => Event::ElvesHeld { territory, feature },
        });
        if !self.claim_victory(log) {
            self.next_battle(rng, log);
        }
    }

    /// COR-9.2: who decides for the Elves: the player to the right of the Attacker.
    pub(crate) fn elf_hand(&self) -> Seat {
        self.active.previous(self.players.len() as u8)
    }

    /// COR-17.50: what the Elf hand does when nobody sits there to decide.
    pub fn automatic_elimination(&self) -> Option<Action> {
        let (Some(battle), Question::Eliminate { wounds }) = (&self.battle, &self.question) else {
            return None;
        };
        let enemy = self.side(battle, battle.assaulting.other());
        let affordable = Level::ALL.iter().copied().filter(|&level| {
            self.side(battle, battle.assaulting) == Side::Elves
                && self.check_victim(battle, enemy, level, *wounds).is_ok()
        });
        let level = affordable.max_by_key(|&level| (self.profile(enemy, level).strength, level))?;
        Some(Action::Eliminate { unit: self.unit_type(enemy, level) })
    }
}

/// Section 15, C7: how many of the dice show a Wound.
fn roll(dice: u8, rng: &mut StepRng) -> u8 {
    (0..dice).filter(|_| rng.below(6) < WOUND_SIDES).count() as u8
}

/// COR-9.7: rolls some of the blanks again: wounds and blanks afterwards.
fn reroll(
    side: Side,
    dice: u8,
    wounds: u8,
    blanks: u8,
    rng: &mut StepRng,
    log: &mut impl Log<Event>,
) -> (u8, u8) {
    let turned = roll(dice, rng);
    let (wounds, blanks) = (wounds + turned, blanks - turned);
    log.event(Event::Rerolled { side, dice, wounds, blanks });
    (wounds, blanks)
}
