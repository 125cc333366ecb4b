//! Journals: written once, never changed.

use engine::{Seat, SeatSet};
use serde_json::Value;
use sqlx::{Postgres, Sqlite, Transaction};

use super::chain::{EntryRow, fault, link};
use super::{Pools, Store, StoreError, reading, writing};
use crate::entry::Written;
use crate::record::{Occupant, Record};
use crate::spec::Spec;
use crate::{GuestId, Moment, TableId};

/// A table as it is kept.
pub(crate) struct Stored {
    pub spec: Spec,
    pub created_at: Moment,
    pub journal: Vec<Written>,
}

/// A position kept beside the journal.
pub(crate) struct StoredSnapshot {
    /// After so many entries of the journal.
    pub entry: u64,
    /// After so many steps of the game.
    pub step: usize,
    pub rules_version: u32,
    pub components: String,
    pub state: Value,
}

/// Entries to add to a journal, with what lists and look-ups show of the table afterwards.
pub(crate) struct Append {
    table: String,
    /// The first page, if the table is new: game, agreements, when, who may come, who set it up.
    opening: Option<(String, String, i64, &'static str, Option<String>)>,
    entries: Vec<(i64, i64, String, Option<String>)>,
    status: &'static str,
    steps: i64,
    waiting: i64,
    changed_at: i64,
    wake_at: Option<i64>,
    closes_at: Option<i64>,
    /// Seat, occupant, guest, name and token; nothing if no seat has changed.
    seats: Vec<SeatRow>,
}

type SeatRow = (i64, &'static str, Option<String>, Option<String>, Option<String>);

/// Why entries were not added. None of them was, unless the database went away in between: then the
/// next look at the journal tells.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum AppendError {
    /// Somebody else wrote the next entry first.
    Taken,
    Store(StoreError),
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => AppendError::Taken,
            _ => AppendError::Store(error.into()),
        }
    }
}

impl Append {
    /// The next entries of a table that is there.
    pub fn new(
        record: &Record,
        entries: &[Written],
        waiting: SeatSet,
        wake_at: Option<Moment>,
    ) -> Result<Append, StoreError> {
        let row = |written: &Written| {
            let body = json(&written.entry)?;
            let clocks = written.clocks.as_ref().map(json).transpose()?;
            Ok((written.number as i64, written.at.0, body, clocks))
        };
        let seats_changed = entries.iter().any(|written| written.entry.moves_people());
        Ok(Append {
            table: record.id.to_string(),
            opening: None,
            entries: entries.iter().map(row).collect::<Result<_, StoreError>>()?,
            status: record.status.word(),
            steps: record.steps.len() as i64,
            waiting: bits(waiting),
            changed_at: record.changed_at.0,
            wake_at: wake_at.map(|moment| moment.0),
            closes_at: record.closes_at.map(|moment| moment.0),
            seats: if seats_changed { seat_rows(record) } else { Vec::new() },
        })
    }

    /// A new table with its first entries.
    pub fn opening(
        record: &Record,
        entries: &[Written],
        waiting: SeatSet,
        wake_at: Option<Moment>,
    ) -> Result<Append, StoreError> {
        let spec = &record.spec;
        let host = spec.host.as_ref().map(GuestId::to_string);
        let agreed = json(spec.as_ref())?;
        let opening = (spec.game.clone(), agreed, record.created_at.0, spec.access.word(), host);
        Ok(Append {
            opening: Some(opening),
            seats: seat_rows(record),
            ..Append::new(record, entries, waiting, wake_at)?
        })
    }
}

/// Writes an [`Append`] inside a transaction of either database.
macro_rules! write_append {
    ($transaction:expr, $append:expr) => {{
        let append = $append;
        if let Some((game, spec, created_at, access, host)) = &append.opening {
            sqlx::query(
                "INSERT INTO tables (id, game, spec, created_at, access, status, entries, steps, \
                 waiting, changed_at, host) \
                 VALUES ($1, $2, $3, $4, $5, 'gathering', 0, 0, 0, $4, $6)",
            )
            .bind(&append.table)
            .bind(game)
            .bind(spec)
            .bind(*created_at)
            .bind(*access)
            .bind(host)
            .execute(&mut **$transaction)
            .await?;
        }
        let before = append.entries.first().map_or(0, |(number, ..)| number - 1);
        let last: Option<Option<String>> =
            sqlx::query_scalar("SELECT chain FROM entries WHERE table_id = $1 AND number = $2")
                .bind(&append.table)
                .bind(before)
                .fetch_optional(&mut **$transaction)
                .await?;
        let mut last = last.flatten();
        for (number, at, body, clocks) in &append.entries {
            let chain = link(last.as_deref(), *number, *at, body, clocks.as_deref());
            sqlx::query(
                "INSERT INTO entries (table_id, number, at, body, clocks, chain) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&append.table)
            .bind(*number)
            .bind(*at)
            .bind(body)
            .bind(clocks)
            .bind(&chain)
            .execute(&mut **$transaction)
            .await?;
            last = Some(chain);
        }
        sqlx::query(
            "UPDATE tables SET status = $2, entries = $3, steps = $4, waiting = $5, \
             changed_at = $6, wake_at = $7, closes_at = $8 WHERE id = $1",
        )
        .bind(&append.table)
        .bind(append.status)
        .bind(append.entries.last().map_or(0, |(number, ..)| *number))
        .bind(append.steps)
        .bind(append.waiting)
        .bind(append.changed_at)
        .bind(append.wake_at)
        .bind(append.closes_at)
        .execute(&mut **$transaction)
        .await?;
        if !append.seats.is_empty() {
            sqlx::query("DELETE FROM seats WHERE table_id = $1")
                .bind(&append.table)
                .execute(&mut **$transaction)
                .await?;
        }
        for (seat, occupant, guest, name, token) in &append.seats {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, occupant, guest_id, name, token) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&append.table)
            .bind(*seat)
            .bind(*occupant)
            .bind(guest)
            .bind(name)
            .bind(token)
            .execute(&mut **$transaction)
            .await?;
        }
    }};
}

