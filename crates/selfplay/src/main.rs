//! `sofra-selfplay`: plays for learning, and compares what was learned, on a machine without a table.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use engine::Seed;
use selfplay::{Duel, Failure, duel};

/// Games of bots with themselves, and with each other.
#[derive(Parser)]
#[command(name = "sofra-selfplay", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play and write down positions
    Play(selfplay::Args),
    /// Let two bots play each other
    Duel {
        /// The game
        game: String,
        /// The first bot
        one: String,
        /// The second bot
        two: String,
        /// Seats, taken in turn by the two bots
        #[arg(long, default_value_t = 2)]
        seats: u8,
        /// Deals, each played with the seats exchanged
        #[arg(long, default_value_t = 100)]
        deals: u64,
        /// Begin no more deals after this many seconds [default: all are played]
        #[arg(long)]
        seconds: Option<u64>,
        /// The seed: any words
        #[arg(long, default_value = "duel")]
        seed: String,
        /// A file of weights to use in place of the program's own
        #[arg(long)]
        weights: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("sofra-selfplay: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<String, Failure> {
    match command {
        Command::Play(args) => selfplay::run(&args).map(|played| played.to_string()),
        Command::Duel { game, one, two, seats, deals, seconds, seed, weights } => {
            if let Some(path) = weights {
                let told =
                    |error: &dyn std::fmt::Display| Failure(format!("{}: {error}", path.display()));
                let bytes = std::fs::read(&path).map_err(|error| told(&error))?;
                let found = catalogue::find(&game).map_err(|error| told(&error))?;
                found.replace_weights(&bytes).map_err(|error| told(&error))?;
            }
            let seed = Seed::from_phrase(&seed);
            let bots = [one.as_str(), two.as_str()];
            let result = duel(&Duel { game: &game, bots, seats, deals, seconds, seed })?;
            Ok(format!("{game} {seats} seats {one} against {two}: {result}"))
        }
    }
}
