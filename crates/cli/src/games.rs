//! `sofra games`

use engine::{AnyGame, Language, OptionKind, OptionSpec, Voice};
use serde_json::{Value, json};

use crate::output::{self, Failure, HEADING, SOFT};

pub fn run(as_json: bool, language: Language) -> Result<(), Failure> {
    if as_json {
        let games: Vec<Value> =
            catalogue::games().iter().map(|game| describe(*game, language)).collect();
        return output::print_json(&games);
    }
    let mut text = String::new();
    for game in catalogue::games() {
        let info = game.info();
        let voice = Voice::nameless(game.text(language));
        let name = voice.name("game-name");
        let seats = if info.min_seats == info.max_seats {
            format!("{} seats", info.min_seats)
        } else {
            format!("{} to {} seats", info.min_seats, info.max_seats)
        };
        text += &format!("{HEADING}{}{HEADING:#}  {name}, {seats}\n", info.id);
        text += &format!("  {}\n", voice.name_attribute("game-name", "about"));
        let defaults = game.option_defaults();
        for spec in game.option_specs() {
            let default = defaults.get(spec.key).map(show).unwrap_or_default();
            let about = voice.name_attribute(&format!("option-{}", spec.key), "about");
            text += &format!("  --option {}={}\n", spec.key, values(spec));
            text += &format!("      {SOFT}{about} Default: {default}.{SOFT:#}\n");
        }
    }
    output::print(&text)
}

/// A game for programs.
pub fn describe(game: &dyn AnyGame, language: Language) -> Value {
    let info = game.info();
    let voice = Voice::nameless(game.text(language));
    let defaults = game.option_defaults();
    let options: Vec<Value> = game
        .option_specs()
        .iter()
        .map(|spec| {
            let mut option = json!(spec);
            option["default"] = defaults.get(spec.key).cloned().unwrap_or(Value::Null);
            option["name"] = voice.name(&format!("option-{}", spec.key)).into();
            option["about"] = voice.name_attribute(&format!("option-{}", spec.key), "about").into();
            option
        })
        .collect();
    json!({
        "id": info.id,
        "name": voice.name("game-name"),
        "about": voice.name_attribute("game-name", "about"),
        "seats": { "min": info.min_seats, "max": info.max_seats },
        "options": options,
        "rules_version": info.rules_version,
        "actions": game.action_count(),
    })
}

fn values(spec: &OptionSpec) -> String {
    match spec.kind {
        OptionKind::Flag => "on|off".to_owned(),
        OptionKind::Choice(words) => words.join("|"),
        OptionKind::Number { min, max } => format!("{min}..{max}"),
        OptionKind::OptionalNumber { min, max } => format!("auto|{min}..{max}"),
        OptionKind::Set(words) => format!("any of {}", words.join(",")),
        OptionKind::PerSeat(words) => format!("for each seat, of {}", words.join(",")),
    }
}

fn show(value: &Value) -> String {
    match value {
        Value::Null => "auto".to_owned(),
        Value::Bool(true) => "on".to_owned(),
        Value::Bool(false) => "off".to_owned(),
        Value::String(word) => word.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        other => other.to_string(),
    }
}
