//! Playing on the board alone, by mouse or by finger.

use std::collections::BTreeMap;

use crate::server::Server;
use crate::sitting::OVER;
use crate::tab::{Driver, Pointer, Tab};

/// The page asks its own player, and no gesture is still in progress.
pub const ASKED: &str = "document.querySelector('.felt:not([data-gesture]) .prompt.mine .ask') && document.querySelector('.choice')";

/// Of several things that do the same, a small screen may show one: touch that one.
const SHOWN_LIKE_IT: &str = "(() => { const one = document.querySelector('[data-next=yes]'); \
    const thing = one?.closest('[data-act]'); \
    if (!thing || one.getClientRects().length) return; \
    const shown = [...thing.closest('.own, .board').querySelectorAll(`[data-act=\"${thing.dataset.act}\"]`)] \
      .map(each => each.querySelector(':scope > .hit') ?? each).find(each => each.getClientRects().length); \
    delete one.dataset.next; if (shown) shown.dataset.next = 'yes'; })()";

/// How often each kind of choice was made.
pub type Made = BTreeMap<String, usize>;

/// Sits down at a new table of random bots, in the first seat.
pub async fn sit_down<D: Driver>(
    tab: &Tab<D>,
    server: &Server,
    game: &str,
    seats: usize,
    more: &str,
) {
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", "{ language: 'en', motion: 'off', coach: 'off' }").await;
    let bots: String = (1..seats).map(|seat| format!("'seat-{seat}': 'bot-random', ")).collect();
    let fields = format!("{{ name: 'Anna', seats: '{seats}', 'seat-0': 'me', {bots} {more} }}");
    tab.post(&format!("/new/{game}"), &fields).await;
    tab.until("document.querySelector('.felt .choice')").await;
}

/// Waits while the others play, as long as they do play.
async fn wait_for_turn<D: Driver>(tab: &Tab<D>) {
    let ready = format!("({ASKED}) || ({OVER})");
    while !tab.is(&ready).await {
        let told = tab.value("document.querySelectorAll('#log li').length").await;
        tab.until(&format!("{ready} || document.querySelectorAll('#log li').length !== {told}"))
            .await;
    }
}

/// Makes a choice of a rarely made kind, at its thing on the board; false when the game is over.
pub async fn choose<D: Driver>(tab: &Tab<D>, pointer: Pointer, made: &mut Made) -> bool {
    wait_for_turn(tab).await;
    if tab.is(OVER).await {
        return false;
    }
    let count: usize = made.values().sum();
    let told = tab
        .value(&format!(
            "(() => {{ const made = {}; \
             for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next; \
             const usable = e => (e.getClientRects().length || e.closest('.own, .board').getClientRects().length === 0) \
               && getComputedStyle(e.querySelector(':scope > .hit') ?? e).pointerEvents !== 'none'; \
             const things = [...document.querySelectorAll('.board [data-act], .own [data-act]')].filter(usable); \
             const kind = e => document.getElementById('choice-' + e.dataset.act).closest('fieldset').querySelector('legend').textContent; \
             const offered = [...document.querySelectorAll('.choice')].map(e => e.dataset.act); \
             const missing = offered.filter(id => !things.some(e => e.dataset.act === id)); \
             if (!things.length) return {{ missing }}; \
             const times = e => made[kind(e)] ?? 0; const least = Math.min(...things.map(times)); \
             const rare = things.filter(e => times(e) === least); const one = rare[{count} * 7 % rare.length]; \
             (one.querySelector(':scope > .hit') ?? one).dataset.next = 'yes'; \
             const place = one.closest('.own') ? 'hand' : 'board'; \
             return {{ kind: kind(one), steps: document.querySelector('[name=steps]').value, missing, \
               tab: one.closest('.own, .board').getClientRects().length ? null : place }}; }})()",
            serde_json::to_string(made).unwrap()
        ))
        .await;
    let missing = told["missing"].as_array().unwrap();
    assert!(missing.is_empty(), "not on the board: {missing:?} of {}", tab.text("#ask").await);
    let kind = told["kind"].as_str().unwrap().to_owned();
    let went_on = format!(
        "({OVER}) || document.querySelector('[name=steps]')?.value !== {} || document.querySelector('.choice.held') \
         || !document.querySelector('[data-next=yes]')",
        told["steps"]
    );
    if let Some(place) = told["tab"].as_str() {
        tab.press_on(pointer, &format!(".tabs [data-tab-of={place}]")).await;
        tab.until(&format!("document.querySelector('.felt').dataset.tab === '{place}'")).await;
        tab.value(SHOWN_LIKE_IT).await;
    }
    if pointer == Pointer::Mouse {
        // The card of whatever the mouse rests on may lie over the thing.
        tab.press("Escape").await;
    }
    tab.press_on(pointer, "[data-next=yes]").await;
    tab.until(&went_on).await;
    *made.entry(kind).or_default() += 1;
    true
}

/// Plays to the end of the game.
pub async fn play_to_the_end(tab: &Tab, pointer: Pointer) -> Made {
    let mut made = Made::new();
    while choose(tab, pointer, &mut made).await {}
    assert_eq!(tab.faults(), Vec::<String>::new());
    made
}
