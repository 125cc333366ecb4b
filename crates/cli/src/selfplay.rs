//! `sofra selfplay`: positions from games that bots play against themselves, for learning.

use crate::output::{self, Failure};

pub use selfplay::Args;

pub fn run(args: &Args) -> Result<(), Failure> {
    let played = selfplay::run(args).map_err(|failure| Failure::Because(failure.to_string()))?;
    output::print(&format!("{}: {played}\n", args.out.display()))
}
