//! The frame of a table: the question keeps its place, the sheet is pulled, maps are pinched, keys play,
//! and what just happened can be seen.

use serde_json::Value;

use crate::server::Server;
use crate::sitting::{ASKED, choose, new_table, play_on, steps};
use crate::tab::{Chromium, Screen, Tab};

async fn number(tab: &Tab, expression: &str) -> f64 {
    tab.value(expression).await.as_f64().unwrap()
}

/// Where the question, its tools and the first choice stand.
const PLACES: &str = "['#ask', '.prompt-tools', '#choices', '.tabs', '.pane-log'].map(each => \
    document.querySelector(each).getBoundingClientRect().top)";

#[tokio::test(flavor = "multi_thread")]
async fn the_question_keeps_its_place_from_one_to_the_next() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "simurgh", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    play_on(&tab, 2).await;
    let first = tab.measure(PLACES).await;
    for _ in 0..8 {
        play_on(&tab, 1).await;
        tab.until(ASKED).await;
        assert_eq!(tab.measure(PLACES).await, first);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_its_keys() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    // The first two stops are links past everything else.
    tab.value("document.activeElement.blur()").await;
    tab.press("Tab").await;
    tab.press("Tab").await;
    let skips = "document.activeElement.matches('.skip[href=\"#choices\"]')";
    assert!(tab.is(skips).await, "a link leads to the choices");
    // A digit takes the choice of that number, `u` takes it back.
    tab.press("4").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    tab.until("document.activeElement.id === 'ask'").await;
    tab.press("u").await;
    tab.until("document.querySelector('[name=steps]')?.value === '0'").await;
    tab.press("h").await;
    tab.until("document.querySelector('.choice.hinted')").await;
    // A region is one stop; arrows move inside.
    tab.press("b").await;
    tab.until("document.activeElement.closest('#board')").await;
    let before = tab.value("document.activeElement.dataset.act").await;
    tab.press("ArrowRight").await;
    assert!(tab.is("document.activeElement.closest('#board')").await);
    assert_ne!(tab.value("document.activeElement.dataset.act").await, before);
    tab.press("Tab").await;
    assert!(!tab.is("document.activeElement.closest('#board')").await, "one stop for the board");
    // `?` shows what the keys do.
    tab.press("?").await;
    tab.until("document.querySelector('#card:popover-open .keys')").await;
    tab.press("Escape").await;
    tab.press("l").await;
    tab.until("document.activeElement.matches('.pane-log')").await;
    tab.press("c").await;
    tab.until("document.activeElement.matches('.chat input')").await;
    // In a text field keys are text.
    tab.press("4").await;
    tab.until("document.querySelector('.chat input[name=words]').value === '4'").await;
    assert!(tab.is("document.querySelector('[name=steps]').value === '0'").await);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_scrolls_is_a_tab_stop() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    let short = "document.getElementById('ask').tabIndex === -1";
    tab.until(short).await;
    let ask = |words: &str| format!("document.querySelector('#ask > span').textContent = {words}");
    tab.value(&ask("'Which column? '.repeat(200)")).await;
    tab.until("document.getElementById('ask').tabIndex === 0").await;
    // Tab comes from the players to the question, and arrows scroll it.
    tab.value("document.querySelector('.skip[href=\"#choices\"]').focus()").await;
    for _ in 0..40 {
        if tab.is("document.activeElement.id === 'ask'").await {
            break;
        }
        tab.press("Tab").await;
    }
    assert!(tab.is("document.activeElement.id === 'ask'").await, "Tab stops at the question");
    tab.press("ArrowDown").await;
    tab.until("document.getElementById('ask').scrollTop > 0").await;
    // A question that is seen whole is no stop.
    tab.value(&ask("'Which column?'")).await;
    tab.until(short).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_is_pulled_up_and_let_down() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    let height = "document.querySelector('.sheet').offsetHeight";
    let low = number(&tab, height).await;
    let board = "document.querySelector('#board').offsetHeight";
    let whole = number(&tab, board).await;
    tab.drag("#grip", 0.0, -260.0).await;
    tab.until("document.querySelector('.felt').dataset.sheet").await;
    tab.at_rest().await;
    assert!(number(&tab, height).await > low + 150.0, "the sheet is up");
    assert_eq!(number(&tab, board).await, whole, "the board stays as it was");
    tab.tap("#choice-3").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    tab.tap("#grip").await;
    tab.until("!document.querySelector('.felt').dataset.sheet").await;
    // The bar shows the rest in place of the board.
    for part in ["players", "log", "chat", "board"] {
        tab.tap(&format!(".tabs [data-tab-of={part}]")).await;
        tab.until(&format!("document.querySelector('.felt').dataset.tab === '{part}'")).await;
    }
    // All standings are in the strip on top.
    assert_eq!(tab.value("document.querySelectorAll('.strip .standing').length").await, 2);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_is_pinched_and_dragged() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    new_table(&tab, &server, "dwar7s-fall", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    tab.tap(".tabs [data-tab-of=board]").await;
    let seen = "document.querySelector('svg.df-map').getAttribute('viewBox')";
    let whole = tab.value(seen).await;
    tab.pinch("svg.df-map", 40.0, 90.0).await;
    tab.until(&format!("{seen} !== {whole}")).await;
    let near = tab.value(seen).await;
    tab.drag("svg.df-map", -40.0, -30.0).await;
    tab.until(&format!("{seen} !== {near}")).await;
    tab.tap(".whole-map").await;
    tab.until(&format!("{seen} === {whole}")).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_is_played_on_the_board() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    choose(&tab, "#choice-3").await;
    tab.until(&format!("({ASKED}) && document.querySelector('.c4-piece.last-move')")).await;
    let told = tab.text(".recap-button").await;
    assert_eq!(told.trim(), "One thing happened");
    tab.click(".recap-button").await;
    tab.until("document.getElementById('scrub')?.value === '2'").await;
    let words = tab.text("#ask").await;
    assert!(words.contains("column"), "the step is told: {words}");
    tab.click(".replay-back").await;
    tab.until(ASKED).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pace_is_kept_and_bots_follow_it() {
    // Bots that wait for an hour answer at once when somebody skips to their turn.
    let server = Server::with_pace(3_600_000);
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    tab.value(
        "(() => { const pace = document.querySelector('[data-pace-of]'); pace.value = 'turn'; \
         pace.dispatchEvent(new Event('change', { bubbles: true })); })()",
    )
    .await;
    tab.until("document.cookie !== undefined && document.documentElement.dataset.pace === 'turn'")
        .await;
    choose(&tab, "#choice-3").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    tab.reload().await;
    tab.until("document.querySelector('[data-pace-of]')?.value === 'turn'").await;
    choose(&tab, "#choice-2").await;
    tab.until("document.querySelector('[name=steps]')?.value === '4'").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn my_turn_is_told_in_title_icon_and_sound() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    tab.until(ASKED).await;
    assert!(tab.is("document.title.startsWith('● ')").await);
    assert!(tab.is("document.querySelector('link[rel=icon]').href.includes('mark-turn')").await);
    tab.value("(() => { window.heard = []; document.addEventListener('sound', ({ detail }) => heard.push(detail)); })()")
        .await;
    choose(&tab, "#choice-3").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    let heard = tab.value("window.heard").await;
    assert!(heard == Value::from(vec!["turn"]) || heard == Value::Array(Vec::new()), "{heard}");
    crate::sitting::play_to_the_end(&tab).await;
    tab.until("window.heard.at(-1) === 'over'").await;
    assert!(!tab.is("document.title.startsWith('● ')").await);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Two people, an undo by consent: the log that grew is the same as the log after a reload.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_agreed_undo_the_log_is_as_after_a_reload() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Desktop).await);
    new_table(&anna, &server, "connect-four", &["me", "open"]).await;
    let invite = anna.value("document.querySelector('#invite').value").await;
    berta.open(invite.as_str().unwrap()).await;
    berta.type_into("#name", "Berta").await;
    berta.click("button[name=seat]").await;
    berta.until("document.querySelector('.felt')").await;
    choose(&anna, "#choice-3").await;
    choose(&berta, "#choice-2").await;
    anna.until(ASKED).await;
    let before = steps(&anna).await;
    anna.click("form[data-verb=undo] button").await;
    berta.until("document.querySelector('form[data-verb=answer-undo]')").await;
    berta.click("form[data-verb=answer-undo] .primary").await;
    anna.until(&format!("({ASKED}) && document.querySelector('[name=steps]').value !== {before}"))
        .await;
    choose(&anna, "#choice-5").await;
    choose(&berta, "#choice-6").await;
    choose(&anna, "#choice-6").await;
    berta.until(ASKED).await;
    let log = "[...document.querySelectorAll('#log li')].map(line => line.textContent.trim())";
    for tab in [&anna, &berta] {
        let grown = tab.value(log).await;
        tab.reload().await;
        tab.until("document.querySelector('#log li')").await;
        assert_eq!(tab.value(log).await, grown);
    }
}
