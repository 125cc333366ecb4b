//! The engine, tried with a small game that can break each law on purpose.

extern crate sofra_engine as engine;

mod common;
mod laws;
mod matches;
