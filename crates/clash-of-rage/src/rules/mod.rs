//! The chapters of the rules: what decisions call.

pub(crate) mod army;
pub(crate) mod battle;
pub(crate) mod elves;
pub(crate) mod market;
pub(crate) mod moving;
pub(crate) mod scoring;
pub(crate) mod tactics;
mod turn;
