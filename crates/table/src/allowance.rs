//! How much of something one person may ask for, on all servers together.

use std::time::Duration;

use crate::{StoreError, Tables};

/// A token bucket: one more after each interval, up to a number at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// The time until there is one more.
    pub every: Duration,
    /// The most that can be spent at once.
    pub at_once: u32,
}

impl Tables {
    /// Spends one of a person's allowance; false if none is left. Counted only where several
    /// servers share a database: a single server keeps its own count.
    pub async fn spend(&self, whose: &str, of: Allowance) -> Result<bool, StoreError> {
        self.0.store.spend(whose, of).await
    }
}
