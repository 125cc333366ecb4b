//! Which Cities and Forges an army is likely to take, roughly: bots ask this of every position they
//! look at. [`odds`](super::odds) works out a single battle.

use engine::Seat;

use crate::ClashOfRage;
use crate::rules::battle::MAX_DICE;
use crate::table::places::{Location, Territories, Territory};
use crate::table::player::Army;
use crate::table::profile::{Profile, Symbols};
use crate::table::side::Side;
use crate::words::names::Level;

/// How much a unit counts that is two borders away, or in the Stronghold. It comes later, if at all.
const FAR: f32 = 0.6;
/// Of the wounds that a tough unit survives, those that are lost (COR-9.9).
const LOST: f32 = 0.8;
/// Wounds dealt in an assault at the least: Rage sees to it (COR-9.11).
const LEAST: f32 = 0.4;

/// What stands on one side.
#[derive(Clone, Copy, Debug, Default)]
struct Force {
    counts: [f32; 3],
    profiles: [Profile; 3],
    strength: u8,
    symbols: Symbols,
}

impl Force {
    fn join(&mut self, level: Level, profile: Profile, count: f32) {
        if count > 0.0 {
            self.counts[level.at()] = count;
            self.profiles[level.at()] = profile;
            self.strength = self.strength.max(profile.strength.min(MAX_DICE));
            self.symbols = self.symbols.plus(profile.symbols());
        }
    }

    fn is_empty(&self) -> bool {
        self.strength == 0
    }

    /// COR-9.6 to COR-9.8: the wounds that it deals in an assault, on average.
    fn wounds(&self, other: &Force) -> f32 {
        let misses = [1.0 / 3.0, 1.0 / 9.0, 1.0 / 27.0][usize::from(self.symbols.reroll.min(2))];
        let dice = f32::from(self.strength) * (1.0 - misses);
        let rage = 1.5 * f32::from(self.symbols.rage);
        dice + f32::from(self.symbols.wound) + rage - f32::from(other.symbols.shield)
    }

    /// The assaults that it needs to eliminate the other.
    fn assaults(&self, other: &Force) -> f32 {
        let wounds = self.wounds(other);
        let units = other.counts.iter().zip(&other.profiles);
        units
            .map(|(count, profile)| {
                let life = f32::from(profile.life);
                count * life / (wounds - LOST * (life - 1.0)).max(LEAST)
            })
            .sum()
    }
}

impl ClashOfRage {
    /// The prospect, 0 to 1, of taking a territory with the units that are close to it; `coming` are
    /// about to be placed.
    pub(crate) fn prospect(&self, seat: Seat, territory: Territory, coming: Army) -> f32 {
        let player = self.player(seat);
        let here = Location::from(territory);
        let near = self.board.open(territory);
        let far = near.territories().fold(near, |reach, next| reach.or(self.board.open(next)));
        let far = far.minus(near).without(here);
        let mut counts = [0.0; 3];
        let mut add = |army: Army, share: f32| {
            for (count, units) in counts.iter_mut().zip(army) {
                *count += share * f32::from(units);
            }
        };
        for place in near.with(here).and(player.present()).iter() {
            add(player.army(place), 1.0);
        }
        for place in far.and(player.present()).iter() {
            add(player.army(place), FAR);
        }
        if !player.gate.and(near.or(far).with(here)).is_empty() {
            add(player.army(Location::STRONGHOLD), FAR);
            add(coming, FAR);
        }
        let mut force = Force::default();
        for &level in Level::ALL {
            force.join(level, player.profile(level), counts[level.at()]);
        }
        if force.is_empty() {
            return 0.0;
        }
        let guards = self.guards(seat, territory);
        if guards.is_empty() {
            return 1.0;
        }
        let (mine, theirs) = (force.assaults(&guards), guards.assaults(&force));
        theirs / (mine + theirs)
    }

    /// The Elves or the rival in a territory.
    fn guards(&self, seat: Seat, territory: Territory) -> Force {
        let here = Location::from(territory);
        let rival = |&other: &Seat| other != seat && self.player(other).present().contains(here);
        let side = self.all_seats().find(rival).map_or(Side::Elves, Side::Player);
        let army = self.army(side, territory);
        let mut force = Force::default();
        for &level in Level::ALL {
            force.join(level, self.profile(side, level), f32::from(army[level.at()]));
        }
        force
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn force(counts: [f32; 3], profiles: [Profile; 3]) -> Force {
        let mut force = Force::default();
        for &level in Level::ALL {
            force.join(level, profiles[level.at()], counts[level.at()]);
        }
        force
    }

    fn unit(strength: u8, life: u8) -> Profile {
        Profile { strength, life, ..Profile::default() }
    }

    /// COR-9.6: one type's Strength counts, however many units there are; every unit has to be
    /// eliminated.
    #[test]
    fn each_unit_more_takes_longer_and_only_a_stronger_type_strikes_harder() {
        let types = [unit(4, 2), unit(4, 3), unit(6, 4)];
        let foe = force([2.0, 0.0, 0.0], types);
        let few = force([2.0, 0.0, 0.0], types);
        for more in [[3.0, 0.0, 0.0], [2.0, 1.0, 0.0]] {
            let more = force(more, types);
            assert!(foe.assaults(&more) > foe.assaults(&few));
            assert_eq!(more.assaults(&foe), few.assaults(&foe));
        }
        let strong = force([2.0, 0.0, 1.0], types);
        assert!(strong.assaults(&foe) < few.assaults(&foe));
    }

    /// COR-9.7, COR-9.8.
    #[test]
    fn every_symbol_helps_its_own_side() {
        let plain = unit(4, 2);
        let foe = force([3.0, 0.0, 0.0], [plain; 3]);
        let against = |own: Profile| {
            let own = force([3.0, 0.0, 0.0], [own; 3]);
            foe.assaults(&own) / own.assaults(&foe)
        };
        let even = against(plain);
        for better in [
            Profile { wound: 1, ..plain },
            Profile { shield: 1, ..plain },
            Profile { reroll: 1, ..plain },
            Profile { rage: 1, ..plain },
            Profile { life: 3, ..plain },
            Profile { strength: 5, ..plain },
        ] {
            assert!(against(better) > even, "{better:?}");
        }
    }

    /// COR-9.11: Rage breaks the thickest armour.
    #[test]
    fn nobody_is_safe_for_ever() {
        let weak = force([1.0, 0.0, 0.0], [unit(1, 1); 3]);
        let giant = Profile { shield: 9, ..unit(9, 9) };
        let strong = force([1.0, 0.0, 0.0], [giant; 3]);
        assert!(weak.assaults(&strong).is_finite());
    }
}
