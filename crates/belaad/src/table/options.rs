//! What can be agreed before the game.

use serde::{Deserialize, Serialize};

/// What can be agreed before the game: nothing; the number of players decides everything.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
