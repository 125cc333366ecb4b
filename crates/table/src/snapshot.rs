//! Snapshots kept beside journals: a table continues from them when the rules have changed.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::entry::{Entry, Written};
use crate::games::Edition;
use crate::record::{Base, Record, Status};
use crate::state::{Broken, State};
use crate::store::{Append, StoredSnapshot};
use crate::tables::{CommitError, Live};
use crate::{OpenError, Tables};

impl Tables {
    /// Keeps the position every few steps, after taking back and at the end, in the background.
    pub(crate) fn keep_snapshot_now_and_then(&self, live: &Arc<Live>, written: &[Written]) {
        let state = live.state();
        let kept = live.snapshot.load(Ordering::Relaxed) as usize;
        let steps = state.record.steps.len();
        let matters =
            |written: &Written| matches!(written.entry, Entry::Undone { .. } | Entry::Ended);
        let is_due = steps.abs_diff(kept) >= self.0.settings.snapshot_every;
        if is_due || written.iter().any(matters) {
            live.snapshot.store(steps as u64, Ordering::Relaxed);
            let (tables, live) = (self.clone(), Arc::clone(live));
            tokio::spawn(async move { tables.keep_snapshot(&live).await });
        }
    }

    /// Keeps the position. It is only a cache: if that fails, the journal is still complete.
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

    /// Continues from the kept position by today's rules, and notes that in the journal. Later
    /// steps are played again as far as today's rules allow them.
    pub(crate) async fn go_on_by_new_rules(
        &self,
        record: Record,
        journal: &[Written],
        edition: Arc<Edition>,
    ) -> Result<State, CommitError> {
        let kept = self.0.store.snapshot(&record.id).await?;
        let kept = kept.filter(|kept| still_counts(kept, journal, record.steps.len()));
        let kept = kept.ok_or_else(|| {
            OpenError::Unreadable("its rules have changed, and no position was kept".to_owned())
        })?;
        let loaded = edition.game.load_state(&kept.state, record.seed().nth(kept.step as u64));
        let mut game = loaded.map_err(|error| {
            let since = kept.rules_version;
            OpenError::Unreadable(format!("its rules have changed since version {since}: {error}"))
        })?;
        let mut entries = vec![Entry::Rebased {
            step: kept.step,
            rules_version: edition.rules_version,
            components: edition.components.clone(),
            state: kept.state.clone(),
        }];
        for &(seat, action) in &record.steps[kept.step..] {
            if game.act_again(seat, action).is_err() {
                break;
            }
            entries.push(Entry::Step { seat, action });
        }
        if record.status == Status::Playing {
            return self.write_rebased(State { record, game: None, edition }, entries).await;
        }
        // A finished game stays as it is: it is only looked at.
        let base = Base {
            step: kept.step,
            rules_version: edition.rules_version,
            components: edition.components.clone(),
            state: kept.state,
        };
        let record = Record { base: Some(base), ..record };
        Ok(State { record, game: Some(Arc::from(game)), edition })
    }

    async fn write_rebased(&self, state: State, entries: Vec<Entry>) -> Result<State, CommitError> {
        let (version, now) = (state.record.version, self.now());
        let number = |(number, entry)| Written {
            number,
            at: now,
            entry,
            clocks: state.record.clocks.clone(),
        };
        let written: Vec<Written> = (version + 1..).zip(entries).map(number).collect();
        let next = state.with(&written).map_err(|broken| match broken {
            Broken::OtherRules => OpenError::Unreadable("its rules have changed".to_owned()),
            Broken::NewerRules => OpenError::Newer,
            Broken::Unreadable(reason) => OpenError::Unreadable(reason),
        })?;
        let wake_at = self.wake_at(&next, now);
        let append = Append::new(&next.record, &written, next.waiting(), wake_at)?;
        let keeper = self.keeper_of(&next, now);
        self.0.store.append(append.leased_to(keeper.as_ref())).await?;
        Ok(next)
    }
}

/// Whether all steps of a kept position still count: none was taken back since.
fn still_counts(kept: &StoredSnapshot, journal: &[Written], steps: usize) -> bool {
    let mut now = steps;
    let mut fewest = steps;
    // Backwards through the entries since the position was kept.
    for written in journal.iter().rev().take_while(|written| written.number > kept.entry) {
        match written.entry {
            Entry::Step { .. } => now = now.saturating_sub(1),
            Entry::Undone { count, .. } => now += count,
            _ => {}
        }
        fewest = fewest.min(now);
    }
    fewest >= kept.step
}
