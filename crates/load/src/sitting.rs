//! Two live players at a table of Connect Four.

use std::io::Read;
use std::time::{Duration, Instant};

use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::server::{Door, Problem};

type Line = WebSocketStream<TcpStream>;

/// A table with both of its players.
pub struct Sitting(Mutex<Played>);

/// The time from a click to an update.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// At both players' pages.
    pub everybody: Duration,
    /// At the page of the player who didn't click.
    pub other: Duration,
}

struct Played {
    lines: [Line; 2],
    steps: usize,
    heights: [u8; 7],
    noise: u64,
    over: bool,
}

impl Sitting {
    /// Opens a table for the two guests and connects them as their pages would, each through their
    /// own door.
    pub async fn open(
        doors: [&Door; 2],
        guests: &[String; 2],
        noise: u64,
    ) -> Result<Sitting, Problem> {
        let [door, other] = doors;
        let wanted = json!({ "game": "connect-four", "seats": ["me", "open"] });
        let created = door.post("/api/tables", Some(&guests[0]), &wanted).await?;
        let id = created["id"].as_str().unwrap_or_default();
        let invite = json!({ "invite": created["invite"] });
        other.post(&format!("/api/tables/{id}/seats/1"), Some(&guests[1]), &invite).await?;
        let first = connect(door, id, &guests[0]).await?;
        let second = connect(other, id, &guests[1]).await?;
        let played =
            Played { lines: [first, second], steps: 0, heights: [0; 7], noise, over: false };
        Ok(Sitting(Mutex::new(played)))
    }

    /// Takes a step and returns how long it took until the players had seen it. `None` if the game
    /// is over, or the step before is still under way.
    pub async fn step(&self) -> Option<Seen> {
        let mut played = self.0.try_lock().ok()?;
        if played.over {
            return None;
        }
        let seat = played.steps % 2;
        let column = played.pick()?;
        let act = json!({
            "do": "act", "seat": seat.to_string(), "action": column.to_string(),
            "steps": played.steps.to_string(),
        });
        let clicked = Instant::now();
        played.lines[seat].send(Message::Text(act.to_string().into())).await.ok()?;
        let since = |over| (over, clicked.elapsed());
        let [first, second] = &mut played.lines;
        let (first, second) = tokio::join!(async { seen(first).await.map(since) }, async {
            seen(second).await.map(since)
        });
        let (first, second) = (first?, second?);
        played.steps += 1;
        played.heights[column] += 1;
        played.over = first.0 | second.0;
        let other = if seat == 0 { second.1 } else { first.1 };
        Some(Seen { everybody: first.1.max(second.1), other })
    }
}

impl Sitting {
    /// Whether the game is over.
    pub async fn is_over(&self) -> bool {
        self.0.lock().await.over
    }
}

impl Played {
    /// A column with room, in an order that differs from table to table.
    fn pick(&mut self) -> Option<usize> {
        self.noise = self.noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let from = (self.noise >> 33) as usize;
        (0..7).map(|add| (from + add) % 7).find(|&column| self.heights[column] < 6)
    }
}

async fn connect(door: &Door, table: &str, token: &str) -> Result<Line, Problem> {
    let mut request = format!("ws://{}/table/{table}/live", door.address).into_client_request()?;
    request.headers_mut().insert("cookie", format!("sofra_guest={token}").parse()?);
    let (mut line, _) = client_async(request, door.connect().await?).await?;
    let hello = json!({ "do": "hello", "parts": "{}" });
    line.send(Message::Text(hello.to_string().into())).await?;
    match seen(&mut line).await {
        Some(_) => Ok(line),
        None => Err(Problem("the server closed a live connection".to_owned())),
    }
}

/// Waits for an update of the log, and returns whether the game is over.
async fn seen(line: &mut Line) -> Option<bool> {
    loop {
        let text = match line.next().await?.ok()? {
            Message::Text(text) => text.to_string(),
            Message::Binary(bytes) => {
                let mut text = String::new();
                DeflateDecoder::new(bytes.as_ref()).read_to_string(&mut text).ok()?;
                text
            }
            Message::Close(_) => return None,
            _ => continue,
        };
        let told: Value = serde_json::from_str(&text).ok()?;
        let mut changes = told["changes"].as_array().into_iter().flatten();
        if changes.any(|change| change["id"] == "log") {
            return Some(text.contains("class=\\\"final\\\""));
        }
    }
}
