//! The bus on PostgreSQL's `LISTEN` and `NOTIFY`: two servers need no third program.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::hub::Hub;
use super::message::{Letter, Message};
use super::{BusError, Carrier, Reach};
use crate::store::postgres_pool;
use crate::{Store, TableId};

/// The channel all servers listen to. One for all tables: PostgreSQL wakes every listener of a
/// database for every commit with a notification anyway.
const CHANNEL: &str = "sofra";
/// The most letters that wait to be sent; further ones are lost. After an outage there are two for
/// each table that is open here.
const WAITING: usize = 50_000;
/// The most letters in one statement.
const TOGETHER: usize = 256;
/// The wait between attempts while the database is away.
const BREATH: Duration = Duration::from_millis(250);
/// After this much silence we send ourselves an echo to test the line.
const SILENCE: Duration = Duration::from_secs(1);
/// The number of silences in a row that mean the line is cut.
const SILENCES: u32 = 3;
/// How long a statement may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// Carries letters as notifications.
pub(super) struct Notify {
    letters: mpsc::Sender<Letter>,
    hub: Arc<Hub>,
}

impl Notify {
    pub async fn connect(store: &Store, hub: Arc<Hub>) -> Result<Notify, BusError> {
        let options = store.postgres().ok_or(BusError::NotShared)?;
        // Separate connections, so that no step waits for a notice, and no notice for a step.
        let pool = postgres_pool(PATIENCE).max_connections(4);
        let failed = |error: sqlx::Error| BusError::Postgres(error.to_string());
        let pool = pool.connect_with(options).await.map_err(failed)?;
        let listener = listen(&pool).await.map_err(failed)?;
        let (letters, waiting) = mpsc::channel(WAITING);
        tokio::spawn(hear(listener, pool.clone(), letters.clone(), Arc::clone(&hub)));
        tokio::spawn(carry(pool, waiting, Arc::clone(&hub)));
        Ok(Notify { letters, hub })
    }
}

impl Carrier for Notify {
    fn send(&self, letter: Letter) {
        if self.letters.try_send(letter).is_err() {
            self.hub.tally.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    // Every letter comes here; the hub knows who listens.
    fn follow(&self, _table: &TableId) {}

    fn leave(&self, _table: &TableId) {}
}

async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Sends letters, all that have gathered since the last statement in the next one.
async fn carry(pool: PgPool, mut letters: mpsc::Receiver<Letter>, hub: Arc<Hub>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while letters.recv_many(&mut batch, TOGETHER).await > 0 {
        let texts: Vec<String> = batch.drain(..).map(|letter: Letter| letter.write()).collect();
        let query = sqlx::query("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text")
            .bind(CHANNEL)
            .bind(&texts)
            .execute(&pool);
        let sent = matches!(timeout(PATIENCE, query).await, Ok(Ok(_)));
        let tally = if sent { &hub.tally.sent } else { &hub.tally.lost };
        tally.fetch_add(texts.len() as u64, Ordering::Relaxed);
        if !sent {
            away(&hub);
            sleep(BREATH).await;
        }
    }
}

async fn hear(first: PgListener, pool: PgPool, letters: mpsc::Sender<Letter>, hub: Arc<Hub>) {
    let mut listener = Some(first);
    let mut silences = 0;
    while !letters.is_closed() {
        let Some(open) = &mut listener else {
            match timeout(PATIENCE, listen(&pool)).await {
                Ok(Ok(opened)) => listener = Some(opened),
                Ok(Err(_)) | Err(_) => sleep(BREATH).await,
            }
            continue;
        };
        match timeout(SILENCE, open.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                silences = 0;
                if hub.note_reach(Reach::Up) {
                    tracing::info!("PostgreSQL carries messages again");
                }
                let Some(letter) = Letter::read(notification.payload().as_bytes()) else {
                    continue;
                };
                if let Some(answer) = hub.deliver(&letter) {
                    // Lost if too many wait, like any other letter.
                    let _ = letters.try_send(answer);
                }
            }
            Err(_) if silences < SILENCES => silences += 1,
            // The line was cut, or silent: not even our echo came back.
            Ok(Ok(None) | Err(_)) | Err(_) => {
                away(&hub);
                listener = None;
                silences = 0;
            }
        }
        if silences > 0 || listener.is_none() {
            let echo = Letter { from: hub.server.clone(), message: Message::Echo };
            // If the queue is full, there are letters enough to hear.
            let _ = letters.try_send(echo);
        }
    }
}

fn away(hub: &Hub) {
    if hub.note_reach(Reach::Away) {
        tracing::warn!("PostgreSQL carries no messages: the database is asked for news");
    }
}
