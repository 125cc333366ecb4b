//! A server that is killed at random moments loses nothing it has acknowledged.
//!
//! The server is this test program once more: it plays on all its tables and prints each step it
//! has taken. `SOFRA_SOAK_KILLS` says how often it is killed.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use engine::{Chance, PlayoutRng};
use serde_json::Value;
use table::{Act, GuestId, LookAs, Place, PlayError, Settings, Status, Store, TableId, Tables};

use crate::common::{GAMES, bot, connect_four, fresh_database, seat, tally};

/// Tells the inner program what to play on: the address, the player, and the tables.
const SERVE: &str = "SOFRA_SOAK_SERVE";

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_it_loses_nothing_it_has_acknowledged() {
    let kills: u32 = std::env::var("SOFRA_SOAK_KILLS").map_or(6, |kills| kills.parse().unwrap());
    let (address, _folder) = fresh_database().await;
    let (player, tables) = set_up(&address).await;
    let mut acknowledged: Vec<Taken> = Vec::new();
    let mut rng = PlayoutRng::new(u64::from(std::process::id()));
    for _ in 0..kills {
        let mut servers = vec![serve(&address, &player, &tables)];
        if address.starts_with("postgres") {
            // Two processes on one database.
            servers.push(serve(&address, &player, &tables));
        }
        let told = listen(&mut servers);
        // At least one step, then any moment of the play that follows.
        let first = told.recv_timeout(Duration::from_secs(60)).expect("the server never moved");
        let mut heard = vec![first];
        let moment = Duration::from_millis(u64::from(rng.below(250)));
        let until = std::time::Instant::now() + moment;
        while let Some(left) = until.checked_duration_since(std::time::Instant::now()) {
            heard.extend(told.recv_timeout(left).ok());
        }
        for server in &mut servers {
            server.kill().unwrap();
            server.wait().unwrap();
        }
        heard.extend(told.iter());
        acknowledged.extend(heard);
        check(&address, &acknowledged).await;
    }
    println!("{kills} kills, {} acknowledged decisions, none lost", acknowledged.len());
}

/// A decision that the server has acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Taken {
    table: TableId,
    version: u64,
    seat: u64,
    action: u64,
}

/// Everything acknowledged is in its place, and every table replays from its journal.
async fn check(address: &str, acknowledged: &[Taken]) {
    let store = Store::open(address).await.unwrap();
    let quiet =
        Settings { games: GAMES, bot_pace: Duration::from_secs(3600), ..Settings::default() };
    let tables = Tables::open(store, quiet).await.unwrap();
    let mut journals: HashMap<TableId, Vec<Value>> = HashMap::new();
    for taken in acknowledged {
        if !journals.contains_key(&taken.table) {
            let look = tables.look(&taken.table, None, LookAs::Myself).await.unwrap();
            assert_eq!(look.view.unwrap().steps(), look.table.steps);
            let file = tables.export(&taken.table).await.unwrap();
            let lines = file.lines().skip(1).map(|line| serde_json::from_str(line).unwrap());
            journals.insert(taken.table.clone(), lines.collect());
        }
        // Answers given at once become steps together: up to three entries hold the decision.
        let journal = &journals[&taken.table];
        let last = usize::try_from(taken.version).unwrap();
        let entries = journal.get(last.saturating_sub(3)..last).unwrap_or_default();
        let is_it = |entry: &Value| {
            let entry = &entry["entry"]["entry"];
            let step = entry.get("step").or(entry.get("held"));
            step.is_some_and(|step| step["seat"] == taken.seat && step["action"] == taken.action)
        };
        assert!(entries.iter().any(is_it), "lost: {taken:?} among {entries:?}");
    }
    tables.close().await;
}

async fn set_up(address: &str) -> (GuestId, Vec<TableId>) {
    let store = Store::open(address).await.unwrap();
    let quiet =
        Settings { games: GAMES, bot_pace: Duration::from_secs(3600), ..Settings::default() };
    let house = Tables::open(store, quiet).await.unwrap();
    let player = house.new_guest("Anna").await.unwrap().0.id;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let games = [
            tally(&[Place::Me, bot(), Place::Me], 1000),
            tally(&[bot(), Place::Me], 1000),
            connect_four(&[Place::Me, bot()]),
        ];
        for game in games {
            tables.push(house.create(&player, game).await.unwrap().id);
        }
    }
    house.close().await;
    (player, tables)
}

