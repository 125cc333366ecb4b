//! Chromium, driven by its DevTools.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use data_encoding::BASE64;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::devtools::{Answer, Devtools};
use super::{Driver, LOADED, PATIENCE, Pointer, Screen, Spot, Tab, Window, fingers};

/// Its names in Debian and elsewhere. Without its own windows it starts and draws faster.
const PROGRAMS: [&str; 4] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// What it says on its way up, before the address of its DevTools.
const LISTENS: &str = "DevTools listening on ";

/// How far off the page Chromium looks while nobody does, in pixels: farther than it draws in advance.
const ELSEWHERE: u32 = 20_000;

/// Copies every font of the page a tenth wider, with lines as high as before, and uses the copies.
const WIDER: &str = r#"(() => {
    const faces = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
        .filter(rule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('));
    const scaled = (style, name, by) => `${name}: ${parseFloat(style.getPropertyValue(name) || '100') * by}%;`;
    const wide = name => `"Wide ${name.replaceAll('"', '').trim()}"`;
    const copies = faces.map(({ style }) => `@font-face { font-family: ${wide(style.getPropertyValue('font-family'))};
        ${['src', 'font-weight', 'unicode-range'].map(name => `${name}: ${style.getPropertyValue(name)};`).join(' ')}
        ${scaled(style, 'size-adjust', 1.1)} ${scaled(style, 'ascent-override', 1 / 1.1)} ${scaled(style, 'descent-override', 1 / 1.1)}
        line-gap-override: 0%; }`);
    const copied = new Set(faces.map(({ style }) => wide(style.getPropertyValue('font-family'))));
    const used = ['--sans', '--serif', '--display'].map(name => {
        const families = getComputedStyle(document.body).getPropertyValue(name).split(',').map(wide);
        return `${name}: ${families.filter(family => copied.has(family)).join(', ')}, monospace !important;`;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${copies.join('\n')} :root, body { ${used.join(' ')} }`);
    document.adoptedStyleSheets.push(sheet);
})()"#;

/// A browser with its own profile.
pub struct Chromium {
    child: Child,
    address: String,
    devtools: Arc<Devtools>,
    _profile: TempDir,
}

impl Chromium {
    pub async fn start() -> Chromium {
        let profile = tempfile::tempdir().unwrap();
        let launch = |program: &&str| {
            Command::new(program)
                .args([
                    "--headless",
                    "--remote-debugging-port=0",
                    "--no-sandbox",
                    "--hide-scrollbars",
                    "--mute-audio",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    // The one that nobody looks at would be half of the start.
                    "--no-startup-window",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--disable-dev-shm-usage",
                    "--force-color-profile=srgb",
                    // Letters are as wide with and without windows.
                    "--font-render-hinting=none",
                    "--lang=en",
                ])
                .arg(format!("--user-data-dir={}", profile.path().display()))
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .process_group(0)
                .spawn()
                .ok()
        };
        let mut child = PROGRAMS.iter().find_map(launch).expect("chromium is installed");
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let said = lines.by_ref().map(Result::unwrap).find_map(|line| {
            let (_, address) = line.split_once(LISTENS)?;
            Some(address.trim().to_owned())
        });
        let address = said.expect("Chromium listens");
        // It goes on complaining, and must find a reader.
        std::thread::spawn(move || lines.for_each(drop));
        let devtools = Devtools::connect(&address).await;
        Chromium { child, address, devtools, _profile: profile }
    }

    /// Where its DevTools listen: `ws://127.0.0.1:port/...`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// A tab of a new person: it shares no cookies with other tabs.
    pub async fn tab(&self, screen: Screen) -> Tab {
        let tell = async |method, params| self.devtools.tell(None, method, params).await.unwrap();
        let context = tell("Target.createBrowserContext", json!({})).await;
        let target = tell(
            "Target.createTarget",
            json!({ "url": "about:blank", "browserContextId": context["browserContextId"] }),
        )
        .await;
        let attached = tell(
            "Target.attachToTarget",
            json!({ "targetId": target["targetId"], "flatten": true }),
        )
        .await;
        let session = attached["sessionId"].as_str().unwrap().to_owned();
        let sight = Mutex::new((screen.window(), Sight::Elsewhere));
        let page = Cdp { devtools: Arc::clone(&self.devtools), session, sight };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            page.tell(domain, json!({})).await.unwrap();
        }
        let tab = Tab::of(page);
        tab.resize(screen).await;
        tab
    }
}

impl Drop for Chromium {
    /// Debian's program is a script that starts the browser and waits for it: both are one group of processes.
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.child.wait();
    }
}

/// What Chromium draws of a page. Layout, scripts and where a click lands are the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    /// The window.
    Page,
    /// Nothing: drawing takes a third of the time, and few look.
    Elsewhere,
}

