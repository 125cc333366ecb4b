//! What the operator may configure.

use std::sync::Arc;
use std::time::Duration;

use bots::Playable;

use crate::{Chance, Time, WallTime};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How tables are run.
#[derive(Clone)]
pub struct Settings {
    /// The games that can be played.
    pub games: &'static [&'static dyn Playable],
    /// The most bots that think at the same time: half the cores by default, so that pages stay
    /// fast.
    pub bots: usize,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pace: Duration,
    /// How long to wait before asking a silent bot again: longer than any bot thinks.
    pub bot_patience: Duration,
    /// The level of bots that sit in for people, where a table doesn't say.
    pub stand_in: String,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// The same for a table whose game is over.
    pub idle_over: Duration,
    /// The most tables in memory: beyond it the least recently used are dropped.
    pub in_memory: usize,
    /// A snapshot is kept every this many steps.
    pub snapshot_every: usize,
    /// How long a table with open seats may go without a change before it is given notice.
    pub gathering_for: Duration,
    /// How long a game may go without a change before it is given notice.
    pub silent_for: Duration,
    /// The time from notice to closing.
    pub notice: Duration,
    /// Where the randomness of games comes from.
    pub chance: Chance,
    /// What time it is.
    pub time: Arc<dyn Time>,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // The middle of the levels plays decently and answers at once.
        let stand_in = bots::NAMES.iter().find(|name| **name == "medium").or(bots::NAMES.first());
        Settings {
            games: catalogue::games(),
            bots: cores.div_ceil(2),
            bot_pace: Duration::ZERO,
            bot_patience: Duration::from_secs(20),
            stand_in: stand_in.copied().unwrap_or("random").to_owned(),
            idle: Duration::from_secs(2 * 60),
            idle_over: Duration::from_secs(60),
            // About 60 KiB each.
            in_memory: 10_000,
            snapshot_every: 25,
            gathering_for: 3 * DAY,
            silent_for: 21 * DAY,
            notice: 7 * DAY,
            chance: Chance::System,
            time: Arc::new(WallTime),
        }
    }
}
