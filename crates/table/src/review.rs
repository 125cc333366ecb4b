//! After the game: the decisions that turned it, as a bot judges them.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};

use engine::{AnyMatch, Said, Seat};

use crate::bus::Notice;
use crate::error::OpenError;
use crate::pool::Waits;
use crate::record::Status;
use crate::tables::Live;
use crate::{TableId, Tables};

/// Who judges. Every choice must be weighed, also one that a player would not look at twice; a
/// whole game is judged, so little time is spent on each decision.
const JUDGE: &str = "hard:widening=1000:simulations=240:millis=120";
/// How many turning points are told.
const TOLD: usize = 3;
/// What a decision must have cost to be told, of a whole victory.
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
    /// How much less of the victory the seat could expect afterwards, 0 to 1.
    pub loss: f32,
}

/// How far the judge is with a finished game.
#[derive(Clone, PartialEq, Debug)]
pub enum Review {
    /// So many of its steps are judged.
    Underway {
        /// Judged so far.
        judged: usize,
        /// Altogether.
        of: usize,
    },
    /// The dearest decisions, in the order of the game.
    Done(Arc<Vec<TurningPoint>>),
}

impl Tables {
    /// Lets a judge look for the turning points of a finished game; whoever watches the table is
    /// told how it goes on. Asking again changes nothing.
    pub async fn review(&self, table: &TableId) -> Result<(), OpenError> {
        let live = self.live(table).await?;
        let state = live.state();
        let Some(game) = state.game.clone().filter(|_| state.record.status == Status::Over) else {
            return Ok(());
        };
        {
            let mut review = live.review.lock().unwrap_or_else(PoisonError::into_inner);
            if review.is_some() {
                return Ok(());
            }
            *review = Some(Review::Underway { judged: 0, of: game.steps() });
        }
        let tables = self.clone();
        tokio::spawn(async move { tables.judge(live, game).await });
        Ok(())
    }

    async fn judge(self, live: Arc<Live>, game: Arc<dyn AnyMatch>) {
        let state = live.state();
        let (playable, base, of) = (state.edition.game, state.base(), game.steps());
        let mut found = Vec::new();
        for step in 1..=of {
            let game = Arc::clone(&game);
            // One decision at a time, so that bots at other tables get their turn between them.
            let judged =
                self.0.pool.run(Waits::Nobody, move || judge_step(playable, game.as_ref(), step));
            let judged = judged.await;
            found.extend(judged.flatten().map(|point| TurningPoint { step: base + step, ..point }));
            if step % 8 == 0 {
                self.tell_review(&live, Review::Underway { judged: step, of });
            }
        }
        self.tell_review(&live, Review::Done(Arc::new(dearest(found))));
    }

    fn tell_review(&self, live: &Live, review: Review) {
        *live.review.lock().unwrap_or_else(PoisonError::into_inner) = Some(review);
        let count = live.reviewed.fetch_add(1, Ordering::Relaxed) + 1;
        self.0.bus.publish(&live.id, Notice::Reviewed(count));
    }
}

/// What a step cost; nothing where there was nothing better, or nothing to decide.
fn judge_step(
    playable: &dyn bots::Playable,
    game: &dyn AnyMatch,
    step: usize,
) -> Option<TurningPoint> {
    let (seat, action) = game.step(step)?;
    let before = game.at_step(step - 1).ok()?;
    let advice = playable.advise(before.as_ref(), seat, JUDGE, step as u64).ok()??;
    let best = advice.choices.first()?;
    let done = advice.choices.iter().find(|each| each.choice.id == action)?;
    let loss = best.value - done.value;
    (best.choice.id != action && loss > 0.0).then(|| TurningPoint {
        step,
        seat,
        done: done.choice.said.clone(),
        better: best.choice.said.clone(),
        loss,
    })
}

fn dearest(mut found: Vec<TurningPoint>) -> Vec<TurningPoint> {
    found.retain(|point| point.loss >= WORTH_TELLING);
    found.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    found.truncate(TOLD);
    found.sort_by_key(|point| point.step);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dearest_are_told_in_the_order_of_the_game() {
        let point = |step: usize, loss: f32| TurningPoint {
            step,
            seat: Seat::of(0),
            done: Said { key: "done".to_owned(), args: Vec::new() },
            better: Said { key: "better".to_owned(), args: Vec::new() },
            loss,
        };
        let found =
            vec![point(3, 0.1), point(5, 0.01), point(9, 0.4), point(12, 0.2), point(14, 0.05)];
        let told: Vec<usize> = dearest(found).iter().map(|point| point.step).collect();
        assert_eq!(told, [3, 9, 12]);
    }
}
