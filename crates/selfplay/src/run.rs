//! Playing many games on all cores and writing down what is kept of them.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::PathBuf;

use bots::SelfPlay;
use engine::Seed;
use rayon::prelude::*;

use crate::{Header, Writer};

/// Games of one part of a file.
const PART: u64 = 512;

/// What to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The game: see `sofra games`
    pub game: String,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub games: u64,

    /// Stop after this many seconds, however many games were played [default: never]
    #[arg(long, value_name = "SECONDS")]
    pub seconds: Option<u64>,

    /// The bot in all seats
    #[arg(long, value_name = "BOT", default_value = "greedy:worlds=1:effort=60:millis=0")]
    pub bot: String,

    /// The number of seats [default: a mix, about half of the games with the fewest]
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,

    /// Games begin with up to this many random decisions
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub opening: u32,

    /// The chance of a random decision after that
    #[arg(long, value_name = "P", default_value_t = 0.03)]
    pub noise: f32,

    /// The part of games with options other than the defaults
    #[arg(long, value_name = "P", default_value_t = 0.2)]
    pub variety: f32,

    /// Positions to keep of each game at the beginning of turns, and half as many within them
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub positions: usize,

    /// The seed: 64 hexadecimal digits, or any words to make one from
    #[arg(long, value_name = "SEED", default_value = "self-play")]
    pub seed: String,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Games.
    pub games: u64,
    /// Positions that were kept.
    pub positions: u64,
    /// Games by why they ended.
    pub endings: BTreeMap<&'static str, u64>,
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} positions", self.games, self.positions)?;
        for (ending, games) in &self.endings {
            write!(f, ", {games} {ending}")?;
        }
        Ok(())
    }
}

/// Why nothing was written.
#[derive(Debug)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

/// Plays and writes.
pub fn run(args: &Args) -> Result<Played, Failure> {
    let game = catalogue::find(&args.game).map_err(told)?;
    if let Some(seats) = args.seats.filter(|seats| !game.info().seats().contains(seats)) {
        let (least, most) = (game.info().min_seats, game.info().max_seats);
        return Err(Failure(format!("{} is for {least} to {most} seats, not {seats}", args.game)));
    }
    for (name, part) in [("noise", args.noise), ("variety", args.variety)] {
        if !(0.0..=1.0).contains(&part) {
            return Err(Failure(format!("{name} is from 0 to 1, not {part}")));
        }
    }
    let plan = SelfPlay {
        bot: args.bot.clone(),
        opening: args.opening,
        noise: args.noise,
        positions: args.positions,
        variety: args.variety,
        seats: args.seats,
        seed: args.seed.parse().unwrap_or_else(|_| Seed::from_phrase(&args.seed)),
    };
    let header = Header::new(game, &plan, args.games);
    let prepared = game.self_play(plan).map_err(told)?;
    let file = File::create(&args.out).map_err(|error| unwritten(args, &error))?;
    let mut writer =
        Writer::new(BufWriter::new(file), &header).map_err(|error| unwritten(args, &error))?;
    let began = std::time::Instant::now();
    let mut played = Played::default();
    while played.games < args.games {
        if args.seconds.is_some_and(|seconds| began.elapsed().as_secs() >= seconds) {
            break;
        }
        let numbers = played.games..(played.games + PART).min(args.games);
        let games = numbers
            .into_par_iter()
            .map(|number| prepared.play(number).map(|game| (number, game)))
            .collect::<Result<Vec<_>, _>>()
            .map_err(told)?;
        writer.add(&games).map_err(|error| unwritten(args, &error))?;
        for (_, game) in &games {
            played.games += 1;
            played.positions += game.positions.len() as u64;
            *played.endings.entry(game.ending).or_default() += 1;
        }
    }
    writer.finish().map_err(|error| unwritten(args, &error))?;
    Ok(played)
}

fn told(error: impl fmt::Display) -> Failure {
    Failure(error.to_string())
}

fn unwritten(args: &Args, error: &io::Error) -> Failure {
    Failure(format!("{}: {error}", args.out.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(folder: &tempfile::TempDir, game: &str) -> Args {
        Args {
            game: game.to_owned(),
            out: folder.path().join("positions"),
            games: 30,
            seconds: None,
            bot: "random".to_owned(),
            seats: None,
            opening: 3,
            noise: 0.1,
            variety: 0.0,
            positions: 4,
            seed: "test".to_owned(),
        }
    }

    #[test]
    fn a_file_is_as_long_as_its_header_says_and_the_same_for_the_same_seed() {
        let folder = tempfile::tempdir().expect("a folder");
        let args = args(&folder, "connect-four");
        let played = run(&args).expect("games");
        assert_eq!(played.games, 30);
        let bytes = std::fs::read(&args.out).expect("a file");
        assert_eq!(&bytes[..8], b"SOFRAPLY");
        let number = |at: usize| -> usize {
            u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
        };
        let part = 12 + number(8);
        let header: serde_json::Value = serde_json::from_slice(&bytes[12..part]).expect("JSON");
        assert_eq!(header["game"], "connect-four");
        let (positions, numbers) = (number(part), number(part + 4));
        assert_eq!(positions as u64, played.positions);
        // counts, game, decisions, seats, viewer, decider, action, search, three results by seat.
        let each = 2 + 4 + 4 + 1 + 1 + 1 + 4 + 4 + 3 * 32;
        assert_eq!(bytes.len(), part + 8 + positions * each + numbers * 3);
        run(&args).expect("the same games");
        assert_eq!(std::fs::read(&args.out).expect("a file"), bytes);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = |change: &dyn Fn(&mut Args)| {
            let mut args = args(&folder, "connect-four");
            change(&mut args);
            run(&args).expect_err("wrong").to_string()
        };
        assert!(said(&|args| args.game = "chess".to_owned()).contains("no game 'chess'"));
        assert!(said(&|args| args.seats = Some(5)).contains("for 2 to 2 seats, not 5"));
        assert!(said(&|args| args.noise = 1.5).contains("noise is from 0 to 1"));
        assert!(said(&|args| args.bot = "genius".to_owned()).contains("no bot 'genius'"));
        assert!(said(&|args| args.out = folder.path().join("no/folder")).contains("no/folder"));
    }
}
