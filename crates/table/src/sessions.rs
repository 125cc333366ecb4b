//! Sessions: a token in a device's cookie that identifies a guest.

use std::time::Duration;

use serde::Serialize;

use crate::id::{SessionToken, TokenHash};
use crate::{Guest, GuestId, Moment, StoreError, Tables};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// A session that was not used for this long is over.
pub(crate) const UNUSED: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// The most sessions of a guest: beyond it the least recently used is forgotten.
pub const MAX_SESSIONS: u32 = 50;

/// A device on which a guest is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Session {
    /// The hash of its token: enough to end it, not to use it.
    #[serde(skip)]
    pub id: String,
    /// When it began.
    pub created_at: Moment,
    /// The day it was last used.
    pub used_at: Moment,
}

impl Tables {
    /// The guest a token belongs to.
    pub async fn guest(&self, token: &str) -> Result<Option<Guest>, StoreError> {
        let (hash, now) = (TokenHash::of(token), self.now());
        let found = self.0.store.guest_of_session(&hash, now.before(UNUSED), now).await?;
        let Some((row, used_at)) = found else { return Ok(None) };
        if now.since(used_at) >= DAY {
            match self.0.store.use_session(&hash, now).await {
                Ok(()) | Err(StoreError::ReadOnly) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Some(row.into()))
    }

    /// The devices on which a guest is signed in, the latest first.
    pub async fn sessions(&self, guest: &GuestId) -> Result<Vec<Session>, StoreError> {
        let rows = self.0.store.sessions_of(guest, self.now().before(UNUSED)).await?;
        let session = |row: crate::store::SessionRow| Session {
            id: row.token,
            created_at: row.created_at,
            used_at: row.used_at,
        };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Revokes a token.
    pub async fn sign_out(&self, token: &str) -> Result<(), StoreError> {
        self.0.store.end_session(&TokenHash::of(token)).await
    }

    /// Revokes all tokens of a guest except this one.
    pub async fn sign_out_others(&self, guest: &GuestId, token: &str) -> Result<(), StoreError> {
        self.0.store.end_other_sessions(guest, &TokenHash::of(token)).await
    }

    pub(crate) async fn new_session(&self, guest: &GuestId) -> Result<SessionToken, StoreError> {
        let token = SessionToken::fresh();
        self.0.store.add_session(guest, &token.hash(), self.now()).await?;
        self.0.store.forget_oldest_sessions(guest, MAX_SESSIONS).await?;
        Ok(token)
    }
}
