//! Loads, kills and attacks a server, to measure what it can take and check that nothing is lost.

mod attack;
mod bench;
mod cluster;
mod drive;
mod fill;
mod server;
mod siege;
mod sitting;
mod soak;

use std::process::ExitCode;

use clap::Parser;

use crate::server::Problem;

/// Loads a server of its own, kills it at random moments, or attacks it.
#[derive(Parser)]
#[command(name = "sofra-load", version)]
enum Args {
    /// Tries every known way to choke or cheat the server, and prints what came of each
    Attack(attack::Args),
    /// Thousands of tables with live players: steps a second, milliseconds, memory
    Bench(bench::Args),
    /// Live players spread over one, two and three servers on one PostgreSQL and NATS
    BenchCluster(cluster::bench::Args),
    /// Fills a PostgreSQL database with finished games, and measures what a decision costs then
    Fill(fill::Args),
    /// Lets tables play while thousands of idle and hostile connections come: milliseconds, memory
    Siege(siege::Args),
    /// Kills a server or troubles a cluster while people and bots play, and looks for what is lost
    #[command(subcommand)]
    Soak(soak::Args),
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let done = match (runtime, &args) {
        (Ok(runtime), Args::Attack(args)) => runtime.block_on(attack::run(args)),
        (Ok(runtime), Args::Bench(args)) => runtime.block_on(bench::run(args)),
        (Ok(runtime), Args::BenchCluster(args)) => runtime.block_on(cluster::bench::run(args)),
        (Ok(runtime), Args::Fill(args)) => runtime.block_on(fill::run(args)),
        (Ok(runtime), Args::Siege(args)) => runtime.block_on(siege::run(args)),
        (Ok(runtime), Args::Soak(args)) => runtime.block_on(soak::run(args)),
        (Err(error), _) => Err(Problem(error.to_string())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Problem(reason)) => {
            eprintln!("sofra-load: {reason}");
            ExitCode::FAILURE
        }
    }
}
