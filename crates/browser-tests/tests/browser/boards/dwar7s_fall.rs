//! Dwar7s Fall's gestures: cards that are turned, laid and explained.

use crate::boards::play::{ASKED, sit_down};
use crate::server::Server;
use crate::tab::{Chromium, Screen};

/// A card is picked up, turned by R, and laid: two clicks and a key for four answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_turned_by_a_key_and_laid_by_one_click() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "dwar7s-fall", 2, "'option-mat': 'on'").await;
    tab.until(ASKED).await;
    tab.click(".df-card.open").await;
    tab.until("document.querySelector('.df-spot')").await;
    tab.hover(".df-spot > .hit").await;
    tab.picture("dwar7s-fall-spots").await;
    for turn in ["0", "1", "2"] {
        tab.press("r").await;
        tab.until(&format!("document.querySelector('.df-map').dataset.turn === '{turn}'")).await;
    }
    tab.click(".df-spot > .hit").await;
    tab.until("!document.querySelector('.df-spot') && !document.querySelector('.df-pick')").await;
    tab.until("document.querySelectorAll('.df-hand .df-card').length === 8").await;
    // The wall of a castle, upside down, lies in the south.
    tab.until("[...document.querySelectorAll('.df-cell .df-wall')].some(e => e.getAttribute('d').startsWith('M1 88'))").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// While the rotation is asked for, a preview of the kingdom is shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_kingdom_is_shown_before_the_card_is_laid() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "dwar7s-fall", 2, "'option-mat': 'on'").await;
    tab.until(ASKED).await;
    tab.click(".df-card.open").await;
    tab.click(".df-spot > .hit").await;
    tab.until("document.querySelectorAll('.df-pick').length === 4").await;
    tab.picture("dwar7s-fall-turning").await;
    let shown = "[...document.querySelectorAll('.df-would')].filter(e => getComputedStyle(e).display !== 'none').map(e => e.dataset.would).join()";
    tab.until(&format!("{shown}.length === 1")).await;
    tab.until("document.querySelector('.df-would .df-resulting .df-banner text')").await;
    let first: u8 = tab.value(shown).await.as_str().unwrap().parse().unwrap();
    tab.press("r").await;
    let second = (first + 1) % 4;
    tab.until(&format!("{shown} === '{second}'")).await;
    tab.click(&format!("[data-would='{second}'] .df-held")).await;
    tab.until(&format!("{shown} === '{}'", (first + 2) % 4)).await;
    tab.press("Enter").await;
    tab.until("document.querySelectorAll('.df-hand .df-card').length === 8").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_under_the_mouse() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "dwar7s-fall", 2, "'option-mat': 'on', 'option-troll': 'on'").await;
    for (thing, word) in [
        (".df-goal", "points"),
        (".df-mood-card", "troll"),
        (".df-cell[aria-label*=Lake] > .hit", "toll"),
        (".df-card", "meeples"),
        (".df-secret-card", "Only you see it"),
        (".df-panel-lines .df-total", "points now"),
        (".df-gem", "pile"),
    ] {
        tab.hover(thing).await;
        let open =
            format!("document.querySelector('#card:popover-open')?.textContent.includes('{word}')");
        tab.until(&open).await;
        tab.press("Escape").await;
    }
}
