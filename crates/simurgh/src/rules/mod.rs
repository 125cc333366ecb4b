//! The chapters of the rulebook.

pub(crate) mod dragons;
pub(crate) mod effects;
pub(crate) mod exploration;
pub(crate) mod means;
pub(crate) mod placing;
pub(crate) mod scoring;
pub(crate) mod scouts;
pub(crate) mod statue;
pub(crate) mod triggers;
pub(crate) mod turn;
pub(crate) mod wilds;
