//! Who had what, who did what, and who won.

use std::collections::{BTreeMap, BTreeSet};

use engine::{AnyMatch, Arg, Seat, Voice};
use serde::Serialize;

use super::{actor, everything};
use crate::statistics::Figure;

/// One game: what each seat played with, how often it did what, and its share of the victory.
pub struct GameTally {
    seats: Vec<SeatTally>,
}

struct SeatTally {
    sides: Vec<(String, String)>,
    did: BTreeMap<String, u32>,
    share: f64,
    /// What it would be if all teams were equal.
    fair: f64,
}

/// The results of a side.
#[derive(Serialize)]
pub struct SideShare {
    pub kind: String,
    pub name: String,
    /// The number of games it was in.
    pub games: u32,
    /// Its share of the victories, all its seats together.
    pub share: Figure,
    /// What its share would be if all teams were equal.
    pub fair: f64,
}

/// How an action correlates with winning.
#[derive(Serialize)]
pub struct Use {
    pub what: String,
    /// The share of seats that did it at least once.
    pub used: f64,
    /// How often a seat did it on average.
    pub times: f64,
    /// The win share of the seats that did it.
    pub share: Figure,
    /// Between how often it was done and the share of victory, -1 to 1.
    pub correlation: f64,
}

impl GameTally {
    /// Counts a match that is over.
    pub fn of(played: &dyn AnyMatch, voice: &Voice<'_>) -> Option<GameTally> {
        let outcome = played.outcome()?;
        let all = || Seat::all(played.seats());
        let teams: BTreeSet<u8> = all().map(|seat| played.team(seat)).collect();
        let has_teams = teams.len() < all().count();
        let mut seats: Vec<SeatTally> = all()
            .map(|seat| {
                let mates = all().filter(|&other| played.team(other) == played.team(seat)).count();
                let mut sides = vec![("seat".to_owned(), voice.seat(seat))];
                if has_teams {
                    sides.push(("team".to_owned(), played.team(seat).to_string()));
                }
                let own = played.sides(seat).into_iter();
                sides.extend(own.map(|(kind, name)| (kind.to_owned(), voice.say_arg(&name))));
                let fair = 1.0 / (teams.len() * mates) as f64;
                SeatTally { sides, did: BTreeMap::new(), share: outcome.win_share(seat), fair }
            })
            .collect();
        for line in everything(played) {
            let decided = played.step(line.step).map(|(seat, _)| seat);
            let Some(tally) = actor(&line, decided).and_then(|seat| seats.get_mut(seat.index()))
            else {
                continue;
            };
            let event = line.said.key.trim_start_matches("event-").replace('-', " ");
            let mut things = Vec::new();
            for (_, arg) in &line.said.args {
                collect(arg, voice, &mut things);
            }
            if things.is_empty() {
                things = numbers(&line.said.args);
            }
            if things.is_empty() {
                *tally.did.entry(event).or_default() += 1;
            } else {
                for thing in things {
                    *tally.did.entry(format!("{event}: {thing}")).or_default() += 1;
                }
            }
        }
        Some(GameTally { seats })
    }
}

/// The things that an argument names.
fn collect(arg: &Arg, voice: &Voice<'_>, things: &mut Vec<String>) {
    match arg {
        Arg::Name(key) if !["yes", "no", "nothing"].contains(&key.as_str()) => {
            things.push(voice.say_arg(arg));
        }
        Arg::Counted(_, key) => things.push(voice.name(key)),
        Arg::Said(said) => things.push(voice.say_said(said)),
        Arg::List(list) => list.iter().for_each(|each| collect(each, voice, things)),
        Arg::Name(_) | Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
    }
}

