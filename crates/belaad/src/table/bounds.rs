//! Limits that no game exceeds.

use engine::{Bounds, Setup};

use crate::rules::turn::MAX_TURNS;
use crate::table::options::Options;

/// More decisions than any turn has: five cards with two actions each, every one a battle of 24
/// reveals or a batch of tokens with an ability each, and what an ability asks.
const MAX_DECISIONS_A_TURN: u32 = 1500;
/// D21: top and bottom of fourteen boards.
const MAX_OPTIONS: u32 = 28;
/// Section 13: more points than all scholars and battle cards bring with the largest numbers
/// allowed.
const MAX_POINTS: i32 = 30 * 40 + 24 * 20 + 3 * 20;

pub(crate) fn bounds(_setup: &Setup<Options>) -> Bounds {
    Bounds {
        decisions: u32::from(MAX_TURNS) * MAX_DECISIONS_A_TURN,
        branching: MAX_OPTIONS,
        score: 0..=MAX_POINTS,
    }
}
