//! What can go wrong between a game and those who play it.

use std::fmt;
use std::ops::RangeInclusive;

use crate::{Game, Indexed, Refused, Said};

/// A set-up that the game can't be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadOptions {
    /// Too few or too many seats.
    Seats {
        /// The game.
        game: &'static str,
        /// The seats that were asked for.
        given: u8,
        /// The possible numbers.
        possible: RangeInclusive<u8>,
    },
    /// Rules that are no longer, or not yet, played.
    RulesVersion {
        /// The game.
        game: &'static str,
        /// The version that was asked for.
        given: u32,
        /// The version that is played.
        played: u32,
    },
    /// An option that the game doesn't have.
    Unknown {
        /// The game.
        game: &'static str,
        /// The option.
        key: String,
        /// The options it has.
        known: Vec<&'static str>,
    },
    /// A value that an option can't have.
    Value {
        /// The option.
        key: &'static str,
        /// The value, as it was given.
        value: String,
        /// What it can be, in words.
        expected: String,
    },
    /// Something else, in a sentence: options that don't go together, a file that isn't one.
    Other(String),
}

impl BadOptions {
    /// Says what is wrong.
    pub fn because(reason: impl Into<String>) -> BadOptions {
        BadOptions::Other(reason.into())
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOptions::Seats { game, given, possible } => {
                let (few, many) = (possible.start(), possible.end());
                write!(f, "{game} is for {few} to {many} seats, not {given}")
            }
            BadOptions::RulesVersion { game, given, played } => {
                write!(f, "{game} is played by version {played} of its rules, not {given}")
            }
            BadOptions::Unknown { game, key, known } if known.is_empty() => {
                write!(f, "{game} has no option '{key}': it has none")
            }
            BadOptions::Unknown { game, key, known } => {
                write!(f, "{game} has no option '{key}': it has {}", known.join(", "))
            }
            BadOptions::Value { key, value, expected } => {
                write!(f, "option {key} can't be {value}: it is {expected}")
            }
            BadOptions::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for BadOptions {}

/// What is wrong with a position: a sentence for whoever made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditError(String);

impl AuditError {
    /// Says what is wrong.
    pub fn because(reason: impl Into<String>) -> AuditError {
        AuditError(reason.into())
    }
}

impl From<String> for AuditError {
    fn from(reason: String) -> Self {
        AuditError(reason)
    }
}

impl From<&str> for AuditError {
    fn from(reason: &str) -> Self {
        AuditError(reason.to_owned())
    }
}

impl PartialEq<&str> for AuditError {
    fn eq(&self, reason: &&str) -> bool {
        self.0 == *reason
    }
}

impl fmt::Display for AuditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for AuditError {}

/// Why a position was not loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// It isn't written as a position of the game.
    Unreadable {
        /// The game.
        game: &'static str,
        /// What the reader says.
        reason: String,
    },
    /// It can't have come about.
    Unsound(AuditError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Unreadable { game, reason } => write!(f, "not a state of {game}: {reason}"),
            LoadError::Unsound(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LoadError::Unreadable { .. } => None,
            LoadError::Unsound(error) => Some(error),
        }
    }
}

/// Why an action was not taken.
#[derive(Clone, PartialEq, Debug)]
pub enum ActError {
    /// There is no such action in this game.
    Unknown(String),
    /// The rules don't allow it now.
    Refused {
        /// The rule's id.
        rule: &'static str,
        /// The reason, for whoever reads.
        said: Said,
    },
}

impl ActError {
    /// There is no action with this number.
    pub fn no_such<G: Game>(id: impl fmt::Display) -> ActError {
        let last = G::Action::COUNT - 1;
        ActError::Unknown(format!("{id} is not an action: their numbers go from 0 to {last}"))
    }

    /// A refusal, with its reason in this position.
    pub fn refused<G: Game>(game: &G, refused: &Refused<G::Refusal>) -> ActError {
        ActError::Refused { rule: refused.rule::<G>(), said: refused.said(game) }
    }
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Unknown(reason) => f.write_str(reason),
            ActError::Refused { rule, said } => write!(f, "refused by {rule}: {}", said.key),
        }
    }
}

impl std::error::Error for ActError {}

/// A buffer of the wrong length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongLength {
    /// The length of the buffer.
    pub given: usize,
    /// The length that it should have.
    pub needed: usize,
}

impl WrongLength {
    pub(crate) fn check(out: &[u8], needed: usize) -> Result<(), WrongLength> {
        let given = out.len();
        if given == needed { Ok(()) } else { Err(WrongLength { given, needed }) }
    }
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a buffer of {} numbers, not {}", self.given, self.needed)
    }
}

impl std::error::Error for WrongLength {}