/// The number of an event that names nothing, if it has exactly one: a column, a card.
fn numbers(args: &[(&'static str, Arg)]) -> Vec<String> {
    let mut found = args.iter().filter_map(|(name, arg)| match arg {
        Arg::Number(number) => Some(format!("{name} {number}")),
        _ => None,
    });
    match (found.next(), found.next()) {
        (Some(only), None) => vec![only],
        _ => Vec::new(),
    }
}

/// Many games.
pub struct Tally<'a> {
    games: &'a [GameTally],
    seats: usize,
}

impl<'a> Tally<'a> {
    pub fn of(games: &'a [GameTally], seats: usize) -> Tally<'a> {
        Tally { games, seats }
    }

    fn all(&self) -> impl Iterator<Item = &SeatTally> + Clone {
        self.games.iter().flat_map(|game| &game.seats)
    }

    /// The win share of every side that any seat had, best first within its kind. Seats of one game
    /// with the same side win together.
    pub fn sides(&self) -> Vec<SideShare> {
        let mut shares: BTreeMap<(&str, &str), (f64, Vec<f64>)> = BTreeMap::new();
        let mut kinds: Vec<&str> = Vec::new();
        for game in self.games {
            let mut here: BTreeMap<(&str, &str), (f64, f64)> = BTreeMap::new();
            for seat in &game.seats {
                for (kind, name) in &seat.sides {
                    if !kinds.contains(&kind.as_str()) {
                        kinds.push(kind);
                    }
                    let (fair, share) = here.entry((kind, name)).or_default();
                    *fair += seat.fair;
                    *share += seat.share;
                }
            }
            for (side, (fair, share)) in here {
                let entry = shares.entry(side).or_default();
                entry.0 += fair;
                entry.1.push(share);
            }
        }
        let place = |kind: &str| kinds.iter().position(|each| *each == kind);
        let mut sides: Vec<SideShare> = shares
            .into_iter()
            .map(|((kind, name), (fair, shares))| SideShare {
                kind: kind.to_owned(),
                name: name.to_owned(),
                games: shares.len() as u32,
                fair: fair / shares.len() as f64,
                share: Figure::grouped_share(&shares),
            })
            .collect();
        sides.sort_by(|one, other| {
            place(&one.kind)
                .cmp(&place(&other.kind))
                .then(other.share.mean.total_cmp(&one.share.mean))
        });
        sides
    }

    /// Actions that at least `at_least` seats took, sorted by how strongly they go with winning or
    /// losing.
    pub fn uses(&self, at_least: u32, most: usize) -> Vec<Use> {
        let mut whats: BTreeMap<&str, u32> = BTreeMap::new();
        for seat in self.all() {
            for what in seat.did.keys() {
                *whats.entry(what).or_default() += 1;
            }
        }
        let count = (self.games.len() * self.seats) as f64;
        let mut uses: Vec<Use> = whats
            .into_iter()
            .filter(|(_, seats)| *seats >= at_least)
            .map(|(what, seats)| {
                let times = |seat: &SeatTally| f64::from(seat.did.get(what).copied().unwrap_or(0));
                let with: Vec<f64> =
                    self.all().filter(|seat| times(seat) > 0.0).map(|seat| seat.share).collect();
                Use {
                    what: what.to_owned(),
                    used: f64::from(seats) / count,
                    times: self.all().map(times).sum::<f64>() / count,
                    share: Figure::grouped_share(&with),
                    correlation: correlation(self.all().map(|seat| (times(seat), seat.share))),
                }
            })
            .collect();
        uses.sort_by(|one, other| other.correlation.abs().total_cmp(&one.correlation.abs()));
        uses.truncate(most);
        uses
    }
}

fn correlation(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> f64 {
    let count = pairs.clone().count() as f64;
    let (x, y) = pairs.clone().fold((0.0, 0.0), |(x, y), pair| (x + pair.0, y + pair.1));
    let (x, y) = (x / count, y / count);
    let (mut both, mut own, mut other) = (0.0, 0.0, 0.0);
    for (left, right) in pairs {
        both += (left - x) * (right - y);
        own += (left - x) * (left - x);
        other += (right - y) * (right - y);
    }
    let scale = f64::sqrt(own * other);
    if scale > 0.0 { both / scale } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(name: &str, did: &[(&str, u32)], share: f64) -> SeatTally {
        SeatTally {
            sides: vec![("race".to_owned(), name.to_owned())],
            did: did.iter().map(|&(what, times)| (what.to_owned(), times)).collect(),
            share,
            fair: 0.5,
        }
    }

    #[test]
    fn a_side_that_always_wins_is_seen() {
        let games: Vec<GameTally> = (0..20)
            .map(|_| GameTally {
                seats: vec![seat("elves", &[("sing", 2)], 1.0), seat("ogres", &[("dig", 1)], 0.0)],
            })
            .collect();
        let tally = Tally::of(&games, 2);
        let sides = tally.sides();
        assert_eq!((sides[0].name.as_str(), sides[0].share.mean), ("elves", 1.0));
        assert!(sides[0].share.low > 0.5);
        let uses = tally.uses(5, 10);
        let sing = uses.iter().find(|each| each.what == "sing").expect("it was done");
        assert_eq!((sing.used, sing.times), (0.5, 1.0));
        assert!((sing.correlation - 1.0).abs() < 1e-9);
    }

    #[test]
    fn seats_of_one_side_win_together() {
        let two = |share: f64| [seat("elves", &[], share / 2.0), seat("elves", &[], share / 2.0)];
        let alone = |share: f64| seat("ogres", &[], share);
        let games: Vec<GameTally> = (0..40)
            .map(|number| {
                let won = f64::from(u8::from(number % 4 == 0));
                let seats = two(won).into_iter().chain([alone(1.0 - won)]);
                let fair = [0.25, 0.25, 0.5];
                let seats = seats.zip(fair).map(|(seat, fair)| SeatTally { fair, ..seat });
                GameTally { seats: seats.collect() }
            })
            .collect();
        let sides = Tally::of(&games, 3).sides();
        for (side, (name, share)) in sides.iter().zip([("ogres", 0.75), ("elves", 0.25)]) {
            assert_eq!(side.name, name);
            assert!((side.share.mean - share).abs() < 1e-9, "{name}: {}", side.share.mean);
            assert!((side.fair - 0.5).abs() < 1e-9, "{name}: {}", side.fair);
        }
    }

    #[test]
    fn what_is_rarely_done_is_left_out() {
        let games = [GameTally { seats: vec![seat("elves", &[("sing", 1)], 1.0)] }];
        assert!(Tally::of(&games, 1).uses(2, 10).is_empty());
    }
}
