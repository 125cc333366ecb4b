//! A browser, and what a person does with it.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchTouchEventParams,
    DispatchTouchEventReturns, DispatchTouchEventType, TouchPoint,
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
use serde_json::Value;
use tempfile::TempDir;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// The page is there with everything it loads, and what it says is set in its own fonts.
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

/// A browser with a profile of its own.
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

    /// A tab of somebody else: no cookie is shared with other tabs.
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

/// `Input.dispatchTouchEvent` without any finger: the driver's own type leaves an empty list out,
/// and Chromium insists on it.
#[derive(serde::Serialize, Debug)]
#[serde(rename_all = "camelCase")]
struct LiftFinger {
    r#type: DispatchTouchEventType,
    touch_points: [u8; 0],
}

impl Default for LiftFinger {
    fn default() -> Self {
        LiftFinger { r#type: DispatchTouchEventType::TouchEnd, touch_points: [] }
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

/// A tab of a browser.
pub struct Tab {
    page: Page,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Tab {
    /// Keeps everything the page complains about.
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
        let mobile = screen != Screen::Desktop;
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, mobile);
        self.page.execute(metrics).await.unwrap();
        self.page.execute(SetTouchEmulationEnabledParams::new(mobile)).await.unwrap();
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

    /// Sends a form of these fields, a JavaScript object, and waits for the page that answers.
    pub async fn post(&self, address: &str, fields: &str) {
        self.value(&format!(
            "(() => {{ const form = document.createElement('form'); form.dataset.sent = ''; form.method = 'post'; form.action = '{address}'; \
             for (const [name, value] of Object.entries({fields})) {{ const field = document.createElement('input'); \
             field.name = name; field.value = value; form.append(field); }} document.body.append(form); form.submit(); }})()"
        ))
        .await;
        self.until(&format!("!document.querySelector('form[data-sent]') && {LOADED}")).await;
    }

    /// The value of an expression. A page that is being left is asked again.
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

    /// The value of an expression that measures text: set in the page's own fonts by then.
    pub async fn measure(&self, expression: &str) -> Value {
        // Layout asks for the fonts that the last change needs.
        self.until(&format!("document.body.offsetHeight > 0 && {LOADED}")).await;
        self.value(expression).await
    }

    /// Sets the page in letters a tenth wider, as a machine does that refuses our fonts and has
    /// none like them. Lasts until another page is loaded.
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

    /// The middle of what a person would aim at: scrolled into view, at rest, and covered by
    /// nothing else.
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

    /// A finger on the glass.
    pub async fn tap(&self, selector: &str) {
        let point = self.aim(selector).await;
        let touch = vec![TouchPoint::new(point.x, point.y)];
        let down = DispatchTouchEventParams::new(DispatchTouchEventType::TouchStart, touch);
        self.page.execute(down).await.unwrap();
        self.page.execute(LiftFinger::default()).await.unwrap();
    }

    /// Taps until a condition holds. On a busy machine a tap can take so long that the page takes it
    /// for a long press and shows the thing's card: that is put away, and the tap made again.
    pub async fn tap_until(&self, selector: &str, condition: &str) {
        loop {
            self.tap(selector).await;
            self.until(&format!("({condition}) || document.querySelector('#card:popover-open')"))
                .await;
            if self.is(condition).await {
                return;
            }
            self.press("Escape").await;
        }
    }

    pub async fn type_into(&self, selector: &str, text: &str) {
        self.click(selector).await;
        self.page.find_element(selector).await.unwrap().type_str(text).await.unwrap();
    }

    pub async fn press(&self, key: &str) {
        self.press_with(key, 0).await;
    }

    /// Tab with Shift: one place back.
    pub async fn press_back(&self) {
        const SHIFT: i64 = 8;
        self.press_with("Tab", SHIFT).await;
    }

    async fn press_with(&self, key: &str, modifiers: i64) {
        let (code, text, number) = match key {
            "Enter" => ("Enter", Some("\r"), 13),
            "Tab" => ("Tab", None, 9),
            "Escape" => ("Escape", None, 27),
            " " => ("Space", Some(" "), 32),
            "r" => ("KeyR", Some("r"), 82),
            other => panic!("no such key here: {other}"),
        };
        let mut down = DispatchKeyEventParams::builder()
            .r#type(DispatchKeyEventType::KeyDown)
            .key(key)
            .modifiers(modifiers)
            .code(code)
            .windows_virtual_key_code(number);
        if let Some(text) = text {
            down = down.text(text);
        }
        self.page.execute(down.build().unwrap()).await.unwrap();
        let up = DispatchKeyEventParams::builder()
            .r#type(DispatchKeyEventType::KeyUp)
            .key(key)
            .modifiers(modifiers)
            .code(code)
            .windows_virtual_key_code(number);
        self.page.execute(up.build().unwrap()).await.unwrap();
    }

    /// Waits until nothing is on its way any more.
    pub async fn at_rest(&self) {
        self.until(&format!(
            "{LOADED} && document.getAnimations().every(each => each.playState !== 'running' \
             || each.effect.getTiming().iterations === Infinity)"
        ))
        .await;
    }

    /// Keeps a picture in `target/screenshots`.
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
