//! What is said: actions, events, questions, refusals, and the names of things.

pub mod action;
pub mod choice;
pub mod deed;
pub(crate) mod describe;
pub mod event;
pub mod names;
pub mod prompt;
pub mod refusal;
pub mod spoken;
