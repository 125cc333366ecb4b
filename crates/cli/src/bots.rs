//! `sofra bots`: the recipes behind the names

use bots::Recipe;
use serde_json::{Map, Value, json};

use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Answer in JSON: every setting of every bot
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.game)?.info();
    if args.json {
        let recipes = bots::NAMES
            .iter()
            .map(|&name| Ok((name.to_owned(), json!(bots::recipe(&game, name)?))))
            .collect::<Result<Map<String, Value>, Failure>>()?;
        return output::print_json(&recipes);
    }
    let mut rows = vec![["bot", "method", "what is special"].map(str::to_owned).to_vec()];
    for name in bots::NAMES {
        let recipe = bots::recipe(&game, name)?;
        let mut changes = recipe.changes_from(&Recipe::default());
        changes.shift_remove("method");
        let settings: Vec<String> =
            changes.iter().map(|(key, value)| format!("{key}={}", short(value))).collect();
        let method = format!("{:?}", recipe.method).to_lowercase();
        rows.push(vec![(*name).to_owned(), method, settings.join(" ")]);
    }
    output::print(&format!(
        "{}\nAny setting can be changed: hard:simulations=500:noise=0.1\n",
        output::columns(&rows)
    ))
}

/// A number as text: an `f32` read as an `f64` would have a long tail.
fn short(value: &Value) -> String {
    value.as_f64().map_or_else(|| value.to_string(), |number| (number as f32).to_string())
}
