//! What is stored about a person: to give it to them, and to remove it.

use serde::Serialize;
use serde_json::Value;

use crate::entry::{Entry, WhyBot, WhyClosed};
use crate::record::Status;
use crate::{
    GuestError, GuestId, Listing, Moment, Muted, OpenError, Report, Session, TableId, Tables,
};

/// The most tables and reports given out.
const MOST: u32 = 10_000;

/// Everything that is stored about a guest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnData {
    /// Who.
    pub id: GuestId,
    /// Their name.
    pub name: String,
    /// When they first came.
    pub since: Moment,
    /// Whether a password keeps the name. The password itself isn't stored, only a hash of it.
    pub has_password: bool,
    /// What older versions kept of their preferences for pages, which now stay in a cookie.
    pub settings: Value,
    /// The devices on which they are known.
    pub sessions: Vec<Session>,
    /// The tables where they sit or sat, with their seats.
    pub tables: Vec<Listing>,
    /// Their lines of chat.
    pub talk: Vec<Said>,
    /// Their notes.
    pub notes: Vec<Noted>,
    /// The people they have muted.
    pub muted: Vec<Muted>,
    /// Their reports to the operator.
    pub reports: Vec<Report>,
}

/// A line that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Said {
    /// Where.
    pub table: String,
    /// When.
    pub at: Moment,
    /// What.
    pub words: String,
}

/// A private note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Noted {
    /// Where.
    pub table: String,
    /// What.
    pub words: String,
}

impl Tables {
    /// Everything that is stored about a guest.
    pub async fn own_data(&self, guest: &GuestId) -> Result<OwnData, GuestError> {
        let store = &self.0.store;
        let row = store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        let since = store.guest_since(guest).await?.ok_or(GuestError::NoGuest)?;
        let said = |(table, at, words)| Said { table, at: Moment(at), words };
        Ok(OwnData {
            id: row.id,
            name: row.name,
            since,
            has_password: row.password.is_some(),
            settings: row.settings,
            sessions: self.sessions(guest).await?,
            tables: self.tables_with(guest, MOST).await?,
            talk: store.said_by(guest).await?.into_iter().map(said).collect(),
            notes: store
                .noted_by(guest)
                .await?
                .into_iter()
                .map(|(table, words)| Noted { table, words })
                .collect(),
            muted: store.mutes(guest).await?,
            reports: store.reports_by(guest, MOST).await?,
        })
    }

    /// Removes everything that is stored about a guest. They leave the tables where they play; in
    /// finished games their seat stays, without a name. A name kept with a password asks for it.
    pub async fn forget_guest(&self, guest: &GuestId, password: &str) -> Result<(), GuestError> {
        let row = self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        if row.password.is_some() {
            let given = password.to_owned();
            if !self.0.passwords.verify(given, row.password).await? {
                return Err(GuestError::WrongPassword);
            }
        }
        for table in self.0.store.tables_naming(guest).await? {
            match self.leave_for_good(&table, guest).await {
                Ok(()) => {}
                Err(OpenError::Store(error)) => return Err(error.into()),
                // A table that can't be read can't be left either.
                Err(error) => tracing::warn!(%table, %error, "a former guest was not removed"),
            }
        }
        let spoke_at = self.0.store.spoke_at(guest).await?;
        self.0.store.forget_guest(guest).await?;
        for table in spoke_at {
            self.forget_talk_of(&table);
        }
        Ok(())
    }

    async fn leave_for_good(&self, table: &TableId, guest: &GuestId) -> Result<(), OpenError> {
        let who = guest.clone();
        self.change(table, move |state, _| {
            let record = &state.record;
            let is_host = record.spec.host.as_ref() == Some(&who);
            let up = |seat| match record.status {
                Status::Gathering => Some(Entry::Freed { seat, reserved: None, name: None }),
                Status::Playing => {
                    let level = record.spec.stand_in.clone();
                    Some(Entry::BotSeated { seat, level, why: WhyBot::Released })
                }
                Status::Over | Status::Closed => None,
            };
            let entries = match record.status {
                // Only the host could arrange it.
                Status::Gathering if is_host => vec![Entry::Closed { why: WhyClosed::CalledOff }],
                _ => record.kept_for(&who).iter().filter_map(up).collect(),
            };
            Ok::<_, OpenError>((entries, ()))
        })
        .await?;
        self.0.store.forget_name(table, guest).await?;
        self.forget(table);
        Ok(())
    }
}
