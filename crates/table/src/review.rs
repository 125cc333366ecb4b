//! After the game: the decisions that turned it, as a bot judges them.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use engine::{AnyMatch, Said, Seat};
use serde::{Deserialize, Serialize};

use crate::bus::Notice;
use crate::error::OpenError;
use crate::pool::Waits;
use crate::record::Status;
use crate::store::StoredReview;
use crate::tables::{Charge, Live};
use crate::{StoreError, TableId, Tables};

/// The bot that judges. It weighs every choice, even one that a player would dismiss, and spends
/// little time on each, since it judges a whole game.
const JUDGE: &str = "hard:widening=1000:simulations=240:millis=120";
/// The most turning points told.
const TOLD: usize = 3;
/// The interval between progress reports; each also renews the lease.
const TELL: Duration = Duration::from_millis(500);
/// The least loss worth telling, as a share of a victory.
const WORTH_TELLING: f32 = 0.04;

/// A decision for which the judge knows a better one.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The step in which it was made, counted from 1.
    pub step: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was done.
    pub done: Said,
    /// What the judge would have done.
    pub better: Said,
    /// The share of a victory that the seat gave away, 0 to 1.
    pub loss: f32,
}

/// The state of the review of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub enum Review {
    /// Some of its steps are judged.
    Underway {
        /// The number of steps judged so far.
        judged: usize,
        /// The number of steps in the game.
        of: usize,
    },
    /// The costliest decisions, in the order of the game.
    Done(Arc<Vec<TurningPoint>>),
}

impl Tables {
    /// Starts a search for the turning points of a finished game; those who watch the table are
    /// told its progress. Asking again changes nothing, on any server.
    pub async fn review(&self, table: &TableId) -> Result<(), OpenError> {
        let live = self.live(table).await?;
        self.read_review(&live, 0).await?;
        let Some(game) = finished_game(&live) else { return Ok(()) };
        if self.0.charge == Charge::Visiting || live.review().is_some() {
            return Ok(());
        }
        if !self.0.store.take_review(table, self.0.bus.server()).await? {
            return Ok(());
        }
        {
            let mut review = live.review.lock().unwrap_or_else(PoisonError::into_inner);
            // Two may have asked at once.
            if review.is_some() {
                return Ok(());
            }
            *review = Some(Review::Underway { judged: 0, of: game.steps() });
        }
        self.spawn_judge(live, game, Judged::default());
        Ok(())
    }

    /// Continues a review whose judge is gone; the lease is ours.
    pub(crate) async fn go_on_judging(&self, table: &TableId) -> Result<(), OpenError> {
        let live = self.live(table).await?;
        let stored = self.0.store.review(table).await?.filter(|stored| !stored.is_done);
        if let (Some(stored), Some(game)) = (stored, finished_game(&live)) {
            self.spawn_judge(live, game, Judged::read(&stored));
        }
        Ok(())
    }

    /// Reads the stored review of a finished game if the bus has announced more than is known here.
    pub(crate) async fn read_review(&self, live: &Live, heard: u64) -> Result<(), StoreError> {
        let known = live.reviewed.load(Ordering::Relaxed);
        let is_known = known != u64::MAX && known >= heard;
        let elsewhere = self.0.store.is_shared()
            && matches!(live.review(), Some(Review::Underway { .. }))
            && !live.judging.load(Ordering::Relaxed);
        let Some(game) = finished_game(live).filter(|_| !is_known || elsewhere) else {
            return Ok(());
        };
        if let Some(stored) = self.0.store.review(&live.id).await? {
            let base = live.state().base();
            let judged = Judged::read(&stored);
            live.set_review(judged.told(game.as_ref(), base));
        }
        live.reviewed.store(heard, Ordering::Relaxed);
        Ok(())
    }

    fn spawn_judge(&self, live: Arc<Live>, game: Arc<dyn AnyMatch>, begun: Judged) {
        if live.judging.swap(true, Ordering::Relaxed) {
            return;
        }
        let tables = self.clone();
        tokio::spawn(async move {
            if let Err(error) = tables.judge(&live, &game, begun).await {
                tracing::warn!(table = %live.id, %error, "a review was not kept");
            }
            live.judging.store(false, Ordering::Relaxed);
        });
    }

