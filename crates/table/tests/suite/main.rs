//! Tables from outside. The whole suite runs on SQLite, and once more on PostgreSQL.

mod archive;
mod chat;
mod clocks;
mod fairness;
mod faults;
mod house;
mod play;
mod pool;
mod postgres;
mod restart;
mod seats;
mod soak;
mod store;
mod tally;
mod undo;
