//! `sofra ladder`: a round robin of bots with intervals and ratings

mod record;
mod standings;

use std::path::PathBuf;

use rayon::prelude::*;

use self::record::{Header, Record};
use self::standings::Standings;
use crate::Setup;
use crate::output::{self, Failure};
use crate::pairing::{Pairing, Table};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// The bots, separated by commas, from the weakest to the strongest
    #[arg(long, value_delimiter = ',', default_value = "novice,easy,medium,hard,master")]
    bots: Vec<String>,
    /// Games for each pairing, rounded up to whole deals
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Only pair each bot with the next
    #[arg(long)]
    neighbours: bool,
    /// Deals at the same time [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Keep the results in this file; if it is there already, go on from it
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    /// Write a page with charts
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Fail unless every bot is better than the one before it, beyond doubt, and with two sides
    /// takes at least 60 % from it
    #[arg(long)]
    check: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.setup.game)?;
    let seats = args.setup.seats.unwrap_or(game.info().min_seats);
    let table = Table::new(game, seats, game.read_options(&args.setup.options)?)?;
    let seed =
        args.setup.seed.as_deref().map_or_else(|| crate::read_seed("ladder"), crate::read_seed);
    let bots = &args.bots;
    if bots.len() < 2 {
        return Err(Failure::Because("a ladder needs at least two bots".to_owned()));
    }
    let mut pairs = Vec::new();
    for two in 1..bots.len() {
        let first = if args.neighbours { two - 1 } else { 0 };
        pairs.extend((first..two).map(|one| (one, two)));
    }
    // The better one is named first: its share is what is to be shown.
    let pairings: Vec<Pairing> = pairs
        .iter()
        .map(|&(one, two)| Pairing::new(&table, &bots[two], &bots[one]))
        .collect::<Result<_, _>>()?;
    let header = Header::new(&table, seed, bots)?;
    let record = Record::open(args.out.as_deref(), &header)?;
    let deals = u64::from(args.games.div_ceil(table.games_in_a_deal()));
    let tasks: Vec<(usize, u64)> = (0..deals)
        .flat_map(|deal| (0..pairs.len()).map(move |pair| (pair, deal)))
        .filter(|&(pair, deal)| !record.has(&bots[pairs[pair].1], &bots[pairs[pair].0], deal))
        .collect();
    let bar = output::progress(tasks.len() as u64, "deals");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
    pool.install(|| {
        tasks.par_iter().try_for_each(|&(pair, deal)| {
            let played = pairings[pair].play(seed.nth(deal))?;
            record.add(&bots[pairs[pair].1], &bots[pairs[pair].0], deal, played)?;
            bar.inc(1);
            Ok::<(), Failure>(())
        })
    })?;
    bar.finish_and_clear();
    let standings = Standings::new(&table, seed, bots, &pairs, &record, deals);
    if let Some(file) = &args.report {
        output::write(file, &standings.page())?;
    }
    if args.json {
        output::print_json(&standings)?;
    } else {
        output::print(&standings.to_string())?;
    }
    if args.check { standings.check() } else { Ok(()) }
}
