//! Several people: two browsers, one screen, a bot that sits in.

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

async fn new_table(tab: &Tab, server: &Server, game: &str, seats: &[&str]) {
    tab.open(&server.at(&format!("/new/{game}"))).await;
    tab.click(&format!("[name=seats][value='{}']", seats.len())).await;
    for (at, who) in seats.iter().enumerate() {
        tab.value(&format!("document.querySelector('[name=seat-{at}]').value = '{who}'")).await;
    }
    if tab.is("document.querySelector('#name')").await {
        tab.type_into("#name", "Anna").await;
    }
    tab.click(".new-table .primary").await;
    tab.until("document.querySelector('.felt')").await;
}

/// The numbers of the cards in a hand, as its page shows them.
const HAND: &str = "[...document.querySelectorAll('.sketch-section')].filter(each => each.querySelector('h3').textContent === 'Your hand')\
    .flatMap(each => each.textContent.match(/A\\d\\d/g) ?? [])";

/// What a seat was dealt is nowhere in the other's page.
#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_and_neither_sees_the_others_hand() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Desktop).await);
    new_table(&anna, &server, "belaad", &["me", "open"]).await;
    anna.picture("waiting-room-desktop").await;
    let invite = anna.value("document.querySelector('#invite').value").await;
    berta.open(invite.as_str().unwrap()).await;
    berta.picture("join-desktop").await;
    berta.type_into("#name", "Berta").await;
    berta.click("button[name=seat]").await;
    berta.until("document.querySelector('.felt')").await;
    for tab in [&anna, &berta] {
        tab.until(&format!("({HAND}).length === 4")).await;
    }
    for (own, other) in [(&anna, &berta), (&berta, &anna)] {
        let hand = own.value(HAND).await;
        let page = other.value("document.documentElement.outerHTML").await;
        for card in hand.as_array().unwrap() {
            let card = card.as_str().unwrap();
            assert!(!page.as_str().unwrap().contains(card), "{card} is in the other's page");
        }
    }
    for round in 0..12 {
        let asked = "document.querySelector('.prompt.mine .choice, .prompt.mine .ask') && document.querySelector('.choice')";
        let decides = loop {
            if anna.is(asked).await {
                break (&anna, &berta);
            }
            if berta.is(asked).await {
                break (&berta, &anna);
            }
        };
        let (own, other) = decides;
        assert!(!other.is("document.querySelector('.prompt.mine .ask')").await, "round {round}");
        let steps = own.value("document.querySelector('[name=steps]').value").await;
        own.click(".choice").await;
        let moved = format!(
            "document.querySelector('[name=steps]')?.value !== {steps} || !document.querySelector('.choice')"
        );
        own.until(&moved).await;
    }
    assert_eq!(anna.faults(), Vec::<String>::new());
    assert_eq!(berta.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_screen_with_a_curtain_between_them() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "dwar7s-fall", &["me", "me"]).await;
    tab.until("document.querySelector('.curtain')").await;
    assert!(!tab.is("document.querySelector('.choice')").await, "nothing to see yet");
    tab.picture("curtain-desktop").await;
    let mut lifted = Vec::new();
    for _ in 0..40 {
        if tab.is("document.querySelector('.curtain')").await {
            let seat = tab.value("document.querySelector('.curtain button').value").await;
            lifted.push(seat.as_str().unwrap().to_owned());
            tab.click(".curtain button").await;
            tab.until("!document.querySelector('.curtain')").await;
        }
        if lifted.len() > 2 {
            break;
        }
        tab.until("document.querySelector('.choice')").await;
        let steps = tab.value("document.querySelector('[name=steps]').value").await;
        tab.click(".choice").await;
        tab.until(&format!(
            "document.querySelector('.curtain') || document.querySelector('[name=steps]')?.value !== {steps}"
        ))
        .await;
    }
    assert!(lifted.len() > 2 && lifted[0] != lifted[1], "the screen went round: {lifted:?}");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Where nothing is hidden there is no curtain.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_game_needs_no_curtain() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "me"]).await;
    for step in 0..4 {
        tab.until(&format!("document.querySelector('[name=steps]')?.value === '{step}'")).await;
        assert!(!tab.is("document.querySelector('.curtain')").await);
        tab.click(&format!("#choice-{step}")).await;
    }
    tab.until("document.querySelectorAll('.c4-piece').length === 4").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_sits_in_and_the_person_comes_back() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "simurgh", &["me", "bot-random"]).await;
    tab.until("document.querySelector('.choice')").await;
    tab.click("#player-0 summary").await;
    tab.click("form[data-verb=leave] button").await;
    tab.until("document.querySelector('form[data-verb=take-back]')").await;
    tab.click("form[data-verb=take-back] button").await;
    tab.until("document.querySelector('.choice') || document.querySelector('section.final')").await;
    assert!(tab.text("#log").await.contains("is back"));
    assert_eq!(tab.faults(), Vec::<String>::new());
}
