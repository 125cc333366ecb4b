//! The listeners of this process, and what they have heard.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::SeatSet;
use serde::Serialize;
use tokio::sync::{broadcast, watch};

use super::message::{Here, Letter, Message, News, Notice};
use super::{Bus, Presence, Reach, Tally};
use crate::TableId;
use crate::id::ServerId;

/// A server that has been silent for this long is gone, and so are the people who looked there.
const SILENCE: Duration = Duration::from_secs(5);
/// How many items a slow listener may fall behind before it misses some.
const BEHIND: usize = 1024;

/// The sum of the notices about a table so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pulse {
    /// The number of entries in the journal.
    pub version: u64,
    /// The number of lines of chat.
    pub talk: u64,
    /// The seats of bots that are thinking.
    pub thinking: SeatSet,
    /// The progress of the review of the finished game.
    #[serde(skip)]
    pub reviewed: u64,
    /// How often the coach spoke on this server.
    #[serde(skip)]
    pub coached: u64,
    /// The seats whose people look at the table.
    #[serde(skip)]
    pub present: SeatSet,
    /// The number of others who look at it.
    #[serde(skip)]
    pub watchers: u32,
}

/// Waits for changes of a table. Changes while nobody waits are merged: only the last matters.
pub struct Watch {
    receiver: watch::Receiver<Pulse>,
    bus: Bus,
    table: TableId,
    number: u64,
}

impl Watch {
    /// Returns what is known so far; only what comes later counts as a change.
    pub fn heard(&mut self) -> Pulse {
        *self.receiver.borrow_and_update()
    }

    /// Waits until something has changed since the last call.
    pub async fn changed(&mut self) -> Pulse {
        if self.receiver.changed().await.is_err() {
            // The bus is gone: nothing will ever change again.
            std::future::pending::<()>().await;
        }
        self.heard()
    }

    /// Notes that this listener looks at the table for these seats; with none, they only watch.
    pub fn attend(&self, seats: SeatSet) {
        if self.bus.0.hub.attend(&self.table, self.number, seats) {
            self.bus.attended(&self.table);
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        match self.bus.0.hub.unsubscribe(&self.table, self.number) {
            Left::Last => self.bus.left(&self.table),
            Left::Looked => self.bus.attended(&self.table),
            Left::Others => {}
        }
    }
}

/// Who remains when a listener goes.
enum Left {
    /// Nobody listens any more.
    Last,
    /// Others still listen, but this one also looked.
    Looked,
    /// Others still listen; nothing changes about who looks.
    Others,
}

/// The listeners of a process.
pub(super) struct Hub {
    pub server: ServerId,
    tables: Mutex<HashMap<TableId, Channel>>,
    servers: Mutex<HashMap<ServerId, Member>>,
    news: broadcast::Sender<(ServerId, News)>,
    pub reach: watch::Sender<Reach>,
    pub tally: Tally,
}

/// A table that somebody listens to.
struct Channel {
    pulse: watch::Sender<Pulse>,
    next: u64,
    /// Every listener, with the seats they look for if they look.
    here: HashMap<u64, Option<SeatSet>>,
    elsewhere: HashMap<ServerId, Presence>,
}

/// Another server.
struct Member {
    heard: Instant,
    here: Here,
}

impl Hub {
    pub fn new() -> Hub {
        Hub {
            server: ServerId::fresh(),
            tables: Mutex::default(),
            servers: Mutex::default(),
            news: broadcast::Sender::new(BEHIND),
            reach: watch::Sender::new(Reach::Up),
            tally: Tally::default(),
        }
    }

    /// Listens to a table; true if nobody did before.
    pub fn subscribe(&self, bus: &Bus, table: &TableId, version: u64) -> (Watch, bool) {
        let mut tables = self.tables();
        let (channel, is_first) = match tables.entry(table.clone()) {
            Entry::Occupied(there) => (there.into_mut(), false),
            Entry::Vacant(free) => (free.insert(Channel::new()), true),
        };
        let number = channel.next;
        channel.next += 1;
        channel.here.insert(number, None);
        channel.pulse.send_if_modified(|pulse| {
            let is_new = pulse.version < version;
            pulse.version = pulse.version.max(version);
            is_new
        });
        let receiver = channel.pulse.subscribe();
        (Watch { receiver, bus: bus.clone(), table: table.clone(), number }, is_first)
    }

    fn unsubscribe(&self, table: &TableId, number: u64) -> Left {
        let mut tables = self.tables();
        let Some(channel) = tables.get_mut(table) else { return Left::Others };
        let looked = channel.here.remove(&number).flatten().is_some();
        if channel.here.is_empty() {
            tables.remove(table);
            return Left::Last;
        }
        channel.count_present();
        if looked { Left::Looked } else { Left::Others }
    }

