//! Disks that are full and databases that can't be written: a clear error, and nothing lost.

use table::{
    LookAs, LookError, OpenError, Place, PlayError, Store, StoreError, StoreMode, StoreOptions,
    Tables, Time,
};

use crate::common::{House, connect_four, seat, settings, tally};
use crate::tally_game::{choose, mark};

#[tokio::test]
async fn on_a_full_sqlite_disk_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let address = folder.path().join("sofra.db").display().to_string();
    let house = House::at(&address, table::Moment(1_700_000_000_000)).await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1000)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.tables.close().await;

    // Room for what is there and a few more steps.
    let options =
        StoreOptions { max_bytes: Some(a_little_more(&address)), ..StoreOptions::default() };
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
    let look = tables.look(&table, Some(&anna), LookAs::Myself).await.unwrap();
    assert_eq!(look.table.steps, acknowledged);
    tables.close().await;

    // With room again the game goes on where it was.
    let house = House::at(&address, house.time.now()).await;
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.steps, acknowledged);
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
}

#[tokio::test]
async fn play_goes_on_when_a_full_sqlite_disk_has_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let address = folder.path().join("sofra.db").display().to_string();
    let house = House::at(&address, table::Moment(1_700_000_000_000)).await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1000)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.tables.close().await;
    let stuff = ["CREATE TABLE stuff (bytes BLOB)", "INSERT INTO stuff VALUES (zeroblob(60000))"];
    run(&address, &stuff).await;

    let options =
        StoreOptions { max_bytes: Some(a_little_more(&address)), ..StoreOptions::default() };
    let store = Store::open_with(&address, options).await.unwrap();
    let tables = Tables::open(store, settings(&house.time)).await.unwrap();
    tables.health().await.unwrap();
    let mut steps = 2;
    let act = |steps| table::Act { seat: seat(0), action: mark(1), steps };
    while let Ok(acted) = tables.act(&table, &anna, act(steps)).await {
        steps = acted.steps;
        assert!(steps < 20_000, "the disk never filled up");
    }
    let full = PlayError::Open(OpenError::Store(StoreError::Full));
    for again in 0..3 {
        assert_eq!(tables.act(&table, &anna, act(steps)).await.unwrap_err(), full, "{again}");
        assert_eq!(tables.health().await, Err(StoreError::Full), "{again}");
        tables.tick().await.unwrap();
    }
    run(&address, &["DELETE FROM stuff"]).await;
    tables.health().await.unwrap();
    assert_eq!(tables.act(&table, &anna, act(steps)).await.unwrap().steps, steps + 1);
    tables.say(&table, &anna, "room again").await.unwrap();
}

/// The size of a database file with room for what lies beside it, and some steps.
fn a_little_more(file: &str) -> u64 {
    std::fs::metadata(file).unwrap().len() + 128 * 1024
}

#[tokio::test]
async fn play_goes_on_after_every_kind_of_error() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1000)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    for (kind, fault) in faults(&house.address) {
        let steps = house.look(&table, &anna).await.table.steps;
        run(&house.address, &fault.iter().map(String::as_str).collect::<Vec<_>>()).await;
        let mut told = Vec::new();
        for _ in 0..3 {
            let act = table::Act { seat: seat(0), action: mark(1), steps };
            let error = house.tables.act(&table, &anna, act).await.unwrap_err();
            assert!(matches!(error, PlayError::Open(OpenError::Store(_))), "{kind}: {error}");
            told.push(error);
            house.tables.health().await.unwrap_err();
        }
        // The second error is the same as the first, not one of our own making.
        assert!(told.iter().all(|error| *error == told[0]), "{kind}: {told:?}");
        assert_eq!(house.look(&table, &anna).await.table.steps, steps, "{kind}");
        run(&house.address, repairs(&house.address)).await;
        house.tables.health().await.unwrap();
        let acted = house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
        assert_eq!(acted.steps, steps + 1, "{kind}");
        house.tables.say(&table, &anna, kind).await.unwrap();
    }
}

