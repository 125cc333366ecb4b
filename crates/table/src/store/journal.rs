//! Journals: written once, never changed.

use engine::{Seat, SeatSet};
use serde_json::Value;
use sqlx::{Postgres, Sqlite, Transaction};

use super::leases::{LEASE, database_now};
use super::{Pools, Store, StoreError, reading, reading_copy, writing};
use crate::chain::{Before, EntryRow, fault, link, root};
use crate::entry::Written;
use crate::id::ServerId;
use crate::record::{Occupant, Record, Status};
use crate::spec::{Access, Spec};
use crate::{GuestId, Moment, TableId};

/// A table as it is kept.
pub(crate) struct Stored {
    pub spec: Spec,
    pub created_at: Moment,
    pub journal: Vec<Written>,
}

/// A position kept beside the journal.
pub(crate) struct StoredSnapshot {
    /// The number of entries of the journal before it.
    pub entry: u64,
    /// The number of steps of the game before it.
    pub step: usize,
    pub rules_version: u32,
    pub components: String,
    pub state: Value,
}

/// Entries to add to a journal, with the table's columns for lists and look-ups afterwards.
pub(crate) struct Append {
    table: String,
    opening: Option<FirstPage>,
    entries: Vec<NewEntry>,
    status: &'static str,
    steps: i64,
    waiting: i64,
    changed_at: i64,
    wake_at: Option<i64>,
    closes_at: Option<i64>,
    /// Every seat if any has changed, or else none.
    seats: Vec<SeatRow>,
    /// The server that takes the lease, where several share a database.
    keeper: Option<String>,
    /// Guests named by the entries.
    named: Vec<String>,
    /// Whether a list that everybody sees is another one afterwards.
    changes_lists: bool,
}

/// The first page of a new table.
struct FirstPage {
    game: String,
    /// The [`Spec`] as JSON.
    spec: String,
    created_at: i64,
    access: &'static str,
    host: Option<String>,
}

/// An entry to be written; its hash is made when the one before it is known.
struct NewEntry {
    number: i64,
    at: i64,
    body: String,
    clocks: Option<String>,
}

/// A seat as lists and look-ups want it.
struct SeatRow {
    seat: i64,
    occupant: &'static str,
    guest: Option<String>,
    name: Option<String>,
    token: Option<String>,
}

/// Why entries were not added. None of them was, unless the connection was lost: then only reading
/// the journal tells.
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
    /// The next entries of an existing table.
    pub fn new(
        record: &Record,
        entries: &[Written],
        waiting: SeatSet,
        wake_at: Option<Moment>,
    ) -> Result<Append, StoreError> {
        let entry = |written: &Written| {
            Ok(NewEntry {
                number: written.number as i64,
                at: written.at.0,
                body: json(&written.entry)?,
                clocks: written.clocks.as_ref().map(json).transpose()?,
            })
        };
        let seats_changed = entries.iter().any(|written| written.entry.moves_people());
        Ok(Append {
            table: record.id.to_string(),
            opening: None,
            entries: entries.iter().map(entry).collect::<Result<_, StoreError>>()?,
            status: record.status.word(),
            steps: record.steps.len() as i64,
            waiting: bits(waiting),
            changed_at: record.changed_at.0,
            wake_at: wake_at.map(|moment| moment.0),
            closes_at: record.closes_at.map(|moment| moment.0),
            seats: if seats_changed { seat_rows(record) } else { Vec::new() },
            keeper: None,
            named: entries
                .iter()
                .filter_map(|written| written.entry.guest())
                .map(GuestId::to_string)
                .collect(),
            changes_lists: record.spec.access == Access::Listed
                && (seats_changed || record.status != Status::Playing),
        })
    }

    /// Gives the lease of the table's bots to a server.
    pub fn leased_to(self, keeper: Option<&ServerId>) -> Append {
        Append { keeper: keeper.map(ServerId::to_string), ..self }
    }

    /// A new table with its first entries.
    pub fn opening(
        record: &Record,
        entries: &[Written],
        waiting: SeatSet,
        wake_at: Option<Moment>,
    ) -> Result<Append, StoreError> {
        let opening = FirstPage {
            game: record.spec.game.clone(),
            spec: json(record.spec.as_ref())?,
            created_at: record.created_at.0,
            access: record.spec.access.word(),
            host: record.spec.host.as_ref().map(GuestId::to_string),
        };
        Ok(Append {
            opening: Some(opening),
            seats: seat_rows(record),
            ..Append::new(record, entries, waiting, wake_at)?
        })
    }
}

