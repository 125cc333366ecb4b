//! Guests and their sessions.

use serde_json::Value;

use super::{Store, StoreError, reading, writing};
use crate::id::TokenHash;
use crate::{GuestId, Moment};

pub(crate) struct GuestRow {
    pub id: GuestId,
    pub name: String,
    pub password: Option<String>,
    pub settings: Value,
}

/// Why a name wasn't written.
#[derive(Debug)]
pub(crate) enum NameTaken {
    Taken,
    Store(StoreError),
}

impl From<sqlx::Error> for NameTaken {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => NameTaken::Taken,
            _ => NameTaken::Store(error.into()),
        }
    }
}

type Row = (String, String, Option<String>, String);

impl Store {
    pub(crate) async fn add_guest(
        &self,
        id: &GuestId,
        name: &str,
        now: Moment,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO guests (id, name, settings, created_at) VALUES ($1, $2, '{}', $3) \
                 ON CONFLICT (id) DO NOTHING",
            )
            .bind(id.as_str())
            .bind(name)
            .bind(now.0)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    pub(crate) async fn add_session(
        &self,
        guest: &GuestId,
        token: &TokenHash,
        now: Moment,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("INSERT INTO sessions (token, guest_id, created_at) VALUES ($1, $2, $3)")
                .bind(token.as_str())
                .bind(guest.as_str())
                .bind(now.0)
                .execute(pool)
                .await?;
        });
        Ok(())
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

    pub(crate) async fn guest_of_session(
        &self,
        token: &TokenHash,
    ) -> Result<Option<GuestRow>, StoreError> {
        let found: Option<Row> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT guests.id, guests.name, guests.password, guests.settings FROM sessions \
                 JOIN guests ON guests.id = sessions.guest_id WHERE sessions.token = $1",
            )
            .bind(token.as_str())
            .fetch_optional(pool)
            .await?
        });
        found.map(guest).transpose()
    }

    pub(crate) async fn guest_by_id(&self, id: &GuestId) -> Result<Option<GuestRow>, StoreError> {
        let found: Option<Row> = reading!(self, pool => {
            sqlx::query_as("SELECT id, name, password, settings FROM guests WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(pool)
                .await?
        });
        found.map(guest).transpose()
    }

    /// The guest who has reserved a name.
    pub(crate) async fn guest_by_name(&self, name: &str) -> Result<Option<GuestRow>, StoreError> {
        let found: Option<Row> = reading!(self, pool => {
            sqlx::query_as("SELECT id, name, password, settings FROM guests WHERE reserved = $1")
                .bind(name)
                .fetch_optional(pool)
                .await?
        });
        found.map(guest).transpose()
    }

    /// Changes a guest's name; `reserved` is how it is compared, if a password keeps it.
    pub(crate) async fn rename_guest(
        &self,
        id: &GuestId,
        name: &str,
        reserved: Option<&str>,
    ) -> Result<(), NameTaken> {
        writing!(self, pool => {
            sqlx::query("UPDATE guests SET name = $2, reserved = $3 WHERE id = $1")
                .bind(id.as_str())
                .bind(name)
                .bind(reserved)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    pub(crate) async fn set_guest_password(
        &self,
        id: &GuestId,
        reserved: &str,
        password: &str,
    ) -> Result<(), NameTaken> {
        writing!(self, pool => {
            sqlx::query("UPDATE guests SET reserved = $2, password = $3 WHERE id = $1")
                .bind(id.as_str())
                .bind(reserved)
                .bind(password)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    pub(crate) async fn set_guest_settings(
        &self,
        id: &GuestId,
        settings: &Value,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("UPDATE guests SET settings = $2 WHERE id = $1")
                .bind(id.as_str())
                .bind(settings.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}

fn guest((id, name, password, settings): Row) -> Result<GuestRow, StoreError> {
    let unreadable = |reason: String| StoreError::Other(format!("guest {id}: {reason}"));
    let settings =
        serde_json::from_str(&settings).map_err(|error| unreadable(error.to_string()))?;
    let id = id.parse().map_err(|error: crate::BadId| unreadable(error.to_string()))?;
    Ok(GuestRow { id, name, password, settings })
}
