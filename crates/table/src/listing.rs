//! Tables in lists.

use std::collections::HashMap;

use engine::{Seat, SeatSet};
use serde::Serialize;

use crate::record::Status;
use crate::store::{ListedSeat, ListedTable};
use crate::{GuestId, Moment, Store, StoreError, TableId, Tables};

/// The most tables a list shows.
pub const LISTED: u32 = 40;

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Listing {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Its status.
    pub status: Status,
    /// The number of steps taken.
    pub steps: usize,
    /// The seats, seat 0 first.
    pub seats: Vec<ListedOccupant>,
    /// Who must decide.
    pub waiting: SeatSet,
    /// The viewer's seats, including those where a bot sits in for them and those kept for them.
    pub mine: SeatSet,
    /// Whether the viewer must decide.
    pub my_turn: bool,
    /// When it was set up.
    pub created_at: Moment,
    /// When anything last happened.
    pub changed_at: Moment,
    /// When it will be closed, if nobody plays.
    pub closes_at: Option<Moment>,
}

/// Who sits in a seat of a listed table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "occupant")]
pub enum ListedOccupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// Figures about tables and bots.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counts {
    /// Tables by status.
    pub tables: HashMap<String, u64>,
    /// Tables in memory.
    pub in_memory: usize,
    /// Bots that are thinking.
    pub bots_thinking: usize,
    /// Bots that people wait for and that have no place to think yet.
    pub bots_waiting: usize,
    /// Steps taken since the start of the program.
    pub steps_taken: u64,
}

impl Tables {
    /// A page, counted from 0, of the tables that anybody may join: the newest table of each host,
    /// then the second of each, and so on.
    pub async fn lobby(
        &self,
        viewer: Option<&GuestId>,
        page: u32,
    ) -> Result<Vec<Listing>, StoreError> {
        let skip = page.saturating_mul(LISTED);
        let tables = self.0.store.gathering_tables(skip, LISTED).await?;
        Ok(tables.iter().map(|table| listing(table, viewer)).collect())
    }

    /// Games that anybody may watch, the latest first.
    pub async fn to_watch(&self, viewer: Option<&GuestId>) -> Result<Vec<Listing>, StoreError> {
        let tables = self.0.store.playing_tables(LISTED).await?;
        Ok(tables.iter().map(|table| listing(table, viewer)).collect())
    }

    /// Tables at which a guest sits or sat, the latest first.
    pub async fn tables_of(&self, guest: &GuestId) -> Result<Vec<Listing>, StoreError> {
        self.tables_with(guest, LISTED).await
    }

    pub(crate) async fn tables_with(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<Listing>, StoreError> {
        let tables = self.0.store.tables_with(guest, most).await?;
        Ok(tables.iter().map(|table| listing(table, Some(guest))).collect())
    }

    /// Figures about tables and bots.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        Ok(Counts {
            tables: self.0.store.count_tables().await?,
            in_memory: self.lives().len(),
            bots_thinking: self.0.pool.busy(self.0.settings.bots),
            bots_waiting: self.0.pool.awaited(),
            steps_taken: self.steps_taken(),
        })
    }
}

impl Store {
    /// Every table, the latest first: for the operator.
    pub async fn list(&self) -> Result<Vec<Listing>, StoreError> {
        let tables = self.all_tables().await?;
        Ok(tables.iter().map(|table| listing(table, None)).collect())
    }
}

fn listing(table: &ListedTable, viewer: Option<&GuestId>) -> Listing {
    let is_mine = |seat: &ListedSeat| seat.guest.is_some() && seat.guest.as_ref() == viewer;
    let at = |(at, seat): (usize, &ListedSeat)| is_mine(seat).then(|| Seat::of(at));
    let mine: SeatSet = table.seats.iter().enumerate().filter_map(at).collect();
    let sits = |seat: Seat| table.seats[seat.index()].occupant == "person";
    let my_turn = mine.iter().any(|seat| table.waiting.contains(seat) && sits(seat));
    let occupant = |seat: &ListedSeat| {
        let name = seat.name.clone().unwrap_or_default();
        match seat.occupant.as_str() {
            "person" => ListedOccupant::Person { name },
            "bot" => ListedOccupant::Bot { level: name },
            _ => ListedOccupant::Open,
        }
    };
    Listing {
        id: table.id.clone(),
        game: table.game.clone(),
        status: table.status,
        steps: table.steps,
        seats: table.seats.iter().map(occupant).collect(),
        waiting: table.waiting,
        mine,
        my_turn,
        created_at: table.created_at,
        changed_at: table.changed_at,
        closes_at: table.closes_at,
    }
}
