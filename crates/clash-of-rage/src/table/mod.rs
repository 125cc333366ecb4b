//! What lies on the table: state, players, board, set-up, and the audit of a position.

pub(crate) mod audit;
pub(crate) mod belongings;
pub(crate) mod board;
pub(crate) mod bounds;
pub(crate) mod gear;
pub(crate) mod options;
pub(crate) mod places;
pub(crate) mod player;
pub(crate) mod profile;
pub(crate) mod setup;
pub(crate) mod side;
pub(crate) mod state;
pub mod written;