    /// Judges one decision at a time, so that bots at other tables get their turn in between, until
    /// it is done or another server has taken over.
    async fn judge(
        &self,
        live: &Live,
        game: &Arc<dyn AnyMatch>,
        mut judged: Judged,
    ) -> Result<(), StoreError> {
        let (playable, of) = (live.state().edition.game, game.steps());
        let mut told = Instant::now();
        self.tell_review(live, game.as_ref(), &judged).await?;
        while judged.steps < of {
            let (next, game_of) = (judged.steps + 1, Arc::clone(game));
            let thought = move || judge_step(playable, game_of.as_ref(), next);
            let found = self.0.pool.run(Waits::Nobody, thought).await.flatten();
            judged.steps = next;
            judged.found.extend(found);
            judged.found = dearest(judged.found);
            if told.elapsed() >= TELL && judged.steps < of {
                told = Instant::now();
                let is_ours = self.tell_review(live, game.as_ref(), &judged).await?;
                if !is_ours || self.0.leaving.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
        }
        judged.is_done = true;
        self.tell_review(live, game.as_ref(), &judged).await?;
        Ok(())
    }

    /// Stores the judge's progress and tells those who watch; false if another server has taken
    /// over.
    async fn tell_review(
        &self,
        live: &Live,
        game: &dyn AnyMatch,
        judged: &Judged,
    ) -> Result<bool, StoreError> {
        let stored = judged.write();
        if !self.0.store.keep_review(&live.id, self.0.bus.server(), &stored).await? {
            return Ok(false);
        }
        live.set_review(judged.told(game, live.state().base()));
        let heard = stored.judged + if judged.is_done { 2 } else { 1 };
        live.reviewed.store(heard, Ordering::Relaxed);
        self.0.bus.publish(&live.id, Notice::Reviewed(heard));
        Ok(true)
    }
}

impl Live {
    fn review(&self) -> Option<Review> {
        self.review.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set_review(&self, review: Review) {
        *self.review.lock().unwrap_or_else(PoisonError::into_inner) = Some(review);
    }
}

/// The game of a table, once it is over.
fn finished_game(live: &Live) -> Option<Arc<dyn AnyMatch>> {
    let state = live.state();
    state.game.clone().filter(|_| state.record.status == Status::Over)
}

/// A judge's progress.
#[derive(Clone, PartialEq, Debug, Default)]
struct Judged {
    steps: usize,
    found: Vec<Verdict>,
    is_done: bool,
}

/// A step for which the judge knows a better one, in numbers only.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Verdict {
    step: usize,
    better: u32,
    loss: f32,
}

impl Judged {
    fn read(stored: &StoredReview) -> Judged {
        // What another version has written in a different form is judged again.
        match serde_json::from_str(&stored.found) {
            Ok(found) => Judged { steps: stored.judged as usize, found, is_done: stored.is_done },
            Err(_) => Judged::default(),
        }
    }

    fn write(&self) -> StoredReview {
        // Plain numbers: writing them doesn't fail.
        let found = serde_json::to_string(&self.found).unwrap_or_default();
        StoredReview { judged: self.steps as u64, found, is_done: self.is_done }
    }

    /// The review as people see it.
    fn told(&self, game: &dyn AnyMatch, base: usize) -> Review {
        if !self.is_done {
            return Review::Underway { judged: self.steps, of: game.steps() };
        }
        let worth = self.found.iter().filter(|verdict| verdict.loss >= WORTH_TELLING);
        let mut points: Vec<TurningPoint> =
            worth.filter_map(|verdict| verdict.told(game, base)).collect();
        points.sort_by_key(|point| point.step);
        Review::Done(Arc::new(points))
    }
}

impl Verdict {
    fn told(&self, game: &dyn AnyMatch, base: usize) -> Option<TurningPoint> {
        let (seat, action) = game.step(self.step)?;
        let choices = game.at_step(self.step.checked_sub(1)?).ok()?.choices(seat);
        let said = |id| choices.iter().find(|choice| choice.id == id).map(|each| each.said.clone());
        Some(TurningPoint {
            step: base + self.step,
            seat,
            done: said(action)?,
            better: said(self.better)?,
            loss: self.loss,
        })
    }
}

/// What a step cost; `None` if there was nothing better, or nothing to decide.
fn judge_step(playable: &dyn bots::Playable, game: &dyn AnyMatch, step: usize) -> Option<Verdict> {
    let (seat, action) = game.step(step)?;
    let before = game.at_step(step - 1).ok()?;
    let advice = playable.advise(before.as_ref(), seat, JUDGE, step as u64).ok()??;
    let best = advice.choices.first()?;
    let done = advice.choices.iter().find(|each| each.choice.id == action)?;
    let loss = best.value - done.value;
    let better = best.choice.id;
    (better != action && loss > 0.0).then_some(Verdict { step, better, loss })
}

/// The few that cost the most.
fn dearest(mut found: Vec<Verdict>) -> Vec<Verdict> {
    found.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    found.truncate(TOLD);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dearest_are_kept_and_read_as_they_were_written() {
        let verdict = |step: usize, loss: f32| Verdict { step, better: 7, loss };
        let found = [(3, 0.1), (5, 0.01), (9, 0.4), (12, 0.2), (14, 0.05)];
        let found = found.map(|(step, loss)| verdict(step, loss)).to_vec();
        let judged = Judged { steps: 20, found: dearest(found), is_done: true };
        assert_eq!(judged.found.iter().map(|each| each.step).collect::<Vec<_>>(), [9, 12, 3]);
        assert_eq!(Judged::read(&judged.write()), judged);
        let strange = StoredReview { found: "of tomorrow".to_owned(), ..judged.write() };
        assert_eq!(Judged::read(&strange), Judged::default());
    }
}
