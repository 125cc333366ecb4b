//! How long a table that isn't in memory takes to open: its journal is read and played again.
//!
//! `cargo bench -p table --bench open -- [STEPS]`

use std::time::{Duration, Instant};

use bots::Playable;
use serde_json::Map;
use table::{
    Access, Act, GuestId, LookAs, NewTable, Place, Settings, Status, Store, TableId, Tables,
};

/// The number of times each table is opened.
const TIMES: usize = 25;
/// The time limit for a table of 500 steps.
const ALLOWED: Duration = Duration::from_millis(20);

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with("--"));
    let steps: usize = args.next().map_or(500, |steps| steps.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let address = folder.path().join("open.db").display().to_string();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(open(&address, steps));
}

async fn open(address: &str, steps: usize) {
    let store = Store::open(address).await.expect("a database");
    // With no patience for idle tables, every round of the keeper takes them out of memory.
    let settings =
        Settings { idle: Duration::ZERO, idle_over: Duration::ZERO, ..Settings::default() };
    let tables = Tables::open(store, settings).await.expect("tables");
    let guest = tables.new_guest("Anna").await.expect("a guest").0.id;
    for &game in catalogue::games() {
        let table = set_up(&tables, &guest, game).await;
        let taken = play(&tables, &guest, &table, steps).await;
        let mut took = Vec::new();
        for _ in 0..TIMES {
            tables.tick().await.expect("a round of the keeper");
            let in_memory = tables.counts().await.expect("counts").in_memory;
            assert_eq!(in_memory, 0, "the table is still in memory");
            let start = Instant::now();
            let look = tables.look(&table, Some(&guest), LookAs::Myself).await.expect("a look");
            took.push(start.elapsed());
            assert_eq!(look.table.steps, taken);
        }
        took.sort_unstable();
        let (median, slowest) = (took[TIMES / 2], took[TIMES - 1]);
        println!(
            "{}: a table of {taken} steps opens in {median:.1?} (slowest of {TIMES}: {slowest:.1?}); \
             {ALLOWED:?} are allowed",
            game.info().id
        );
    }
}

/// A game with all its seats on one screen.
async fn set_up(tables: &Tables, guest: &GuestId, game: &dyn Playable) -> TableId {
    let wanted = NewTable {
        game: game.info().id.to_owned(),
        seats: vec![Place::Me; usize::from(game.info().max_seats)],
        options: Map::new(),
        access: Access::Invited,
        clock: None,
        entropy: String::new(),
        stand_in: None,
    };
    tables.create(guest, wanted).await.expect("a table").id
}

/// Takes choices from all over the list until there are enough steps or the game is over. Returns
/// the number of steps.
async fn play(tables: &Tables, guest: &GuestId, table: &TableId, steps: usize) -> usize {
    for number in 0.. {
        let look = tables.look(table, Some(guest), LookAs::Myself).await.expect("a look");
        if look.table.status == Status::Over || look.table.steps >= steps {
            return look.table.steps;
        }
        let view = look.view.expect("a game");
        let seat = view.waiting().first().expect("somebody");
        let choices = view.choices();
        let action = choices[number * 7919 % choices.len()].id;
        let act = Act { seat, action, steps: look.table.steps };
        tables.act(table, guest, act).await.expect("a step");
    }
    unreachable!("there are always more numbers")
}
