//! The words of the game: actions, events, prompts, refusals, names.

pub(crate) mod action;
pub(crate) mod choice;
pub(crate) mod describe;
pub(crate) mod event;
pub(crate) mod names;
pub(crate) mod prompt;
pub(crate) mod refusal;
pub(crate) mod spoken;
