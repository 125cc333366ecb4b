//! `sofra puzzles`: finds positions with one clearly best decision in games between strong bots
//!
//! A position is kept if several searches, with different seeds and up to sixteen times the
//! simulations, agree on the best choice and each finds it clearly better than the second best.
//! Between seeds the margin differs by a few percent of a victory, so [`MARGIN`] in each of four
//! searches is no accident; and it is enough for a person to see the point.

use std::path::PathBuf;

use bots::{Advice, AnyContest, Comparison, Keep, LATER, Playable, Reason};
use engine::{AnyMatch, Seat, Seed};
use learn::{PuzzleFile, WrittenPuzzle};
use rayon::prelude::*;
use serde_json::{Map, Value};

use crate::output::{self, Failure};
use crate::read_seed;

/// The least lead of the best choice over the second, as a share of a victory, 0 to 1.
const MARGIN: f32 = 0.1;
/// A first search that finds less than this part of the margin isn't followed up.
const HOPE: f32 = 0.6;
/// Fewer choices make no puzzle; a longer list nobody reads.
const CHOICES: std::ops::RangeInclusive<usize> = 4..=48;
/// The range of open games: one that is as good as won or lost has nothing to find.
const OPEN: std::ops::RangeInclusive<f32> = 0.1..=0.97;
/// The number of steps skipped: openings are alike, and taught in lessons.
const OPENING: usize = 12;
#[derive(clap::Args)]
pub struct Args {
    /// The game: see `sofra games`
    game: String,
    /// How many puzzles are wanted
    #[arg(long, value_name = "N", default_value_t = 40)]
    count: usize,
    /// The most games that are played to find them
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// The bot that plays and judges
    #[arg(long, default_value = "master")]
    bot: String,
    /// Number of seats [default: the smallest]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// An option of the game, as key=value; can be repeated
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    /// The seed of the first game; the same seed finds the same puzzles
    #[arg(long, value_name = "SEED", default_value = "puzzles")]
    seed: String,
    /// Write the puzzles to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.game)?;
    let seats = args.seats.unwrap_or(game.info().min_seats);
    let options = game.read_options(&args.options)?;
    // No clock: the same seed finds the same puzzles on any machine.
    let bot = format!("{}:millis=0", args.bot);
    let contest = game.contest(&vec![bot; usize::from(seats)], &options)?;
    let simulations = bots::recipe(&game.info(), &args.bot)?.simulations;
    let contest = contest.as_ref();
    let search = Search { game, contest, options, seats, bot: &args.bot, simulations };
    let first = read_seed(&args.seed);
    let progress = output::progress(args.count as u64, "puzzles");
    let mut file = PuzzleFile { rules_version: game.info().rules_version, puzzles: Vec::new() };
    let mut played = 0;
    let batch = rayon::current_num_threads() as u64;
    while file.puzzles.len() < args.count && played < args.games {
        let numbers = played..(played + batch).min(args.games);
        played = numbers.end;
        let found: Vec<_> =
            numbers.into_par_iter().map(|number| search.look_through(first.nth(number))).collect();
        let most = most_of_a_theme(args.count);
        for puzzle in found {
            let puzzle = puzzle?.filter(|found| search.is_new(&file, found, most));
            file.puzzles.extend(puzzle.filter(|_| file.puzzles.len() < args.count));
        }
        progress.set_position(file.puzzles.len() as u64);
        // Keeps what was found if the run is stopped.
        if let Some(out) = &args.out {
            output::write(out, &written(&file)?)?;
        }
    }
    progress.finish_and_clear();
    let told = format!("{} puzzles from {played} games\n", file.puzzles.len());
    if args.out.is_none() {
        output::print(&written(&file)?)?;
    }
    output::print(&told)
}

/// The most puzzles of a theme: a third of all.
fn most_of_a_theme(count: usize) -> usize {
    count.div_ceil(3)
}

/// One puzzle a line.
fn written(file: &PuzzleFile) -> Result<String, Failure> {
    let mut text = String::from(
        "// Positions with one clearly best decision, found by `sofra puzzles`: the numbers of the actions up to\n// them, the best and the second best action, and the terms of the judgement that make the difference.\n",
    );
    text += &format!("(\n    rules_version: {},\n    puzzles: [\n", file.rules_version);
    for puzzle in &file.puzzles {
        text += &format!("        {},\n", ron::to_string(puzzle)?);
    }
    text += "    ],\n)\n";
    Ok(text)
}

struct Search<'a> {
    game: &'static dyn Playable,
    contest: &'a dyn AnyContest,
    options: Map<String, Value>,
    seats: u8,
    bot: &'a str,
    /// The simulations of a usual search.
    simulations: u32,
}

