//! Clash of Rage, played on its board alone.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

const ASKED: &str =
    "document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')";
const OVER: &str = "document.querySelector('section.final')";

/// How long a whole game may take here.
const EVENING: Duration = Duration::from_secs(1800);

/// What can be clicked on the board and before the player, and is really there to be hit.
const THINGS: &str = "[...document.querySelectorAll('.board [data-act], .own [data-act]')].filter(e => \
    e.getClientRects().length && getComputedStyle(e).pointerEvents !== 'none')";

/// Words that stick out of the button, card or panel they stand in.
const OVERFLOW: &str = "(() => { const out = []; \
    const roots = document.querySelectorAll('.cor, .cor-own, .cor-panel'); \
    for (const root of roots) for (const e of root.querySelectorAll('*')) { \
      if (e.closest('svg') || !e.getClientRects().length) continue; \
      for (const node of e.childNodes) { if (node.nodeType !== 3 || !node.data.trim()) continue; \
        const range = document.createRange(); range.selectNodeContents(node); \
        const box = e.closest('button, li, article, .cor-title, .cor-pocket, .cor-combatant, .cor-panel, .cor-track, .cor-head, .cor-report-card') ?? root; \
        const a = range.getBoundingClientRect(), b = box.getBoundingClientRect(); \
        if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 2 || a.bottom > b.bottom + 2) out.push(node.data + ' in ' + box.className); } } \
    return [...new Set(out)].join('; '); })()";

/// What would have to be scrolled to be seen.
const SCROLLED: &str = "[document.scrollingElement, ...document.querySelectorAll('.board, .own, .cor, .cor-side, .cor-fight, .players')]\
    .filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)\
    .map(e => e.className + ' ' + e.scrollHeight + '>' + e.clientHeight).join('; ')";

async fn sit_down(tab: &Tab, server: &Server, seats: u8, language: &str) {
    tab.open(&server.at("/settings")).await;
    let fields = format!(
        "{{ name: 'Anna', seats: '{seats}', 'seat-0': 'me', 'seat-1': 'bot-random', 'seat-2': 'bot-random', 'seat-3': 'bot-random' }}"
    );
    tab.post("/settings", &format!("{{ language: '{language}', motion: 'off' }}")).await;
    tab.post("/new/clash-of-rage", &fields).await;
    tab.until("document.querySelector('.felt .choice')").await;
}

/// How the player touches things.
#[derive(Clone, Copy, PartialEq)]
enum Hand {
    Mouse,
    Finger,
}

/// Waits while the others play, as long as it takes them.
async fn wait_for_turn(tab: &Tab) {
    let begun = Instant::now();
    loop {
        let told = tab.value("document.querySelectorAll('#log li').length").await;
        let news = format!("document.querySelectorAll('#log li').length !== {told}");
        tab.until(&format!("({ASKED}) || ({OVER}) || {news}")).await;
        if tab.is(&format!("({ASKED}) || ({OVER})")).await {
            return;
        }
        assert!(begun.elapsed() < EVENING, "the others play on for ever");
    }
}

