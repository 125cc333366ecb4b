//! Pictures of every page, to be looked at. They also prove that no page scrolls sideways or
//! complains.

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

async fn take(tab: &Tab, screen: Screen, name: &str) {
    tab.no_sideways_scrolling().await;
    tab.picture(&format!("{name}-{}", screen.word())).await;
    assert_eq!(tab.faults(), Vec::<String>::new(), "{name}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_its_screen() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    for screen in [Screen::Desktop, Screen::Tablet, Screen::Phone] {
        let tab = chromium.tab(screen).await;
        tab.open(&server.at("/")).await;
        take(&tab, screen, "home").await;
        tab.open(&server.at("/new/connect-four")).await;
        take(&tab, screen, "new-table").await;
        tab.open(&server.at("/rules/connect-four")).await;
        take(&tab, screen, "rules").await;
        tab.open(&server.at("/settings")).await;
        take(&tab, screen, "settings").await;
        tab.open(&server.at("/")).await;
        tab.click("form[action='/play/connect-four'] button").await;
        tab.until("document.querySelector('.choice')").await;
        take(&tab, screen, "table-start").await;
        for column in [3, 3, 4] {
            tab.until("document.querySelector('.prompt.mine')").await;
            let before = tab.text("#log").await;
            tab.click(&format!("#choice-{column}")).await;
            tab.until(&format!("document.querySelector('#log').textContent !== {before:?}")).await;
        }
        tab.until("document.querySelector('.prompt.mine, .final')").await;
        take(&tab, screen, "table-middle").await;
        if screen != Screen::Desktop {
            for panel in ["players", "log", "chat", "about"] {
                tab.click(&format!("[data-tab-of={panel}]")).await;
                take(&tab, screen, &format!("table-{panel}")).await;
            }
        }
    }
}
