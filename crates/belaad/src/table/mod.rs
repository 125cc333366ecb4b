//! The table: who sits at it, what lies on it, and what must hold for it.

pub(crate) mod audit;
mod audit_agenda;
pub(crate) mod belongings;
pub(crate) mod bounds;
pub mod ids;
pub mod options;
pub mod player;
pub(crate) mod seats;
pub(crate) mod setup;
pub mod state;
