//! The `sofra` program: games, simulation, the protocol for scripts, journals, components and rules.

mod analyse;
mod backup;
mod balance;
mod ban;
mod bots;
mod chart;
mod check;
mod components;
mod database;
mod exercise;
mod export;
mod games;
mod import;
mod ladder;

mod list;
mod messenger;
mod new_game;
mod output;
mod pairing;
mod play;
mod protocol;
mod prune;
mod puzzles;
mod replay;
mod report;
mod reports;
mod rules;
mod selfplay;
mod serve;
mod simulate;
mod statistics;
mod tune;
mod verify;
mod work;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory, Parser, Subcommand};
use engine::{Language, Seed};

use crate::output::Failure;

/// Returns memory to the system within seconds after a peak. The C library's allocator keeps what
/// many threads once used.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// A table for board games: rules, bots, and a protocol for scripts.
#[derive(Parser)]
#[command(name = "sofra", version, about, max_term_width = 100, propagate_version = true)]
#[command(
    after_help = "Exit codes: 0 done, 1 it failed or was refused, 2 the command was wrong or what it needs isn't there."
)]
struct Cli {
    /// Corrected components: a folder that holds a folder of .ron files for each game
    #[arg(long, global = true, value_name = "DIR")]
    components: Option<PathBuf>,

    /// The language of texts: en or de
    #[arg(long, global = true, value_name = "CODE", default_value = "en")]
    language: Language,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their seats and options
    Games {
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Play a game in the terminal against bots
    Play(play::Args),
    /// Let bots play many games and summarise them
    Simulate(simulate::Args),
    /// List the bots of a game with their recipes
    Bots(bots::Args),
    /// Let bots play each other in pairs and rate them
    Ladder(ladder::Args),
    /// Find better settings for a bot by play against itself
    Tune(tune::Args),
    /// Let equal bots play and show which sides and components win
    Balance(balance::Args),
    /// Let a bot play itself and write down positions to learn from
    Selfplay(selfplay::Args),
    /// Find positions with one clearly best decision in games between strong bots
    Puzzles(puzzles::Args),
    /// Judge every decision of a journal
    Analyse(analyse::Args),
    /// Let bots make very many decisions, none of which may fail
    Exercise(exercise::Args),
    /// Speak the JSON-lines protocol on standard input and output
    #[command(
        after_help = "Type {\"do\":\"games\"} to begin; docs/engine-protocol.md tells the rest."
    )]
    Engine,
    /// Serve the tables to browsers: pages, live games and the JSON API
    Serve(serve::Args),
    /// Let bots think for servers that share a PostgreSQL database, without pages of its own
    Work(work::Args),
    /// Step through a journal as text
    Replay(replay::Args),
    /// Play a journal again and check every step and the outcome
    Verify(verify::Args),
    /// Show a game's components with where each value comes from
    Components(components::Args),
    /// Show a game's rules, or one of them
    Rules(rules::Args),
    /// Write a new game: a crate that compiles, keeps the laws and can be played at once
    NewGame(new_game::Args),
    /// List the tables of a database
    List(list::Args),
    /// Write a table to a file
    Export(export::Args),
    /// Add tables from files
    Import(import::Args),
    /// Remove old tables that are over or closed
    Prune(prune::Args),
    /// Copy an SQLite database while it is in use
    Backup(backup::Args),
    /// Read every table of a database, entry by entry, and list the damaged ones
    Check(check::Args),
    /// Ban somebody, for a time or for good, or list the bans
    Ban(ban::Args),
    /// List what people have reported about others
    Reports(reports::Args),
    /// Print a script that completes commands in your shell
    Completions {
        /// bash, zsh, fish, elvish or powershell
        shell: clap_complete::Shell,
    },
}

/// How a game is chosen and set up.
#[derive(Args)]
struct Setup {
    /// The game: see `sofra games`
    game: String,

    /// Number of seats [default: the smallest]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,

    /// An option of the game, as key=value; can be repeated
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,

    /// The seed: 64 hexadecimal digits, or any words to make one from
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
}

impl Setup {
    fn seed(&self) -> Seed {
        match &self.seed {
            Some(text) => read_seed(text),
            None => output::fresh_seed(),
        }
    }
}

/// Reads a seed as people give it: written out, or words to make one from.
fn read_seed(text: &str) -> Seed {
    text.parse().unwrap_or_else(|_| Seed::from_phrase(text))
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Because(reason)) => {
            anstream::eprintln!("{}sofra:{:#} {reason}", output::ALARM, output::ALARM);
            ExitCode::FAILURE
        }
        Err(Failure::Setup(reason)) => {
            anstream::eprintln!("{}sofra:{:#} {reason}", output::ALARM, output::ALARM);
            ExitCode::from(2)
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    if let Some(folder) = &cli.components {
        components::replace(folder)?;
    }
    match cli.command {
        Command::Games { json } => games::run(json, cli.language),
        Command::Play(args) => play::run(&args, cli.language),
        Command::Simulate(args) => simulate::run(&args),
        Command::Bots(args) => bots::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Balance(args) => balance::run(&args, cli.language),
        Command::Selfplay(args) => selfplay::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Analyse(args) => analyse::run(&args, cli.language),
        Command::Exercise(args) => exercise::run(&args),
        Command::Engine => protocol::run(cli.language, io::stdin().lock(), io::stdout().lock()),
        Command::Serve(args) => serve::run(&args),
        Command::Work(args) => work::run(&args),
        Command::Replay(args) => replay::run(&args, cli.language),
        Command::Verify(args) => verify::run(&args),
        Command::Components(args) => components::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::NewGame(args) => new_game::run(&args),
        Command::List(args) => list::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Prune(args) => prune::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Ban(args) => ban::run(&args),
        Command::Reports(args) => reports::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "sofra", &mut script);
            output::print(&String::from_utf8_lossy(&script))
        }
    }
}
