//! Players for any game that keeps the contract, and games between them.
//!
//! A bot is asked for by name ([`named`]): `random`, `greedy`, `search`, or a level from `novice`
//! to `grandmaster`, with settings if wanted (`hard:simulations=500`). Bots get the whole state, but
//! look only at worlds sampled from what their seat knows.

mod advice;
mod arena;
mod careful;
mod clock;
mod erased;
mod greedy;
mod judge;
mod lanes;
pub mod learned;
mod levels;
mod random;
mod reasons;
mod recipe;
mod search;
mod selfplay;

use std::time::Duration;

use engine::{Game, Seat, Step};

pub use advice::{ADVISER, Advice, Advised, Comparison, Told};
pub use arena::{Finished, play};
pub use careful::Careful;
pub use erased::{AnyBot, AnyContest, ContestResult, Keep, Playable};
pub use greedy::Greedy;
pub use judge::{Judge, PerSeat, Spread, Standing};
pub use lanes::{AnyLanes, BadCourse, Course, Pays, Rivals, Rows, WrongAction};
pub use levels::{LEVELS, NAMES, UnknownBot, recipe};
pub use random::Random;
pub use reasons::{LATER, RESULT, Reason};
pub use recipe::{BadRecipe, Method, Recipe, Since};
pub use search::Search;
pub use selfplay::{AnySelfPlay, Game as SelfPlayed, Position, SelfPlay};

/// A program that decides for a seat.
pub trait Player<G: Game>: Send {
    /// One of the seat's legal actions; `None` only if there is none.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<Decision<G::Action>>;

    /// What it thinks of each of the seat's legal actions, the best first.
    fn weigh(&mut self, game: &G, seat: Seat) -> Vec<Weighed<G::Action>>;

    /// How play is likely to go on after an action that was just weighed, the action first.
    fn foresee(&mut self, game: &G, seat: Seat, action: G::Action) -> Vec<Step<G::Action>> {
        let _ = game;
        vec![Step { seat, action }]
    }

    /// How its decisions went so far.
    fn ledger(&self) -> Ledger {
        Ledger::default()
    }
}

/// What a bot decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// The action.
    pub action: A,
    /// How many legal actions there were.
    pub among: u32,
}

/// How a bot's decisions went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Decisions that took thought.
    pub decisions: u32,
    /// Decisions that failed and were made at random instead. Anything but 0 is a bug.
    pub faults: u32,
    /// Positions made or judged: the work done, whatever the machine.
    pub work: u64,
    /// The time of all decisions that took thought.
    pub thinking: Duration,
    /// The time of the slowest decision.
    pub slowest: Duration,
}

/// What a bot thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The part of all tries that it got, 0 to 1.
    pub share: f32,
    /// The result that a bot plays for, 0 to 1: victory mixed with the margin.
    pub value: f32,
    /// The expected share of the victory, 0 to 1.
    pub win: f32,
    /// The expected lead over the best other team, in points.
    pub lead: f32,
}

/// The bot of this name. The same seed gives the same decisions, unless time runs out.
pub fn named<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownBot> {
    Ok(Box::new(Careful::new(recipe(&G::INFO, name)?, seed)))
}
