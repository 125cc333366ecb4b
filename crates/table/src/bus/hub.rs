//! Who listens in this process, and what they have heard.

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

/// A server that has said nothing for so long is gone, and with it whoever looked there.
const SILENCE: Duration = Duration::from_secs(5);
/// News that a slow listener may be behind before it misses some.
const BEHIND: usize = 1024;

/// The sum of the notices about a table so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pulse {
    /// The number of entries in the journal.
    pub version: u64,
    /// The number of lines of chat.
    pub talk: u64,
    /// The bots that think.
    pub thinking: SeatSet,
    /// How far the judge of the finished game is.
    #[serde(skip)]
    pub reviewed: u64,
    /// How often the coach spoke on this server, where it is remembered.
    #[serde(skip)]
    pub coached: u64,
    /// The seats whose people look at the table.
    #[serde(skip)]
    pub present: SeatSet,
    /// How many others look at it.
    #[serde(skip)]
    pub watchers: u32,
}

/// Waits for changes of a table. Several changes while nobody waits are one: only the last matters.
pub struct Watch {
    receiver: watch::Receiver<Pulse>,
    bus: Bus,
    table: TableId,
    number: u64,
}

impl Watch {
    /// What is known so far. Only what comes after it counts as a change.
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

    /// Whoever listens here looks at the table for these seats; for none, they only watch.
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

/// What a listener leaves behind.
enum Left {
    /// Nobody listens any more.
    Last,
    /// They looked; others still listen.
    Looked,
    /// Others still listen, and look as before.
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

/// A table to which somebody listens.
struct Channel {
    pulse: watch::Sender<Pulse>,
    next: u64,
    /// Every listener, and for which seats they look if they do.
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

    /// Listens to a table; says whether nobody did before.
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

    /// Notes for which seats a listener looks; says whether that is new.
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

    /// Tells whoever listens here that the coach spoke.
    pub fn coached(&self, table: &TableId) {
        if let Some(channel) = self.tables().get(table) {
            channel.pulse.send_modify(|pulse| pulse.coached += 1);
        }
    }

    /// Takes what a server says of a table to whoever listens to it here.
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

    /// Opens a letter from another server. What it asks for in return, if anything, is answered by
    /// the carrier.
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
                // Without listeners nobody needs it.
                let _ = self.news.send((letter.from.clone(), news.clone()));
            }
            Message::Echo => {}
        }
        None
    }

    /// Whatever a server says, it is there.
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

    /// Forgets servers that have been silent for too long, unless it is us who hear nothing.
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

    /// Forgets who looks on some servers, and says at which tables anybody did.
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

    /// The worker with the most free places; one of them counts as taken until it speaks again.
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

    /// Notes whether other servers can be reached; says whether that is new.
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

    /// Sums up who looks on all servers.
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

    /// A server that hasn't introduced itself yet is there as soon as it says anything.
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
