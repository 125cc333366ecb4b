//! Everything that lies on the table, and how it is laid out and checked.

pub(crate) mod audit;
pub(crate) mod belongings;
pub(crate) mod bounds;
pub(crate) mod deck;
pub(crate) mod ids;
pub(crate) mod markers;
pub(crate) mod options;
pub(crate) mod player;
pub(crate) mod purse;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod vassals;
