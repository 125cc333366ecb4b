//! Lists of tables, without reading their journals.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::{Seat, SeatSet};
use sqlx::AssertSqlSafe;

use super::journal::seats_of_bits;
use super::{Store, StoreError, reading, reading_copy};
use crate::id::TokenHash;
use crate::record::Status;
use crate::{GuestId, Moment, TableId};

/// A table in a list.
pub(crate) struct ListedTable {
    pub id: TableId,
    pub game: String,
    pub status: Status,
    pub steps: usize,
    pub waiting: SeatSet,
    pub created_at: Moment,
    pub changed_at: Moment,
    pub closes_at: Option<Moment>,
    pub seats: Vec<ListedSeat>,
}

/// A seat of a table in a list: `open`, `person` or `bot`, with its name or level.
pub(crate) struct ListedSeat {
    pub occupant: String,
    pub guest: Option<GuestId>,
    pub name: Option<String>,
}

/// How long a list that everybody sees is kept.
const KEPT_FOR: Duration = Duration::from_secs(1);
/// How long a failure to read one is kept.
const FAILED_FOR: Duration = Duration::from_millis(200);
/// The most lists kept at a time.
const MAX_KEPT: usize = 16;

/// Which list: the status of its tables, and the number of tables before it.
type Which = (&'static str, u32);

/// The lists that everybody sees, as they were a moment ago. However many people stand at the door,
/// one of them reads a list and the others wait for it: players need the database, too.
#[derive(Default)]
pub(super) struct Lists {
    kept: tokio::sync::Mutex<HashMap<Which, Kept>>,
    /// How often this server has changed what is in them.
    changes: AtomicU64,
}

struct Kept {
    at: Instant,
    changes: u64,
    tables: Result<Arc<[ListedTable]>, StoreError>,
}

impl Lists {
    /// Forgets what is kept: tables or seats in the lists have changed.
    pub fn change(&self) {
        self.changes.fetch_add(1, Ordering::AcqRel);
    }

    /// A list as it is kept, or else as `read` finds it.
    async fn find_or(
        &self,
        which: Which,
        read: impl Future<Output = Result<Vec<ListedTable>, StoreError>>,
    ) -> Result<Arc<[ListedTable]>, StoreError> {
        let mut kept = self.kept.lock().await;
        let changes = self.changes.load(Ordering::Acquire);
        if let Some(list) = kept.get(&which).filter(|list| list.is_good(changes)) {
            return list.tables.clone();
        }
        let tables = read.await.map(Arc::from);
        if kept.len() >= MAX_KEPT && !kept.contains_key(&which) {
            kept.clear();
        }
        let list = Kept { at: Instant::now(), changes, tables: tables.clone() };
        kept.insert(which, list);
        tables
    }
}

impl Kept {
    fn is_good(&self, changes: u64) -> bool {
        match &self.tables {
            Ok(_) => self.changes == changes && self.at.elapsed() < KEPT_FOR,
            Err(_) => self.at.elapsed() < FAILED_FOR,
        }
    }
}

/// The most names in one query: every database allows this many.
const MAX_NAMES: usize = 500;

type TableRow = (String, String, String, i64, i64, i64, i64, Option<i64>);
type SeatRow = (String, String, Option<String>, Option<String>);

impl Store {
    /// Listed tables with an open seat: the newest of each host, then the second of each, and so
    /// on.
    pub(crate) async fn gathering_tables(
        &self,
        skip: u32,
        most: u32,
    ) -> Result<Arc<[ListedTable]>, StoreError> {
        self.listed_tables("gathering", skip, most).await
    }

    /// Listed tables that are being played: the latest of each host, and so on.
    pub(crate) async fn playing_tables(&self, most: u32) -> Result<Arc<[ListedTable]>, StoreError> {
        self.listed_tables("playing", 0, most).await
    }

    async fn listed_tables(
        &self,
        status: &'static str,
        skip: u32,
        most: u32,
    ) -> Result<Arc<[ListedTable]>, StoreError> {
        self.lists.find_or((status, skip), self.read_listed(status, skip, most)).await
    }

    async fn read_listed(
        &self,
        status: &str,
        skip: u32,
        most: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let tables: Vec<TableRow> = reading_copy!(self, pool => {
            sqlx::query_as(
                "SELECT id, game, status, steps, waiting, created_at, changed_at, closes_at \
                 FROM (SELECT tables.*, ROW_NUMBER() OVER (PARTITION BY COALESCE(host, id) \
                 ORDER BY changed_at DESC, id) AS turn FROM tables \
                 WHERE status = $1 AND access = 'listed') AS listed \
                 ORDER BY turn, changed_at DESC, id LIMIT $2 OFFSET $3",
            )
            .bind(status)
            .bind(i64::from(most))
            .bind(i64::from(skip))
            .fetch_all(pool)
            .await?
        });
        self.with_seats(tables).await
    }

    /// The number of a host's listed tables with an open seat.
    pub(crate) async fn count_gathering(&self, host: &GuestId) -> Result<u64, StoreError> {
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(
                "SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'gathering' \
                 AND access = 'listed'",
            )
            .bind(host.as_str())
            .fetch_one(pool)
            .await?
        });
        Ok(count as u64)
    }

    /// Tables at which a guest sits, the latest first.
    pub(crate) async fn tables_with(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let tables: Vec<TableRow> = reading_copy!(self, pool => {
            sqlx::query_as(
                "SELECT id, game, status, steps, waiting, created_at, changed_at, \
                 closes_at FROM tables WHERE id IN (SELECT table_id FROM seats \
                 WHERE guest_id = $1) ORDER BY changed_at DESC LIMIT $2",
            )
            .bind(guest.as_str())
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        self.with_seats(tables).await
    }

    /// Every table, the latest first.
    pub(crate) async fn all_tables(&self) -> Result<Vec<ListedTable>, StoreError> {
        let tables: Vec<TableRow> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, game, status, steps, waiting, created_at, changed_at, \
                 closes_at FROM tables ORDER BY changed_at DESC",
            )
            .fetch_all(pool)
            .await?
        });
        self.with_seats(tables).await
    }

    async fn with_seats(&self, tables: Vec<TableRow>) -> Result<Vec<ListedTable>, StoreError> {
        let mut seats: HashMap<String, Vec<ListedSeat>> = HashMap::new();
        for some in tables.chunks(MAX_NAMES) {
            let numbers: Vec<String> =
                (1..=some.len()).map(|number| format!("${number}")).collect();
            let sql = format!(
                "SELECT table_id, occupant, guest_id, name FROM seats WHERE table_id IN ({}) \
                 ORDER BY table_id, seat",
                numbers.join(", ")
            );
            let rows: Vec<SeatRow> = reading_copy!(self, pool => {
                // Only parameter numbers were put into it.
                let mut query = sqlx::query_as(AssertSqlSafe(sql.clone()));
                for (id, ..) in some {
                    query = query.bind(id);
                }
                query.fetch_all(pool).await?
            });
            for (table, occupant, guest, name) in rows {
                let guest = guest.and_then(|guest| guest.parse().ok());
                seats.entry(table).or_default().push(ListedSeat { occupant, guest, name });
            }
        }
        let mut listed = Vec::with_capacity(tables.len());
        for (id, game, status, steps, waiting, created_at, changed_at, closes_at) in tables {
            let seats = seats.remove(&id).unwrap_or_default();
            let Ok(id) = id.parse() else { continue };
            listed.push(ListedTable {
                id,
                game,
                status: Status::from_word(&status),
                steps: steps as usize,
                waiting: seats_of_bits(waiting),
                created_at: Moment(created_at),
                changed_at: Moment(changed_at),
                closes_at: closes_at.map(Moment),
                seats,
            });
        }
        Ok(listed)
    }

    /// The seat that a token belongs to.
    pub(crate) async fn seat_of_token(
        &self,
        token: &TokenHash,
    ) -> Result<Option<(TableId, Seat)>, StoreError> {
        let found: Option<(String, i64)> = reading!(self, pool => {
            sqlx::query_as("SELECT table_id, seat FROM seats WHERE token = $1")
                .bind(token.as_str())
                .fetch_optional(pool)
                .await?
        });
        Ok(found.and_then(|(table, seat)| Some((table.parse().ok()?, Seat::of(seat as usize)))))
    }

    /// The times of all entries of the last games that people played to the end, without lessons.
    pub(crate) async fn times_of(
        &self,
        game: &str,
        most: u32,
    ) -> Result<Vec<Vec<Moment>>, StoreError> {
        let rows: Vec<(String, i64)> = reading_copy!(self, pool => {
            sqlx::query_as(
                "SELECT entries.table_id, entries.at FROM entries JOIN (SELECT id FROM tables \
                 WHERE game = $1 AND status = 'over' AND spec NOT LIKE '%\"lesson\":%' \
                 AND id IN (SELECT table_id FROM seats WHERE guest_id IS NOT NULL) \
                 ORDER BY changed_at DESC LIMIT $2) AS done ON done.id = entries.table_id \
                 ORDER BY entries.table_id, entries.number",
            )
            .bind(game)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        let mut games: Vec<(String, Vec<Moment>)> = Vec::new();
        for (table, at) in rows {
            match games.last_mut() {
                Some((known, times)) if *known == table => times.push(Moment(at)),
                _ => games.push((table, vec![Moment(at)])),
            }
        }
        Ok(games.into_iter().map(|(_, times)| times).collect())
    }

    /// The number of tables of each status.
    pub(crate) async fn count_tables(&self) -> Result<HashMap<String, u64>, StoreError> {
        let rows: Vec<(String, i64)> = reading_copy!(self, pool => {
            sqlx::query_as("SELECT status, COUNT(*) FROM tables GROUP BY status")
                .fetch_all(pool)
                .await?
        });
        Ok(rows.into_iter().map(|(status, count)| (status, count as u64)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Which = ("gathering", 0);

    /// Asks for a list. Returns how often one was really read.
    async fn read(lists: &Lists, which: Which, times: &AtomicU64) -> u64 {
        let read = async {
            times.fetch_add(1, Ordering::Relaxed);
            Ok(Vec::new())
        };
        lists.find_or(which, read).await.unwrap();
        times.load(Ordering::Relaxed)
    }

    #[tokio::test]
    async fn a_list_is_kept_until_something_in_it_changes() {
        let (lists, times) = (Lists::default(), AtomicU64::new(0));
        assert_eq!(read(&lists, FIRST, &times).await, 1);
        assert_eq!(read(&lists, FIRST, &times).await, 1);
        assert_eq!(read(&lists, ("playing", 0), &times).await, 2, "that is another list");
        lists.change();
        assert_eq!(read(&lists, FIRST, &times).await, 3);
        lists.kept.lock().await.get_mut(&FIRST).unwrap().at -= KEPT_FOR;
        assert_eq!(read(&lists, FIRST, &times).await, 4, "it has grown old");
    }

    #[tokio::test]
    async fn what_changes_while_a_list_is_read_is_read_again() {
        let (lists, times) = (Lists::default(), AtomicU64::new(0));
        let slow = async {
            lists.change();
            Ok(Vec::new())
        };
        lists.find_or(FIRST, slow).await.unwrap();
        assert_eq!(read(&lists, FIRST, &times).await, 1);
    }

    #[tokio::test]
    async fn a_crowd_reads_once_and_hears_of_one_failure() {
        let lists = Lists::default();
        let away = async {
            tokio::task::yield_now().await;
            Err(StoreError::Unreachable("away".to_owned()))
        };
        let never = async { panic!("somebody else has just tried") };
        let (first, second) = tokio::join!(lists.find_or(FIRST, away), lists.find_or(FIRST, never));
        assert_eq!((first.is_err(), second.is_err()), (true, true));
        lists.kept.lock().await.get_mut(&FIRST).unwrap().at -= FAILED_FOR;
        assert_eq!(read(&lists, FIRST, &AtomicU64::new(0)).await, 1, "it is back");
    }

    #[tokio::test]
    async fn asking_for_any_page_does_not_fill_the_memory() {
        let (lists, times) = (Lists::default(), AtomicU64::new(0));
        for page in 0..1000 {
            read(&lists, ("gathering", page), &times).await;
        }
        assert!(lists.kept.lock().await.len() <= MAX_KEPT);
    }
}