/// A page of Chromium.
pub struct Cdp {
    devtools: Arc<Devtools>,
    session: String,
    /// The window, and what is drawn of it.
    sight: Mutex<(Window, Sight)>,
}

impl Cdp {
    /// Sends a command to the page.
    pub fn tell(
        &self,
        method: &'static str,
        params: Value,
    ) -> impl Future<Output = Answer> + use<> {
        self.devtools.tell(Some(&self.session), method, params)
    }

    /// Leaves the page by a command, and waits until another has taken its place.
    async fn leave(&self, method: &'static str, params: Value) {
        self.evaluate("window.isLeft = true").await.unwrap();
        let said = self.tell(method, params.clone()).await.unwrap();
        assert!(said["errorText"].is_null(), "{method} {params}: {said}");
        if method == "Page.navigate" && said["loaderId"].is_null() {
            // Another place of the same page.
            return;
        }
        let begun = Instant::now();
        while self.evaluate("!window.isLeft").await != Ok(Value::Bool(true)) {
            assert!(begun.elapsed() < PATIENCE, "{method} {params}: the page stays");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A picture of the window, with the parameters of `Page.captureScreenshot`.
    pub async fn picture_as(&self, params: Value) -> Vec<u8> {
        let (window, sight) = *self.sight.lock().unwrap();
        self.look(window, Sight::Page).await;
        let said = self.tell("Page.captureScreenshot", params).await.unwrap();
        self.look(window, sight).await;
        BASE64.decode(said["data"].as_str().unwrap().as_bytes()).unwrap()
    }

    /// Draws the window from now on, until it changes its size: fingers that move or stay are told from others by
    /// what is drawn under them.
    pub async fn draw(&self) {
        let (window, _) = *self.sight.lock().unwrap();
        self.look(window, Sight::Page).await;
    }

    async fn look(&self, window: Window, sight: Sight) {
        let Window { width, height, pointer, zoom } = window;
        let (width, height) = (width / zoom, height / zoom);
        let mut metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": zoom, "mobile": pointer == Pointer::Finger,
        });
        if sight == Sight::Elsewhere {
            metrics["viewport"] = json!({
                "x": ELSEWHERE, "y": ELSEWHERE, "width": width, "height": height, "scale": 1,
            });
        }
        *self.sight.lock().unwrap() = (window, sight);
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await.unwrap();
    }

    async fn mouse(&self, kind: &str, spot: Spot, button: &str) {
        let held = u8::from(button == "left" && kind != "mouseReleased");
        let params = json!({
            "type": kind, "x": spot.x, "y": spot.y, "button": button, "buttons": held, "clickCount": 1,
        });
        self.tell("Input.dispatchMouseEvent", params).await.unwrap();
    }
}

