//! The bus: tells whoever looks at a table that it has changed, on this server and on the others.
//! Everything on it may be lost or come twice: what is true stands in the journal.
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
    /// Nothing is carried at this moment: whoever waits for news has to ask the database.
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
    #[error("'{address}' is no address of a NATS server: {reason}")]
    BadAddress {
        /// As it was given, without a password.
        address: String,
        /// Why.
        reason: String,
    },
    /// It doesn't let us in.
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
        /// What it is.
        version: String,
        /// What it must be.
        least: &'static str,
    },
    /// There is no PostgreSQL behind the store.
    #[error("this bus needs a PostgreSQL database, which several servers can share")]
    NotShared,
    /// PostgreSQL doesn't carry messages.
    #[error("PostgreSQL carries no messages: {0}")]
    Postgres(String),
}

/// Takes messages to other servers and brings theirs into the hub.
trait Carrier: Send + Sync {
    /// Sends a message, soon and without waiting. It may be lost.
    fn send(&self, letter: Letter);

    /// Somebody here listens to a table from now on.
    fn follow(&self, table: &TableId);

    /// Nobody here listens to a table any more.
    fn leave(&self, table: &TableId);
}

/// What became of the messages so far.
#[derive(Default)]
struct Tally {
    sent: AtomicU64,
    received: AtomicU64,
    lost: AtomicU64,
}

/// The messages of a server since its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// To other servers.
    pub sent: u64,
    /// From other servers.
    pub received: u64,
    /// That could not be sent.
    pub lost: u64,
}

/// The bus of a server. Cheap to clone; every clone is the same.
#[derive(Clone)]
pub struct Bus(Arc<Inner>);

struct Inner {
    hub: Arc<Hub>,
    /// Nothing for a single server.
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

    /// Listens to a table from now on; this version of it is known already.
    pub fn subscribe(&self, table: &TableId, version: u64) -> Watch {
        let (watch, is_first) = self.0.hub.subscribe(self, table, version);
        if is_first && let Some(carrier) = &self.0.carrier {
            carrier.follow(table);
            // Others have said who looks before anybody here listened.
            self.ask_who_looks(table);
        }
        watch
    }

    /// Tells whoever listens here what the database says of a table.
    pub(crate) fn catch_up(&self, table: &TableId, notice: Notice) {
        self.0.hub.notice(self.server(), table, &notice);
    }

    /// Tells every other server.
    pub fn tell(&self, news: News) {
        self.send(Message::News(news));
    }

    /// Listens to what other servers tell each other.
    pub fn news(&self) -> broadcast::Receiver<(ServerId, News)> {
        self.0.hub.news()
    }

    /// The sum of the notices about a table, if anybody here listens to it.
    pub fn pulse(&self, table: &TableId) -> Option<Pulse> {
        self.0.hub.pulse(table)
    }

    /// The tables to which anybody here listens.
    pub fn listened(&self) -> Vec<TableId> {
        self.0.hub.listened()
    }

    /// Whether other servers can be reached now.
    pub fn reach(&self) -> Reach {
        *self.0.hub.reach.borrow()
    }

    /// Hears when other servers can be reached, and when not.
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

    /// Says that this server is there, and forgets those that have been silent for too long.
    pub fn beat(&self, here: Here) {
        self.0.hub.forget_silent();
        self.tell(News::Here(here));
    }

    /// After an outage: others have missed who has come and gone here, and this server what they
    /// said.
    pub(crate) fn come_back(&self) {
        self.0.hub.forget(|_| true);
        self.tell(News::Back);
        for table in self.listened() {
            self.attended(&table);
            self.ask_who_looks(&table);
        }
    }

    /// Another server was away: what it said of who looks there is forgotten, and asked again. Not
    /// simply forgotten: what it says now may have been quicker than the news.
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

    /// Somebody here looks at a table for these seats, or has stopped to.
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
