//! What each viewer sees, and the worlds that a viewer can't tell apart.

pub(crate) mod hidden;
pub mod preview;
pub(crate) mod sketch;
pub mod view;
