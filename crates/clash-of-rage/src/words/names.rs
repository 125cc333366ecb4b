//! The names on the components: clans, units, equipment, heroes.

use engine::{Arg, Spoken, names};
use serde::{Deserialize, Serialize};

use crate::data::components;
use crate::table::profile::Profile;

names! {
    /// A clan that a player leads (COR-1.3).
    pub enum Clan: "clan" {
        /// Brutes from the steppes.
        BohorgTribe,
        /// Knights in steam-driven armour.
        SteamfieldBarony,
        /// Nordic warriors.
        GodleifClan,
        /// The undead.
        ArmyOfTheTomb,
    }
}

names! {
    /// The level of a unit or a Reinforcement Stone.
    pub enum Level: "level" {
        /// Level I, a yellow square.
        One,
        /// Level II, a blue pentagon.
        Two,
        /// Level III, a red hexagon.
        Three,
    }
}

impl Level {
    /// The level as an index: 0, 1 or 2.
    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }
}

names! {
    /// A type of unit: three for each clan, and the Elves.
    pub enum UnitType: "unit" {
        /// Bohorg Tribe.
        Pummeler,
        /// Bohorg Tribe, mounted.
        KragRider,
        /// Bohorg Tribe, a brute.
        Executioner,
        /// Steamfield Barony.
        Lancer,
        /// Steamfield Barony, armoured.
        SteamKnight,
        /// Steamfield Barony, a walking wall.
        SteamColossus,
        /// Godleif Clan.
        Berserker,
        /// Godleif Clan, winged.
        Valkyrie,
        /// Godleif Clan, a giant.
        Jotun,
        /// Army of the Tomb.
        Skeleton,
        /// Army of the Tomb, slow and tough.
        Mummy,
        /// Army of the Tomb, a caster.
        Lich,
        /// The first Elf type.
        ShiningGuard,
        /// The second Elf type.
        HighElder,
        /// The third Elf type.
        Templar,
    }
}

impl UnitType {
    /// How many types belong to clans; the Elves come after them.
    pub const OF_CLANS: usize = 12;

    /// The Elf types in the order of the Elf card (COR-1.4), which stands for their level.
    pub const ELVES: [UnitType; 3] =
        [UnitType::ShiningGuard, UnitType::HighElder, UnitType::Templar];

    /// A clan's type of a level.
    #[inline]
    pub fn of(clan: Clan, level: Level) -> UnitType {
        components().clan_units[clan as usize][level.at()]
    }

    /// The clan, or `None` for Elves.
    #[inline]
    pub fn clan(self) -> Option<Clan> {
        components().units[self as usize].clan
    }

    /// The values printed on the card, without equipment.
    #[inline]
    pub fn printed(self) -> Profile {
        components().units[self as usize].profile
    }

    /// How many tokens there are.
    #[inline]
    pub fn tokens(self) -> u8 {
        components().units[self as usize].tokens
    }

    /// The level; for Elves their place on the Elf card.
    #[inline]
    pub fn level(self) -> Level {
        components().units[self as usize].level
    }
}

names! {
    /// A design of equipment (COR-1.6), or a Legendary Equipment (COR-1.7).
    pub enum Equipment: "equipment" {
        /// A weapon.
        ShortSword,
        /// A weapon.
        Crossbow,
        /// A weapon.
        BattleAxe,
        /// A weapon.
        ThrowingKnives,
        /// A weapon.
        ShamansStaff,
        /// A weapon.
        TowerShield,
        /// A weapon.
        WarHammer,
        /// A weapon.
        Blunderbuss,
        /// A weapon.
        WarDrum,
        /// A weapon.
        RockBreaker,
        /// A weapon.
        DoubleFlail,
        /// A weapon.
        RuneBlade,
        /// An armor.
        MarchingBoots,
        /// An armor.
        LeatherArmor,
        /// An armor.
        ShamansCoat,
        /// An armor.
        SpikedHarness,
        /// An armor.
        ChainMail,
        /// An armor.
        WingedHarness,
        /// An armor.
        PlateArmor,
        /// An armor.
        MassiveArmor,
        /// A Legendary weapon.
        Kingslayer,
        /// A Legendary weapon.
        ThunderMaul,
        /// A Legendary weapon.
        StaffOfAges,
        /// A Legendary weapon.
        DragonCannon,
        /// A Legendary weapon.
        AegisOfDawn,
        /// A Legendary armor.
        TitanPlate,
        /// A Legendary armor.
        PhoenixMantle,
        /// A Legendary armor.
        StormWings,
        /// A Legendary armor.
        HeartOfWrath,
    }
}

