//! The engine, tried with a small game that can break each law on purpose.

mod common;
mod laws;
mod matches;
