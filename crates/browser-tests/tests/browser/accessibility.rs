//! axe-core finds nothing to complain about on any page, in light and dark.
//!
//! Needs `axe.min.js` of axe-core 4 (npm) at `target/axe-core/axe.min.js`, or where `AXE_CORE` says:
//! `crates/browser-tests/fetch-axe.sh` puts it there.

use std::path::PathBuf;

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

fn axe() -> String {
    let usual = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe-core/axe.min.js");
    let file = std::env::var_os("AXE_CORE").map_or(usual, PathBuf::from);
    std::fs::read_to_string(&file).unwrap_or_else(|error| {
        panic!("{}: {error}; run crates/browser-tests/fetch-axe.sh", file.display())
    })
}

async fn check(tab: &Tab, axe: &str, what: &str) {
    // Colours on their way from one to the other are nobody's last word.
    tab.until("document.getAnimations().every(each => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity)").await;
    tab.page().evaluate(axe).await.unwrap();
    let found = tab
        .page()
        .evaluate(
            "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations.map(each => \
             each.id + ': ' + each.help + '\\n  ' + each.nodes.slice(0, 3).map(node => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join('\\n  ')))",
        )
        .await
        .unwrap();
    let found: Vec<String> = found.into_value().unwrap();
    assert_eq!(found, Vec::<String>::new(), "{what}");
}

async fn all_pages(theme: &str, screen: Screen) {
    let axe = axe();
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(screen).await;
    tab.open(&server.at("/settings")).await;
    tab.click(&format!("[name=theme][value={theme}]")).await;
    tab.click("form[action='/settings'].panel button").await;
    tab.until(&format!("document.documentElement.dataset.theme === '{theme}'")).await;
    for page in [
        "/",
        "/settings",
        "/new/connect-four",
        "/new/dwar7s-fall",
        "/rules/connect-four",
        "/nothing",
    ] {
        tab.open(&server.at(page)).await;
        check(&tab, &axe, &format!("{page} in {theme}")).await;
    }
    for game in ["connect-four", "simurgh", "clash-of-rage", "belaad", "dwar7s-fall"] {
        tab.open(&server.at("/")).await;
        tab.click(&format!("form[action='/play/{game}'] button")).await;
        tab.until("document.querySelector('.choice')").await;
        check(&tab, &axe, &format!("the table of {game} in {theme}")).await;
        tab.picture(&format!("{game}-{theme}-{}", screen.word())).await;
    }
    tab.open(&server.at("/")).await;
    tab.click("form[action='/play/connect-four'] button").await;
    crate::evening::play_to_the_end(&tab).await;
    check(&tab, &axe, "the final scoring").await;
    tab.picture(&format!("final-{theme}-{}", screen.word())).await;
    tab.click(".final a[href^='/replay/']").await;
    tab.until("document.getElementById('scrub')").await;
    check(&tab, &axe, "the replay").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_in_the_light() {
    all_pages("light", Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_in_the_dark() {
    all_pages("dark", Screen::Phone).await;
}
