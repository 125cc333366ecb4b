//! The keeper: looks after clocks, bots and idle tables.

use std::time::Duration;

use crate::entry::{Entry, WhyBot, WhyClosed};
use crate::record::Status;
use crate::sessions::UNUSED;
use crate::store::Heartbeat;
use crate::tables::{Charge, Live};
use crate::{Moment, OpenError, StoreError, TableId, Tables};

/// The interval between rounds: the most a clock overruns.
const ROUND: Duration = Duration::from_millis(250);
/// How often a server writes its heartbeat.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// A gap this long between heartbeats means that no server was up.
const OUTAGE: Duration = Duration::from_secs(15);
/// How often tables in memory are looked through for idle ones.
const SWEEP: Duration = Duration::from_secs(15);
/// How often abandoned tables are looked for in the database.
const TIDY: Duration = Duration::from_secs(60);
/// The most tables handled in one round.
const MANY: u32 = 256;

impl Tables {
    /// Looks after the tables for as long as it is polled: spawn it once in every server.
    pub async fn keep(self) {
        tokio::join!(self.keep_rounds(), self.keep_leases(), self.hear_news(), self.ask_for_news());
    }

    async fn keep_rounds(&self) {
        let (mut beaten, mut swept, mut tidied) = (self.now(), self.now(), self.now());
        let mut failed: Option<Moment> = None;
        let mut rounds = tokio::time::interval(ROUND);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            let now = self.now();
            let mut done = self.look_after_due().await;
            done = done.and(self.take_over().await);
            if now.since(beaten) >= HEARTBEAT {
                beaten = now;
                done = done.and(self.heartbeat().await);
                done = done.and(self.clear_banned_seats().await);
            }
            if now.since(swept) >= SWEEP {
                swept = now;
                self.evict_idle().await;
            }
            if now.since(tidied) >= TIDY {
                tidied = now;
                done = done.and(self.expire().await);
            }
            match done {
                Ok(()) => failed = None,
                // Logged once and then now and then: it is tried again four times a second.
                Err(error) if failed.is_none_or(|since| now.since(since) >= TIDY) => {
                    failed = Some(now);
                    tracing::warn!(%error, "the keeper could not look after the tables");
                }
                Err(_) => {}
            }
        }
    }

    /// One round of everything the keeper does.
    pub async fn tick(&self) -> Result<(), StoreError> {
        self.heartbeat().await?;
        self.clear_banned_seats().await?;
        self.look_after_due().await?;
        self.take_over().await?;
        self.evict_idle().await;
        self.expire().await
    }

    /// Stores the positions of all tables in memory, leaves the work to other servers, and closes
    /// the database.
    pub async fn close(&self) {
        if self.0.charge != Charge::Visiting
            && let Err(error) = self.leave_work().await
        {
            tracing::warn!(%error, "other servers take over once the leases have run out");
        }
        for live in self.lives() {
            if self.0.charge != Charge::Visiting {
                self.keep_snapshot(&live).await;
            }
            self.forget(&live.id);
        }
        if self.0.charge != Charge::Visiting
            && let Err(error) = self.heartbeat().await
        {
            tracing::warn!(%error, "the last heartbeat was not kept");
        }
        self.0.store.close().await;
    }

    /// Checks that games can be played: the database answers and accepts writes.
    pub async fn health(&self) -> Result<(), StoreError> {
        self.0.store.probe().await
    }

    pub(crate) async fn heartbeat(&self) -> Result<(), StoreError> {
        let heartbeat = self.0.store.heartbeat(self.now(), OUTAGE).await?;
        if heartbeat == Heartbeat::AfterOutage {
            // The machine slept: read again, so that clocks leave that time out.
            let has_clocks = |live: &Live| live.state().record.clocks.is_some();
            self.lives().iter().filter(|live| has_clocks(live)).for_each(|live| {
                self.forget(&live.id);
            });
        }
        Ok(())
    }

    /// Handles clocks that have run out, and bots that nobody has let think.
    async fn look_after_due(&self) -> Result<(), StoreError> {
        for table in self.0.store.due(self.now(), MANY).await? {
            match self.look_after(&table).await {
                Ok(()) => {}
                Err(OpenError::Store(error)) => return Err(error),
                Err(error) => {
                    tracing::warn!(%table, ?error, "a table can't be looked after");
                    self.0.store.wake_later(&table, None).await?;
                }
            }
        }
        Ok(())
    }

    async fn look_after(&self, table: &TableId) -> Result<(), OpenError> {
        self.change(table, |state, now| {
            let out = match &state.record.clocks {
                Some(clocks) if state.record.status == Status::Playing => clocks.out(now),
                _ => engine::SeatSet::EMPTY,
            };
            let level = &state.record.spec.stand_in;
            let bot =
                |seat| Entry::BotSeated { seat, level: level.clone(), why: WhyBot::OutOfTime };
            Ok::<_, OpenError>((out.iter().map(bot).collect(), ()))
        })
        .await?;
        let live = self.live(table).await?;
        self.ask_to_think(&live);
        let (state, now) = (live.state(), self.now());
        let wake_at = self.wake_at(&state, now);
        Ok(self.0.store.wake_later(table, wake_at).await?)
    }

    /// Drops tables from memory that nobody has looked at for a while, finished ones sooner.
    async fn evict_idle(&self) {
        let (now, settings) = (self.now(), &self.0.settings);
        for live in self.lives() {
            let busy = !live.thinking().is_empty();
            let is_open = matches!(live.state().record.status, Status::Gathering | Status::Playing);
            let idle = if is_open { settings.idle } else { settings.idle_over };
            if !busy && now.since(live.used_at()) >= idle {
                self.keep_snapshot(&live).await;
                self.forget(&live.id);
            }
        }
    }

    /// Gives abandoned tables notice, and closes them when it has run out.
    async fn expire(&self) -> Result<(), StoreError> {
        let (now, settings) = (self.now(), &self.0.settings);
        if !self.0.store.take_duty("expiry", self.0.bus.server(), 2 * TIDY).await? {
            return Ok(());
        }
        self.0.store.forget_allowances().await?;
        self.0.store.forget_sessions(now.before(UNUSED)).await?;
        let since =
            [(Status::Gathering, settings.gathering_for), (Status::Playing, settings.silent_for)];
        for (status, silence) in since {
            let idle = self.0.store.idle_since(status.word(), now.before(silence), MANY).await?;
            for table in idle {
                let closes_at = now.after(settings.notice);
                self.write_alone(&table, Entry::Warned { closes_at }).await?;
            }
        }
        for table in self.0.store.to_close(now, MANY).await? {
            self.write_alone(&table, Entry::Closed { why: WhyClosed::Abandoned }).await?;
        }
        Ok(())
    }

    async fn write_alone(&self, table: &TableId, entry: Entry) -> Result<(), StoreError> {
        let written = self.change(table, move |state, now| {
            let is_open = matches!(state.record.status, Status::Gathering | Status::Playing);
            // Somebody may have moved, or another server given notice.
            let still = match entry {
                Entry::Warned { .. } => state.record.closes_at.is_none(),
                _ => state.record.closes_at.is_some_and(|moment| moment <= now),
            };
            let entries = if is_open && still { vec![entry.clone()] } else { Vec::new() };
            Ok::<_, OpenError>((entries, ()))
        });
        match written.await {
            Err(OpenError::Store(error)) => Err(error),
            Err(error) => {
                tracing::warn!(%table, ?error, "an abandoned table can't be opened");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }
}
