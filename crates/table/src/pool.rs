//! Bots think in a bounded pool, beside the tables.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use bots::Playable;
use engine::{AnyMatch, Seat};
use learn::Cue;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::bus::Notice;
use crate::play::{PlayError, decide_act};
use crate::record::Occupant;
use crate::state::State;
use crate::tables::{Charge, Live};
use crate::{Act, Moment, Tables};

/// A bot for one decision.
pub(crate) struct Thinker {
    pub level: String,
    /// The seed of its random choices.
    pub seed: u64,
}

/// How long bots play on at a table without people after somebody last looked.
const WATCHED_FOR: Duration = Duration::from_secs(60);

/// Places to think. People who wait come first.
#[derive(Clone)]
pub(crate) struct Pool {
    places: Arc<Semaphore>,
    /// The number of thoughts that people wait for and that have no place yet.
    awaited: Arc<AtomicUsize>,
}

/// Who waits for a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    /// A person who can't go on without it.
    Somebody,
    /// Nobody in particular: bots among themselves, a review.
    Nobody,
}

impl Pool {
    pub fn new(places: usize) -> Pool {
        let places = Arc::new(Semaphore::new(places.max(1)));
        Pool { places, awaited: Arc::default() }
    }

    /// What a bot of this level would do.
    pub async fn choose(
        &self,
        waits: Waits,
        playable: &'static dyn Playable,
        game: Arc<dyn AnyMatch>,
        seat: Seat,
        bot: Thinker,
    ) -> Option<u32> {
        self.run(waits, move || think(playable, game.as_ref(), seat, &bot)).await.flatten()
    }

    /// Runs a thought in the next free place; `None` if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        waits: Waits,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.place(waits).await?;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought()
        });
        match thought.await {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a bot failed to think");
                None
            }
        }
    }

    async fn place(&self, waits: Waits) -> Option<OwnedSemaphorePermit> {
        if waits == Waits::Somebody {
            let _waiting = Waiting::new(&self.awaited);
            return Arc::clone(&self.places).acquire_owned().await.ok();
        }
        loop {
            let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
            if self.awaited.load(Ordering::Relaxed) == 0 {
                return Some(place);
            }
            // Lets the next in line go first.
            drop(place);
            tokio::task::yield_now().await;
        }
    }

    /// The number of thoughts that people wait for and that have no place yet.
    pub fn awaited(&self) -> usize {
        self.awaited.load(Ordering::Relaxed)
    }

    /// The number of places taken.
    pub fn busy(&self, places: usize) -> usize {
        places.max(1).saturating_sub(self.places.available_permits())
    }
}

/// Counts a thought that somebody waits for until it has a place or is given up.
struct Waiting<'a>(&'a AtomicUsize);

