//! The journal: all that is needed to play a game again.
//!
//! As a file it is JSON lines: a header, a line for each step, and the outcome once there is one.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Fairness, Game, Outcome, Seat, Seed, Setup, options};

/// The version of the file format.
const FORMAT: u32 = 1;

/// A game as it was played: from where, with which seed, and every step.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    /// Where it began.
    pub start: Start<G>,
    /// The seed of all its chance.
    pub seed: Seed,
    /// The steps in order.
    pub steps: Vec<Step<G::Action>>,
}

/// Where a game began.
#[derive(Clone, Debug)]
pub enum Start<G: Game> {
    /// With the rules' set-up.
    Setup(Setup<G::Options>),
    /// With a loaded position.
    Position(Box<G>),
}

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step<A> {
    /// Who decided.
    pub seat: Seat,
    /// What they decided.
    pub action: A,
}

/// What is wrong with a journal file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for JournalError {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    sofra: String,
    format: u32,
    game: String,
    rules_version: u32,
    components: String,
    seats: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options: Option<Map<String, Value>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<Value>,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fairness: Option<Fairness>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepLine<A> {
    step: usize,
    seat: Seat,
    action: A,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeLine<T> {
    outcome: T,
}

/// The id of the game a journal file belongs to.
pub fn game_of(file: &str) -> Result<String, JournalError> {
    header(file).map(|header| header.game)
}

/// How the seed of a journal file came about, if it was drawn at a table.
pub fn fairness_of(file: &str) -> Result<Option<Fairness>, JournalError> {
    let header = header(file)?;
    let Some(fairness) = header.fairness else { return Ok(None) };
    fairness.proves(header.seed).map_err(|reason| JournalError { line: 1, reason })?;
    Ok(Some(fairness))
}

/// The same journal file, telling how its seed came about.
pub fn with_fairness(file: &str, fairness: &Fairness) -> Result<String, JournalError> {
    let told = Header { fairness: Some(fairness.clone()), ..header(file)? };
    let steps = file.split_once('\n').map_or("", |(_, steps)| steps);
    Ok(line(&told) + steps)
}

impl<G: Game> Journal<G> {
    /// An empty journal.
    pub fn new(start: Start<G>, seed: Seed) -> Journal<G> {
        Journal { start, seed, steps: Vec::new() }
    }

    /// Writes the journal as a file, with the outcome if the game is over.
    pub fn write(&self, outcome: Option<&Outcome>) -> String {
        let (seats, rules_version, options, position) = match &self.start {
            Start::Setup(setup) => (setup.seats, setup.rules_version, object(&setup.options), None),
            Start::Position(game) => {
                (game.seats(), G::INFO.rules_version, None, serde_json::to_value(game).ok())
            }
        };
        let header = Header {
            sofra: "journal".to_owned(),
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules_version,
            components: G::components_fingerprint(),
            seats,
            options,
            position,
            seed: self.seed,
            fairness: None,
        };
        let mut file = line(&header);
        for (at, step) in self.steps.iter().enumerate() {
            file += &line(&StepLine { step: at + 1, seat: step.seat, action: step.action });
        }
        if let Some(outcome) = outcome {
            file += &line(&OutcomeLine { outcome });
        }
        file
    }

    /// Reads a journal file, and the outcome it claims. Whether the steps are legal is for
    /// [`crate::Match::replay`] to say.
    pub fn read(file: &str) -> Result<(Journal<G>, Option<Value>), JournalError> {
        let header = header(file)?;
        let bad = |line, reason: String| JournalError { line, reason };
        let id = G::INFO.id;
        if header.game != id {
            return Err(bad(1, format!("this is a journal of {}, not of {id}", header.game)));
        }
        if header.rules_version != G::INFO.rules_version {
            return Err(bad(
                1,
                format!(
                    "it was played by version {} of the rules; this program knows version {}",
                    header.rules_version,
                    G::INFO.rules_version
                ),
            ));
        }
        let components = G::components_fingerprint();
        if header.components != components {
            return Err(bad(
                1,
                format!(
                    "it was played with the components {}; in play are {components}",
                    header.components
                ),
            ));
        }
        let start = match (header.options, header.position) {
            (Some(given), None) => {
                let options =
                    options::from_json::<G>(&given).map_err(|error| bad(1, error.to_string()))?;
                Start::Setup(Setup {
                    seats: header.seats,
                    options,
                    rules_version: header.rules_version,
                })
            }
            (None, Some(position)) => {
                let game: G = serde_json::from_value(position)
                    .map_err(|error| bad(1, format!("position: {error}")))?;
                game.audit().map_err(|reason| bad(1, format!("position: {reason}")))?;
                Start::Position(Box::new(game))
            }
            _ => return Err(bad(1, "needs either options or a position".to_owned())),
        };
        let mut journal = Journal::new(start, header.seed);
        let mut outcome = None;
        for (at, text) in file.lines().enumerate().skip(1) {
            let number = at + 1;
            if outcome.is_some() {
                return Err(bad(number, "nothing can follow the outcome".to_owned()));
            }
            let value: Value = serde_json::from_str(text)
                .map_err(|error| bad(number, format!("not JSON: {error}")))?;
            if value.get("outcome").is_some() {
                let line: OutcomeLine<Value> = serde_json::from_value(value)
                    .map_err(|error| bad(number, error.to_string()))?;
                outcome = Some(line.outcome);
                continue;
            }
            let line: StepLine<G::Action> = serde_json::from_value(value)
                .map_err(|error| bad(number, format!("not a step: {error}")))?;
            let expected = journal.steps.len() + 1;
            if line.step != expected {
                return Err(bad(number, format!("step {} where {expected} belongs", line.step)));
            }
            journal.steps.push(Step { seat: line.seat, action: line.action });
        }
        Ok((journal, outcome))
    }
}

fn header(file: &str) -> Result<Header, JournalError> {
    let bad = |reason: String| JournalError { line: 1, reason };
    let first = file.lines().next().ok_or_else(|| bad("the file is empty".to_owned()))?;
    let value: Value = serde_json::from_str(first)
        .map_err(|error| bad(format!("not a journal: the first line is not JSON ({error})")))?;
    if value.get("sofra").and_then(Value::as_str) != Some("journal") {
        return Err(bad("not a journal: the first line has no \"sofra\": \"journal\"".to_owned()));
    }
    match value.get("format").and_then(Value::as_u64) {
        Some(format) if format == u64::from(FORMAT) => {}
        Some(format) => {
            return Err(bad(format!("format {format}; this program reads format {FORMAT}")));
        }
        None => return Err(bad("the header has no format".to_owned())),
    }
    serde_json::from_value(value).map_err(|error| bad(format!("header: {error}")))
}

fn object(value: &impl Serialize) -> Option<Map<String, Value>> {
    match serde_json::to_value(value) {
        Ok(Value::Object(map)) => Some(map),
        _ => Some(Map::new()),
    }
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.push('\n');
    text
}
