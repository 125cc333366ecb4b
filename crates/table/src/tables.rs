//! The handle on all tables: opens them, changes them, and announces changes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use engine::{AnyMatch, SeatSet};

use crate::advice::Kept;
use crate::bot_pace::BotPaces;
use crate::bus::{Bus, Notice, Watch};
use crate::chat::RecentTalk;
use crate::coach::Remark;
use crate::entry::{Entry, Written};
use crate::games::Games;
use crate::passwords::Passwords;
use crate::played::Measured;
use crate::pool::Pool;
use crate::record::{Occupant, Record, Status};
use crate::review::Review;
use crate::state::{Broken, State};
use crate::store::{Append, AppendError};
use crate::{Moment, OpenError, Settings, Store, StoreError, TableId, Time};

/// All tables of a database. Cheap to clone; every clone is the same.
///
/// Whatever returns `Ok` is durable. Once begun, an operation finishes even if nobody waits for it.
#[derive(Clone)]
pub struct Tables(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub store: Store,
    pub bus: Bus,
    pub time: Arc<dyn Time>,
    pub settings: Settings,
    pub pool: Pool,
    pub passwords: Passwords,
    pub games: Games,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    pub steps_taken: AtomicU64,
    pub measured: Measured,
    pub charge: Charge,
    /// Set when it is about to stop: no more bots start to think.
    pub leaving: AtomicBool,
}

/// The role of this handle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Charge {
    /// Serves people, and lets bots think where no worker does.
    Serving,
    /// Lets bots think, for the servers that ask.
    Working,
    /// Looks only.
    Visiting,
}

/// A table in memory.
pub(crate) struct Live {
    pub id: TableId,
    /// One change at a time.
    turnstile: tokio::sync::Mutex<()>,
    state: RwLock<Arc<State>>,
    used_at: AtomicI64,
    /// When a person last looked; 0 if never.
    looked_at: AtomicI64,
    pub thinking: Mutex<SeatSet>,
    /// Whether this server has the lease of the bots. Without other servers it always has.
    pub leased: AtomicBool,
    /// Whether this server is asking for the lease.
    pub asking: AtomicBool,
    /// The version that was last kept as a snapshot.
    pub snapshot: AtomicU64,
    /// The review of the finished game, if somebody asked.
    pub review: Mutex<Option<Review>>,
    /// Whether this server judges.
    pub judging: AtomicBool,
    /// The announced progress of the review when it was last read; `u64::MAX` if it never was.
    pub reviewed: AtomicU64,
    /// The last advice that somebody asked for.
    pub advice: Mutex<Option<Kept>>,
    /// What the coach said last, to each seat.
    pub remarks: Mutex<Vec<Remark>>,
    pub talk: RecentTalk,
    pub bot_paces: BotPaces,
}

impl Live {
    fn new(state: State, now: Moment) -> Live {
        Live {
            id: state.record.id.clone(),
            turnstile: tokio::sync::Mutex::new(()),
            state: RwLock::new(Arc::new(state)),
            used_at: AtomicI64::new(now.0),
            looked_at: AtomicI64::new(0),
            thinking: Mutex::new(SeatSet::EMPTY),
            leased: AtomicBool::new(false),
            asking: AtomicBool::new(false),
            snapshot: AtomicU64::new(0),
            review: Mutex::new(None),
            judging: AtomicBool::new(false),
            reviewed: AtomicU64::new(u64::MAX),
            advice: Mutex::new(None),
            remarks: Mutex::default(),
            talk: RecentTalk::default(),
            bot_paces: BotPaces::default(),
        }
    }

