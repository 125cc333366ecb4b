//! The bus: tells whoever looks at a table that it has changed. Everything on it may be lost or come
//! twice: what is true stands in the journal.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::SeatSet;
use serde::Serialize;
use tokio::sync::watch;

use crate::TableId;

/// What can be listened to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// One table.
    Table(TableId),
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
pub struct Watch {
    // Dropped before what it holds: then the bus sees who is left.
    receiver: watch::Receiver<Pulse>,
    _end: Option<Arc<dyn Send + Sync>>,
}

impl Watch {
    /// A listener; `end` is dropped when it has gone, for a bus that wants to hear of it.
    pub fn new(receiver: watch::Receiver<Pulse>, end: Option<Arc<dyn Send + Sync>>) -> Watch {
        Watch { receiver, _end: end }
    }

    /// Waits until something has changed since the last call.
    pub async fn changed(&mut self) -> Pulse {
        if self.receiver.changed().await.is_err() {
            // The bus is gone: nothing will ever change again.
            std::future::pending::<()>().await;
        }
        *self.receiver.borrow_and_update()
    }
}

/// The bus of a single process. A topic is there for as long as somebody listens to it.
#[derive(Default)]
pub struct LocalBus(Arc<Topics>);

type Topics = Mutex<HashMap<Topic, watch::Sender<Pulse>>>;

/// Takes a topic off the bus with its last listener.
struct End {
    topics: Arc<Topics>,
    topic: Topic,
}

impl Drop for End {
    fn drop(&mut self) {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        if topics.get(&self.topic).is_some_and(|sender| sender.receiver_count() == 0) {
            topics.remove(&self.topic);
        }
    }
}

impl Bus for LocalBus {
    fn publish(&self, topic: &Topic, notice: Notice) {
        let topics = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sender) = topics.get(topic) else { return };
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
        let end = End { topics: Arc::clone(&self.0), topic: topic.clone() };
        Watch::new(sender.subscribe(), Some(Arc::new(end)))
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
        bus.publish(&Topic::Table(TableId::fresh()), Notice::Version(9));
        let pulse = watch.changed().await;
        assert_eq!((pulse.version, pulse.talk), (2, 5));
    }

    #[test]
    fn topics_nobody_listens_to_are_forgotten() {
        let bus = LocalBus::default();
        let topic = Topic::Table(TableId::fresh());
        let (one, two) = (bus.subscribe(&topic), bus.subscribe(&topic));
        let third = two.clone();
        drop((one, two));
        assert_eq!(bus.0.lock().unwrap().len(), 1);
        drop(third);
        assert!(bus.0.lock().unwrap().is_empty());
    }
}
