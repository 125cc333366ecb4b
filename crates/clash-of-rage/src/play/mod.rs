//! For bots and hints: what a position is worth, how a battle is likely to end.

pub(crate) mod encode;
pub(crate) mod estimate;
pub(crate) mod odds;
mod siege;
