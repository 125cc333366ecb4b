//! The entries of the component files as they are written.

use engine::Marked;
use serde::{Deserialize, Serialize};

use crate::table::ids::{CitySpace, DragonType, ObjectiveSpace, RowSpace, Vassal, WildsSpace};
use crate::table::purse::Good;

/// Which Vassals a space is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letter {
    /// Every Vassal.
    Any,
    /// Dragonriders only.
    Dragonrider,
}

/// How many Vassals a space of the City holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupancy {
    /// One.
    Single,
    /// Any number.
    Multiple,
}

/// SIM-3.2: what an Objective Tile counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// Ability markers on Dragons of these types.
    MarkersOn(Vec<DragonType>),
    /// All Ability markers.
    AllMarkers,
    /// Vegetables and Meat.
    VegetablesAndMeat,
}

/// A space of an Action Tile: who may enter, and the effect.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SpaceEntry {
    Any(String),
    Dragonrider(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionTileEntry {
    pub id: u8,
    pub spaces: Marked<Vec<SpaceEntry>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExplorationTileEntry {
    pub id: u8,
    pub movement: Marked<String>,
    pub levels: Marked<Vec<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelEntry {
    pub id: u8,
    pub spaces: Marked<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityEntry {
    pub id: CitySpace,
    pub vassal: Marked<Letter>,
    pub occupancy: Marked<Occupancy>,
    pub effect: Marked<Option<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WildsEntry {
    pub id: WildsSpace,
    pub players: Marked<u8>,
    pub bonus: Marked<String>,
}

/// A tile that the Scout Quarters sell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RowId {
    S1,
    S2,
    S3,
    S4,
    Top,
}

impl From<RowSpace> for RowId {
    fn from(row: RowSpace) -> RowId {
        match row {
            RowSpace::S1 => RowId::S1,
            RowSpace::S2 => RowId::S2,
            RowSpace::S3 => RowId::S3,
            RowSpace::S4 => RowId::S4,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowEntry {
    pub id: RowId,
    pub cost: Marked<String>,
    pub bonus: Marked<Option<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StatueEntry {
    pub id: ObjectiveSpace,
    pub cost: Marked<String>,
    pub points: Marked<String>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PowerEntry {
    Active(String),
    Receive { goods: Vec<Good>, extra: u8 },
    Step(String),
    ExtraMove,
    GiveUp(Vassal, String),
    ReplaceObjective,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilityEntry {
    pub english: PowerEntry,
    #[serde(default)]
    pub german: Option<PowerEntry>,
    #[serde(default)]
    pub once: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DragonEntry {
    pub id: DragonType,
    pub abilities: Marked<Vec<AbilityEntry>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectiveEntry {
    pub id: u8,
    pub counts: Marked<Counts>,
    pub points: Marked<Vec<u16>>,
}