fn serve(address: &str, player: &GuestId, tables: &[TableId]) -> Child {
    let tables: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "soak::the_server_that_is_killed", "--nocapture"])
        .env(SERVE, format!("{address} {player} {}", tables.join(" ")))
        .env_remove("NEXTEST")
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap()
}

fn listen(servers: &mut [Child]) -> mpsc::Receiver<Taken> {
    let (sender, told) = mpsc::channel();
    for server in servers {
        let lines = BufReader::new(server.stdout.take().unwrap()).lines();
        let sender = sender.clone();
        std::thread::spawn(move || {
            for taken in lines.map_while(Result::ok).filter_map(|line| read_taken(&line)) {
                let _ = sender.send(taken);
            }
        });
    }
    told
}

/// Reads `took TABLE VERSION SEAT ACTION.`; a line cut short by the kill doesn't count.
fn read_taken(line: &str) -> Option<Taken> {
    let mut words = line.strip_prefix("took ")?.strip_suffix('.')?.split(' ');
    let table = words.next()?.parse().ok()?;
    let mut number = || words.next()?.parse().ok();
    Some(Taken { table, version: number()?, seat: number()?, action: number()? })
}

/// Not a test of its own: the program that is killed.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_that_is_killed() {
    let Ok(order) = std::env::var(SERVE) else { return };
    let mut words = order.split(' ');
    let (address, player) = (words.next().unwrap(), words.next().unwrap());
    let player: GuestId = player.parse().unwrap();
    let store = Store::open(address).await.unwrap();
    let settings = Settings {
        games: GAMES,
        snapshot_every: 5,
        bot_patience: Duration::from_secs(2),
        ..Settings::default()
    };
    let house = Tables::open(store, settings).await.unwrap();
    tokio::spawn(house.clone().keep());
    let mut players = Vec::new();
    for table in words {
        let (house, player) = (house.clone(), player.clone());
        let table: TableId = table.parse().unwrap();
        players.push(tokio::spawn(async move { play(house, player, table).await }));
    }
    for player in players {
        player.await.unwrap();
    }
}

async fn play(house: Tables, player: GuestId, table: TableId) {
    let mut rng = PlayoutRng::new(u64::from(std::process::id()));
    let mut watch = house.watch(&table).await.unwrap();
    loop {
        let look = house.look(&table, Some(&player), LookAs::Myself).await.unwrap();
        if look.table.status == Status::Over {
            return;
        }
        let (steps, view) = (look.table.steps, look.view.unwrap());
        let mine = look.mine.iter().find(|&seat| look.table.seats[seat.index()].waiting);
        let choice = mine.and_then(|_| rng.pick(&ids(&view)));
        let (Some(at), Some(action)) = (mine, choice) else {
            // Another process on the same database doesn't announce its steps: look again anyway.
            let _ = tokio::time::timeout(Duration::from_millis(20), watch.changed()).await;
            continue;
        };
        match house.act(&table, &player, Act { seat: at, action, steps }).await {
            Ok(acted) => {
                let mut out = std::io::stdout().lock();
                let (version, seat) = (acted.version, at.index());
                writeln!(out, "took {table} {version} {seat} {action}.").unwrap();
                out.flush().unwrap();
            }
            Err(PlayError::Stale { .. } | PlayError::Refused { .. } | PlayError::NotPlaying) => {}
            Err(error) => panic!("{error}"),
        }
        // Takes back now and then: that must survive, too.
        if rng.below(10) == 0 {
            let _ = house.undo(&table, &player, seat(at.index() as u8), 1).await;
        }
    }
}

fn ids(view: &engine::AnyView) -> Vec<u32> {
    view.choices().into_iter().map(|choice| choice.id).collect()
}