pub(super) async fn write_sqlite(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
) -> Result<(), sqlx::Error> {
    write_append!(transaction, append);
    Ok(())
}

async fn write_postgres(
    transaction: &mut Transaction<'_, Postgres>,
    append: &Append,
) -> Result<(), sqlx::Error> {
    write_append!(transaction, append);
    Ok(())
}

impl Store {
    /// Adds entries to a journal: all of them or none. They are durable once it returns.
    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendError> {
        match &self.pools {
            Pools::Sqlite { queue, .. } => queue.append(append).await,
            Pools::Postgres(pool) => {
                let written = async {
                    let mut transaction = pool.begin().await?;
                    write_postgres(&mut transaction, &append).await?;
                    transaction.commit().await
                };
                Ok(self.watched(written).await?)
            }
        }
    }

    /// A table with its whole journal.
    pub(crate) async fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreError> {
        let found: Option<(String, i64, i64)> = reading!(self, pool => {
            sqlx::query_as("SELECT spec, created_at, entries FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_optional(pool)
                .await?
        });
        let Some((spec, created_at, entries)) = found else { return Ok(None) };
        let spec = serde_json::from_str(&spec)
            .map_err(|error| StoreError::Unreadable(format!("its first page: {error}")))?;
        let journal = self.entries_after(table, 0).await?;
        // Somebody may have written since; nobody takes anything away.
        if (journal.len() as i64) < entries {
            return Err(StoreError::Unreadable(format!("entry {entries} is missing")));
        }
        Ok(Some(Stored { spec, created_at: Moment(created_at), journal }))
    }

    /// The entries of a journal after one of them.
    pub(crate) async fn entries_after(
        &self,
        table: &TableId,
        number: u64,
    ) -> Result<Vec<Written>, StoreError> {
        let rows: Vec<EntryRow> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT number, at, body, clocks, chain FROM entries \
                 WHERE table_id = $1 AND number > $2 ORDER BY number",
            )
            .bind(table.as_str())
            .bind(number as i64)
            .fetch_all(pool)
            .await?
        });
        if let Some(fault) = fault(number as i64, &rows) {
            return Err(StoreError::Unreadable(fault));
        }
        let read = |row: EntryRow| {
            let bad = |error: serde_json::Error| {
                StoreError::Unreadable(format!("entry {}: {error}", row.number))
            };
            Ok(Written {
                number: row.number as u64,
                at: Moment(row.at),
                entry: serde_json::from_str(&row.body).map_err(bad)?,
                clocks: row.clocks.as_deref().map(serde_json::from_str).transpose().map_err(bad)?,
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// Keeps a position beside the journal, in the place of an earlier one.
    pub(crate) async fn save_snapshot(
        &self,
        table: &TableId,
        snapshot: &StoredSnapshot,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO snapshots (table_id, entry, step, rules_version, components, state) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO UPDATE SET \
                 entry = excluded.entry, step = excluded.step, \
                 rules_version = excluded.rules_version, components = excluded.components, \
                 state = excluded.state WHERE excluded.entry > snapshots.entry",
            )
            .bind(table.as_str())
            .bind(snapshot.entry as i64)
            .bind(snapshot.step as i64)
            .bind(i64::from(snapshot.rules_version))
            .bind(&snapshot.components)
            .bind(snapshot.state.to_string())
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The position kept beside the journal.
    pub(crate) async fn snapshot(
        &self,
        table: &TableId,
    ) -> Result<Option<StoredSnapshot>, StoreError> {
        let found: Option<(i64, i64, i64, String, String)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT entry, step, rules_version, components, state FROM snapshots \
                 WHERE table_id = $1",
            )
            .bind(table.as_str())
            .fetch_optional(pool)
            .await?
        });
        let Some((entry, step, rules_version, components, state)) = found else { return Ok(None) };
        Ok(Some(StoredSnapshot {
            entry: entry as u64,
            step: step as usize,
            rules_version: rules_version as u32,
            components,
            state: serde_json::from_str(&state)
                .map_err(|error| StoreError::Unreadable(format!("its position: {error}")))?,
        }))
    }
}

fn seat_rows(record: &Record) -> Vec<SeatRow> {
    let row = |(at, seat): (usize, &crate::record::SeatRecord)| {
        let (occupant, person, level) = match &seat.occupant {
            Occupant::Open { reserved } => ("open", reserved.as_ref(), None),
            Occupant::Person(person) => ("person", Some(person), None),
            Occupant::Bot { level, absent, .. } => ("bot", absent.as_ref(), Some(level)),
        };
        let guest = person.map(|person| person.guest.to_string());
        let name = level.or(person.map(|person| &person.name)).cloned();
        let token = seat.token.as_ref().map(|token| token.as_str().to_owned());
        (at as i64, occupant, guest, name, token)
    };
    record.seats.iter().enumerate().map(row).collect()
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Other(error.to_string()))
}

/// Seats as the bits of a number.
pub(super) fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

/// The seats of a number's bits.
pub(super) fn seats_of_bits(bits: i64) -> SeatSet {
    (0..8).filter(|at| bits >> at & 1 == 1).map(Seat::of).collect()
}
