//! Simurgh's board under the mouse.

use crate::boards::play::{ASKED, Made, choose, sit_down};
use crate::server::Server;
use crate::tab::{Chromium, Pointer, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn a_thing_tells_what_it_is_and_why_it_cannot_be_used() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "simurgh", 2, "'option-mode': 'spearman'").await;
    // After a choice the live connection is open, which cards come by.
    choose(&tab, Pointer::Mouse, &mut Made::new()).await;
    tab.until(ASKED).await;
    tab.hover(".is-breeding-grounds .sim-hit").await;
    tab.until("document.querySelector('#card:popover-open strong')").await;
    let card = tab.text("#card").await;
    assert!(card.contains("Breeding Grounds"), "{card}");
    assert!(card.contains("1 of the top 3 Dragons with 3 markers"), "{card}");
    assert!(card.contains("Dragonriders only."), "{card}");
    // Nobody can throw an Objective before they stand at the Statue.
    tab.click(".sim-pedestal .sim-hit").await;
    tab.until("document.querySelector('#card .why')").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}
