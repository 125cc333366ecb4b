//! The chapters of the rules of record.

mod abilities;
mod battle;
pub(crate) mod cards;
pub(crate) mod coins;
pub(crate) mod elimination;
mod employ;
mod hashash;
pub mod order;
pub mod scoring;
pub(crate) mod tokens;
pub(crate) mod turn;
