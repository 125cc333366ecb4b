//! Reload, a killed server, a lost network: the page comes back by itself, nothing lost or doubled.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::server::Server;
use crate::sitting::{ASKED, choose, play_now};
use crate::tab::{Chromium, PATIENCE, Screen, Tab};
use crate::wire::Wire;

const TRAVELLING: &str = "document.getAnimations() \
    .some((each) => each.effect.pseudoElement?.startsWith('::view-transition'))";

const CHATTING: &str = "document.querySelector('[data-tab-of=chat][aria-pressed=true]')";

/// Takes the first choice again and again until the condition holds.
async fn play_until(tab: &Tab, condition: &str) {
    loop {
        tab.until(&format!("({condition}) || ({ASKED})")).await;
        if tab.is(condition).await {
            return;
        }
        tab.value("document.querySelector('.choice')?.click()").await;
    }
}

/// Waits for this many discs on the board; the bot answers each of ours with one.
async fn discs(tab: &Tab, count: usize) {
    tab.until(&format!("document.querySelectorAll('.c4-piece').length === {count}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_reload_restart_and_a_lost_network() {
    let mut server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let wire = Wire::to(server.port()).await;
    tab.open(&wire.at("/")).await;
    tab.click("form[action='/play/connect-four'] button").await;
    tab.until("document.querySelector('.felt')").await;
    choose(&tab, "#choice-0").await;
    discs(&tab, 2).await;

    tab.reload().await;
    tab.until("document.querySelectorAll('.c4-piece').length === 2").await;
    choose(&tab, "#choice-2").await;

    // Killed without a warning: what was acknowledged is there, and the page returns by itself.
    server.kill();
    tab.until("!document.getElementById('offline').hidden").await;
    tab.picture("offline-desktop").await;
    server.restart();
    tab.until("document.getElementById('offline').hidden").await;
    discs(&tab, 4).await;
    choose(&tab, "#choice-4").await;
    discs(&tab, 6).await;

    // Off the network in the middle of a game, then back.
    tab.value("window.marker = 'same page'").await;
    wire.cut();
    tab.until("!document.getElementById('offline').hidden").await;
    wire.mend();
    tab.until("document.getElementById('offline').hidden").await;
    choose(&tab, "#choice-6").await;
    discs(&tab, 8).await;
    assert!(tab.is("window.marker === 'same page'").await, "the page was never loaded again");
    // The browser itself complains about refused connections; the page must not.
    let others: Vec<_> = tab
        .faults()
        .into_iter()
        .filter(|fault| !fault.contains("WebSocket") && !fault.contains("ERR_"))
        .collect();
    assert_eq!(others, Vec::<String>::new());
    tab.forgive();
}

/// What a browser fails to read once is asked for again.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_read_is_sent_again() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    play_now(&tab, &server, "connect-four").await;
    // The page is connected once it has asked for what can be done in one go.
    tab.until("document.querySelector('#bundles[data-asked]')").await;
    tab.value(
        "(() => { const real = JSON.parse; \
         JSON.parse = () => { JSON.parse = real; sessionStorage.unread = 'yes'; throw new Error('not readable'); }; })()",
    )
    .await;
    choose(&tab, "#choice-3").await;
    discs(&tab, 2).await;
    choose(&tab, "#choice-3").await;
    discs(&tab, 4).await;
    assert!(tab.is("sessionStorage.unread === 'yes'").await, "one message was lost");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_is_one_choice() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    play_now(&tab, &server, "connect-four").await;
    tab.until(ASKED).await;
    tab.value("(() => { const one = document.querySelector('#choice-3'); one.click(); one.click(); one.click(); })()").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    discs(&tab, 2).await;
    assert!(!tab.is("document.querySelector('.toast')").await, "and no complaint");
}

/// While others play, the page may change between the press of a button and its release.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_reaches_what_is_drawn_anew_under_it() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    play_now(&tab, &server, "connect-four").await;
    for (part, thing, count) in
        [("choices", "#choice-3", 2), ("board", ".c4-column[data-act='5'] .hit", 4)]
    {
        tab.until(ASKED).await;
        tab.value(&format!(
            "addEventListener('mousedown', () => {{ const part = document.getElementById('{part}'); \
             part.replaceChildren(...[...part.childNodes].map(node => node.cloneNode(true))); }}, {{ once: true }})"
        ))
        .await;
        tab.click(thing).await;
        discs(&tab, count).await;
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Pieces take a minute to move here, and nobody has to wait for them.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_can_be_used_while_pieces_travel() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    play_now(&tab, &server, "simurgh").await;
    tab.value("document.documentElement.style.setProperty('--travel', '60s')").await;
    play_until(&tab, TRAVELLING).await;
    tab.click("[data-tab-of=chat]").await;
    tab.until(CHATTING).await;
    assert!(tab.is(TRAVELLING).await, "still");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn without_movement_everything_still_works() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.prefer("prefers-reduced-motion", "reduce").await;
    play_now(&tab, &server, "connect-four").await;
    choose(&tab, "#choice-0").await;
    discs(&tab, 2).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// A browser that is left behind goes on looking for its server, and takes the time of all tests after it.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_ends_with_its_test() {
    let chromium = Chromium::start().await;
    let address = chromium.address().split('/').nth(2).unwrap().to_owned();
    TcpStream::connect(&address).unwrap();
    drop(chromium);
    let begun = Instant::now();
    while TcpStream::connect(&address).is_ok() {
        assert!(begun.elapsed() < PATIENCE, "a browser still listens at {address}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
