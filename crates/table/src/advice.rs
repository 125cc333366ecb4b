//! What a strong bot would do in somebody's place, and why.

use std::sync::{Arc, PoisonError};

use bots::{ADVISER, Advice, Comparison};
use engine::Seat;

use crate::play::PlayError;
use crate::pool::Waits;
use crate::state::State;
use crate::tables::Live;
use crate::{GuestId, TableId, Tables};

/// What a bot would do, beside what else could be done.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The id of the game.
    pub game: &'static str,
    /// The number of steps in the game when the hint was asked for.
    pub steps: usize,
    /// The best choice beside another.
    pub comparison: Arc<Comparison>,
}

/// Advice on a decision, kept for the next question about it.
pub(crate) struct Kept {
    /// The version of the table that the advice is about.
    version: u64,
    seat: Seat,
    advice: Arc<Advice>,
}

impl Tables {
    /// Returns what a strong bot would do in the guest's place, and how much better that is than
    /// the choice the guest has in mind, or than the next best one.
    pub async fn hint(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
        instead: Option<u32>,
    ) -> Result<Hint, PlayError> {
        let live = self.live(table).await?;
        let state = live.state();
        if !state.record.seats_of(guest).contains(seat) {
            return Err(PlayError::NotYours);
        }
        if !state.waiting().contains(seat) {
            return Err(PlayError::NotPlaying);
        }
        let game = state.game.clone().ok_or(PlayError::NotPlaying)?;
        if let Some(action) = instead {
            game.check(seat, action)?;
        }
        let steps = state.record.steps.len();
        let (playable, version) = (state.edition.game, state.record.version);
        let advice = self.advice(&live, &state, seat).await.ok_or(PlayError::NoAdvice)?;
        let compare = move || playable.compare(game.as_ref(), seat, &advice, instead, version);
        let comparison = self.0.pool.run(Waits::Somebody, compare).await.flatten();
        let comparison = Arc::new(comparison.ok_or(PlayError::NoAdvice)?);
        Ok(Hint { game: playable.info().id, steps, comparison })
    }

    /// The adviser's view of a seat's choices, computed once and kept.
    async fn advice(&self, live: &Live, state: &State, seat: Seat) -> Option<Arc<Advice>> {
        let version = state.record.version;
        if let Some(advice) = live.kept_advice(version, seat) {
            return Some(advice);
        }
        let game = state.game.clone()?;
        let playable = state.edition.game;
        let bot = self.0.settings.chance.thinker(ADVISER, seat, state.record.steps.len());
        let think = move || playable.advise(game.as_ref(), seat, &bot.level, bot.seed).ok()?;
        let advice = Arc::new(self.0.pool.run(Waits::Somebody, think).await.flatten()?);
        let kept = Kept { version, seat, advice: Arc::clone(&advice) };
        *live.advice.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        Some(advice)
    }
}

impl Live {
    fn kept_advice(&self, version: u64, seat: Seat) -> Option<Arc<Advice>> {
        let kept = self.advice.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |kept: &&Kept| kept.version == version && kept.seat == seat;
        kept.as_ref().filter(fits).map(|kept| Arc::clone(&kept.advice))
    }
}
