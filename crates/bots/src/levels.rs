//! Bots by name: each game's levels, and changes to them.
//!
//! A name is one of [`NAMES`], followed by any settings to change:
//! `hard:simulations=500:noise=0.1`.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use engine::Info;
use serde_json::{Map, Value};

use crate::recipe::{BadRecipe, Recipe};

/// The names of all bots, from the weakest to the strongest; `search` is the method without a level.
pub const NAMES: &[&str] =
    &["random", "greedy", "search", "novice", "easy", "medium", "hard", "master", "grandmaster"];

/// The levels among the bots, from the weakest to the strongest.
pub const LEVELS: &[&str] = &["novice", "easy", "medium", "hard", "master", "grandmaster"];

/// Levels for games without their own.
const DEFAULT: &str = include_str!("../default-levels.ron");

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
                write!(f, "there is no bot '{name}': the bots are {}", NAMES.join(", "))
            }
            UnknownBot::Setting { bot, reason } => write!(f, "bot '{bot}': {reason}"),
        }
    }
}

impl std::error::Error for UnknownBot {}

/// The recipe of a bot in a game.
pub fn recipe(game: &Info, bot: &str) -> Result<Recipe, UnknownBot> {
    let mut words = bot.split(':');
    let name = words.next().unwrap_or_default();
    if !NAMES.contains(&name) {
        return Err(UnknownBot::Name(name.to_owned()));
    }
    let wrong = |reason: String| UnknownBot::Setting { bot: bot.to_owned(), reason };
    let levels = levels(game);
    let levels = (*levels).as_ref().map_err(|error| wrong(error.0.clone()))?;
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

/// The levels of a game, read once.
fn levels(game: &Info) -> Arc<Levels> {
    static READ: Mutex<BTreeMap<&'static str, Arc<Levels>>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let levels = read.entry(game.levels).or_insert_with(|| {
        Arc::new(match game.levels {
            "" => parse("default-levels.ron", DEFAULT),
            own => parse(&format!("levels.ron of {}", game.id), own),
        })
    });
    Arc::clone(levels)
}

/// Reads a file: `base` changes the default recipe, every other entry changes the base.
fn parse(name: &str, file: &str) -> Levels {
    let in_file = |reason: String| BadRecipe(format!("{name}: {reason}"));
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
    use connect_four::ConnectFour;
    use engine::Game;

    use super::*;
    use crate::Method;

    const GAME: Info = ConnectFour::INFO;

    #[test]
    fn a_game_without_levels_has_those_of_any_game() {
        let tomorrow = Info { id: "a game of tomorrow", levels: "", ..GAME };
        for name in NAMES {
            let recipe = recipe(&tomorrow, name);
            assert!(recipe.is_ok(), "{name}: {recipe:?}");
        }
        assert_ne!(recipe(&tomorrow, "hard"), recipe(&GAME, "hard"));
    }

    #[test]
    fn settings_change_a_level() {
        let changed = recipe(&GAME, "hard:simulations=7:method=greedy").unwrap();
        assert_eq!((changed.simulations, changed.method), (7, Method::Greedy));
        assert_eq!(changed.lead, recipe(&GAME, "hard").unwrap().lead);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let said = |bot: &str| recipe(&GAME, bot).unwrap_err().to_string();
        assert!(said("genius").starts_with("there is no bot 'genius': the bots are random"));
        assert!(said("hard:brain=1").contains("there is no setting 'brain'"));
        assert!(said("hard:noise=2").contains("noise is from 0 to 1, not 2"));
        assert!(said("hard:noise=loud").contains("noise can't be \"loud\""));
        assert!(said("master:rivals=2").contains("rivals is from 0 to 1, not 2"));
        assert!(said("hard:fast").contains("'fast' is not a setting"));
        assert!(said("search:simulations=0:millis=0").contains("needs simulations or millis"));
        let odd = Info { levels: "{\"wizard\": {}}", ..GAME };
        let said = recipe(&odd, "hard").unwrap_err().to_string();
        assert!(said.contains("levels.ron of connect-four: 'wizard' is neither"), "{said}");
    }
}