impl Waiting<'_> {
    fn new(count: &AtomicUsize) -> Waiting<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        Waiting(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn think(playable: &dyn Playable, game: &dyn AnyMatch, seat: Seat, bot: &Thinker) -> Option<u32> {
    let &Thinker { ref level, seed } = bot;
    // A level that no longer exists is played by the simplest bot.
    let bot = playable.bot(level, seed).or_else(|_| playable.bot(bots::NAMES[0], seed));
    bot.ok()?.choose(game, seat)
}

impl Tables {
    /// Starts every bot that must decide and isn't thinking yet.
    pub(crate) fn let_bots_think(&self, live: &Arc<Live>) {
        let leaving = self.0.leaving.load(Ordering::Relaxed);
        if self.0.charge == Charge::Visiting || leaving || !self.is_wanted(live) {
            return;
        }
        let mut begun = Vec::new();
        for seat in live.state().bots_waiting().iter() {
            let begins = {
                let mut thinking = live.thinking.lock().unwrap_or_else(PoisonError::into_inner);
                let begins = !thinking.contains(seat);
                thinking.insert(seat);
                begins
            };
            if begins {
                begun.push(seat);
            }
        }
        if begun.is_empty() {
            return;
        }
        self.tell_thinking(live);
        for seat in begun {
            let (tables, live) = (self.clone(), Arc::clone(live));
            tokio::spawn(async move { tables.think(live, seat).await });
        }
    }

    async fn think(self, live: Arc<Live>, seat: Seat) {
        let answered = loop {
            let state = live.state();
            if !state.bots_waiting().contains(seat) {
                break true;
            }
            // Another server goes on.
            if self.0.store.is_shared() && !live.leased.load(Ordering::Relaxed) {
                break false;
            }
            // Evicted while the bot thought: once loaded again, the table has its own thinkers.
            if !self.live(&live.id).await.is_ok_and(|current| Arc::ptr_eq(&current, &live)) {
                break false;
            }
            if !self.is_wanted(&live) || !self.move_bot(&live, &state, seat).await {
                break false;
            }
        };
        {
            let mut thinking = live.thinking.lock().unwrap_or_else(PoisonError::into_inner);
            thinking.remove(seat);
        }
        self.tell_thinking(&live);
        // A request just before it stopped was ignored because it seemed to be thinking.
        if answered && (!self.0.store.is_shared() || live.leased.load(Ordering::Relaxed)) {
            self.let_bots_think(&live);
        }
    }

    /// Whether anybody plays or watches: without people bots stop.
    fn is_wanted(&self, live: &Live) -> bool {
        self.are_bots_wanted(&live.state(), live.looked_at())
    }

    /// Whether anybody plays at a table, or has looked at it here a short while ago.
    pub(crate) fn are_bots_wanted(&self, state: &State, looked_at: Moment) -> bool {
        !state.record.people().is_empty() || self.now().since(looked_at) < WATCHED_FOR
    }

    /// One decision of a bot. False if it could not be made or kept: the keeper asks again later.
    async fn move_bot(&self, live: &Arc<Live>, state: &State, seat: Seat) -> bool {
        let Some(Occupant::Bot { level, .. }) = state.record.seat(seat).map(|seat| &seat.occupant)
        else {
            return true;
        };
        let Some(game) = state.game.clone() else { return true };
        let steps = state.record.steps.len();
        let wait = live.bot_paces.slowest(&state.record).wait(self.0.settings.bot_pace);
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        let (playable, pool) = (state.edition.game, &self.0.pool);
        let chance = self.0.settings.chance;
        let bot = chance.thinker(level, seat, steps);
        let waits = if live.has_people() { Waits::Somebody } else { Waits::Nobody };
        if let Cue::Act(action) = state.cue(seat) {
            return self.keep_move(live, level, Act { seat, action, steps }).await;
        }
        let chosen = match pool.choose(waits, playable, Arc::clone(&game), seat, bot).await {
            Some(action) => Some(action),
            // The bot is broken, but the game must go on.
            None => {
                let simplest = chance.thinker(bots::NAMES[0], seat, steps);
                pool.choose(waits, playable, game, seat, simplest).await
            }
        };
        let Some(action) = chosen else { return false };
        self.keep_move(live, level, Act { seat, action, steps }).await
    }

    /// Writes the decision of a bot of this level. False if it could not be kept.
    async fn keep_move(&self, live: &Arc<Live>, level: &str, act: Act) -> bool {
        let (level, seat) = (level.to_owned(), act.seat);
        let moved = self
            .play(&live.id, move |state| {
                let still = state.record.seat(seat).is_some_and(|seat| {
                    matches!(&seat.occupant, Occupant::Bot { level: now, .. } if *now == level)
                });
                // Another server's bot may have answered while this one thought.
                let still = still && state.waiting().contains(seat);
                if still { decide_act(state, act) } else { Err(PlayError::NotYours) }
            })
            .await;
        match moved {
            // Steps were taken back, the seat handed over, or another process played: look again.
            Ok(_) | Err(PlayError::Stale { .. } | PlayError::NotYours | PlayError::NotPlaying) => {
                true
            }
            Err(error) => {
                tracing::warn!(table = %live.id, %error, "a bot's move was not kept");
                false
            }
        }
    }

    fn tell_thinking(&self, live: &Live) {
        let notice = Notice::Thinking(live.thinking());
        self.0.bus.publish(&live.id, notice);
    }

    /// The number of steps taken since the start of the program.
    pub fn steps_taken(&self) -> u64 {
        self.0.steps_taken.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn people_who_wait_come_before_bots_among_themselves() {
        let pool = Pool::new(1);
        let first = pool.place(Waits::Nobody).await.unwrap();
        let order = Arc::new(std::sync::Mutex::new(Vec::new()));
        let mut all = Vec::new();
        for (name, waits) in [
            ("bots", Waits::Nobody),
            ("review", Waits::Nobody),
            ("Anna", Waits::Somebody),
            ("Ben", Waits::Somebody),
        ] {
            let (pool, order) = (pool.clone(), Arc::clone(&order));
            all.push(tokio::spawn(async move {
                let _place = pool.place(waits).await;
                order.lock().unwrap().push(name);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for each in all {
            each.await.unwrap();
        }
        assert_eq!(order.lock().unwrap()[..2], ["Anna", "Ben"]);
        assert_eq!(order.lock().unwrap().len(), 4);
    }

    #[tokio::test]
    async fn who_stops_waiting_is_not_waited_for() {
        let pool = Pool::new(1);
        let first = pool.place(Waits::Nobody).await.unwrap();
        let gone = tokio::time::timeout(Duration::from_millis(1), pool.place(Waits::Somebody));
        assert!(gone.await.is_err());
        drop(first);
        assert!(pool.place(Waits::Nobody).await.is_some());
    }
}
