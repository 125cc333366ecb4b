//! What every game of the table has in common.

mod encodings;
mod learned;
mod levels;
mod never_stuck;
