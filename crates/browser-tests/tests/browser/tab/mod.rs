//! A tab of a browser, and what a person does with it.

mod chromium;
mod devtools;
mod driver;
mod fingers;
mod window;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;

pub use chromium::{Cdp, Chromium};
pub use driver::Driver;
pub use window::{Pointer, Screen, Spot, Window};

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(40);

/// The page and everything it loads are there, and its text is set in its own fonts.
pub const LOADED: &str = "document.readyState === 'complete' && document.fonts.status === 'loaded'";

/// Whether an animation runs that has an end.
const RUNS: &str =
    "(each => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity)";

/// Whether it carries something along or changes its size, as one that only fades or glows doesn't.
const MOVES: &str = "(each => each.effect.getKeyframes().some(frame => Object.keys(frame).some(name => \
    !/^(offset|computedOffset|easing|composite|opacity|visibility|filter|fill|stroke.*|background.*|.*[cC]olor|.*Shadow)$/.test(name))))";

/// A tab of a browser: of Chromium, if nothing else is said.
pub struct Tab<D = Cdp> {
    driver: D,
}

impl<D: Driver> Tab<D> {
    pub fn of(driver: D) -> Tab<D> {
        Tab { driver }
    }

    /// Everything the page complained about so far: script errors, breaches of the policy.
    pub fn faults(&self) -> Vec<String> {
        self.driver.faults()
    }

    pub async fn resize(&self, screen: Screen) {
        self.resize_to(screen.window()).await;
    }

    pub async fn resize_to(&self, window: Window) {
        self.driver.resize(window).await;
    }

    pub async fn open(&self, address: &str) {
        self.driver.go(address).await;
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
            match self.driver.evaluate(expression).await {
                Ok(value) => return value,
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

    pub async fn text(&self, selector: &str) -> String {
        let text = format!("document.querySelector({selector:?})?.textContent ?? ''");
        self.value(&text).await.as_str().unwrap_or_default().to_owned()
    }

    pub async fn is(&self, condition: &str) -> bool {
        self.value(&format!("Boolean({condition})")).await == Value::Bool(true)
    }

    /// Waits for a condition. The page looks by itself, again and again for a second.
    pub async fn until(&self, condition: &str) {
        let comes = format!(
            "(async () => {{ for (let looks = 0; looks < 200; looks += 1) {{ if ({condition}) return true; \
             await new Promise(next => setTimeout(next, 5)); }} return false; }})()"
        );
        let begun = Instant::now();
        while self.value(&comes).await != Value::Bool(true) {
            if begun.elapsed() > PATIENCE {
                self.picture("stuck").await;
                panic!(
                    "never came: {condition}\nat {}\n{:?}\n{}",
                    self.address().await,
                    self.faults(),
                    self.text("main").await
                );
            }
        }
    }

    /// The middle of what a person would aim at, once it is scrolled into view, at rest, and not
    /// covered.
    async fn aim(&self, selector: &str) -> Spot {
        // Whatever carries it along is at rest, and so is it from one frame to the next.
        let found = format!(
            "(async () => {{ const at = () => {{ const e = document.querySelector({selector:?}); \
             if (!e || document.readyState !== 'complete') return null; \
             e.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }}); \
             const b = e.getBoundingClientRect(); const x = b.x + b.width / 2, y = b.y + b.height / 2; \
             const hit = document.elementFromPoint(x, y); \
             const moves = document.getAnimations().filter({RUNS}).some(each => !each.effect.pseudoElement \
               && each.effect.target?.contains(e) && {MOVES}(each)); \
             return [x, y, moves ? 'moving' : e.contains(hit) || hit?.closest?.('label')?.control === e \
               ? '' : hit?.outerHTML.slice(0, 200) ?? 'nothing']; }}; \
             const before = at(); \
             await new Promise(done => {{ requestAnimationFrame(done); setTimeout(done, 100); }}); \
             const now = at(); \
             return now && before?.[0] === now[0] && before[1] === now[1] ? now : now && [0, 0, 'moving']; }})()"
        );
        let begun = Instant::now();
        loop {
            let now = self.value(&found).await;
            if now[2] == "" {
                return Spot { x: now[0].as_f64().unwrap(), y: now[1].as_f64().unwrap() };
            }
            if begun.elapsed() > PATIENCE {
                self.picture("stuck").await;
                panic!("{selector} can't be hit at {}: {now}", self.address().await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub async fn click(&self, selector: &str) {
        self.press_on(Pointer::Mouse, selector).await;
    }

    pub async fn tap(&self, selector: &str) {
        self.press_on(Pointer::Finger, selector).await;
    }

    pub async fn press_on(&self, pointer: Pointer, selector: &str) {
        let spot = self.aim(selector).await;
        self.driver.press_at(pointer, spot).await;
    }

    /// Presses a key: a letter, a digit, a sign or a named key.
    pub async fn press(&self, key: &str) {
        self.driver.press(key).await;
    }

    /// Waits until nothing moves any more. What has just happened may still glow.
    pub async fn at_rest(&self) {
        self.until(&format!("{LOADED} && !document.getAnimations().filter({RUNS}).some({MOVES})"))
            .await;
    }

    /// Waits until nothing moves, fades or glows any more: colours are as they stay.
    pub async fn has_faded(&self) {
        self.until(&format!("{LOADED} && !document.getAnimations().some({RUNS})")).await;
    }

    /// Saves a picture in `target/screenshots`.
    pub async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        let picture = self.driver.picture().await;
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
}
