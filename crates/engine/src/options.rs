//! What can be agreed before a game, described so that a command line and a page can ask for it.

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::{BadOptions, Chance, Game, PlayoutRng, Setup};

/// One option of a game. Its default is the field of the same name in `Options::default()`.
///
/// Said by `option-<key>` with the attribute `.about`, its values by `option-<key>-<value>`.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The field's name in the game's options.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// A whole number, or nothing: then the rules decide.
    OptionalNumber {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// Any of these words, each at most once.
    Set(&'static [&'static str]),
    /// One of these words for each seat, or an empty list: then the rules decide.
    PerSeat(&'static [&'static str]),
}

impl OptionKind {
    /// The words among which this option chooses.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            OptionKind::Choice(words) | OptionKind::Set(words) | OptionKind::PerSeat(words) => {
                words
            }
            _ => &[],
        }
    }

    /// Reads a value as typed on a command line: `3`, `on`, `dragonlord`, `elves,ogres`.
    fn read(self, text: &str) -> Option<Value> {
        let number = |min: i64, max: i64| {
            text.parse().ok().filter(|value| (min..=max).contains(value)).map(Value::from)
        };
        let list = || text.split(',').map(str::trim).filter(|word| !word.is_empty());
        match self {
            OptionKind::Flag => match text {
                "on" | "true" | "yes" => Some(Value::Bool(true)),
                "off" | "false" | "no" => Some(Value::Bool(false)),
                _ => None,
            },
            OptionKind::Choice(words) => words.contains(&text).then(|| text.into()),
            OptionKind::OptionalNumber { .. } if text == "auto" => Some(Value::Null),
            OptionKind::Number { min, max } | OptionKind::OptionalNumber { min, max } => {
                number(min, max)
            }
            OptionKind::Set(words) | OptionKind::PerSeat(words) => {
                list().all(|word| words.contains(&word)).then(|| list().map(Value::from).collect())
            }
        }
    }

    fn accepts(self, value: &Value) -> bool {
        let within = |min, max| value.as_i64().is_some_and(|number| (min..=max).contains(&number));
        let word = |value: &Value, words: &[&str]| {
            value.as_str().is_some_and(|text| words.contains(&text))
        };
        match self {
            OptionKind::Flag => value.is_boolean(),
            OptionKind::Choice(words) => word(value, words),
            OptionKind::Number { min, max } => within(min, max),
            OptionKind::OptionalNumber { min, max } => value.is_null() || within(min, max),
            OptionKind::Set(words) => value.as_array().is_some_and(|list| {
                list.iter()
                    .enumerate()
                    .all(|(at, item)| word(item, words) && !list[..at].contains(item))
            }),
            OptionKind::PerSeat(words) => {
                value.as_array().is_some_and(|list| list.iter().all(|item| word(item, words)))
            }
        }
    }

    /// What may be written after `key=`.
    fn expected_word(self) -> String {
        match self {
            OptionKind::Flag => "on or off".to_owned(),
            OptionKind::Choice(words) => format!("one of {}", words.join(", ")),
            OptionKind::Number { min, max } => format!("a number from {min} to {max}"),
            OptionKind::OptionalNumber { min, max } => {
                format!("a number from {min} to {max}, or auto")
            }
            OptionKind::Set(words) => format!("any of {}, each at most once", words.join(", ")),
            OptionKind::PerSeat(words) => format!("for each seat one of {}", words.join(", ")),
        }
    }

    /// What may stand in JSON.
    fn expected_json(self) -> String {
        match self {
            OptionKind::Flag => "true or false".to_owned(),
            OptionKind::OptionalNumber { min, max } => {
                format!("a number from {min} to {max}, or null")
            }
            OptionKind::Set(_) | OptionKind::PerSeat(_) => {
                format!("a list: {}", self.expected_word())
            }
            OptionKind::Choice(_) | OptionKind::Number { .. } => self.expected_word(),
        }
    }

    /// Values worth trying in a test: all of a small option, the ends of a large one.
    fn samples(self, default: &Value) -> Vec<Value> {
        match self {
            OptionKind::Flag => vec![Value::Bool(false), Value::Bool(true)],
            OptionKind::Choice(words) => words.iter().map(|&word| word.into()).collect(),
            OptionKind::Number { min, max } => vec![default.clone(), min.into(), max.into()],
            OptionKind::OptionalNumber { min, max } => vec![Value::Null, min.into(), max.into()],
            OptionKind::Set(words) => std::iter::once(default.clone())
                .chain(words.iter().map(|&word| vec![Value::from(word)].into()))
                .chain([words.iter().copied().map(Value::from).collect()])
                .collect(),
            OptionKind::PerSeat(_) => vec![default.clone()],
        }
    }
}

impl Serialize for OptionSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Described {
            key: &'static str,
            kind: &'static str,
            #[serde(skip_serializing_if = "<[_]>::is_empty")]
            values: &'static [&'static str],
            #[serde(skip_serializing_if = "Option::is_none")]
            min: Option<i64>,
            #[serde(skip_serializing_if = "Option::is_none")]
            max: Option<i64>,
        }
        let (kind, range) = match self.kind {
            OptionKind::Flag => ("flag", None),
            OptionKind::Choice(_) => ("choice", None),
            OptionKind::Number { min, max } => ("number", Some((min, max))),
            OptionKind::OptionalNumber { min, max } => ("optional_number", Some((min, max))),
            OptionKind::Set(_) => ("set", None),
            OptionKind::PerSeat(_) => ("per_seat", None),
        };
        Described {
            key: self.key,
            kind,
            values: self.kind.words(),
            min: range.map(|(min, _)| min),
            max: range.map(|(_, max)| max),
        }
        .serialize(serializer)
    }
}

