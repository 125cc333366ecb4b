//! Guests and their names.

use serde_json::Value;

use super::{Store, StoreError, reading, writing};
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

pub(super) type Row = (String, String, Option<String>, String);

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

    /// The guest who has reserved a name that looks like this.
    pub(crate) async fn guest_by_look(&self, look: &str) -> Result<Option<GuestRow>, StoreError> {
        let found: Option<Row> = reading!(self, pool => {
            sqlx::query_as("SELECT id, name, password, settings FROM guests WHERE alike = $1")
                .bind(look)
                .fetch_optional(pool)
                .await?
        });
        found.map(guest).transpose()
    }

    /// Stores the look of names reserved by older versions. Of two that look the same, only the
    /// first reserves it.
    pub(crate) async fn note_looks(&self) -> Result<(), StoreError> {
        let names: Vec<(String, String)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, name FROM guests WHERE reserved IS NOT NULL AND alike IS NULL \
                 ORDER BY created_at",
            )
            .fetch_all(pool)
            .await?
        });
        for (id, name) in names {
            match self.note_look(&id, &crate::names::look(&name)).await {
                Err(NameTaken::Taken) => tracing::warn!(%id, "two kept names look the same"),
                Err(NameTaken::Store(error)) => return Err(error),
                Ok(()) => {}
            }
        }
        Ok(())
    }

    async fn note_look(&self, id: &str, look: &str) -> Result<(), NameTaken> {
        writing!(self, pool => {
            sqlx::query("UPDATE guests SET alike = $2 WHERE id = $1")
                .bind(id)
                .bind(look)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Changes a guest's name; `reserved` is its key and its look, if a password keeps it.
    pub(crate) async fn rename_guest(
        &self,
        id: &GuestId,
        name: &str,
        reserved: Option<(&str, &str)>,
    ) -> Result<(), NameTaken> {
        writing!(self, pool => {
            sqlx::query("UPDATE guests SET name = $2, reserved = $3, alike = $4 WHERE id = $1")
                .bind(id.as_str())
                .bind(name)
                .bind(reserved.map(|(key, _)| key))
                .bind(reserved.map(|(_, look)| look))
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    pub(crate) async fn set_guest_password(
        &self,
        id: &GuestId,
        (key, look): (&str, &str),
        password: &str,
    ) -> Result<(), NameTaken> {
        writing!(self, pool => {
            sqlx::query("UPDATE guests SET reserved = $2, password = $3, alike = $4 WHERE id = $1")
                .bind(id.as_str())
                .bind(key)
                .bind(password)
                .bind(look)
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}

pub(super) fn guest((id, name, password, settings): Row) -> Result<GuestRow, StoreError> {
    let unreadable = |reason: String| StoreError::Other(format!("guest {id}: {reason}"));
    let settings =
        serde_json::from_str(&settings).map_err(|error| unreadable(error.to_string()))?;
    let id = id.parse().map_err(|error: crate::BadId| unreadable(error.to_string()))?;
    Ok(GuestRow { id, name, password, settings })
}
