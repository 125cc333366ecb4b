//! The chance to win a battle, to look up before attacking.
//!
//! Worked out for two sides that always fight, reroll every blank and eliminate the highest
//! level they can afford: then a die with r rerolls shows a Wound with probability 1 - (1/3)^(r+1),
//! and a battle is a walk over a few thousand positions.

use std::collections::BTreeMap;

use crate::rules::battle::MAX_DICE;
use crate::table::profile::{Profile, Symbols};
use crate::table::side::Role;

/// Branches less likely than this are dropped, so that large armies don't take long; the result is
/// the Attacker's share of what remains.
const NEGLIGIBLE: f64 = 3e-6;
/// Assaults after which the calculation stops; every battle ends long before (COR-9.14).
const MAX_ASSAULTS: usize = 400;

/// One side of a battle that may be fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Force {
    /// How many units of each level there are.
    pub counts: [u8; 3],
    /// The values of each level, with equipment.
    pub profiles: [Profile; 3],
    /// What its heroes add.
    pub heroes: Symbols,
    /// Its Rage tokens.
    pub rage: u16,
}

impl Force {
    /// COR-2.8: each participating type counts once, and every hero.
    fn symbols(&self, counts: [u8; 3]) -> Symbols {
        let present = self.profiles.iter().zip(counts).filter(|(_, count)| *count > 0);
        present.fold(self.heroes, |sum, (profile, _)| sum.plus(profile.symbols()))
    }

    fn dice(&self, counts: [u8; 3]) -> u8 {
        let present = self.profiles.iter().zip(counts).filter(|(_, count)| *count > 0);
        present.map(|(profile, _)| profile.strength).max().unwrap_or_default().min(MAX_DICE)
    }

    /// COR-9.3: the Hourglasses that decide who strikes first.
    pub fn hourglass(&self) -> u8 {
        self.symbols(self.counts).hourglass
    }
}

/// COR-9.3: who strikes first.
pub fn initiative(attacker: &Force, defender: &Force) -> Role {
    if attacker.hourglass() < defender.hourglass() { Role::Attacker } else { Role::Defender }
}

/// The probability that the Attacker wins when it is `assaulting`'s turn to launch an assault.
pub fn attacker_wins(attacker: &Force, defender: &Force, assaulting: Role) -> f64 {
    let forces = [attacker, defender];
    if attacker.counts == [0; 3] || defender.counts == [0; 3] {
        return f64::from(u8::from(attacker.counts != [0; 3]));
    }
    let start = Position {
        counts: [attacker.counts, defender.counts],
        rage: [attacker.rage, defender.rage],
    };
    let mut now = BTreeMap::from([(start, 1.0)]);
    let (mut role, mut won, mut lost) = (assaulting, 0.0, 0.0);
    for _ in 0..MAX_ASSAULTS {
        let mut next: BTreeMap<Position, f64> = BTreeMap::new();
        for (position, weight) in now {
            for (after, chance) in position.assaulted(forces, role) {
                let weight = weight * chance;
                if after.counts[Role::Defender.at()] == [0; 3] {
                    won += weight;
                } else if after.counts[Role::Attacker.at()] == [0; 3] {
                    lost += weight;
                } else if weight > NEGLIGIBLE {
                    *next.entry(after).or_default() += weight;
                }
            }
        }
        if next.is_empty() {
            break;
        }
        now = next;
        role = role.other();
    }
    if won + lost > 0.0 { won / (won + lost) } else { 0.5 }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Position {
    counts: [[u8; 3]; 2],
    rage: [u16; 2],
}

impl Position {
    /// COR-9.5 to COR-9.11: what one assault can lead to, and how likely.
    fn assaulted(
        self,
        forces: [&Force; 2],
        role: Role,
    ) -> impl Iterator<Item = (Position, f64)> + use<'_> {
        let (own, other) = (role.at(), role.other().at());
        let symbols = forces[own].symbols(self.counts[own]);
        let shield = forces[other].symbols(self.counts[other]).shield;
        let dice = forces[own].dice(self.counts[own]);
        let rage = self.rage[own].saturating_add(symbols.rage.into());
        let hit = 1.0 - (1.0f64 / 3.0).powi(i32::from(symbols.reroll) + 1);
        (0..=dice).map(move |faces| {
            let wounds = (u16::from(faces) + u16::from(symbols.wound))
                .saturating_add(rage)
                .saturating_sub(shield.into());
            let mut after = self;
            let fell = after.struck(forces[other], other, wounds);
            after.rage[own] = rage.saturating_add(u16::from(fell == 0));
            (after, binomial(dice, faces, hit))
        })
    }

    /// COR-9.9: eliminates units of the highest affordable level until none is left. Returns how
    /// many fell.
    fn struck(&mut self, force: &Force, side: usize, mut wounds: u16) -> u8 {
        let mut fell = 0;
        for level in (0..3).rev() {
            let life = u16::from(force.profiles[level].life).max(1);
            let here = &mut self.counts[side][level];
            while *here > 0 && life <= wounds {
                *here -= 1;
                wounds -= life;
                fell += 1;
            }
        }
        fell
    }
}

fn binomial(n: u8, k: u8, p: f64) -> f64 {
    let choose = (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1));
    choose * p.powi(k.into()) * (1.0 - p).powi((n - k).into())
}
