//! Sessions: which device is whose.

use super::guests::{Row, guest};
use super::{GuestRow, Store, StoreError, reading, writing};
use crate::id::TokenHash;
use crate::{GuestId, Moment};

/// A session as it is kept.
pub(crate) struct SessionRow {
    pub token: String,
    pub created_at: Moment,
    pub used_at: Moment,
}

impl Store {
    pub(crate) async fn add_session(
        &self,
        guest: &GuestId,
        token: &TokenHash,
        now: Moment,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO sessions (token, guest_id, created_at, used_at) \
                 VALUES ($1, $2, $3, $3)",
            )
            .bind(token.as_str())
            .bind(guest.as_str())
            .bind(now.0)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Notes that a session was used.
    pub(crate) async fn use_session(
        &self,
        token: &TokenHash,
        now: Moment,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("UPDATE sessions SET used_at = $2 WHERE token = $1")
                .bind(token.as_str())
                .bind(now.0)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// A session's guest and when it was last used; `None` if it wasn't used since or they are
    /// banned.
    pub(crate) async fn guest_of_session(
        &self,
        token: &TokenHash,
        since: Moment,
        now: Moment,
    ) -> Result<Option<(GuestRow, Moment)>, StoreError> {
        type Found = (String, String, Option<String>, String, i64);
        let found: Option<Found> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT guests.id, guests.name, guests.password, guests.settings, \
                 COALESCE(sessions.used_at, sessions.created_at) FROM sessions \
                 JOIN guests ON guests.id = sessions.guest_id WHERE sessions.token = $1 \
                 AND COALESCE(sessions.used_at, sessions.created_at) > $2 \
                 AND COALESCE(guests.banned_until, 0) <= $3",
            )
            .bind(token.as_str())
            .bind(since.0)
            .bind(now.0)
            .fetch_optional(pool)
            .await?
        });
        let Some((id, name, password, settings, used_at)) = found else { return Ok(None) };
        let row: Row = (id, name, password, settings);
        Ok(Some((guest(row)?, Moment(used_at))))
    }

    /// The sessions of a guest that were used since, the latest first.
    pub(crate) async fn sessions_of(
        &self,
        guest: &GuestId,
        since: Moment,
    ) -> Result<Vec<SessionRow>, StoreError> {
        let rows: Vec<(String, i64, i64)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT token, created_at, COALESCE(used_at, created_at) AS used FROM sessions \
                 WHERE guest_id = $1 AND COALESCE(used_at, created_at) > $2 \
                 ORDER BY used DESC, token",
            )
            .bind(guest.as_str())
            .bind(since.0)
            .fetch_all(pool)
            .await?
        });
        let session = |(token, created_at, used_at)| SessionRow {
            token,
            created_at: Moment(created_at),
            used_at: Moment(used_at),
        };
        Ok(rows.into_iter().map(session).collect())
    }

    pub(crate) async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE token = $1")
                .bind(token.as_str())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Ends all sessions of a guest except one.
    pub(crate) async fn end_other_sessions(
        &self,
        guest: &GuestId,
        kept: &TokenHash,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE guest_id = $1 AND token <> $2")
                .bind(guest.as_str())
                .bind(kept.as_str())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Removes all sessions of a guest except the latest.
    pub(crate) async fn forget_oldest_sessions(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "DELETE FROM sessions WHERE guest_id = $1 AND token NOT IN \
                 (SELECT token FROM sessions WHERE guest_id = $1 \
                 ORDER BY COALESCE(used_at, created_at) DESC, created_at DESC, token LIMIT $2)",
            )
            .bind(guest.as_str())
            .bind(i64::from(most))
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Removes sessions that nobody has used since.
    pub(crate) async fn forget_sessions(&self, since: Moment) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE COALESCE(used_at, created_at) <= $1")
                .bind(since.0)
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}
