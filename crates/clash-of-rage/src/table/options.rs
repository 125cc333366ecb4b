//! What can be agreed before the game (COR-3.1).

use engine::{OptionKind, OptionSpec, names};
use serde::{Deserialize, Serialize};

names! {
    /// How many Victory points win (COR-12.1).
    pub enum Target: "option-target" {
        /// The normal game.
        Normal,
        /// The long game.
        Long,
    }
}

names! {
    /// How clans are given out (COR-3.4).
    pub enum Clans: "option-clans" {
        /// In seat order each player picks one.
        Choose,
        /// They are shuffled and dealt.
        Random,
    }
}

names! {
    /// How Elves are placed (COR-3.3).
    pub enum Placement: "option-elves" {
        /// All are drawn from the bag.
        Random,
        /// Each City gets at least one of each type.
        Mixed,
    }
}

names! {
    /// How the map is made (COR-3.2).
    pub enum Layout: "option-map" {
        /// Tiles, faces and rotations are drawn.
        Random,
        /// The map of COR-1.12.
        Standard,
    }
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many Victory points win.
    pub target: Target,
    /// How clans are given out.
    pub clans: Clans,
    /// How Elves are placed.
    pub elves: Placement,
    /// How the map is made.
    pub map: Layout,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            target: Target::Normal,
            clans: Clans::Choose,
            elves: Placement::Random,
            map: Layout::Random,
        }
    }
}

/// The options with their values.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "target", kind: OptionKind::Choice(&["normal", "long"]) },
    OptionSpec { key: "clans", kind: OptionKind::Choice(&["choose", "random"]) },
    OptionSpec { key: "elves", kind: OptionKind::Choice(&["random", "mixed"]) },
    OptionSpec { key: "map", kind: OptionKind::Choice(&["random", "standard"]) },
];
