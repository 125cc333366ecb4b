//! Every question of every game, and every kind of answer, made by a click on the board.
//!
//! Fixed games bring everything up. A person goes back into them, to where a kind was first offered, and
//! clicks it.

use crate::boards::offers::{self, Kinds, Offer};
use crate::server::Server;
use crate::sitting::OVER;
use crate::tab::{Chromium, Screen, Tab};

/// Goes back into a game to where the choice is offered, and clicks it.
async fn make(tab: &Tab, server: &Server, table: &str, offer: &Offer) -> Result<(), String> {
    let &Offer { step, action, .. } = offer;
    let fields = format!("{{ do: 'fork', step: '{step}', level: 'random', name: 'Anna' }}");
    tab.post(&server.at(&format!("/replay/{table}")), &fields).await;
    // No gesture answers by itself.
    tab.until("document.querySelector('.felt:not([data-gesture]) .prompt.mine .ask')").await;
    let found = format!(
        "(() => {{ const things = document.querySelectorAll('.board [data-act=\"{action}\"], .own [data-act=\"{action}\"]'); \
         const thing = [...things].find(e => e.getClientRects().length && getComputedStyle(e).pointerEvents !== 'none'); \
         (thing?.querySelector(':scope > .hit') ?? thing)?.setAttribute('data-next', 'yes'); return thing; }})()"
    );
    if !tab.is(&found).await {
        let kind = offer.kind.join(" ");
        return Err(format!("{kind} {action} is not on the board at {}", tab.address().await));
    }
    tab.click("[data-next=yes]").await;
    tab.until(&format!(
        "({OVER}) || Number(document.querySelector('[name=steps]')?.value) > {step} || document.querySelector('#choice-{action}.held')"
    ))
    .await;
    Ok(())
}

async fn every_kind(kinds: &Kinds) {
    let found = offers::find(kinds, kinds.games.iter().copied());
    assert!(
        found.missing.is_empty(),
        "{:?} didn't come up: `cargo run -p browser-tests --example kinds` finds other games",
        found.missing
    );
    let server = Server::unlimited();
    let tables: Vec<String> =
        found.journals.iter().map(|(_, journal)| server.import(journal)).collect();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", "{ language: 'en', motion: 'off', coach: 'off' }").await;
    let mut missed = Vec::new();
    for (game, table) in tables.iter().enumerate() {
        tab.open(&server.at(&format!("/replay/{table}"))).await;
        for offer in found.offers.iter().filter(|offer| offer.game == game) {
            missed.extend(make(&tab, &server, table, offer).await.err());
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn simurgh() {
    every_kind(&offers::SIMURGH).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_rage() {
    every_kind(&offers::CLASH_OF_RAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn belaad() {
    every_kind(&offers::BELAAD).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dwar7s_fall() {
    every_kind(&offers::DWAR7S_FALL).await;
}
