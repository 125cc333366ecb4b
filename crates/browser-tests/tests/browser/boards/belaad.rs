//! Belaad's table under mouse and keyboard.

use crate::boards::play::{ASKED, sit_down};
use crate::server::Server;
use crate::tab::{Chromium, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn a_thing_explains_itself_by_hover_focus_and_long_look() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "belaad", 3, "").await;
    tab.until(ASKED).await;
    tab.hover("[data-about='character-Sultan']").await;
    tab.until("document.querySelector('#card:popover-open')").await;
    assert!(tab.text("#card").await.contains("Influence"), "{}", tab.text("#card").await);
    tab.press("Escape").await;
    // A deck that can't be drawn from says why, with the rule.
    tab.click("#bel-deck-0 .bel-deck").await;
    tab.until("document.querySelector('#card:popover-open .why')").await;
    // A card in hand is played by keyboard.
    let steps = tab.value("document.querySelector('[name=steps]').value").await;
    tab.value("document.querySelector('.bel-in-hand').focus()").await;
    tab.press("Enter").await;
    tab.until(&format!("Number(document.querySelector('[name=steps]')?.value) > Number({steps})"))
        .await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}
