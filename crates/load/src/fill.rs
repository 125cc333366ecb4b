//! `sofra-load fill`: a database with millions of steps, and what a decision costs in it.
//!
//! Real games are played to their end; their journals are then copied under new names. A copy is as
//! good as its original: the chain of hashes holds, and `sofra check` reads it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::cluster::Cluster;
use crate::drive::{drive, open_all};
use crate::server::{PATIENCE, Problem};

/// Copies made by one statement.
const TOGETHER: i64 = 20_000;
/// Games that are played and then copied.
const PLAYED: usize = 50;

#[derive(clap::Args)]
pub struct Args {
    /// The program that plays
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How many steps the database should have
    #[arg(long, default_value_t = 10_000_000)]
    steps: i64,
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    let cluster = Cluster::start(&args.program, 1, 0).await?;
    let doors = cluster.doors(PATIENCE);
    let guests = [doors[0].guest("One").await?, doors[0].guest("Two").await?];
    // To their end: a game of Connect Four has at most 42 steps.
    let played = open_all(&doors, &guests, PLAYED).await?;
    for sitting in &played {
        while sitting.step().await.is_some() {}
    }
    let mut line = PgConnection::connect(&cluster.database()).await?;
    println!("steps in the database   bytes   a decision p50 / p99   an entry is added in");
    measure(&cluster, &mut line).await?;
    let began = Instant::now();
    for size in [args.steps / 100, args.steps / 10, args.steps] {
        fill(&mut line, size).await?;
        measure(&cluster, &mut line).await?;
    }
    println!("filled in {:.0} s", began.elapsed().as_secs_f64());
    explain(&mut line).await
}

/// Copies finished games until there are this many steps.
async fn fill(line: &mut PgConnection, steps: i64) -> Result<(), Problem> {
    let over = "SELECT COUNT(*), COALESCE(SUM(entries), 0)::bigint FROM tables \
                WHERE status = 'over' AND host IS NOT NULL";
    let (games, entries): (i64, i64) = sqlx::query_as(over).fetch_one(&mut *line).await?;
    if games == 0 {
        return Err(Problem("no game was played to its end".to_owned()));
    }
    let (_, now): (i64, i64) =
        sqlx::query_as("SELECT COUNT(*), COALESCE(SUM(entries), 0)::bigint FROM tables")
            .fetch_one(&mut *line)
            .await?;
    let mut missing = (steps - now).max(0) * games / entries.max(1);
    while missing > 0 {
        let some = missing.min(TOGETHER);
        copy(line, some).await?;
        missing -= some;
    }
    for table in ["tables", "entries", "seats"] {
        sqlx::query(AssertSqlSafe(format!("ANALYZE {table}"))).execute(&mut *line).await?;
    }
    Ok(())
}

/// Copies finished games under new names; copies have no host.
async fn copy(line: &mut PgConnection, count: i64) -> Result<(), Problem> {
    let mut all = line.begin().await?;
    sqlx::query(
        "CREATE TEMPORARY TABLE copies ON COMMIT DROP AS \
         SELECT substr(md5(random()::text || n), 1, 12) AS copy, original.id AS original \
         FROM generate_series(1, $1) AS n \
         JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, COUNT(*) OVER () AS of \
         FROM tables WHERE status = 'over' AND host IS NOT NULL) AS original \
         ON original.place = n % original.of",
    )
    .bind(count)
    .execute(&mut *all)
    .await?;
    sqlx::query(
        "INSERT INTO tables (id, game, spec, created_at, access, status, entries, steps, waiting, \
         changed_at) SELECT copy, game, spec, created_at, 'invited', status, entries, steps, \
         waiting, changed_at FROM copies JOIN tables ON id = original",
    )
    .execute(&mut *all)
    .await?;
    sqlx::query(
        "INSERT INTO entries (table_id, number, at, body, clocks, chain) SELECT copy, number, at, \
         body, clocks, chain FROM copies JOIN entries ON table_id = original",
    )
    .execute(&mut *all)
    .await?;
    sqlx::query(
        "INSERT INTO seats (table_id, seat, occupant, guest_id, name) SELECT copy, seat, occupant, \
         guest_id, name FROM copies JOIN seats ON table_id = original",
    )
    .execute(&mut *all)
    .await?;
    Ok(all.commit().await?)
}

