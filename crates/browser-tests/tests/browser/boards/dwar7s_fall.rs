//! Dwar7s Fall, played on its board alone.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

/// The page asks its own player, and no gesture is still answering by itself.
const ASKED: &str = "document.querySelector('.felt:not([data-gesture]) .prompt.mine .ask') && document.querySelector('.choice')";
const OVER: &str = "document.querySelector('section.final')";

/// How long a game may take here.
const EVENING: Duration = Duration::from_secs(900);

/// What can be used on the board and before the player, and is really there to be hit.
const THINGS: &str = "[...document.querySelectorAll('.board [data-act], .own [data-act]')].filter(e => \
    e.getClientRects().length && getComputedStyle(e).pointerEvents !== 'none')";

/// Words that stick out of the box they stand in.
const OVERFLOW: &str = "(() => { const out = []; \
    for (const root of document.querySelectorAll('.df-table, .df-own, .df-panel-lines')) \
    for (const e of root.querySelectorAll('*')) { \
      if (e.closest('svg') || !e.getClientRects().length) continue; \
      for (const node of e.childNodes) { if (node.nodeType !== 3 || !node.data.trim()) continue; \
        const range = document.createRange(); range.selectNodeContents(node); \
        const box = e.closest('button, li, h2, .df-mood-card, .df-in-play, .df-turn') ?? root; \
        const a = range.getBoundingClientRect(), b = box.getBoundingClientRect(); \
        if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 2 || a.bottom > b.bottom + 2) \
          out.push(`${node.data} in ${box.className}`); } } \
    return [...new Set(out)].join('; '); })()";

/// What would have to be scrolled to be seen.
const SCROLLED: &str = "[document.scrollingElement, ...document.querySelectorAll('.board, .own, .df-table, .players')]\
    .filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)\
    .map(e => `${e.className} ${e.scrollHeight} > ${e.clientHeight}`).join('; ')";

/// Words smaller than a player can read, outside of drawings.
const TINY: &str = "[...document.querySelectorAll('.df-table *, .df-own *, .df-panel-lines *')]\
    .filter(e => !e.closest('svg') && e.getClientRects().length && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))\
    .filter(e => parseFloat(getComputedStyle(e).fontSize) < 14).map(e => `${e.className} ${e.textContent}`).join('; ')";

async fn sit_down(tab: &Tab, server: &Server, seats: usize, language: &str, options: &str) {
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", &format!("{{ language: '{language}', motion: 'off' }}")).await;
    let bots: String = (1..seats).map(|seat| format!("'seat-{seat}': 'bot-random', ")).collect();
    let fields = format!(
        "{{ name: 'Anna', seats: '{seats}', 'seat-0': 'me', 'option-mat': 'on', {bots} {options} }}"
    );
    tab.post("/new/dwar7s-fall", &fields).await;
    tab.until("document.querySelector('.felt .choice')").await;
}

/// How the player touches things.
#[derive(Clone, Copy, PartialEq)]
enum Hand {
    Mouse,
    Finger,
}

/// Uses a thing of the board whose kind of choice was seldom made; false when the game is over.
async fn choose(tab: &Tab, hand: Hand, taken: &mut BTreeMap<String, usize>) -> bool {
    tab.until(&format!("({ASKED}) || ({OVER})")).await;
    if tab.is(OVER).await {
        return false;
    }
    let count: usize = taken.values().sum();
    // What a bot advises now and then gets somewhere: to shops, taverns and goals.
    if hand == Hand::Mouse && !count.is_multiple_of(3) {
        tab.click("form[data-verb=hint] button").await;
        tab.until("document.querySelector('.hinted')").await;
    }
    let told = tab
        .value(&format!(
            "(() => {{ const taken = {}; const things = {THINGS}; if (!things.length) return ['', '']; \
             const of = (e) => document.getElementById('choice-' + e.dataset.act); \
             const word = (e) => of(e).closest('fieldset').querySelector('legend').textContent + (e.dataset.then ? ' at once' : ''); \
             const times = (e) => (taken[word(e)] ?? 0) + (of(e).textContent.includes('End') ? 2 * {count} / 5 : 0); \
             const least = Math.min(...things.map(times)); \
             const advised = things.filter(e => e.classList.contains('hinted')); \
             const rare = advised.length ? advised : things.filter(e => times(e) === least); const one = rare[{count} * 7 % rare.length]; \
             for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next; \
             one.dataset.next = 'yes'; return [word(one), document.querySelector('[name=steps]').value]; }})()",
            serde_json::to_string(taken).unwrap()
        ))
        .await;
    let words: Vec<String> = serde_json::from_value(told).unwrap();
    assert!(!words[0].is_empty(), "nothing can be used: {}", tab.text("#ask").await);
    // A card that explains what the mouse rests on is put away first.
    if tab.is("document.querySelector('#card:popover-open')").await {
        tab.press("Escape").await;
    }
    let hit = tab.is("document.querySelector('[data-next=yes] > .hit')").await;
    let thing = if hit { "[data-next=yes] > .hit" } else { "[data-next=yes]" };
    let went_on = format!(
        "({OVER}) || document.querySelector('[name=steps]')?.value !== '{}' || !document.querySelector('[data-next=yes]')",
        words[1]
    );
    match hand {
        Hand::Mouse => tab.click(thing).await,
        Hand::Finger => tab.tap_until(thing, &went_on).await,
    }
    *taken.entry(words[0].clone()).or_default() += 1;
    tab.until(&went_on).await;
    true
}

