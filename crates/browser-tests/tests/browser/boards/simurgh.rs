//! Simurgh, played on its board alone.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::server::Server;
use crate::sitting::{ASKED, OVER};
use crate::tab::{Chromium, Screen, Tab};

/// How long a whole game may take here.
const EVENING: Duration = Duration::from_secs(900);

/// Words and symbols that stick out of the thing they stand on.
const OVERFLOW: &str = "(() => { const out = []; \
    const boxes = '.sim-tile, .sim-place, .sim-pedestal, .sim-empty, .sim-ability, .sim-dragon-head, .sim-leaf, .sim-spread, .sim-chronicle, .sim-choice, .sim-price, .player, .sim-own'; \
    const check = (a, box, what) => { const b = box.getBoundingClientRect(); \
      if (a.width && (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 2 || a.bottom > b.bottom + 2)) out.push(what + ' in ' + box.className); }; \
    for (const root of document.querySelectorAll('.sim, .sim-own, .player-things')) for (const e of root.querySelectorAll('*')) { \
      if (!e.getClientRects().length || e.closest('.unseen, .sim-land, .sim-streets, .sim-tower')) continue; \
      const box = e.closest(boxes); if (!box || box === e) continue; \
      if (e.matches('svg.icon, svg.sim-jewel')) check(e.getBoundingClientRect(), box, e.innerHTML.replace(/.*#/, '').slice(0, 20)); \
      else if (!e.closest('svg')) for (const node of e.childNodes) { if (node.nodeType !== 3 || !node.data.trim()) continue; \
        const range = document.createRange(); range.selectNodeContents(node); check(range.getBoundingClientRect(), box, node.data); } } \
    for (const row of document.querySelectorAll('.sim-wilds .sim-space')) { \
      const [a, b] = ['.sim-effect', '.sim-at'].map(s => row.querySelector(':scope > ' + s).getBoundingClientRect()); \
      const last = [...row.querySelectorAll('.sim-effect .icon')].at(-1)?.getBoundingClientRect(); \
      if (last && last.right > b.left + 2) out.push('an effect runs into the figures of ' + row.textContent); } \
    return [...new Set(out)].join('; '); })()";

/// What would have to be scrolled to be seen.
const SCROLLED: &str = "[document.scrollingElement, ...document.querySelectorAll('.board, .own, .sim, .players')]\
    .filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)\
    .map(e => e.className + ' ' + e.scrollHeight + '>' + e.clientHeight).join('; ')";

/// What can be touched on the board and before the player, and is too small for a finger.
const SMALL: &str = "[...document.querySelectorAll('.board [data-act], .own [data-act]')]\
    .map(e => [e, e.getBoundingClientRect()]).filter(([, b]) => Math.min(b.width, b.height) < 39.5)\
    .map(([e, b]) => e.getAttribute('class') + ' ' + b.width + '×' + b.height).join('; ')";

/// How the player touches things.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    Mouse,
    Finger,
}

/// Who sits there, and how they play.
struct Evening {
    seats: u8,
    language: &'static str,
    mode: &'static str,
    theme: &'static str,
}

async fn sit_down(tab: &Tab, server: &Server, evening: &Evening) {
    let Evening { seats, language, mode, theme } = evening;
    tab.open(&server.at("/settings")).await;
    tab.post(
        "/settings",
        &format!("{{ language: '{language}', theme: '{theme}', motion: 'off' }}"),
    )
    .await;
    let bots: String = (1..5).map(|seat| format!("'seat-{seat}': 'bot-random', ")).collect();
    let fields = format!(
        "{{ name: 'Anna', seats: '{seats}', 'seat-0': 'me', {bots} 'option-mode': '{mode}' }}"
    );
    tab.post("/new/simurgh", &fields).await;
    tab.until("document.querySelector('.felt .choice')").await;
}

