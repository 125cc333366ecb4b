//! What bots think of a position.

mod blocks;
pub(crate) mod encode;
mod encode_asked;
pub(crate) mod estimate;
mod reach;
