//! The time a decision may take.

use std::time::{Duration, Instant};

/// Runs from the moment it is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Option<Instant>);

impl Clock {
    /// A clock that runs out after `millis` milliseconds; never if that is 0.
    pub fn start(millis: u32) -> Clock {
        Clock((millis > 0).then(|| Instant::now() + Duration::from_millis(millis.into())))
    }

    pub fn is_out(&self) -> bool {
        self.0.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
