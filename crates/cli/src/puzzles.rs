//! `sofra puzzles`: finds positions with one clearly best decision in games between strong bots
//!
//! A position is kept if every look agrees on the best choice, and each search finds it clearly better
//! than every other: searches with other seeds, and with two to sixteen times the usual simulations.
//! What two searches with other seeds say of the same margin differs by a few percent of the victory, so
//! a margin of [`MARGIN`] in each of four is no accident; and it is enough for a person to see the point.

use std::path::PathBuf;

use bots::{Advice, AnyContest, Comparison, Keep, LATER, Playable, Reason};
use engine::{AnyMatch, Seat, Seed};
use learn::{Puzzle, PuzzleFile, WrittenPuzzle};
use rayon::prelude::*;
use serde_json::{Map, Value};

use crate::output::{self, Failure};
use crate::read_seed;

/// By how much of the victory the best choice must be better than every other, 0 to 1.
const MARGIN: f32 = 0.1;
/// A look to the end of the turn that finds less than this part of the margin isn't followed up. It
/// is cheap, and what it can't see would be explained by nothing in the turn.
const HOPE: f32 = 0.6;
/// The searches that must agree, in simulations of a usual decision. Fewer than twice as many try
/// the bad choices too seldom to tell how bad they are.
const SEARCHES: [u32; 4] = [2, 4, 4, 16];
/// Fewer choices are no puzzle; of more nobody reads the list.
const CHOICES: std::ops::RangeInclusive<usize> = 4..=48;
/// A game that is as good as won or lost has nothing to be found.
const OPEN: std::ops::RangeInclusive<f32> = 0.1..=0.97;
/// Steps of a game that are skipped: openings are alike, and learned from lessons.
const OPENING: usize = 12;
/// The most puzzles from one game. They have other themes and lie [`APART`] steps from each other, so
/// that one doesn't give away the next.
const OF_A_GAME: usize = 3;
const APART: usize = 20;
/// Games that are looked through at a time, whatever the number of processors: what is found in one
/// decides what is still wanted from the next, and must not depend on the machine.
const BATCH: u64 = 32;

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
    #[arg(long, default_value = "grandmaster")]
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
    /// Begin with the puzzles of this file that still hold by today's judgement
    #[arg(long, value_name = "FILE")]
    known: Option<PathBuf>,
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
    let judge = Judge { game, bot: &args.bot, simulations, count: args.count };
    let search = Search { judge, contest, options, seats };
    let first = read_seed(&args.seed);
    let progress = output::progress(args.count as u64, "puzzles");
    let mut file = PuzzleFile { rules_version: game.info().rules_version, puzzles: Vec::new() };
    if let Some(known) = &args.known {
        file.puzzles = search.judge.hold(&output::read(known)?)?;
    }
    let known = file.puzzles.len();
    let mut played = 0;
    while file.puzzles.len() < args.count && played < args.games {
        let numbers = played..(played + BATCH).min(args.games);
        played = numbers.end;
        let found: Vec<_> = numbers
            .into_par_iter()
            .map(|number| search.look_through(first.nth(number), &file))
            .collect();
        for puzzles in found {
            for puzzle in puzzles? {
                if file.puzzles.len() < args.count && search.judge.is_wanted(&file, puzzle.best) {
                    file.puzzles.push(puzzle);
                }
            }
        }
        progress.set_position(file.puzzles.len() as u64);
        // What was found is kept, should the run be stopped.
        if let Some(out) = &args.out {
            output::write(out, &written(&file)?)?;
        }
    }
    progress.finish_and_clear();
    match &args.out {
        Some(out) => output::write(out, &written(&file)?)?,
        None => output::print(&written(&file)?)?,
    }
    let found = file.puzzles.len() - known;
    let before = if known > 0 { format!(", {known} known before") } else { String::new() };
    output::print(&format!("{found} puzzles from {played} games{before}\n"))
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

/// Looks for puzzles in games that bots play.
struct Search<'a> {
    judge: Judge<'a>,
    contest: &'a dyn AnyContest,
    options: Map<String, Value>,
    seats: u8,
}

/// A puzzle, and how clear it is: the smallest margin that a search found.
struct Found {
    margin: f32,
    /// The step of its game.
    step: usize,
    theme: String,
    puzzle: WrittenPuzzle,
}

impl Search<'_> {
    /// Plays a game, looks at every decision of it, and keeps the clearest that are unlike each other
    /// and unlike most of what is in the file.
    fn look_through(&self, seed: Seed, file: &PuzzleFile) -> Result<Vec<WrittenPuzzle>, Failure> {
        let result = self.contest.run(seed, Keep::Journal)?;
        let journal = result.journal.ok_or("the game has no journal")?;
        let (played, _) = self.judge.game.load_journal(&journal)?;
        let mut found = Vec::new();
        let mut at = played.at_step(0)?;
        for step in 1..=played.steps() {
            let Some((seat, action)) = played.step(step) else { break };
            // Where several decide at once, a table asks them all: nothing for one to find.
            if step > OPENING && at.waiting().len() == 1 {
                let wanted = |best: u32| self.judge.is_wanted(file, best);
                if let Some((margin, compared)) = self.judge.look(at.as_ref(), seat, wanted)? {
                    let deal = (self.seats, self.options.clone(), seed);
                    let theme = compared.best.kind.key.clone();
                    let puzzle = write(at.as_ref(), deal, &compared);
                    found.push(Found { margin, step, theme, puzzle });
                }
            }
            at.act_again(seat, action).map_err(|error| format!("{error:?}"))?;
        }
        found.sort_by(|one, other| other.margin.total_cmp(&one.margin));
        let mut kept: Vec<Found> = Vec::new();
        for one in found {
            let is_like =
                |other: &Found| other.theme == one.theme || other.step.abs_diff(one.step) < APART;
            if kept.len() < OF_A_GAME && !kept.iter().any(is_like) {
                kept.push(one);
            }
        }
        Ok(kept.into_iter().map(|found| found.puzzle).collect())
    }
}

