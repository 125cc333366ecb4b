//! The `sofra` program from outside, and what the packages say of themselves.

mod bots;
mod commands;
#[cfg(unix)]
mod new_game;
mod operator;
mod packages;
mod program;
mod protocol;
mod servers;
mod terminal;
