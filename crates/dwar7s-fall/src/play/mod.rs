//! What bots think of a position.

pub(crate) mod estimate;
