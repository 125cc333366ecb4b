//! The results of a ladder.

use std::fmt;

use engine::Seed;
use serde::Serialize;

use super::record::Record;
use crate::chart::{Axis, dots};
use crate::output::{self, Failure};
use crate::pairing::Table;
use crate::report::{Page, game_name};
use crate::statistics::{Duel, Figure, elo};

/// The least share that a level must take from the one below in games of two sides.
const LEAST_SHARE: f64 = 0.6;

/// Ratings and results of a ladder.
#[derive(Serialize)]
pub struct Standings {
    game: String,
    seats: u8,
    sides: usize,
    seed: Seed,
    bots: Vec<BotStanding>,
    pairings: Vec<PairStanding>,
}

#[derive(Serialize)]
struct BotStanding {
    bot: String,
    elo: Figure,
    /// Milliseconds for a decision that took thought, on average.
    mean_ms: f64,
    /// The slowest decision, in milliseconds.
    slowest_ms: f64,
}

#[derive(Serialize)]
struct PairStanding {
    one: String,
    two: String,
    games: u32,
    /// The share of victories that the first took from the second.
    share: Figure,
    mean_ranks: [f64; 2],
    /// How much better the first one's mean rank is.
    rank_lead: Figure,
    faults: u32,
    neighbours: bool,
}

impl Standings {
    pub fn new(
        table: &Table,
        seed: Seed,
        bots: &[String],
        pairs: &[(usize, usize)],
        record: &Record,
        deals: u64,
    ) -> Standings {
        let mut duels = Vec::new();
        let mut pairings = Vec::new();
        let mut clocks = vec![(0.0, 0u32, 0.0f64); bots.len()];
        for &(lower, upper) in pairs {
            let played = record.deals(&bots[upper], &bots[lower], deals);
            let shares: Vec<f64> = played.iter().map(|deal| deal.share).collect();
            let count = played.len().max(1) as f64;
            let rank = |bot: usize| played.iter().map(|deal| deal.ranks[bot]).sum::<f64>() / count;
            for (at, bot) in [(0, upper), (1, lower)] {
                for deal in &played {
                    clocks[bot].0 += deal.seconds[at];
                    clocks[bot].1 += deal.decisions[at];
                    clocks[bot].2 = clocks[bot].2.max(deal.slowest[at]);
                }
            }
            pairings.push(PairStanding {
                one: bots[upper].clone(),
                two: bots[lower].clone(),
                games: played.iter().map(|deal| deal.games).sum(),
                share: Figure::grouped_share(&shares),
                mean_ranks: [rank(0), rank(1)],
                rank_lead: Figure::of(played.iter().map(|deal| deal.ranks[1] - deal.ranks[0])),
                faults: played.iter().map(|deal| deal.faults).sum(),
                neighbours: upper == lower + 1,
            });
            duels.push(Duel { one: upper, two: lower, shares });
        }
        let rated = elo(bots.len(), &duels);
        let standing =
            |((bot, elo), (seconds, decisions, slowest)): ((&String, Figure), _)| BotStanding {
                bot: bot.clone(),
                elo,
                mean_ms: 1000.0 * seconds / f64::from(u32::max(decisions, 1)),
                slowest_ms: 1000.0 * slowest,
            };
        Standings {
            game: table.game.info().id.to_owned(),
            seats: table.seats(),
            sides: table.sides(),
            seed,
            bots: bots.iter().zip(rated).zip(clocks).map(standing).collect(),
            pairings,
        }
    }

    /// Whether every bot is better than the one before it, beyond doubt.
    pub fn check(&self) -> Result<(), Failure> {
        for pair in &self.pairings {
            let names = format!("{} against {}", pair.one, pair.two);
            if pair.faults > 0 {
                return Err(Failure::Because(format!("{names}: {} decisions failed", pair.faults)));
            }
            let is_better = if self.sides == 2 {
                pair.share.mean >= LEAST_SHARE && pair.share.low > 0.5
            } else {
                pair.rank_lead.low > 0.0
            };
            if pair.neighbours && !is_better {
                let Figure { mean, low, high } =
                    if self.sides == 2 { pair.share } else { pair.rank_lead };
                return Err(Failure::Because(format!(
                    "{names}: not better beyond doubt: {mean:.3} ({low:.3} to {high:.3})"
                )));
            }
        }
        Ok(())
    }

    fn bot_rows(&self) -> Vec<Vec<String>> {
        let heading = ["bot", "Elo", "95 %", "mean ms", "slowest ms"];
        let row = |each: &BotStanding| {
            vec![
                each.bot.clone(),
                format!("{:.0}", each.elo.mean),
                format!("{:.0} to {:.0}", each.elo.low, each.elo.high),
                format!("{:.1}", each.mean_ms),
                format!("{:.0}", each.slowest_ms),
            ]
        };
        let heading = heading.map(str::to_owned).to_vec();
        [heading].into_iter().chain(self.bots.iter().rev().map(row)).collect()
    }

    fn pair_rows(&self) -> Vec<Vec<String>> {
        let heading = ["pairing", "games", "wins %", "95 %", "mean ranks", "rank lead", "95 %"];
        let row = |each: &PairStanding| {
            vec![
                format!("{} : {}", each.one, each.two),
                each.games.to_string(),
                format!("{:.1}", 100.0 * each.share.mean),
                format!("{:.1} to {:.1}", 100.0 * each.share.low, 100.0 * each.share.high),
                format!("{:.2} : {:.2}", each.mean_ranks[0], each.mean_ranks[1]),
                format!("{:+.2}", each.rank_lead.mean),
                format!("{:+.2} to {:+.2}", each.rank_lead.low, each.rank_lead.high),
            ]
        };
        let heading = heading.map(str::to_owned).to_vec();
        [heading].into_iter().chain(self.pairings.iter().map(row)).collect()
    }

    pub fn page(&self) -> String {
        let mut page =
            Page::new(&format!("Ladder of {} with {} seats", game_name(&self.game), self.seats));
        page.paragraph(&format!(
            "Every deal is played with the bots' seats exchanged in every way. Seed {}.",
            self.seed
        ));
        page.heading("Elo ratings with 95 % intervals");
        let mut ratings: Vec<_> =
            self.bots.iter().map(|each| (each.bot.clone(), each.elo)).collect();
        ratings.sort_by(|(_, one), (_, two)| two.mean.total_cmp(&one.mean));
        page.paragraph("The strongest first.");
        page.chart(&dots("Elo ratings", &ratings, &Axis::ratings(&ratings)));
        page.table(&self.bot_rows());
        page.heading("Each bot against the one before it: share of victories");
        let neighbours = self.pairings.iter().filter(|pair| pair.neighbours);
        let shares: Vec<_> = neighbours
            .rev()
            .map(|pair| (format!("{} : {}", pair.one, pair.two), pair.share))
            .collect();
        page.chart(&dots("Share of victories", &shares, &Axis::shares(Some(0.5))));
        page.heading("All pairings");
        page.table(&self.pair_rows());
        page.finish()
    }
}

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} with {} seats, seed {}\n", self.game, self.seats, self.seed)?;
        writeln!(f, "{}", output::columns(&self.bot_rows()))?;
        f.write_str(&output::columns(&self.pair_rows()))?;
        let faults: u32 = self.pairings.iter().map(|pair| pair.faults).sum();
        if faults > 0 {
            writeln!(f, "\n{faults} decisions failed and were made at random: that is a bug.")?;
        }
        Ok(())
    }
}
