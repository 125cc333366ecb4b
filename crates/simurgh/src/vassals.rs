//! A player's Vassals and where each of them is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::ids::{Space, Vassal, WildsSpace, written_as_word};

/// Where a Vassal is. In JSON a word: a space, `"pool"`, `"resting"` or `"stock"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whereabouts {
    /// On the board.
    Board(Space),
    /// SIM-8.10: in the pool since a tile left this turn: it can't be placed before the next one.
    Resting,
    /// In the pool, ready to be placed.
    Pool,
    /// Not owned at the moment.
    Stock,
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whereabouts::Board(space) => space.fmt(f),
            Whereabouts::Resting => f.write_str("resting"),
            Whereabouts::Pool => f.write_str("pool"),
            Whereabouts::Stock => f.write_str("stock"),
        }
    }
}

impl FromStr for Whereabouts {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "resting" => Ok(Whereabouts::Resting),
            "pool" => Ok(Whereabouts::Pool),
            "stock" => Ok(Whereabouts::Stock),
            space => space.parse().map(Whereabouts::Board),
        }
    }
}

written_as_word!(Whereabouts);

/// SIM-1.2: the five Vassals of a colour, each kind in the order of whereabouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Vassals {
    spearmen: [Whereabouts; 3],
    dragonriders: [Whereabouts; 2],
}

impl Vassals {
    /// SIM-4.5: one of each kind in the pool, the others in the stock.
    pub const START: Vassals = Vassals {
        spearmen: [Whereabouts::Pool, Whereabouts::Stock, Whereabouts::Stock],
        dragonriders: [Whereabouts::Pool, Whereabouts::Stock],
    };

    /// Where the Vassals of a kind are.
    #[inline]
    pub fn of(&self, vassal: Vassal) -> &[Whereabouts] {
        match vassal {
            Vassal::Spearman => &self.spearmen,
            Vassal::Dragonrider => &self.dragonriders,
        }
    }

    /// Every Vassal with its whereabouts.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Vassal, Whereabouts)> {
        let spearmen = self.spearmen.into_iter().map(|place| (Vassal::Spearman, place));
        spearmen.chain(self.dragonriders.into_iter().map(|place| (Vassal::Dragonrider, place)))
    }

    /// How many of a kind are there.
    #[inline]
    pub fn count(&self, vassal: Vassal, place: Whereabouts) -> u8 {
        self.of(vassal).iter().map(|&each| u8::from(each == place)).sum()
    }

    /// How many of a kind the player owns: in the pool or on the board.
    #[inline]
    pub fn owned(&self, vassal: Vassal) -> u8 {
        self.of(vassal).iter().map(|&each| u8::from(each != Whereabouts::Stock)).sum()
    }

    /// Every Vassal on the board with its space.
    #[inline]
    pub fn on_board(&self) -> impl Iterator<Item = (Vassal, Space)> {
        self.iter().filter_map(|(vassal, place)| match place {
            Whereabouts::Board(space) => Some((vassal, space)),
            _ => None,
        })
    }

    /// The Dragonrider on a tile: its space. An Exploration Tile holds at most one of a player.
    #[inline]
    pub fn rider_on(&self, wilds: WildsSpace) -> Option<Space> {
        self.dragonriders.iter().find_map(|&place| match place {
            Whereabouts::Board(space) if space.wilds() == Some(wilds) => Some(space),
            _ => None,
        })
    }

    /// Moves one Vassal of a kind. Nothing happens if none is there.
    pub fn go(&mut self, vassal: Vassal, from: Whereabouts, to: Whereabouts) {
        let places: &mut [Whereabouts] = match vassal {
            Vassal::Spearman => &mut self.spearmen,
            Vassal::Dragonrider => &mut self.dragonriders,
        };
        if let Some(place) = places.iter_mut().find(|place| **place == from) {
            *place = to;
            places.sort_unstable();
        }
    }

    /// Moves every Vassal for which `to` names another place.
    pub fn go_each(&mut self, to: impl Fn(Whereabouts) -> Option<Whereabouts>) {
        let mut moved = false;
        for place in self.spearmen.iter_mut().chain(&mut self.dragonriders) {
            if let Some(other) = to(*place) {
                *place = other;
                moved = true;
            }
        }
        if moved {
            self.spearmen.sort_unstable();
            self.dragonriders.sort_unstable();
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    spearmen: Vec<Whereabouts>,
    dragonriders: Vec<Whereabouts>,
}

impl<'de> Deserialize<'de> for Vassals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { mut spearmen, mut dragonriders } = Written::deserialize(deserializer)?;
        spearmen.sort_unstable();
        dragonriders.sort_unstable();
        let (Ok(spearmen), Ok(dragonriders)) = (spearmen.try_into(), dragonriders.try_into())
        else {
            return Err(de::Error::custom("a colour has 3 Spearmen and 2 Dragonriders"));
        };
        Ok(Vassals { spearmen, dragonriders })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::CitySpace;

    #[test]
    fn vassals_are_written_by_their_whereabouts() {
        let mut vassals = Vassals::START;
        let forge = Whereabouts::Board(Space::City(CitySpace::Forge));
        vassals.go(Vassal::Spearman, Whereabouts::Pool, forge);
        let written = serde_json::to_string(&vassals).unwrap();
        assert_eq!(
            written,
            r#"{"spearmen":["forge","stock","stock"],"dragonriders":["pool","stock"]}"#
        );
        assert_eq!(serde_json::from_str::<Vassals>(&written).unwrap(), vassals);
    }
}
