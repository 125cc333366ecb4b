//! What a script can ask.

use engine::{Language, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::ProtocolError;
use crate::read_seed;

#[derive(Deserialize, Debug)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    /// The games with their options.
    Games {},
    /// Begin a game.
    New {
        game: String,
        seats: Option<u8>,
        #[serde(default)]
        options: Map<String, Value>,
        seed: Option<SeedWords>,
    },
    /// Go on from a state or a journal.
    Load {
        game: Option<String>,
        state: Option<Value>,
        journal: Option<String>,
        seed: Option<SeedWords>,
    },
    /// What can be done now.
    Legal { seat: Option<Seat>, action: Option<Value> },
    /// Do it.
    Act { seat: Option<Seat>, action: Value },
    /// Why something can't be done now.
    Why { seat: Option<Seat>, action: Value },
    /// What a seat or a spectator sees.
    View {
        viewer: GivenViewer,
        #[serde(default)]
        form: Form,
    },
    /// Everything.
    State {},
    /// What happened.
    Log {
        #[serde(default)]
        since: usize,
        viewer: GivenViewer,
    },
    /// The journal as a file.
    Journal {},
    /// The result.
    Outcome {},
    /// Take back steps.
    Undo {
        #[serde(default = "one")]
        steps: usize,
    },
    /// Let a bot decide.
    Auto {
        #[serde(default = "one")]
        steps: usize,
        #[serde(default = "random")]
        bot: String,
        #[serde(default)]
        seed: SeedWords,
    },
    /// What a bot thinks of the choices, and why.
    Advise {
        seat: Option<Seat>,
        #[serde(default = "hard")]
        bot: String,
        #[serde(default)]
        seed: SeedWords,
        most: Option<usize>,
        /// The choice to compare the best with; by default the next best.
        action: Option<Value>,
    },
    /// The language of texts from here on.
    Language { language: Language },
}

/// A seed: words or a number, the same in every request.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub(super) enum SeedWords {
    Number(u64),
    Words(String),
}

impl Default for SeedWords {
    fn default() -> Self {
        SeedWords::Number(0)
    }
}

impl SeedWords {
    /// For a game.
    pub fn seed(&self) -> Seed {
        match self {
            SeedWords::Number(number) => read_seed(&number.to_string()),
            SeedWords::Words(words) => read_seed(words),
        }
    }

    /// For a bot. Digits are the number they spell.
    pub fn number(&self) -> u64 {
        match self {
            SeedWords::Number(number) => *number,
            SeedWords::Words(words) => words.parse().unwrap_or_else(|_| {
                let Seed(bytes) = read_seed(words);
                bytes.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
            }),
        }
    }
}

/// The form of a view.
#[derive(Deserialize, Debug, Default, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    #[default]
    Json,
    Text,
}

/// A seat's number or `"spectator"`.
#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(untagged, expecting = "a viewer is a seat's number or \"spectator\"")]
pub(super) enum GivenViewer {
    Seat(Seat),
    Other(OtherViewer),
}

#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum OtherViewer {
    Spectator,
}

impl From<GivenViewer> for Viewer {
    fn from(given: GivenViewer) -> Viewer {
        match given {
            GivenViewer::Seat(seat) => Viewer::Seat(seat),
            GivenViewer::Other(OtherViewer::Spectator) => Viewer::Spectator,
        }
    }
}

fn one() -> usize {
    1
}

fn random() -> String {
    "random".to_owned()
}

fn hard() -> String {
    "hard".to_owned()
}

pub(super) fn read(line: &[u8]) -> Result<Request, ProtocolError> {
    let value: Value =
        serde_json::from_slice(line).map_err(|error| ProtocolError::new("bad_json", error))?;
    serde_json::from_value(value).map_err(|error| ProtocolError::new("bad_request", error))
}
