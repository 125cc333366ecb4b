//! Guests: a name and a token. A password keeps the name and opens it on another device.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use serde::Serialize;
use serde_json::Value;

use crate::entry::Entry;
use crate::id::{SessionToken, TokenHash};
use crate::record::Status;
use crate::store::{GuestRow, NameTaken};
use crate::{GuestId, OpenError, StoreError, Tables};

/// The most letters of a name.
pub const MAX_NAME: usize = 24;
/// The fewest letters of a password.
pub const MIN_PASSWORD: usize = 8;
/// The most bytes of a password, so that nobody can keep the hash busy.
const MAX_PASSWORD: usize = 256;
/// The most bytes of settings.
const MAX_SETTINGS: usize = 4096;

/// Somebody who plays or watches here.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Guest {
    /// Who.
    pub id: GuestId,
    /// How they are called.
    pub name: String,
    /// Whether a password keeps the name for them.
    pub has_password: bool,
    /// How they like their pages; the page decides what is in it.
    pub settings: Value,
}

/// Why a guest isn't known, named or signed in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GuestError {
    /// Not a name.
    #[error("a name has 1 to {MAX_NAME} letters, and no control characters")]
    BadName,
    /// Somebody keeps this name with a password.
    #[error("this name belongs to somebody else")]
    NameTaken,
    /// Not a password.
    #[error("a password has at least {MIN_PASSWORD} letters")]
    BadPassword,
    /// Name and password don't fit.
    #[error("name and password don't fit")]
    WrongPassword,
    /// Too much to keep.
    #[error("settings can have at most {MAX_SETTINGS} bytes")]
    LongSettings,
    /// Nobody is known by this id.
    #[error("there is no such guest")]
    NoGuest,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl GuestError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            GuestError::BadName => "bad-name",
            GuestError::NameTaken => "name-taken",
            GuestError::BadPassword => "bad-password",
            GuestError::WrongPassword => "wrong-password",
            GuestError::LongSettings => "long-settings",
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
    /// Somebody new, with a token for their cookie.
    pub async fn new_guest(&self, name: &str) -> Result<(Guest, SessionToken), GuestError> {
        let name = clean_name(name)?;
        if self.0.store.guest_by_name(&compared(&name)).await?.is_some() {
            return Err(GuestError::NameTaken);
        }
        let (id, now) = (GuestId::fresh(), self.now());
        self.0.store.add_guest(&id, &name, now).await?;
        let token = self.new_session(&id).await?;
        let settings = Value::Object(serde_json::Map::new());
        Ok((Guest { id, name, has_password: false, settings }, token))
    }

    /// Who a token belongs to.
    pub async fn guest(&self, token: &str) -> Result<Option<Guest>, StoreError> {
        let found = self.0.store.guest_of_session(&TokenHash::of(token)).await?;
        Ok(found.map(Guest::from))
    }

    /// Calls a guest otherwise, also at the tables where they sit.
    pub async fn rename(&self, guest: &GuestId, name: &str) -> Result<(), GuestError> {
        let name = clean_name(name)?;
        let row = self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        let key = compared(&name);
        let other = self.0.store.guest_by_name(&key).await?;
        if other.is_some_and(|other| other.id != *guest) {
            return Err(GuestError::NameTaken);
        }
        let reserved = row.password.is_some().then_some(key.as_str());
        self.0.store.rename_guest(guest, &name, reserved).await?;
        for table in self.0.store.tables_with(guest, 100).await? {
            if matches!(table.status, Status::Over | Status::Closed) {
                continue;
            }
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

    /// Keeps a guest's name with a password, or changes the password.
    pub async fn set_password(&self, guest: &GuestId, password: &str) -> Result<(), GuestError> {
        let length = password.chars().count();
        if length < MIN_PASSWORD || password.len() > MAX_PASSWORD {
            return Err(GuestError::BadPassword);
        }
        let row = self.0.store.guest_by_id(guest).await?.ok_or(GuestError::NoGuest)?;
        let password = password.to_owned();
        let hash = blocking(move || hash_password(&password)).await?;
        let reserved = compared(&row.name);
        Ok(self.0.store.set_guest_password(guest, &reserved, &hash).await?)
    }

    /// Opens a kept name on another device.
    pub async fn sign_in(
        &self,
        name: &str,
        password: &str,
    ) -> Result<(Guest, SessionToken), GuestError> {
        let row = match clean_name(name) {
            Ok(name) => self.0.store.guest_by_name(&compared(&name)).await?,
            Err(_) => None,
        };
        let (given, kept) =
            (password.to_owned(), row.as_ref().and_then(|row| row.password.clone()));
        if given.len() > MAX_PASSWORD {
            return Err(GuestError::WrongPassword);
        }
        // Unknown names take as long as wrong passwords: nobody learns which names are kept.
        let fits = blocking(move || match kept {
            Some(kept) => Ok(verify_password(&given, &kept)),
            None => hash_password(&given).map(|_| false),
        })
        .await?;
        let row = row.filter(|_| fits).ok_or(GuestError::WrongPassword)?;
        let token = self.new_session(&row.id).await?;
        Ok((Guest::from(row), token))
    }

    /// Makes a token worthless.
    pub async fn sign_out(&self, token: &str) -> Result<(), StoreError> {
        self.0.store.end_session(&TokenHash::of(token)).await
    }

    /// Keeps how a guest likes their pages.
    pub async fn set_settings(&self, guest: &GuestId, settings: &Value) -> Result<(), GuestError> {
        if settings.to_string().len() > MAX_SETTINGS {
            return Err(GuestError::LongSettings);
        }
        Ok(self.0.store.set_guest_settings(guest, settings).await?)
    }

    async fn new_session(&self, guest: &GuestId) -> Result<SessionToken, StoreError> {
        let token = SessionToken::fresh();
        self.0.store.add_session(guest, &token.hash(), self.now()).await?;
        Ok(token)
    }
}

impl From<GuestRow> for Guest {
    fn from(row: GuestRow) -> Self {
        let GuestRow { id, name, password, settings } = row;
        Guest { id, name, has_password: password.is_some(), settings }
    }
}

/// A name as it is kept: without space around it and with single spaces in it.
fn clean_name(name: &str) -> Result<String, GuestError> {
    if name.chars().any(|letter| letter.is_control() && letter != '\t' && letter != '\n') {
        return Err(GuestError::BadName);
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        1..=MAX_NAME => Ok(name),
        _ => Err(GuestError::BadName),
    }
}

/// A name as it is compared.
fn compared(name: &str) -> String {
    name.to_lowercase()
}

/// Hashing takes memory and a tenth of a second on purpose: never on a thread that others wait for.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let failed = |reason: String| StoreError::Other(format!("password: {reason}"));
    tokio::task::spawn_blocking(work).await.map_err(|error| failed(error.to_string()))?
}

fn hash_password(password: &str) -> Result<String, StoreError> {
    let hashed = Argon2::default().hash_password(password.as_bytes());
    let hashed = hashed.map_err(|error| StoreError::Other(format!("password: {error}")))?;
    Ok(hashed.to_string())
}

fn verify_password(password: &str, kept: &str) -> bool {
    PasswordHash::new(kept)
        .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
}