/// Tells whether a position is a puzzle.
struct Judge<'a> {
    game: &'static dyn Playable,
    bot: &'a str,
    /// Of a usual decision.
    simulations: u32,
    /// How many puzzles are wanted.
    count: usize,
}

impl Judge<'_> {
    /// The puzzles of a file that still are puzzles, with today's margins and reasons.
    fn hold(&self, source: &str) -> Result<Vec<WrittenPuzzle>, Failure> {
        let known = Puzzle::read_all(self.game, source)?;
        let judged = known.par_iter().map(|puzzle| self.judge_again(puzzle));
        judged.filter_map(Result::transpose).collect()
    }

    fn judge_again(&self, puzzle: &Puzzle) -> Result<Option<WrittenPuzzle>, Failure> {
        let lesson = &puzzle.lesson;
        let at = lesson.begin(self.game)?;
        let look = self.look(at.as_ref(), lesson.seat, |_| true)?;
        let deal = (lesson.seats, lesson.options.clone(), lesson.seed);
        Ok(look.map(|(_, compared)| write(at.as_ref(), deal, &compared)))
    }

    /// The best choice beside the second best, with its margin, if the position is a puzzle.
    fn look(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        wanted: impl Fn(u32) -> bool,
    ) -> Result<Option<(f32, Comparison)>, Failure> {
        if !CHOICES.contains(&at.choices(seat).len()) {
            return Ok(None);
        }
        let Some(glance) = self.ask(at, seat, "method=greedy", 1)? else { return Ok(None) };
        let best = glance.choices[0].choice.id;
        if margin(&glance) < HOPE * MARGIN || !wanted(best) {
            return Ok(None);
        }
        let mut least = f32::MAX;
        let mut compared = None;
        for (number, times) in (2..).zip(SEARCHES) {
            let how = format!("widening=1000:simulations={}", times * self.simulations);
            let Some(look) = self.ask(at, seat, &how, number)? else { return Ok(None) };
            let found = &look.choices[0];
            least = least.min(margin(&look));
            if found.choice.id != best || !OPEN.contains(&found.win) || least < MARGIN {
                return Ok(None);
            }
            compared = self.game.compare(at, seat, &look, None, 6).filter(is_explained);
            if compared.is_none() {
                return Ok(None);
            }
        }
        Ok(compared.map(|compared| (least, compared)))
    }

    fn ask(
        &self,
        at: &dyn AnyMatch,
        seat: Seat,
        how: &str,
        seed: u64,
    ) -> Result<Option<Advice>, Failure> {
        let bot = format!("{}:{how}:millis=0", self.bot);
        let advice = self.game.advise(at, seat, &bot, seed)?;
        Ok(advice.filter(|advice| advice.choices.len() > 1))
    }

    /// Whether there are few enough puzzles of this kind, and with this answer, so that solving some
    /// doesn't give away the next.
    fn is_wanted(&self, file: &PuzzleFile, best: u32) -> bool {
        let kind = |action: u32| self.game.action(action).ok().map(|choice| choice.kind.key);
        let theme = kind(best);
        let of_theme = file.puzzles.iter().filter(|puzzle| kind(puzzle.best) == theme).count();
        let alike = file.puzzles.iter().filter(|puzzle| puzzle.best == best).count();
        of_theme < self.count.div_ceil(3) && alike < self.count.div_ceil(10)
    }
}

/// Whether the terms of the turn itself make the best the better one. If they don't, nobody would
/// understand it.
fn is_explained(compared: &Comparison) -> bool {
    let speaks = |reason: &Reason| reason.points > 0.0 && reason.term != LATER;
    compared.other.is_some()
        && compared.points > 0.0
        && compared.telling().next().is_some_and(speaks)
}

/// By how much of the victory the best choice is better than every other.
fn margin(advice: &Advice) -> f32 {
    let best = &advice.choices[0];
    let others = advice.choices[1..].iter().map(|other| other.win);
    best.win - others.fold(f32::MIN, f32::max)
}

fn write(
    at: &dyn AnyMatch,
    (seats, options, seed): (u8, Map<String, Value>, Seed),
    compared: &Comparison,
) -> WrittenPuzzle {
    let steps = (1..=at.steps()).filter_map(|step| at.step(step));
    let steps: Vec<String> = steps.map(|(_, action)| action.to_string()).collect();
    let round = |points: f32| (points * 1000.0).round() / 1000.0;
    let reason =
        |reason: &Reason| (reason.seat.index() as u8, reason.term.to_owned(), round(reason.points));
    WrittenPuzzle {
        seats,
        options,
        seed,
        steps: steps.join(" "),
        best: compared.best.id,
        next: compared.other.as_ref().map_or(compared.best.id, |other| other.id),
        points: round(compared.points),
        win: round(compared.win),
        reasons: compared.telling().map(reason).collect(),
    }
}
