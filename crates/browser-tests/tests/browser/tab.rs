//! A browser, and what a person can do with it.

use std::fmt;
use std::iter;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventParams, DispatchTouchEventReturns, DispatchTouchEventType, MouseButton,
    TimeSinceEpoch, TouchPoint,
};
use chromiumoxide::cdp::browser_protocol::log::EventEntryAdded;
use chromiumoxide::cdp::browser_protocol::target::{
    CreateBrowserContextParams, CreateTargetParams,
};
use chromiumoxide::cdp::js_protocol::runtime::EventExceptionThrown;
use chromiumoxide::layout::Point;
use chromiumoxide::page::{Page, ScreenshotParams};
use chromiumoxide::types::MethodId;
use chromiumoxide::{Command, Method};
use futures_util::StreamExt;
use futures_util::future::{join, join_all};
use serde_json::Value;
use tempfile::TempDir;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// The page and everything it loads are there, and its text is set in its own fonts.
pub const LOADED: &str = "document.readyState === 'complete' && document.fonts.status === 'loaded'";

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
    browser: Browser,
    _profile: TempDir,
}

/// The size of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 × 900 with a mouse.
    Desktop,
    /// 820 × 1180 with fingers.
    Tablet,
    /// 390 × 844 with fingers.
    Phone,
}

impl Screen {
    fn size(self) -> (i64, i64) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Tablet => (820, 1180),
            Screen::Phone => (390, 844),
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Screen::Desktop => "desktop",
            Screen::Tablet => "tablet",
            Screen::Phone => "phone",
        }
    }
}

/// What a person points with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    Mouse,
    Finger,
}

/// A window of any size, without the browser's bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    pub width: i64,
    pub height: i64,
    pub pointer: Pointer,
    /// How many times larger than usual everything is shown.
    pub zoom: i64,
}

impl fmt::Display for Window {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}x{}", self.width, self.height)?;
        if self.zoom > 1 { write!(out, "@{}", self.zoom) } else { Ok(()) }
    }
}

impl Chromium {
    pub async fn start() -> Chromium {
        let profile = tempfile::tempdir().unwrap();
        let config = BrowserConfig::builder()
            .disable_default_args()
            .no_sandbox()
            .viewport(None)
            .user_data_dir(profile.path())
            .launch_timeout(PATIENCE)
            .args([
                "headless",
                "disable-gpu",
                "disable-quic",
                "no-first-run",
                "disable-background-networking",
                "disable-component-update",
                "disable-sync",
                "disable-dev-shm-usage",
                "force-color-profile=srgb",
                "lang=en",
            ])
            .build()
            .unwrap();
        let (browser, mut handler) = Browser::launch(config).await.unwrap();
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        Chromium { browser, _profile: profile }
    }

    /// A tab of a new person: it shares no cookies with other tabs.
    pub async fn tab(&self, screen: Screen) -> Tab {
        let context = CreateBrowserContextParams::default();
        let context = self.browser.create_browser_context(context).await.unwrap();
        let target = CreateTargetParams::builder().url("about:blank").browser_context_id(context);
        let page = self.browser.new_page(target.build().unwrap()).await.unwrap();
        let tab = Tab { page, faults: Arc::default() };
        tab.listen().await;
        tab.resize(screen).await;
        tab
    }
}

/// How long a tap takes, in seconds. The page tells it from a long press by the events' own times,
/// so that a busy machine makes no difference.
const TAP: f64 = 0.03;

/// How long a finger takes from one place to the next, and how long it rests before it is lifted.
const MOVE: f64 = 0.03;
const STILL: f64 = 0.2;

/// `Input.dispatchTouchEvent` without any finger: the driver's own type leaves an empty list out,
/// and Chromium insists on it.
#[derive(serde::Serialize, Debug)]
#[serde(rename_all = "camelCase")]
struct LiftFinger {
    r#type: DispatchTouchEventType,
    touch_points: [u8; 0],
    timestamp: f64,
}

