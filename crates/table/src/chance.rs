//! Where the randomness of games comes from.

use engine::{MAX_SEATS, Seat, Seed};

use crate::id::random_bytes;
use crate::pool::Thinker;
use crate::spec::Draw;

/// Where a new table's seed and its bots' random choices come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chance {
    /// The system and the players: nobody can predict it.
    #[default]
    System,
    /// This seed, at every table. It gives away every shuffle: only for tests.
    Repeatable(Seed),
}

impl Chance {
    /// The draw of a new table.
    pub(crate) fn draw(self) -> Draw {
        match self {
            Chance::System => Draw::Fair { server: Seed(random_bytes()) },
            Chance::Repeatable(seed) => Draw::Given { seed, fairness: None },
        }
    }

    /// A bot of this level for a seat's decision after `steps` steps. It never gets the table's
    /// seed: a bot must not know what will be drawn.
    pub(crate) fn thinker(self, level: &str, seat: Seat, steps: usize) -> Thinker {
        match self {
            Chance::System => {
                Thinker { level: level.to_owned(), seed: u64::from_le_bytes(random_bytes()) }
            }
            Chance::Repeatable(_) => {
                // The random bot has no clock to take away; the others count simulations instead.
                let clockless = level != bots::NAMES[0];
                let level = if clockless { format!("{level}:millis=0") } else { level.to_owned() };
                Thinker { level, seed: (steps * MAX_SEATS + seat.index()) as u64 }
            }
        }
    }
}