impl Search<'_> {
    /// Plays a game and judges every decision; the clearest is the puzzle. There is at most one
    /// from each game, so that they differ.
    fn look_through(&self, seed: Seed) -> Result<Option<WrittenPuzzle>, Failure> {
        let result = self.contest.run(seed, Keep::Journal)?;
        let journal = result.journal.ok_or("the game has no journal")?;
        let (played, _) = self.game.load_journal(&journal)?;
        let mut found: Option<(f32, WrittenPuzzle)> = None;
        let mut at = played.at_step(0)?;
        for step in 1..=played.steps() {
            let Some((seat, action)) = played.step(step) else { break };
            // Where several decide at once, no single player can find the answer.
            if step > OPENING && at.waiting().len() == 1 {
                let puzzle = self.judge(at.as_ref(), played.as_ref(), seat, seed)?;
                let clearest = found.iter().map(|(margin, _)| *margin).fold(0.0, f32::max);
                found = puzzle.filter(|(margin, _)| *margin > clearest).or(found);
            }
            at.act_again(seat, action).map_err(|error| format!("{error:?}"))?;
        }
        Ok(found.map(|(_, puzzle)| puzzle))
    }

    /// The position as a puzzle, with its margin, if every search agrees that it is one.
    fn judge(
        &self,
        at: &dyn AnyMatch,
        played: &dyn AnyMatch,
        seat: Seat,
        seed: Seed,
    ) -> Result<Option<(f32, WrittenPuzzle)>, Failure> {
        if !CHOICES.contains(&at.choices(seat).len()) {
            return Ok(None);
        }
        let Some(first) = self.look(at, seat, self.simulations / 2, 1)? else { return Ok(None) };
        if margin(&first) < HOPE * MARGIN {
            return Ok(None);
        }
        let mut least = f32::MAX;
        let mut last = None;
        let usual = self.simulations;
        for (simulations, number) in [(usual, 2), (4 * usual, 3), (4 * usual, 4), (16 * usual, 5)] {
            let Some(look) = self.look(at, seat, simulations, number)? else { return Ok(None) };
            let best = &look.choices[0];
            let agrees = best.choice.id == first.choices[0].choice.id && OPEN.contains(&best.win);
            least = least.min(margin(&look));
            if !agrees || least < MARGIN {
                return Ok(None);
            }
            last = Some(look);
        }
        let Some(advice) = last else { return Ok(None) };
        let Some(compared) = self.game.compare(at, seat, &advice, None, 6) else { return Ok(None) };
        Ok(self.write(at, played, seed, &compared).map(|puzzle| (least, puzzle)))
    }

    fn look(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        simulations: u32,
        seed: u64,
    ) -> Result<Option<Advice>, Failure> {
        let bot = format!("{}:widening=1000:millis=0:simulations={simulations}", self.bot);
        let advice = self.game.advise(at, seat, &bot, seed)?;
        Ok(advice.filter(|advice| advice.choices.len() > 1))
    }

    /// Writes the puzzle; `None` if the terms of the turn itself don't favour the best choice: then
    /// nobody would understand it.
    fn write(
        &self,
        at: &dyn AnyMatch,
        played: &dyn AnyMatch,
        seed: Seed,
        compared: &Comparison,
    ) -> Option<WrittenPuzzle> {
        let next = compared.other.as_ref()?.id;
        let told: Vec<_> = compared.telling().collect();
        let speaks = |reason: &&&Reason| reason.points > 0.0 && reason.term != LATER;
        if compared.points <= 0.0 || told.first().filter(speaks).is_none() {
            return None;
        }
        let steps = (1..=at.steps()).filter_map(|step| played.step(step));
        let steps: Vec<String> = steps.map(|(_, action)| action.to_string()).collect();
        let round = |points: f32| (points * 1000.0).round() / 1000.0;
        Some(WrittenPuzzle {
            seats: self.seats,
            options: self.options.clone(),
            seed,
            steps: steps.join(" "),
            best: compared.best.id,
            next,
            points: round(compared.points),
            win: round(compared.win),
            reasons: told
                .iter()
                .map(|reason| {
                    (reason.seat.index() as u8, reason.term.to_owned(), round(reason.points))
                })
                .collect(),
        })
    }

    /// Whether there aren't too many puzzles of its kind yet.
    fn is_new(&self, file: &PuzzleFile, found: &WrittenPuzzle, most: usize) -> bool {
        let kind = |action: u32| self.game.action(action).ok().map(|choice| choice.kind.key);
        let theme = kind(found.best);
        file.puzzles.iter().filter(|puzzle| kind(puzzle.best) == theme).count() < most
    }
}

/// The lead of the best choice over the second, as a share of a victory.
fn margin(advice: &Advice) -> f32 {
    let best = &advice.choices[0];
    let others = advice.choices[1..].iter().map(|other| other.win);
    best.win - others.fold(f32::MIN, f32::max)
}
