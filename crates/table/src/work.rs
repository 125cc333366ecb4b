//! Which server does the work of a table where several share a database, and how they hear of
//! each other.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::bus::{Bus, Here, News, Notice, Reach};
use crate::id::ServerId;
use crate::state::State;
use crate::store::LEASE;
use crate::tables::{Charge, Live};
use crate::{GuestId, Moment, OpenError, StoreError, TableId, Tables};

/// How often a server says that it is up and renews its leases: four times during each.
const BEAT: Duration = Duration::from_millis(500);
/// How often the database is asked for news while other servers can't be heard.
const ASK: Duration = Duration::from_secs(2);
/// How often it is asked although they can be heard: a message may be lost.
const ASK_ANYWAY: Duration = Duration::from_secs(15);
/// The most tables in one query.
const TOGETHER: usize = 500;
/// How often to ask for a lease that another server has: until it must have run out.
const TRIES: u32 = 12;
/// The most tables taken over in one round.
const MANY: u32 = 256;

impl Tables {
    /// The bus on which this server speaks.
    pub fn bus(&self) -> &Bus {
        &self.0.bus
    }

    /// Tells every server that one of a guest's sessions has ended.
    pub fn tell_signed_out(&self, guest: &GuestId) {
        self.0.bus.tell(News::SignedOut(guest.clone()));
    }

    /// Leaves its work to other servers: no more bots start to think here.
    pub async fn leave_work(&self) -> Result<(), StoreError> {
        self.0.leaving.store(true, Ordering::Relaxed);
        self.0.bus.tell(News::Leaving);
        self.0.store.release_all(self.0.bus.server()).await
    }

    /// The server that should let the bots of a table think next. Workers come first where people
    /// play; without people the server where somebody watches goes on.
    pub(crate) fn keeper_of(&self, state: &State, looked_at: Moment) -> Option<ServerId> {
        let is_wanted = !state.bots_waiting().is_empty() && self.are_bots_wanted(state, looked_at);
        if !self.0.store.is_shared() || !is_wanted {
            return None;
        }
        let may_move = self.0.charge == Charge::Serving && !state.record.people().is_empty();
        let worker = may_move.then(|| self.0.bus.free_worker()).flatten();
        Some(worker.unwrap_or_else(|| self.0.bus.server().clone()))
    }

    /// Lets the bots of a table think here or on the server that has the lease.
    pub(crate) fn hand_over(&self, live: &Arc<Live>, keeper: Option<ServerId>) {
        if !self.0.store.is_shared() {
            return self.let_bots_think(live);
        }
        let is_ours = keeper.as_ref() == Some(self.0.bus.server());
        live.leased.store(is_ours, Ordering::Relaxed);
        match keeper {
            Some(_) if is_ours => self.let_bots_think(live),
            Some(worker) => {
                self.0.bus.tell(News::Think { worker, table: live.id.clone() });
            }
            None => {}
        }
    }

    /// Lets the bots of a table think if nobody else does.
    pub(crate) fn ask_to_think(&self, live: &Arc<Live>) {
        if !self.0.store.is_shared() {
            return self.let_bots_think(live);
        }
        if !self.needs_thinking(live) || live.asking.swap(true, Ordering::Relaxed) {
            return;
        }
        let (tables, live) = (self.clone(), Arc::clone(live));
        tokio::spawn(async move {
            // The lease's owner may be gone: then it runs out while we ask.
            for _ in 0..TRIES {
                match tables.try_to_take(&live).await {
                    Ok(true) => break,
                    Ok(false) => {}
                    Err(error) => {
                        tracing::debug!(table = %live.id, %error, "no lease was taken");
                    }
                }
                sleep(LEASE / 4).await;
            }
            live.asking.store(false, Ordering::Relaxed);
        });
    }

    /// Whether bots of a table must decide and nobody is known to let them think.
    fn needs_thinking(&self, live: &Live) -> bool {
        let state = live.state();
        let elsewhere = self.0.bus.pulse(&live.id).unwrap_or_default().thinking;
        let is_served = !live.thinking().is_empty() || !elsewhere.is_empty();
        let is_wanted = self.are_bots_wanted(&state, live.looked_at());
        !state.bots_waiting().is_empty()
            && !is_served
            && is_wanted
            && self.0.charge != Charge::Visiting
    }

