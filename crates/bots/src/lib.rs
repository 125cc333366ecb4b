//! Players for any game that keeps the contract, and games between them.

mod arena;
mod erased;
mod random;

use std::fmt;

use engine::{Game, Seat};

pub use arena::{Finished, play};
pub use erased::{AnyBot, AnyContest, ContestResult, Keep, Playable};
pub use random::Random;

/// A program that decides for a seat.
pub trait Player<G: Game>: Send {
    /// One of the seat's legal actions; `None` only if there is none.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<Decision<G::Action>>;
}

/// What a bot decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// The action.
    pub action: A,
    /// How many legal actions there were.
    pub among: u32,
}

/// The names of all bots.
pub const NAMES: &[&str] = &["random"];

/// A bot that doesn't exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot '{}': there is {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The bot of this name. The same seed gives the same decisions.
pub fn named<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(UnknownBot(name.to_owned())),
    }
}
