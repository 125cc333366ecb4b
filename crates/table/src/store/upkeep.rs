//! The keeper's queries: which tables are due or idle, and when no server was up.

use std::time::Duration;

use super::{LEASE, Pools, Store, StoreError, reading, writing};
use crate::{Moment, TableId};

/// Whether a server was up all the time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heartbeat {
    Regular,
    AfterOutage,
}

impl Store {
    /// Tables that need attention by now. Where several servers ask, each table is given to one of
    /// them, and to another if it does nothing for the time of a lease.
    pub(crate) async fn due(&self, now: Moment, most: u32) -> Result<Vec<TableId>, StoreError> {
        if let Pools::Postgres(pool) = &self.pools {
            let due = sqlx::query_scalar(
                "UPDATE tables SET wake_at = $3 WHERE id IN (SELECT id FROM tables \
                 WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id",
            )
            .bind(now.0)
            .bind(i64::from(most))
            .bind(now.after(LEASE).0)
            .fetch_all(pool);
            let ids: Vec<String> = self.watched(due).await?;
            return Ok(ids.iter().filter_map(|id| id.parse().ok()).collect());
        }
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2",
            )
            .bind(now.0)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Sets when a table needs attention again.
    pub(crate) async fn wake_later(
        &self,
        table: &TableId,
        wake_at: Option<Moment>,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("UPDATE tables SET wake_at = $2 WHERE id = $1")
                .bind(table.as_str())
                .bind(wake_at.map(|moment| moment.0))
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Tables of a status that have not changed since and have no notice yet.
    pub(crate) async fn idle_since(
        &self,
        status: &str,
        since: Moment,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM tables WHERE status = $1 AND changed_at <= $2 \
                 AND closes_at IS NULL ORDER BY changed_at LIMIT $3",
            )
            .bind(status)
            .bind(since.0)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Tables whose notice has run out.
    pub(crate) async fn to_close(
        &self,
        now: Moment,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM tables WHERE closes_at <= $1 \
                 AND status IN ('gathering', 'playing') LIMIT $2",
            )
            .bind(now.0)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Notes that a server is up now. If none was for longer than `gap`, notes and reports that.
    pub(crate) async fn heartbeat(
        &self,
        now: Moment,
        gap: Duration,
    ) -> Result<Heartbeat, StoreError> {
        let missed = writing!(self, pool, begin => {
            let mut all = pool.begin_with(begin).await?;
            let last: Option<i64> =
                sqlx::query_scalar("SELECT at FROM alive WHERE one = 1")
                    .fetch_optional(&mut *all)
                    .await?;
            let missed = last.map(Moment).filter(|last| now.since(*last) > gap);
            if let Some(last) = missed {
                sqlx::query(
                    "INSERT INTO outages (from_at, to_at) VALUES ($1, $2) \
                     ON CONFLICT (from_at) DO NOTHING",
                )
                .bind(last.0)
                .bind(now.0)
                .execute(&mut *all)
                .await?;
            }
            sqlx::query(
                "INSERT INTO alive (one, at) VALUES (1, $1) \
                 ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE excluded.at > alive.at",
            )
            .bind(now.0)
            .execute(&mut *all)
            .await?;
            all.commit().await?;
            missed
        });
        Ok(if missed.is_some() { Heartbeat::AfterOutage } else { Heartbeat::Regular })
    }

    /// Writes a few pages and removes them again: as much room as a step of a game needs.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        const PAGES: usize = 4 * 4096;
        let words = "x".repeat(PAGES);
        writing!(self, pool, begin => {
            let mut all = pool.begin_with(begin).await?;
            sqlx::query("INSERT INTO probes (words) VALUES ($1)")
                .bind(&words)
                .execute(&mut *all)
                .await?;
            sqlx::query("DELETE FROM probes").execute(&mut *all).await?;
            all.commit().await?;
        });
        Ok(())
    }

    /// How long no server was up between two moments.
    pub(crate) async fn outage(&self, from: Moment, to: Moment) -> Result<Duration, StoreError> {
        let outages: Vec<(i64, i64)> = reading!(self, pool => {
            sqlx::query_as("SELECT from_at, to_at FROM outages WHERE to_at > $1 AND from_at < $2")
                .bind(from.0)
                .bind(to.0)
                .fetch_all(pool)
                .await?
        });
        let overlap = |(start, end): (i64, i64)| Moment(end).min(to).since(Moment(start).max(from));
        Ok(outages.into_iter().map(overlap).sum())
    }
}