/// Statements that make every write of a step or a probe fail, in each way a database can.
fn faults(address: &str) -> Vec<(&'static str, Vec<String>)> {
    let both = |trigger: &dyn Fn(&str) -> String| vec![trigger("entries"), trigger("probes")];
    if !address.starts_with("postgres") {
        // ROLLBACK is what SQLite itself does when the disk is full or fails.
        return ["ROLLBACK", "ABORT", "FAIL"]
            .map(|kind| {
                let trigger = |on: &str| {
                    format!(
                        "CREATE TRIGGER fault_{on} BEFORE INSERT ON {on} \
                         BEGIN SELECT RAISE({kind}, 'disk I/O error'); END"
                    )
                };
                (kind, both(&trigger))
            })
            .into();
    }
    [("full", "53100"), ("read-only", "25006"), ("input or output", "58030")]
        .map(|(kind, code)| {
            let raise = format!(
                "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS \
                 $$BEGIN RAISE EXCEPTION 'fault' USING ERRCODE = '{code}'; END$$"
            );
            let trigger = |on: &str| {
                format!(
                    "CREATE TRIGGER fault BEFORE INSERT ON {on} \
                     FOR EACH ROW EXECUTE FUNCTION fault()"
                )
            };
            let mut fault = vec![raise];
            fault.extend(both(&trigger));
            (kind, fault)
        })
        .into()
}

fn repairs(address: &str) -> &'static [&'static str] {
    if address.starts_with("postgres") {
        &["DROP FUNCTION fault() CASCADE"]
    } else {
        &["DROP TRIGGER fault_entries", "DROP TRIGGER fault_probes"]
    }
}

/// Runs statements beside the tables.
async fn run(address: &str, statements: &[&str]) {
    use sqlx::{AssertSqlSafe, Connection};
    for statement in statements {
        let statement = AssertSqlSafe((*statement).to_owned());
        if address.starts_with("postgres") {
            let mut connection = sqlx::PgConnection::connect(address).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
        } else {
            let mut connection = sqlx::SqliteConnection::connect(address).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
        }
    }
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
    let look = tables.look(&table, Some(&anna), LookAs::Myself).await.unwrap();
    assert_eq!(look.table.steps, 1);
    let said = tables.say(&table, &anna, "hello?").await.unwrap_err();
    assert!(said.to_string().contains("read-only"), "{said}");
    let left = tables.leave(&table, &anna, seat(0)).await.unwrap_err();
    assert!(left.to_string().contains("read-only"), "{left}");
    let look = tables.look(&table, Some(&anna), LookAs::Myself).await.unwrap();
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
    let look = house.tables.look(&table, Some(&anna), LookAs::Myself).await;
    assert!(
        matches!(look.as_ref().err(), Some(LookError::Open(OpenError::Unreadable(_)))),
        "{:?}",
        look.err()
    );
    house.tables.tick().await.unwrap();
    house.tables.look(&other, None, LookAs::Myself).await.unwrap();
}

#[tokio::test]
async fn a_broken_journal_is_noticed_and_all_others_play() {
    let mut house = House::new().await;
    for (damage, expected) in [
        ("DELETE FROM entries WHERE number = 2 AND table_id", "entry 2 is missing"),
        ("DELETE FROM entries WHERE number = 4 AND table_id", "entry 4 is missing"),
        ("UPDATE entries SET at = at + 1 WHERE number = 2 AND table_id", "entry 2 was changed"),
        (
            "UPDATE entries SET chain = NULL, body = CASE number WHEN 4 \
             THEN '{\"from_a_newer_program\":{}}' ELSE body END WHERE table_id",
            "entry 4: unknown variant",
        ),
        ("UPDATE entries SET chain = NULL WHERE number = 4 AND table_id", "entry 4 was changed"),
        ("UPDATE tables SET spec = '{}' WHERE id", "its first page"),
        (
            "UPDATE tables SET spec = replace(spec, 'random', 'greedy') WHERE id",
            "entry 1 was changed",
        ),
    ] {
        let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
        house.act(&table, &anna, seat(0), 3).await.unwrap();
        assert_eq!(house.tables.check(&table).await, Ok(()));
        let (other, carl, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
        run(&house.address, &[&format!("{damage} = '{table}'")]).await;
        // Due, so that the keeper looks at it as well.
        run(&house.address, &[&format!("UPDATE tables SET wake_at = 1 WHERE id = '{table}'")])
            .await;
        house = house.restarted(std::time::Duration::from_secs(1)).await;
        let error = house.tables.look(&table, Some(&anna), LookAs::Myself).await.err().unwrap();
        assert_eq!(
            (error.key(), error.to_string().as_str()),
            ("unreadable-table", "the table can't be read")
        );
        let reason = house.tables.check(&table).await.unwrap_err();
        let OpenError::Unreadable(reason) = reason else { panic!("{reason}") };
        assert!(reason.starts_with(expected), "{reason}");
        house.tables.tick().await.unwrap();
        house.act(&other, &carl, seat(0), 3).await.unwrap();
    }
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
