//! Belaad on its table: every kind of choice by a click where the thing is, on a desk and a phone.

use std::collections::BTreeSet;

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

const ASKED: &str =
    "document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')";
const OVER: &str = "document.querySelector('.final')";

/// What a person sits down to.
struct Seat {
    players: u8,
    own: u8,
    language: &'static str,
    screen: Screen,
}

async fn sit_down(tab: &Tab, server: &Server, seat: &Seat) {
    tab.open(&server.at("/settings")).await;
    tab.click(&format!("[name=language][value={}]", seat.language)).await;
    tab.click("[name=motion][value=off]").await;
    tab.click("form[action='/settings'].panel button").await;
    tab.until(&format!("document.documentElement.lang === '{}'", seat.language)).await;
    let mut fields = format!("name: 'Anna', seats: '{}'", seat.players);
    for each in 0..seat.players {
        let who = if each == seat.own { "me" } else { "bot-random" };
        fields += &format!(", 'seat-{each}': '{who}'");
    }
    tab.post("/new/belaad", &format!("{{ {fields} }}")).await;
    tab.until("document.querySelector('.felt .bel')").await;
}

/// Marks one thing on the table to be used next: of a kind that was not used yet if there is one,
/// else a scholar, so that the game comes to its end.
/// Answers with its kind and what is offered but not on the table.
fn choose(number: usize, used: &BTreeSet<String>) -> String {
    let used: Vec<&String> = used.iter().collect();
    format!(
        "(() => {{ const used = {used:?}; \
         const kind = id => document.getElementById('choice-' + id)?.closest('fieldset').querySelector('legend').textContent; \
         const things = [...document.querySelectorAll('.board [data-act], .own [data-act]')]; \
         const fresh = things.filter(each => !used.includes(kind(each.dataset.act))); \
         const taking = things.filter(each => each.matches('.bel-scholar')); \
         const all = fresh.length ? fresh : taking.length ? taking : things; \
         const one = all[{number} * 7 % all.length]; one.dataset.next = 'yes'; \
         const offered = [...document.querySelectorAll('.choice')].map(each => each.dataset.act); \
         return {{ kind: kind(one.dataset.act), steps: document.querySelector('[name=steps]').value, \
           missing: offered.filter(id => !things.some(each => each.dataset.act === id)) }}; }})()"
    )
}

/// Texts that don't fit where they stand.
const OVERFLOWING: &str = "(() => { const bad = []; \
    const shown = e => e.checkVisibility() && !e.closest('.unseen, .flash, svg') && e.offsetWidth > 1; \
    for (const e of document.querySelectorAll('.bel *, .bel-own *, .bel-panel *')) { \
      if (!shown(e) || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue; \
      const inside = e.getBoundingClientRect(); \
      const box = e.closest('.bel-character, .bel-scholar, .bel-deck, .bel-bag, .bel-corner, .bel-label, .bel-mine, .bel-fighter, .bel-button, .bel-hashash-card, .bel-strip, .bel-panel')?.getBoundingClientRect(); \
      if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) bad.push(`${e.className}: ${e.textContent}`); \
      else if (box && (inside.left < box.left - 1 || inside.right > box.right + 1 || inside.top < box.top - 1 || inside.bottom > box.bottom + 1)) bad.push(`${e.className} outside: ${e.textContent}`); \
    } return bad.slice(0, 5); })()";

const SMALL_TARGETS: &str = "[...document.querySelectorAll('.board [data-act], .own [data-act]')].filter(e => { \
    const b = e.getBoundingClientRect(); return e.checkVisibility() && (b.width < 39.5 || b.height < 39.5); }) \
    .map(e => { const b = e.getBoundingClientRect(); return `${e.className} ${b.width}x${b.height}`; }).slice(0, 5)";

