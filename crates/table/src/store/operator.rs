//! What the operator asks of the database itself.

use std::path::Path;

use sqlx::AssertSqlSafe;

use super::{Pools, Store, StoreError};
use crate::Moment;

/// Why a backup failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BackupError {
    /// The file exists already.
    #[error("{0} is there already, and a backup never overwrites anything")]
    Exists(String),
    /// PostgreSQL has its own tools, which know roles and settings as well.
    #[error(
        "PostgreSQL makes its own backups: pg_dump --format=custom --file=FILE \"$DATABASE_URL\""
    )]
    Postgres,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What was or would be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// Tables whose game is over or that were closed.
    pub tables: u64,
    /// Guests without a password who sit nowhere.
    pub guests: u64,
}

const OLD_TABLES: &str = "FROM tables WHERE status IN ('over', 'closed') AND changed_at <= $1";
const OLD_GUESTS: &str = "FROM guests WHERE password IS NULL AND created_at <= $1 AND id NOT IN \
     (SELECT guest_id FROM seats WHERE guest_id IS NOT NULL)";

impl Store {
    /// Copies an SQLite database into a new file while it is in use.
    pub async fn backup(&self, file: &Path) -> Result<(), BackupError> {
        let Pools::Sqlite { read, .. } = &self.pools else { return Err(BackupError::Postgres) };
        if file.exists() {
            return Err(BackupError::Exists(file.display().to_string()));
        }
        let name = file.to_string_lossy().into_owned();
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(read).await;
        copied.map_err(StoreError::from)?;
        Ok(())
    }

    /// Counts what [`Store::prune`] would remove.
    pub async fn prunable(&self, since: Moment) -> Result<Pruned, StoreError> {
        Ok(Pruned {
            tables: self.count(OLD_TABLES, since).await?,
            guests: self.count(OLD_GUESTS, since).await?,
        })
    }

    /// Removes finished and closed tables that have not changed since, and guests no longer needed.
    pub async fn prune(&self, since: Moment) -> Result<Pruned, StoreError> {
        // Guests last: then those of the removed tables sit nowhere.
        let tables = self.delete(OLD_TABLES, since).await?;
        Ok(Pruned { tables, guests: self.delete(OLD_GUESTS, since).await? })
    }

    async fn count(&self, what: &str, since: Moment) -> Result<u64, StoreError> {
        let sql = format!("SELECT COUNT(*) {what}");
        // No timeout: the operator can wait.
        let count: i64 = match &self.pools {
            Pools::Sqlite { read, .. } => {
                sqlx::query_scalar(AssertSqlSafe(sql)).bind(since.0).fetch_one(read).await?
            }
            Pools::Postgres(pool) => {
                sqlx::query_scalar(AssertSqlSafe(sql)).bind(since.0).fetch_one(pool).await?
            }
        };
        Ok(count as u64)
    }

    async fn delete(&self, what: &str, since: Moment) -> Result<u64, StoreError> {
        let sql = format!("DELETE {what}");
        Ok(match &self.pools {
            Pools::Sqlite { write, .. } => {
                sqlx::query(AssertSqlSafe(sql)).bind(since.0).execute(write).await?.rows_affected()
            }
            Pools::Postgres(pool) => {
                sqlx::query(AssertSqlSafe(sql)).bind(since.0).execute(pool).await?.rows_affected()
            }
        })
    }
}
