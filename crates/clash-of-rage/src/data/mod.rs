//! The components: read from `components/*.ron`, checked, and kept as tables that a rule can index.

mod entries;
mod geometry;
mod read;

use arrayvec::ArrayVec;
use engine::{ComponentTable, Shelf, Tabled};

pub use self::entries::Effect;
pub use self::geometry::Geometry;
use crate::table::places::{Face, MAX_PLAYERS, Position, TacticsCard};
use crate::table::profile::Profile;
use crate::words::names::{Clan, Equipment, Hero, Level, Slot, UnitType};

const UNITS: &str = "units.ron";
const ELVES: &str = "elves.ron";
const TACTICS: &str = "tactics.ron";
const EQUIPMENT: &str = "equipment.ron";
const LEGENDARY: &str = "legendary.ron";
const HEROES: &str = "heroes.ron";
const TILES: &str = "tiles.ron";
const SLOTS: &str = "slots.ron";
const MAPS: &str = "maps.ron";
const LENGTHS: &str = "lengths.ron";

/// The most tokens of one unit type, and so the most units that move together.
pub const MAX_TOKENS: usize = 15;
/// COR-1.1: tactics cards of a clan.
pub const TACTICS_OF_A_CLAN: usize = 7;

/// The component files as embedded in the program: name and text.
const FILES: &[(&str, &str)] = &[
    (UNITS, include_str!("../../components/units.ron")),
    (ELVES, include_str!("../../components/elves.ron")),
    (TACTICS, include_str!("../../components/tactics.ron")),
    (EQUIPMENT, include_str!("../../components/equipment.ron")),
    (LEGENDARY, include_str!("../../components/legendary.ron")),
    (HEROES, include_str!("../../components/heroes.ron")),
    (TILES, include_str!("../../components/tiles.ron")),
    (SLOTS, include_str!("../../components/slots.ron")),
    (MAPS, include_str!("../../components/maps.ron")),
    (LENGTHS, include_str!("../../components/lengths.ron")),
];

pub(crate) static SHELF: Shelf<Components> = Shelf::new(FILES, read::read);

/// The components in play.
#[inline]
pub fn components() -> &'static Components {
    SHELF.get()
}

/// Everything printed on the components, ready to be indexed.
pub struct Components {
    /// By unit type.
    pub units: [Unit; 15],
    /// By clan and level.
    pub clan_units: [[UnitType; 3]; 4],
    /// By card.
    pub tactics: [Tactics; TacticsCard::COUNT],
    /// By design, Legendary ones included.
    pub equipment: [Card; Equipment::COUNT],
    /// By hero.
    pub heroes: [HeroCard; Hero::COUNT],
    /// By face.
    pub faces: Vec<TileFace>,
    /// By length of the game.
    pub lengths: [Length; 2],
    geometries: Vec<Geometry>,
    standard: Vec<ArrayVec<(Face, u8), MAX_PLAYERS>>,
    shown: Vec<ComponentTable>,
}

impl Tabled for Components {
    fn tables(&self) -> &[ComponentTable] {
        &self.shown
    }
}

/// COR-1.3, COR-1.4: a unit type.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// The clan, or `None` for Elves.
    pub clan: Option<Clan>,
    /// The level, or the place on the Elf card.
    pub level: Level,
    /// How many tokens there are.
    pub tokens: u8,
    /// The printed values.
    pub profile: Profile,
}

/// COR-1.5: a tactics card.
#[derive(Clone, Copy, Debug)]
pub struct Tactics {
    /// Whose card it is.
    pub clan: Clan,
    /// Lower acts earlier.
    pub turn_order: u8,
    /// Units of level I, II and III.
    pub reinforcements: [u8; 3],
    /// The income.
    pub gold: u8,
}

/// COR-1.6, COR-1.7: a design of equipment.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The slot it fits.
    pub slot: Slot,
    /// How many cards there are.
    pub copies: u8,
    /// The price in gold.
    pub cost: u8,
    /// What it adds.
    pub bonus: Profile,
}

/// COR-1.8: a hero.
#[derive(Clone, Copy, Debug)]
pub struct HeroCard {
    /// The price in gold.
    pub cost: u8,
    /// Movement points.
    pub movement: u8,
    /// What the hero does.
    pub effect: Effect,
}

/// COR-1.9: a face of a region tile.
#[derive(Clone, Debug)]
pub struct TileFace {
    /// Where the City is.
    pub city: Position,
    /// Where the Forge is.
    pub forge: Position,
    /// Where the Reinforcement Stone is.
    pub stone: Position,
    /// The level of the Stone.
    pub stone_level: Level,
    /// Borders that only flyers cross.
    pub ranges: Vec<(Position, Position)>,
}

/// COR-12.1, COR-12.4: a length of the game.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// Victory points to win with.
    pub target: u8,
    /// The last turn.
    pub turn_limit: u8,
}

impl Components {
    /// The hexes of a table with this many players.
    #[inline]
    pub fn geometry(&self, players: usize) -> &Geometry {
        &self.geometries[players.clamp(2, MAX_PLAYERS) - 2]
    }

    /// COR-1.12: the faces and rotations of the standard map.
    pub fn standard_map(&self, players: usize) -> &ArrayVec<(Face, u8), MAX_PLAYERS> {
        &self.standard[players.clamp(2, MAX_PLAYERS) - 2]
    }
}
