//! Reload, a killed server, a lost network: the page comes back by itself, nothing lost or doubled.

use chromiumoxide::cdp::browser_protocol::emulation::MediaFeature;

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};
use crate::wire::Wire;

async fn discs(tab: &Tab) -> usize {
    tab.value("document.querySelectorAll('.c4-piece').length").await.as_u64().unwrap() as usize
}

async fn choose(tab: &Tab, column: usize) {
    tab.until("document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')")
        .await;
    let steps = tab.value("document.querySelector('[name=steps]').value").await;
    tab.click(&format!("#choice-{column}")).await;
    tab.until(&format!(
        "document.querySelector('section.final') || document.querySelector('[name=steps]')?.value !== {steps}"
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_reload_restart_and_a_lost_network() {
    let mut server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let wire = Wire::to(server.port()).await;
    tab.open(&wire.at("/")).await;
    tab.click("form[action='/play/connect-four'] button").await;
    choose(&tab, 0).await;
    assert_eq!(discs(&tab).await, 2);

    tab.reload().await;
    tab.until("document.querySelectorAll('.c4-piece').length === 2").await;
    choose(&tab, 1).await;

    // Killed without a warning: what was acknowledged is there, and the page returns by itself.
    server.kill();
    tab.until("!document.getElementById('offline').hidden").await;
    tab.picture("offline-desktop").await;
    server.restart();
    tab.until("document.getElementById('offline').hidden").await;
    assert_eq!(discs(&tab).await, 4, "nothing lost, nothing doubled");
    choose(&tab, 2).await;
    assert_eq!(discs(&tab).await, 6);

    // Off the network in the middle of the table, then back.
    tab.value("window.marker = 'same page'").await;
    wire.cut();
    tab.until("!document.getElementById('offline').hidden").await;
    wire.mend();
    tab.until("document.getElementById('offline').hidden").await;
    choose(&tab, 3).await;
    assert_eq!(discs(&tab).await, 8);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_is_one_choice() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/")).await;
    tab.click("form[action='/play/connect-four'] button").await;
    tab.until("document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')")
        .await;
    tab.value("(() => { const one = document.querySelector('#choice-3'); one.click(); one.click(); one.click(); })()").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    assert_eq!(discs(&tab).await, 2);
    assert!(!tab.is("document.querySelector('.toast')").await, "and no complaint");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_movement_everything_still_works() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let calm = MediaFeature::new("prefers-reduced-motion", "reduce");
    tab.page().emulate_media_features(vec![calm]).await.unwrap();
    tab.open(&server.at("/")).await;
    tab.click("form[action='/play/connect-four'] button").await;
    choose(&tab, 0).await;
    assert_eq!(discs(&tab).await, 2);
    assert_eq!(tab.faults(), Vec::<String>::new());
}
