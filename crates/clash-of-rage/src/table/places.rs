//! Places of the map and other things known by an id rather than a name: `a3`, `S05`, `boh_10`, `2A`.

use std::fmt;

use engine::{Arg, Indexed, Said, Set, Spoken};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::components;
use crate::words::names::{Clan, UnitType};

/// Declares a number that is written as one of the given ids.
macro_rules! identified {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident[$count:literal]: $ids:expr;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visibility struct $name(u8);

        impl $name {
            /// How many there are.
            $visibility const COUNT: usize = $count;
            /// Their ids in order.
            $visibility const IDS: [&'static str; $count] = $ids;

            /// The one with this number, if there is one.
            $visibility const fn new(number: usize) -> Option<Self> {
                if number < $count { Some(Self(number as u8)) } else { None }
            }

            /// All of them in order.
            $visibility fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..$count as u8).map(Self)
            }

            /// The number, for indexing an array.
            #[inline]
            $visibility const fn at(self) -> usize {
                self.0 as usize
            }

            /// The id.
            $visibility const fn id(self) -> &'static str {
                Self::IDS[self.at()]
            }

            /// The one with this id.
            $visibility fn find(id: &str) -> Option<Self> {
                Self::IDS.iter().position(|known| *known == id).and_then(Self::new)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Indexed for $name {
            const COUNT: u32 = $count;

            #[inline]
            fn index(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn from_index(index: u32) -> Option<Self> {
                Self::new(index as usize)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::find(&id).ok_or_else(|| {
                    serde::de::Error::custom(format!("'{id}' is not a {}", stringify!($name)))
                })
            }
        }
    };
}

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// Territories of a region tile: the centre and a ring of six.
pub const TILE: usize = 7;

identified! {
    /// A territory: the slot's letter and the board position, `C` before `0` to `5` (COR-1.10).
    pub struct Territory[28]: [
        "aC", "a0", "a1", "a2", "a3", "a4", "a5", "bC", "b0", "b1", "b2", "b3", "b4", "b5",
        "cC", "c0", "c1", "c2", "c3", "c4", "c5", "dC", "d0", "d1", "d2", "d3", "d4", "d5",
    ];
}

identified! {
    /// Where a player's unit or hero can be: a territory or the player's own Stronghold (COR-2.2).
    pub struct Location[29]: [
        "aC", "a0", "a1", "a2", "a3", "a4", "a5", "bC", "b0", "b1", "b2", "b3", "b4", "b5",
        "cC", "c0", "c1", "c2", "c3", "c4", "c5", "dC", "d0", "d1", "d2", "d3", "d4", "d5",
        "stronghold",
    ];
}

identified! {
    /// A site for a Stronghold, numbered from `S01` as in COR-1.11.
    pub struct Site[24]: [
        "S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11", "S12",
        "S13", "S14", "S15", "S16", "S17", "S18", "S19", "S20", "S21", "S22", "S23", "S24",
    ];
}

identified! {
    /// A position of a region tile: the centre or a place in the ring.
    pub struct Position[7]: ["C", "0", "1", "2", "3", "4", "5"];
}

identified! {
    /// One side of a region tile (COR-1.9).
    pub struct Face[10]: ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"];
}

identified! {
    /// A tactics card (COR-1.5).
    pub struct TacticsCard[28]: [
        "god_01", "boh_02", "tom_03", "ste_04", "ste_05", "tom_06", "boh_07",
        "god_08", "god_09", "boh_10", "tom_11", "ste_12", "ste_13", "tom_14",
        "boh_15", "god_16", "god_17", "boh_18", "tom_19", "ste_20", "ste_21",
        "tom_22", "boh_23", "god_24", "god_25", "boh_26", "tom_27", "ste_28",
    ];
}

impl Territory {
    /// The territory at a position of a slot.
    #[inline]
    pub const fn in_slot(slot: usize, position: Position) -> Territory {
        Territory(((slot * TILE + position.at()) % Self::COUNT) as u8)
    }

