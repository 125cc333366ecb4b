//! A house to test in: tables on a database of its own, guests by name, time by hand.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use serde_json::Map;
use table::{
    Access, Act, Acted, Eyes, GuestId, HandTime, Look, Moment, NewTable, Place, PlayError,
    Settings, Sit, Status, Store, TableId, Tables,
};
use tempfile::TempDir;

/// Somebody's seat, by number.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Tables on an SQLite file that is gone afterwards.
pub struct House {
    pub tables: Tables,
    pub time: Arc<HandTime>,
    pub address: String,
    folder: Option<TempDir>,
}

impl House {
    pub async fn new() -> House {
        let folder = TempDir::new().unwrap();
        let address = format!("sqlite:{}", folder.path().join("sofra.db").display());
        let house = House::at(&address, Moment(1_700_000_000_000)).await;
        House { folder: Some(folder), ..house }
    }

    /// A house on a database that is there.
    pub async fn at(address: &str, now: Moment) -> House {
        let time = Arc::new(HandTime::at(now));
        let store = Store::open(address).await.unwrap();
        let settings = Settings { time: time.clone(), ..Settings::default() };
        let tables = Tables::open(store, settings).await.unwrap();
        House { tables, time, address: address.to_owned(), folder: None }
    }

    /// The same house after a restart that took so long.
    pub async fn restarted(self, outage: Duration) -> House {
        use table::Time;
        let now = self.time.now().after(outage);
        let House { address, folder, .. } = self;
        House { folder, ..House::at(&address, now).await }
    }

    pub async fn guest(&self, name: &str) -> GuestId {
        self.tables.new_guest(name).await.unwrap().0.id
    }

    /// A game of two: Anna in seat 0, Ben in seat 1.
    pub async fn two(&self, game: NewTable) -> (TableId, GuestId, GuestId) {
        let (anna, ben) = (self.guest("Anna").await, self.guest("Ben").await);
        let table = self.tables.create(&anna, game).await.unwrap().id;
        let sit = Sit { seat: seat(1), entropy: "ben's".to_owned(), invite: None };
        self.tables.sit(&table, &ben, sit).await.unwrap();
        (table, anna, ben)
    }

    pub async fn look(&self, table: &TableId, guest: &GuestId) -> Look {
        self.tables.look(table, Some(guest), Eyes::Mine).await.unwrap()
    }

    /// Takes an action on what the guest sees now.
    pub async fn act(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
        action: u32,
    ) -> Result<Acted, PlayError> {
        let steps = self.look(table, guest).await.table.steps;
        self.tables.act(table, guest, Act { seat, action, steps }).await
    }

    /// Waits until the table is as it should be.
    pub async fn until(&self, table: &TableId, is_so: impl Fn(&Look) -> bool) -> Look {
        let mut watch = self.tables.watch(table);
        let waiting = async {
            loop {
                let look = self.tables.look(table, None, Eyes::Mine).await.unwrap();
                if is_so(&look) {
                    return look;
                }
                watch.changed().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it never happened")
    }

    pub async fn until_over(&self, table: &TableId) -> Look {
        self.until(table, |look| look.table.status == Status::Over).await
    }
}

/// Connect Four with these seats.
pub fn connect_four(seats: &[Place]) -> NewTable {
    NewTable {
        game: "connect-four".to_owned(),
        seats: seats.to_vec(),
        options: Map::new(),
        access: Access::Listed,
        clock: None,
        entropy: "anna's".to_owned(),
        stand_in: None,
    }
}

pub fn bot() -> Place {
    Place::Bot("random".to_owned())
}