/// Writes an [`Append`] inside a transaction of either database.
macro_rules! write_append {
    ($transaction:expr, $append:expr, $($leased:tt)+) => {{
        let append = $append;
        if let Some(page) = &append.opening {
            sqlx::query(
                "INSERT INTO tables (id, game, spec, created_at, access, status, entries, steps, \
                 waiting, changed_at, host) \
                 VALUES ($1, $2, $3, $4, $5, 'gathering', 0, 0, 0, $4, $6)",
            )
            .bind(&append.table)
            .bind(&page.game)
            .bind(&page.spec)
            .bind(page.created_at)
            .bind(page.access)
            .bind(&page.host)
            .execute(&mut **$transaction)
            .await?;
        }
        // First, so that other writers to this table wait until it is done.
        sqlx::query(concat!(
            "UPDATE tables SET status = $2, entries = $3, steps = $4, waiting = $5, \
             changed_at = $6, wake_at = $7, closes_at = $8, keeper = $9, kept_until = ",
            $($leased)+,
            " WHERE id = $1",
        ))
        .bind(&append.table)
        .bind(append.status)
        .bind(append.entries.last().map_or(0, |entry| entry.number))
        .bind(append.steps)
        .bind(append.waiting)
        .bind(append.changed_at)
        .bind(append.wake_at)
        .bind(append.closes_at)
        .bind(&append.keeper)
        .bind(LEASE.as_millis() as i64)
        .execute(&mut **$transaction)
        .await?;
        let before = append.entries.first().map_or(0, |entry| entry.number - 1);
        let mut last: Option<String> = match &append.opening {
            Some(page) => Some(root(&page.spec)),
            None => {
                sqlx::query_scalar("SELECT chain FROM entries WHERE table_id = $1 AND number = $2")
                    .bind(&append.table)
                    .bind(before)
                    .fetch_optional(&mut **$transaction)
                    .await?
                    .flatten()
            }
        };
        for NewEntry { number, at, body, clocks } in &append.entries {
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
        if !append.seats.is_empty() {
            sqlx::query("DELETE FROM seats WHERE table_id = $1")
                .bind(&append.table)
                .execute(&mut **$transaction)
                .await?;
        }
        for row in &append.seats {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, occupant, guest_id, name, token) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&append.table)
            .bind(row.seat)
            .bind(row.occupant)
            .bind(&row.guest)
            .bind(&row.name)
            .bind(&row.token)
            .execute(&mut **$transaction)
            .await?;
        }
        for guest in &append.named {
            sqlx::query(
                "INSERT INTO named_at (guest_id, table_id) VALUES ($1, $2) \
                 ON CONFLICT (guest_id, table_id) DO NOTHING",
            )
            .bind(guest)
            .bind(&append.table)
            .execute(&mut **$transaction)
            .await?;
        }
    }};
}

pub(super) async fn write_sqlite(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
) -> Result<(), sqlx::Error> {
    // An SQLite file has one server: there is nobody to lease anything to.
    write_append!(transaction, append, "CASE WHEN $10 < 0 THEN 0 END");
    Ok(())
}

async fn write_postgres(
    transaction: &mut Transaction<'_, Postgres>,
    append: &Append,
) -> Result<(), sqlx::Error> {
    write_append!(
        transaction,
        append,
        concat!("CASE WHEN $9::text IS NULL THEN NULL ELSE ", database_now!(), " + $10 END")
    );
    Ok(())
}

