//! The components in play: read from `components/*.ron`, checked, ready to be looked up.

pub mod effect;
mod entries;
mod notation;
mod read;

use engine::{ComponentTable, Set, Shelf, Tabled};

use crate::data::effect::{Effect, Power};
use crate::table::ids::{
    Ability, ActionTile, CitySpace, Column, Dragon, DragonType, Objective, ObjectiveSpace,
    RowSpace, Slot, Vassal, WildsSpace,
};
use crate::table::markers::Markers;
use crate::table::options::Edition;
use crate::table::purse::{Good, Purse};
use crate::table::state::MAX_PLAYERS;

pub use entries::{Counts, Letter, Occupancy};

pub(crate) static SHELF: Shelf<Components> = Shelf::new(
    &[
        (ACTION_TILES, include_str!("../../components/action_tiles.ron")),
        (EXPLORATION_TILES, include_str!("../../components/exploration_tiles.ron")),
        (LEVELS, include_str!("../../components/levels.ron")),
        (CITY, include_str!("../../components/city.ron")),
        (WILDS, include_str!("../../components/wilds.ron")),
        (ROW, include_str!("../../components/row.ron")),
        (STATUE, include_str!("../../components/statue.ron")),
        (DRAGONS, include_str!("../../components/dragons.ron")),
        (OBJECTIVES, include_str!("../../components/objectives.ron")),
    ],
    read::read,
);

const ACTION_TILES: &str = "action_tiles.ron";
const EXPLORATION_TILES: &str = "exploration_tiles.ron";
const LEVELS: &str = "levels.ron";
const CITY: &str = "city.ron";
const WILDS: &str = "wilds.ron";
const ROW: &str = "row.ron";
const STATUE: &str = "statue.ron";
const DRAGONS: &str = "dragons.ron";
const OBJECTIVES: &str = "objectives.ron";

/// The components in play.
#[inline]
pub fn components() -> &'static Components {
    SHELF.get()
}

/// Everything printed, ready to be looked up.
pub struct Components {
    /// The spaces of each Action Tile, or the levels of an Exploration Tile.
    pub tiles: [Vec<SpaceSpec>; ActionTile::COUNT],
    /// The spaces of the City.
    pub city: [SpaceSpec; CitySpace::ALL.len()],
    /// The tile spaces of the Wilds.
    pub wilds: [WildsSpec; WildsSpace::COUNT],
    /// SIM-1.6: the tile spaces in play, by the number of players.
    pub wilds_in_play: [Set<WildsSpace>; MAX_PLAYERS + 1],
    /// The Scout Quarters' row.
    pub row: [Effect; RowSpace::ALL.len()],
    /// The Scout Quarters' face-down top tile.
    pub top: Effect,
    /// The Objective Spaces.
    pub statue: [Effect; ObjectiveSpace::ALL.len()],
    /// The Objective Tiles.
    pub objectives: [ObjectiveSpec; Objective::COUNT],
    /// The Dragons' abilities as each edition describes them.
    pub dragons: [Dragons; 2],
    /// The entries as they were read, for showing them.
    pub shown: Vec<ComponentTable>,
}

impl Tabled for Components {
    fn tables(&self) -> &[ComponentTable] {
        &self.shown
    }
}

/// A space for Vassals.
#[derive(Clone, Debug)]
pub struct SpaceSpec {
    /// Who may enter.
    pub letter: Letter,
    /// How many Vassals it holds.
    pub capacity: u8,
    /// What it does.
    pub effect: Effect,
}

/// A space that any number of Vassals may enter.
pub const UNLIMITED: u8 = u8::MAX;

/// A tile space of the Wilds.
#[derive(Clone, Debug)]
pub struct WildsSpec {
    /// The fewest players with which it is in play.
    pub players: u8,
    /// The bonus for covering it.
    pub bonus: Effect,
    /// The most of each good that the bonus can give.
    pub most: Purse,
}