    pub fn state(&self) -> Arc<State> {
        Arc::clone(&self.state.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn thinking(&self) -> SeatSet {
        *self.thinking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn used_at(&self) -> Moment {
        Moment(self.used_at.load(Ordering::Relaxed))
    }

    pub fn looked_at(&self) -> Moment {
        Moment(self.looked_at.load(Ordering::Relaxed))
    }

    /// Whether a person sits there.
    pub fn has_people(&self) -> bool {
        !self.state().record.people().is_empty()
    }

    fn replace(&self, state: State) -> Arc<State> {
        let mut current = self.state.write().unwrap_or_else(PoisonError::into_inner);
        if state.record.version > current.record.version {
            *current = Arc::new(state);
        }
        Arc::clone(&current)
    }
}

/// The result of deciding on a change of a table.
pub(crate) struct Decided<T> {
    /// What to write.
    pub entries: Vec<Entry>,
    /// The game after that, if the check already played it, so that it isn't played twice.
    pub game: Option<Box<dyn AnyMatch>>,
    /// The caller's answer.
    pub answer: T,
}

/// Why a change wasn't written.
pub(crate) enum CommitError {
    /// Somebody else wrote first.
    Taken,
    Open(OpenError),
}

impl<E: Into<OpenError>> From<E> for CommitError {
    fn from(error: E) -> Self {
        CommitError::Open(error.into())
    }
}

impl From<AppendError> for CommitError {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::Taken => CommitError::Taken,
            AppendError::Store(error) => CommitError::Open(error.into()),
        }
    }
}

impl Tables {
    /// Takes charge of the tables of a database, with a bus of its own.
    pub async fn open(store: Store, settings: Settings) -> Result<Tables, StoreError> {
        Self::with_bus(store, settings, Bus::process()).await
    }

    /// Looks into a database without taking charge of it: no bot thinks, no clock is read. For the
    /// operator.
    pub fn visit(store: Store, settings: Settings) -> Tables {
        Self::on(store, settings, Bus::process(), Charge::Visiting)
    }

    /// Takes charge of the tables of a database, announcing changes on this bus.
    pub async fn with_bus(
        store: Store,
        settings: Settings,
        bus: Bus,
    ) -> Result<Tables, StoreError> {
        Self::in_charge(Self::on(store, settings, bus, Charge::Serving)).await
    }

    /// Lets bots think for the servers of a database, which ask for it on this bus.
    pub async fn worker(store: Store, settings: Settings, bus: Bus) -> Result<Tables, StoreError> {
        Self::in_charge(Self::on(store, settings, bus, Charge::Working)).await
    }

    async fn in_charge(tables: Tables) -> Result<Tables, StoreError> {
        // Before any clock is read: from now on a server is up.
        match tables.heartbeat().await {
            Ok(()) | Err(StoreError::ReadOnly) => Ok(tables),
            Err(error) => Err(error),
        }
    }

    fn on(store: Store, settings: Settings, bus: Bus, charge: Charge) -> Tables {
        let inner = Inner {
            store,
            bus,
            time: Arc::clone(&settings.time),
            pool: Pool::new(settings.bots),
            passwords: Passwords::new(),
            games: Games::new(settings.games),
            settings,
            live: Mutex::new(HashMap::new()),
            steps_taken: AtomicU64::new(0),
            measured: Measured::default(),
            charge,
            leaving: AtomicBool::new(false),
        };
        Tables(Arc::new(inner))
    }

    /// Listens to an existing table.
    pub async fn watch(&self, table: &TableId) -> Result<Watch, OpenError> {
        let live = self.live(table).await?;
        Ok(self.0.bus.subscribe(table, live.state().record.version))
    }

    /// Whether other servers may serve the same tables.
    pub fn is_shared(&self) -> bool {
        self.0.store.is_shared()
    }

    pub(crate) fn now(&self) -> Moment {
        self.0.time.now()
    }

    pub(crate) fn lives(&self) -> Vec<Arc<Live>> {
        let lives = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        lives.values().cloned().collect()
    }

