//! Several people: two browsers, one screen, a bot that sits in.

use crate::server::Server;
use crate::sitting::{ASKED, OVER, choose, moved_on, new_table, play_to_the_end, steps};
use crate::tab::{Chromium, Screen, Tab};

/// A second person follows the invitation of the first.
async fn join(host: &Tab, friend: &Tab, name: &str) {
    let invite = host.value("document.querySelector('#invite').value").await;
    friend.open(invite.as_str().unwrap()).await;
    friend.type_into("#name", name).await;
    friend.click("button[name=seat]").await;
    friend.until("document.querySelector('.felt')").await;
}

/// The numbers of the cards that may be played: in Belaad, the whole hand.
const HAND: &str = "[...document.querySelectorAll('.choice')].flatMap(each => each.textContent.match(/A\\d\\d/g) ?? [])";

/// A seat's cards are nowhere in the other's page.
#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_and_neither_sees_the_others_hand() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Desktop).await);
    new_table(&anna, &server, "belaad", &["me", "open"]).await;
    anna.picture("waiting-room-desktop").await;
    join(&anna, &berta, "Berta").await;
    // Each one's first decision is about the cards they were dealt.
    let mut checked = 0;
    let mut seen: Vec<&str> = Vec::new();
    for round in 0..60 {
        let (name, own, other) = loop {
            if anna.is(ASKED).await {
                break ("Anna", &anna, &berta);
            }
            if berta.is(ASKED).await {
                break ("Berta", &berta, &anna);
            }
        };
        assert!(!other.is("document.querySelector('.prompt.mine .ask')").await, "round {round}");
        let hand = own.value(HAND).await;
        let hand = hand.as_array().unwrap();
        if !seen.contains(&name) && hand.len() == 4 {
            seen.push(name);
            let own_page = own.value("document.documentElement.outerHTML").await;
            let page = other.value("document.documentElement.outerHTML").await;
            for card in hand {
                let card = card.as_str().unwrap();
                assert!(own_page.as_str().unwrap().contains(card));
                assert!(!page.as_str().unwrap().contains(card), "{card} is in the other's page");
                checked += 1;
            }
        }
        if checked == 8 && round > 12 {
            break;
        }
        let before = steps(own).await;
        own.click(".choice").await;
        own.until(&format!(
            "document.querySelector('[name=steps]')?.value !== {before} || !document.querySelector('.choice')"
        ))
        .await;
    }
    assert_eq!(checked, 8, "both hands were looked for");
    for tab in [&anna, &berta] {
        tab.picture("belaad-two-desktop").await;
        assert_eq!(tab.faults(), Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_screen_is_handed_over_behind_a_curtain() {
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
        choose(&tab, ".choice").await;
    }
    assert!(lifted.len() > 2 && lifted[0] != lifted[1], "the screen went round: {lifted:?}");
    // A reload in the middle shows nobody's secrets to the wrong person.
    tab.reload().await;
    tab.until("document.querySelector('.curtain, .choice')").await;
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
    let server = Server::with_pace(400);
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "simurgh", &["me", "bot-random"]).await;
    tab.until("document.querySelector('.choice')").await;
    let before = steps(&tab).await;
    tab.click("#player-0 summary").await;
    // A warning comes first.
    tab.click("details.sure:has(form[data-verb=leave]) > summary").await;
    tab.click("form[data-verb=leave] button").await;
    tab.until("document.querySelector('form[data-verb=take-back]')").await;
    // The bots play on, and the button moves with what they gain.
    tab.value("document.querySelector('form[data-verb=take-back] button').click()").await;
    tab.until("document.querySelector('#log').textContent.includes('is back')").await;
    choose(&tab, ".choice").await;
    moved_on(&tab, &before).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Undo by consent, chat, a watcher, a rematch, and a seat that moves to another device.
#[tokio::test(flavor = "multi_thread")]
async fn two_friends_and_a_watcher_around_a_game() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Phone).await);
    new_table(&anna, &server, "connect-four", &["me", "open"]).await;
    join(&anna, &berta, "Berta").await;
    choose(&anna, "#choice-3").await;
    choose(&berta, "#choice-2").await;

    // Berta has decided since, so Anna has to ask.
    anna.until(ASKED).await;
    anna.click("form[data-verb=undo] button").await;
    berta.until("document.querySelector('form[data-verb=answer-undo]')").await;
    berta.picture("undo-asked-phone").await;
    berta.click("form[data-verb=answer-undo] .primary").await;
    anna.until("document.querySelector('[name=steps]')?.value === '0'").await;
    choose(&anna, "#choice-4").await;

    // A line of chat reaches the other person, whose tab shows that.
    anna.click("[data-tab-of=chat]").await;
    anna.type_into(".chat [name=words]", "Good luck!").await;
    anna.press("Enter").await;
    berta.until("document.querySelector('[data-tab-of=chat] .count')?.textContent === '1'").await;
    berta.click("[data-tab-of=chat]").await;
    berta.until("document.querySelector('#talk').textContent.includes('Good luck!')").await;
    assert!(!berta.is("document.querySelector('[data-tab-of=chat] .count')").await);
    berta.picture("chat-phone").await;
    berta.click(".tabs [data-tab-of=board]").await;

    // Somebody who has only the address can watch, and nothing else.
    let watcher = chromium.tab(Screen::Desktop).await;
    watcher.open(&anna.address().await).await;
    watcher.until("document.querySelectorAll('.c4-piece').length === 1").await;
    assert!(!watcher.is("document.querySelector('.choice, [data-verb=sit]')").await);

    // Berta goes on with another device, and the old one only watches.
    berta.click(".tabs [data-tab-of=players]").await;
    berta.click("#player-1 summary").await;
    berta.click("#player-1 form[action$='/device'] button").await;
    berta.until("document.querySelector('#seat-link')").await;
    let link = berta.value("document.querySelector('#seat-link').value").await;
    let tablet = chromium.tab(Screen::Tablet).await;
    tablet.open(link.as_str().unwrap()).await;
    tablet.picture("recover-tablet").await;
    tablet.click("main .primary").await;
    tablet.until(ASKED).await;
    berta.open(&anna.address().await).await;
    assert!(!berta.is("document.querySelector('.choice')").await, "the seat has moved");

    // To the end, and once more.
    for _ in 0..3 {
        choose(&tablet, "#choice-0").await;
        choose(&anna, "#choice-4").await;
    }
    for tab in [&anna, &tablet, &watcher] {
        tab.until(OVER).await;
    }
    anna.click("form[data-verb=rematch] button").await;
    anna.until("document.querySelector('.felt') && !document.querySelector('section.final')").await;
    tablet.until("document.querySelector('.prompt-tools a[href^=\"/table/\"]')").await;
    tablet.click(".prompt-tools a[href^='/table/']").await;
    tablet
        .until("document.querySelector('.felt') && !document.querySelector('section.final')")
        .await;
    tablet.click("[data-tab-of=players]").await;
    tablet.click("form[data-verb=sit] button").await;
    anna.until("document.querySelector('.prompt') && document.querySelector('.c4')").await;
    for tab in [&anna, &berta, &tablet, &watcher] {
        assert_eq!(tab.faults(), Vec::<String>::new());
    }
}

