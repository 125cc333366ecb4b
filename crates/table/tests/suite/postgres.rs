//! Runs the same suite on a temporary PostgreSQL cluster.

use std::process::Command;
use std::time::{Duration, Instant};

use daemons::{Durability, Postgres};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use table::{
    LookAs, LookError, Moment, OpenError, Place, Store, StoreError, StoreMode, TableId, Tables,
};

use crate::cluster::Cluster;
use crate::common::{House, connect_four, seat, settings};

/// An empty database on a cluster.
pub async fn database(cluster: &str) -> String {
    let name = format!("t{}", TableId::fresh());
    let mut connection = PgConnection::connect(&format!("{cluster}/postgres")).await.unwrap();
    let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    format!("{cluster}/{name}")
}

/// The variable with the cluster's address; without it the suite runs on SQLite.
const CLUSTER: &str = "SOFRA_TEST_POSTGRES";

/// An empty database on the cluster the suite runs against, if it does.
pub async fn fresh_database() -> Option<String> {
    let cluster = std::env::var(CLUSTER).ok()?;
    Some(database(&cluster).await)
}

#[test]
fn everything_holds_on_postgresql() {
    if std::env::var(CLUSTER).is_ok() {
        return;
    }
    let cluster = Postgres::start(Durability::ProcessOnly).unwrap();
    let suite = Command::new(std::env::current_exe().unwrap())
        .args([
            "--skip",
            "postgres::",
            "--skip",
            "sqlite",
            "--skip",
            "bus::",
            "--skip",
            "servers::",
        ])
        .args(["--test-threads", "4"])
        .env(CLUSTER, cluster.address())
        // Set by the runner for its own protocol; the inner run is a plain one.
        .env_remove("NEXTEST")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&suite.stdout);
    println!("{told}");
    assert!(suite.status.success(), "{told}{}", String::from_utf8_lossy(&suite.stderr));
    assert!(told.contains("restart::"), "the suite did not run: {told}");
}

#[tokio::test]
async fn play_goes_on_when_postgresql_is_back() {
    if std::env::var(CLUSTER).is_ok() {
        return;
    }
    let cluster = Postgres::start(Durability::ProcessOnly).unwrap();
    let (address, patience) = (format!("{}/postgres", cluster.address()), Duration::from_secs(5));
    let house = House::waiting(&address, Moment(1_700_000_000_000), patience).await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    cluster.stop().unwrap();
    for _ in 0..2 {
        let began = Instant::now();
        let look = house.tables.look(&table, Some(&anna), LookAs::Myself).await.err().unwrap();
        let away = LookError::Open(OpenError::Store(StoreError::Unreachable(String::new())));
        assert_eq!(look.key(), away.key(), "{look}");
        house.tables.health().await.unwrap_err();
        assert!(began.elapsed() < 6 * patience, "{:?}", began.elapsed());
    }
    cluster.go().unwrap();
    let ben = house.guest("Ben again").await;
    house.tables.say(&table, &ben, "back").await.unwrap();
    assert_eq!(house.look(&table, &anna).await.table.steps, 1);
    house.tables.health().await.unwrap();
}

#[tokio::test]
async fn an_encrypted_line_to_postgresql_is_used_and_its_certificate_checked() {
    if std::env::var(CLUSTER).is_ok() {
        return;
    }
    // It refuses unencrypted connections.
    let cluster = Cluster::encrypted();
    let database = format!("{}/postgres", cluster.address);
    let trusted = format!("sslrootcert={}", cluster.authority().display());
    for refused in [
        "sslmode=disable".to_owned(),
        // The authority that signed is unknown.
        "sslmode=verify-full".to_owned(),
        "sslmode=verify-ca".to_owned(),
    ] {
        let error = Store::open(&format!("{database}?{refused}")).await.err();
        assert!(error.is_some(), "{refused}");
    }
    // Signed by the right authority, but for another name.
    let elsewhere = database.replace("127.0.0.1", "localhost");
    let error = Store::open(&format!("{elsewhere}?sslmode=verify-full&{trusted}")).await.err();
    let error = error.map(|error| error.to_string()).unwrap_or_default();
    assert!(error.contains("certificate"), "{error}");
    for accepted in ["sslmode=require", &format!("sslmode=verify-full&{trusted}")] {
        let now = Moment(1_700_000_000_000);
        let house = House::at(&format!("{database}?{accepted}"), now).await;
        let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
        house.act(&table, &anna, seat(0), 3).await.unwrap();
        house.tables.close().await;
    }
}

#[tokio::test]
async fn a_read_only_postgresql_is_looked_at() {
    if std::env::var(CLUSTER).is_ok() {
        return;
    }
    let cluster = Cluster::start();
    let address = format!("{}/postgres", cluster.address);
    let house = House::at(&address, Moment(1_700_000_000_000)).await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    let mut connection = PgConnection::connect(&address).await.unwrap();
    let locked = "ALTER DATABASE postgres SET default_transaction_read_only = on";
    sqlx::query(locked).execute(&mut connection).await.unwrap();

    assert_eq!(Store::open(&address).await.err(), Some(StoreError::ReadOnly));
    let store = Store::open_or_look(&address).await.unwrap();
    assert_eq!(store.mode(), StoreMode::ReadOnly);
    let tables = Tables::visit(store, settings(&house.time));
    let look = tables.look(&table, Some(&anna), LookAs::Myself).await.unwrap();
    assert_eq!(look.table.steps, 1);
    let said = tables.say(&table, &anna, "hello?").await.unwrap_err();
    assert_eq!(said.key(), "store-read-only");
    assert_eq!(tables.health().await, Err(StoreError::ReadOnly));
}
