//! How much of something one person may ask for, on all servers together.

use std::time::Duration;

use crate::{StoreError, Tables};

/// One each time, and some at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// How long it takes until there is one more.
    pub every: Duration,
    /// How many can be had at once.
    pub at_once: u32,
}

impl Tables {
    /// Spends one of somebody's allowance, where several servers share a database; false if nothing
    /// is left of it now. A single server counts for itself.
    pub async fn spend(&self, whose: &str, of: Allowance) -> Result<bool, StoreError> {
        self.0.store.spend(whose, of).await
    }
}
