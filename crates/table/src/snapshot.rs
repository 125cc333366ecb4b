//! Positions kept beside journals: what a table goes on from when the rules have changed.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::entry::{Entry, Written};
use crate::games::Edition;
use crate::record::{Base, Record, Status};
use crate::state::{Broken, State};
use crate::store::{Append, AppendError, StoredSnapshot};
use crate::tables::Live;
use crate::{OpenError, Tables};

impl Tables {
    /// Keeps the position every few steps and at the end, without anybody waiting for it.
    pub(crate) fn keep_snapshot_now_and_then(&self, live: &Arc<Live>) {
        let state = live.state();
        let kept = live.snapshot.load(Ordering::Relaxed) as usize;
        let steps = state.record.steps.len();
        let is_over = state.record.status == Status::Over;
        if is_over || steps.abs_diff(kept) >= self.0.settings.snapshot_every {
            live.snapshot.store(steps as u64, Ordering::Relaxed);
            let (tables, live) = (self.clone(), Arc::clone(live));
            tokio::spawn(async move { tables.keep_snapshot(&live).await });
        }
    }

    /// Keeps the position. Only a cache: if that fails, the journal is still whole.
    pub(crate) async fn keep_snapshot(&self, live: &Live) {
        let state = live.state();
        let Some(game) = &state.game else { return };
        let snapshot = StoredSnapshot {
            entry: state.record.version,
            step: state.record.steps.len(),
            rules_version: state.edition.rules_version,
            components: state.edition.components.clone(),
            state: game.state(),
        };
        if let Err(error) = self.0.store.save_snapshot(&live.id, &snapshot).await {
            tracing::warn!(table = %live.id, %error, "a position was not kept");
        }
    }

    /// Goes on from the kept position by today's rules, and says so in the journal. Steps after the
    /// position are taken again as far as today's rules allow them.
    pub(crate) async fn go_on_by_new_rules(
        &self,
        record: Record,
        edition: Arc<Edition>,
    ) -> Result<State, OpenError> {
        let snapshot = self.0.store.snapshot(&record.id).await?.ok_or_else(|| {
            OpenError::Unreadable("its rules have changed, and no position was kept".to_owned())
        })?;
        let (step, now) = (snapshot.step.min(record.steps.len()), self.now());
        let base = Base {
            step,
            rules_version: edition.rules_version,
            components: edition.components.clone(),
            state: snapshot.state,
        };
        let unreadable = |reason: String| {
            OpenError::Unreadable(format!(
                "its rules have changed since version {}: {reason}",
                snapshot.rules_version
            ))
        };
        let loaded = edition.game.load_state(&base.state, record.seed().nth(step as u64));
        let mut game = loaded.map_err(|error| unreadable(error.0))?;
        let mut entries = vec![Entry::Rebased {
            step,
            rules_version: edition.rules_version,
            components: base.components.clone(),
            state: base.state.clone(),
        }];
        // An undo after the position was kept leaves a position of steps that are no more.
        for &(seat, action) in &record.steps[step..] {
            if game.act_again(seat, action).is_err() {
                break;
            }
            entries.push(Entry::Step { seat, action });
        }
        if record.status == Status::Playing {
            let state = State { record, game: None, edition };
            return self.write_rebased(state, entries, now).await;
        }
        // What is over stays as it is: it is only looked at.
        let record = Record { base: Some(base), ..record };
        Ok(State { record, game: Some(Arc::from(game)), edition })
    }

    async fn write_rebased(
        &self,
        state: State,
        entries: Vec<Entry>,
        now: crate::Moment,
    ) -> Result<State, OpenError> {
        let number = |(at, entry)| Written {
            number: state.record.version + 1 + at as u64,
            at: now,
            entry,
            clocks: state.record.clocks.clone(),
        };
        let written: Vec<Written> = entries.into_iter().enumerate().map(number).collect();
        let next = state.with(&written).map_err(|broken| match broken {
            Broken::OtherRules => OpenError::Unreadable("its rules have changed".to_owned()),
            Broken::Unreadable(reason) => OpenError::Unreadable(reason),
        })?;
        let wake_at = self.wake_at(&next, now);
        let append = Append::new(&next.record, &written, next.waiting(), wake_at)?;
        match self.0.store.append(append).await {
            Ok(()) => Ok(next),
            Err(AppendError::Taken) => {
                Err(OpenError::Unreadable("another server is reading it".to_owned()))
            }
            Err(AppendError::Store(error)) => Err(error.into()),
        }
    }
}
