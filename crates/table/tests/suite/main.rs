//! Tables from outside. The whole suite runs on SQLite, and once more on PostgreSQL.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod archive;
mod bus;
mod chat;
mod clocks;
mod cluster;
mod coach;
mod common;
mod ending;
mod every_game;
mod fairness;
mod faults;
mod gestures;
mod guests;
mod lesson;
mod own_data;
mod peace;
mod play;
mod pool;
mod postgres;
mod restart;
mod review;
mod seats;
mod servers;
mod store;
mod tally_game;
mod undo;