    /// Notes which seats a listener looks for; true if that is new.
    fn attend(&self, table: &TableId, number: u64, seats: SeatSet) -> bool {
        let mut tables = self.tables();
        let Some(channel) = tables.get_mut(table) else { return false };
        let before = channel.presence();
        channel.here.insert(number, Some(seats));
        channel.count_present();
        channel.presence() != before
    }

    /// Who looks at a table here.
    pub fn presence(&self, table: &TableId) -> Option<Presence> {
        self.tables().get(table).map(Channel::presence)
    }

    pub fn pulse(&self, table: &TableId) -> Option<Pulse> {
        self.tables().get(table).map(|channel| *channel.pulse.borrow())
    }

    pub fn listened(&self) -> Vec<TableId> {
        self.tables().keys().cloned().collect()
    }

    pub fn news(&self) -> broadcast::Receiver<(ServerId, News)> {
        self.news.subscribe()
    }

    /// Tells the listeners here that the coach spoke.
    pub fn coached(&self, table: &TableId) {
        if let Some(channel) = self.tables().get(table) {
            channel.pulse.send_modify(|pulse| pulse.coached += 1);
        }
    }

    /// Passes a server's notice about a table to its listeners here.
    pub fn notice(&self, from: &ServerId, table: &TableId, notice: &Notice) {
        let mut tables = self.tables();
        let Some(channel) = tables.get_mut(table) else { return };
        if let Notice::Present(presence) = *notice {
            if *from != self.server {
                channel.elsewhere.insert(from.clone(), presence);
            }
            channel.count_present();
            return;
        }
        channel.pulse.send_if_modified(|pulse| {
            let before = *pulse;
            match *notice {
                Notice::Version(version) => pulse.version = pulse.version.max(version),
                Notice::Talk(talk) => pulse.talk = pulse.talk.max(talk),
                Notice::Thinking(thinking) => pulse.thinking = thinking,
                Notice::Reviewed(count) => pulse.reviewed = pulse.reviewed.max(count),
                Notice::Present(_) | Notice::WhoLooks => {}
            }
            *pulse != before
        });
    }

    /// Opens a letter from another server, and returns the answer for the carrier to send, if any.
    pub fn deliver(&self, letter: &Letter) -> Option<Letter> {
        if letter.from == self.server {
            return None;
        }
        self.tally.received.fetch_add(1, Ordering::Relaxed);
        self.note_heard(&letter.from);
        match &letter.message {
            Message::Notice(table, Notice::WhoLooks) => {
                let presence = self.presence(table).filter(|here| *here != Presence::default())?;
                let message = Message::Notice(table.clone(), Notice::Present(presence));
                return Some(Letter { from: self.server.clone(), message });
            }
            Message::Notice(table, notice) => self.notice(&letter.from, table, notice),
            Message::News(news) => {
                self.note_server(&letter.from, news);
                // An error means that nobody listens.
                let _ = self.news.send((letter.from.clone(), news.clone()));
            }
            Message::Echo => {}
        }
        None
    }

    /// Any message from a server shows that it is up.
    fn note_heard(&self, server: &ServerId) {
        let mut servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = Instant::now();
        let stranger = Member { heard, here: Here { worker: None } };
        servers.entry(server.clone()).or_insert(stranger).heard = heard;
    }

    fn note_server(&self, server: &ServerId, news: &News) {
        let mut servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        match news {
            News::Here(here) => {
                servers.insert(server.clone(), Member { heard: Instant::now(), here: *here });
            }
            News::Leaving => {
                servers.remove(server);
                drop(servers);
                self.forget(|each| each == server);
            }
            News::Back | News::Think { .. } | News::SignedOut(_) => {}
        }
    }

    /// Forgets servers that have been silent for too long, unless we are the ones cut off.
    pub fn forget_silent(&self) {
        if *self.reach.borrow() == Reach::Away {
            return;
        }
        let mut servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        servers.retain(|_, member| member.heard.elapsed() < SILENCE);
        let known: Vec<ServerId> = servers.keys().cloned().collect();
        drop(servers);
        self.forget(|server| !known.contains(server));
    }

    /// Forgets who looks on some servers, and returns the tables where anybody did.
    pub fn forget(&self, is_gone: impl Fn(&ServerId) -> bool) -> Vec<TableId> {
        let mut forgotten = Vec::new();
        for (table, channel) in self.tables().iter_mut() {
            let before = channel.elsewhere.len();
            channel.elsewhere.retain(|server, _| !is_gone(server));
            if channel.elsewhere.len() != before {
                channel.count_present();
                forgotten.push(table.clone());
            }
        }
        forgotten
    }

