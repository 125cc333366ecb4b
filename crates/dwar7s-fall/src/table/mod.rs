//! What lies on the table: the state, the players, the board and its pieces.

pub(crate) mod audit;
pub(crate) mod belongings;
pub mod board;
pub(crate) mod bounds;
pub mod card;
pub mod cell;
pub mod meeples;
pub mod options;
pub mod player;
pub mod realm;
pub(crate) mod setup;
pub mod state;
pub mod tally;
mod written;
