//! What time it is: the system's, or a test's.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// A moment in Unix milliseconds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Moment(pub i64);

impl Moment {
    /// The time from an earlier moment to this one; zero if it is later.
    pub fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or_default())
    }

    /// The moment this much later.
    #[must_use]
    pub fn after(self, time: Duration) -> Moment {
        Moment(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The moment this much earlier.
    #[must_use]
    pub fn before(self, time: Duration) -> Moment {
        Moment(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}

/// Tells the time.
pub trait Time: Send + Sync {
    /// Now.
    fn now(&self) -> Moment;
}

/// The system's time.
pub struct WallTime;

impl Time for WallTime {
    fn now(&self) -> Moment {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment::default().after(now)
    }
}

/// Time that passes only when told to, for tests.
pub struct HandTime(AtomicI64);

impl HandTime {
    /// Time that stands still at this moment.
    pub fn at(moment: Moment) -> HandTime {
        HandTime(AtomicI64::new(moment.0))
    }

    /// Lets time pass.
    pub fn pass(&self, time: Duration) {
        let passed = i64::try_from(time.as_millis()).unwrap_or_default();
        self.0.fetch_add(passed, Ordering::SeqCst);
    }
}

impl Time for HandTime {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}
