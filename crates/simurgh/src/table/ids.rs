//! The names of things: tiles by their printed numbers, spaces by their names.

use std::fmt;
use std::str::FromStr;

use engine::{Arg, Indexed, Said, Spoken};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Declares things that carry a printed number. A value knows its place in the series, for
/// indexing tables; it is written and read by the printed number.
macro_rules! numbered {
    ($(#[$meta:meta])* pub struct $name:ident($first:literal..=$last:literal);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $last - $first + 1;

            /// The one with this printed number, if there is one.
            pub const fn new(number: u8) -> Option<Self> {
                if number < $first || number > $last { None } else { Some(Self(number - $first)) }
            }

            /// The printed number.
            pub const fn number(self) -> u8 {
                self.0 + $first
            }

            /// The place in the series, for indexing a table.
            #[inline]
            pub const fn at(self) -> usize {
                self.0 as usize
            }

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl Indexed for $name {
            const COUNT: u32 = $last - $first + 1;

            #[inline]
            fn index(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn from_index(index: u32) -> Option<Self> {
                if index < <Self as Indexed>::COUNT { Some(Self(index as u8)) } else { None }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "#{:02}", self.number())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                Self::new(number).ok_or_else(|| {
                    de::Error::custom(format!(
                        "{} {number} is not one of {} to {}", stringify!($name), $first, $last
                    ))
                })
            }
        }
    };
}

numbered! {
    /// SIM-1.1: an Action Tile, #01 to #48.
    pub struct ActionTile(1..=48);
}

numbered! {
    /// SIM-1.1: a Dragon Tile, #49 to #72.
    pub struct Dragon(49..=72);
}

numbered! {
    /// SIM-1.1: an Objective Tile, #73 to #84.
    pub struct Objective(73..=84);
}

numbered! {
    /// SIM-2.1: a space of an Action Tile in printed order, or a level of an Exploration Tile.
    pub struct Column(1..=4);
}

numbered! {
    /// SIM-3.1: the number of an ability on its Dragon Tile, from left to right.
    pub struct Slot(1..=3);
}

engine::names! {
    /// SIM-1.1: the five kinds of Action Tiles, in the order of their numbers.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum TileKind: "kind" { Production, Research, Transformation, Power, Exploration }
}

impl ActionTile {
    /// SIM-1.1: the kind follows from the number.
    #[inline]
    pub const fn kind(self) -> TileKind {
        match self.number() {
            1..=12 => TileKind::Production,
            13..=20 => TileKind::Research,
            21..=28 => TileKind::Transformation,
            29..=36 => TileKind::Power,
            _ => TileKind::Exploration,
        }
    }

    /// Whether this is a Power Tile.
    #[inline]
    pub fn is_power(self) -> bool {
        self.kind() == TileKind::Power
    }

    /// Whether this is an Exploration Tile.
    #[inline]
    pub fn is_exploration(self) -> bool {
        self.kind() == TileKind::Exploration
    }
}

engine::names! {
    /// SIM-3.1: the twelve types of Dragons, A to L, told apart by colour.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum DragonType: "dragon" {
        Red, Green, Gold, Blue, White, Bronze, Black, Silver, Violet, Grey, Copper, Turquoise,
    }
}

impl Dragon {
    /// SIM-1.1: two copies of each type, an odd and an even number.
    #[inline]
    pub fn dragon_type(self) -> DragonType {
        DragonType::ALL[self.at() / 2]
    }
}

engine::names! {
    /// SIM-1.2: the two kinds of Vassals.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Vassal: "vassal" { Spearman, Dragonrider }
}

impl Vassal {
    /// For indexing what is counted for each kind.
    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }
}

engine::names! {
    /// SIM-7.1: the spaces of the City, C1 to C12.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum CitySpace: "city" {
        Armoury, Library, Forge, DragonSpires, GreatMarket, Barracks, HuntingGrounds,
        TrainingGrounds, BuildersSquare, BreedingGrounds, ScoutQuarters, DragonlordStatue,
    }
}

engine::names! {
    /// SIM-1.6: the tile spaces of the Wilds.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum WildsSpace: "wilds" { W1, W2, W3, W4, W5, W6 }
}

impl WildsSpace {
    /// How many there are.
    pub const COUNT: usize = 6;
}

engine::names! {
    /// SIM-1.7: the row of face-up tiles at the Scout Quarters, oldest first.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum RowSpace: "row" { S1, S2, S3, S4 }
}

engine::names! {
    /// SIM-1.8: the Objective Spaces at the Dragonlord Statue.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum ObjectiveSpace: "statue" { O1, O2, O3, O4, O5 }
}

engine::names! {
    /// SIM-10.7: where a tile goes back to its deck.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum End: "end" { Top, Bottom }
}

