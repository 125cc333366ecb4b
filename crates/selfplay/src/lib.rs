//! Self-play: positions of games that bots played with themselves, in a file that `train/` reads.
//!
//! A library for `sofra selfplay`, and a small program of its own for machines that only learn:
//! it needs neither the table nor its pages.

mod duel;
mod file;
mod run;

pub use duel::{Duel, DuelResult, duel};
pub use file::{Header, Writer};
pub use run::{Args, Failure, Played, run};