/// A seat that was given up can be taken by anybody with the link.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_given_up_is_taken_over() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Desktop).await);
    let clara = chromium.tab(Screen::Phone).await;
    new_table(&anna, &server, "connect-four", &["me", "open"]).await;
    let invite = anna.value("document.querySelector('#invite').value").await;
    join(&anna, &berta, "Berta").await;
    choose(&anna, "#choice-3").await;
    berta.until(ASKED).await;
    berta.click("#player-1 summary").await;
    berta.click("details.sure:has(form[data-verb=release]) > summary").await;
    berta.click("form[data-verb=release] button").await;
    anna.until(ASKED).await;
    clara.open(invite.as_str().unwrap()).await;
    clara.type_into("#name", "Clara").await;
    clara.picture("join-phone").await;
    clara.click("button[name=seat]").await;
    clara.until("document.querySelector('.felt')").await;
    anna.until("document.querySelector('#player-1').textContent.includes('Clara')").await;
    choose(&anna, "#choice-3").await;
    choose(&clara, "#choice-5").await;
    play_to_the_end_together(&anna, &clara).await;
    for tab in [&anna, &clara] {
        assert_eq!(tab.faults(), Vec::<String>::new());
    }
}

async fn play_to_the_end_together(anna: &Tab, clara: &Tab) {
    let (one, two) = tokio::join!(play_to_the_end(anna), play_to_the_end(clara));
    assert!(one.abs_diff(two) <= 1, "they took turns: {one} and {two}");
}
