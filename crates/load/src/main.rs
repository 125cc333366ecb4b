//! Loads a server, kills it, attacks it: what it bears, what it loses, and what it lets through.

mod attack;
mod bench;
mod server;
mod sitting;
mod soak;

use std::process::ExitCode;

use clap::Parser;

use crate::server::Problem;

/// Loads a server of its own, kills it at random moments, or attacks it.
#[derive(Parser)]
#[command(name = "sofra-load", version)]
enum Args {
    /// Tries every known way to choke or cheat the house, and tells what each came to
    Attack(attack::Args),
    /// Thousands of tables with live players: steps a second, milliseconds, memory
    Bench(bench::Args),
    /// Kills the server at random moments while people and bots play, and looks for what is lost
    Soak(soak::Args),
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let done = match (runtime, &args) {
        (Ok(runtime), Args::Attack(args)) => runtime.block_on(attack::run(args)),
        (Ok(runtime), Args::Bench(args)) => runtime.block_on(bench::run(args)),
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
