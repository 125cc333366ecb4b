//! `sofra-load soak`: people and bots play every game while a server is killed, or a cluster is in all
//! kinds of trouble. Everything that was acknowledged must be in the database, once and in its place.

mod cluster;
mod journal;
pub mod player;
mod server;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use self::journal::decisions;
use self::player::{Player, Table};
use crate::server::{Door, Problem};

/// Whom it befalls.
#[derive(clap::Subcommand)]
pub enum Args {
    /// Kills one server on SQLite at random moments
    Server(server::Args),
    /// Kills, stops and cuts off three servers, two workers, NATS and PostgreSQL
    Cluster(cluster::Args),
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    match args {
        Args::Server(args) => server::run(args).await,
        Args::Cluster(args) => cluster::run(args).await,
    }
}

/// All tables with everybody who sits at them.
pub struct House {
    tokens: Vec<String>,
    sittings: Vec<Sitting>,
    /// The tables whose game is over.
    pub finished: Vec<String>,
    acknowledged: usize,
}

/// The people at one table.
struct Sitting {
    game: String,
    seats: usize,
    people: Vec<Arc<Player>>,
}

impl House {
    /// Some tables of every game with one person, and one with two.
    pub async fn furnish(door: &Door, tables: usize, seed: u64) -> Result<House, Problem> {
        let mut tokens = Vec::new();
        for name in ["One", "Two"] {
            let welcome = door.post("/api/guests", None, &json!({ "name": name })).await?;
            tokens.push(text(&welcome["token"]));
        }
        let mut sittings = Vec::new();
        let games = door.get("/api/games", None).await?;
        for game in games["games"].as_array().into_iter().flatten() {
            let (id, seats) = (text(&game["id"]), game["min_seats"].as_u64().unwrap_or(2) as usize);
            for people in std::iter::repeat_n(1, tables).chain([2]) {
                let tokens = &tokens[..people];
                sittings.push(Sitting::open(door, &id, seats, tokens, seed).await?);
            }
        }
        Ok(House { tokens, sittings, finished: Vec::new(), acknowledged: 0 })
    }

    /// Everybody who sits at a table.
    pub fn players(&self) -> Vec<Arc<Player>> {
        self.sittings.iter().flat_map(|sitting| sitting.people.clone()).collect()
    }

    /// Replaces each table whose game is over with a new one, and returns who sat there.
    pub async fn clear_finished(
        &mut self,
        door: &Door,
        seed: u64,
    ) -> Result<Vec<Arc<Player>>, Problem> {
        let mut left = Vec::new();
        for sitting in &mut self.sittings {
            let first = sitting.people[0].table().await;
            let now = door.get(&format!("/api/tables/{}", first.id), None).await?;
            if now["table"]["status"] != "over" {
                continue;
            }
            for player in &sitting.people {
                self.acknowledged += player.table().await.told.acknowledged();
            }
            self.finished.push(first.id);
            let tokens = &self.tokens[..sitting.people.len()];
            let again = Sitting::open(door, &sitting.game, sitting.seats, tokens, seed).await?;
            left.append(&mut std::mem::replace(sitting, again).people);
        }
        Ok(left)
    }

    /// The number of acknowledged decisions.
    pub async fn acknowledged(&self) -> usize {
        let mut acknowledged = self.acknowledged;
        for player in self.players() {
            acknowledged += player.table().await.told.acknowledged();
        }
        acknowledged
    }
}

impl Sitting {
    async fn open(
        door: &Door,
        game: &str,
        seats: usize,
        tokens: &[String],
        seed: u64,
    ) -> Result<Sitting, Problem> {
        let mut places = vec![json!({ "bot": "random" }); seats];
        places[0] = json!("me");
        places[1..tokens.len()].fill(json!("open"));
        let wanted = json!({ "game": game, "seats": places });
        let created = door.post("/api/tables", Some(&tokens[0]), &wanted).await?;
        let id = text(&created["id"]);
        let invite = json!({ "invite": created["invite"] });
        let mut people = Vec::new();
        for (seat, token) in tokens.iter().enumerate() {
            if seat > 0 {
                let path = format!("/api/tables/{id}/seats/{seat}");
                door.post(&path, Some(token), &invite).await?;
            }
            let table = Table::new(id.clone(), seat);
            people.push(Arc::new(Player::new(token.clone(), table, seed)));
        }
        Ok(Sitting { game: game.to_owned(), seats, people })
    }
}

/// Compares what a player was told with what the database holds.
pub async fn check(program: &Path, database: &str, player: &Player) -> Result<(), Problem> {
    let table = player.table().await;
    let export = Command::new(program)
        .args(["export", "--whole", &table.id, "--database", database])
        .env_remove("DATABASE_URL")
        .output()?;
    if !export.status.success() {
        let said = String::from_utf8_lossy(&export.stderr).into_owned();
        return Err(Problem(format!("table {} can't be read: {said}", table.id)));
    }
    let written = decisions(&String::from_utf8_lossy(&export.stdout), table.seat)?;
    if table.told.explains(&written) {
        return Ok(());
    }
    Err(Problem(format!(
        "table {}, seat {}: the player was told {:?}, the journal has {written:?}",
        table.id, table.seat, table.told
    )))
}

/// Verifies every finished game from its journal.
pub fn verify(program: &Path, database: &str, finished: &[String]) -> Result<(), Problem> {
    let folder = TempDir::new()?;
    for table in finished {
        let file = folder.path().join(format!("{table}.jsonl"));
        let export = Command::new(program)
            .args(["export", table, "--database", database, "--out"])
            .arg(&file)
            .env_remove("DATABASE_URL")
            .output()?;
        let verify = Command::new(program).arg("verify").arg(&file).output()?;
        if !export.status.success() || !verify.status.success() {
            let said = String::from_utf8_lossy(&verify.stderr).into_owned();
            return Err(Problem(format!("table {table} is not proved: {said}")));
        }
    }
    println!("{} finished games proved by sofra verify", finished.len());
    Ok(())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Chance from a seed.
#[derive(Clone)]
pub struct Noise(pub u64);

impl Noise {
    /// A number.
    pub fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    /// A time below another.
    pub fn below(&mut self, most: Duration) -> Duration {
        Duration::from_micros(self.next() % most.as_micros() as u64)
    }
}
