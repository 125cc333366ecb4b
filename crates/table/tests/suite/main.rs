//! Tables from outside. The whole suite runs on SQLite, and once more on PostgreSQL.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod archive;
mod chat;
mod clocks;
mod common;
mod every_game;
mod fairness;
mod faults;
mod guests;
mod play;
mod pool;
mod postgres;
mod restart;
mod review;
mod seats;
mod soak;
mod store;
mod tally_game;
mod undo;
