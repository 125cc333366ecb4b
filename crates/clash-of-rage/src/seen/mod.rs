//! What a seat sees: the view, the worlds it can't tell apart, the view as text.

pub(crate) mod hidden;
pub(crate) mod sketch;
pub mod view;
