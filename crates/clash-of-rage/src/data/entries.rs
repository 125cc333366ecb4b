//! The component files as they are written, each value with its provenance.

use engine::Marked;
use serde::{Deserialize, Serialize};

use crate::table::options::Target;
use crate::table::places::{Face, Position, TacticsCard};
use crate::table::profile::{Profile, Symbols};
use crate::words::names::{Clan, Equipment, Hero, Level, Slot, UnitType};

/// COR-1.3: a unit type of a clan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitEntry {
    pub id: UnitType,
    pub clan: Clan,
    pub name: Marked<String>,
    pub level: Marked<Level>,
    pub tokens: Marked<u8>,
    pub strength: Marked<u8>,
    pub life: Marked<u8>,
    pub movement: Marked<u8>,
    pub hourglass: Marked<u8>,
    pub wound: Marked<u8>,
    pub shield: Marked<u8>,
    pub reroll: Marked<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rage: Option<Marked<u8>>,
    pub flying: Marked<bool>,
}

impl UnitEntry {
    pub fn profile(&self) -> Profile {
        Profile {
            strength: *self.strength,
            life: *self.life,
            movement: *self.movement,
            hourglass: *self.hourglass,
            wound: *self.wound,
            shield: *self.shield,
            reroll: *self.reroll,
            rage: self.rage.map_or(0, |rage| *rage),
            flying: *self.flying,
        }
    }
}

/// COR-1.4: an Elf type.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ElfEntry {
    pub id: UnitType,
    pub name: Marked<String>,
    pub tokens: Marked<u8>,
    pub strength: Marked<u8>,
    pub life: Marked<u8>,
    pub hourglass: Marked<u8>,
    pub wound: Marked<u8>,
    pub shield: Marked<u8>,
    pub reroll: Marked<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rage: Option<Marked<u8>>,
}

impl ElfEntry {
    pub fn profile(&self) -> Profile {
        Profile {
            strength: *self.strength,
            life: *self.life,
            movement: 0,
            hourglass: *self.hourglass,
            wound: *self.wound,
            shield: *self.shield,
            reroll: *self.reroll,
            rage: self.rage.map_or(0, |rage| *rage),
            flying: false,
        }
    }
}

/// COR-1.5: a tactics card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TacticsEntry {
    pub id: TacticsCard,
    pub clan: Clan,
    pub turn_order: Marked<u8>,
    pub reinforcements: Marked<[u8; 3]>,
    pub gold: Marked<u8>,
}

/// COR-1.6: a design of equipment.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EquipmentEntry {
    pub id: Equipment,
    pub name: Marked<String>,
    pub slot: Marked<Slot>,
    pub copies: Marked<u8>,
    pub cost: Marked<u8>,
    pub bonus: Marked<Profile>,
}

/// COR-1.7: a Legendary Equipment.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LegendaryEntry {
    pub id: Equipment,
    pub name: Marked<String>,
    pub slot: Marked<Slot>,
    pub bonus: Marked<Profile>,
}

/// COR-1.8: a hero.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroEntry {
    pub id: Hero,
    pub name: Marked<String>,
    pub cost: Marked<u8>,
    pub movement: Marked<u8>,
    pub effect: Marked<Effect>,
}

/// What a hero does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Effect {
    /// Wound for the army.
    pub wound: u8,
    /// Shield for the army.
    pub shield: u8,
    /// Reroll for the army.
    pub reroll: u8,
    /// Rage for the army.
    pub rage: u8,
    /// Extra Movement for the units that stand with the hero when the Moving action is chosen.
    pub march: u8,
}

impl Effect {
    /// What the hero adds to the army's totals (COR-2.8). A hero has no Hourglass.
    pub fn symbols(self) -> Symbols {
        let Effect { wound, shield, reroll, rage, march: _ } = self;
        Symbols { hourglass: 0, wound, shield, reroll, rage }
    }
}

/// COR-1.9: a face of a region tile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FaceEntry {
    pub id: Face,
    pub city: Marked<Position>,
    pub forge: Marked<Position>,
    pub stone: Marked<Position>,
    pub stone_level: Marked<Level>,
    pub ranges: Marked<Vec<(Position, Position)>>,
}

/// COR-1.10: a slot for a region tile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlotEntry {
    pub id: SlotLetter,
    pub centre: Marked<(i8, i8)>,
}

/// The letter of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SlotLetter {
    A,
    B,
    C,
    D,
}

/// COR-1.12: a standard map.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapEntry {
    pub id: String,
    pub tiles: Marked<Vec<(Face, u8)>>,
}

/// COR-12.1, COR-12.4: a length of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LengthEntry {
    pub id: Target,
    pub target: Marked<u8>,
    pub turn_limit: Marked<u8>,
}
