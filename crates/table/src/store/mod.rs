//! Where tables are kept: SQLite in a file, or PostgreSQL. The same statements run on both.

mod allowances;
mod error;
mod fault;
mod guests;
mod journal;
mod leases;
mod lists;
mod migrations;
mod operator;
mod own_data;
mod peace;
mod queue;
mod replica;
mod reservation;
mod reviews;
mod sessions;
mod talk;
mod upkeep;
mod writer;

use std::future::Future;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Executor, PgConnection, PgPool, SqlitePool};
use tokio::sync::Semaphore;

pub use error::StoreError;
pub(crate) use guests::{GuestRow, NameTaken};
pub(crate) use journal::{Append, AppendError, StoredSnapshot, json};
pub(crate) use leases::LEASE;
use lists::Lists;
pub(crate) use lists::{ListedSeat, ListedTable};
use migrations::MIGRATIONS;
pub use operator::{BackupError, Pruned};
use queue::Queue;
pub use reservation::Reservation;
pub(crate) use reviews::StoredReview;
pub(crate) use sessions::SessionRow;
pub(crate) use upkeep::Heartbeat;
use writer::Doubt;

/// How long a database on a network may take to answer: people who wait for a page should hear
/// within two seconds that it is away.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The most connections to PostgreSQL.
const CONNECTIONS: u32 = 16;

/// Makes PostgreSQL drop a server that falls silent in the middle of a transaction, so that others
/// can write to the same table. A server itself gives up sooner, after [`PATIENCE`].
const SILENCE: &str = "SET idle_in_transaction_session_timeout = '2s'";

/// How long a connection to PostgreSQL may have been unused before it is tried out first. No server
/// is restarted in less.
const UNTRIED: Duration = Duration::from_millis(100);

/// A pool for PostgreSQL. Connections that were just used aren't tried out first, which would cost
/// every statement a second way there and back; after an outage all have been unused for a while.
pub(crate) fn postgres_pool(patience: Duration) -> PgPoolOptions {
    PgPoolOptions::new().acquire_timeout(patience).test_before_acquire(false).before_acquire(
        |connection, used| {
            Box::pin(async move {
                if used.idle_for > UNTRIED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        },
    )
}

/// A database with tables in it.
#[derive(Clone)]
pub struct Store {
    pools: Pools,
    /// A PostgreSQL replica that may lag behind, for reads that needn't be up to date.
    replica: Option<PgPool>,
    mode: StoreMode,
    patience: Duration,
    /// Shared by all clones.
    lists: Arc<Lists>,
    /// Where everything that is written besides steps waits for a connection, so that a crowd of
    /// new guests doesn't stand in front of the players.
    line: Arc<Semaphore>,
}

#[derive(Clone)]
enum Pools {
    /// SQLite has one writer at a time: waiting in our queue is fairer than in SQLite's.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
        queue: Queue,
        doubt: Doubt,
    },
    Postgres(PgPool),
}

/// Runs the same code on either database's pool for reading.
macro_rules! reading {
    ($store:expr, $pool:ident => $body:expr) => {
        match &$store.pools {
            crate::store::Pools::Sqlite { read: $pool, .. } => {
                $store.watched(async { Ok::<_, sqlx::Error>($body) }).await?
            }
            crate::store::Pools::Postgres($pool) => {
                $store.watched(async { Ok::<_, sqlx::Error>($body) }).await?
            }
        }
    };
}

/// Like `reading`, but on the replica if there is one that answers.
macro_rules! reading_copy {
    ($store:expr, $pool:ident => $body:expr) => {
        match $store.replica() {
            Some($pool) => match $store.watched(async { Ok::<_, sqlx::Error>($body) }).await {
                Ok(read) => read,
                Err(error) => {
                    $store.miss_replica(&error);
                    crate::store::reading!($store, $pool => $body)
                }
            },
            None => crate::store::reading!($store, $pool => $body),
        }
    };
}

/// Runs the same code on either database's pool for writing, with how it begins a transaction.
macro_rules! writing {
    ($store:expr, $pool:ident, $begin:ident => $body:expr) => {
        match &$store.pools {
            crate::store::Pools::Sqlite { write: $pool, .. } => {
                let $begin = "BEGIN IMMEDIATE";
                $store.watched($store.in_line(async { Ok::<_, sqlx::Error>($body) })).await?
            }
            crate::store::Pools::Postgres($pool) => {
                let $begin = "BEGIN";
                $store.watched($store.in_line(async { Ok::<_, sqlx::Error>($body) })).await?
            }
        }
    };
    ($store:expr, $pool:ident => $body:expr) => {
        writing!($store, $pool, _begin => $body)
    };
}

pub(crate) use {reading, reading_copy, writing};

/// How a database is opened beyond its address.
#[derive(Clone, Copy, Debug)]
pub struct StoreOptions {
    /// Whether anything may be changed.
    pub mode: StoreMode,
    /// The largest size of an SQLite file in bytes; beyond it writes fail as on a full disk.
    pub max_bytes: Option<u64>,
    /// How long PostgreSQL may take to answer before it counts as away.
    pub patience: Duration,
}

impl Default for StoreOptions {
    fn default() -> Self {
        StoreOptions { mode: StoreMode::default(), max_bytes: None, patience: PATIENCE }
    }
}

/// Whether a database may be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StoreMode {
    /// Play goes on.
    #[default]
    ReadWrite,
    /// Tables can only be looked at.
    ReadOnly,
}

