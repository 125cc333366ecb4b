//! What is said: decisions, events, questions, refusals.

pub(crate) mod action;
pub(crate) mod choice;
pub(crate) mod describe;
pub(crate) mod effects;
pub(crate) mod event;
pub(crate) mod prompt;
pub(crate) mod refusal;
