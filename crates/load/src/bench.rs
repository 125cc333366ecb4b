//! `sofra-load bench`: thousands of tables, two live players at each, and how the server copes.
//!
//! It starts a server with an empty database, opens the tables, connects every seat as a page
//! would, and lets them decide at a given rate. It is bounded in count and time.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::drive::{drive, open_all};
use crate::server::{Problem, Server};

#[derive(clap::Args)]
pub struct Args {
    /// The program to load
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How many tables, each with two live players
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// How many steps a second, over all tables
    #[arg(long, default_value_t = 1000)]
    rate: u64,
    /// For how many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Fail if the 99th percentile from click to everybody's update takes longer, in milliseconds
    #[arg(long, value_name = "MS")]
    p99: Option<u64>,
    /// Fail if the server has more than this many MiB in memory after play
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(&args.program, folder.path(), 0)?;
    let empty = server.memory();
    let guests = [server.door().guest("One").await?, server.door().guest("Two").await?];
    let began = Instant::now();
    let sittings = open_all(&[server.door()], &guests, args.tables).await?;
    println!(
        "{} tables with {} live seats opened in {:.1} s",
        sittings.len(),
        sittings.len() * 2,
        began.elapsed().as_secs_f64()
    );
    let full = server.memory();
    let driven = drive(&sittings, args.rate, Duration::from_secs(args.seconds)).await;
    if driven.seen.is_empty() {
        return Err(Problem("no step was taken".to_owned()));
    }
    let at = |share: f64| driven.millis(share, |seen| seen.everybody);
    println!("{} steps, {:.0} steps/s", driven.seen.len(), driven.rate());
    println!(
        "click to everybody's update: p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!(
        "{} steps could not be asked for because their tables were still busy or over",
        driven.behind
    );
    let each = full.saturating_sub(empty) as f64 / sittings.len() as f64;
    let after = server.memory() / 1024;
    println!(
        "memory: {} MiB empty, {} MiB with all tables ({each:.0} KiB each), {after} MiB after play",
        empty / 1024,
        full / 1024,
    );
    if let Some(most) = args.p99.filter(|&most| at(0.99) > most as f64) {
        return Err(Problem(format!("p99 is above {most} ms")));
    }
    match args.memory {
        Some(most) if after > most => Err(Problem(format!("more than {most} MiB in memory"))),
        _ => Ok(()),
    }
}
