//! Somebody who plays at one table for as long as there is a server.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;

use super::Noise;
use super::journal::Told;
use crate::server::Door;

/// How long to wait for others before looking again.
const BREATH: Duration = Duration::from_millis(5);

/// The same where many servers and players share two cores.
const LONG_BREATH: Duration = Duration::from_millis(50);

/// A seat at a table, and what its player was told there.
#[derive(Clone)]
pub struct Table {
    pub id: String,
    pub seat: usize,
    pub told: Told,
    over: bool,
}

impl Table {
    pub fn new(id: String, seat: usize) -> Table {
        Table { id, seat, told: Told::default(), over: false }
    }
}

/// A person by their token.
pub struct Player {
    token: String,
    table: Mutex<Table>,
    noise: Mutex<Noise>,
    playing: Mutex<Option<JoinHandle<()>>>,
    still: std::sync::Mutex<Stillness>,
}

/// How long a table has stood still, as its player sees it.
struct Stillness {
    version: u64,
    since: Instant,
    longest: Duration,
}

/// The result of looking and deciding once.
enum Turn {
    /// A decision was acknowledged.
    Decided,
    /// Others decide.
    Waiting,
    /// There is nothing more to do: the server is gone, or the game is over.
    Ended,
}

impl Player {
    pub fn new(token: String, table: Table, seed: u64) -> Player {
        let letters = table.id.bytes().fold(seed, |sum, byte| sum.rotate_left(5) ^ u64::from(byte));
        let noise = Mutex::new(Noise(letters));
        let still = Stillness { version: 0, since: Instant::now(), longest: Duration::ZERO };
        let still = std::sync::Mutex::new(still);
        Player { token, table: Mutex::new(table), noise, playing: Mutex::new(None), still }
    }

    /// The table as this player knows it.
    pub async fn table(&self) -> Table {
        self.table.lock().await.clone()
    }

    /// Plays until the server is gone.
    pub async fn play(self: &Arc<Self>, door: Door, acknowledged: watch::Sender<usize>) {
        let player = Arc::clone(self);
        let task = tokio::spawn(async move {
            loop {
                match player.turn(&door).await {
                    Turn::Decided => acknowledged.send_modify(|count| *count += 1),
                    Turn::Waiting => tokio::time::sleep(BREATH).await,
                    Turn::Ended => return,
                }
            }
        });
        *self.playing.lock().await = Some(task);
    }

    /// Plays until the game is over or `stop` is set, at any server that answers.
    pub async fn roam(
        self: &Arc<Self>,
        doors: Vec<Door>,
        acknowledged: watch::Sender<usize>,
        stop: watch::Receiver<bool>,
    ) {
        let mut playing = self.playing.lock().await;
        if playing.as_ref().is_some_and(|task| !task.is_finished()) {
            return;
        }
        let player = Arc::clone(self);
        *playing = Some(tokio::spawn(async move {
            for door in doors.iter().cycle() {
                loop {
                    if *stop.borrow() || player.table.lock().await.over {
                        return;
                    }
                    match player.turn(door).await {
                        Turn::Decided => acknowledged.send_modify(|count| *count += 1),
                        Turn::Waiting => tokio::time::sleep(LONG_BREATH).await,
                        Turn::Ended => break,
                    }
                    // As through a balancer: the next request may go anywhere.
                    if player.noise.lock().await.next() % 4 == 0 {
                        break;
                    }
                }
            }
        }));
    }

    /// Whether their game is over.
    pub async fn is_done(&self) -> bool {
        self.table.lock().await.over
    }

    /// Takes the longest standstill since the last call.
    pub fn longest_still(&self) -> Duration {
        let mut still = self.still.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut still.longest)
    }

    /// Since when nothing has happened.
    pub fn still_since(&self) -> Instant {
        self.still.lock().unwrap_or_else(PoisonError::into_inner).since
    }

    fn note(&self, version: u64) {
        let mut still = self.still.lock().unwrap_or_else(PoisonError::into_inner);
        if still.version != version {
            still.longest = still.longest.max(still.since.elapsed());
            (still.version, still.since) = (version, Instant::now());
        }
    }

    /// Waits until this player has noticed that the server is gone.
    pub async fn settle(&self) {
        if let Some(task) = self.playing.lock().await.take() {
            let _ = task.await;
        }
    }

    async fn turn(&self, door: &Door) -> Turn {
        let mut table = self.table.lock().await;
        if table.over {
            return Turn::Ended;
        }
        let path = format!("/api/tables/{}", table.id);
        let Ok(now) = door.get(&format!("{path}?seat={}", table.seat), Some(&self.token)).await
        else {
            return Turn::Ended;
        };
        table.over = now["table"]["status"] == "over";
        self.note(now["table"]["version"].as_u64().unwrap_or_default());
        let choices = now["choices"].as_array().cloned().unwrap_or_default();
        let answered = now["table"]["seats"][table.seat]["answered"] == true;
        let asked = now["waiting"].as_array().is_some_and(|all| all.contains(&json!(table.seat)));
        if choices.is_empty() || answered || !asked {
            return Turn::Waiting;
        }
        let chosen = self.noise.lock().await.next() as usize % choices.len();
        let Some(action) = choices[chosen]["id"].as_u64() else { return Turn::Ended };
        let step = json!({ "seat": table.seat, "id": action, "steps": now["table"]["steps"] });
        match door.post(&format!("{path}/steps"), Some(&self.token), &step).await {
            Ok(Value::Null) | Err(_) => {
                // A refusal changed nothing, a cut line may have: both are in doubt.
                table.told.doubt(action);
                Turn::Waiting
            }
            Ok(_) => {
                table.told.acknowledge(action);
                Turn::Decided
            }
        }
    }
}