impl LiftFinger {
    fn at(timestamp: f64) -> LiftFinger {
        LiftFinger { r#type: DispatchTouchEventType::TouchEnd, touch_points: [], timestamp }
    }
}

impl Method for LiftFinger {
    fn identifier(&self) -> MethodId {
        DispatchTouchEventParams::IDENTIFIER.into()
    }
}

impl Command for LiftFinger {
    type Response = DispatchTouchEventReturns;
}

/// The time in seconds since 1970.
fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64()
}

/// A tab of a browser.
pub struct Tab {
    page: Page,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Tab {
    /// Collects everything the page complains about.
    async fn listen(&self) {
        self.page.enable_log().await.unwrap();
        self.page.enable_runtime().await.unwrap();
        let mut thrown = self.page.event_listener::<EventExceptionThrown>().await.unwrap();
        let mut logged = self.page.event_listener::<EventEntryAdded>().await.unwrap();
        let faults = Arc::clone(&self.faults);
        tokio::spawn(async move {
            while let Some(event) = thrown.next().await {
                faults.lock().unwrap().push(format!("{:?}", event.exception_details));
            }
        });
        let faults = Arc::clone(&self.faults);
        tokio::spawn(async move {
            while let Some(event) = logged.next().await {
                let text = &event.entry.text;
                if event.entry.level.as_ref() == "error" {
                    faults.lock().unwrap().push(text.clone());
                }
            }
        });
    }

    /// Everything the page complained about so far: script errors, breaches of the policy.
    pub fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap().clone()
    }

    /// Forgets complaints that a test meant to cause.
    pub fn forgive(&self) {
        self.faults.lock().unwrap().clear();
    }

    /// Forgets that the browser found a page missing.
    pub fn forgive_missing_pages(&self) {
        self.faults.lock().unwrap().retain(|fault| !fault.contains("404"));
    }

    pub async fn resize(&self, screen: Screen) {
        let (width, height) = screen.size();
        let pointer = if screen == Screen::Desktop { Pointer::Mouse } else { Pointer::Finger };
        self.resize_to(Window { width, height, pointer, zoom: 1 }).await;
    }

    pub async fn resize_to(&self, window: Window) {
        let Window { width, height, pointer, zoom } = window;
        let touch = pointer == Pointer::Finger;
        let metrics =
            SetDeviceMetricsOverrideParams::new(width / zoom, height / zoom, zoom as f64, touch);
        self.page.execute(metrics).await.unwrap();
        self.page.execute(SetTouchEmulationEnabledParams::new(touch)).await.unwrap();
    }

    pub async fn open(&self, address: &str) {
        self.page.goto(address).await.unwrap();
        self.until(LOADED).await;
    }

    pub async fn reload(&self) {
        self.page.reload().await.unwrap();
        self.until(LOADED).await;
    }

    pub async fn address(&self) -> String {
        self.value("location.href").await.as_str().unwrap().to_owned()
    }

    /// Sends a form with these fields, a JavaScript object, and waits for the page that answers.
    pub async fn post(&self, address: &str, fields: &str) {
        self.value(&format!(
            "(() => {{ const form = document.createElement('form'); form.dataset.sent = ''; form.method = 'post'; form.action = '{address}'; \
             for (const [name, value] of Object.entries({fields})) {{ const field = document.createElement('input'); \
             field.name = name; field.value = value; form.append(field); }} document.body.append(form); form.submit(); }})()"
        ))
        .await;
        self.until(&format!("!document.querySelector('form[data-sent]') && {LOADED}")).await;
    }

