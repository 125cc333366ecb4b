//! An explanation lies over nothing that can be used next: in every game, on phones above all, whatever is
//! explained. The short form goes through one crowded position of each game, on one of the phones by turns and on
//! a laptop; `SOFRA_CONTRACT=whole` through all of them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::play::{ASKED, sit_down};
use crate::contract::{Extent, Moment, Source, set_language, show_face, steps};
use crate::server::Server;
use crate::tab::{Chromium, Pointer, Screen, Tab, Window};

const PHONES: [Window; 3] = [
    Window { width: 390, height: 780, pointer: Pointer::Finger, zoom: 1 },
    Window { width: 360, height: 640, pointer: Pointer::Finger, zoom: 1 },
    Window { width: 780, height: 360, pointer: Pointer::Finger, zoom: 1 },
];
const LAPTOP: Window = Window { width: 1366, height: 650, pointer: Pointer::Mouse, zoom: 1 };

/// What a phone shows at a time. A laptop shows everything at once.
const FACES: [&str; 4] = ["board", "hand", "players", "choices"];

async fn nothing_is_covered(game: &str, turn: usize, source: Source) {
    let extent = Extent::wished();
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    set_language(&tab, "de").await;
    let (journal, moments) = steps(&source, game);
    let replay = server.at(&format!("/replay/{}", server.import(&journal)));
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (moment, step) in moments {
        if extent == Extent::Short && matches!(moment, Moment::Rarely(_)) {
            continue;
        }
        tab.open(&replay).await;
        tab.post(&replay, &format!("{{ do: 'fork', step: '{step}', level: 'random' }}")).await;
        tab.until(
            "document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')",
        )
        .await;
        let windows = match extent {
            Extent::Whole => [&PHONES[..], &[LAPTOP]].concat(),
            Extent::Short => vec![PHONES[turn % PHONES.len()], LAPTOP],
        };
        for window in windows {
            tab.resize_to(window).await;
            let mut opened = 0;
            for face in FACES {
                if !show_face(&tab, face).await {
                    continue;
                }
                let (count, found) = open_all(&tab).await;
                opened += count;
                let place = format!("{moment:?} {window} {face}");
                if !found.is_empty() {
                    tab.picture(&format!("explanations-{game}-{}", place.replace(' ', "-"))).await;
                }
                for fault in found {
                    faults.entry(fault).or_default().push(place.clone());
                }
            }
            assert!(opened > 15, "{moment:?} {window}: {opened} explanations");
        }
    }
    let told: Vec<String> =
        faults.iter().map(|(fault, at)| format!("{fault}\n    at {}", at.join(", "))).collect();
    assert!(told.is_empty(), "{} faults\n{}", told.len(), told.join("\n"));
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// How many explanations were opened here, and what was wrong with them.
async fn open_all(tab: &Tab) -> (u64, Vec<String>) {
    tab.at_rest().await;
    tab.until("document.querySelector('#bundles[data-asked]')").await;
    let told = tab.measure(include_str!("explanations.js")).await;
    let faults: Vec<Value> = told["faults"].as_array().unwrap().clone();
    let faults = faults.iter().map(|fault| fault.as_str().unwrap().to_owned()).collect();
    (told["opened"].as_u64().unwrap(), faults)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_explanation_of_simurgh_covers_what_can_be_used() {
    let moments = &[Moment::Share(95), Moment::Rarely("prompt-choose-objective")];
    let options = &["mode=dragonlord"];
    let source = Source { name: "five", seats: 5, options, number: 3, moments };
    nothing_is_covered("simurgh", 0, source).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_explanation_of_clash_of_rage_covers_what_can_be_used() {
    let moments = &[Moment::Share(90), Moment::Rarely("prompt-assault")];
    let source = Source { name: "four", seats: 4, options: &[], number: 1, moments };
    nothing_is_covered("clash-of-rage", 1, source).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_explanation_of_belaad_covers_what_can_be_used() {
    let moments = &[Moment::Share(90), Moment::Rarely("prompt-battle")];
    let source = Source { name: "five", seats: 5, options: &[], number: 1, moments };
    nothing_is_covered("belaad", 2, source).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_explanation_of_dwar7s_fall_covers_what_can_be_used() {
    let moments = &[Moment::Share(0), Moment::Rarely("prompt-card-cell")];
    let options = &["troll=on", "empires=on"];
    let source = Source { name: "five", seats: 5, options, number: 1, moments };
    nothing_is_covered("dwar7s-fall", 0, source).await;
}

/// A full hand leaves no free place on a phone: the explanation gets a strip, the card under the finger stays where it
/// is, and lifting the finger chooses nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_moves_nothing_and_chooses_nothing() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, "dwar7s-fall", 2, "").await;
    tab.until(ASKED).await;
    let place = "(box => [Math.round(box.left), Math.round(box.top)])(document.querySelector('.df-card.open').getBoundingClientRect())";
    let asked = "document.querySelector('#choices [name=steps]').value";
    for window in PHONES {
        tab.resize_to(window).await;
        show_face(&tab, "hand").await;
        tab.at_rest().await;
        let (before, steps) = (tab.value(place).await, tab.value(asked).await);
        tab.hold(".df-card.open").await;
        tab.until("document.querySelector('#card:popover-open') && document.querySelector('[data-strip]')").await;
        tab.picture(&format!("explanation-strip-{window}")).await;
        assert_eq!(tab.value(place).await, before, "{window}");
        tab.let_go().await;
        assert!(tab.is("document.querySelector('#card:popover-open')").await, "{window}");
        assert_eq!(tab.value(place).await, before, "{window}");
        assert_eq!(tab.value(asked).await, steps, "{window}: nothing was chosen");
        tab.tap("#ask").await;
        tab.until("!document.querySelector('#card:popover-open, [data-strip]')").await;
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
}
