//! Clash of Rage's board under the mouse.

use crate::boards::play::sit_down;
use crate::server::Server;
use crate::tab::{Chromium, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_under_the_mouse() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "clash-of-rage", 2, "").await;
    for (thing, word) in [
        (".cor-ware", "Gold"),
        (".cor-elf", "on the board"),
        (".cor-place[data-about=t-aC] > .hit", "aC"),
        (".cor-hire", "For hire"),
        (".cor-clan-choice", "Life"),
    ] {
        tab.hover(thing).await;
        let open =
            format!("document.querySelector('#card:popover-open')?.textContent.includes('{word}')");
        tab.until(&open).await;
        tab.press("Escape").await;
    }
}
