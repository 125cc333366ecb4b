//! `sofra analyse`: what each decision of a journal cost

use std::fmt::Write as _;
use std::path::PathBuf;

use bots::Playable;
use engine::{AnyMatch, Language, Seat, Voice};
use rayon::prelude::*;
use serde::Serialize;

use crate::chart;
use crate::output::{self, Failure, HEADING};
use crate::report::{Page, game_name};

#[derive(clap::Args)]
pub struct Args {
    /// The journal
    file: PathBuf,
    /// The bot that judges
    #[arg(long, default_value = "hard")]
    bot: String,
    /// Judge only this seat's decisions
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// How many of the costliest decisions are shown
    #[arg(long, value_name = "K", default_value_t = 10)]
    worst: usize,
    /// Decisions judged at the same time [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Write the annotated journal: a line of JSON for each decision
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    /// Write a page with charts
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long, conflicts_with = "worst")]
    json: bool,
}

/// A decision and what it cost.
#[derive(Clone, Debug, Serialize)]
struct Judged {
    step: usize,
    seat: Seat,
    /// What kind of choice it was.
    kind: String,
    /// What was done.
    action: u32,
    text: String,
    /// The result that the judge expects from it, 0 to 1.
    value: f32,
    /// The best choice found.
    best: u32,
    best_text: String,
    best_value: f32,
    /// The share of a victory that the seat can expect from the best choice.
    win: f32,
    /// How much less it can expect from its own choice: 0 if nothing better was found.
    loss: f32,
    choices: usize,
}

pub fn run(args: &Args, language: Language) -> Result<(), Failure> {
    let file = output::read(&args.file)?;
    let in_file = |reason: &dyn std::fmt::Display| {
        Failure::Because(format!("{}: {reason}", args.file.display()))
    };
    let id = engine::game_of(&file).map_err(|error| in_file(&error))?;
    let game = catalogue::find(&id).map_err(|error| in_file(&error))?;
    let (played, _) = game.load_journal(&file).map_err(|error| in_file(&error))?;
    if let Some(seat) = args.seat.filter(|&seat| seat >= played.seats()) {
        return Err(in_file(&format!("there is no seat {seat}")));
    }
    // Every choice must be weighed, even one that a player would dismiss.
    let bot = format!("{}:widening=1000", args.bot);
    bots::recipe(&game.info(), &bot)?;
    let steps: Vec<usize> = (1..=played.steps())
        .filter(|&step| {
            let seat = played.step(step).map(|(seat, _)| seat.index());
            args.seat.is_none_or(|only| seat == Some(usize::from(only)))
        })
        .collect();
    let bar = output::progress(steps.len() as u64, "decisions");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
    let judged: Vec<Option<Judged>> = pool.install(|| {
        steps
            .par_iter()
            .map(|&step| {
                let judged = judge(game, played.as_ref(), step, &bot, language);
                bar.inc(1);
                judged
            })
            .collect::<Result<_, Failure>>()
    })?;
    bar.finish_and_clear();
    let judged: Vec<Judged> = judged.into_iter().flatten().collect();
    if let Some(file) = &args.out {
        let lines: Vec<String> =
            judged.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        output::write(file, &format!("{}\n", lines.join("\n")))?;
    }
    let voice = Voice::nameless(game.text(language));
    if let Some(file) = &args.report {
        output::write(file, &page(&id, &judged, &voice, played.seats(), args.worst))?;
    }
    if args.json {
        return output::print_json(&judged);
    }
    output::print(&told(&id, &judged, &voice, played.seats(), args.worst))
}

