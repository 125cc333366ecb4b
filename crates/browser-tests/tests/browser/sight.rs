//! What is asked for can be seen: on a phone a board is longer than the window.

use serde_json::json;

use crate::boards::play::{ASKED, sit_down};
use crate::server::Server;
use crate::sitting::OVER;
use crate::tab::{Chromium, Screen, Tab};

/// How many decisions are made in each test: enough to be asked for things at both ends of the board.
const DECISIONS: usize = 12;

/// Whether the middle of one of the things that answer the question can be seen: nothing but its own part of
/// the table lies there. Or none of them is on the part that is open.
const ONE_IS_IN_SIGHT: &str = "(() => { \
    const things = [...document.querySelectorAll('#board [data-act], #own [data-act]')].filter(each => each.getClientRects().length); \
    return !things.length || things.some(each => { \
      const { x, y, width, height } = (each.querySelector(':scope > .hit') ?? each).getBoundingClientRect(); \
      const hit = document.elementFromPoint(x + width / 2, y + height / 2); \
      return hit !== null && hit.closest('#board, #own') === each.closest('#board, #own'); }); })()";

/// The page follows a question in the frame after it.
const NEXT_FRAME: &str =
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

/// Takes one of the choices without touching the board, and waits for the next question.
async fn decide(tab: &Tab, number: usize) {
    let before = tab.value("document.querySelector('#choices [name=steps]').value").await;
    tab.value(&format!(
        "(() => {{ const all = document.querySelectorAll('.choice'); all[{number} % all.length].click(); }})()"
    ))
    .await;
    tab.until(&format!(
        "({OVER}) || ({ASKED}) && document.querySelector('#choices [name=steps]').value !== {before}"
    ))
    .await;
}

/// Opens the board and scrolls it away from where the person looked, to its end or to its beginning.
async fn scroll_away(tab: &Tab, number: usize) {
    tab.value("document.dispatchEvent(new CustomEvent('show-tab', { detail: 'board' }))").await;
    let to = if number.is_multiple_of(2) { "1e6" } else { "0" };
    tab.value(&format!(
        "new Promise(done => {{ const board = document.getElementById('board'), before = board.scrollTop; \
         board.addEventListener('scrollend', done, {{ once: true }}); \
         board.scrollTo({{ top: {to}, behavior: 'instant' }}); if (board.scrollTop === before) done(); }})"
    ))
    .await;
}

async fn play_and_look(game: &str) {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, game, 2, "").await;
    tab.until(ASKED).await;
    let mut unseen = Vec::new();
    for number in 0..DECISIONS {
        if tab.is(OVER).await {
            break;
        }
        scroll_away(&tab, number).await;
        decide(&tab, number * 7 + 1).await;
        tab.at_rest().await;
        tab.value(NEXT_FRAME).await;
        if !tab.is(ONE_IS_IN_SIGHT).await {
            unseen.push(tab.text("#ask").await);
            tab.picture(&format!("{game}-out-of-sight")).await;
        }
    }
    assert_eq!(unseen, Vec::<String>::new(), "{game}");
    assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_of_simurgh_scrolls_to_its_things() {
    play_and_look("simurgh").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_of_belaad_scrolls_to_its_things() {
    play_and_look("belaad").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_of_clash_of_rage_scrolls_to_its_things() {
    play_and_look("clash-of-rage").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_of_dwar7s_fall_scrolls_to_its_things() {
    play_and_look("dwar7s-fall").await;
}

/// Counts how often the page scrolls by itself.
const COUNT: &str = "(() => { window.brought = 0; for (const way of ['scrollIntoView', 'scrollBy']) { \
    const real = Element.prototype[way]; \
    Element.prototype[way] = function (...how) { window.brought += 1; return real.apply(this, how); }; } })()";

/// Nothing is pulled away from under a finger.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_under_a_finger_stays_where_it_is() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, "simurgh", 2, "").await;
    tab.until(ASKED).await;
    tab.value(COUNT).await;
    let mut brought = [0, 0];
    for number in 0..DECISIONS {
        scroll_away(&tab, number).await;
        let touches = number % 4 < 2;
        if touches {
            let finger = json!({ "type": "touchStart", "touchPoints": [{ "x": 200, "y": 300 }] });
            tab.page().tell("Input.dispatchTouchEvent", finger).await.unwrap();
        }
        decide(&tab, number * 7 + 1).await;
        tab.at_rest().await;
        tab.value(NEXT_FRAME).await;
        let count = tab
            .value("(() => { const count = window.brought; window.brought = 0; return count; })()")
            .await;
        brought[usize::from(touches)] += count.as_u64().unwrap();
        if touches {
            let lifted = json!({ "type": "touchCancel", "touchPoints": [] });
            tab.page().tell("Input.dispatchTouchEvent", lifted).await.unwrap();
        }
    }
    let [free, touched] = brought;
    assert!(free > 0, "a free board scrolls to what is asked");
    assert_eq!(touched, 0, "a board under a finger doesn't");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Whether the first words of a hint can be seen.
const REASONS_ARE_SEEN: &str = "(() => { const words = document.querySelector('.advice strong'); if (!words) return false; \
    const { left, top, height } = words.getBoundingClientRect(); \
    return document.elementFromPoint(left + 4, top + height / 2)?.closest('.advice') !== null; })()";

/// A hint pulls the sheet up and begins at its top; with the next question the sheet is low again.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_seen_and_then_leaves_the_board_free() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, "clash-of-rage", 2, "'option-clans': 'random'").await;
    tab.until(ASKED).await;
    for number in 0..3 {
        tab.click(".prompt-tools form[data-verb=hint] button").await;
        tab.until("document.querySelector('.choice.hinted')").await;
        tab.until(REASONS_ARE_SEEN).await;
        decide(&tab, number).await;
        tab.until("!document.querySelector('.felt').dataset.sheet").await;
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Whether the board is open, or the hand offers what the board doesn't.
const BOARD_FIRST: &str = "(() => { const acts = place => [...document.querySelectorAll(`#${place} [data-act]`)].map(each => each.dataset.act); \
    const board = new Set(acts('board')); \
    return document.querySelector('.felt').dataset.tab === 'board' || acts('own').some(act => !board.has(act)); })()";

/// What the map answers in full is asked on the map, so a march needs no change of tabs.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_the_board_answers_opens_the_board() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, "clash-of-rage", 2, "'option-clans': 'random'").await;
    tab.until(ASKED).await;
    let mut hidden = Vec::new();
    for number in 0..16 {
        tab.value("document.dispatchEvent(new CustomEvent('show-tab', { detail: 'hand' }))").await;
        decide(&tab, number * 5).await;
        tab.at_rest().await;
        if !tab.is(BOARD_FIRST).await {
            hidden.push(tab.text("#ask").await);
        }
    }
    assert_eq!(hidden, Vec::<String>::new());
}

/// A sheet that is pulled up leaves the open card in sight, not only the button that finishes it.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_card_of_belaad_is_seen_above_the_sheet() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, "belaad", 4, "").await;
    tab.until(ASKED).await;
    scroll_away(&tab, 0).await;
    decide(&tab, 0).await;
    tab.tap("#grip").await;
    tab.until("document.querySelector('.felt').dataset.sheet").await;
    tab.at_rest().await;
    let seen = "(() => { const card = document.querySelector('.bel-deck.linked .target.open').getBoundingClientRect(); \
    return card.height > 0 && card.bottom <= document.querySelector('.sheet').getBoundingClientRect().top; })()";
    assert!(tab.is(seen).await);
    assert_eq!(tab.faults(), Vec::<String>::new());
}