/// An Objective Tile.
#[derive(Clone, Debug)]
pub struct ObjectiveSpec {
    /// What it counts.
    pub counts: Counts,
    /// The points for each place, 0 for places that it doesn't have.
    pub points: [u16; 3],
}

/// The Dragons' abilities in one edition.
pub struct Dragons {
    /// What each ability of each type does.
    pub powers: [[Power; Slot::COUNT]; DragonType::ALL.len()],
    /// SIM-10.5: abilities that a marker can be put back on.
    pub refillable: Markers,
    /// Abilities that are used as Free Actions.
    pub active: Markers,
    /// Abilities that give more of a received good, by good.
    pub receive: [Markers; Good::ALL.len()],
    /// Abilities that give something when a Dragonrider moves down.
    pub step: Markers,
    /// Abilities that move a Dragonrider down again.
    pub extra_move: Markers,
    /// Abilities that give something when a Vassal is given up, by its kind.
    pub give_up: [Markers; 2],
    /// Abilities that replace an Objective Tile.
    pub replace_objective: Markers,
}

impl Components {
    /// The spaces of a tile in printed order.
    #[inline]
    pub fn spaces(&self, tile: ActionTile) -> &[SpaceSpec] {
        &self.tiles[tile.at()]
    }

    /// The spaces of a tile that can be entered from outside. SIM-9.1: the first level is the only
    /// entry of an Exploration Tile.
    #[inline]
    pub fn entrances(&self, tile: ActionTile) -> &[SpaceSpec] {
        let spaces = self.spaces(tile);
        if tile.is_exploration() { &spaces[..1] } else { spaces }
    }

    /// A space of a tile, or `None` if it has fewer.
    #[inline]
    pub fn space(&self, tile: ActionTile, column: Column) -> Option<&SpaceSpec> {
        self.spaces(tile).get(column.at())
    }

    /// The Dragons as the edition describes them.
    #[inline]
    pub fn dragons(&self, edition: Edition) -> &Dragons {
        &self.dragons[edition as usize]
    }
}

impl Dragons {
    /// What an ability does.
    #[inline]
    pub fn power(&self, ability: Ability) -> &Power {
        &self.powers[ability.dragon.at() / 2][ability.slot.at()]
    }

    fn of(powers: &[[(Power, Refill); Slot::COUNT]; DragonType::ALL.len()]) -> Dragons {
        let mut dragons = Dragons {
            powers: powers.clone().map(|powers| powers.map(|(power, _)| power)),
            refillable: Markers::EMPTY,
            active: Markers::EMPTY,
            receive: [Markers::EMPTY; Good::ALL.len()],
            step: Markers::EMPTY,
            extra_move: Markers::EMPTY,
            give_up: [Markers::EMPTY; 2],
            replace_objective: Markers::EMPTY,
        };
        for dragon in Dragon::all() {
            for slot in Slot::all() {
                let ability = Ability { dragon, slot };
                let (power, refill) = &powers[dragon.at() / 2][slot.at()];
                if *refill == Refill::Any {
                    dragons.refillable.insert(ability);
                }
                match power {
                    Power::Active(_) => dragons.active.insert(ability),
                    Power::Receive { goods, .. } => {
                        goods
                            .iter()
                            .for_each(|good| dragons.receive[good as usize].insert(ability));
                    }
                    Power::Step(_) => dragons.step.insert(ability),
                    Power::ExtraMove => dragons.extra_move.insert(ability),
                    Power::GiveUp(vassal, _) => dragons.give_up[vassal.at()].insert(ability),
                    Power::ReplaceObjective => dragons.replace_objective.insert(ability),
                }
            }
        }
        dragons
    }
}

/// SIM-10.5: whether an ability gets markers after its first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Refill {
    Any,
    Never,
}

impl Letter {
    /// SIM-6.1: whether the Vassal may enter.
    #[inline]
    pub fn admits(self, vassal: Vassal) -> bool {
        self == Letter::Any || vassal == Vassal::Dragonrider
    }
}