    /// The number of the slot it belongs to.
    #[inline]
    pub const fn slot(self) -> usize {
        self.at() / TILE
    }
}

/// A set of locations.
pub type Places = Set<Location, u32>;
/// A set of tactics cards.
pub type Cards = Set<TacticsCard, u32>;

/// The territories among the places of a set.
pub(crate) trait Territories {
    /// In order, without the Stronghold.
    fn territories(self) -> impl Iterator<Item = Territory>;
}

impl Territories for Places {
    #[inline]
    fn territories(self) -> impl Iterator<Item = Territory> {
        self.iter().filter_map(Location::territory)
    }
}

impl From<Territory> for Location {
    #[inline]
    fn from(territory: Territory) -> Location {
        Location(territory.0)
    }
}

impl Location {
    /// The player's own Stronghold.
    pub const STRONGHOLD: Location = Location(Territory::COUNT as u8);

    /// The territory, unless it is the Stronghold.
    #[inline]
    pub const fn territory(self) -> Option<Territory> {
        Territory::new(self.at())
    }
}

impl TacticsCard {
    /// The clan whose card it is.
    pub fn clan(self) -> Clan {
        components().tactics[self.at()].clan
    }

    /// The lower number acts earlier (COR-4.3).
    pub fn turn_order(self) -> u8 {
        components().tactics[self.at()].turn_order
    }

    /// Units of level I, II and III that it brings (COR-6.5).
    pub fn reinforcements(self) -> [u8; 3] {
        components().tactics[self.at()].reinforcements
    }

    /// The gold that it brings (COR-6.4).
    pub fn gold(self) -> u8 {
        components().tactics[self.at()].gold
    }
}

impl Face {
    /// Both faces of the tile with this number, counted from 0.
    pub const fn of_tile(tile: usize) -> [Face; 2] {
        [Face((tile * 2) as u8), Face((tile * 2 + 1) as u8)]
    }

    /// The number of its tile, counted from 0.
    pub const fn tile(self) -> usize {
        self.at() / 2
    }
}

impl Position {
    /// The centre of the tile.
    pub const CENTRE: Position = Position(0);

    /// The position in the ring, wrapped.
    pub const fn ring(number: usize) -> Position {
        Position((1 + number % 6) as u8)
    }

    /// Where this position lies after the tile is turned (COR-1.10).
    pub const fn turned(self, rotation: u8) -> Position {
        if self.0 == 0 { self } else { Position::ring(self.at() - 1 + rotation as usize) }
    }
}

impl Spoken for Territory {
    fn arg(&self) -> Arg {
        Location::from(*self).arg()
    }

    fn samples() -> Vec<Self> {
        Territory::all().collect()
    }
}

impl Spoken for Location {
    fn arg(&self) -> Arg {
        Arg::Name(format!("location-{}", self.id()))
    }

    fn samples() -> Vec<Self> {
        Location::all().collect()
    }
}

impl Spoken for Site {
    fn arg(&self) -> Arg {
        Arg::Name(format!("site-{}", self.id()))
    }

    fn samples() -> Vec<Self> {
        Site::all().collect()
    }
}

impl Spoken for TacticsCard {
    /// Said with everything that is printed on it.
    fn arg(&self) -> Arg {
        let components = components();
        let card = &components.tactics[self.at()];
        let units = components.clan_units[card.clan as usize];
        let troops = units.iter().zip(card.reinforcements).filter(|(_, count)| *count > 0);
        let counted = |(unit, count): (&UnitType, u8)| match unit.arg() {
            Arg::Name(key) => Arg::Counted(count.into(), key),
            other => other,
        };
        let said = Said::plain("tactics-card")
            .with("number", Arg::Number(card.turn_order.into()))
            .with("units", Arg::List(troops.map(counted).collect()))
            .with("gold", Arg::Number(card.gold.into()));
        Arg::Said(Box::new(said))
    }

    fn samples() -> Vec<Self> {
        TacticsCard::all().collect()
    }
}
