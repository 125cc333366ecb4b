//! `sofra tune`: finds better settings for a bot by play against itself

use engine::{Info, Seed};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::Setup;
use crate::output::{self, Failure};
use crate::pairing::{Pairing, Table};
use crate::statistics::Figure;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// The bot to begin with
    #[arg(long, default_value = "medium")]
    bot: String,
    /// What to try, as setting=value,value; can be repeated [default: a range for each setting]
    #[arg(long = "try", value_name = "K=V,V")]
    tries: Vec<String>,
    /// Games for each value tried, rounded up to whole deals
    #[arg(long, value_name = "K", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many times to go through all settings
    #[arg(long, value_name = "R", default_value_t = 1)]
    rounds: u32,
    /// Give costlier settings fewer simulations, so that all do equal work for a decision
    #[arg(long)]
    equal_work: bool,
    /// Deals at the same time [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// One value that was tried against the best so far.
#[derive(Serialize)]
struct Trial {
    bot: String,
    against: String,
    games: u32,
    share: Figure,
    /// Positions made or judged for a decision, by it and by its rival.
    work: [f64; 2],
    adopted: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.setup.game)?;
    let seats = args.setup.seats.unwrap_or(game.info().min_seats);
    let table = Table::new(game, seats, game.read_options(&args.setup.options)?)?;
    let seed =
        args.setup.seed.as_deref().map_or_else(|| crate::read_seed("tune"), crate::read_seed);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
    let info = game.info();
    let ranges = ranges(&info, args)?;
    let mut best = args.bot.clone();
    let mut trials: Vec<Trial> = Vec::new();
    let count = ranges.iter().map(|(_, values)| values.len() as u64).sum::<u64>();
    let bar = output::progress(count * u64::from(args.rounds), "settings");
    for round in 0..args.rounds {
        for (at, (setting, values)) in ranges.iter().enumerate() {
            let seed = seed.nth(u64::from(round) << 32 | at as u64);
            let first = trials.len();
            for value in values {
                bar.inc(1);
                let mut bot = format!("{best}:{setting}={value}");
                if bots::recipe(&info, &bot)? == bots::recipe(&info, &best)? {
                    continue;
                }
                if args.equal_work {
                    bot = pool.install(|| at_equal_work(&table, &bot, &best, seed))?;
                }
                let trial = pool.install(|| duel(&table, &bot, &best, args.games, seed))?;
                if !args.json {
                    bar.suspend(|| output::print(&trial.told()))?;
                }
                trials.push(trial);
            }
            let found = trials[first..]
                .iter_mut()
                .filter(|trial| trial.share.low > 0.5)
                .max_by(|one, other| one.share.mean.total_cmp(&other.share.mean));
            if let Some(trial) = found {
                trial.adopted = true;
                best.clone_from(&trial.bot);
                if !args.json {
                    bar.suspend(|| output::print(&format!("adopted {best}\n")))?;
                }
            }
        }
    }
    bar.finish_and_clear();
    let changes = bots::recipe(&info, &best)?.changes_from(&bots::recipe(&info, &args.bot)?);
    if args.json {
        return output::print_json(&json!({
            "game": info.id,
            "seats": seats,
            "seed": seed,
            "trials": trials,
            "best": best,
            "changes": changes,
        }));
    }
    let changes = Value::Object(changes);
    let begun = &args.bot;
    output::print(&format!("changes to {begun} for its file in crates/bots/levels: {changes}\n"))
}

/// The values to try for each setting.
fn ranges(info: &Info, args: &Args) -> Result<Vec<(String, Vec<String>)>, Failure> {
    let words = if args.tries.is_empty() {
        let standard = [
            "horizon=0,1,2,4,8,16",
            "candidates=1,2,3,5",
            "exploration=0.2,0.4,0.7,1.0,1.5",
            "widening=1,2,4,8",
            "margin=0,0.25,0.5,0.75,1",
        ];
        standard.map(str::to_owned).to_vec()
    } else {
        args.tries.clone()
    };
    let read = |word: &String| {
        let (setting, values) = word
            .split_once('=')
            .ok_or_else(|| format!("'{word}' is not a setting: write it as setting=value,value"))?;
        let values: Vec<String> = values.split(',').map(str::to_owned).collect();
        for value in &values {
            bots::recipe(info, &format!("{}:{setting}={value}", args.bot))?;
        }
        Ok((setting.to_owned(), values))
    };
    words.iter().map(read).collect()
}

fn duel(table: &Table, bot: &str, best: &str, games: u32, seed: Seed) -> Result<Trial, Failure> {
    let pairing = Pairing::new(table, bot, best)?;
    let deals = u64::from(games.div_ceil(table.games_in_a_deal()));
    let played: Vec<_> = (0..deals)
        .into_par_iter()
        .map(|deal| pairing.play(seed.nth(deal)))
        .collect::<Result<_, Failure>>()?;
    let shares: Vec<f64> = played.iter().map(|deal| deal.share).collect();
    let work = [0, 1].map(|bot| {
        let work: u64 = played.iter().map(|deal| deal.work[bot]).sum();
        let decisions: u32 = played.iter().map(|deal| deal.decisions[bot]).sum();
        work as f64 / f64::from(decisions.max(1))
    });
    Ok(Trial {
        bot: bot.to_owned(),
        against: best.to_owned(),
        games: played.iter().map(|deal| deal.games).sum(),
        share: Figure::grouped_share(&shares),
        work,
        adopted: false,
    })
}

/// The bot with the number of simulations that makes its work equal to its rival's.
fn at_equal_work(table: &Table, bot: &str, best: &str, seed: Seed) -> Result<String, Failure> {
    /// Games that are enough to compare.
    const SAMPLE: u32 = 8;
    let [own, others] = duel(table, bot, best, SAMPLE, seed.nth(u64::MAX))?.work;
    let simulations = bots::recipe(&table.game.info(), bot)?.simulations;
    let fair = (f64::from(simulations) * others / own.max(1.0)).round().max(1.0);
    Ok(format!("{bot}:simulations={fair}"))
}

impl Trial {
    fn told(&self) -> String {
        let Figure { mean, low, high } = self.share;
        format!(
            "{:5.1} % ({:.1} to {:.1}) of {} games, work {:.0} : {:.0}  {} : {}\n",
            100.0 * mean,
            100.0 * low,
            100.0 * high,
            self.games,
            self.work[0],
            self.work[1],
            self.bot,
            self.against
        )
    }
}
