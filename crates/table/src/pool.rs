//! Bots think in a bounded pool, beside the tables.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};

use bots::Playable;
use engine::{AnyMatch, Seat};
use tokio::sync::Semaphore;

use crate::bus::{Notice, Topic};
use crate::id::random_bytes;
use crate::play::{PlayError, decide_act};
use crate::record::Occupant;
use crate::state::State;
use crate::tables::{Charge, Live};
use crate::{Act, Tables};

/// Places to think.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Semaphore>);

impl Pool {
    pub fn new(places: usize) -> Pool {
        Pool(Arc::new(Semaphore::new(places.max(1))))
    }

    /// What a bot of this level would do. Waits for a free place, first come, first served.
    pub async fn choose(
        &self,
        playable: &'static dyn Playable,
        game: Arc<dyn AnyMatch>,
        seat: Seat,
        level: &str,
    ) -> Option<u32> {
        let level = level.to_owned();
        self.run(move || think(playable, game.as_ref(), seat, &level)).await.flatten()
    }

    /// Thinks about anything. Nothing comes of it if the thought fails.
    pub async fn run<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.0).acquire_owned().await.ok()?;
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

    /// How many places are taken.
    pub fn busy(&self, places: usize) -> usize {
        places.max(1).saturating_sub(self.0.available_permits())
    }
}

fn think(playable: &dyn Playable, game: &dyn AnyMatch, seat: Seat, level: &str) -> Option<u32> {
    // Its own chance, never the table's: a bot must not know what will be drawn.
    let seed = u64::from_le_bytes(random_bytes());
    // A level that is gone since the table began is played by the simplest bot.
    let bot = playable.bot(level, seed).or_else(|_| playable.bot(bots::NAMES[0], seed));
    bot.ok()?.choose(game, seat)
}

impl Tables {
    /// Lets every bot think that must decide and doesn't think yet.
    pub(crate) fn let_bots_think(&self, live: &Arc<Live>) {
        if self.0.charge == Charge::Visiting {
            return;
        }
        for seat in live.state().bots_waiting().iter() {
            let begins = {
                let mut thinking = live.thinking.lock().unwrap_or_else(PoisonError::into_inner);
                let begins = !thinking.contains(seat);
                thinking.insert(seat);
                begins
            };
            if begins {
                let (tables, live) = (self.clone(), Arc::clone(live));
                tokio::spawn(async move { tables.think(live, seat).await });
            }
        }
    }

    async fn think(self, live: Arc<Live>, seat: Seat) {
        self.tell_thinking(&live);
        let answered = loop {
            let state = live.state();
            if !state.bots_waiting().contains(seat) {
                break true;
            }
            // Taken out of memory while it thought: the table's next life has its own thinkers.
            if !self.live(&live.id).await.is_ok_and(|current| Arc::ptr_eq(&current, &live)) {
                break false;
            }
            if !self.move_bot(&live, &state, seat).await {
                break false;
            }
        };
        {
            let mut thinking = live.thinking.lock().unwrap_or_else(PoisonError::into_inner);
            thinking.remove(seat);
        }
        self.tell_thinking(&live);
        // Asked again just before it stopped, it would have been taken for thinking still.
        if answered {
            self.let_bots_think(&live);
        }
    }

    /// One decision of a bot. False if it could not be made or kept: the keeper asks again later.
    async fn move_bot(&self, live: &Arc<Live>, state: &State, seat: Seat) -> bool {
        let Some(Occupant::Bot { level, .. }) = state.record.seat(seat).map(|seat| &seat.occupant)
        else {
            return true;
        };
        let Some(game) = state.game.clone() else { return true };
        let steps = state.record.steps.len();
        if !self.0.settings.bot_pace.is_zero() {
            tokio::time::sleep(self.0.settings.bot_pace).await;
        }
        let playable = state.edition.game;
        let chosen = match self.0.pool.choose(playable, Arc::clone(&game), seat, level).await {
            Some(action) => Some(action),
            // Whatever is wrong with the bot, the game goes on.
            None => self.0.pool.choose(playable, game, seat, bots::NAMES[0]).await,
        };
        let Some(action) = chosen else { return false };
        let level = level.clone();
        let act = Act { seat, action, steps };
        let moved = self
            .change(&live.id, move |state, _| {
                let still = state.record.seat(seat).is_some_and(|seat| {
                    matches!(&seat.occupant, Occupant::Bot { level: now, .. } if *now == level)
                });
                if still { decide_act(state, act) } else { Err(PlayError::NotYours) }
            })
            .await;
        match moved {
            // Taken back, handed over or played by another process while it thought: look again.
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
        self.0.bus.publish(&Topic::Table(live.id.clone()), notice);
    }

    /// How many steps were taken since the start of the program.
    pub fn steps_taken(&self) -> u64 {
        self.0.steps_taken.load(Ordering::Relaxed)
    }
}
