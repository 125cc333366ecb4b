//! Firefox, driven by WebDriver BiDi: a WebSocket that the browser itself opens.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::actions;
use crate::tab::{Driver, Pointer, Spot, Tab, Window};

/// Its name in Debian, and everywhere else.
const PROGRAMS: [&str; 2] = ["firefox-esr", "firefox"];

/// What it says on its way up, before the address of the socket.
const LISTENS: &str = "WebDriver BiDi listening on ";

/// A browser without a window, with a profile of its own.
pub struct Firefox {
    child: Child,
    address: String,
    _home: TempDir,
}

impl Firefox {
    pub fn start() -> Firefox {
        let home = tempfile::tempdir().unwrap();
        let launch = |program: &&str| {
            Command::new(program)
                .args(["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile"])
                .arg(home.path())
                .arg("about:blank")
                .env("HOME", home.path())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .ok()
        };
        let mut child = PROGRAMS.iter().find_map(launch).expect("firefox-esr is installed");
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let said = lines.by_ref().map(Result::unwrap).find_map(|line| {
            let (_, address) = line.split_once(LISTENS)?;
            Some(address.trim().to_owned())
        });
        let address = said.expect("Firefox listens");
        // It may go on complaining without anybody who reads.
        std::thread::spawn(move || lines.for_each(drop));
        Firefox { child, address, _home: home }
    }

    /// The tab that it opened with.
    pub async fn tab(&self) -> Tab<BiDi> {
        let (line, _) = connect_async(format!("{}/session", self.address)).await.unwrap();
        let mut page = BiDi {
            line: sync::Mutex::new(Line { socket: line, sent: 0 }),
            context: String::new(),
            faults: Mutex::default(),
        };
        page.tell("session.new", json!({ "capabilities": {} })).await.unwrap();
        page.tell("session.subscribe", json!({ "events": ["log.entryAdded"] })).await.unwrap();
        let tree = page.tell("browsingContext.getTree", json!({})).await.unwrap();
        page.context = tree["contexts"][0]["context"].as_str().unwrap().to_owned();
        Tab::of(page)
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The connection, and how many commands went over it.
struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    sent: u64,
}

/// A page of Firefox.
pub struct BiDi {
    line: sync::Mutex<Line>,
    context: String,
    faults: Mutex<Vec<String>>,
}

impl BiDi {
    /// Sends a command and waits for its answer. What the page logs meanwhile is kept.
    async fn tell(&self, method: &str, params: Value) -> Result<Value, String> {
        let mut line = self.line.lock().await;
        line.sent += 1;
        let id = line.sent;
        let command = json!({ "id": id, "method": method, "params": params });
        line.socket.send(Message::text(command.to_string())).await.unwrap();
        loop {
            let message = line.socket.next().await.expect("Firefox is there").unwrap();
            let Message::Text(text) = message else { continue };
            let mut said: Value = serde_json::from_str(&text).unwrap();
            if said["method"] == "log.entryAdded" && said["params"]["level"] == "error" {
                self.faults.lock().unwrap().push(said["params"]["text"].to_string());
            }
            if said["id"] == id {
                return match said["type"].as_str() {
                    Some("success") => Ok(said["result"].take()),
                    _ => Err(format!("{method}: {said}")),
                };
            }
        }
    }
}

impl Driver for BiDi {
    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let params = json!({
            "expression": format!("(async () => JSON.stringify(await ({expression})) ?? 'null')()"),
            "target": { "context": self.context },
            "awaitPromise": true,
        });
        let said = self.tell("script.evaluate", params).await?;
        match said["result"]["value"].as_str() {
            Some(value) => serde_json::from_str(value).map_err(|error| error.to_string()),
            None => Err(said.to_string()),
        }
    }

    async fn go(&self, address: &str) {
        let params = json!({ "context": self.context, "url": address, "wait": "complete" });
        self.tell("browsingContext.navigate", params).await.unwrap();
    }

    async fn resize(&self, window: Window) {
        let Window { width, height, zoom, .. } = window;
        let params = json!({
            "context": self.context,
            "viewport": { "width": width / zoom, "height": height / zoom },
            "devicePixelRatio": zoom as f64,
        });
        self.tell("browsingContext.setViewport", params).await.unwrap();
    }

    async fn press_at(&self, pointer: Pointer, spot: Spot) {
        let actions = actions::press_at(pointer, spot);
        let params = json!({ "context": self.context, "actions": actions });
        self.tell("input.performActions", params).await.unwrap();
    }

    async fn press(&self, key: &str) {
        let params = json!({ "context": self.context, "actions": actions::press(key) });
        self.tell("input.performActions", params).await.unwrap();
    }

    async fn picture(&self) -> Vec<u8> {
        let params = json!({ "context": self.context });
        let said = self.tell("browsingContext.captureScreenshot", params).await.unwrap();
        actions::picture(&said["data"])
    }

    fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap().clone()
    }
}
