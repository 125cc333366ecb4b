//! Two bots against each other on all cores: whether what was learned plays better.

use std::fmt;
use std::time::{Duration, Instant};

use bots::Keep;
use engine::{Seat, Seed};
use rayon::prelude::*;
use serde_json::Map;

use crate::Failure;

/// The endings of all games that stop a game rather than win it.
const LIMITS: &[&str] = &["turn-limit", "last-turn", "rounds"];

/// Who plays what.
#[derive(Clone, Debug)]
pub struct Duel<'a> {
    /// The game.
    pub game: &'a str,
    /// The two bots.
    pub bots: [&'a str; 2],
    /// The number of seats, taken by the two in turn.
    pub seats: u8,
    /// Deals, each played with the bots' seats exchanged.
    pub deals: u64,
    /// Begin no more deals after this many seconds.
    pub seconds: Option<u64>,
    /// Everything random follows from it.
    pub seed: Seed,
}

/// How it went.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct DuelResult {
    /// Games.
    pub games: u64,
    /// The first bot's share of the victories.
    pub share: f64,
    /// Half the width of its 95 % interval, from the spread between deals.
    pub off: f64,
    /// Mean seconds of each bot's decisions that took thought.
    pub seconds: [f64; 2],
    /// The part of the games that a limit ended.
    pub limited: f64,
    /// Decisions that failed.
    pub faults: u32,
}

impl fmt::Display for DuelResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games: {:.1} % ± {:.1}, {:.1} and {:.1} ms a decision, {:.0} % ended by a limit, {} faults",
            self.games,
            100.0 * self.share,
            100.0 * self.off,
            1000.0 * self.seconds[0],
            1000.0 * self.seconds[1],
            100.0 * self.limited,
            self.faults
        )
    }
}

/// Plays it out.
pub fn duel(duel: &Duel<'_>) -> Result<DuelResult, Failure> {
    let told = |error: &dyn fmt::Display| Failure(error.to_string());
    let game = catalogue::find(duel.game).map_err(|error| told(&error))?;
    let contests = [0, 1].map(|first| {
        let names = (0..duel.seats).map(|seat| duel.bots[(usize::from(seat) + first) % 2]);
        let names: Vec<String> = names.map(str::to_owned).collect();
        game.contest(&names, &Map::new())
    });
    let [one, two] = contests;
    let contests = [one.map_err(|error| told(&error))?, two.map_err(|error| told(&error))?];
    let began = Instant::now();
    let is_late =
        || duel.seconds.is_some_and(|seconds| began.elapsed() >= Duration::from_secs(seconds));
    let deals: Vec<Option<Deal>> = (0..duel.deals)
        .into_par_iter()
        .map(|deal| {
            if is_late() {
                return Ok(None);
            }
            let (mut share, mut sum, mut decisions) = (0.0, DuelResult::default(), [0.0; 2]);
            for (first, contest) in contests.iter().enumerate() {
                let finished = contest.run(duel.seed.nth(deal), Keep::Result)?.finished;
                let Some(outcome) = &finished.outcome else { continue };
                sum.games += 1;
                sum.faults += finished.faults();
                sum.limited += f64::from(u8::from(LIMITS.contains(&outcome.ending)));
                for at in 0..usize::from(duel.seats) {
                    let bot = (at + first) % 2;
                    if bot == 0 {
                        share += outcome.win_share(Seat::of(at)) / 2.0;
                    }
                    let ledger = finished.ledgers[at];
                    sum.seconds[bot] += ledger.thinking.as_secs_f64();
                    decisions[bot] += f64::from(ledger.decisions);
                }
            }
            Ok(Some((share, sum, decisions)))
        })
        .collect::<Result<_, engine::BadOptions>>()
        .map_err(|error| told(&error))?;
    let deals: Vec<Deal> = deals.into_iter().flatten().collect();
    Ok(summed(&deals))
}

/// The first bot's share, sums over the games of a deal, and each bot's decisions.
type Deal = (f64, DuelResult, [f64; 2]);

fn summed(deals: &[Deal]) -> DuelResult {
    let count = deals.len().max(1) as f64;
    let share = deals.iter().map(|(share, ..)| share).sum::<f64>() / count;
    let squares = deals.iter().map(|(each, ..)| (each - share).powi(2)).sum::<f64>();
    let deviation = (squares / (count - 1.0).max(1.0)).sqrt();
    let mut result =
        DuelResult { share, off: 1.96 * deviation / count.sqrt(), ..Default::default() };
    let mut decisions = [0.0; 2];
    for (_, sum, made) in deals {
        result.games += sum.games;
        result.faults += sum.faults;
        result.limited += sum.limited;
        for bot in [0, 1] {
            result.seconds[bot] += sum.seconds[bot];
            decisions[bot] += made[bot];
        }
    }
    result.limited /= result.games.max(1) as f64;
    for bot in [0, 1] {
        result.seconds[bot] /= f64::max(decisions[bot], 1.0);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_bot_takes_more_and_equals_share() {
        let share = |bots: [&str; 2]| {
            let seed = Seed::from_phrase("duel");
            duel(&Duel { game: "connect-four", bots, seats: 2, deals: 30, seconds: None, seed })
                .expect("games")
        };
        assert!(share(["greedy:millis=0", "random"]).share > 0.8);
        let equal = share(["random", "random"]);
        assert_eq!((equal.games, equal.faults), (60, 0));
        assert!((0.3..0.7).contains(&equal.share), "{equal}");
    }
}