impl Driver for Cdp {
    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let params =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut said = self.tell("Runtime.evaluate", params).await?;
        match said["exceptionDetails"].take() {
            Value::Null => Ok(said["result"]["value"].take()),
            thrown => Err(thrown.to_string()),
        }
    }

    async fn go(&self, address: &str) {
        self.leave("Page.navigate", json!({ "url": address })).await;
    }

    async fn resize(&self, window: Window) {
        let touch = window.pointer == Pointer::Finger;
        self.look(window, Sight::Elsewhere).await;
        self.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await.unwrap();
    }

    async fn press_at(&self, pointer: Pointer, spot: Spot) {
        match pointer {
            Pointer::Mouse => {
                self.mouse("mouseMoved", spot, "none").await;
                self.mouse("mousePressed", spot, "left").await;
                self.mouse("mouseReleased", spot, "left").await;
            }
            Pointer::Finger => fingers::tap(self, spot).await,
        }
    }

    async fn press(&self, key: &str) {
        let (code, text, number) = match key {
            "Enter" => ("Enter".to_owned(), Some("\r"), 13),
            "Tab" => ("Tab".to_owned(), None, 9),
            "Escape" => ("Escape".to_owned(), None, 27),
            " " => ("Space".to_owned(), Some(" "), 32),
            "ArrowLeft" => (key.to_owned(), None, 37),
            "ArrowUp" => (key.to_owned(), None, 38),
            "ArrowRight" => (key.to_owned(), None, 39),
            "ArrowDown" => (key.to_owned(), None, 40),
            "?" => ("Slash".to_owned(), Some("?"), 191),
            _ => {
                let [sign] = key.as_bytes() else { panic!("no such key here: {key}") };
                let upper = sign.to_ascii_uppercase();
                let row = if sign.is_ascii_digit() { "Digit" } else { "Key" };
                (format!("{row}{}", char::from(upper)), Some(key), i64::from(upper))
            }
        };
        let mut event =
            json!({ "type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number });
        let up = event.clone();
        event["type"] = "keyDown".into();
        if let Some(text) = text {
            event["text"] = text.into();
        }
        for event in [event, up] {
            self.tell("Input.dispatchKeyEvent", event).await.unwrap();
        }
    }

    async fn picture(&self) -> Vec<u8> {
        self.picture_as(json!({})).await
    }

    fn faults(&self) -> Vec<String> {
        self.devtools.faults(&self.session, |faults| faults.clone())
    }
}

/// What only Chromium is asked to do.
impl Tab {
    /// Forgets complaints that a test meant to cause.
    pub fn forgive(&self) {
        self.driver.devtools.faults(&self.driver.session, Vec::clear);
    }

    /// Forgets that the browser found a page missing.
    pub fn forgive_missing_pages(&self) {
        let missing = |fault: &String| fault.contains("404");
        self.driver
            .devtools
            .faults(&self.driver.session, |faults| faults.retain(|fault| !missing(fault)));
    }

    pub async fn reload(&self) {
        self.page().leave("Page.reload", json!({})).await;
        self.until(LOADED).await;
    }

    pub async fn hover(&self, selector: &str) {
        let spot = self.aim(selector).await;
        self.page().mouse("mouseMoved", spot, "none").await;
    }

    /// Presses the mouse on a thing and drags it a little: it is in the hand now.
    pub async fn pick_up(&self, selector: &str) {
        let spot = self.aim(selector).await;
        self.page().mouse("mouseMoved", spot, "none").await;
        self.page().mouse("mousePressed", spot, "left").await;
        let beside = Spot { x: spot.x + 20.0, y: spot.y - 20.0 };
        self.page().mouse("mouseMoved", beside, "left").await;
    }

    /// Takes what is in the hand over a thing.
    pub async fn carry_to(&self, selector: &str) {
        let spot = self.aim(selector).await;
        self.page().mouse("mouseMoved", spot, "left").await;
    }

    /// Lets it go there.
    pub async fn lay_down(&self, selector: &str) {
        let spot = self.aim(selector).await;
        self.page().mouse("mouseReleased", spot, "left").await;
    }

    /// Says that the person wants a media feature, such as less motion.
    pub async fn prefer(&self, feature: &str, value: &str) {
        let params = json!({ "features": [{ "name": feature, "value": value }] });
        self.page().tell("Emulation.setEmulatedMedia", params).await.unwrap();
    }

    pub fn page(&self) -> &Cdp {
        &self.driver
    }

    /// Sets the page in letters a tenth wider, as on a machine that refuses our fonts and has none
    /// like them. Lasts until another page is loaded.
    pub async fn widen_letters(&self) {
        self.value(WIDER).await;
        self.until("document.body.offsetHeight > 0 && document.fonts.status === 'loaded'").await;
        let there = "[...document.fonts].some(face => face.family.includes('Wide') && face.status === 'loaded')";
        assert!(self.is(there).await, "the wider letters are there");
    }

    /// Types a text, key by key.
    pub async fn type_into(&self, selector: &str, text: &str) {
        self.click(selector).await;
        for sign in text.chars().map(String::from) {
            for kind in ["keyDown", "keyUp"] {
                let mut event = json!({ "type": kind, "key": sign });
                if kind == "keyDown" {
                    event["text"] = sign.as_str().into();
                }
                self.page().tell("Input.dispatchKeyEvent", event).await.unwrap();
            }
        }
    }
}
