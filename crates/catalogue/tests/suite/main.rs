//! What every game of the table has in common.

mod encodings;
mod learned;
mod never_stuck;
