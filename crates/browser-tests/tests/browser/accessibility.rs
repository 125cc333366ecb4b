//! axe-core finds nothing to complain about on any page, in light and dark.
//!
//! Needs `axe.min.js` of axe-core 4 (npm) at `target/axe-core/axe.min.js`, or where `AXE_CORE` says:
//! `crates/browser-tests/fetch-axe.sh` puts it there.

use std::path::PathBuf;

use crate::server::Server;
use crate::sitting::{choose, new_table, play_now, play_to_the_end, set};
use crate::tab::{Chromium, Screen, Tab};

const GAMES: [&str; 5] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall", "connect-four"];

pub struct Judge {
    axe: String,
    theme: &'static str,
}

/// A thing of the board has its name in front of a sentence, in place of the signs and numbers that are drawn on
/// it: nobody would read those out. Everywhere else a name holds the words that are seen.
const LABELS: &str = "axe.configure({ rules: [{ id: 'label-content-name-mismatch', \
    selector: ':is(button, a, summary, [role=button], [role=link]):not(:is(.board, .own, .players) *)' }] })";

impl Judge {
    pub fn new(theme: &'static str) -> Judge {
        let usual =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe-core/axe.min.js");
        let file = std::env::var_os("AXE_CORE").map_or(usual, PathBuf::from);
        let axe = std::fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!("{}: {error}; run crates/browser-tests/fetch-axe.sh", file.display())
        });
        Judge { axe, theme }
    }

    pub async fn check(&self, tab: &Tab, what: &str) {
        // Colours in transition are not final.
        tab.has_faded().await;
        tab.value(&self.axe).await;
        tab.value(LABELS).await;
        let found = tab
            .value(
                "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations.map(each => \
                 each.id + ': ' + each.help + '\\n  ' + each.nodes.slice(0, 3).map(node => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join('\\n  ')))",
            )
            .await;
        let found: Vec<String> = serde_json::from_value(found).unwrap();
        assert_eq!(found, Vec::<String>::new(), "{what} in {}", self.theme);
    }
}

/// Everything that can be read without sitting down.
async fn reading_pages(theme: &'static str, screen: Screen) {
    let judge = Judge::new(theme);
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(screen).await;
    set(&tab, &server, "theme", theme).await;
    judge.check(&tab, "the settings").await;
    for page in ["/", "/nothing", "/seat/000000000000"] {
        tab.open(&server.at(page)).await;
        judge.check(&tab, page).await;
    }
    for game in GAMES {
        let learning = ["", "/how-to-play", "/puzzles"].map(|page| format!("/games/{game}{page}"));
        for page in [format!("/new/{game}"), format!("/rules/{game}")].into_iter().chain(learning) {
            tab.open(&server.at(&page)).await;
            judge.check(&tab, &page).await;
        }
    }
}

/// A table of each game, and everything around one.
async fn tables(theme: &'static str, screen: Screen) {
    let judge = Judge::new(theme);
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(screen).await;
    set(&tab, &server, "theme", theme).await;
    for game in GAMES {
        new_table(&tab, &server, game, &["me", "bot-random"]).await;
        tab.until("document.querySelector('.choice')").await;
        judge.check(&tab, &format!("the table of {game}")).await;
        tab.picture(&format!("{game}-{theme}-{}", screen.word())).await;
    }
    // The last one is Connect Four.
    for panel in ["chat", "about", "log"] {
        tab.click(&format!("[data-tab-of={panel}]")).await;
        judge.check(&tab, panel).await;
    }
    if screen == Screen::Phone {
        tab.click(".tabs [data-tab-of=players]").await;
        judge.check(&tab, "the players").await;
        tab.click(".tabs [data-tab-of=board]").await;
    }
    if screen == Screen::Desktop {
        tab.hover(".c4-column[data-act='3'] .hit").await;
        tab.until("document.querySelector('#card:popover-open')").await;
        judge.check(&tab, "a card").await;
    }
    play_to_the_end(&tab).await;
    judge.check(&tab, "the final scoring").await;
    tab.picture(&format!("final-{theme}-{}", screen.word())).await;
    tab.click(".final a[href^='/replay/']").await;
    tab.until("document.getElementById('scrub')").await;
    judge.check(&tab, "the replay").await;

    new_table(&tab, &server, "dwar7s-fall", &["me", "me"]).await;
    tab.until("document.querySelector('.curtain')").await;
    judge.check(&tab, "the curtain").await;

    new_table(&tab, &server, "simurgh", &["me", "open", "bot-random"]).await;
    tab.until("document.querySelector('#invite')").await;
    judge.check(&tab, "the waiting room").await;
    let invite = tab.value("document.querySelector('#invite').value").await;
    let friend = chromium.tab(screen).await;
    friend.open(invite.as_str().unwrap()).await;
    judge.check(&friend, "the invitation").await;
    friend.click("button[name=seat]").await;
    friend
        .until("document.querySelector('.felt .sim') && document.readyState === 'complete'")
        .await;
    if screen == Screen::Phone {
        friend.click(".tabs [data-tab-of=players]").await;
    }
    friend.click("#player-1 summary").await;
    friend.click("#player-1 form[action$='/device'] button").await;
    friend.until("document.querySelector('#seat-link')").await;
    judge.check(&friend, "the link for another device").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_from_reading_in_the_light() {
    reading_pages("light", Screen::Phone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_from_reading_in_the_dark() {
    reading_pages("dark", Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_from_the_tables_in_the_light() {
    tables("light", Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_from_the_tables_in_the_dark() {
    tables("dark", Screen::Phone).await;
}

/// Somebody who reads German and sees colours differently.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_in_german_with_strong_shapes() {
    let judge = Judge::new("light");
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    set(&tab, &server, "pieces", "shapes").await;
    set(&tab, &server, "language", "de").await;
    play_now(&tab, &server, "connect-four").await;
    choose(&tab, "#choice-3").await;
    judge.check(&tab, "Vier gewinnt").await;
    tab.picture("shapes-desktop").await;
}
