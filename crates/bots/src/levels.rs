//! Bots by name: the levels of each game from its data file, and changes to them.
//!
//! A name is one of [`NAMES`], followed by any settings that shall differ:
//! `hard:simulations=500:noise=0.1`.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use serde_json::{Map, Value};

use crate::recipe::{BadRecipe, Recipe};

/// The names of all bots, from the weakest to the strongest; `search` is the method without a level.
pub const NAMES: &[&str] =
    &["random", "greedy", "search", "novice", "easy", "medium", "hard", "master"];

/// The levels among the bots, from the weakest to the strongest.
pub const LEVELS: &[&str] = &["novice", "easy", "medium", "hard", "master"];

/// Levels for games that have no file of their own.
const GENERIC: &str = include_str!("../levels/default.ron");

/// The levels of each game by its id.
static FILES: &[(&str, &str)] = &[
    ("simurgh", include_str!("../levels/simurgh.ron")),
    ("clash-of-rage", include_str!("../levels/clash-of-rage.ron")),
    ("belaad", include_str!("../levels/belaad.ron")),
    ("dwar7s-fall", include_str!("../levels/dwar7s-fall.ron")),
    ("connect-four", include_str!("../levels/connect-four.ron")),
];

/// A bot that doesn't exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownBot {
    /// There is none of this name.
    Name(String),
    /// There is one of this name, but not with these settings.
    Setting {
        /// As it was asked for.
        bot: String,
        /// What is wrong.
        reason: String,
    },
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownBot::Name(name) => {
                write!(f, "there is no bot '{name}': there is {}", NAMES.join(", "))
            }
            UnknownBot::Setting { bot, reason } => write!(f, "bot '{bot}': {reason}"),
        }
    }
}

impl std::error::Error for UnknownBot {}

/// The recipe of a bot in a game, by the game's id.
pub fn recipe(game: &str, bot: &str) -> Result<Recipe, UnknownBot> {
    let mut words = bot.split(':');
    let name = words.next().unwrap_or_default();
    if !NAMES.contains(&name) {
        return Err(UnknownBot::Name(name.to_owned()));
    }
    let wrong = |reason: String| UnknownBot::Setting { bot: bot.to_owned(), reason };
    let levels = levels(game).as_ref().map_err(|error| wrong(error.0.clone()))?;
    let recipe = levels.get(name).ok_or_else(|| UnknownBot::Name(name.to_owned()))?;
    let mut changes = Map::new();
    for word in words {
        let (key, text) = word
            .split_once('=')
            .ok_or_else(|| wrong(format!("'{word}' is not a setting: write it as key=value")))?;
        let value = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
        changes.insert(key.to_owned(), value);
    }
    recipe.with(&changes).map_err(|error| wrong(error.0))
}

type Levels = Result<BTreeMap<String, Recipe>, BadRecipe>;

fn levels(game: &str) -> &'static Levels {
    static READ: OnceLock<BTreeMap<&'static str, Levels>> = OnceLock::new();
    static OTHERS: OnceLock<Levels> = OnceLock::new();
    let read = READ.get_or_init(|| FILES.iter().map(|(id, file)| (*id, parse(id, file))).collect());
    read.get(game).unwrap_or_else(|| OTHERS.get_or_init(|| parse("default", GENERIC)))
}

/// Reads a file: `base` changes the default recipe, every other entry changes the base.
fn parse(id: &str, file: &str) -> Levels {
    let in_file = |reason: String| BadRecipe(format!("levels/{id}.ron: {reason}"));
    let entries: BTreeMap<String, Map<String, Value>> =
        ron::from_str(file).map_err(|error| in_file(error.to_string()))?;
    let none = Map::new();
    let of = |name: &str| entries.get(name).unwrap_or(&none);
    if let Some(unknown) =
        entries.keys().find(|name| *name != "base" && !NAMES.contains(&name.as_str()))
    {
        return Err(in_file(format!("'{unknown}' is neither base nor a bot")));
    }
    let base = Recipe::default().with(of("base")).map_err(|error| in_file(error.0))?;
    let read = |name: &&str| {
        let mut changes = of(name).clone();
        if ["random", "greedy", "search"].contains(name) {
            changes.entry("method").or_insert_with(|| (*name).into());
        }
        let recipe = base.with(&changes);
        recipe
            .map(|recipe| ((*name).to_owned(), recipe))
            .map_err(|error| in_file(format!("{name}: {error}")))
    };
    NAMES.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Method;

    #[test]
    fn every_file_can_be_read() {
        for id in FILES.iter().map(|(id, _)| *id).chain(["a game of tomorrow"]) {
            for name in NAMES {
                let recipe = recipe(id, name);
                assert!(recipe.is_ok(), "{id} {name}: {recipe:?}");
            }
        }
    }

    /// `hard` answers within 1 s, `master` within 5 s, the others within 0.2 s.
    #[test]
    fn every_level_has_its_deadline() {
        for id in FILES.iter().map(|(id, _)| *id).chain(["a game of tomorrow"]) {
            for (name, most) in
                [("novice", 200), ("easy", 200), ("medium", 200), ("hard", 1000), ("master", 5000)]
            {
                let recipe = recipe(id, name).unwrap();
                assert!((1..=most).contains(&recipe.millis), "{id} {name}: {}", recipe.millis);
            }
        }
    }

    #[test]
    fn settings_change_a_level() {
        let changed = recipe("connect-four", "hard:simulations=7:method=greedy").unwrap();
        assert_eq!((changed.simulations, changed.method), (7, Method::Greedy));
        assert_eq!(changed.lead, recipe("connect-four", "hard").unwrap().lead);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let said = |bot: &str| recipe("connect-four", bot).unwrap_err().to_string();
        assert!(said("genius").starts_with("there is no bot 'genius': there is random, greedy"));
        assert!(said("hard:brain=1").contains("there is no setting 'brain'"));
        assert!(said("hard:noise=2").contains("noise is from 0 to 1, not 2"));
        assert!(said("hard:noise=loud").contains("noise can't be \"loud\""));
        assert!(said("hard:fast").contains("'fast' is not a setting"));
        assert!(said("search:simulations=0:millis=0").contains("needs simulations or millis"));
    }
}
