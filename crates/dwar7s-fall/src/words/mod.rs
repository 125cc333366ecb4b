//! Actions, events, questions and refusals, and the names in them.

pub mod action;
pub mod choice;
pub(crate) mod describe;
pub mod event;
pub mod names;
pub mod prompt;
pub mod refusal;
