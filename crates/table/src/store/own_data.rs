//! What is stored about one guest: to give it to them, and to take it away.

use super::{Store, StoreError, reading, writing};
use crate::chain::{Before, EntryRow, fault, relink, root};
use crate::entry::{Entry, without_name};
use crate::{GuestId, Moment, TableId};

/// The most rows of a kind given out.
const MOST: i64 = 10_000;

impl Store {
    /// When a guest first came.
    pub(crate) async fn guest_since(&self, guest: &GuestId) -> Result<Option<Moment>, StoreError> {
        let at: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar("SELECT created_at FROM guests WHERE id = $1")
                .bind(guest.as_str())
                .fetch_optional(pool)
                .await?
        });
        Ok(at.map(Moment))
    }

    /// What a guest has said: table, moment and words, the latest first.
    pub(crate) async fn said_by(
        &self,
        guest: &GuestId,
    ) -> Result<Vec<(String, i64, String)>, StoreError> {
        Ok(reading!(self, pool => {
            sqlx::query_as(
                "SELECT table_id, at, words FROM talk WHERE guest_id = $1 \
                 ORDER BY at DESC LIMIT $2",
            )
            .bind(guest.as_str())
            .bind(MOST)
            .fetch_all(pool)
            .await?
        }))
    }

    /// What a guest has noted, with the table.
    pub(crate) async fn noted_by(
        &self,
        guest: &GuestId,
    ) -> Result<Vec<(String, String)>, StoreError> {
        Ok(reading!(self, pool => {
            sqlx::query_as(
                "SELECT table_id, words FROM notes WHERE guest_id = $1 ORDER BY table_id LIMIT $2",
            )
            .bind(guest.as_str())
            .bind(MOST)
            .fetch_all(pool)
            .await?
        }))
    }

    /// The tables whose journals name a guest.
    pub(crate) async fn tables_naming(&self, guest: &GuestId) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar("SELECT table_id FROM named_at WHERE guest_id = $1")
                .bind(guest.as_str())
                .fetch_all(pool)
                .await?
        });
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Takes a guest's name out of a table's journal and rehashes it, so that no trace of the name
    /// is left and tampering still shows. A broken journal stays as it is.
    pub(crate) async fn forget_name(
        &self,
        table: &TableId,
        guest: &GuestId,
    ) -> Result<(), StoreError> {
        let renamed: Result<(), String> = writing!(self, pool, begin => {
            let mut all = pool.begin_with(begin).await?;
            // Locks the table, so that nobody adds to the journal meanwhile.
            sqlx::query("UPDATE tables SET entries = entries WHERE id = $1")
                .bind(table.as_str())
                .execute(&mut *all)
                .await?;
            let page: Option<String> = sqlx::query_scalar("SELECT spec FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_optional(&mut *all)
                .await?;
            let rows: Vec<EntryRow> = sqlx::query_as(
                "SELECT number, at, body, clocks, chain FROM entries \
                 WHERE table_id = $1 ORDER BY number",
            )
            .bind(table.as_str())
            .fetch_all(&mut *all)
            .await?;
            match rewritten(&page.unwrap_or_default(), rows, guest) {
                Err(reason) => Err(reason),
                Ok(changed) => {
                    for row in changed {
                        sqlx::query(
                            "UPDATE entries SET body = $3, chain = $4 \
                             WHERE table_id = $1 AND number = $2",
                        )
                        .bind(table.as_str())
                        .bind(row.number)
                        .bind(&row.body)
                        .bind(&row.chain)
                        .execute(&mut *all)
                        .await?;
                    }
                    sqlx::query(
                        "UPDATE seats SET name = '' WHERE table_id = $1 AND guest_id = $2 \
                         AND occupant <> 'bot'",
                    )
                    .bind(table.as_str())
                    .bind(guest.as_str())
                    .execute(&mut *all)
                    .await?;
                    all.commit().await?;
                    Ok(())
                }
            }
        });
        renamed.map_err(StoreError::Unreadable)
    }

    /// The tables at which a guest has spoken.
    pub(crate) async fn spoke_at(&self, guest: &GuestId) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar("SELECT DISTINCT table_id FROM talk WHERE guest_id = $1")
                .bind(guest.as_str())
                .fetch_all(pool)
                .await?
        });
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Removes everything about a guest outside the journals, and the guest.
    pub(crate) async fn forget_guest(&self, guest: &GuestId) -> Result<(), StoreError> {
        const EVERYTHING: [&str; 8] = [
            "DELETE FROM talk WHERE guest_id = $1",
            "DELETE FROM notes WHERE guest_id = $1",
            "DELETE FROM mutes WHERE guest_id = $1 OR muted_id = $1",
            "UPDATE reports SET by_id = NULL WHERE by_id = $1",
            "DELETE FROM reports WHERE about_id = $1",
            "DELETE FROM named_at WHERE guest_id = $1",
            "DELETE FROM sessions WHERE guest_id = $1",
            "DELETE FROM guests WHERE id = $1",
        ];
        writing!(self, pool, begin => {
            let mut all = pool.begin_with(begin).await?;
            for statement in EVERYTHING {
                sqlx::query(statement).bind(guest.as_str()).execute(&mut *all).await?;
            }
            all.commit().await?;
        });
        Ok(())
    }
}

/// The rows of a journal that change when a guest's name is taken out.
fn rewritten(
    page: &str,
    mut rows: Vec<EntryRow>,
    guest: &GuestId,
) -> Result<Vec<EntryRow>, String> {
    let root = root(page);
    if let Some(fault) = fault(Before::Root(&root), &rows) {
        return Err(fault);
    }
    let bad = |error: serde_json::Error| error.to_string();
    let mut entries = rows
        .iter()
        .map(|row| serde_json::from_str(&row.body).map_err(bad))
        .collect::<Result<Vec<Entry>, String>>()?;
    let changed = without_name(&mut entries, guest);
    for &at in &changed {
        rows[at].body = serde_json::to_string(&entries[at]).map_err(bad)?;
    }
    let Some(&first) = changed.first() else { return Ok(Vec::new()) };
    relink(&root, &mut rows);
    Ok(rows.split_off(first))
}
