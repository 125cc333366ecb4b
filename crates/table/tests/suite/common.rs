//! A house to test in: tables on their own database, guests by name, time by hand.

use std::sync::Arc;
use std::time::Duration;

use bots::Playable;

use engine::{Seat, Viewer};
use serde_json::{Map, json};
use table::{
    Access, Act, Acted, Gesture, GoOn, GuestId, HandTime, Look, LookAs, Moment, NewTable, Place,
    PlayError, Settings, Sit, Status, Store, StoreOptions, TableId, Tables, Time,
};
use tempfile::TempDir;

use crate::postgres;
use crate::tally_game::{FIRST_RULES, SECOND_RULES};

/// Somebody's seat, by number.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Connect Four, and Tally by the first version of its rules.
pub static GAMES: &[&dyn Playable] = &[&CONNECT_FOUR, &FIRST_RULES];
/// The same after an update.
pub static UPDATED_GAMES: &[&dyn Playable] = &[&CONNECT_FOUR, &SECOND_RULES];
static CONNECT_FOUR: engine::GameOf<connect_four::ConnectFour> = engine::GameOf::new();

/// Settings for tests: time by hand, the test's games.
pub fn settings(time: &Arc<HandTime>) -> Settings {
    let stand_in = "random".to_owned();
    Settings { games: GAMES, stand_in, time: time.clone(), ..Settings::default() }
}

/// The address of an empty database, and the folder that holds it. On SQLite, unless the suite
/// runs against PostgreSQL.
pub async fn fresh_database() -> (String, Option<TempDir>) {
    if let Some(address) = postgres::fresh_database().await {
        return (address, None);
    }
    let folder = TempDir::new().unwrap();
    let address = format!("sqlite:{}", folder.path().join("sofra.db").display());
    (address, Some(folder))
}

/// Tables on their own database, with time by hand.
pub struct House {
    pub tables: Tables,
    pub time: Arc<HandTime>,
    pub address: String,
    folder: Option<TempDir>,
}

impl House {
    pub async fn new() -> House {
        let (address, folder) = fresh_database().await;
        let house = House::at(&address, Moment(1_700_000_000_000)).await;
        House { folder, ..house }
    }

    /// A house on an existing database.
    pub async fn at(address: &str, now: Moment) -> House {
        House::with(address, now, |settings| settings).await
    }

    /// A house with changed settings.
    pub async fn with(
        address: &str,
        now: Moment,
        change: impl FnOnce(Settings) -> Settings,
    ) -> House {
        let time = Arc::new(HandTime::at(now));
        // A busy machine must not look like a database that is away.
        let patience = Duration::from_secs(60);
        let options = StoreOptions { patience, ..StoreOptions::default() };
        House::on(Store::open_with(address, options).await.unwrap(), address, time, change).await
    }

    /// A house that waits no longer than this for its database.
    pub async fn waiting(address: &str, now: Moment, patience: Duration) -> House {
        let time = Arc::new(HandTime::at(now));
        let options = StoreOptions { patience, ..StoreOptions::default() };
        let store = Store::open_with(address, options).await.unwrap();
        House::on(store, address, time, |settings| settings).await
    }

    async fn on(
        store: Store,
        address: &str,
        time: Arc<HandTime>,
        change: impl FnOnce(Settings) -> Settings,
    ) -> House {
        let settings = change(settings(&time));
        let tables = Tables::open(store, settings).await.unwrap();
        House { tables, time, address: address.to_owned(), folder: None }
    }

    /// The same house after a restart that took this long.
    pub async fn restarted(self, outage: Duration) -> House {
        self.restarted_with(outage, |settings| settings).await
    }

    /// The same house after a restart with other settings.
    pub async fn restarted_with(
        self,
        outage: Duration,
        change: impl FnOnce(Settings) -> Settings,
    ) -> House {
        let now = self.time.now().after(outage);
        let House { address, folder, .. } = self;
        House { folder, ..House::with(&address, now, change).await }
    }

    /// Lets time pass while the server is up.
    pub async fn pass(&self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let some = left.min(Duration::from_secs(5));
            self.time.pass(some);
            self.tables.tick().await.unwrap();
            left -= some;
        }
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
        self.tables.look(table, Some(guest), LookAs::Myself).await.unwrap()
    }

    /// The table as one of the guest's seats sees it.
    pub async fn look_as(&self, table: &TableId, guest: &GuestId, seat: Seat) -> Look {
        let eyes = LookAs::Viewer(Viewer::Seat(seat));
        self.tables.look(table, Some(guest), eyes).await.unwrap()
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

    /// Takes several actions in one gesture on what the guest sees now.
    pub async fn gesture(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
        actions: &[u32],
        on: GoOn,
    ) -> Result<Acted, PlayError> {
        let steps = self.look(table, guest).await.table.steps;
        let gesture = Gesture { seat, actions: actions.to_vec(), steps, on };
        self.tables.gesture(table, guest, gesture).await
    }

    /// Waits until the table is as it should be.
    pub async fn until(&self, table: &TableId, is_so: impl Fn(&Look) -> bool) -> Look {
        let mut watch = self.tables.watch(table).await.unwrap();
        let waiting = async {
            loop {
                let look = self.tables.look(table, None, LookAs::Myself).await.unwrap();
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

/// Tally with these seats and this many rounds.
pub fn tally(seats: &[Place], rounds: u32) -> NewTable {
    let options = Map::from_iter([("rounds".to_owned(), json!(rounds))]);
    NewTable { game: "tally".to_owned(), options, ..connect_four(seats) }
}

pub fn bot() -> Place {
    Place::Bot("random".to_owned())
}
