//! What bots think of a position.

pub(crate) mod encode;
mod encode_asked;
pub(crate) mod estimate;
