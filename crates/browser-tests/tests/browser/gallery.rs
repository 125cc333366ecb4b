//! Pictures of every page, to be looked at. Also checks that no page scrolls sideways or reports an
//! error.

use crate::server::Server;
use crate::sitting::{choose, new_table, play_now, set};
use crate::tab::{Chromium, Screen, Tab};

const GAMES: [&str; 5] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall", "connect-four"];

async fn take(tab: &Tab, screen: Screen, name: &str) {
    tab.has_faded().await;
    tab.no_sideways_scrolling().await;
    tab.picture(&format!("{name}-{}", screen.word())).await;
    assert_eq!(tab.faults(), Vec::<String>::new(), "{name}");
}

async fn pages(screen: Screen) {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(screen).await;
    for (path, name) in [("/", "home"), ("/settings", "settings"), ("/nothing", "nothing")] {
        tab.open(&server.at(path)).await;
        tab.forgive_missing_pages();
        take(&tab, screen, name).await;
    }
    for game in GAMES {
        tab.open(&server.at(&format!("/new/{game}"))).await;
        take(&tab, screen, &format!("new-{game}")).await;
        tab.open(&server.at(&format!("/rules/{game}"))).await;
        take(&tab, screen, &format!("rules-{game}")).await;
    }
    play_now(&tab, &server, "connect-four").await;
    for column in [3, 3, 4] {
        choose(&tab, &format!("#choice-{column}")).await;
    }
    take(&tab, screen, "table").await;
    for panel in ["log", "chat", "about"] {
        tab.click(&format!("[data-tab-of={panel}]")).await;
        take(&tab, screen, &format!("table-{panel}")).await;
    }
    if screen != Screen::Desktop {
        tab.click(".tabs [data-tab-of=players]").await;
        take(&tab, screen, "table-players").await;
    }
    tab.open(&server.at("/")).await;
    take(&tab, screen, "home-again").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_desktop() {
    pages(Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_tablet() {
    pages(Screen::Tablet).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_phone() {
    pages(Screen::Phone).await;
}

/// The longest name allowed, in the language with the longer words.
#[tokio::test(flavor = "multi_thread")]
async fn long_names_and_german_fit_a_phone_and_a_desktop() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    for screen in [Screen::Phone, Screen::Desktop] {
        let tab = chromium.tab(screen).await;
        set(&tab, &server, "language", "de").await;
        tab.value("document.querySelector('#own-name').value = 'Maximiliane-Wilhelmine W'").await;
        tab.click("form[action='/name'] button").await;
        tab.until("document.querySelector('.notice')").await;
        take(&tab, screen, "settings-german").await;
        for game in GAMES {
            new_table(&tab, &server, game, &["me", "bot-random"]).await;
            tab.until("document.querySelector('.choice')").await;
            take(&tab, screen, &format!("german-{game}")).await;
        }
        new_table(&tab, &server, "simurgh", &["me", "open", "open", "me", "bot-master"]).await;
        take(&tab, screen, "german-waiting").await;
        tab.open(&server.at("/")).await;
        take(&tab, screen, "german-home").await;
    }
}