    /// The worker with the most free places; counts one of them as taken until it speaks again.
    pub fn free_worker(&self) -> Option<ServerId> {
        let mut servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        let alive = |member: &Member| member.heard.elapsed() < SILENCE / 2;
        let workers = servers.iter_mut().filter(|(_, member)| alive(member));
        let workers =
            workers.filter_map(|(server, member)| Some((server, member.here.worker.as_mut()?)));
        let (server, free) = workers.max_by_key(|(_, free)| **free)?;
        *free = free.saturating_sub(1);
        Some(server.clone())
    }

    /// Notes whether other servers can be reached; true if that has changed.
    pub fn note_reach(&self, reach: Reach) -> bool {
        self.reach.send_if_modified(|now| std::mem::replace(now, reach) != reach)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Channel>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Channel {
    fn new() -> Channel {
        Channel {
            pulse: watch::Sender::new(Pulse::default()),
            next: 0,
            here: HashMap::new(),
            elsewhere: HashMap::new(),
        }
    }

    /// Who looks here.
    fn presence(&self) -> Presence {
        let mut presence = Presence::default();
        for seats in self.here.values().flatten() {
            presence.seats = presence.seats.union(*seats);
            presence.watchers += u32::from(seats.is_empty());
        }
        presence
    }

    /// Adds up who looks on all servers.
    fn count_present(&mut self) {
        let here = self.presence();
        let all = self.elsewhere.values().chain([&here]);
        let (mut present, mut watchers) = (SeatSet::EMPTY, 0);
        for presence in all {
            present = present.union(presence.seats);
            watchers += presence.watchers;
        }
        self.pulse.send_if_modified(|pulse| {
            let before = (pulse.present, pulse.watchers);
            (pulse.present, pulse.watchers) = (present, watchers);
            before != (present, watchers)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_sum_of_changes_counts() {
        let bus = Bus::process();
        let table = TableId::fresh();
        let mut watch = bus.subscribe(&table, 0);
        bus.publish(&table, Notice::Version(2));
        bus.publish(&table, Notice::Version(1));
        bus.publish(&table, Notice::Talk(5));
        bus.publish(&TableId::fresh(), Notice::Version(9));
        let pulse = watch.changed().await;
        assert_eq!((pulse.version, pulse.talk), (2, 5));
    }

    #[test]
    fn tables_nobody_listens_to_are_forgotten() {
        let bus = Bus::process();
        let table = TableId::fresh();
        let (one, two) = (bus.subscribe(&table, 0), bus.subscribe(&table, 0));
        drop(one);
        assert_eq!(bus.listened(), [table]);
        drop(two);
        assert!(bus.listened().is_empty());
    }

    /// A server that hasn't introduced itself counts as up as soon as it says anything.
    #[tokio::test]
    async fn who_looks_elsewhere_is_not_forgotten_by_the_next_beat() {
        let bus = Bus::process();
        let (hub, table, from) = (&bus.0.hub, TableId::fresh(), ServerId::fresh());
        let mut watch = bus.subscribe(&table, 0);
        let presence = Presence { seats: SeatSet::only(engine::Seat::of(1)), watchers: 2 };
        let message = Message::Notice(table.clone(), Notice::Present(presence));
        hub.deliver(&Letter { from: from.clone(), message });
        bus.beat(Here { worker: None });
        assert_eq!(watch.heard().watchers, 2);
        assert_eq!(hub.forget(|each| *each == from), [table]);
        assert_eq!(watch.heard().watchers, 0);
    }

    #[test]
    fn the_freest_worker_is_asked_and_not_the_same_for_ever() {
        let hub = Hub::new();
        let (one, two, page) = (ServerId::fresh(), ServerId::fresh(), ServerId::fresh());
        for (from, worker) in [(&one, Some(2)), (&two, Some(1)), (&page, None)] {
            let message = Message::News(News::Here(Here { worker }));
            hub.deliver(&Letter { from: from.clone(), message });
        }
        assert_eq!(hub.free_worker(), Some(one.clone()));
        let next = [hub.free_worker(), hub.free_worker()];
        assert!(next.contains(&Some(one.clone())) && next.contains(&Some(two.clone())), "{next:?}");
        for from in [one, two] {
            hub.deliver(&Letter { from, message: Message::News(News::Leaving) });
        }
        assert_eq!(hub.free_worker(), None);
    }
}
