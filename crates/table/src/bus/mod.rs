//! The bus: tells everybody who looks at a table that it has changed, on this server and on others.
//! Any message may be lost or come twice: the journal is the truth.
//!
//! Listeners of this process are kept in a [`Hub`]; a [`Carrier`] takes messages to the hubs of other
//! servers and brings theirs. There are three ways to run it: [`Bus::process`] for a single server,
//! [`Bus::postgres`] for servers that share nothing but their database, [`Bus::nats`] for many.

mod hub;
mod message;
mod nats;
mod postgres;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::SeatSet;
use tokio::sync::{broadcast, watch};

use self::hub::Hub;
pub use self::hub::{Pulse, Watch};
pub use self::message::{Here, News, Notice};
use self::message::{Letter, Message};
use crate::id::ServerId;
use crate::{Store, TableId};

/// Whether other servers can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Messages come and go.
    Up,
    /// Nothing is carried now: listeners have to ask the database.
    Away,
}

/// Why a bus can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// Nobody answers there.
    #[error("no NATS server answers at {address}: {reason}")]
    Unreachable {
        /// Where, without a password.
        address: String,
        /// Why.
        reason: String,
    },
    /// The address can't be read.
    #[error("'{address}' is not the address of a NATS server: {reason}")]
    BadAddress {
        /// As it was given, without a password.
        address: String,
        /// Why.
        reason: String,
    },
    /// It refuses our name and password.
    #[error("the NATS server at {address} refuses the name and password")]
    Refused {
        /// Where, without a password.
        address: String,
    },
    /// It is too old.
    #[error("the NATS server at {address} is version {version}: at least {least} is needed")]
    TooOld {
        /// Where, without a password.
        address: String,
        /// Its version.
        version: String,
        /// The oldest that works.
        least: &'static str,
    },
    /// The store is not on PostgreSQL.
    #[error("this bus needs a PostgreSQL database, which several servers can share")]
    NotShared,
    /// PostgreSQL doesn't carry messages.
    #[error("PostgreSQL can't carry messages: {0}")]
    Postgres(String),
}

/// Takes messages to other servers and brings theirs into the hub.
trait Carrier: Send + Sync {
    /// Sends a message, soon and without waiting. It may be lost.
    fn send(&self, letter: Letter);

    /// Starts to receive messages about a table.
    fn follow(&self, table: &TableId);

    /// Stops receiving messages about a table.
    fn leave(&self, table: &TableId);
}

/// Counts of messages so far.
#[derive(Default)]
struct Tally {
    sent: AtomicU64,
    received: AtomicU64,
    lost: AtomicU64,
}

/// The messages of a server since its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// Messages sent to other servers.
    pub sent: u64,
    /// Messages received from other servers.
    pub received: u64,
    /// Messages that could not be sent.
    pub lost: u64,
}

/// The bus of a server. Cheap to clone; every clone is the same.
#[derive(Clone)]
pub struct Bus(Arc<Inner>);

struct Inner {
    hub: Arc<Hub>,
    /// `None` for a single server.
    carrier: Option<Box<dyn Carrier>>,
}

impl Bus {
    /// The bus of a single process.
    pub fn process() -> Bus {
        Bus(Arc::new(Inner { hub: Arc::new(Hub::new()), carrier: None }))
    }

    /// The bus of servers on one PostgreSQL, by its `LISTEN` and `NOTIFY`.
    pub async fn postgres(store: &Store) -> Result<Bus, BusError> {
        let hub = Arc::new(Hub::new());
        let carrier = postgres::Notify::connect(store, Arc::clone(&hub)).await?;
        Ok(Bus(Arc::new(Inner { hub, carrier: Some(Box::new(carrier)) })))
    }

    /// The bus of servers that share a NATS server: `nats://[NAME:PASSWORD@]HOST[:PORT]`.
    pub async fn nats(address: &str) -> Result<Bus, BusError> {
        let hub = Arc::new(Hub::new());
        let carrier = nats::Nats::connect(address, Arc::clone(&hub)).await?;
        Ok(Bus(Arc::new(Inner { hub, carrier: Some(Box::new(carrier)) })))
    }

    /// The name of this server on the bus.
    pub fn server(&self) -> &ServerId {
        &self.0.hub.server
    }

