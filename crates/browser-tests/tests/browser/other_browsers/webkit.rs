//! WebKit as GTK programs have it, driven by WebDriver over HTTP, on a screen that nobody sees.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::actions;
use crate::tab::{Driver, PATIENCE, Pointer, Spot, Tab, Window};

/// The screen, larger than every window.
const SCREEN: &str = "1920x1200x24";

/// Keeps what the page complains about, from the first time that it is asked anything: this browser tells nobody
/// of its console while it is driven.
const LISTEN: &str = "if (!window.complaining && origin !== 'null') { window.complaining = true; \
    const kept = () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]'); \
    const keep = said => sessionStorage.setItem('complaints', JSON.stringify([...kept(), String(said)])); \
    addEventListener('error', event => keep(event.message ?? event.target.outerHTML), true); \
    addEventListener('unhandledrejection', event => keep(event.reason)); \
    addEventListener('securitypolicyviolation', event => keep(`refused: ${event.blockedURI}`)); \
    const { error } = console; console.error = (...said) => { keep(said.join(' ')); error(...said); }; }";

/// Takes what was kept.
const COMPLAINTS: &str = "(() => { if (origin === 'null') return []; \
    const kept = sessionStorage.getItem('complaints'); sessionStorage.removeItem('complaints'); \
    return JSON.parse(kept ?? '[]'); })()";

/// The bars of a window take less than this, in pixels; its sizes in the tests differ by more.
const HIGHEST_BAR: i64 = 200;

/// A browser with a screen and a home of its own.
pub struct WebKit {
    screen: Child,
    driver: Child,
    _home: TempDir,
    session: String,
}

