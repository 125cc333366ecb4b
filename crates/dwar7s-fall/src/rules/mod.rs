//! The chapters of the rules: what decisions call.

mod classes;
mod gems;
mod hands;
pub(crate) mod ogre_cards;
mod passages;
pub(crate) mod scoring;
pub mod secret_goals;
mod tasks;
pub mod troll;
mod turn;
