//! What a position is worth, for bots and hints.

pub(crate) mod encode;
pub(crate) mod estimate;