async fn fits(tab: &Tab, screen: Screen) {
    let nothing = serde_json::json!([]);
    assert_eq!(tab.measure(OVERFLOWING).await, nothing, "texts fit their boxes");
    tab.no_sideways_scrolling().await;
    match screen {
        Screen::Desktop => {
            let scrolls = tab
                .measure(
                    "(() => { const all = { page: document.documentElement, board: document.querySelector('.board') }; \
                     return Object.entries(all).filter(([, e]) => e.scrollHeight > e.clientHeight + 1) \
                     .map(([name, e]) => `${name} ${e.scrollHeight} > ${e.clientHeight}`); })()",
                )
                .await;
            if scrolls != nothing {
                tab.picture("belaad-overflow").await;
            }
            assert_eq!(scrolls, nothing, "everything is on one screen");
        }
        Screen::Tablet | Screen::Phone => {
            assert_eq!(tab.measure(SMALL_TARGETS).await, nothing, "fingers find their targets");
        }
    }
}

/// Plays on the table, at most so many choices and at most to the end; every kind of choice that
/// comes up is made at least once.
async fn play_on(tab: &Tab, screen: Screen, at_most: usize) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for clicks in 0..at_most {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if tab.is(OVER).await {
            break;
        }
        if clicks % 3 == 0 {
            fits(tab, screen).await;
        }
        let choice = tab.value(&choose(clicks, &used)).await;
        assert_eq!(choice["missing"], serde_json::json!([]), "every choice is on the table");
        used.insert(choice["kind"].as_str().unwrap().to_owned());
        let steps = &choice["steps"];
        let went_on = format!(
            "({OVER}) || Number(document.querySelector('[name=steps]')?.value ?? {steps}) > Number({steps})"
        );
        match screen {
            Screen::Desktop => {
                // The card of whatever the mouse rests on may lie over the thing.
                tab.press("Escape").await;
                tab.click("[data-next=yes]").await;
            }
            Screen::Tablet | Screen::Phone => tab.tap_until("[data-next=yes]", &went_on).await,
        }
        tab.until(&went_on).await;
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
    used
}

/// A whole game.
async fn play(seat: Seat) -> BTreeSet<String> {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(seat.screen).await;
    sit_down(&tab, &server, &seat).await;
    let used = play_on(&tab, seat.screen, usize::MAX).await;
    assert!(tab.is(OVER).await, "the game came to its end");
    tab.no_sideways_scrolling().await;
    tab.picture(&format!("belaad-over-{}-{}", seat.own, seat.screen.word())).await;
    used
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_a_tenth_wider_fit() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let seat = Seat { players: 3, own: 2, language: "de", screen: Screen::Desktop };
    sit_down(&tab, &server, &seat).await;
    tab.widen_letters().await;
    play_on(&tab, seat.screen, 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_kingdom_plays_on_the_table() {
    let seat = Seat { players: 4, own: 0, language: "en", screen: Screen::Desktop };
    let used = play(seat).await;
    for kind in ["Play a card", "Primary action", "Secondary action", "Draw a card"] {
        assert!(used.contains(kind), "{kind} in {used:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_order_plays_on_the_table_in_german() {
    let seat = Seat { players: 3, own: 2, language: "de", screen: Screen::Desktop };
    let used = play(seat).await;
    assert!(used.contains("Karte spielen"), "{used:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_people_play_by_touch_on_a_phone() {
    play(Seat { players: 2, own: 1, language: "de", screen: Screen::Phone }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thing_explains_itself_by_hover_focus_and_long_look() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let seat = Seat { players: 3, own: 0, language: "en", screen: Screen::Desktop };
    sit_down(&tab, &server, &seat).await;
    tab.until(ASKED).await;
    tab.hover("[data-about='character-Sultan']").await;
    tab.until("document.querySelector('#card:popover-open')").await;
    assert!(tab.text("#card").await.contains("Influence"), "{}", tab.text("#card").await);
    tab.press("Escape").await;
    // Who can't draw now learns why, with the rule.
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
