//! `sofra simulate`

mod report;
mod summary;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{ContestResult, Keep};
use rayon::prelude::*;

use self::summary::Summary;
use crate::Setup;
use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// The bots, separated by commas: one for each seat, or one for all
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Games at the same time [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Write every journal into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write a page with charts
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Games played by one thread before it reports.
const BATCH: u64 = 16;

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.setup.game)?;
    let options = game.read_options(&args.setup.options)?;
    let seats = usize::from(args.setup.seats.unwrap_or(game.info().min_seats));
    let bots: Vec<String> = match args.bots.as_slice() {
        [one] => vec![one.clone(); seats],
        several if several.len() == seats || args.setup.seats.is_none() => several.to_vec(),
        several => {
            return Err(Failure::Because(format!("{} bots for {seats} seats", several.len())));
        }
    };
    let contest = game.contest(&bots, &options)?;
    let seed = args.setup.seed();
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::Because(format!("{}: {error}", folder.display())))?;
    }
    let keep = if args.out.is_some() { Keep::Journal } else { Keep::Result };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
    let bar = output::progress(args.games, "games");
    let started = Instant::now();
    let batches: Vec<Batch> = pool.install(|| {
        (0..args.games.div_ceil(BATCH))
            .into_par_iter()
            .map(|batch| {
                let numbers = batch * BATCH..((batch + 1) * BATCH).min(args.games);
                let began = Instant::now();
                let mut games = Vec::with_capacity(BATCH as usize);
                for number in numbers.clone() {
                    games.push(contest.run(seed.nth(number), keep)?);
                }
                let busy = began.elapsed();
                if let Some(folder) = &args.out {
                    for (number, result) in numbers.zip(&games) {
                        let file = folder.join(format!("{}-{number:06}.jsonl", game.info().id));
                        output::write(&file, result.journal.as_deref().unwrap_or_default())?;
                    }
                }
                bar.inc(games.len() as u64);
                Ok(Batch { games, busy })
            })
            .collect::<Result<_, Failure>>()
    })?;
    bar.finish_and_clear();
    let wall = started.elapsed();
    let busy = batches.iter().map(|batch| batch.busy).sum();
    let results: Vec<ContestResult> = batches.into_iter().flat_map(|batch| batch.games).collect();
    let summary = Summary::new(game.info().id, seed, &bots, &results, wall, busy);
    if let Some(file) = &args.report {
        output::write(file, &report::page(&summary, &results))?;
    }
    if args.json { output::print_json(&summary) } else { output::print(&summary.to_string()) }
}

struct Batch {
    games: Vec<ContestResult>,
    busy: Duration,
}
