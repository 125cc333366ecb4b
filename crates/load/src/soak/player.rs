//! Somebody who plays at one table for as long as there is a server.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;

use super::Noise;
use super::journal::Told;
use crate::server::Door;

/// How long to wait for others before looking again.
const BREATH: Duration = Duration::from_millis(5);

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
}

/// What came of looking and deciding once.
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
        Player { token, table: Mutex::new(table), noise, playing: Mutex::new(None) }
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
                // Refusals change nothing, a cut line may have changed something: both are in doubt.
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
