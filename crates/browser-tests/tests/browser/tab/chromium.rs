//! Chromium, driven by its DevTools.

use std::sync::{Arc, Mutex};

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{DispatchKeyEventParams, DispatchKeyEventType};
use chromiumoxide::cdp::browser_protocol::log::EventEntryAdded;
use chromiumoxide::cdp::browser_protocol::target::{
    CreateBrowserContextParams, CreateTargetParams,
};
use chromiumoxide::cdp::js_protocol::runtime::EventExceptionThrown;
use chromiumoxide::layout::Point;
use chromiumoxide::page::{Page, ScreenshotParams};
use futures_util::StreamExt;
use serde_json::Value;
use tempfile::TempDir;

use super::{Driver, LOADED, PATIENCE, Pointer, Screen, Spot, Tab, Window, fingers};

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
        let page = Cdp { page, faults: Arc::default() };
        page.listen().await;
        let tab = Tab::of(page);
        tab.resize(screen).await;
        tab
    }
}

/// A page of Chromium.
pub struct Cdp {
    pub(super) page: Page,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Cdp {
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
}

impl Driver for Cdp {
    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let result = self.page.evaluate(expression).await.map_err(|error| error.to_string())?;
        Ok(result.into_value().unwrap_or(Value::Null))
    }

    async fn go(&self, address: &str) {
        self.page.goto(address).await.unwrap();
    }

    async fn resize(&self, window: Window) {
        let Window { width, height, pointer, zoom } = window;
        let touch = pointer == Pointer::Finger;
        let metrics =
            SetDeviceMetricsOverrideParams::new(width / zoom, height / zoom, zoom as f64, touch);
        self.page.execute(metrics).await.unwrap();
        self.page.execute(SetTouchEmulationEnabledParams::new(touch)).await.unwrap();
    }

    async fn press_at(&self, pointer: Pointer, spot: Spot) {
        match pointer {
            Pointer::Mouse => {
                self.page.click(Point::new(spot.x, spot.y)).await.unwrap();
            }
            Pointer::Finger => fingers::tap(&self.page, spot).await,
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

    async fn picture(&self) -> Vec<u8> {
        self.page.screenshot(ScreenshotParams::builder().build()).await.unwrap()
    }

    fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap().clone()
    }
}

/// What only Chromium is asked to do.
impl Tab {
    /// Forgets complaints that a test meant to cause.
    pub fn forgive(&self) {
        self.driver.faults.lock().unwrap().clear();
    }

    /// Forgets that the browser found a page missing.
    pub fn forgive_missing_pages(&self) {
        self.driver.faults.lock().unwrap().retain(|fault| !fault.contains("404"));
    }

    pub async fn reload(&self) {
        self.page().reload().await.unwrap();
        self.until(LOADED).await;
    }

    pub async fn hover(&self, selector: &str) {
        let Spot { x, y } = self.aim(selector).await;
        self.page().move_mouse(Point::new(x, y)).await.unwrap();
    }

    /// Sets the page in letters a tenth wider, as on a machine that refuses our fonts and has none
    /// like them. Lasts until another page is loaded.
    pub async fn widen_letters(&self) {
        self.value(WIDER).await;
        self.until("document.body.offsetHeight > 0 && document.fonts.status === 'loaded'").await;
        let there = "[...document.fonts].some(face => face.family.includes('Wide') && face.status === 'loaded')";
        assert!(self.is(there).await, "the wider letters are there");
    }

    pub async fn type_into(&self, selector: &str, text: &str) {
        self.click(selector).await;
        self.page().find_element(selector).await.unwrap().type_str(text).await.unwrap();
    }

    pub fn page(&self) -> &Page {
        &self.driver.page
    }
}
