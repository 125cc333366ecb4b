//! Armies: who stands in a territory and what they add up to (COR-2.7, COR-2.8).

use crate::ClashOfRage;
use crate::data::components;
use crate::table::places::{Location, Territory};
use crate::table::player::Army;
use crate::table::profile::{Profile, Totals};
use crate::table::side::Side;
use crate::words::names::{Hero, Level, UnitType};

impl ClashOfRage {
    /// The units of a side in a territory.
    #[inline]
    pub(crate) fn army(&self, side: Side, territory: Territory) -> Army {
        match side {
            Side::Player(seat) => self.player(seat).army(territory.into()),
            Side::Elves => self.elves.army(territory),
        }
    }

    /// COR-2.7: the profile of a side's type.
    #[inline]
    pub(crate) fn profile(&self, side: Side, level: Level) -> Profile {
        match side {
            Side::Player(seat) => self.player(seat).profile(level),
            Side::Elves => self.elves.profile(level),
        }
    }

    /// A side's type of a level.
    pub(crate) fn unit_type(&self, side: Side, level: Level) -> UnitType {
        match side {
            Side::Player(seat) => self.player(seat).unit(level),
            Side::Elves => UnitType::ELVES[level.at()],
        }
    }

    /// The heroes of a side in a territory.
    pub(crate) fn heroes_with(
        &self,
        side: Side,
        territory: Territory,
    ) -> impl Iterator<Item = Hero> {
        let here = Location::from(territory);
        Hero::ALL.iter().copied().filter(move |&hero| {
            self.heroes[hero as usize].is_some_and(|posting| {
                posting.location == here && side == Side::Player(posting.owner)
            })
        })
    }

    /// COR-2.8: each participating type counts once, and every hero.
    pub(crate) fn totals(&self, side: Side, territory: Territory) -> Totals {
        let army = self.army(side, territory);
        let mut totals = Totals::default();
        for &level in Level::ALL {
            if army[level.at()] > 0 {
                let profile = self.profile(side, level);
                totals.strength = totals.strength.max(profile.strength);
                totals.symbols = totals.symbols.plus(profile.symbols());
            }
        }
        for hero in self.heroes_with(side, territory) {
            let effect = components().heroes[hero as usize].effect;
            totals.symbols = totals.symbols.plus(effect.symbols());
        }
        totals
    }
}
