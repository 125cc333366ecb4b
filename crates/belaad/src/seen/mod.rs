//! What a viewer sees, and what stays hidden.

pub(crate) mod hidden;
pub(crate) mod sketch;
pub mod view;
