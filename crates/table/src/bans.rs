//! Bans: the operator keeps somebody out, for a time or for good.

use serde::Serialize;

use crate::entry::{Entry, WhyBot};
use crate::record::Status;
use crate::{GuestError, GuestId, Moment, OpenError, StoreError, Tables};

/// The most seats cleared in one round.
const MANY: u32 = 256;

/// Somebody who is kept out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ban {
    /// Who.
    pub guest: GuestId,
    /// Their name.
    pub name: String,
    /// When it ends; never for [`Ban::FOR_GOOD`].
    pub until: Moment,
    /// The operator's note.
    pub because: String,
}

impl Ban {
    /// The end of a ban that has none.
    pub const FOR_GOOD: Moment = Moment(i64::MAX);
}

impl Tables {
    /// Guests with this id or exactly this name: for the operator.
    pub async fn guests_called(&self, text: &str) -> Result<Vec<(GuestId, String)>, StoreError> {
        self.0.store.guests_called(text, 100).await
    }

    /// Keeps a guest out until a moment. Their sessions end at once, and the server gives their seats
    /// to bots within seconds.
    pub async fn ban(
        &self,
        guest: &GuestId,
        until: Moment,
        because: &str,
    ) -> Result<(), GuestError> {
        self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        Ok(self.0.store.set_ban(guest, Some((until, because))).await?)
    }

    /// Lets a guest in again.
    pub async fn lift_ban(&self, guest: &GuestId) -> Result<(), GuestError> {
        self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        Ok(self.0.store.set_ban(guest, None).await?)
    }

    /// The bans in force.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.0.store.bans(self.now()).await
    }

    /// Empties the seats of banned people, so that nobody waits for them. In a running game a bot
    /// sits in, and they may come back when the ban is over.
    pub(crate) async fn clear_banned_seats(&self) -> Result<(), StoreError> {
        for (table, guest) in self.0.store.banned_seats(self.now(), MANY).await? {
            let cleared = self.change(&table, move |state, _| {
                let record = &state.record;
                let up = |seat| match record.status {
                    Status::Gathering => Some(Entry::Freed { seat, reserved: None, name: None }),
                    Status::Playing => {
                        let level = record.spec.stand_in.clone();
                        Some(Entry::BotSeated { seat, level, why: WhyBot::Left })
                    }
                    Status::Over | Status::Closed => None,
                };
                let entries = record.seats_of(&guest).iter().filter_map(up).collect();
                Ok::<_, OpenError>((entries, ()))
            });
            match cleared.await {
                Ok(()) => {}
                Err(OpenError::Store(error)) => return Err(error),
                Err(error) => tracing::warn!(%table, %error, "a banned guest keeps a seat"),
            }
        }
        Ok(())
    }
}
