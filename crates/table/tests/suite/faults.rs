//! Disks that are full and databases that can't be written: a clear word, and nothing lost.

use table::{
    Eyes, LookError, OpenError, Place, PlayError, Store, StoreError, StoreMode, StoreOptions,
    Tables, Time,
};

use crate::house::{House, connect_four, seat, settings, tally};
use crate::tally::{choose, mark};

#[tokio::test]
async fn on_a_full_sqlite_disk_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let address = folder.path().join("sofra.db").display().to_string();
    let house = House::at(&address, table::Moment(1_700_000_000_000)).await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1000)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.tables.close().await;

    // So much room that it holds what is there and some steps more.
    let options = StoreOptions { max_bytes: Some(220 * 1024), ..StoreOptions::default() };
    let store = Store::open_with(&address, options).await.unwrap();
    let tables = Tables::open(store, settings(&house.time)).await.unwrap();
    let mut acknowledged = 2;
    let error = loop {
        let act = table::Act { seat: seat(0), action: mark(1), steps: acknowledged };
        match tables.act(&table, &anna, act).await {
            Ok(acted) => acknowledged = acted.steps,
            Err(error) => break error,
        }
        assert!(acknowledged < 20_000, "the disk never filled up");
    };
    assert_eq!(error, PlayError::Open(OpenError::Store(StoreError::Full)));
    assert!(error.to_string().contains("disk is full"), "{error}");
    let look = tables.look(&table, Some(&anna), Eyes::Mine).await.unwrap();
    assert_eq!(look.table.steps, acknowledged);
    tables.close().await;

    // With room again the game goes on where it was.
    let house = House::at(&address, house.time.now()).await;
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.steps, acknowledged);
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
}

#[tokio::test]
async fn a_read_only_sqlite_database_can_be_looked_at_and_says_why_not_more() {
    let folder = tempfile::tempdir().unwrap();
    let address = folder.path().join("sofra.db").display().to_string();
    let house = House::at(&address, table::Moment(1_700_000_000_000)).await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    let options = StoreOptions { mode: StoreMode::ReadOnly, ..StoreOptions::default() };
    let store = Store::open_with(&address, options).await.unwrap();
    let tables = Tables::open(store, settings(&house.time)).await.unwrap();
    let look = tables.look(&table, Some(&anna), Eyes::Mine).await.unwrap();
    assert_eq!(look.table.steps, 1);
    let said = tables.say(&table, &anna, "hello?").await.unwrap_err();
    assert!(said.to_string().contains("read-only"), "{said}");
    let left = tables.leave(&table, &anna, seat(0)).await.unwrap_err();
    assert!(left.to_string().contains("read-only"), "{left}");
    let look = tables.look(&table, Some(&anna), Eyes::Mine).await.unwrap();
    assert_eq!(look.table.steps, 1);
    assert!(look.mine.contains(seat(0)));
}

#[tokio::test]
async fn an_sqlite_file_that_is_none_is_refused_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.db");
    std::fs::write(&file, "Dear Anna, ".repeat(1000)).unwrap();
    let error = Store::open(&file.display().to_string()).await.err().unwrap().to_string();
    assert!(error.contains("letter.db"), "{error}");
    assert_eq!(std::fs::read_to_string(&file).unwrap().len(), 11_000);
    let options = StoreOptions { mode: StoreMode::ReadOnly, ..StoreOptions::default() };
    let missing = folder.path().join("missing.db");
    let error = Store::open_with(&missing.display().to_string(), options).await.err().unwrap();
    assert!(error.to_string().contains("missing.db"), "{error}");
    assert!(!missing.exists());
}

#[tokio::test]
async fn a_damaged_journal_is_refused_and_others_are_not() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    let (other, ..) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    damage(&house.address, table.as_str()).await;
    let house = house.restarted(std::time::Duration::from_secs(1)).await;
    let look = house.tables.look(&table, Some(&anna), Eyes::Mine).await;
    assert!(
        matches!(look.as_ref().err(), Some(LookError::Open(OpenError::Unreadable(_)))),
        "{:?}",
        look.err()
    );
    house.tables.tick().await.unwrap();
    house.tables.look(&other, None, Eyes::Mine).await.unwrap();
}

async fn damage(address: &str, table: &str) {
    use sqlx::Connection;
    let sql = "UPDATE entries SET body = '{\"step\":{\"seat\":1,\"action\":3}}' \
               WHERE table_id = $1 AND body LIKE '%step%'";
    if address.starts_with("postgres") {
        let mut connection = sqlx::PgConnection::connect(address).await.unwrap();
        sqlx::query(sql).bind(table).execute(&mut connection).await.unwrap();
    } else {
        let mut connection = sqlx::SqliteConnection::connect(address).await.unwrap();
        sqlx::query(sql).bind(table).execute(&mut connection).await.unwrap();
    }
}