    /// Tells everybody who listens to a table.
    pub fn publish(&self, table: &TableId, notice: Notice) {
        self.0.hub.notice(self.server(), table, &notice);
        self.send(Message::Notice(table.clone(), notice));
    }

    /// Tells everybody who listens to a table here that the coach spoke.
    pub(crate) fn coached(&self, table: &TableId) {
        self.0.hub.coached(table);
    }

    /// Listens to a table from now on; the caller knows this version of it already.
    pub fn subscribe(&self, table: &TableId, version: u64) -> Watch {
        let (watch, is_first) = self.0.hub.subscribe(self, table, version);
        if is_first && let Some(carrier) = &self.0.carrier {
            carrier.follow(table);
            // Other servers said who looks before anybody here listened.
            self.ask_who_looks(table);
        }
        watch
    }

    /// Tells the listeners here what the database says about a table.
    pub(crate) fn catch_up(&self, table: &TableId, notice: Notice) {
        self.0.hub.notice(self.server(), table, &notice);
    }

    /// Tells every other server.
    pub fn tell(&self, news: News) {
        self.send(Message::News(news));
    }

    /// Listens to the news from other servers.
    pub fn news(&self) -> broadcast::Receiver<(ServerId, News)> {
        self.0.hub.news()
    }

    /// The sum of the notices about a table; `None` if nobody here listens to it.
    pub fn pulse(&self, table: &TableId) -> Option<Pulse> {
        self.0.hub.pulse(table)
    }

    /// The tables that anybody here listens to.
    pub fn listened(&self) -> Vec<TableId> {
        self.0.hub.listened()
    }

    /// Whether other servers can be reached now.
    pub fn reach(&self) -> Reach {
        *self.0.hub.reach.borrow()
    }

    /// Watches whether other servers can be reached.
    pub fn reaches(&self) -> watch::Receiver<Reach> {
        self.0.hub.reach.subscribe()
    }

    /// Whether there can be other servers.
    pub fn is_shared(&self) -> bool {
        self.0.carrier.is_some()
    }

    /// The messages so far.
    pub fn traffic(&self) -> Traffic {
        let Tally { sent, received, lost } = &self.0.hub.tally;
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        Traffic { sent: read(sent), received: read(received), lost: read(lost) }
    }

    /// Says that this server is up, and forgets those that have been silent for too long.
    pub fn beat(&self, here: Here) {
        self.0.hub.forget_silent();
        self.tell(News::Here(here));
    }

    /// Exchanges presence anew after an outage: both sides missed who came and went on the other.
    pub(crate) fn come_back(&self) {
        self.0.hub.forget(|_| true);
        self.tell(News::Back);
        for table in self.listened() {
            self.attended(&table);
            self.ask_who_looks(&table);
        }
    }

    /// Forgets who looks on another server that was away, and asks again: its new answer may have
    /// arrived before the news that it is back, and be forgotten with the rest.
    pub(crate) fn ask_again(&self, server: &ServerId) {
        for table in self.0.hub.forget(|each| each == server) {
            self.ask_who_looks(&table);
        }
    }

    fn ask_who_looks(&self, table: &TableId) {
        self.send(Message::Notice(table.clone(), Notice::WhoLooks));
    }

    /// The worker with the most free places to think, if there is any.
    pub fn free_worker(&self) -> Option<ServerId> {
        self.0.hub.free_worker()
    }

    /// Tells other servers who looks at a table here, after a change.
    fn attended(&self, table: &TableId) {
        if let Some(presence) = self.0.hub.presence(table) {
            self.send(Message::Notice(table.clone(), Notice::Present(presence)));
        }
    }

    fn send(&self, message: Message) {
        let Some(carrier) = &self.0.carrier else { return };
        carrier.send(Letter { from: self.server().clone(), message });
    }

    fn left(&self, table: &TableId) {
        if let Some(carrier) = &self.0.carrier {
            self.send(Message::Notice(table.clone(), Notice::Present(Default::default())));
            carrier.leave(table);
        }
    }
}

/// Who looks at a table on one server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Presence {
    /// The seats whose people look.
    pub seats: SeatSet,
    /// How many others look.
    pub watchers: u32,
}
