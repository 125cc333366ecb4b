//! Measures how long a table takes to open on a slow line, for somebody who was never here.
//!
//! `cargo run -p browser-tests --example opening`, after `cargo build --release --bin sofra` and with
//! `SOFRA_BIN=target/release/sofra`
//!
//! Chromium's throttling, 3 Mbit/s and 40 ms there and back; nothing cached. A table counts as open once the board is
//! painted and everything that the page asks for is there.

#[path = "../tests/browser/server.rs"]
#[expect(dead_code, reason = "the tests restart it, this doesn't")]
#[expect(clippy::unwrap_used, reason = "written for tests, which stop where something fails")]
mod server;
#[path = "../tests/browser/tab/mod.rs"]
#[expect(dead_code, reason = "the tests do more with a tab than this")]
#[expect(clippy::unwrap_used, reason = "written for tests, which stop where something fails")]
mod tab;

use serde_json::{Value, json};
use server::Server;
use tab::{Chromium, Screen, Tab};

const GAMES: [&str; 4] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall"];
/// Bytes a second.
const LINE: u64 = 3_000_000 / 8;
const LATENCY_MS: u64 = 40;
/// How often each table is opened; the median counts.
const TIMES: usize = 5;

/// When the page had come, was first painted, and had everything; milliseconds since it was asked for. And its bytes.
const FIGURES: &str = "(() => { \
    const [page] = performance.getEntriesByType('navigation'); \
    const painted = performance.getEntriesByName('first-contentful-paint')[0]; \
    const things = performance.getEntriesByType('resource'); \
    const ends = things.filter((it) => it.startTime < page.loadEventEnd).map((it) => it.responseEnd); \
    return [page.responseEnd, painted.startTime, Math.max(page.loadEventEnd, ...ends), \
      [page, ...things].reduce((sum, it) => sum + it.transferSize, 0)]; })()";

#[tokio::main]
async fn main() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    for screen in [Screen::Desktop, Screen::Phone] {
        for game in GAMES {
            let tab = chromium.tab(screen).await;
            tab.page().draw().await;
            tab.open(&server.at("/settings")).await;
            let fields = r#"{"name":"Anna","seats":"3","seat-0":"me","seat-1":"bot-novice","seat-2":"bot-novice"}"#;
            tab.post(&format!("/new/{game}"), fields).await;
            tab.until("document.querySelector('.felt .choice')").await;
            let table = tab.address().await;
            let mut runs = Vec::new();
            for _ in 0..TIMES {
                runs.push(open(&tab, &table).await);
            }
            let [page, painted, there, bytes] = [0, 1, 2, 3].map(|at| median(&runs, at));
            println!(
                "{game} {screen:?}: page {page:.0} ms, painted {painted:.0} ms, everything {there:.0} ms, {:.0} kB",
                bytes / 1000.0
            );
        }
    }
}

/// The figures of one visit.
async fn open(tab: &Tab, table: &str) -> Vec<f64> {
    let line = json!({
        "offline": false, "latency": LATENCY_MS, "downloadThroughput": LINE, "uploadThroughput": LINE,
    });
    for (method, params) in [
        ("Network.enable", json!({})),
        ("Network.clearBrowserCache", json!({})),
        ("Network.emulateNetworkConditions", line),
    ] {
        tab.page().tell(method, params).await.expect("Chromium knows it");
    }
    tab.open(table).await;
    tab.until("document.readyState === 'complete' && performance.getEntriesByName('first-contentful-paint').length")
        .await;
    tab.at_rest().await;
    let figures = tab.value(FIGURES).await;
    figures.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

fn median(runs: &[Vec<f64>], at: usize) -> f64 {
    let mut all: Vec<f64> = runs.iter().map(|run| run[at]).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}
