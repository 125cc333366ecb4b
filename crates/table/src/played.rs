//! How long people take for a game here: measured from the times in the journals.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::{Moment, StoreError, Tables};

/// The number of games measured, the latest ones.
const GAMES: u32 = 40;
/// A longer gap between two entries is a break, not play.
const BREAK: Duration = Duration::from_secs(5 * 60);
/// The fewest games that give a meaningful median.
const ENOUGH: usize = 5;
/// How long a measurement is used: games take longer than that.
const FRESH: Duration = Duration::from_secs(15 * 60);

/// The time that people took for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of games measured.
    pub games: usize,
    /// The median in minutes, breaks left out.
    pub minutes: u32,
}

/// The last measurement of each game, by the game's id.
#[derive(Default)]
pub(crate) struct Measured(Mutex<HashMap<String, (Moment, Option<Played>)>>);

impl Tables {
    /// How long people took for the last games that were played to the end; `None` if there were
    /// too few.
    pub async fn played(&self, game: &str) -> Result<Option<Played>, StoreError> {
        let now = self.now();
        if let Some(known) = self.0.measured.get(game, now) {
            return Ok(known);
        }
        let times = self.0.store.times_of(game, GAMES).await?;
        let measured = median(&times);
        self.0.measured.keep(game, now, measured);
        Ok(measured)
    }
}

impl Measured {
    fn get(&self, game: &str, now: Moment) -> Option<Option<Played>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(game).filter(|(at, _)| now.since(*at) < FRESH).map(|(_, played)| *played)
    }

    fn keep(&self, game: &str, now: Moment, played: Option<Played>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(game.to_owned(), (now, played));
    }
}

/// The median over games, each given as the times of its entries in order.
fn median(games: &[Vec<Moment>]) -> Option<Played> {
    let played = |times: &Vec<Moment>| -> Duration {
        let gaps = times.windows(2).map(|pair| pair[1].since(pair[0]));
        gaps.filter(|gap| *gap <= BREAK).sum()
    };
    let mut all: Vec<Duration> = games.iter().map(played).collect();
    all.sort_unstable();
    let middle = all.get(all.len() / 2).filter(|_| all.len() >= ENOUGH)?;
    let minutes = (middle.as_secs().div_ceil(60)).max(1) as u32;
    Some(Played { games: all.len(), minutes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_are_left_out_and_few_games_tell_nothing() {
        let minute = 60_000;
        let game = |length: i64| -> Vec<Moment> {
            // A move a minute, and a night in between.
            let first = (0..length).map(|at| Moment(at * minute));
            first.chain([Moment(length * minute + 36_000_000)]).collect()
        };
        let games: Vec<Vec<Moment>> = [31, 11, 21, 51, 41].map(game).to_vec();
        assert_eq!(median(&games), Some(Played { games: 5, minutes: 30 }));
        assert_eq!(median(&games[..4]), None);
    }
}
