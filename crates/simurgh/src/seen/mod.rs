//! What is seen: views, hidden worlds, the table as text.

pub(crate) mod hidden;
pub(crate) mod knowledge;
pub(crate) mod sketch;
pub(crate) mod standings;
pub(crate) mod view;