    /// The value of an expression, evaluated again if the page was just being left.
    pub async fn value(&self, expression: &str) -> Value {
        let begun = Instant::now();
        loop {
            match self.page.evaluate(expression).await {
                Ok(result) => return result.into_value().unwrap_or(Value::Null),
                Err(error) if begun.elapsed() > PATIENCE => panic!("{expression}: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(25)).await,
            }
        }
    }

    /// The value of an expression that measures text, once the page's own fonts are loaded.
    pub async fn measure(&self, expression: &str) -> Value {
        // Layout requests the fonts that the last change needs.
        self.until(&format!("document.body.offsetHeight > 0 && {LOADED}")).await;
        self.value(expression).await
    }

    /// Sets the page in letters a tenth wider, as on a machine that refuses our fonts and has none
    /// like them. Lasts until another page is loaded.
    pub async fn widen_letters(&self) {
        self.value(WIDER).await;
        self.until("document.body.offsetHeight > 0 && document.fonts.status === 'loaded'").await;
        let there = "[...document.fonts].some(face => face.family.includes('Wide') && face.status === 'loaded')";
        assert!(self.is(there).await, "the wider letters are there");
    }

    pub async fn text(&self, selector: &str) -> String {
        let text = format!("document.querySelector({selector:?})?.textContent ?? ''");
        self.value(&text).await.as_str().unwrap_or_default().to_owned()
    }

    pub async fn is(&self, condition: &str) -> bool {
        self.value(&format!("Boolean({condition})")).await == Value::Bool(true)
    }

    /// Waits for a condition.
    pub async fn until(&self, condition: &str) {
        let begun = Instant::now();
        while !self.is(condition).await {
            if begun.elapsed() > PATIENCE {
                self.picture("stuck").await;
                panic!(
                    "never came: {condition}\nat {}\n{:?}\n{}",
                    self.address().await,
                    self.faults(),
                    self.text("main").await
                );
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The middle of what a person would aim at, once it is scrolled into view, at rest, and not
    /// covered.
    async fn aim(&self, selector: &str) -> Point {
        let found = format!(
            "(() => {{ const e = document.querySelector({selector:?}); \
             if (!e || document.readyState !== 'complete') return null; \
             e.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }}); \
             const b = e.getBoundingClientRect(); const x = b.x + b.width / 2, y = b.y + b.height / 2; \
             const hit = document.elementFromPoint(x, y); \
             return [x, y, e.contains(hit) || hit?.closest?.('label')?.control === e \
             ? '' : hit?.outerHTML.slice(0, 200) ?? 'nothing']; }})()"
        );
        let begun = Instant::now();
        let mut before = Value::Null;
        loop {
            let now = self.value(&found).await;
            if now == before && now[2] == "" {
                return Point::new(now[0].as_f64().unwrap(), now[1].as_f64().unwrap());
            }
            if begun.elapsed() > PATIENCE {
                self.picture("stuck").await;
                panic!("{selector} can't be hit at {}: {now}", self.address().await);
            }
            before = now;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub async fn click(&self, selector: &str) {
        let point = self.aim(selector).await;
        self.page.click(point).await.unwrap();
    }

    pub async fn hover(&self, selector: &str) {
        let point = self.aim(selector).await;
        self.page.move_mouse(point).await.unwrap();
    }

    /// Presses the mouse on a thing and drags it a little: it is in the hand now.
    pub async fn pick_up(&self, selector: &str) {
        let Point { x, y } = self.aim(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y).await;
        self.mouse(DispatchMouseEventType::MousePressed, x, y).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x + 20.0, y - 20.0).await;
    }

    /// Takes what is in the hand over a thing.
    pub async fn carry_to(&self, selector: &str) {
        let Point { x, y } = self.aim(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y).await;
    }

    /// Lets it go there.
    pub async fn lay_down(&self, selector: &str) {
        let Point { x, y } = self.aim(selector).await;
        self.mouse(DispatchMouseEventType::MouseReleased, x, y).await;
    }

    async fn mouse(&self, kind: DispatchMouseEventType, x: f64, y: f64) {
        let mut event = DispatchMouseEventParams::new(kind, x, y);
        event.button = Some(MouseButton::Left);
        event.buttons = Some(1);
        event.click_count = Some(1);
        self.page.execute(event).await.unwrap();
    }

    /// A tap. The finger is lifted in time however busy the page is: Chromium detects long presses
    /// by its own clock.
    pub async fn tap(&self, selector: &str) {
        let point = self.aim(selector).await;
        let now = now();
        let down = DispatchTouchEventParams::builder()
            .r#type(DispatchTouchEventType::TouchStart)
            .touch_points(vec![TouchPoint::new(point.x, point.y)])
            .timestamp(TimeSinceEpoch::new(now))
            .build()
            .unwrap();
        let (down, up) =
            join(self.page.execute(down), self.page.execute(LiftFinger::at(now + TAP))).await;
        down.unwrap();
        up.unwrap();
    }

    /// Fingers that are put down, moved from place to place, held there and lifted. By the events'
    /// own times they come to rest, however fast they are sent: a page that is still scrolling
    /// would take the next tap as a stop.
    async fn touch(&self, places: impl IntoIterator<Item = Vec<TouchPoint>>) {
        let kinds = iter::once(DispatchTouchEventType::TouchStart)
            .chain(iter::repeat(DispatchTouchEventType::TouchMove));
        let last = now() - STILL;
        let places: Vec<_> = kinds.zip(places).collect();
        let first = last - MOVE * places.len() as f64;
        let touches = places.into_iter().enumerate().map(|(step, (kind, points))| {
            let mut touch = DispatchTouchEventParams::new(kind, points);
            touch.timestamp = Some(TimeSinceEpoch::new(first + MOVE * step as f64));
            self.page.execute(touch)
        });
        for touched in join_all(touches).await {
            touched.unwrap();
        }
        self.page.execute(LiftFinger::at(last + STILL)).await.unwrap();
    }

    /// A finger that is put down, moved by this many pixels and lifted.
    pub async fn drag(&self, selector: &str, right: f64, down: f64) {
        let from = self.aim(selector).await;
        self.touch((0..=5).map(|step| {
            let share = f64::from(step) / 5.0;
            vec![TouchPoint::new(from.x + right * share, from.y + down * share)]
        }))
        .await;
    }

    /// Two fingers around the middle of a thing, at these distances from it at first and at the
    /// end.
    pub async fn pinch(&self, selector: &str, from: f64, to: f64) {
        let middle = self.aim(selector).await;
        let finger = |at: f64, id: f64| {
            let mut point = TouchPoint::new(middle.x + at, middle.y);
            point.id = Some(id);
            point
        };
        self.touch((0..=4).map(|step| {
            let apart = from + (to - from) * f64::from(step) / 4.0;
            vec![finger(-apart, 1.0), finger(apart, 2.0)]
        }))
        .await;
    }

    pub async fn type_into(&self, selector: &str, text: &str) {
        self.click(selector).await;
        self.page.find_element(selector).await.unwrap().type_str(text).await.unwrap();
    }

    /// Presses a key: a letter, a digit, a sign or a named key.
    pub async fn press(&self, key: &str) {
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
        let mut down = DispatchKeyEventParams::builder()
            .r#type(DispatchKeyEventType::KeyDown)
            .key(key)
            .code(&code)
            .windows_virtual_key_code(number);
        if let Some(text) = text {
            down = down.text(text);
        }
        self.page.execute(down.build().unwrap()).await.unwrap();
        let up = DispatchKeyEventParams::builder()
            .r#type(DispatchKeyEventType::KeyUp)
            .key(key)
            .code(code)
            .windows_virtual_key_code(number);
        self.page.execute(up.build().unwrap()).await.unwrap();
    }

    /// Waits until nothing moves any more.
    pub async fn at_rest(&self) {
        self.until(&format!(
            "{LOADED} && document.getAnimations().every(each => each.playState !== 'running' \
             || each.effect.getTiming().iterations === Infinity)"
        ))
        .await;
    }

    /// Saves a picture in `target/screenshots`.
    pub async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        let params = ScreenshotParams::builder().build();
        let picture = self.page.screenshot(params).await.unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }

    pub async fn no_sideways_scrolling(&self) {
        let wide =
            "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";
        if self.measure(wide).await == Value::Bool(true) {
            let culprit = self
                .value(
                    "[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)\
                     .filter(e => { for (let up = e.parentElement; up; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return false; return true; })\
                     .slice(0, 5).map(e => e.outerHTML.slice(0, 160)).join('\\n')",
                )
                .await;
            panic!("{} scrolls sideways: {culprit}", self.address().await);
        }
    }

    pub fn page(&self) -> &Page {
        &self.page
    }
}
