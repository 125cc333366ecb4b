//! What helps to play: for bots and for hints.

pub(crate) mod encode;
pub(crate) mod estimate;
mod odds;
