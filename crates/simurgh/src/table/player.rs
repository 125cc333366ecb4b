//! A player.

use engine::Set;
use serde::{Deserialize, Serialize};

use crate::table::ids::{ActionTile, TileKind};
use crate::table::markers::Lair;
use crate::table::purse::Purse;
use crate::table::vassals::Vassals;

/// What a player has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// Resources and the score.
    pub purse: Purse,
    pub vassals: Vassals,
    pub hand: Set<ActionTile>,
    pub lair: Lair,
    /// Kinds of start tiles that everybody knows to be still in the hand.
    pub start_kinds: Set<TileKind>,
}