/// Plays on the board; every so often the page is looked at.
async fn play(tab: &Tab, hand: Hand, at_most: usize) -> BTreeMap<String, usize> {
    let begun = Instant::now();
    let mut taken = BTreeMap::new();
    let mut uses = 0;
    while uses < at_most && choose(tab, hand, &mut taken).await {
        uses += 1;
        assert!(begun.elapsed() < EVENING, "still playing after {uses} choices");
        if uses % 9 == 0 {
            tab.until(&format!("({ASKED}) || ({OVER})")).await;
            if tab.is(OVER).await {
                break;
            }
            look_over(tab, hand, uses).await;
        }
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
    taken
}

async fn look_over(tab: &Tab, hand: Hand, uses: usize) {
    let (out, tiny) = (tab.measure(OVERFLOW).await, tab.measure(TINY).await);
    let scrolled = tab.measure(SCROLLED).await;
    if out != "" || tiny != "" || (hand == Hand::Mouse && scrolled != "") {
        tab.picture("dwar7s-fall-overflow").await;
    }
    assert_eq!(out, "", "sticks out after {uses} choices");
    assert_eq!(tiny, "", "is too small after {uses} choices");
    match hand {
        Hand::Mouse => assert_eq!(scrolled, "", "after {uses} choices"),
        Hand::Finger => {
            tab.no_sideways_scrolling().await;
            let small = tab
                .value(&format!(
                    "{THINGS}.map(e => [e, (e.querySelector(':scope > .hit') ?? e).getBoundingClientRect()])\
                     .filter(([, b]) => Math.min(b.width, b.height) < 39.5)\
                     .map(([e, b]) => `${{e.getAttribute('class')}} ${{b.width}} × ${{b.height}}`).join('; ')"
                ))
                .await;
            assert_eq!(small, "", "after {uses} choices");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_with_everything_fit_on_one_screen() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let options =
        "'option-troll': 'on', 'option-empires': 'on', 'option-decrees': 'battle_memorial'";
    sit_down(&tab, &server, 2, "en", options).await;
    let taken = play(&tab, Hand::Mouse, 160).await;
    tab.picture("dwar7s-fall-late").await;
    assert!(taken.len() > 4, "{taken:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_fit_on_one_screen_in_german() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 4, "de", "'option-troll': 'on', 'option-scenario': 'siege'").await;
    let taken = play(&tab, Hand::Mouse, 120).await;
    assert!(taken.len() > 4, "{taken:?}");
    tab.picture("dwar7s-fall-four").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_fingers_on_a_phone() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, 3, "de", "'option-round_limit': '6'").await;
    play(&tab, Hand::Finger, usize::MAX).await;
    assert!(tab.is(OVER).await, "the game came to its end");
    tab.no_sideways_scrolling().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_a_tenth_wider_fit() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 3, "de", "'option-troll': 'on'").await;
    tab.widen_letters().await;
    play(&tab, Hand::Mouse, 63).await;
}

/// A card is picked up, turned by R, and laid: two clicks and a key for four answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_turned_by_a_key_and_laid_by_one_click() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 2, "en", "").await;
    tab.until(ASKED).await;
    tab.click(".df-card.open").await;
    tab.until("document.querySelector('.df-spot')").await;
    tab.hover(".df-spot > .hit").await;
    tab.picture("dwar7s-fall-spots").await;
    for turn in ["0", "1", "2"] {
        tab.press("r").await;
        tab.until(&format!("document.querySelector('.df-map').dataset.turn === '{turn}'")).await;
    }
    tab.click(".df-spot > .hit").await;
    tab.until("!document.querySelector('.df-spot') && !document.querySelector('.df-pick')").await;
    tab.until("document.querySelectorAll('.df-hand .df-card').length === 8").await;
    // The wall of a castle, upside down, lies in the south.
    tab.until("[...document.querySelectorAll('.df-cell .df-wall')].some(e => e.getAttribute('d').startsWith('M1 88'))").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// While the rotation is asked for, what would become of the kingdom is shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_kingdom_is_shown_before_the_card_is_laid() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 2, "en", "").await;
    tab.until(ASKED).await;
    tab.click(".df-card.open").await;
    tab.click(".df-spot > .hit").await;
    tab.until("document.querySelectorAll('.df-pick').length === 4").await;
    tab.picture("dwar7s-fall-turning").await;
    let shown = "[...document.querySelectorAll('.df-would')].filter(e => getComputedStyle(e).display !== 'none').map(e => e.dataset.would).join()";
    tab.until(&format!("{shown}.length === 1")).await;
    tab.until("document.querySelector('.df-would .df-resulting .df-banner text')").await;
    let first: u8 = tab.value(shown).await.as_str().unwrap().parse().unwrap();
    tab.press("r").await;
    let second = (first + 1) % 4;
    tab.until(&format!("{shown} === '{second}'")).await;
    tab.click(&format!("[data-would='{second}'] .df-held")).await;
    tab.until(&format!("{shown} === '{}'", (first + 2) % 4)).await;
    tab.press("Enter").await;
    tab.until("document.querySelectorAll('.df-hand .df-card').length === 8").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_under_the_mouse() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, 2, "en", "'option-troll': 'on'").await;
    for (thing, word) in [
        (".df-goal", "points"),
        (".df-mood-card", "troll"),
        (".df-cell[aria-label*=Lake] > .hit", "toll"),
        (".df-card", "meeples"),
        (".df-secret-card", "Only you see it"),
        (".df-panel-lines .df-total", "points now"),
        (".df-gem", "pile"),
    ] {
        tab.hover(thing).await;
        let open =
            format!("document.querySelector('#card:popover-open')?.textContent.includes('{word}')");
        tab.until(&open).await;
        tab.press("Escape").await;
    }
}
