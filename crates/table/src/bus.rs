//! The bus: tells whoever looks at a table that it has changed. Everything on it may be lost or come
//! twice: what is true stands in the journal.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use engine::SeatSet;
use serde::Serialize;
use tokio::sync::watch;

use crate::TableId;

/// What can be listened to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// One table.
    Table(TableId),
    /// The lists of tables.
    Lobby,
}

/// Something worth looking at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The journal has so many entries now.
    Version(u64),
    /// There are so many lines of chat now.
    Talk(u64),
    /// These bots are thinking now.
    Thinking(SeatSet),
    /// The judge of the finished game has said so many things.
    Reviewed(u64),
}

/// Carries notices.
pub trait Bus: Send + Sync {
    /// Tells everybody who listens.
    fn publish(&self, topic: &Topic, notice: Notice);

    /// Listens from now on.
    fn subscribe(&self, topic: &Topic) -> Watch;
}

/// The sum of the notices so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pulse {
    /// The number of entries in the journal.
    pub version: u64,
    /// The number of lines of chat.
    pub talk: u64,
    /// The bots that think.
    pub thinking: SeatSet,
    /// How often the judge of the finished game has said something.
    #[serde(skip)]
    pub reviewed: u64,
}

/// Waits for changes. Several changes while nobody waits are one: only the last matters.
#[derive(Clone)]
pub struct Watch(watch::Receiver<Pulse>);

impl Watch {
    /// Waits until something has changed since the last call.
    pub async fn changed(&mut self) -> Pulse {
        if self.0.changed().await.is_err() {
            // The bus is gone: nothing will ever change again.
            std::future::pending::<()>().await;
        }
        *self.0.borrow_and_update()
    }

    /// The sum of what was heard so far.
    pub fn pulse(&self) -> Pulse {
        *self.0.borrow()
    }
}

/// The bus of a single process.
#[derive(Default)]
pub struct LocalBus(Mutex<HashMap<Topic, watch::Sender<Pulse>>>);

impl Bus for LocalBus {
    fn publish(&self, topic: &Topic, notice: Notice) {
        let mut topics = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sender) = topics.get(topic) else { return };
        if sender.receiver_count() == 0 {
            topics.remove(topic);
            return;
        }
        sender.send_if_modified(|pulse| {
            let before = *pulse;
            match notice {
                Notice::Version(version) => pulse.version = pulse.version.max(version),
                Notice::Talk(talk) => pulse.talk = pulse.talk.max(talk),
                Notice::Thinking(thinking) => pulse.thinking = thinking,
                Notice::Reviewed(count) => pulse.reviewed = pulse.reviewed.max(count),
            }
            *pulse != before
        });
    }

    fn subscribe(&self, topic: &Topic) -> Watch {
        let mut topics = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sender =
            topics.entry(topic.clone()).or_insert_with(|| watch::Sender::new(Pulse::default()));
        Watch(sender.subscribe())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_sum_of_changes_counts() {
        let bus = LocalBus::default();
        let topic = Topic::Table(TableId::fresh());
        let mut watch = bus.subscribe(&topic);
        bus.publish(&topic, Notice::Version(2));
        bus.publish(&topic, Notice::Version(1));
        bus.publish(&topic, Notice::Talk(5));
        bus.publish(&Topic::Lobby, Notice::Version(9));
        let pulse = watch.changed().await;
        assert_eq!((pulse.version, pulse.talk), (2, 5));
    }

    #[test]
    fn topics_nobody_listens_to_are_forgotten() {
        let bus = LocalBus::default();
        let topic = Topic::Table(TableId::fresh());
        drop(bus.subscribe(&topic));
        bus.publish(&topic, Notice::Version(1));
        assert!(bus.0.lock().unwrap().is_empty());
    }
}
