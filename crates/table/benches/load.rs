//! How many durable steps a second many tables take together, and how long each takes.
//!
//! `cargo bench -p table --bench load -- [TABLES] [SECONDS] [STEPS A SECOND, or 0 for all it takes] [ADDRESS]`

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Map;
use table::{
    Access, Act, GuestId, LookAs, NewTable, Place, Settings, Status, Store, TableId, Tables,
};

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with("--"));
    let tables: usize = args.next().map_or(500, |tables| tables.parse().expect("a number"));
    let seconds: u64 = args.next().map_or(5, |seconds| seconds.parse().expect("a number"));
    let rate: u64 = args.next().map_or(1000, |rate| rate.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("load.db").display().to_string();
    let address = args.next().unwrap_or(file);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let pause = (rate > 0).then(|| Duration::from_micros(tables as u64 * 1_000_000 / rate));
    runtime.block_on(load(&address, tables, Duration::from_secs(seconds), pause));
}

async fn load(address: &str, count: usize, time: Duration, pause: Option<Duration>) {
    let store = Store::open(address).await.expect("a database");
    let tables = Tables::open(store, Settings::default()).await.expect("tables");
    let guest = Arc::new(tables.new_guest("Load").await.expect("a guest").0.id);
    let before = memory();
    // Set up first: what is measured is play.
    let mut seated = Vec::new();
    for _ in 0..count {
        seated.push(set_up(&tables, &guest).await);
    }
    let start = Instant::now();
    let until = start + time;
    let players: Vec<_> = seated
        .into_iter()
        .enumerate()
        .map(|(at, table)| {
            let (tables, guest) = (tables.clone(), Arc::clone(&guest));
            let first = pause.unwrap_or_default().mul_f64(at as f64 / count as f64);
            tokio::spawn(async move {
                tokio::time::sleep(first).await;
                play(&tables, &guest, table, until, pause).await
            })
        })
        .collect();
    let mut took: Vec<Duration> = Vec::new();
    for player in players {
        took.extend(player.await.expect("a player"));
    }
    took.sort_unstable();
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
    println!(
        "{count} tables at once: {:.0} durable steps/s; p50 {:?}, p99 {:?}, slowest {:?}",
        took.len() as f64 / time.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    let in_memory = tables.counts().await.expect("counts").in_memory;
    let grown = memory().saturating_sub(before);
    println!("{in_memory} tables in memory, {grown} KiB more than before they were set up");
}

/// A game whose two seats are on one screen.
async fn set_up(tables: &Tables, guest: &GuestId) -> TableId {
    let wanted = NewTable {
        game: "connect-four".to_owned(),
        seats: vec![Place::Me, Place::Me],
        options: Map::new(),
        access: Access::Invited,
        clock: None,
        entropy: String::new(),
        stand_in: None,
    };
    tables.create(guest, wanted).await.expect("a table").id
}

/// Plays the first choice until time is up, at a new table when a game is over.
async fn play(
    tables: &Tables,
    guest: &GuestId,
    mut table: TableId,
    until: Instant,
    pause: Option<Duration>,
) -> Vec<Duration> {
    let mut took = Vec::new();
    let mut next = Instant::now();
    while Instant::now() < until {
        let look = tables.look(&table, Some(guest), LookAs::Myself).await.expect("a look");
        if look.table.status == Status::Over {
            table = set_up(tables, guest).await;
            continue;
        }
        let view = look.view.expect("a game");
        let seat = view.waiting().first().expect("somebody");
        let action = view.choices()[0].id;
        let start = Instant::now();
        let act = Act { seat, action, steps: look.table.steps };
        tables.act(&table, guest, act).await.expect("a step");
        took.push(start.elapsed());
        if let Some(pause) = pause {
            next += pause;
            tokio::time::sleep_until(next.into()).await;
        }
    }
    took
}

/// The memory in use, in KiB; 0 if the system doesn't say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}