/// Makes a choice on the board, of a kind that was seldom made. False when the game is over.
async fn choose(tab: &Tab, hand: Hand, made: &mut BTreeMap<String, usize>) -> bool {
    tab.until(&format!("({ASKED}) || ({OVER})")).await;
    if tab.is(OVER).await {
        return false;
    }
    let count: usize = made.values().sum();
    let told = tab
        .value(&format!(
            "(() => {{ const made = {}; \
             const things = [...document.querySelectorAll('.board [data-act], .own [data-act]')]; \
             const of = (e) => document.getElementById('choice-' + e.dataset.act); \
             const kind = (e) => of(e).closest('fieldset').querySelector('legend').textContent; \
             if (!things.length) return ['', '']; \
             const times = (e) => made[kind(e)] ?? 0; const least = Math.min(...things.map(times)); \
             const rare = things.filter(e => times(e) === least); const one = rare[{count} * 7 % rare.length]; \
             one.dataset.next = 'yes'; return [kind(one), document.querySelector('[name=steps]').value]; }})()",
            serde_json::to_string(made).unwrap()
        ))
        .await;
    let [kind, steps]: [String; 2] = serde_json::from_value(told).unwrap();
    assert!(!kind.is_empty(), "nothing on the board answers: {}", tab.text("#ask").await);
    let went_on = format!(
        "({OVER}) || document.querySelector('[name=steps]')?.value !== '{steps}' || document.querySelector('.choice.held')"
    );
    match hand {
        Hand::Mouse => tab.click("[data-next=yes]").await,
        Hand::Finger => tab.tap_until("[data-next=yes]", &went_on).await,
    }
    *made.entry(kind).or_default() += 1;
    tab.until(&went_on).await;
    true
}

/// A whole game on the board; every so often the page is looked over.
async fn play(tab: &Tab, hand: Hand, at_most: usize, name: &str) -> BTreeMap<String, usize> {
    let begun = Instant::now();
    let mut made = BTreeMap::new();
    let mut clicks = 0;
    while clicks < at_most && choose(tab, hand, &mut made).await {
        clicks += 1;
        assert!(begun.elapsed() < EVENING, "still playing after {clicks} clicks");
        if clicks % 4 == 0 {
            tab.until(&format!("({ASKED}) || ({OVER})")).await;
            if !tab.is(OVER).await {
                look_over(tab, hand, &format!("{name}-{clicks}")).await;
            }
        }
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
    made
}

async fn look_over(tab: &Tab, hand: Hand, name: &str) {
    let fault = match hand {
        Hand::Mouse => SCROLLED,
        Hand::Finger => SMALL,
    };
    let (stuck_out, fault) = (tab.measure(OVERFLOW).await, tab.measure(fault).await);
    if stuck_out != "" || fault != "" {
        tab.picture(&format!("simurgh-fault-{name}")).await;
    }
    assert_eq!(stuck_out, "", "{name}");
    assert_eq!(fault, "", "{name}");
    tab.no_sideways_scrolling().await;
}

async fn evening(evening: Evening, screen: Screen, at_most: usize) -> BTreeMap<String, usize> {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(screen).await;
    sit_down(&tab, &server, &evening).await;
    let hand = if screen == Screen::Phone { Hand::Finger } else { Hand::Mouse };
    let name = format!("{}-{}-{}", screen.word(), evening.language, evening.seats);
    let made = play(&tab, hand, at_most, &name).await;
    assert!(at_most < usize::MAX || tab.is(OVER).await, "the game came to its end");
    made
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_mouse() {
    let table = Evening { seats: 3, language: "en", mode: "dragonlord", theme: "light" };
    evening(table, Screen::Desktop, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_players_fit_on_one_screen_in_german() {
    let table = Evening { seats: 5, language: "de", mode: "spearman", theme: "dark" };
    let made = evening(table, Screen::Desktop, 70).await;
    assert!(made.len() > 6, "{made:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_touch_on_a_phone() {
    let table = Evening { seats: 2, language: "de", mode: "spearman", theme: "light" };
    evening(table, Screen::Phone, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_a_tenth_wider_fit() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let table = Evening { seats: 4, language: "de", mode: "dragonlord", theme: "light" };
    sit_down(&tab, &server, &table).await;
    tab.widen_letters().await;
    play(&tab, Hand::Mouse, 48, "wide").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thing_tells_what_it_is_and_why_it_cannot_be_used() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let table = Evening { seats: 2, language: "en", mode: "spearman", theme: "light" };
    sit_down(&tab, &server, &table).await;
    // After a choice the connection is there that cards come by.
    choose(&tab, Hand::Mouse, &mut BTreeMap::new()).await;
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
