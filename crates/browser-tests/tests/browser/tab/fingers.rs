//! Fingers on the glass of Chromium.

use std::iter;
use std::time::{SystemTime, UNIX_EPOCH};

use chromiumoxide::cdp::browser_protocol::input::{
    DispatchTouchEventParams, DispatchTouchEventReturns, DispatchTouchEventType, TimeSinceEpoch,
    TouchPoint,
};
use chromiumoxide::page::Page;
use chromiumoxide::types::MethodId;
use chromiumoxide::{Command, Method};
use futures_util::future::{join, join_all};

use super::{Spot, Tab};

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

/// A finger on the glass. It is lifted when its time is over, however busy the page is: Chromium
/// takes a finger for a long press by a clock of its own.
pub async fn tap(page: &Page, spot: Spot) {
    let now = now();
    let down = DispatchTouchEventParams::builder()
        .r#type(DispatchTouchEventType::TouchStart)
        .touch_points(vec![TouchPoint::new(spot.x, spot.y)])
        .timestamp(TimeSinceEpoch::new(now))
        .build()
        .unwrap();
    let (down, up) = join(page.execute(down), page.execute(LiftFinger::at(now + TAP))).await;
    down.unwrap();
    up.unwrap();
}

impl Tab {
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
            self.page().execute(touch)
        });
        for touched in join_all(touches).await {
            touched.unwrap();
        }
        self.page().execute(LiftFinger::at(last + STILL)).await.unwrap();
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
}
