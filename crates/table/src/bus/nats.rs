//! The bus on NATS: a subject for each table and one for the whole house.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, ServerAddr, Subscriber};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::hub::Hub;
use super::message::{Letter, Message};
use super::{BusError, Carrier, Reach};
use crate::TableId;

/// The subject that all servers hear.
const HOUSE: &str = "sofra.lobby";
/// The oldest version we have tested: Debian 12's.
const LEAST: (i64, i64, i64, &str) = (2, 9, 0, "2.9");
/// How long a server may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(3);
/// The interval between pings: after three without an answer the connection counts as lost.
const PING: Duration = Duration::from_secs(1);
/// The longest wait between attempts to reconnect.
const RETRY: Duration = Duration::from_millis(500);
/// The most letters that wait to be sent; further ones are lost. After an outage there are two for
/// each table that is open here.
const WAITING: usize = 50_000;

/// A connection to a NATS server.
pub(super) struct Nats {
    orders: mpsc::Sender<Order>,
    hub: Arc<Hub>,
}

enum Order {
    Send(Letter),
    Follow(TableId),
    Leave(TableId),
}

impl Nats {
    pub async fn connect(address: &str, hub: Arc<Hub>) -> Result<Nats, BusError> {
        let shown = without_password(address);
        let bad = |reason: String| BusError::BadAddress { address: shown.clone(), reason };
        let server: ServerAddr = address.parse().map_err(|error| bad(format!("{error}")))?;
        if server.host().is_empty() {
            return Err(bad("it names no machine".to_owned()));
        }
        let events = Arc::clone(&hub);
        let options = ConnectOptions::new()
            .name(format!("sofra {}", hub.server))
            .no_echo()
            .connection_timeout(PATIENCE)
            .ping_interval(PING)
            .reconnect_delay_callback(|tries| RETRY.min(Duration::from_millis(20 << tries.min(5))))
            .event_callback(move |event| {
                note(&events, &event);
                std::future::ready(())
            });
        let options = match (server.username(), server.password()) {
            (Some(name), Some(word)) => options.user_and_password(name.to_owned(), word.to_owned()),
            (Some(token), None) => options.token(token.to_owned()),
            (None, _) => options,
        };
        let client = options.connect(server).await.map_err(|error| match error.kind() {
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                BusError::Refused { address: shown.clone() }
            }
            _ => BusError::Unreachable { address: shown.clone(), reason: error.to_string() },
        })?;
        let (major, minor, patch, least) = LEAST;
        if !client.is_server_compatible(major, minor, patch) {
            let version = client.server_info().version;
            return Err(BusError::TooOld { address: shown, version, least });
        }
        let unreachable = |error: &dyn std::fmt::Display| BusError::Unreachable {
            address: shown.clone(),
            reason: error.to_string(),
        };
        let house = client.subscribe(HOUSE).await.map_err(|error| unreachable(&error))?;
        client.flush().await.map_err(|error| unreachable(&error))?;
        let (orders, waiting) = mpsc::channel(WAITING);
        tokio::spawn(hear(house, client.clone(), Arc::clone(&hub)));
        tokio::spawn(carry(client, waiting, Arc::clone(&hub)));
        Ok(Nats { orders, hub })
    }

    fn order(&self, order: Order) {
        if self.orders.try_send(order).is_err() {
            self.hub.tally.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Carrier for Nats {
    fn send(&self, letter: Letter) {
        self.order(Order::Send(letter));
    }

    fn follow(&self, table: &TableId) {
        self.order(Order::Follow(table.clone()));
    }

    fn leave(&self, table: &TableId) {
        self.order(Order::Leave(table.clone()));
    }
}

/// Carries out orders one after the other, so that a table is followed before anybody asks who
/// looks at it.
async fn carry(client: Client, mut orders: mpsc::Receiver<Order>, hub: Arc<Hub>) {
    let mut followed: HashMap<TableId, AbortHandle> = HashMap::new();
    while let Some(order) = orders.recv().await {
        match order {
            Order::Send(letter) => send(&client, &letter, &hub).await,
            Order::Follow(table) => match client.subscribe(subject(&table)).await {
                Ok(subscriber) => {
                    let hearing = tokio::spawn(hear(subscriber, client.clone(), Arc::clone(&hub)));
                    if let Some(before) = followed.insert(table, hearing.abort_handle()) {
                        before.abort();
                    }
                }
                Err(error) => tracing::warn!(%table, %error, "can't listen to a table"),
            },
            // Dropping the subscriber tells the server.
            Order::Leave(table) => {
                if let Some(hearing) = followed.remove(&table) {
                    hearing.abort();
                }
            }
        }
    }
}

async fn send(client: &Client, letter: &Letter, hub: &Hub) {
    // While the server is away the client would queue letters until they are stale.
    let is_up = *hub.reach.borrow() == Reach::Up;
    let subject = match &letter.message {
        Message::Notice(table, _) => subject(table),
        Message::News(_) | Message::Echo => HOUSE.to_owned(),
    };
    let sent = is_up && client.publish(subject, letter.write().into()).await.is_ok();
    let tally = if sent { &hub.tally.sent } else { &hub.tally.lost };
    tally.fetch_add(1, Ordering::Relaxed);
}

async fn hear(mut subscriber: Subscriber, client: Client, hub: Arc<Hub>) {
    use futures_util::StreamExt;
    while let Some(message) = subscriber.next().await {
        let Some(letter) = Letter::read(&message.payload) else { continue };
        if let Some(answer) = hub.deliver(&letter) {
            send(&client, &answer, &hub).await;
        }
    }
}

fn note(hub: &Hub, event: &Event) {
    match event {
        Event::Connected => {
            if hub.note_reach(Reach::Up) {
                tracing::info!("NATS is back: other servers are heard again");
            }
        }
        Event::Disconnected | Event::Closed => {
            if hub.note_reach(Reach::Away) {
                tracing::warn!("NATS is away: the database is asked for news of other servers");
            }
        }
        Event::SlowConsumer(_) => {
            hub.tally.lost.fetch_add(1, Ordering::Relaxed);
        }
        Event::ServerError(error) => tracing::warn!(%error, "NATS reports a fault"),
        Event::ClientError(error) => tracing::debug!(%error, "NATS can't be reached"),
        Event::LameDuckMode | Event::Draining => {}
    }
}

fn subject(table: &TableId) -> String {
    format!("sofra.table.{table}")
}

/// An address that may be shown.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        (None, Some((_, host))) => host.to_owned(),
        (_, None) => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(without_password("nats://me:word@host:4222"), "nats://host:4222");
        assert_eq!(without_password("nats://host"), "nats://host");
        assert_eq!(without_password("token@host"), "host");
    }
}
