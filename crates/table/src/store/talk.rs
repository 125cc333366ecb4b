//! Chat and private notes.

use engine::Seat;

use super::{Store, StoreError, reading, writing};
use crate::chat::ChatLine;
use crate::{GuestId, Moment, TableId};

type Row = (i64, i64, String, Option<i64>, String, String);

impl Store {
    /// Adds a line of chat and returns its number.
    pub(crate) async fn say(
        &self,
        table: &TableId,
        guest: &GuestId,
        line: &ChatLine,
    ) -> Result<u64, StoreError> {
        // Two lines said at once get the same number; the second tries again.
        for _ in 0..64 {
            match self.try_to_say(table, guest, line).await {
                Ok(number) => return Ok(number as u64),
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Busy)
    }

    async fn try_to_say(
        &self,
        table: &TableId,
        guest: &GuestId,
        line: &ChatLine,
    ) -> Result<i64, sqlx::Error> {
        Ok(writing!(self, pool => {
            sqlx::query_scalar(
                "INSERT INTO talk (table_id, number, at, guest_id, name, seat, words) \
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM talk \
                 WHERE table_id = $1 RETURNING number",
            )
            .bind(table.as_str())
            .bind(line.at.0)
            .bind(guest.as_str())
            .bind(&line.name)
            .bind(line.seat.map(|seat| seat.index() as i64))
            .bind(&line.words)
            .fetch_one(pool)
            .await?
        }))
    }

    /// Deletes the lines of chat up to one of them.
    pub(crate) async fn forget_talk(&self, table: &TableId, upto: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM talk WHERE table_id = $1 AND number <= $2")
                .bind(table.as_str())
                .bind(upto as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The first lines of chat after one of them.
    pub(crate) async fn talk_after(
        &self,
        table: &TableId,
        number: u64,
        most: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows: Vec<Row> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT number, at, name, seat, words, guest_id FROM talk \
                 WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
            )
            .bind(table.as_str())
            .bind(number as i64)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().map(line).collect())
    }

    /// The last lines of chat before one of them.
    pub(crate) async fn talk_before(
        &self,
        table: &TableId,
        number: u64,
        most: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows: Vec<Row> = reading!(self, pool => {
            sqlx::query_as(
                "SELECT number, at, name, seat, words, guest_id FROM talk \
                 WHERE table_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3",
            )
            .bind(table.as_str())
            .bind(i64::try_from(number).unwrap_or(i64::MAX))
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().rev().map(line).collect())
    }

    /// Everything that was said, with who said it.
    pub(crate) async fn talk_with_guests(
        &self,
        table: &TableId,
    ) -> Result<Vec<(GuestId, ChatLine)>, StoreError> {
        let lines = self.talk_after(table, 0, u32::MAX).await?;
        Ok(lines.into_iter().filter_map(|line| Some((line.by.clone()?, line))).collect())
    }

    pub(crate) async fn note(
        &self,
        table: &TableId,
        guest: &GuestId,
    ) -> Result<Option<String>, StoreError> {
        Ok(reading!(self, pool => {
            sqlx::query_scalar("SELECT words FROM notes WHERE table_id = $1 AND guest_id = $2")
                .bind(table.as_str())
                .bind(guest.as_str())
                .fetch_optional(pool)
                .await?
        }))
    }

    pub(crate) async fn set_note(
        &self,
        table: &TableId,
        guest: &GuestId,
        words: &str,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(
                "INSERT INTO notes (table_id, guest_id, words) VALUES ($1, $2, $3) \
                 ON CONFLICT (table_id, guest_id) DO UPDATE SET words = excluded.words",
            )
            .bind(table.as_str())
            .bind(guest.as_str())
            .bind(words)
            .execute(pool)
            .await?;
        });
        Ok(())
    }
}

fn line((number, at, name, seat, words, by): Row) -> ChatLine {
    let seat = seat.map(|seat| Seat::of(seat as usize));
    ChatLine { number: number as u64, at: Moment(at), name, seat, words, by: by.parse().ok() }
}
