//! Opens tables and lets their players decide at a given rate.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use crate::server::{Door, Problem};
use crate::sitting::{Seen, Sitting};

/// Tables opened at the same time while preparing.
const OPENING: usize = 32;

/// The result of driving.
pub struct Driven {
    /// How long each step took.
    pub seen: Vec<Seen>,
    /// The number of steps that could not be asked for.
    pub behind: usize,
    /// How long everything took.
    pub elapsed: Duration,
}

impl Driven {
    /// The steps a second.
    pub fn rate(&self) -> f64 {
        self.seen.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// A quantile of the steps' times, in milliseconds.
    pub fn millis(&self, share: f64, of: impl Fn(&Seen) -> Duration) -> f64 {
        let mut times: Vec<Duration> = self.seen.iter().map(of).collect();
        times.sort_unstable();
        let at = (times.len().saturating_sub(1) as f64 * share) as usize;
        times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

/// Opens tables for two guests. The two players of a table come through neighbouring doors.
pub async fn open_all(
    doors: &[Door],
    guests: &[String; 2],
    count: usize,
) -> Result<Vec<Arc<Sitting>>, Problem> {
    let turnstile = Arc::new(Semaphore::new(OPENING));
    let mut opening = Vec::with_capacity(count);
    for number in 0..count {
        let door = |at: usize| doors[at % doors.len()].clone();
        let (one, other) = (door(number), door(number + 1));
        let (guests, turnstile) = (guests.clone(), Arc::clone(&turnstile));
        opening.push(tokio::spawn(async move {
            let _turn = turnstile.acquire().await;
            Sitting::open([&one, &other], &guests, number as u64).await
        }));
    }
    let mut sittings = Vec::with_capacity(count);
    for opened in opening {
        let sitting = opened.await.map_err(|error| Problem(error.to_string()))??;
        sittings.push(Arc::new(sitting));
    }
    Ok(sittings)
}

/// Asks for `rate` steps a second, for a time.
pub async fn drive(sittings: &[Arc<Sitting>], rate: u64, time: Duration) -> Driven {
    let behind = Arc::new(AtomicUsize::new(0));
    let began = Instant::now();
    let mut ticks = interval(Duration::from_millis(10));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut asked = 0u64;
    let mut steps = Vec::new();
    while began.elapsed() < time {
        ticks.tick().await;
        let due = (began.elapsed().as_secs_f64() * rate as f64) as u64;
        while asked < due {
            let sitting = Arc::clone(&sittings[asked as usize % sittings.len()]);
            let behind = Arc::clone(&behind);
            asked += 1;
            steps.push(tokio::spawn(async move {
                let taken = sitting.step().await;
                if taken.is_none() {
                    behind.fetch_add(1, Ordering::Relaxed);
                }
                taken
            }));
        }
    }
    let elapsed = began.elapsed();
    let mut seen = Vec::with_capacity(steps.len());
    for step in steps {
        seen.extend(step.await.ok().flatten());
    }
    Driven { seen, behind: behind.load(Ordering::Relaxed), elapsed }
}