/// Reads options given as JSON: what is missing gets its default, what is unknown or wrong is named.
pub fn from_json<G: Game>(given: &Map<String, Value>) -> Result<G::Options, BadOptions> {
    for (key, value) in given {
        let spec = find::<G>(key)?;
        if !spec.kind.accepts(value) {
            return Err(wrong_value(spec, value.to_string(), spec.kind.expected_json()));
        }
    }
    typed(given)
}

/// Reads options given as `key=value` words.
pub fn from_words<G: Game>(given: &[String]) -> Result<Map<String, Value>, BadOptions> {
    let mut options = Map::new();
    for word in given {
        let (key, text) = word.split_once('=').ok_or_else(|| {
            BadOptions::because(format!("'{word}' is not an option: write it as key=value"))
        })?;
        let spec = find::<G>(key)?;
        let value = spec
            .kind
            .read(text)
            .ok_or_else(|| wrong_value(spec, text.to_owned(), spec.kind.expected_word()))?;
        options.insert(key.to_owned(), value);
    }
    Ok(options)
}

/// The options' defaults as JSON.
pub fn defaults<G: Game>() -> Map<String, Value> {
    match serde_json::to_value(G::Options::default()) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

/// Set-ups worth testing: every player count with every combination of options that can be listed,
/// thinned at random to at most `most` of them. Combinations the game refuses are left out by the caller.
pub fn combinations<G: Game>(most: usize, rng: &mut PlayoutRng) -> Vec<Setup<G::Options>> {
    let defaults = defaults::<G>();
    let mut maps = vec![Map::new()];
    for spec in G::options() {
        let default = defaults.get(spec.key).cloned().unwrap_or(Value::Null);
        let mut longer = Vec::new();
        for map in &maps {
            for value in spec.kind.samples(&default) {
                let mut map: Map<String, Value> = map.clone();
                map.insert(spec.key.to_owned(), value);
                longer.push(map);
            }
        }
        // Thinned as it grows, so that many options don't multiply out of memory.
        rng.shuffle(&mut longer);
        longer.truncate(most.max(1) * 4);
        maps = longer;
    }
    let mut setups: Vec<_> = G::INFO
        .seats()
        .flat_map(|seats| maps.iter().map(move |map| (seats, map)))
        .filter_map(|(seats, map)| Some(Setup::with::<G>(seats, typed(map).ok()?)))
        .collect();
    rng.shuffle(&mut setups);
    setups.truncate(most);
    setups
}

fn find<G: Game>(key: &str) -> Result<&'static OptionSpec, BadOptions> {
    G::options().iter().find(|spec| spec.key == key).ok_or_else(|| BadOptions::Unknown {
        game: G::INFO.id,
        key: key.to_owned(),
        known: G::options().iter().map(|spec| spec.key).collect(),
    })
}

fn wrong_value(spec: &OptionSpec, value: String, expected: String) -> BadOptions {
    BadOptions::Value { key: spec.key, value, expected }
}

fn typed<O: DeserializeOwned + Default + Serialize>(
    given: &Map<String, Value>,
) -> Result<O, BadOptions> {
    let mut whole = serde_json::to_value(O::default()).unwrap_or(Value::Null);
    if let Value::Object(map) = &mut whole {
        map.extend(given.clone());
    }
    serde_json::from_value(whole).map_err(|error| BadOptions::because(format!("options: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &[&str] = &["red", "blue"];

    #[test]
    fn words_are_read_as_their_kind() {
        let number = OptionKind::OptionalNumber { min: 2, max: 5 };
        assert_eq!(OptionKind::Flag.read("on"), Some(Value::Bool(true)));
        assert_eq!(OptionKind::Flag.read("maybe"), None);
        assert_eq!(OptionKind::Choice(WORDS).read("red"), Some("red".into()));
        assert_eq!(OptionKind::Choice(WORDS).read("green"), None);
        assert_eq!(number.read("5"), Some(5.into()));
        assert_eq!(number.read("auto"), Some(Value::Null));
        assert_eq!(number.read("6"), None);
        assert_eq!(OptionKind::Set(WORDS).read("blue,red"), Some(vec!["blue", "red"].into()));
        assert_eq!(OptionKind::Set(WORDS).read(""), Some(Value::Array(vec![])));
        assert_eq!(OptionKind::PerSeat(WORDS).read("red,red"), Some(vec!["red", "red"].into()));
    }

    #[test]
    fn values_outside_their_kind_are_not_accepted() {
        let number = OptionKind::Number { min: 2, max: 5 };
        assert!(number.accepts(&2.into()));
        assert!(!number.accepts(&6.into()));
        assert!(!number.accepts(&Value::Null));
        assert!(!OptionKind::Flag.accepts(&1.into()));
        assert!(OptionKind::Set(WORDS).accepts(&vec!["red", "blue"].into()));
        assert!(!OptionKind::Set(WORDS).accepts(&vec!["red", "red"].into()), "each at most once");
        assert!(OptionKind::PerSeat(WORDS).accepts(&vec!["red", "red"].into()));
        assert!(!OptionKind::PerSeat(WORDS).accepts(&"red".into()));
    }

    #[test]
    fn what_is_expected_is_said_as_it_is_written() {
        let number = OptionKind::OptionalNumber { min: 2, max: 5 };
        assert_eq!(OptionKind::Flag.expected_word(), "on or off");
        assert_eq!(OptionKind::Flag.expected_json(), "true or false");
        assert_eq!(number.expected_word(), "a number from 2 to 5, or auto");
        assert_eq!(number.expected_json(), "a number from 2 to 5, or null");
        let set = OptionKind::Set(WORDS);
        assert_eq!(set.expected_json(), "a list: any of red, blue, each at most once");
    }
}
