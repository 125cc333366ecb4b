//! Reviews of finished games, and which server judges. A lease as in `leases.rs`; what a judge
//! writes too late is not kept.

use super::leases::{LEASE, database_now, millis, take_over};
use super::{Pools, Store, StoreError, reading, writing};
use crate::TableId;
use crate::id::ServerId;

/// A judge's progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredReview {
    /// The number of judged steps.
    pub judged: u64,
    /// What was found, as JSON.
    pub found: String,
    /// Whether the review is complete.
    pub is_done: bool,
}

impl Store {
    /// The review of a table, if anybody ever asked for one.
    pub(crate) async fn review(&self, table: &TableId) -> Result<Option<StoredReview>, StoreError> {
        let row: Option<(i64, String, Option<i64>)> = reading!(self, pool => {
            sqlx::query_as("SELECT judged, found, kept_until FROM reviews WHERE table_id = $1")
                .bind(table.as_str())
                .fetch_optional(pool)
                .await?
        });
        Ok(row.map(|(judged, found, kept_until)| StoredReview {
            judged: judged as u64,
            found,
            is_done: kept_until.is_none(),
        }))
    }

    /// Takes the review of a table unless another server has it or it is done. Without other servers
    /// it is ours.
    pub(crate) async fn take_review(
        &self,
        table: &TableId,
        server: &ServerId,
    ) -> Result<bool, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(true) };
        let taken = sqlx::query(concat!(
            "INSERT INTO reviews (table_id, judged, found, keeper, kept_until) \
             VALUES ($1, 0, '[]', $2, ",
            database_now!(),
            " + $3) ON CONFLICT (table_id) DO UPDATE SET keeper = excluded.keeper, \
             kept_until = excluded.kept_until WHERE reviews.kept_until <= ",
            database_now!(),
        ))
        .bind(table.as_str())
        .bind(server.as_str())
        .bind(millis(LEASE))
        .execute(pool);
        Ok(self.watched(taken).await?.rows_affected() > 0)
    }

    /// Takes over reviews whose judges are gone.
    pub(crate) async fn take_expired_reviews(
        &self,
        server: &ServerId,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.take_over(take_over!("reviews", "table_id"), server, most).await
    }

    /// Stores our judge's progress and renews the lease; false if another server has it now.
    pub(crate) async fn keep_review(
        &self,
        table: &TableId,
        server: &ServerId,
        review: &StoredReview,
    ) -> Result<bool, StoreError> {
        let Pools::Postgres(pool) = &self.pools else {
            if review.is_done {
                self.keep_done_review(table, review).await?;
            }
            return Ok(true);
        };
        let kept = sqlx::query(concat!(
            "UPDATE reviews SET judged = $3, found = $4, \
             kept_until = CASE WHEN $5 THEN NULL ELSE ",
            database_now!(),
            " + $6 END WHERE table_id = $1 AND keeper = $2 AND kept_until IS NOT NULL",
        ))
        .bind(table.as_str())
        .bind(server.as_str())
        .bind(review.judged as i64)
        .bind(&review.found)
        .bind(review.is_done)
        .bind(millis(LEASE))
        .execute(pool);
        Ok(self.watched(kept).await?.rows_affected() > 0)
    }

    async fn keep_done_review(
        &self,
        table: &TableId,
        review: &StoredReview,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO reviews (table_id, judged, found) VALUES ($1, $2, $3) \
                 ON CONFLICT (table_id) DO UPDATE SET judged = excluded.judged, \
                 found = excluded.found",
            )
            .bind(table.as_str())
            .bind(review.judged as i64)
            .bind(&review.found)
            .execute(pool)
            .await?;
        });
        Ok(())
    }
}
