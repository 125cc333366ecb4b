//! How large a game can become.

use engine::{Bounds, Setup};

use crate::table::options::Options;

/// Limits that no game of this set-up exceeds.
pub(crate) fn bounds(setup: &Setup<Options>) -> Bounds {
    // SIM-13.6: a turn is finite; its markers and steps allow far fewer decisions than this.
    const DECISIONS_OF_A_TURN: u32 = 150;
    const POINTS_OF_A_TURN: i32 = 60;
    let rounds = setup.options.rounds() + 1;
    let turns = u32::from(rounds) * u32::from(setup.seats);
    Bounds {
        decisions: turns * DECISIONS_OF_A_TURN,
        branching: 120,
        score: 0..=i32::from(rounds) * POINTS_OF_A_TURN + 400,
    }
}