/// Judges a step; `None` if there was nothing to decide.
fn judge(
    game: &dyn Playable,
    played: &dyn AnyMatch,
    step: usize,
    bot: &str,
    language: Language,
) -> Result<Option<Judged>, Failure> {
    let Some((seat, action)) = played.step(step) else { return Ok(None) };
    let before = played.at_step(step - 1)?;
    let Some(advice) = game.advise(before.as_ref(), seat, bot, step as u64)? else {
        return Ok(None);
    };
    if advice.choices.len() < 2 {
        return Ok(None);
    }
    let Some(chosen) = advice.choices.iter().find(|each| each.choice.id == action) else {
        return Ok(None);
    };
    // The judge's choice is the one most tried: a rarely tried one with a lucky mean isn't better.
    let best = &advice.choices[0];
    let voice = Voice::nameless(game.text(language));
    Ok(Some(Judged {
        step,
        seat,
        kind: voice.said_attribute(&chosen.choice.kind, "group"),
        action,
        text: voice.say_said(&chosen.choice.said),
        value: chosen.value,
        best: best.choice.id,
        best_text: voice.say_said(&best.choice.said),
        best_value: best.value,
        win: best.win,
        loss: (best.value - chosen.value).max(0.0),
        choices: advice.choices.len(),
    }))
}

fn seat_rows(judged: &[Judged], voice: &Voice<'_>, seats: u8) -> Vec<Vec<String>> {
    let mut rows = vec![
        ["seat", "decisions", "as the judge", "mean loss", "total loss"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for seat in Seat::all(seats) {
        let own: Vec<&Judged> = judged.iter().filter(|each| each.seat == seat).collect();
        if own.is_empty() {
            continue;
        }
        let agreed = own.iter().filter(|each| each.action == each.best).count();
        let loss: f32 = own.iter().map(|each| each.loss).sum();
        rows.push(vec![
            voice.seat(seat),
            own.len().to_string(),
            format!("{:.0} %", 100.0 * agreed as f32 / own.len() as f32),
            format!("{:.3}", loss / own.len() as f32),
            format!("{loss:.2}"),
        ]);
    }
    rows
}

fn worst_rows(judged: &[Judged], voice: &Voice<'_>, most: usize) -> Vec<Vec<String>> {
    let mut dearest: Vec<&Judged> = judged.iter().filter(|each| each.loss > 0.0).collect();
    dearest.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    let mut rows =
        vec![["step", "seat", "kind", "loss", "done", "better"].map(str::to_owned).to_vec()];
    for each in dearest.into_iter().take(most) {
        rows.push(vec![
            each.step.to_string(),
            voice.seat(each.seat),
            each.kind.clone(),
            format!("{:.3}", each.loss),
            format!("{} ({:.2})", each.text, each.value),
            format!("{} ({:.2})", each.best_text, each.best_value),
        ]);
    }
    rows
}

fn told(id: &str, judged: &[Judged], voice: &Voice<'_>, seats: u8, worst: usize) -> String {
    let mut text = format!("{id}: {} decisions with a choice\n\n", judged.len());
    text += &output::columns(&seat_rows(judged, voice, seats));
    let _ = write!(text, "\n{HEADING}The dearest decisions{HEADING:#}\n");
    text += &output::columns(&worst_rows(judged, voice, worst));
    text
}

fn page(id: &str, judged: &[Judged], voice: &Voice<'_>, seats: u8, worst: usize) -> String {
    let mut page = Page::new(&format!("A game of {}", game_name(id)));
    page.table(&seat_rows(judged, voice, seats));
    page.heading("Expected share of the victory, as each seat saw it");
    let lines: Vec<_> = Seat::all(seats)
        .map(|seat| {
            let own = judged.iter().filter(|each| each.seat == seat);
            (voice.seat(seat), own.map(|each| (each.step as f64, f64::from(each.win))).collect())
        })
        .collect();
    page.chart(&chart::lines("Expected share of the victory", &lines));
    page.heading("The dearest decisions");
    page.table(&worst_rows(judged, voice, worst));
    page.heading("Every decision");
    page.table(&all_rows(judged, voice));
    page.finish()
}

fn all_rows(judged: &[Judged], voice: &Voice<'_>) -> Vec<Vec<String>> {
    let heading = ["step", "seat", "kind", "done", "expected", "loss", "judge's choice"];
    let row = |each: &Judged| {
        vec![
            each.step.to_string(),
            voice.seat(each.seat),
            each.kind.clone(),
            each.text.clone(),
            format!("{:.2}", each.value),
            format!("{:.3}", each.loss),
            each.best_text.clone(),
        ]
    };
    let heading = heading.map(str::to_owned).to_vec();
    [heading].into_iter().chain(judged.iter().map(row)).collect()
}