    /// Takes a table out of memory; its journal stays.
    pub(crate) fn forget(&self, table: &TableId) {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// The table in memory, read from its journal if it wasn't there.
    pub(crate) async fn live(&self, table: &TableId) -> Result<Arc<Live>, OpenError> {
        let now = self.now();
        let found = {
            let lives = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
            lives.get(table).cloned()
        };
        if let Some(live) = found {
            live.used_at.store(now.0, Ordering::Relaxed);
            if self.0.store.is_shared() {
                self.catch_up(&live).await?;
            }
            return Ok(live);
        }
        let state = self.read(table).await?;
        let live = {
            let mut lives = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
            let fresh = || Arc::new(Live::new(state, now));
            let live = Arc::clone(lives.entry(table.clone()).or_insert_with(fresh));
            make_room(&mut lives, self.0.settings.in_memory);
            live
        };
        self.ask_to_think(&live);
        Ok(live)
    }

    /// The table for somebody who looks at it: bots that had stopped for lack of people go on.
    pub(crate) async fn looked_at(&self, table: &TableId) -> Result<Arc<Live>, OpenError> {
        let live = self.live(table).await?;
        live.looked_at.store(self.now().0, Ordering::Relaxed);
        self.ask_to_think(&live);
        Ok(live)
    }

    async fn read(&self, table: &TableId) -> Result<State, OpenError> {
        let read = self.try_to_read(table).await;
        if let Err(OpenError::Unreadable(reason)) = &read {
            tracing::error!(%table, %reason, "a table can't be read");
        }
        read
    }

    /// Checks that a table can be read. Nothing is changed, and nothing kept in memory.
    pub async fn check(&self, table: &TableId) -> Result<(), OpenError> {
        let stored = self.0.store.load(table).await?.ok_or(OpenError::NoTable)?;
        let edition = self.0.games.find(&stored.spec.game)?;
        let record = Record::new(table.clone(), stored.spec, stored.created_at);
        match State::read(record, &stored.journal, edition) {
            // Under changed rules it continues from its snapshot.
            Ok(_) | Err((_, Broken::OtherRules | Broken::NewerRules)) => Ok(()),
            Err((_, Broken::Unreadable(reason))) => Err(OpenError::Unreadable(reason)),
        }
    }

    async fn try_to_read(&self, table: &TableId) -> Result<State, OpenError> {
        let mut state = loop {
            let stored = self.0.store.load(table).await?.ok_or(OpenError::NoTable)?;
            let edition = self.0.games.find(&stored.spec.game)?;
            let record = Record::new(table.clone(), stored.spec, stored.created_at);
            match State::read(record, &stored.journal, Arc::clone(&edition)) {
                Ok(state) => break state,
                Err((_, Broken::Unreadable(reason))) => return Err(OpenError::Unreadable(reason)),
                Err((_, Broken::NewerRules)) => return Err(OpenError::Newer),
                Err((record, Broken::OtherRules)) => {
                    let went_on = self.go_on_by_new_rules(*record, &stored.journal, edition).await;
                    match went_on {
                        Ok(state) => break state,
                        // Somebody else has just done the same: read what they wrote.
                        Err(CommitError::Taken) => {}
                        Err(CommitError::Open(error)) => return Err(error),
                    }
                }
            }
        };
        let now = self.now();
        if let Some(clocks) = &mut state.record.clocks {
            clocks.skip(self.0.store.outage(clocks.since(), now).await?);
        }
        Ok(state)
    }

    /// Reads what other processes have written since.
    pub(crate) async fn catch_up(&self, live: &Arc<Live>) -> Result<(), OpenError> {
        let state = live.state();
        let more = self.0.store.entries_after(&live.id, state.record.version).await?;
        if more.is_empty() {
            return Ok(());
        }
        match state.with(&more) {
            Ok(next) => {
                let next = live.replace(next);
                // The writer has told the other servers.
                self.0.bus.catch_up(&live.id, Notice::Version(next.record.version));
                Ok(())
            }
            Err(Broken::NewerRules) => {
                self.forget(&live.id);
                Err(OpenError::Newer)
            }
            Err(broken) => {
                self.forget(&live.id);
                Err(OpenError::Unreadable(format!("{broken:?}")))
            }
        }
    }

    /// Changes a table: `decide` returns the entries to write, given the current state. If somebody
    /// else writes first it is called again.
    pub(crate) async fn change<T, E>(
        &self,
        table: &TableId,
        decide: impl Fn(&State, Moment) -> Result<(Vec<Entry>, T), E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<OpenError> + Send + 'static,
    {
        let decide = move |state: &State, now| {
            let (entries, answer) = decide(state, now)?;
            Ok(Decided { entries, game: None, answer })
        };
        self.decide(table, decide).await
    }

    /// Changes a table by a decision in its game. The decision is played once: the checked game is
    /// kept.
    pub(crate) async fn play<T, E>(
        &self,
        table: &TableId,
        decide: impl Fn(&State) -> Result<Decided<T>, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<OpenError> + Send + 'static,
    {
        self.decide(table, move |state, _| decide(state)).await
    }

    async fn decide<T, E>(
        &self,
        table: &TableId,
        decide: impl Fn(&State, Moment) -> Result<Decided<T>, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<OpenError> + Send + 'static,
    {
        let (tables, table) = (self.clone(), table.clone());
        // In its own task: if the caller goes away, memory must not fall behind the journal.
        let changed = tokio::spawn(async move {
            let live = tables.live(&table).await?;
            let _alone = live.turnstile.lock().await;
            loop {
                let now = tables.now();
                let state = live.state();
                let Decided { entries, game, answer } = decide(&state, now)?;
                if entries.is_empty() {
                    return Ok(answer);
                }
                match tables.commit(&live, &state, entries, game, now).await {
                    Ok(()) => return Ok(answer),
                    Err(CommitError::Taken) => {
                        tables.catch_up(&live).await?;
                        if live.state().record.version == state.record.version {
                            let reason = "its next entry is taken and can't be read".to_owned();
                            return Err(OpenError::Unreadable(reason).into());
                        }
                    }
                    Err(CommitError::Open(error)) => return Err(error.into()),
                }
            }
        });
        match changed.await {
            Ok(answer) => answer,
            Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
            Err(_) => Err(OpenError::Store(StoreError::Unreachable("it is closed".into())).into()),
        }
    }

    async fn commit(
        &self,
        live: &Arc<Live>,
        state: &State,
        entries: Vec<Entry>,
        game: Option<Box<dyn AnyMatch>>,
        now: Moment,
    ) -> Result<(), CommitError> {
        let (next, written) = self.follow(state, entries, game, now)?;
        let keeper = self.keeper_of(&next, live.looked_at());
        let append = Append::new(&next.record, &written, next.waiting(), self.wake_at(&next, now));
        self.0.store.append(append?.leased_to(keeper.as_ref())).await?;
        let steps = next.record.steps.len().saturating_sub(state.record.steps.len());
        self.0.steps_taken.fetch_add(steps as u64, Ordering::Relaxed);
        let next = live.replace(next);
        // First who thinks, then what happened, so that other servers don't ask for the work.
        self.hand_over(live, keeper);
        self.0.bus.publish(&live.id, Notice::Version(next.record.version));
        self.keep_snapshot_now_and_then(live, &written);
        Ok(())
    }

    /// A new table with its first entries.
    pub(crate) async fn write_first(
        &self,
        record: Record,
        entries: Vec<Entry>,
    ) -> Result<(), OpenError> {
        let now = record.created_at;
        let edition = self.0.games.find(&record.spec.game)?;
        let state = State { record, game: None, edition };
        let (next, written) = self.follow(&state, entries, None, now)?;
        let wake_at = self.wake_at(&next, now);
        let keeper = self.keeper_of(&next, now);
        let append = Append::opening(&next.record, &written, next.waiting(), wake_at)?;
        self.0.store.append(append.leased_to(keeper.as_ref())).await.map_err(
            |error| match error {
                AppendError::Taken => OpenError::Unreadable("its name is taken".to_owned()),
                AppendError::Store(error) => error.into(),
            },
        )?;
        let id = next.record.id.clone();
        let live = Arc::new(Live::new(next, now));
        live.looked_at.store(now.0, Ordering::Relaxed);
        {
            let mut lives = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
            lives.insert(id, Arc::clone(&live));
            make_room(&mut lives, self.0.settings.in_memory);
        }
        self.hand_over(&live, keeper);
        Ok(())
    }

    /// The table after these entries and everything that follows automatically, using the game that
    /// was already played to check them.
    fn follow(
        &self,
        state: &State,
        entries: Vec<Entry>,
        game: Option<Box<dyn AnyMatch>>,
        now: Moment,
    ) -> Result<(State, Vec<Written>), OpenError> {
        let broken = |broken: Broken| OpenError::Unreadable(format!("{broken:?}"));
        let number =
            |after: u64, entry: Entry| Written { number: after + 1, at: now, entry, clocks: None };
        let mut written: Vec<Written> = Vec::with_capacity(entries.len() + 1);
        for entry in entries {
            let last = written.last().map_or(state.record.version, |last| last.number);
            written.push(number(last, entry));
        }
        let mut next = match game {
            Some(game) => state.with_played(&written, game),
            None => state.with(&written).map_err(broken)?,
        };
        while let Some(entry) = consequence(&next) {
            let follows = number(next.record.version, entry);
            next = next.with(std::slice::from_ref(&follows)).map_err(broken)?;
            written.push(follows);
        }
        next.record.clocks = next.clocks_after(now, &written);
        if let Some(last) = written.last_mut() {
            last.clocks.clone_from(&next.record.clocks);
        }
        Ok((next, written))
    }

    /// When the table needs attention: its next clock runs out, or its bots have been silent for so
    /// long that the server that let them think must be gone.
    pub(crate) fn wake_at(&self, state: &State, now: Moment) -> Option<Moment> {
        let deadline = state.record.clocks.as_ref().and_then(crate::Clocks::deadline);
        let silent = now.after(self.0.settings.bot_patience);
        // Without people the next look starts them; with several servers, the leases do.
        let has_people = !state.record.people().is_empty() && !self.0.store.is_shared();
        let bots = (has_people && !state.bots_waiting().is_empty()).then_some(silent);
        match (deadline, bots) {
            (Some(deadline), Some(bots)) => Some(deadline.min(bots)),
            (one, other) => one.or(other),
        }
    }
}

/// Drops the least recently used tables from memory, a tenth at once. Those in use stay: there must
/// never be two copies of a table in memory.
fn make_room(lives: &mut HashMap<TableId, Arc<Live>>, most: usize) {
    if lives.len() <= most {
        return;
    }
    let is_free = |live: &Arc<Live>| Arc::strong_count(live) == 1 && live.thinking().is_empty();
    let mut free: Vec<(Moment, TableId)> = lives
        .iter()
        .filter(|(_, live)| is_free(live))
        .map(|(id, live)| (live.used_at(), id.clone()))
        .collect();
    free.sort();
    for (_, id) in free.into_iter().take(lives.len() - most + most / 10) {
        lives.remove(&id);
    }
}

/// The entry that follows automatically from a state, if any.
fn consequence(state: &State) -> Option<Entry> {
    let is_open = |occupant: &Occupant| matches!(occupant, Occupant::Open { .. });
    match state.record.status {
        Status::Gathering if !state.record.seats.iter().any(|seat| is_open(&seat.occupant)) => {
            Some(Entry::Started)
        }
        Status::Playing if state.game.as_ref().is_some_and(|game| game.outcome().is_some()) => {
            Some(Entry::Ended)
        }
        _ => None,
    }
}