impl WebKit {
    pub async fn start() -> WebKit {
        let home = tempfile::tempdir().unwrap();
        let (screen, display) = screen();
        // Free at this moment, and nobody else's in the next.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new("WebKitWebDriver")
            .args(["--host=127.0.0.1", &format!("--port={port}")])
            .env("DISPLAY", display)
            .env("GDK_BACKEND", "x11")
            // The driver lost the browser once in the middle of a press. Whether compositing without a graphics
            // card was the cause isn't known.
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", home.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("webkit2gtk-driver is installed");
        let mut webkit = WebKit { screen, driver, _home: home, session: String::new() };
        let address = format!("http://127.0.0.1:{port}");
        let begun = Instant::now();
        while request(Method::GET, &format!("{address}/status"), &Value::Null).await.is_err() {
            assert!(begun.elapsed() < PATIENCE, "WebKitWebDriver never answered");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let wishes = json!({ "capabilities": { "alwaysMatch": { "webkitgtk:browserOptions": {
            "binary": browser(),
            "args": ["--automation"],
        } } } });
        let session = request(Method::POST, &format!("{address}/session"), &wishes).await.unwrap();
        webkit.session = format!("{address}/session/{}", session["sessionId"].as_str().unwrap());
        webkit
    }

    /// The tab that it opened with.
    pub async fn tab(&self) -> Tab<WebDriver> {
        let page = WebDriver {
            session: self.session.clone(),
            faults: Mutex::default(),
            bars: Mutex::default(),
        };
        page.tell(Method::POST, "timeouts", &json!({ "script": PATIENCE.as_millis() as u64 }))
            .await
            .unwrap();
        Tab::of(page)
    }
}

impl Drop for WebKit {
    /// Who loses the screen, ends: the browser is no child of ours.
    fn drop(&mut self) {
        for child in [&mut self.driver, &mut self.screen] {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A screen in memory, and what programs call it.
fn screen() -> (Child, String) {
    let mut child = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("xvfb is installed");
    let number = BufReader::new(child.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    (child, format!(":{number}"))
}

/// The small browser that comes with the library: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser` in Debian.
fn browser() -> PathBuf {
    let folders = fs::read_dir("/usr/lib").unwrap().map(|entry| entry.unwrap().path());
    let folders = folders.chain([PathBuf::from("/usr/lib"), PathBuf::from("/usr/libexec")]);
    let versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
    folders
        .flat_map(|folder| versions.map(|version| folder.join(version).join("MiniBrowser")))
        .find(|program| program.exists())
        .expect("MiniBrowser is installed")
}

/// One for all requests, so that its line to the driver stays open.
static CLIENT: LazyLock<Client> = LazyLock::new(Client::new);

/// A request to the driver: the value it answers with, or its error.
async fn request(method: Method, address: &str, body: &Value) -> Result<Value, String> {
    let mut asked = CLIENT.request(method, address);
    if !body.is_null() {
        asked = asked.body(body.to_string());
    }
    let answer = asked.send().await.map_err(|error| error.to_string())?;
    let done = answer.status().is_success();
    let text = answer.text().await.map_err(|error| error.to_string())?;
    let mut said: Value =
        serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
    if done { Ok(said["value"].take()) } else { Err(said.to_string()) }
}

/// A page of WebKit.
pub struct WebDriver {
    session: String,
    faults: Mutex<Vec<String>>,
    /// How much wider and higher the window is than the page.
    bars: Mutex<(i64, i64)>,
}

impl WebDriver {
    async fn tell(&self, method: Method, command: &str, body: &Value) -> Result<Value, String> {
        request(method, &format!("{}/{command}", self.session), body).await
    }

    async fn set_size(&self, window: Window, bars: (i64, i64)) {
        let rect = json!({ "width": window.width + bars.0, "height": window.height + bars.1 });
        self.tell(Method::POST, "window/rect", &rect).await.unwrap();
    }

    async fn act(&self, actions: Value) {
        self.tell(Method::POST, "actions", &json!({ "actions": actions })).await.unwrap();
    }
}

impl Driver for WebDriver {
    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let script = format!(
            "{LISTEN} const done = arguments[0]; (async () => JSON.stringify(await ({expression})) ?? 'null')()\
             .then(value => done(['value', value, {COMPLAINTS}]), error => done(['error', String(error), []]))"
        );
        let body = json!({ "script": script, "args": [] });
        let said = self.tell(Method::POST, "execute/async", &body).await?;
        let complaints = said[2].as_array().into_iter().flatten().map(ToString::to_string);
        self.faults.lock().unwrap().extend(complaints);
        match (said[0].as_str(), said[1].as_str()) {
            (Some("value"), Some(value)) => {
                serde_json::from_str(value).map_err(|error| error.to_string())
            }
            _ => Err(said.to_string()),
        }
    }

    async fn go(&self, address: &str) {
        self.tell(Method::POST, "url", &json!({ "url": address })).await.unwrap();
    }

    /// A window is as large as the page and the browser's own bars, which say nothing of themselves.
    async fn resize(&self, window: Window) {
        assert_eq!(window.zoom, 1, "WebKit is not asked to zoom");
        let mut bars = *self.bars.lock().unwrap();
        let mut guess = None;
        self.set_size(window, bars).await;
        let begun = Instant::now();
        loop {
            let inner = self.evaluate("[innerWidth, innerHeight]").await.unwrap();
            let inner = (inner[0].as_i64().unwrap(), inner[1].as_i64().unwrap());
            if inner == (window.width, window.height) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the window of {window} has {inner:?}");
            let rest = (window.width + bars.0 - inner.0, window.height + bars.1 - inner.1);
            // A page that has not heard of its new size is off by more than a bar.
            let is_small = |length: i64| (0..=HIGHEST_BAR).contains(&length);
            if guess == Some(rest) && is_small(rest.0) && is_small(rest.1) {
                bars = rest;
                *self.bars.lock().unwrap() = bars;
                self.set_size(window, bars).await;
                guess = None;
            } else {
                guess = Some(rest);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn press_at(&self, pointer: Pointer, spot: Spot) {
        self.act(actions::press_at(pointer, spot)).await;
    }

    async fn press(&self, key: &str) {
        self.act(actions::press(key)).await;
    }

    async fn picture(&self) -> Vec<u8> {
        let said = self.tell(Method::GET, "screenshot", &Value::Null).await.unwrap();
        actions::picture(&said)
    }

    fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap().clone()
    }
}
