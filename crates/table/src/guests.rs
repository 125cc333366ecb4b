//! Guests: a name and a token. A password keeps the name and opens it on another device.

use serde::Serialize;

use crate::entry::Entry;
use crate::id::SessionToken;
use crate::names::{self, MAX_NAME};
use crate::record::Status;
use crate::store::{GuestRow, NameTaken};
use crate::{GuestId, OpenError, StoreError, Tables};

/// The fewest characters in a password.
pub const MIN_PASSWORD: usize = 8;
/// The most bytes in a password, so that nobody can keep the hash busy.
const MAX_PASSWORD: usize = 256;

/// Somebody who plays or watches here.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Guest {
    /// Who.
    pub id: GuestId,
    /// Their name.
    pub name: String,
    /// Whether a password keeps the name for them.
    pub has_password: bool,
}

/// Why a guest could not be added, changed or signed in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GuestError {
    /// Not a name.
    #[error("a name has 1 to {MAX_NAME} letters, and no control characters")]
    BadName,
    /// Somebody keeps this name, or one that looks the same, with a password.
    #[error("this name belongs to somebody else")]
    NameTaken,
    /// Somebody at one of their tables has a name that looks the same.
    #[error("somebody at your table has a name that looks the same")]
    Namesake,
    /// Not a password.
    #[error("a password has at least {MIN_PASSWORD} letters")]
    BadPassword,
    /// The name and password don't match.
    #[error("the name and password don't match")]
    WrongPassword,
    /// The operator has banned them.
    #[error("the operator of this server has banned you{}", because(.0))]
    Banned(String),
    /// Too many passwords are being checked.
    #[error("too many people are signing in at this moment: try again in a few seconds")]
    Crowded,
    /// Nobody is known by this id.
    #[error("there is no such guest")]
    NoGuest,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn because(reason: &str) -> String {
    if reason.is_empty() { String::new() } else { format!(": {reason}") }
}

impl GuestError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            GuestError::BadName => "bad-name",
            GuestError::NameTaken => "name-taken",
            GuestError::Namesake => "namesake",
            GuestError::BadPassword => "bad-password",
            GuestError::WrongPassword => "wrong-password",
            GuestError::Banned(_) => "banned",
            GuestError::Crowded => "crowded",
            GuestError::NoGuest => "no-guest",
            GuestError::Store(error) => error.key(),
        }
    }
}

impl From<NameTaken> for GuestError {
    fn from(error: NameTaken) -> Self {
        match error {
            NameTaken::Taken => GuestError::NameTaken,
            NameTaken::Store(error) => GuestError::Store(error),
        }
    }
}

impl Tables {
    /// Adds a guest, and returns them with a token for their cookie.
    pub async fn new_guest(&self, name: &str) -> Result<(Guest, SessionToken), GuestError> {
        let name = names::clean(name)?;
        if self.0.store.guest_by_look(&names::look(&name)).await?.is_some() {
            return Err(GuestError::NameTaken);
        }
        let (id, now) = (GuestId::fresh(), self.now());
        self.0.store.add_guest(&id, &name, now).await?;
        let token = self.new_session(&id).await?;
        Ok((Guest { id, name, has_password: false }, token))
    }

    /// Changes a guest's name, also at the tables where they sit.
    pub async fn rename(&self, guest: &GuestId, name: &str) -> Result<(), GuestError> {
        let name = names::clean(name)?;
        let row = self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        let (key, look) = (names::key(&name), names::look(&name));
        let other = self.0.store.guest_by_look(&look).await?;
        if other.is_some_and(|other| other.id != *guest) {
            return Err(GuestError::NameTaken);
        }
        let mut tables = self.0.store.tables_with(guest, 100).await?;
        tables.retain(|table| matches!(table.status, Status::Gathering | Status::Playing));
        for table in &tables {
            // A table that can't be read is no obstacle.
            if let Ok(live) = self.live(&table.id).await
                && names::has_namesake(&live.state().record, guest, &name)
            {
                return Err(GuestError::Namesake);
            }
        }
        let reserved = row.password.is_some().then_some((key.as_str(), look.as_str()));
        self.0.store.rename_guest(guest, &name, reserved).await?;
        for table in tables {
            let (guest, name) = (guest.clone(), name.clone());
            let renamed = self
                .change(&table.id, move |state, _| {
                    let named = state.record.seats_where(|seat| {
                        seat.owner()
                            .is_some_and(|person| person.guest == guest && person.name != name)
                    });
                    let entry = |seat| Entry::Named { seat, name: name.clone() };
                    Ok::<_, OpenError>((named.iter().map(entry).collect(), ()))
                })
                .await;
            match renamed {
                Ok(()) => {}
                Err(OpenError::Store(error)) => return Err(error.into()),
                Err(error) => tracing::warn!(table = %table.id, %error, "a name was not changed"),
            }
        }
        Ok(())
    }

    /// Keeps a guest's name with a password.
    pub async fn set_password(&self, guest: &GuestId, password: &str) -> Result<(), GuestError> {
        let row = self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        if row.password.is_some() {
            return Err(GuestError::WrongPassword);
        }
        self.write_password(row, password).await
    }

    /// Changes a guest's password, given the old one, and revokes all their tokens except this
    /// device's.
    pub async fn change_password(
        &self,
        guest: &GuestId,
        old: &str,
        password: &str,
        token: &str,
    ) -> Result<(), GuestError> {
        let row = self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        let kept = row.password.clone();
        if old.len() > MAX_PASSWORD || !self.0.passwords.verify(old.to_owned(), kept).await? {
            return Err(GuestError::WrongPassword);
        }
        self.write_password(row, password).await?;
        Ok(self.sign_out_others(guest, token).await?)
    }

    async fn write_password(&self, row: GuestRow, password: &str) -> Result<(), GuestError> {
        let length = password.chars().count();
        if length < MIN_PASSWORD || password.len() > MAX_PASSWORD {
            return Err(GuestError::BadPassword);
        }
        let password = password.to_owned();
        let hash = self.0.passwords.hash(password).await?;
        let (key, look) = (names::key(&row.name), names::look(&row.name));
        Ok(self.0.store.set_guest_password(&row.id, (&key, &look), &hash).await?)
    }

    /// Signs a guest in on another device.
    pub async fn sign_in(
        &self,
        name: &str,
        password: &str,
    ) -> Result<(Guest, SessionToken), GuestError> {
        let row = match names::clean(name) {
            Ok(name) => self.0.store.guest_by_name(&names::key(&name)).await?,
            Err(_) => None,
        };
        let (given, kept) =
            (password.to_owned(), row.as_ref().and_then(|row| row.password.clone()));
        if given.len() > MAX_PASSWORD {
            return Err(GuestError::WrongPassword);
        }
        // Unknown names take as long as wrong passwords, so nobody learns which names are kept.
        let fits = self.0.passwords.verify(given, kept).await?;
        let row = row.filter(|_| fits).ok_or(GuestError::WrongPassword)?;
        if let Some(ban) = self.0.store.ban_of(&row.id, self.now()).await? {
            return Err(GuestError::Banned(ban.because));
        }
        let token = self.new_session(&row.id).await?;
        Ok((Guest::from(row), token))
    }
}

impl From<GuestRow> for Guest {
    fn from(row: GuestRow) -> Self {
        let GuestRow { id, name, password, .. } = row;
        Guest { id, name, has_password: password.is_some() }
    }
}
