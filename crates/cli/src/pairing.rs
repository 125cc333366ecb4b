//! Two bots against each other, fairly: every deal is played in every arrangement of the seats.

use bots::{AnyContest, Keep, Playable};
use engine::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::output::Failure;

/// The game, its options and the number of seats.
pub struct Table {
    pub game: &'static dyn Playable,
    pub options: Map<String, Value>,
    /// The team of each seat, numbered from 0 without gaps.
    teams: Vec<usize>,
}

/// Two bots at a table, ready to play deals.
pub struct Pairing {
    arrangements: Vec<Arrangement>,
}

struct Arrangement {
    /// Which of the two bots sits in each seat.
    bots: Vec<usize>,
    contest: Box<dyn AnyContest>,
}

/// How one deal went, over all ways to seat the two bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    /// The number of games.
    pub games: u32,
    /// The first bot's share of the victories.
    pub share: f64,
    /// The mean rank of each bot's seats.
    pub ranks: [f64; 2],
    /// Decisions of each bot that took thought.
    pub decisions: [u32; 2],
    /// Positions made or judged for them.
    pub work: [u64; 2],
    /// The seconds they took.
    pub seconds: [f64; 2],
    /// The slowest of them, in seconds.
    pub slowest: [f64; 2],
    /// Decisions that failed. Anything but 0 is a bug.
    pub faults: u32,
}

impl Table {
    pub fn new(
        game: &'static dyn Playable,
        seats: u8,
        options: Map<String, Value>,
    ) -> Result<Table, Failure> {
        let start = game.start(seats, &options, Seed([0; 32]))?;
        let mut names: Vec<u8> = Vec::new();
        let teams = Seat::all(seats)
            .map(|seat| {
                let name = start.team(seat);
                names.iter().position(|&each| each == name).unwrap_or_else(|| {
                    names.push(name);
                    names.len() - 1
                })
            })
            .collect();
        Ok(Table { game, options, teams })
    }

    pub fn seats(&self) -> u8 {
        self.teams.len() as u8
    }

    /// The number of teams; without teams, of seats.
    pub fn sides(&self) -> usize {
        self.teams.iter().max().map_or(0, |last| last + 1)
    }

    /// The number of games in a deal.
    pub fn games_in_a_deal(&self) -> u32 {
        seatings(self.sides()).len() as u32
    }
}

impl Pairing {
    pub fn new(table: &Table, one: &str, two: &str) -> Result<Pairing, Failure> {
        let arrange = |seating: Vec<usize>| {
            let bots: Vec<usize> = table.teams.iter().map(|&team| seating[team]).collect();
            let names: Vec<String> = bots.iter().map(|&bot| [one, two][bot].to_owned()).collect();
            let contest = table.game.contest(&names, &table.options)?;
            Ok(Arrangement { bots, contest })
        };
        let arrangements =
            seatings(table.sides()).into_iter().map(arrange).collect::<Result<_, Failure>>()?;
        Ok(Pairing { arrangements })
    }

    /// Plays one deal in every arrangement.
    pub fn play(&self, seed: Seed) -> Result<Deal, Failure> {
        let mut deal = Deal {
            games: 0,
            share: 0.0,
            ranks: [0.0; 2],
            decisions: [0; 2],
            work: [0; 2],
            seconds: [0.0; 2],
            slowest: [0.0; 2],
            faults: 0,
        };
        let mut seats = [0.0; 2];
        for Arrangement { bots, contest } in &self.arrangements {
            let finished = contest.run(seed, Keep::Result)?.finished;
            let outcome = finished.outcome.as_ref().ok_or("a game did not end")?;
            deal.games += 1;
            deal.faults += finished.faults();
            for (at, &bot) in bots.iter().enumerate() {
                let seat = Seat::of(at);
                if bot == 0 {
                    deal.share += outcome.win_share(seat);
                }
                deal.ranks[bot] += f64::from(outcome.seats[at].rank);
                seats[bot] += 1.0;
                let ledger = finished.ledgers[at];
                deal.decisions[bot] += ledger.decisions;
                deal.work[bot] += ledger.work;
                deal.seconds[bot] += ledger.thinking.as_secs_f64();
                deal.slowest[bot] = deal.slowest[bot].max(ledger.slowest.as_secs_f64());
            }
        }
        deal.share /= f64::from(deal.games.max(1));
        for bot in [0, 1] {
            deal.ranks[bot] /= seats[bot];
        }
        Ok(deal)
    }
}

/// The ways to seat two bots: over all of them each bot has every side equally often, and half of
/// the sides. Bots alternate, and where that isn't enough they also sit in a block.
fn seatings(sides: usize) -> Vec<Vec<usize>> {
    let alternating: Vec<usize> = (0..sides).map(|side| side % 2).collect();
    let block: Vec<usize> = (0..sides).map(|side| usize::from(side >= sides / 2)).collect();
    let mut seatings: Vec<Vec<usize>> = Vec::new();
    for pattern in [alternating, block] {
        for turned in 0..sides {
            let mut seating = pattern.clone();
            seating.rotate_left(turned);
            let opposite = seating.iter().map(|bot| 1 - bot).collect();
            for each in [seating, opposite] {
                if !seatings.contains(&each) {
                    seatings.push(each);
                }
            }
        }
    }
    seatings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for sides in 2..=8 {
            let seatings = seatings(sides);
            for side in 0..sides {
                let first = seatings.iter().filter(|seating| seating[side] == 0).count();
                assert_eq!(2 * first, seatings.len(), "side {side} of {sides}");
            }
        }
        assert_eq!(seatings(2).len(), 2);
        assert_eq!(seatings(3).len(), 6);
        assert_eq!(seatings(4).len(), 6);
    }

    #[test]
    fn equal_bots_share_equally_and_a_better_one_takes_more() {
        let game = catalogue::find("connect-four").expect("it is there");
        let table = Table::new(game, 2, Map::new()).expect("two seats");
        let mean = |one: &str, two: &str| {
            let pairing = Pairing::new(&table, one, two).expect("bots");
            let deals = (0..40).map(|deal| pairing.play(Seed::from_phrase("pair").nth(deal)));
            deals.map(|deal| deal.expect("a deal").share).sum::<f64>() / 40.0
        };
        assert_eq!(mean("greedy:worlds=1", "greedy:worlds=1"), 0.5);
        assert!(mean("greedy", "random") > 0.9);
    }
}
