//! The contract every game keeps: small decisions, exact checks, honest views.
//!
//! A game implements [`Game`]. Around it this crate keeps the journal ([`Journal`]) and the running
//! match ([`Match`]), puts messages into words ([`Text`]), reads components ([`components`]) and
//! rules ([`rules`]), and hides the game's types from the table ([`AnyGame`], [`AnyMatch`]). With the
//! feature `conformance` it checks the laws.
//!
//! It does no I/O, starts no threads, reads no clock and contains no game: callers bring them.

mod agenda;
mod ahead;
mod any_view;
mod chance;
pub mod components;
#[cfg(feature = "conformance")]
pub mod conformance;
mod decision;
mod each;
mod encoding;
mod erased;
mod errors;
mod fairness;
mod game;
mod guide;
mod indexed;
mod journal;
mod language;
mod log;
mod matches;
mod message;
pub mod options;
mod outcome;
pub mod playout;
pub mod rules;
mod seat;
mod set;
mod sketch;
mod terms;
#[cfg(feature = "text")]
mod text;
mod written;
pub mod zone;

/// For the macros, which need nothing of the crate that calls them.
#[doc(hidden)]
pub use serde;

pub use agenda::Agenda;
pub use ahead::{Ahead, Next};
pub use any_view::{AfterTurn, AnyView};
pub use chance::{BadSeed, Chance, PlayoutRng, Seed, StepRng};
pub use components::{
    AnyShelf, ComponentError, ComponentTable, Mark, Marked, Shelf, Sources, Tabled,
};
pub use decision::{
    Citations, Decision, Few, Glance, Heard, Offer, Opening, Play, Refused, Witness, foresee,
    settle,
};
pub use each::Each;
pub use encoding::{Block, Encoder, Encoding};
pub use erased::{AnyGame, AnyMatch, Choice, GameOf, LogLine};
pub use errors::{ActError, AuditError, BadOptions, LoadError, WrongLength};
pub use fairness::Fairness;
pub use game::{Bounds, Game, Info, Length, Setup};
pub use guide::Guide;
pub use indexed::Indexed;
pub use journal::{Journal, JournalError, Start, Step, fairness_of, game_of, with_fairness};
pub use language::{Language, UnknownLanguage};
pub use log::{Audience, Log, Record, Revealed, Silent};
pub use matches::{Match, Played};
pub use message::{Arg, Message, MessageSpec, Refuse, Said, Spoken, kebab, sample_args};
pub use options::{OptionKind, OptionSpec};
pub use outcome::{MAX_ORIGINS, Outcome, SeatResult};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use set::{Bits, Set};
pub use sketch::{CardSketch, Content, Place, Section, Sketch};
pub use terms::{Tally, Terms};
#[cfg(feature = "text")]
pub use text::{Text, TextError, Voice};
pub use zone::{Held, KnownTo, Zone};

/// The example of the README, which has to run.
#[cfg(all(doctest, feature = "text"))]
#[doc = include_str!("../README.md")]
struct Readme;
