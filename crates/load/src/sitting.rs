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
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::server::{Door, Problem};

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A table with both of its players.
pub struct Sitting(Mutex<Played>);

struct Played {
    lines: [Line; 2],
    steps: usize,
    heights: [u8; 7],
    noise: u64,
    over: bool,
}

impl Sitting {
    /// Opens a table for the two guests and connects them as their pages would.
    pub async fn open(door: &Door, guests: &[String; 2], noise: u64) -> Result<Sitting, Problem> {
        let wanted = json!({ "game": "connect-four", "seats": ["me", "open"] });
        let created = door.post("/api/tables", Some(&guests[0]), &wanted).await?;
        let id = created["id"].as_str().unwrap_or_default();
        let invite = json!({ "invite": created["invite"] });
        door.post(&format!("/api/tables/{id}/seats/1"), Some(&guests[1]), &invite).await?;
        let first = connect(door, id, &guests[0]).await?;
        let second = connect(door, id, &guests[1]).await?;
        let played =
            Played { lines: [first, second], steps: 0, heights: [0; 7], noise, over: false };
        Ok(Sitting(Mutex::new(played)))
    }

    /// Takes a step and says how long it took until both players had seen it. Nothing if the game
    /// is over, or the step before is still on its way.
    pub async fn step(&self) -> Option<Duration> {
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
        let mut over = false;
        for line in &mut played.lines {
            over |= seen(line).await?;
        }
        played.steps += 1;
        played.heights[column] += 1;
        played.over = over;
        Some(clicked.elapsed())
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
    let mut request = format!("ws://{}/table/{table}/live", door.0).into_client_request()?;
    request.headers_mut().insert("cookie", format!("sofra_guest={token}").parse()?);
    let (mut line, _) = connect_async(request).await?;
    let hello = json!({ "do": "hello", "parts": "{}" });
    line.send(Message::Text(hello.to_string().into())).await?;
    match seen(&mut line).await {
        Some(_) => Ok(line),
        None => Err(Problem("the server closed a live connection".to_owned())),
    }
}

/// Waits for an update of the log, and says whether the game is over.
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