    /// Takes the lease of a table and lets its bots think; false if another server has it.
    async fn try_to_take(&self, live: &Arc<Live>) -> Result<bool, OpenError> {
        self.catch_up(live).await?;
        if !self.needs_thinking(live) {
            return Ok(true);
        }
        let taken = self.0.store.take(&live.id, self.0.bus.server()).await?;
        if taken {
            live.leased.store(true, Ordering::Relaxed);
            self.let_bots_think(live);
        }
        Ok(taken)
    }

    /// Takes over the work of servers that are gone.
    pub(crate) async fn take_over(&self) -> Result<(), StoreError> {
        if self.0.leaving.load(Ordering::Relaxed) {
            return Ok(());
        }
        let server = self.0.bus.server();
        for table in self.0.store.take_expired(server, MANY).await? {
            if !self.begin_work(&table).await {
                self.0.store.drop_lease(&table, server).await?;
            }
        }
        for table in self.0.store.take_expired_reviews(server, MANY).await? {
            if let Err(error) = self.go_on_judging(&table).await {
                tracing::warn!(%table, %error, "a game can't be judged");
            }
        }
        Ok(())
    }

    /// Lets the bots of a table think after taking its lease; false if there is nothing to do.
    async fn begin_work(&self, table: &TableId) -> bool {
        let live = match self.live(table).await {
            Ok(live) => live,
            Err(error) => {
                tracing::warn!(%table, %error, "the work of a table can't be taken over");
                return false;
            }
        };
        live.leased.store(true, Ordering::Relaxed);
        self.let_bots_think(&live);
        !live.thinking().is_empty()
    }

    /// Says that this server is up and renews its leases, for as long as it is polled.
    pub(crate) async fn keep_leases(&self) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            beats.tick().await;
            if self.0.leaving.load(Ordering::Relaxed) {
                continue;
            }
            let places = self.0.settings.bots.max(1);
            let free = places.saturating_sub(self.0.pool.busy(places)) as u32;
            let is_worker = self.0.charge == Charge::Working;
            self.0.bus.beat(Here { worker: is_worker.then_some(free) });
            if let Err(error) = self.renew_leases().await {
                tracing::debug!(%error, "leases were not renewed");
            }
        }
    }

    async fn renew_leases(&self) -> Result<(), StoreError> {
        let thinks =
            |live: &Arc<Live>| !live.thinking().is_empty() && live.leased.load(Ordering::Relaxed);
        let lives: Vec<Arc<Live>> = self.lives().into_iter().filter(thinks).collect();
        if lives.is_empty() || !self.0.store.is_shared() {
            return Ok(());
        }
        let names: Vec<TableId> = lives.iter().map(|live| live.id.clone()).collect();
        let ours = self.0.store.renew(&names, self.0.bus.server()).await?;
        for live in lives.iter().filter(|live| !ours.contains(&live.id)) {
            live.leased.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Does what other servers ask for, for as long as it is polled.
    pub(crate) async fn hear_news(&self) {
        let mut news = self.0.bus.news();
        loop {
            match news.recv().await {
                Ok((_, News::Think { worker, table })) if worker == *self.0.bus.server() => {
                    let tables = self.clone();
                    tokio::spawn(async move { tables.begin_work(&table).await });
                }
                Ok((server, News::Back)) => self.0.bus.ask_again(&server),
                // Missed requests are taken over when their leases run out.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return std::future::pending().await,
            }
        }
    }

    /// Asks the database for news that didn't come over the bus, for as long as it is polled.
    pub(crate) async fn ask_for_news(&self) {
        if !self.0.store.is_shared() {
            return std::future::pending().await;
        }
        let mut reaches = self.0.bus.reaches();
        loop {
            let heard = self.0.bus.is_shared() && *reaches.borrow_and_update() == Reach::Up;
            let changed = tokio::select! {
                changed = reaches.changed() => changed.is_ok(),
                () = sleep(if heard { ASK_ANYWAY } else { ASK }) => false,
            };
            if changed && *reaches.borrow() == Reach::Up {
                self.0.bus.come_back();
            }
            if let Err(error) = self.ask_once().await {
                tracing::debug!(%error, "the database can't be asked for news");
            }
        }
    }

    async fn ask_once(&self) -> Result<(), StoreError> {
        for some in self.0.bus.listened().chunks(TOGETHER) {
            for (table, version, talk, reviewed) in self.0.store.versions(some).await? {
                self.0.bus.catch_up(&table, Notice::Version(version));
                self.0.bus.catch_up(&table, Notice::Talk(talk));
                self.0.bus.catch_up(&table, Notice::Reviewed(reviewed));
            }
        }
        Ok(())
    }
}
