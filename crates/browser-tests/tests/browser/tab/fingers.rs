//! Fingers on the glass of Chromium.

use std::iter;
use std::time::{SystemTime, UNIX_EPOCH};

use futures_util::future::{join, join_all};
use serde_json::{Value, json};

use super::devtools::Answer;
use super::{Cdp, Spot, Tab};

/// How long a tap takes, in seconds. The page tells it from a long press by the events' own times,
/// so that a busy machine makes no difference.
const TAP: f64 = 0.03;

/// How long a finger takes from one place to the next, and how long it rests before it is lifted.
const MOVE: f64 = 0.03;
const STILL: f64 = 0.2;

/// The time in seconds since 1970.
fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64()
}

/// Sends where the fingers are at a time.
fn dispatch(
    page: &Cdp,
    kind: &str,
    fingers: &[Value],
    time: f64,
) -> impl Future<Output = Answer> + use<> {
    let params = json!({ "type": kind, "touchPoints": fingers, "timestamp": time });
    page.tell("Input.dispatchTouchEvent", params)
}

/// A finger on the glass. It is lifted when its time is over, however busy the page is: Chromium
/// takes a finger for a long press by a clock of its own.
pub async fn tap(page: &Cdp, spot: Spot) {
    let now = now();
    let finger = json!({ "x": spot.x, "y": spot.y });
    let down = dispatch(page, "touchStart", &[finger], now);
    let up = dispatch(page, "touchEnd", &[], now + TAP);
    let (down, up) = join(down, up).await;
    down.unwrap();
    up.unwrap();
}

impl Tab {
    /// Fingers that are put down, moved from place to place, held there and lifted. By the events'
    /// own times they come to rest, however fast they are sent: a page that is still scrolling
    /// would take the next tap as a stop.
    async fn touch(&self, places: impl IntoIterator<Item = Vec<Value>>) {
        let kinds = iter::once("touchStart").chain(iter::repeat("touchMove"));
        let last = now() - STILL;
        let places: Vec<_> = kinds.zip(places).collect();
        let first = last - MOVE * places.len() as f64;
        let touches: Vec<_> = places
            .into_iter()
            .enumerate()
            .map(|(step, (kind, fingers))| {
                dispatch(&self.driver, kind, &fingers, first + MOVE * step as f64)
            })
            .collect();
        for touched in join_all(touches).await {
            touched.unwrap();
        }
        dispatch(&self.driver, "touchEnd", &[], last + STILL).await.unwrap();
    }

    /// A finger that is put down, moved by this many pixels and lifted.
    pub async fn drag(&self, selector: &str, right: f64, down: f64) {
        self.driver.draw().await;
        let from = self.aim(selector).await;
        self.touch((0..=5).map(|step| {
            let share = f64::from(step) / 5.0;
            vec![json!({ "x": from.x + right * share, "y": from.y + down * share })]
        }))
        .await;
    }

    /// Two fingers around the middle of a thing, at these distances from it at first and at the
    /// end.
    pub async fn pinch(&self, selector: &str, from: f64, to: f64) {
        self.driver.draw().await;
        let middle = self.aim(selector).await;
        let finger = |at: f64, id: u8| json!({ "x": middle.x + at, "y": middle.y, "id": id });
        self.touch((0..=4).map(|step| {
            let apart = from + (to - from) * f64::from(step) / 4.0;
            vec![finger(-apart, 1), finger(apart, 2)]
        }))
        .await;
    }

    /// Puts a finger on a thing and leaves it there.
    pub async fn hold(&self, selector: &str) {
        self.driver.draw().await;
        let finger = self.finger_on(selector, 1).await;
        dispatch(&self.driver, "touchStart", &[finger], now()).await.unwrap();
    }

    /// Moves the finger that is held onto another thing.
    pub async fn slide_to(&self, selector: &str) {
        let finger = self.finger_on(selector, 1).await;
        dispatch(&self.driver, "touchMove", &[finger], now()).await.unwrap();
    }

    /// Taps a thing with a second finger, while the first is held on another.
    pub async fn tap_while_holding(&self, held: &str, selector: &str) {
        let first = self.finger_on(held, 1).await;
        let second = self.finger_on(selector, 2).await;
        dispatch(&self.driver, "touchStart", &[first.clone(), second], now()).await.unwrap();
        dispatch(&self.driver, "touchMove", &[first], now()).await.unwrap();
    }

    /// Lifts the finger.
    pub async fn let_go(&self) {
        dispatch(&self.driver, "touchEnd", &[], now()).await.unwrap();
    }

    async fn finger_on(&self, selector: &str, id: u8) -> Value {
        let spot = self.aim(selector).await;
        json!({ "x": spot.x, "y": spot.y, "id": id })
    }
}
