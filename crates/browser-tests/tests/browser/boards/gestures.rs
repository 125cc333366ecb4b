//! Few clicks: several answers in one gesture, by mouse and by keys, taken back as one.

use crate::boards::play::{ASKED, sit_down};
use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

/// How many steps the game has, as the question counts them.
async fn steps(tab: &Tab) -> u64 {
    let steps = tab.value("document.querySelector('#choices [name=steps]').value").await;
    steps.as_str().unwrap().parse().unwrap()
}

async fn until_steps(tab: &Tab, steps: u64) {
    let there = format!("document.querySelector('#choices [name=steps]')?.value === '{steps}'");
    tab.until(&format!("({ASKED}) && {there}")).await;
}

async fn sit(tab: &Tab, server: &Server) {
    sit_down(tab, server, "dwar7s-fall", 2, "'option-mat': 'on'").await;
    tab.until(ASKED).await;
}

/// A card is dragged to its place and turned on the way: four answers, one gesture, one undo.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_dragged_to_its_place_and_turned_on_the_way() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit(&tab, &server).await;
    let (before, cards) =
        (steps(&tab).await, "document.querySelectorAll('.df-hand .df-card').length");
    assert_eq!(tab.value(cards).await, 9);
    tab.pick_up(".df-card.open").await;
    tab.until("document.querySelector('.df-vacant.may-land')").await;
    tab.carry_to(".df-vacant.may-land > .hit").await;
    tab.until("document.querySelector('.dragged')?.textContent").await;
    let upright = tab.text(".dragged").await;
    tab.press("r").await;
    tab.until(&format!("document.querySelector('.dragged').textContent !== {upright:?}")).await;
    tab.picture("dwar7s-fall-dragged").await;
    tab.lay_down(".df-vacant.may-land > .hit").await;
    until_steps(&tab, before + 4).await;
    assert_eq!(tab.value(cards).await, 8);
    tab.click("form[data-verb=undo] button").await;
    until_steps(&tab, before).await;
    assert_eq!(tab.value(cards).await, 9);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// A finger carries a card after a long press; a tap of a second finger turns it.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_carried_by_a_finger() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Tablet).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.hold(".df-card.open").await;
    tab.until("document.querySelector('[data-held]')").await;
    tab.slide_to("#ask").await;
    tab.until("document.querySelector('.df-vacant.may-land')").await;
    tab.slide_to(".df-vacant.may-land > .hit").await;
    tab.until("document.querySelector('.dragged')?.textContent").await;
    let upright = tab.text(".dragged").await;
    tab.tap_while_holding(".df-vacant.may-land > .hit", "#ask").await;
    tab.until(&format!("document.querySelector('.dragged').textContent !== {upright:?}")).await;
    tab.let_go().await;
    until_steps(&tab, before + 4).await;
    assert!(!tab.is("document.querySelector('#card:popover-open, [data-held], .dragged')").await);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// A finger that moves at once scrolls: it carries nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_moves_at_once_carries_nothing() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Tablet).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.drag(".df-card.open", 0.0, -200.0).await;
    assert!(!tab.is("document.querySelector('[data-held], [data-drag], .dragged')").await);
    assert_eq!(steps(&tab).await, before);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// What is dropped where it can't lie, or let go by Escape, stays where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_drag_that_leads_nowhere_changes_nothing() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.pick_up(".df-card.open").await;
    tab.until("document.querySelector('.may-land')").await;
    tab.carry_to("#ask").await;
    tab.lay_down("#ask").await;
    tab.until("!document.querySelector('.may-land, .dragged')").await;
    tab.pick_up(".df-card.open").await;
    tab.until("document.querySelector('.may-land')").await;
    tab.press("Escape").await;
    tab.until("!document.querySelector('.may-land, .dragged')").await;
    tab.lay_down("#ask").await;
    assert_eq!(steps(&tab).await, before);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// The list has gestures, too: a key opens it, a key takes one, a key takes it back.
#[tokio::test(flavor = "multi_thread")]
async fn a_gesture_is_made_and_taken_back_by_keys() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.until("document.querySelector('.bundles > summary')").await;
    tab.value("document.querySelector('.bundles > summary').focus()").await;
    tab.press("Enter").await;
    tab.until("document.querySelector('.bundles[open] .bundle')").await;
    tab.picture("dwar7s-fall-in-one-go").await;
    tab.press("ArrowDown").await;
    tab.until("document.activeElement.matches('.bundle')").await;
    let actions = tab.value("document.activeElement.value.split(',').length").await;
    let answers = actions.as_u64().unwrap();
    assert!(answers > 1, "{answers}");
    tab.press("Enter").await;
    until_steps(&tab, before + answers).await;
    tab.press("u").await;
    until_steps(&tab, before).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}