impl Equipment {
    /// How many designs are sold on the Black Market; the Legendary ones come after them.
    pub const DESIGNS: usize = 20;
    /// How many designs there are with the Legendary ones.
    pub const COUNT: usize = 29;

    /// Whether this card can only be forged.
    #[inline]
    pub fn is_legendary(self) -> bool {
        self as usize >= Self::DESIGNS
    }

    /// The slot it fits (COR-10.7).
    #[inline]
    pub fn slot(self) -> Slot {
        components().equipment[self as usize].slot
    }

    /// Its price in gold; a Legendary Equipment has none (COR-1.7).
    #[inline]
    pub fn cost(self) -> u8 {
        components().equipment[self as usize].cost
    }

    /// What it adds to the values of the type that carries it.
    #[inline]
    pub fn bonus(self) -> Profile {
        components().equipment[self as usize].bonus
    }

    /// How many such cards there are.
    #[inline]
    pub fn copies(self) -> u8 {
        components().equipment[self as usize].copies
    }
}

names! {
    /// Where a card is carried: each unit type has one slot of each kind (COR-2.7).
    pub enum Slot: "slot" {
        /// For a weapon, purple.
        Arms,
        /// For an armor, green.
        Body,
    }
}

names! {
    /// A hero for hire (COR-1.8).
    pub enum Hero: "hero" {
        /// The War Singer.
        Kaela,
        /// The Bulwark.
        Brunn,
        /// The Oracle.
        Mirek,
        /// The Pathfinder.
        Tarsk,
    }
}

impl Hero {
    /// How many heroes there are.
    pub const COUNT: usize = 4;
}

names! {
    /// What a territory has on it (COR-1.9).
    pub enum Feature: "feature" {
        /// Nothing.
        Plain,
        /// An Elven City.
        City,
        /// A Forge.
        Forge,
        /// A Reinforcement Stone of level I.
        StoneOne,
        /// A Reinforcement Stone of level II.
        StoneTwo,
        /// A Reinforcement Stone of level III.
        StoneThree,
    }
}

impl Feature {
    /// The Reinforcement Stone of a level.
    pub const fn stone(level: Level) -> Feature {
        match level {
            Level::One => Feature::StoneOne,
            Level::Two => Feature::StoneTwo,
            Level::Three => Feature::StoneThree,
        }
    }
}

names! {
    /// The part of a turn (COR-4.1). Improving the Elves asks nobody, so it is not among them.
    pub enum Phase: "phase" {
        /// Clans are chosen, before turn 1.
        SetUp,
        /// Phase 2.
        Tactics,
        /// Phase 3.
        FirstAction,
        /// Phase 4.
        Stones,
        /// Phase 5.
        SecondAction,
    }
}

names! {
    /// What breaks a tie of Victory points, in this order (COR-12.5).
    pub enum TieBreak: "tie-break" {
        /// More forged Legendary Equipment.
        Legendary,
        /// More Crystals.
        Crystals,
        /// More units on the board.
        Units,
        /// More Gold.
        Gold,
        /// The lower turn order number in the last turn.
        TurnOrder,
    }
}

/// A number of units of one type, said as "3 Pummelers".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Troop {
    /// The type.
    pub unit: UnitType,
    /// How many.
    pub count: u8,
}

impl Spoken for Troop {
    fn arg(&self) -> Arg {
        match self.unit.arg() {
            Arg::Name(key) => Arg::Counted(self.count.into(), key),
            other => other,
        }
    }

    fn samples() -> Vec<Self> {
        let counts = [1, 2, 5];
        let of = |&unit: &UnitType| counts.map(|count| Troop { unit, count });
        UnitType::ALL.iter().flat_map(of).collect()
    }
}
