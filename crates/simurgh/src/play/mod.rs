//! What a position is worth, for bots and hints.

pub(crate) mod estimate;