/// Measures what a decision costs now: live players decide for a while.
async fn measure(cluster: &Cluster, line: &mut PgConnection) -> Result<(), Problem> {
    let (steps, bytes): (i64, i64) = sqlx::query_as(
        "SELECT COALESCE(SUM(entries), 0)::bigint, pg_total_relation_size('entries') FROM tables",
    )
    .fetch_one(&mut *line)
    .await?;
    let doors = cluster.doors(PATIENCE);
    let guests = [doors[0].guest("Three").await?, doors[0].guest("Four").await?];
    let sittings = open_all(&doors, &guests, 100).await?;
    let driven = drive(&sittings, 100, Duration::from_secs(10)).await;
    let added = added_in(line).await?;
    println!(
        "{steps:21}  {:4} MB  {:11.1} / {:5.1} ms   {added:.3} ms",
        bytes / 1_000_000,
        driven.millis(0.5, |seen| seen.everybody),
        driven.millis(0.99, |seen| seen.everybody),
    );
    Ok(())
}

/// Milliseconds in the database to add a decision's entry: the median of a hundred at random
/// tables.
async fn added_in(line: &mut PgConnection) -> Result<f64, Problem> {
    let mut times = Vec::new();
    for number in 0..100 {
        let mut one = line.begin().await?;
        let plan: String = first_line(&mut one, &added(number)).await?;
        // Rolled back: nothing is to be added for real.
        one.rollback().await?;
        let time = plan.lines().rev().find_map(|line| line.trim().strip_prefix("Execution Time: "));
        times.extend(time.and_then(|time| time.strip_suffix(" ms")?.parse::<f64>().ok()));
    }
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().ok_or_else(|| Problem("no plan has a time".to_owned()))
}

fn added(number: u32) -> String {
    format!(
        "EXPLAIN (ANALYZE, BUFFERS) INSERT INTO entries (table_id, number, at, body, chain) \
         SELECT id, entries + 1, changed_at, '{{\"step\":{{\"seat\":0,\"action\":3}}}}', \
         repeat('0', 64) FROM tables WHERE id >= substr(md5('{number}'), 1, 12) ORDER BY id LIMIT 1"
    )
}

async fn first_line(line: &mut PgConnection, sql: &str) -> Result<String, Problem> {
    let rows: Vec<String> =
        sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_all(line).await?;
    Ok(rows.join("\n"))
}

/// The query plans of a decision.
async fn explain(line: &mut PgConnection) -> Result<(), Problem> {
    let table: String = sqlx::query_scalar("SELECT id FROM tables WHERE entries > 10 LIMIT 1")
        .fetch_one(&mut *line)
        .await?;
    let questions = [
        (
            "the hash before",
            format!("SELECT chain FROM entries WHERE table_id = '{table}' AND number = 10"),
        ),
        (
            "what is new",
            format!(
                "SELECT number, at, body, clocks, chain FROM entries WHERE table_id = '{table}' AND number > 10 ORDER BY number"
            ),
        ),
        ("the table's row", format!("UPDATE tables SET steps = steps WHERE id = '{table}'")),
        (
            "leases that have run out",
            "SELECT id FROM tables WHERE kept_until <= 0 ORDER BY kept_until LIMIT 256".to_owned(),
        ),
    ];
    for (name, sql) in questions {
        let plan = first_line(line, &format!("EXPLAIN (ANALYZE, BUFFERS) {sql}")).await?;
        println!("\n-- {name}\n{plan}");
    }
    let mut one = line.begin().await?;
    println!("\n-- the entry\n{}", first_line(&mut one, &added(0)).await?);
    one.rollback().await?;
    Ok(())
}