impl Store {
    /// Adds entries to a journal: all of them or none. They are durable once it returns.
    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let changes_lists = append.changes_lists;
        let written = match &self.pools {
            Pools::Sqlite { queue, .. } => queue.append(append).await,
            Pools::Postgres(pool) => {
                let written = async {
                    let mut transaction = pool.begin().await?;
                    write_postgres(&mut transaction, &append).await?;
                    transaction.commit().await
                };
                self.watched(written).await.map_err(AppendError::from)
            }
        };
        // Also after an error: it may have been written all the same.
        if changes_lists {
            self.lists.change();
        }
        written
    }

    /// A table with its whole journal.
    pub(crate) async fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreError> {
        let found: Option<(String, i64, i64)> = reading!(self, pool => {
            sqlx::query_as("SELECT spec, created_at, entries FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_optional(pool)
                .await?
        });
        let Some((page, created_at, entries)) = found else { return Ok(None) };
        let spec = serde_json::from_str(&page)
            .map_err(|error| StoreError::Unreadable(format!("its first page: {error}")))?;
        let journal = self.whole_journal(table, &root(&page)).await?;
        // There may be more entries by now, but never fewer.
        if (journal.len() as i64) < entries {
            return Err(StoreError::Unreadable(format!("entry {entries} is missing")));
        }
        Ok(Some(Stored { spec, created_at: Moment(created_at), journal }))
    }

    /// All entries of a journal. Most come from the replica, if there is one: entries never change,
    /// and what it lacks is the end.
    async fn whole_journal(&self, table: &TableId, root: &str) -> Result<Vec<Written>, StoreError> {
        let mut rows: Vec<EntryRow> = match self.replica() {
            None => Vec::new(),
            Some(_) => reading_copy!(self, pool => {
                sqlx::query_as(
                    "SELECT number, at, body, clocks, chain FROM entries \
                     WHERE table_id = $1 ORDER BY number",
                )
                .bind(table.as_str())
                .fetch_all(pool)
                .await?
            }),
        };
        let last = rows.last().map_or(0, |last| last.number as u64);
        rows.extend(self.entry_rows(table, last).await?);
        read_rows(Before::Root(root), rows)
    }

    /// The entries of a journal after one of them.
    pub(crate) async fn entries_after(
        &self,
        table: &TableId,
        number: u64,
    ) -> Result<Vec<Written>, StoreError> {
        let rows = self.entry_rows(table, number).await?;
        read_rows(Before::Entry(number as i64), rows)
    }

    async fn entry_rows(&self, table: &TableId, after: u64) -> Result<Vec<EntryRow>, StoreError> {
        Ok(reading!(self, pool => {
            sqlx::query_as(
                "SELECT number, at, body, clocks, chain FROM entries \
                 WHERE table_id = $1 AND number > $2 ORDER BY number",
            )
            .bind(table.as_str())
            .bind(after as i64)
            .fetch_all(pool)
            .await?
        }))
    }

    /// The number of entries, of lines of chat and of judged steps of some tables: a cheap way to
    /// see what is new.
    pub(crate) async fn versions(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, u64, u64, u64)>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(Vec::new()) };
        let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let found = sqlx::query_as(
            "SELECT id, entries, COALESCE((SELECT MAX(number) FROM talk WHERE table_id = id), 0), \
             COALESCE((SELECT judged + CASE WHEN kept_until IS NULL THEN 2 ELSE 1 END FROM reviews \
             WHERE table_id = id), 0) FROM tables WHERE id = ANY($1)",
        )
        .bind(names)
        .fetch_all(pool);
        let rows: Vec<(String, i64, i64, i64)> = self.watched(found).await?;
        let version = |(id, entries, talk, reviewed): (String, i64, i64, i64)| {
            Some((id.parse().ok()?, entries as u64, talk as u64, reviewed as u64))
        };
        Ok(rows.into_iter().filter_map(version).collect())
    }

    /// Keeps a position beside the journal, replacing an earlier one.
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

fn read_rows(before: Before<'_>, rows: Vec<EntryRow>) -> Result<Vec<Written>, StoreError> {
    if let Some(fault) = fault(before, &rows) {
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
        SeatRow { seat: at as i64, occupant, guest, name, token }
    };
    record.seats.iter().enumerate().map(row).collect()
}

pub(crate) fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
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
