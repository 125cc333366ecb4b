//! `sofra exercise`: many bot decisions, none of which may fail

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Keep, Playable};
use engine::{Chance, OptionKind, PlayoutRng, Seed};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// The games [default: all of them]
    games: Vec<String>,
    /// Stop after this many decisions in each game
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    decisions: u64,
    /// The bots that take turns in the seats, separated by commas
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,greedy:effort=60:worlds=1,search:simulations=6:effort=60:worlds=1,novice:effort=40:worlds=1,master:simulations=8:effort=60:worlds=1"
    )]
    bots: Vec<String>,
    /// The seed: 64 hexadecimal digits, or any words to make one from
    #[arg(long, default_value = "soak")]
    seed: String,
    /// Games at the same time [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Exercised {
    game: &'static str,
    games: u64,
    decisions: u64,
    /// The longest game.
    longest: u32,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let games: Vec<&'static dyn Playable> = if args.games.is_empty() {
        catalogue::games().to_vec()
    } else {
        args.games.iter().map(|id| catalogue::find(id)).collect::<Result<_, _>>()?
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
    let seed = crate::read_seed(&args.seed);
    let mut all = Vec::new();
    for game in games {
        all.push(pool.install(|| exercise(game, &args.bots, args.decisions, seed))?);
    }
    if args.json {
        return output::print_json(&all);
    }
    for exercised in all {
        let Exercised { game, games, decisions, longest } = exercised;
        output::print(&format!(
            "{game}: {decisions} decisions in {games} games, none failed; the longest game took {longest}\n"
        ))?;
    }
    Ok(())
}

fn exercise(
    game: &'static dyn Playable,
    bots: &[String],
    decisions: u64,
    seed: Seed,
) -> Result<Exercised, Failure> {
    /// Games between two checks of the count.
    const ROUND: u64 = 32;
    let bar = output::progress(decisions, "decisions");
    let made = AtomicU64::new(0);
    let mut longest = 0;
    let mut games = 0;
    while made.load(Ordering::Relaxed) < decisions {
        let lengths: Vec<u32> = (games..games + ROUND)
            .into_par_iter()
            .map(|number| {
                if made.load(Ordering::Relaxed) >= decisions {
                    return Ok(0);
                }
                let length = one_game(game, bots, seed.nth(number))
                    .map_err(|reason| format!("{} game {number}: {reason}", game.info().id))?;
                made.fetch_add(u64::from(length), Ordering::Relaxed);
                bar.inc(u64::from(length));
                Ok::<u32, Failure>(length)
            })
            .collect::<Result<_, _>>()?;
        games += lengths.iter().filter(|&&length| length > 0).count() as u64;
        longest = lengths.into_iter().fold(longest, u32::max);
    }
    bar.finish_and_clear();
    Ok(Exercised { game: game.info().id, games, decisions: made.into_inner(), longest })
}

/// Plays a game with seats, options and bots drawn from the seed, and returns its length.
fn one_game(game: &'static dyn Playable, bots: &[String], seed: Seed) -> Result<u32, String> {
    let mut rng = PlayoutRng::from(seed.nth(0));
    let info = game.info();
    let seats = info.min_seats + rng.below(u32::from(info.max_seats - info.min_seats) + 1) as u8;
    let names: Vec<String> = (0..seats)
        .filter_map(|_| bots.get(rng.below(bots.len() as u32) as usize).cloned())
        .collect();
    let drawn = drawn_options(game, &mut rng);
    let (options, contest) = match game.contest(&names, &drawn) {
        Ok(contest) if game.start(seats, &drawn, seed).is_ok() => (drawn, contest),
        // Some options don't go together: then the defaults.
        _ => {
            let contest = game.contest(&names, &Map::new()).map_err(|error| error.to_string())?;
            (Map::new(), contest)
        }
    };
    let told = format!(
        "seats {seats}, bots {}, options {}",
        names.join(" "),
        Value::Object(options.clone())
    );
    let finished = contest.run(seed, Keep::Result).map_err(|error| error.to_string())?.finished;
    let bounds = game.bounds(seats, &options).map_err(|error| error.to_string())?;
    if finished.faults() > 0 {
        return Err(format!("{} decisions failed with seed {seed}: {told}", finished.faults()));
    }
    if finished.outcome.is_none() {
        return Err(format!("a bot was stuck with seed {seed}: {told}"));
    }
    if finished.decisions > bounds.decisions {
        let made = finished.decisions;
        return Err(format!("{made} decisions, at most {} are possible: {told}", bounds.decisions));
    }
    Ok(finished.decisions)
}

fn drawn_options(game: &dyn Playable, rng: &mut PlayoutRng) -> Map<String, Value> {
    let mut options = Map::new();
    for spec in game.option_specs() {
        // Half of the options keep their defaults, so that most draws go together.
        if rng.below(2) == 0 {
            continue;
        }
        let number = |rng: &mut PlayoutRng, min: i64, max: i64| {
            let span = u32::try_from(max - min + 1).unwrap_or(u32::MAX);
            Value::from(min + i64::from(rng.below(span.max(1))))
        };
        let value = match spec.kind {
            OptionKind::Flag => Value::Bool(rng.below(2) == 0),
            OptionKind::Choice(words) => rng.pick(words).map_or(Value::Null, Value::from),
            OptionKind::Number { min, max } | OptionKind::OptionalNumber { min, max } => {
                number(rng, min, max)
            }
            OptionKind::Set(words) => {
                words.iter().filter(|_| rng.below(2) == 0).map(|&word| Value::from(word)).collect()
            }
            OptionKind::PerSeat(_) => continue,
        };
        options.insert(spec.key.to_owned(), value);
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every game of the catalogue, every kind of bot: no panic, no illegal action, no endless game.
    #[test]
    fn no_decision_fails() {
        let bots: Vec<String> = [
            "random",
            "greedy:effort=40:worlds=1",
            "search:simulations=4",
            "easy:effort=30:worlds=1",
        ]
        .map(str::to_owned)
        .to_vec();
        for game in catalogue::games() {
            let exercised = exercise(*game, &bots, 200, Seed::from_phrase("soak"));
            let exercised = exercised.unwrap_or_else(|failure| panic!("{failure:?}"));
            assert!(exercised.decisions >= 200, "{}", exercised.game);
        }
    }
}