/// Makes the next choice on the board and says of which group it was: one that was seldom taken.
async fn choose(tab: &Tab, hand: Hand, taken: &mut BTreeMap<String, usize>) -> bool {
    wait_for_turn(tab).await;
    if tab.is(OVER).await {
        return false;
    }
    let count: usize = taken.values().sum();
    let told = tab
        .value(&format!(
            "(() => {{ const taken = {}; const things = {THINGS}; \
             const of = (e) => document.getElementById('choice-' + e.dataset.act); \
             const word = (e) => of(e).closest('fieldset').querySelector('legend').textContent; \
             const times = (e) => taken[word(e) + ': ' + of(e).textContent.trim()] ?? 0; \
             if (!things.length) return ['', '', '']; \
             const least = Math.min(...things.map(times)); \
             const rare = things.filter(e => times(e) === least); const one = rare[{count} * 7 % rare.length]; \
             one.dataset.next = 'yes'; \
             return [word(one), of(one).textContent.trim(), document.querySelector('[name=steps]').value]; }})()",
            serde_json::to_string(taken).unwrap()
        ))
        .await;
    let words: Vec<String> = serde_json::from_value(told).unwrap();
    assert!(!words[0].is_empty(), "nothing can be clicked: {}", tab.text("#ask").await);
    *taken.entry(format!("{}: {}", words[0], words[1])).or_default() += 1;
    let went_on = format!(
        "({OVER}) || document.querySelector('[name=steps]')?.value !== '{}' || document.querySelector('.choice.held') \
         || !document.querySelector('[data-next=yes]')",
        words[2]
    );
    match hand {
        Hand::Mouse => tab.click("[data-next=yes]").await,
        Hand::Finger => tab.tap_until("[data-next=yes]", &went_on).await,
    }
    tab.until(&went_on).await;
    true
}

fn groups(taken: &BTreeMap<String, usize>) -> Vec<&str> {
    let mut groups: Vec<&str> = taken.keys().filter_map(|key| key.split(": ").next()).collect();
    groups.dedup();
    groups
}

/// A game on the board until there was enough of it, or to its end; every so often the page is
/// looked at.
async fn play(
    tab: &Tab,
    hand: Hand,
    enough: impl Fn(&BTreeMap<String, usize>) -> bool,
) -> BTreeMap<String, usize> {
    let begun = Instant::now();
    let mut taken = BTreeMap::new();
    while !enough(&taken) && choose(tab, hand, &mut taken).await {
        let clicks: usize = taken.values().sum();
        assert!(begun.elapsed() < EVENING, "still playing after {clicks} clicks");
        if clicks.is_multiple_of(8) {
            wait_for_turn(tab).await;
            if tab.is(OVER).await {
                break;
            }
            look_over(tab, hand, clicks).await;
        }
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
    taken
}

async fn look_over(tab: &Tab, hand: Hand, clicks: usize) {
    let stuck_out = tab.measure(OVERFLOW).await;
    let scrolled = tab.measure(SCROLLED).await;
    if stuck_out != "" || (hand == Hand::Mouse && scrolled != "") {
        tab.picture("clash-of-rage-overflow").await;
    }
    assert_eq!(stuck_out, "", "after {clicks} clicks");
    match hand {
        Hand::Mouse => assert_eq!(scrolled, "", "after {clicks} clicks"),
        Hand::Finger => {
            tab.no_sideways_scrolling().await;
            let small = tab
                .value(&format!(
                    "{THINGS}.map(e => [e, (e.querySelector(':scope > .hit') ?? e).getBoundingClientRect()])\
                     .filter(([, b]) => Math.min(b.width, b.height) < 39.5)\
                     .map(([e, b]) => e.getAttribute('class') + ' ' + b.width + '×' + b.height).join('; ')"
                ))
                .await;
            assert_eq!(small, "", "after {clicks} clicks");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_fit_on_one_screen() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 2, "en").await;
    let taken = play(&tab, Hand::Mouse, |taken| taken.values().sum::<usize>() >= 160).await;
    tab.picture("clash-of-rage-late").await;
    assert!(groups(&taken).len() > 8, "{taken:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_fit_on_one_screen_in_german() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 4, "de").await;
    let taken = play(&tab, Hand::Mouse, |taken| taken.values().sum::<usize>() >= 120).await;
    assert!(groups(&taken).len() > 8, "{taken:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_fingers_on_a_phone() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, 3, "de").await;
    play(&tab, Hand::Finger, |_| false).await;
    assert!(tab.is(OVER).await, "the game came to its end");
    tab.no_sideways_scrolling().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_a_tenth_wider_fit() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 3, "de").await;
    tab.widen_letters().await;
    play(&tab, Hand::Mouse, |taken| taken.values().sum::<usize>() >= 64).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_under_the_mouse() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 2, "en").await;
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