/// A space that a Vassal can stand on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Space {
    /// A space of the City.
    City(CitySpace),
    /// A space of the tile that lies on a tile space of the Wilds.
    Wilds(WildsSpace, Column),
}

impl Space {
    /// How many spaces there can be.
    pub const COUNT: usize = 12 + WildsSpace::COUNT * Column::COUNT;

    /// The tile space of the Wilds that this is on.
    #[inline]
    pub fn wilds(self) -> Option<WildsSpace> {
        match self {
            Space::City(_) => None,
            Space::Wilds(wilds, _) => Some(wilds),
        }
    }
}

impl Indexed for Space {
    const COUNT: u32 = Self::COUNT as u32;

    #[inline]
    fn index(self) -> u32 {
        match self {
            Space::City(city) => city.index(),
            Space::Wilds(wilds, column) => {
                CitySpace::COUNT + wilds.index() * <Column as Indexed>::COUNT + column.index()
            }
        }
    }

    fn from_index(index: u32) -> Option<Self> {
        let Some(rest) = index.checked_sub(CitySpace::COUNT) else {
            return CitySpace::from_index(index).map(Space::City);
        };
        let columns = <Column as Indexed>::COUNT;
        let wilds = WildsSpace::from_index(rest / columns)?;
        Some(Space::Wilds(wilds, Column::from_index(rest % columns)?))
    }
}

/// In JSON a space is a word: `"armoury"`, `"w3.2"`.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::City(city) => city.serialize(f),
            Space::Wilds(wilds, column) => {
                wilds.serialize(&mut *f)?;
                write!(f, ".{}", column.number())
            }
        }
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Space::values()
            .find(|space| space.to_string() == word)
            .ok_or_else(|| format!("'{word}' is not a space"))
    }
}

/// Writes a value as the word it displays as, and reads it back from that word.
macro_rules! written_as_word {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}

pub(crate) use written_as_word;

written_as_word!(Space);

/// SIM-3.1: one ability of one Dragon Tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The tile.
    pub dragon: Dragon,
    /// The ability's number.
    pub slot: Slot,
}

impl Spoken for ActionTile {
    fn arg(&self) -> Arg {
        let Arg::Name(kind) = self.kind().arg() else { return Arg::Number(self.number().into()) };
        let (tens, ones) = (self.number() / 10, self.number() % 10);
        let said = Said::plain(format!("{kind}-tile"));
        Arg::Said(Box::new(said.with("tens", tens.arg()).with("ones", ones.arg())))
    }

    fn samples() -> Vec<Self> {
        [1, 13, 21, 29, 37].into_iter().filter_map(ActionTile::new).collect()
    }
}

impl Spoken for Dragon {
    fn arg(&self) -> Arg {
        let Arg::Name(key) = self.dragon_type().arg() else { return self.number().arg() };
        Arg::Said(Box::new(Said::plain(key).with("number", self.number().arg())))
    }

    fn samples() -> Vec<Self> {
        Dragon::all().collect()
    }
}

impl Spoken for Objective {
    fn arg(&self) -> Arg {
        Arg::Said(Box::new(Said::plain("objective").with("number", self.number().arg())))
    }

    fn samples() -> Vec<Self> {
        Objective::all().collect()
    }
}

impl Spoken for Column {
    fn arg(&self) -> Arg {
        self.number().arg()
    }

    fn samples() -> Vec<Self> {
        Column::all().collect()
    }
}

impl Spoken for Slot {
    fn arg(&self) -> Arg {
        self.number().arg()
    }

    fn samples() -> Vec<Self> {
        Slot::all().collect()
    }
}

impl Spoken for Space {
    fn arg(&self) -> Arg {
        match self {
            Space::City(city) => city.arg(),
            Space::Wilds(wilds, column) => {
                let said = Said::plain("space-of-wilds");
                Arg::Said(Box::new(said.with("wilds", wilds.arg()).with("column", column.arg())))
            }
        }
    }

    fn samples() -> Vec<Self> {
        Space::values().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_is_written_as_a_word() {
        for space in Space::values() {
            assert_eq!(space.to_string().parse(), Ok(space));
            assert_eq!(Space::from_index(space.index()), Some(space));
        }
        let column = Column::new(2).unwrap();
        assert_eq!(Space::Wilds(WildsSpace::W3, column).to_string(), "w3.2");
        assert_eq!(Space::City(CitySpace::BuildersSquare).to_string(), "builders_square");
        assert!("w7.1".parse::<Space>().is_err());
    }

    #[test]
    fn a_tile_is_written_by_its_printed_number() {
        let dragon = Dragon::new(72).unwrap();
        assert_eq!(serde_json::to_string(&dragon).unwrap(), "72");
        assert_eq!(dragon.dragon_type(), DragonType::Turquoise);
        assert!(serde_json::from_str::<Dragon>("73").is_err());
    }
}
