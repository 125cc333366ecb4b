//! Mutes, reports and bans.

use super::{Store, StoreError, reading, writing};
use crate::id::ReportId;
use crate::{Ban, GuestId, Moment, Muted, Report, TableId};

type ReportRow =
    (String, i64, String, Option<String>, String, String, Option<String>, String, Option<i64>);

impl Store {
    /// Who said a line, their name then, and the words.
    pub(crate) async fn speaker(
        &self,
        table: &TableId,
        line: u64,
    ) -> Result<Option<(GuestId, String, String)>, StoreError> {
        let found: Option<(String, String, String)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT guest_id, name, words FROM talk WHERE table_id = $1 AND number = $2",
            )
            .bind(table.as_str())
            .bind(i64::try_from(line).unwrap_or(i64::MAX))
            .fetch_optional(pool)
            .await?
        });
        Ok(found.and_then(|(guest, name, words)| Some((guest.parse().ok()?, name, words))))
    }

    pub(crate) async fn mute(
        &self,
        guest: &GuestId,
        muted: &GuestId,
        name: &str,
        now: Moment,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO mutes (guest_id, muted_id, name, at) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (guest_id, muted_id) DO NOTHING",
            )
            .bind(guest.as_str())
            .bind(muted.as_str())
            .bind(name)
            .bind(now.0)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    pub(crate) async fn unmute(&self, guest: &GuestId, muted: &GuestId) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM mutes WHERE guest_id = $1 AND muted_id = $2")
                .bind(guest.as_str())
                .bind(muted.as_str())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The people a guest has muted, the latest first.
    pub(crate) async fn mutes(&self, guest: &GuestId) -> Result<Vec<Muted>, StoreError> {
        let rows: Vec<(String, String, i64)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT muted_id, name, at FROM mutes WHERE guest_id = $1 ORDER BY at DESC, muted_id",
            )
            .bind(guest.as_str())
            .fetch_all(pool)
            .await?
        });
        let muted = |(id, name, at): (String, String, i64)| {
            Some(Muted { guest: id.parse().ok()?, name, since: Moment(at) })
        };
        Ok(rows.into_iter().filter_map(muted).collect())
    }

    pub(crate) async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO reports (id, at, table_id, by_id, about_id, name, said, words) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(report.id.as_str())
            .bind(report.at.0)
            .bind(report.table.as_str())
            .bind(report.by.as_ref().map(GuestId::as_str))
            .bind(report.about.as_str())
            .bind(&report.name)
            .bind(&report.said)
            .bind(&report.words)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The number of a guest's reports that are still open.
    pub(crate) async fn open_reports_by(&self, guest: &GuestId) -> Result<u64, StoreError> {
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(
                "SELECT COUNT(*) FROM reports WHERE by_id = $1 AND closed_at IS NULL",
            )
            .bind(guest.as_str())
            .fetch_one(pool)
            .await?
        });
        Ok(count as u64)
    }

    /// The latest reports, the newest first.
    pub(crate) async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        let rows: Vec<ReportRow> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, at, table_id, by_id, about_id, name, said, words, closed_at \
                 FROM reports ORDER BY at DESC, id LIMIT $1",
            )
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().filter_map(report).collect())
    }

    /// A guest's reports, the newest first.
    pub(crate) async fn reports_by(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<Report>, StoreError> {
        let rows: Vec<ReportRow> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, at, table_id, by_id, about_id, name, said, words, closed_at \
                 FROM reports WHERE by_id = $1 ORDER BY at DESC, id LIMIT $2",
            )
            .bind(guest.as_str())
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().filter_map(report).collect())
    }

    /// Closes a report; false if there is no such open one.
    pub(crate) async fn close_report(
        &self,
        id: &ReportId,
        now: Moment,
    ) -> Result<bool, StoreError> {
        let closed = writing!(self, pool => {
            sqlx::query("UPDATE reports SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL")
                .bind(id.as_str())
                .bind(now.0)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(closed > 0)
    }

    /// Bans a guest until a moment, or lifts the ban, and ends their sessions.
    pub(crate) async fn set_ban(
        &self,
        guest: &GuestId,
        ban: Option<(Moment, &str)>,
    ) -> Result<(), StoreError> {
        writing!(self, pool, begin => {
            let mut all = pool.begin_with(begin).await?;
            sqlx::query("UPDATE guests SET banned_until = $2, banned_because = $3 WHERE id = $1")
                .bind(guest.as_str())
                .bind(ban.map(|(until, _)| until.0))
                .bind(ban.map(|(_, because)| because))
                .execute(&mut *all)
                .await?;
            if ban.is_some() {
                sqlx::query("DELETE FROM sessions WHERE guest_id = $1")
                    .bind(guest.as_str())
                    .execute(&mut *all)
                    .await?;
            }
            all.commit().await?;
        });
        Ok(())
    }

    /// The bans in force, the longest first.
    pub(crate) async fn bans(&self, now: Moment) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<(String, String, i64, Option<String>)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, name, banned_until, banned_because FROM guests \
                 WHERE banned_until > $1 ORDER BY banned_until DESC, id",
            )
            .bind(now.0)
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().filter_map(ban).collect())
    }

    /// A guest's ban, if one is in force.
    pub(crate) async fn ban_of(
        &self,
        guest: &GuestId,
        now: Moment,
    ) -> Result<Option<Ban>, StoreError> {
        let row: Option<(String, String, i64, Option<String>)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, name, banned_until, banned_because FROM guests \
                 WHERE id = $1 AND banned_until > $2",
            )
            .bind(guest.as_str())
            .bind(now.0)
            .fetch_optional(pool)
            .await?
        });
        Ok(row.and_then(ban))
    }

    /// Seats of banned people at tables that aren't over.
    pub(crate) async fn banned_seats(
        &self,
        now: Moment,
        most: u32,
    ) -> Result<Vec<(TableId, GuestId)>, StoreError> {
        let rows: Vec<(String, String)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT DISTINCT seats.table_id, seats.guest_id FROM guests \
                 JOIN seats ON seats.guest_id = guests.id AND seats.occupant = 'person' \
                 JOIN tables ON tables.id = seats.table_id \
                 AND tables.status IN ('gathering', 'playing') \
                 WHERE guests.banned_until > $1 LIMIT $2",
            )
            .bind(now.0)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        let ids =
            |(table, guest): (String, String)| Some((table.parse().ok()?, guest.parse().ok()?));
        Ok(rows.into_iter().filter_map(ids).collect())
    }

    /// Guests with this id or exactly this name, the newest first.
    pub(crate) async fn guests_called(
        &self,
        text: &str,
        most: u32,
    ) -> Result<Vec<(GuestId, String)>, StoreError> {
        let rows: Vec<(String, String)> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT id, name FROM guests WHERE id = $1 OR name = $1 \
                 ORDER BY created_at DESC, id LIMIT $2",
            )
            .bind(text)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().filter_map(|(id, name)| Some((id.parse().ok()?, name))).collect())
    }
}

fn report(row: ReportRow) -> Option<Report> {
    let (id, at, table, by, about, name, said, words, closed_at) = row;
    Some(Report {
        id: id.parse().ok()?,
        at: Moment(at),
        table: table.parse().ok()?,
        by: by.and_then(|by| by.parse().ok()),
        about: about.parse().ok()?,
        name,
        said,
        words,
        closed_at: closed_at.map(Moment),
    })
}

fn ban((id, name, until, because): (String, String, i64, Option<String>)) -> Option<Ban> {
    let guest = id.parse().ok()?;
    Some(Ban { guest, name, until: Moment(until), because: because.unwrap_or_default() })
}