/// Who else may write to an SQLite file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    MayWrite,
    Nobody,
}

impl Store {
    /// Opens a database by its address: `sqlite:FILE`, `postgres://…`, or the name of an SQLite file.
    /// An SQLite file that isn't there is made; the tables of older versions are brought up to date.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Self::open_with(address, StoreOptions::default()).await
    }

    /// Opens a database for play, or read-only if it can't be written to.
    pub async fn open_or_look(address: &str) -> Result<Store, StoreError> {
        let error = match Self::open(address).await {
            // SQLite can't always tell a file it may not write from one it can't open.
            Err(error @ (StoreError::ReadOnly | StoreError::Unreachable(_))) => error,
            opened => return opened,
        };
        let options = StoreOptions { mode: StoreMode::ReadOnly, ..StoreOptions::default() };
        Self::open_with(address, options).await.map_err(|looking| match error {
            StoreError::ReadOnly => looking,
            away => away,
        })
    }

    /// Opens a database with options.
    pub async fn open_with(address: &str, options: StoreOptions) -> Result<Store, StoreError> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Self::open_postgres(address, options).await?.ready().await;
        }
        let file = address.strip_prefix("sqlite://").unwrap_or(address);
        let file = Path::new(file.strip_prefix("sqlite:").unwrap_or(file));
        let open = async |others| Self::open_sqlite(file, options, others).await?.ready().await;
        match open(Others::MayWrite).await {
            // If no files can be created beside it, readers can't watch for writers.
            Err(StoreError::Unreachable(_) | StoreError::ReadOnly)
                if options.mode == StoreMode::ReadOnly && file.exists() && !has_log(file) =>
            {
                open(Others::Nobody).await
            }
            opened => opened,
        }
    }

    /// Migrates the database, or checks that it is up to date.
    async fn ready(self) -> Result<Store, StoreError> {
        match self.mode {
            StoreMode::ReadWrite => {
                self.migrate().await?;
                self.note_looks().await?;
            }
            StoreMode::ReadOnly => self.check_version().await?,
        }
        Ok(self)
    }

    /// Whether it may be changed.
    pub fn mode(&self) -> StoreMode {
        self.mode
    }

    async fn open_sqlite(
        file: &Path,
        options: StoreOptions,
        others: Others,
    ) -> Result<Store, StoreError> {
        const PAGE_BYTES: u64 = 4096;
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let (StoreMode::ReadWrite, Some(folder)) = (options.mode, folder) {
            std::fs::create_dir_all(folder).map_err(|error| {
                StoreError::Unreachable(format!("{}: {error}", folder.display()))
            })?;
        }
        let mut connect = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(options.mode == StoreMode::ReadWrite)
            .read_only(options.mode == StoreMode::ReadOnly)
            .immutable(others == Others::Nobody)
            .foreign_keys(true)
            // A write is acknowledged only when the disk has it: power may fail at any time.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // In KiB, for each connection. What was read once stays here for good; the system's own cache
            // of the file gives it back.
            .pragma("cache_size", "-512");
        if options.mode == StoreMode::ReadWrite {
            connect = connect.journal_mode(SqliteJournalMode::Wal);
        }
        if let Some(bytes) = options.max_bytes {
            connect = connect.pragma("max_page_count", (bytes / PAGE_BYTES).to_string());
        }
        let in_file = |error: sqlx::Error| StoreError::from(error).at(&file.display().to_string());
        let doubt = Doubt::default();
        let write = doubt.watch(SqlitePoolOptions::new().max_connections(1));
        let write = write.connect_with(connect.clone()).await.map_err(in_file)?;
        // A file doesn't go away as a server does: there is nothing to try out.
        let read = SqlitePoolOptions::new().max_connections(4).test_before_acquire(false);
        let read = read.connect_lazy_with(connect);
        let queue = Queue::new(write.clone(), doubt.clone());
        let pools = Pools::Sqlite { read, write, queue, doubt };
        Ok(Store::new(pools, options.mode, options.patience))
    }

    fn new(pools: Pools, mode: StoreMode, patience: Duration) -> Store {
        let connections = match &pools {
            Pools::Sqlite { .. } => 1,
            Pools::Postgres(_) => CONNECTIONS as usize / 2,
        };
        let line = Arc::new(Semaphore::new(connections));
        Store { pools, replica: None, mode, patience, lists: Arc::default(), line }
    }

    /// Writes something besides steps, when it is its turn.
    async fn in_line<T>(&self, write: impl Future<Output = T>) -> T {
        // It is never closed.
        let _turn = self.line.acquire().await;
        write.await
    }

    async fn open_postgres(address: &str, options: StoreOptions) -> Result<Store, StoreError> {
        let StoreOptions { mode, patience, .. } = options;
        let connect = PgConnectOptions::from_str(address)?;
        let place = format!("{}:{}", connect.get_host(), connect.get_port());
        // One connection first: the pool would only say that it took too long.
        let silent = || StoreError::Unreachable("nobody answers".to_owned()).at(&place);
        tokio::time::timeout(patience, PgConnection::connect_with(&connect))
            .await
            .map_err(|_| silent())?
            .map_err(|error| StoreError::from(error).at(&place))?;
        let pool = postgres_pool(patience)
            .max_connections(CONNECTIONS)
            .after_connect(|connection, _| {
                Box::pin(async move { connection.execute(SILENCE).await.map(drop) })
            })
            .connect_with(connect)
            .await?;
        Ok(Store::new(Pools::Postgres(pool), mode, patience))
    }

    /// Waits for the database's answer, with a timeout, and notes what its errors mean for the
    /// connection.
    async fn watched<T>(
        &self,
        answer: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, sqlx::Error> {
        match &self.pools {
            Pools::Sqlite { doubt, .. } => answer.await.inspect_err(|error| doubt.note(error)),
            Pools::Postgres(_) => {
                let late = |_| sqlx::Error::PoolTimedOut;
                tokio::time::timeout(self.patience, answer).await.map_err(late)?
            }
        }
    }

    async fn migrate(&self) -> Result<(), StoreError> {
        // Not watched: migrating a large database may take long.
        let migrated = match &self.pools {
            Pools::Sqlite { write, .. } => MIGRATIONS.run(write).await,
            Pools::Postgres(pool) => MIGRATIONS.run(pool).await,
        };
        migrated.map_err(|error| match error {
            sqlx::migrate::MigrateError::VersionMissing(_)
            | sqlx::migrate::MigrateError::VersionTooNew(..) => StoreError::OtherVersion,
            sqlx::migrate::MigrateError::Execute(error)
            | sqlx::migrate::MigrateError::ExecuteMigration(error, _) => error.into(),
            other => {
                StoreError::Other(format!("the database can't be brought up to date: {other}"))
            }
        })?;
        self.check_compatible().await
    }

    /// Fails if a newer version has removed something that this one needs.
    async fn check_compatible(&self) -> Result<(), StoreError> {
        let oldest: i64 = reading!(self, pool => {
            sqlx::query_scalar("SELECT COALESCE(MAX(oldest), 0) FROM compatibility")
                .fetch_one(pool)
                .await?
        });
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        if known >= Some(oldest) { Ok(()) } else { Err(StoreError::OtherVersion) }
    }

    async fn check_version(&self) -> Result<(), StoreError> {
        let made: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await?
        });
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        if made < known {
            return Err(StoreError::OtherVersion);
        }
        self.check_compatible().await
    }

    /// Whether other servers may be writing to it at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.pools, Pools::Postgres(_))
    }

    /// How to connect to PostgreSQL, if the store is on it.
    pub(crate) fn postgres(&self) -> Option<PgConnectOptions> {
        match &self.pools {
            Pools::Sqlite { .. } => None,
            Pools::Postgres(pool) => Some(pool.connect_options().as_ref().clone()),
        }
    }

    /// Finishes what is being written and closes every connection.
    pub async fn close(&self) {
        match &self.pools {
            Pools::Sqlite { read, write, .. } => {
                read.close().await;
                write.close().await;
            }
            Pools::Postgres(pool) => pool.close().await,
        }
        if let Some(replica) = &self.replica {
            replica.close().await;
        }
    }
}

/// Whether an SQLite file has a write-ahead log that isn't merged yet.
fn has_log(file: &Path) -> bool {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    Path::new(&log).exists()
}

#[cfg(test)]
mod tests {
    use daemons::{Durability, Postgres};

    use super::*;

    #[tokio::test]
    async fn a_server_that_falls_silent_in_the_middle_of_writing_holds_nobody_up() {
        let cluster = Postgres::start(Durability::ProcessOnly).unwrap();
        let store = Store::open(&format!("{}/postgres", cluster.address())).await.unwrap();
        let Pools::Postgres(pool) = &store.pools else { panic!("it is PostgreSQL") };
        const LOCK: &str = "SELECT pg_advisory_xact_lock(1)";
        let mut silent = pool.begin().await.unwrap();
        silent.execute(LOCK).await.unwrap();
        let mut next = pool.begin().await.unwrap();
        // Without the idle timeout it would wait for the first one for ever.
        next.execute("SET LOCAL lock_timeout = '20s'").await.unwrap();
        next.execute(LOCK).await.unwrap();
        silent.execute("SELECT 1").await.unwrap_err();
    }
}
