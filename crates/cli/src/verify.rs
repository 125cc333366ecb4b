//! `sofra verify`

use std::path::PathBuf;

use serde_json::Value;
use table::{Status, Verified};

use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// The journal of a game, or a whole table
    file: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let file = output::read(&args.file)?;
    let in_file = |reason: String| Failure::Because(format!("{}: {reason}", args.file.display()));
    if is_whole_table(&file) {
        let verified = Verified::of(&file, catalogue::games());
        return tell_table(&verified.map_err(|error| in_file(error.to_string()))?, args);
    }
    let id = engine::game_of(&file).map_err(|error| in_file(error.to_string()))?;
    let game = catalogue::find(&id).map_err(|error| in_file(error.to_string()))?;
    let (replayed, claimed) =
        game.load_journal(&file).map_err(|error| in_file(error.to_string()))?;
    let outcome = replayed.outcome().map(serde_json::to_value).transpose()?;
    let verdict = match (&outcome, &claimed) {
        (Some(outcome), Some(claimed)) if outcome == claimed => "the outcome is as written",
        (Some(_), None) => "the game is over, and the file doesn't claim an outcome",
        (None, None) => "the game is not over yet",
        (None, Some(_)) => {
            return Err(in_file("claims an outcome, but the game is not over".to_owned()));
        }
        (Some(outcome), Some(claimed)) => {
            return Err(in_file(format!("claims the outcome {claimed}, but it is {outcome}")));
        }
    };
    let fairness = engine::fairness_of(&file).map_err(|error| in_file(error.to_string()))?;
    let steps = replayed.steps();
    if args.json {
        return output::print_json(&serde_json::json!({
            "game": id,
            "steps": steps,
            "outcome": outcome.unwrap_or(Value::Null),
            "verdict": verdict,
            "commitment": fairness.map(|fairness| fairness.commitment),
        }));
    }
    let drawn = match fairness {
        None => String::new(),
        Some(fairness) => format!(
            "The seed is what the server's part and the {} seats' parts make, and the server's part \
             is the one it committed to with {}: the table showed that before the first step.\n",
            fairness.seats.len(),
            fairness.commitment
        ),
    };
    output::print(&format!("{id}: all {steps} steps are legal; {verdict}.\n{drawn}"))
}

fn is_whole_table(file: &str) -> bool {
    let first = file.lines().next().unwrap_or_default();
    let first = serde_json::from_str::<Value>(first).unwrap_or_default();
    first.get("sofra").and_then(Value::as_str) == Some("table")
}

fn tell_table(verified: &Verified, args: &Args) -> Result<(), Failure> {
    let Verified { id, game, entries, steps, status, is_chained } = verified;
    if args.json {
        return output::print_json(&serde_json::json!({
            "table": id, "game": game, "entries": entries, "steps": steps, "status": status,
            "chained": is_chained,
        }));
    }
    let chain = if *is_chained {
        format!("all {entries} entries are as they were written, by the hash that each carries")
    } else {
        format!("its {entries} entries carry no hashes: an older version wrote them")
    };
    let far = match status {
        Status::Gathering => "people gather",
        Status::Playing => "the game goes on",
        Status::Over => "the game is over",
        Status::Closed => "the table is closed",
    };
    output::print(&format!("{id}, {game}: {chain}; all {steps} steps are legal; {far}.\n"))
}
