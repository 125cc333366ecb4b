//! Leases: which server does the work of a table. They run by the database's clock, so that servers
//! whose clocks differ agree. They only save work: what an owner writes too late is refused by the
//! journal's entry numbers.

use std::collections::HashSet;
use std::time::Duration;

use super::{Pools, Store, StoreError};
use crate::TableId;
use crate::id::ServerId;

/// How long a lease holds without being renewed. A dead server is replaced after this and one
/// round of another's keeper.
pub(crate) const LEASE: Duration = Duration::from_secs(2);

/// The database's time in milliseconds. `now()` would be when the transaction began.
macro_rules! database_now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}
pub(super) use database_now;

/// The statement that takes over at most `$3` rows of a table of the database whose leases have run
/// out: for the server `$1`, for `$2` milliseconds. It returns the ids of the games' tables.
macro_rules! take_over {
    ($rows:literal, $id:literal) => {
        concat!(
            "UPDATE ",
            $rows,
            " SET keeper = $1, kept_until = ",
            database_now!(),
            " + $2 WHERE ",
            $id,
            " IN (SELECT ",
            $id,
            " FROM ",
            $rows,
            " WHERE kept_until <= ",
            database_now!(),
            " ORDER BY kept_until LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING ",
            $id,
        )
    };
}
pub(super) use take_over;

impl Store {
    /// Takes over tables whose leases have run out.
    pub(crate) async fn take_expired(
        &self,
        server: &ServerId,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.take_over(take_over!("tables", "id"), server, most).await
    }

    /// Runs a statement of `take_over!`, and returns the tables whose leases it took.
    pub(super) async fn take_over(
        &self,
        statement: &'static str,
        server: &ServerId,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(Vec::new()) };
        let taken = sqlx::query_scalar(statement)
            .bind(server.as_str())
            .bind(millis(LEASE))
            .bind(i64::from(most))
            .fetch_all(pool);
        let ids: Vec<String> = self.watched(taken).await?;
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Takes the lease of a table unless another server has it. Without other servers it is ours.
    pub(crate) async fn take(
        &self,
        table: &TableId,
        server: &ServerId,
    ) -> Result<bool, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(true) };
        let taken = sqlx::query(concat!(
            "UPDATE tables SET keeper = $2, kept_until = ",
            database_now!(),
            " + $3 WHERE id = $1 AND (kept_until IS NULL OR keeper = $2 OR kept_until <= ",
            database_now!(),
            ")",
        ))
        .bind(table.as_str())
        .bind(server.as_str())
        .bind(millis(LEASE))
        .execute(pool);
        Ok(self.watched(taken).await?.rows_affected() > 0)
    }

    /// Renews leases and returns those that are still ours.
    pub(crate) async fn renew(
        &self,
        tables: &[TableId],
        server: &ServerId,
    ) -> Result<HashSet<TableId>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else {
            return Ok(tables.iter().cloned().collect());
        };
        let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let renewed = sqlx::query_scalar(concat!(
            "UPDATE tables SET kept_until = ",
            database_now!(),
            " + $3 WHERE id = ANY($1) AND keeper = $2 RETURNING id",
        ))
        .bind(names)
        .bind(server.as_str())
        .bind(millis(LEASE))
        .fetch_all(pool);
        let ids: Vec<String> = self.watched(renewed).await?;
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Gives back the lease of a table at which there is nothing to do.
    pub(crate) async fn drop_lease(
        &self,
        table: &TableId,
        server: &ServerId,
    ) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        let dropped = sqlx::query(
            "UPDATE tables SET keeper = NULL, kept_until = NULL WHERE id = $1 AND keeper = $2",
        )
        .bind(table.as_str())
        .bind(server.as_str())
        .execute(pool);
        self.watched(dropped).await?;
        Ok(())
    }

    /// Ends every lease of a server, so that others take over its work.
    pub(crate) async fn release_all(&self, server: &ServerId) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        let released = sqlx::query(
            "UPDATE tables SET kept_until = 0 WHERE kept_until IS NOT NULL AND keeper = $1",
        )
        .bind(server.as_str())
        .execute(pool);
        self.watched(released).await?;
        let released = sqlx::query(
            "UPDATE reviews SET kept_until = 0 WHERE kept_until IS NOT NULL AND keeper = $1",
        )
        .bind(server.as_str())
        .execute(pool);
        self.watched(released).await?;
        let released = sqlx::query("UPDATE duties SET until = 0 WHERE keeper = $1")
            .bind(server.as_str())
            .execute(pool);
        self.watched(released).await?;
        Ok(())
    }

    /// Takes or renews a duty that one server does for all, unless another server has it.
    pub(crate) async fn take_duty(
        &self,
        name: &str,
        server: &ServerId,
        time: Duration,
    ) -> Result<bool, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(true) };
        let taken = sqlx::query(concat!(
            "INSERT INTO duties (name, keeper, until) VALUES ($1, $2, ",
            database_now!(),
            " + $3) ON CONFLICT (name) DO UPDATE SET keeper = excluded.keeper, \
             until = excluded.until WHERE duties.keeper = excluded.keeper OR duties.until <= ",
            database_now!(),
        ))
        .bind(name)
        .bind(server.as_str())
        .bind(millis(time))
        .execute(pool);
        Ok(self.watched(taken).await?.rows_affected() > 0)
    }
}

pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
