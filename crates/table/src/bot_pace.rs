//! How fast people want the bots at their table to play.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Deserialize;

use crate::record::Record;
use crate::{GuestId, OpenError, TableId, Tables};

/// How fast a person wants bots to play, the slowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotPace {
    /// To be followed step by step.
    Slow,
    /// The server's default.
    #[default]
    Normal,
    /// Just slow enough to be seen.
    Fast,
    /// Without waiting.
    #[serde(rename = "turn")]
    AtOnce,
}

impl BotPace {
    /// How long a bot waits before it moves, where the server's default is `usual`.
    pub fn wait(self, usual: Duration) -> Duration {
        match self {
            BotPace::Slow => usual * 3,
            BotPace::Normal => usual,
            BotPace::Fast => usual / 4,
            BotPace::AtOnce => Duration::ZERO,
        }
    }
}

/// The paces that people at a table want. Kept only in memory: a page sends its own again when it
/// connects.
#[derive(Default)]
pub(crate) struct BotPaces(Mutex<HashMap<GuestId, BotPace>>);

impl BotPaces {
    fn set(&self, guest: &GuestId, pace: BotPace) {
        let mut paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        paces.insert(guest.clone(), pace);
    }

    /// The slowest pace wanted by anybody who sits there, so that nobody is left behind.
    pub fn slowest(&self, record: &Record) -> BotPace {
        let paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let people = record.people().iter().filter_map(|seat| record.seat(seat)?.holder());
        people
            .map(|person| paces.get(&person.guest).copied().unwrap_or_default())
            .min()
            .unwrap_or_default()
    }
}

impl Tables {
    /// Sets how fast a person wants the bots at a table to play. Ignored from people who don't sit
    /// there.
    pub async fn set_bot_pace(
        &self,
        table: &TableId,
        guest: &GuestId,
        pace: BotPace,
    ) -> Result<(), OpenError> {
        let live = self.live(table).await?;
        let state = live.state();
        let record = &state.record;
        let sits = |seat| {
            record.seat(seat).and_then(|seat| seat.holder()).map(|person| &person.guest)
                == Some(guest)
        };
        if record.people().iter().any(sits) {
            live.bot_paces.set(guest, pace);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slower_pace_waits_longer() {
        let usual = Duration::from_millis(400);
        let waits: Vec<u128> = [BotPace::Slow, BotPace::Normal, BotPace::Fast, BotPace::AtOnce]
            .map(|pace| pace.wait(usual).as_millis())
            .to_vec();
        assert_eq!(waits, [1200, 400, 100, 0]);
        assert!(BotPace::Slow < BotPace::AtOnce, "the slowest is the least");
    }
}
