//! The results of a series of games.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use bots::ContestResult;
use engine::{Seat, Seed};
use serde::Serialize;

use crate::output;
use crate::statistics::{Quantiles, wilson};

/// Figures of a series of games between bots.
#[derive(Serialize)]
pub struct Summary {
    pub game: String,
    pub bots: Vec<String>,
    pub seed: Seed,
    pub games: u64,
    pub decisions: u64,
    /// Wall time.
    pub seconds: f64,
    pub games_per_second: f64,
    /// Per core: decisions divided by the time that the threads spent playing.
    pub decisions_per_second: f64,
    pub length: Quantiles,
    pub branching: Branching,
    pub ended_by: BTreeMap<String, u64>,
    pub seats: Vec<SeatSummary>,
}

/// The number of choices at a decision.
#[derive(Serialize)]
pub struct Branching {
    pub mean: f64,
    pub max: u32,
}

/// The results of one seat.
#[derive(Serialize)]
pub struct SeatSummary {
    pub seat: usize,
    pub bot: String,
    pub win_share: f64,
    /// 95 % interval of the win share.
    pub win_share_interval: (f64, f64),
    pub mean_rank: f64,
    pub mean_score: f64,
    pub score: Quantiles,
}

impl Summary {
    pub fn new(
        game: &str,
        seed: Seed,
        bots: &[String],
        results: &[ContestResult],
        wall: Duration,
        busy: Duration,
    ) -> Summary {
        let games = results.len() as u64;
        let decisions: u64 = results.iter().map(|game| u64::from(game.finished.decisions)).sum();
        let choices: u64 = results.iter().map(|game| game.finished.choices).sum();
        let mut ended_by = BTreeMap::new();
        for game in results {
            let ending = game.finished.outcome.as_ref().map_or("stuck", |outcome| outcome.ending);
            *ended_by.entry(ending.to_owned()).or_default() += 1;
        }
        let seats = bots.iter().enumerate().map(|(at, bot)| seat(at, bot, results)).collect();
        Summary {
            game: game.to_owned(),
            bots: bots.to_vec(),
            seed,
            games,
            decisions,
            seconds: wall.as_secs_f64(),
            games_per_second: games as f64 / wall.as_secs_f64().max(f64::EPSILON),
            decisions_per_second: decisions as f64 / busy.as_secs_f64().max(f64::EPSILON),
            length: Quantiles::of(
                results.iter().map(|game| i64::from(game.finished.decisions)).collect(),
            ),
            branching: Branching {
                mean: choices as f64 / (decisions as f64).max(1.0),
                max: results.iter().map(|game| game.finished.most_choices).max().unwrap_or(0),
            },
            ended_by,
            seats,
        }
    }
}

fn seat(at: usize, bot: &str, results: &[ContestResult]) -> SeatSummary {
    let outcomes = results.iter().filter_map(|game| game.finished.outcome.as_ref());
    let seats = outcomes.clone().filter_map(|outcome| outcome.seats.get(at));
    let count = (seats.clone().count() as f64).max(1.0);
    let win_share = outcomes.map(|outcome| outcome.win_share(Seat::of(at))).sum::<f64>() / count;
    let score = Quantiles::of(seats.clone().map(|seat| i64::from(seat.score)).collect());
    SeatSummary {
        seat: at,
        bot: bot.to_owned(),
        win_share,
        win_share_interval: wilson(win_share, count),
        mean_rank: seats.map(|seat| f64::from(seat.rank)).sum::<f64>() / count,
        mean_score: score.mean,
        score,
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Quantiles { min, median, max, mean, .. } = self.length;
        writeln!(f, "{}: {} games with seed {}", self.game, self.games, self.seed)?;
        writeln!(
            f,
            "{:.2} s, {:.0} games/s, {:.0} decisions/s per core",
            self.seconds, self.games_per_second, self.decisions_per_second
        )?;
        writeln!(f, "length: mean {mean:.1} decisions, median {median}, from {min} to {max}")?;
        let Branching { mean, max } = self.branching;
        writeln!(f, "choices: mean {mean:.1}, at most {max}")?;
        let endings: Vec<String> = self
            .ended_by
            .iter()
            .map(|(ending, &count)| {
                format!("{ending} {count} ({:.2} %)", 100.0 * count as f64 / self.games as f64)
            })
            .collect();
        writeln!(f, "ended by: {}\n", endings.join(", "))?;
        let heading =
            ["seat", "bot", "wins %", "95 %", "rank", "score", "p5", "p25", "median", "p75", "p95"];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for seat in &self.seats {
            let (low, high) = seat.win_share_interval;
            rows.push(vec![
                seat.seat.to_string(),
                seat.bot.clone(),
                format!("{:.1}", 100.0 * seat.win_share),
                format!("{:.1}-{:.1}", 100.0 * low, 100.0 * high),
                format!("{:.2}", seat.mean_rank),
                format!("{:.2}", seat.mean_score),
                seat.score.p5.to_string(),
                seat.score.p25.to_string(),
                seat.score.median.to_string(),
                seat.score.p75.to_string(),
                seat.score.p95.to_string(),
            ]);
        }
        f.write_str(&output::columns(&rows))
    }
}
