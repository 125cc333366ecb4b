//! A person's whole evening: from the first page to the final scoring, by clicking what is offered.

use std::time::{Duration, Instant};

use crate::server::Server;
use crate::tab::{Chromium, Screen, Tab};

/// What a page asks for next.
const ASKED: &str =
    "document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')";
const OVER: &str = "document.querySelector('section.final')";

/// How long a whole game may take here. The longest has a few hundred decisions.
const EVENING: Duration = Duration::from_secs(600);

/// Plays to the final scoring by clicking offered choices, each time another one.
pub async fn play_to_the_end(tab: &Tab) -> usize {
    let begun = Instant::now();
    let mut clicks = 0;
    loop {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if tab.is(OVER).await {
            return clicks;
        }
        assert!(begun.elapsed() < EVENING, "still playing after {clicks} clicks");
        // The click is a real one on the element, and the page must come back with another question.
        let asked = tab
            .value(&format!(
                "(() => {{ const all = document.querySelectorAll('.choice'); \
                 const one = all[{clicks} * 7 % all.length]; one.dataset.next = 'yes'; \
                 return document.querySelector('[name=steps]').value; }})()"
            ))
            .await;
        tab.click(".choice[data-next=yes]").await;
        clicks += 1;
        tab.until(&format!(
            "({OVER}) || !document.querySelector('.choice[data-next=yes]') \
             || document.querySelector('[name=steps]')?.value !== {asked}"
        ))
        .await;
    }
}

async fn sit_down(tab: &Tab, server: &Server, game: &str) {
    tab.open(&server.at("/")).await;
    tab.click(&format!("form[action='/play/{game}'] button")).await;
    tab.until("document.querySelector('.felt')").await;
}

async fn evening(game: &str, screen: Screen) {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(screen).await;
    sit_down(&tab, &server, game).await;
    tab.until("document.querySelector('.choice')").await;
    tab.picture(&format!("{game}-start-{}", screen.word())).await;
    let clicks = play_to_the_end(&tab).await;
    assert!(clicks > 3, "{clicks} clicks");
    assert!(tab.is("document.querySelector('tfoot td')").await, "the points are told");
    tab.no_sideways_scrolling().await;
    tab.picture(&format!("{game}-end-{}", screen.word())).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn simurgh_is_played_to_its_end() {
    evening("simurgh", Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_rage_is_played_to_its_end() {
    evening("clash-of-rage", Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn belaad_is_played_to_its_end() {
    evening("belaad", Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dwar7s_fall_is_played_to_its_end() {
    evening("dwar7s-fall", Screen::Phone).await;
}

/// On the board itself, by touch.
#[tokio::test(flavor = "multi_thread")]
async fn connect_four_is_played_on_its_board_by_fingers() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    sit_down(&tab, &server, "connect-four").await;
    let mut turn = 0;
    loop {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if tab.is(OVER).await {
            break;
        }
        let steps = tab.value("document.querySelector('[name=steps]').value").await;
        let column = tab
            .value(&format!(
                "(() => {{ const all = [...document.querySelectorAll('.c4-column[data-act]')]; \
                 return all[{turn} % all.length].dataset.act; }})()"
            ))
            .await;
        tab.tap(&format!(".c4-column[data-act='{}'] .hit", column.as_str().unwrap())).await;
        turn += 1;
        tab.until(&format!(
            "({OVER}) || document.querySelector('[name=steps]')?.value !== {steps}"
        ))
        .await;
    }
    assert!(turn > 3);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keyboard_alone() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/")).await;
    // By Tab to the button of the last game, and Enter.
    let here = "document.activeElement.closest(\"form[action='/play/connect-four']\")";
    while !tab.is(here).await {
        tab.press("Tab").await;
    }
    tab.press("Enter").await;
    tab.until("document.querySelector('.felt')").await;
    loop {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if tab.is(OVER).await {
            break;
        }
        let steps = tab.value("document.querySelector('[name=steps]').value").await;
        let mut presses = 0;
        while !tab.is("document.activeElement.matches('.choice')").await {
            tab.press("Tab").await;
            presses += 1;
            assert!(presses < 80, "the choices can be reached by Tab");
        }
        tab.press("Enter").await;
        tab.until(&format!(
            "({OVER}) || document.querySelector('[name=steps]')?.value !== {steps}"
        ))
        .await;
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_hint_why_not_language_replay_and_fork() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "connect-four").await;
    // A hint marks a choice in the list and on the board.
    tab.until(ASKED).await;
    tab.click("form[data-verb=hint] button").await;
    tab.until("document.querySelectorAll('.hinted').length >= 2").await;
    // Undo takes a decision and the bot's answer back.
    tab.click("#choice-3").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    tab.click("form[data-verb=undo] button").await;
    tab.until("document.querySelector('[name=steps]')?.value === '0'").await;
    // The language changes in the middle, and the game goes on.
    tab.click("form.language button").await;
    tab.until("document.documentElement.lang === 'de' && document.querySelector('.prompt')").await;
    assert!(tab.text("#ask").await.contains("Wähle eine Spalte"));
    // Six discs in a column, then the seventh is refused with its rule.
    for _ in 0..6 {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if tab.is("!document.querySelector('#choice-0')").await {
            break;
        }
        let steps = tab.value("document.querySelector('[name=steps]').value").await;
        tab.click("#choice-0").await;
        tab.until(&format!(
            "({OVER}) || document.querySelector('[name=steps]')?.value !== {steps}"
        ))
        .await;
    }
    if tab.is(ASKED).await && tab.is("document.querySelector('.c4-column[data-why=\"0\"]')").await {
        tab.click(".c4-column[data-why='0'] .hit").await;
        tab.until("document.querySelector('#card:popover-open .why')").await;
        assert!(tab.text("#card .why").await.contains("Spalte 1 ist voll"));
        assert!(
            tab.is("document.querySelector('#card a[href=\"/rules/connect-four#C4-2.2\"]')").await
        );
        tab.picture("why-not-desktop").await;
        tab.press("Escape").await;
        tab.until("!document.querySelector('#card:popover-open')").await;
    }
    play_to_the_end(&tab).await;
    // The replay steps through it, and a fork goes on from there.
    tab.click(".final a[href^='/replay/']").await;
    tab.until("document.getElementById('scrub')").await;
    tab.click("a[data-step='1']").await;
    tab.until("document.getElementById('scrub').value === '1'").await;
    tab.until("document.querySelectorAll('.c4-piece').length === 1").await;
    assert!(tab.address().await.contains("step=1"), "the step has a link");
    tab.picture("replay-desktop").await;
    tab.click("#replay-play").await;
    tab.until("Number(document.getElementById('scrub').value) >= 3").await;
    tab.click("#replay-play").await;
    tab.reload().await;
    tab.until("document.querySelectorAll('.c4-piece').length >= 3").await;
    tab.click("form[data-verb=fork] button").await;
    tab.until("location.pathname.startsWith('/table/') && document.querySelector('.felt')").await;
    tab.until(&format!("({ASKED}) || ({OVER})")).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_ends_the_turn_asks_twice_if_wanted() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    tab.click("[name=confirm][value=on]").await;
    tab.click("form[action='/settings'].panel button").await;
    sit_down(&tab, &server, "connect-four").await;
    tab.until("document.documentElement.dataset.confirm === 'on'").await;
    tab.until(ASKED).await;
    tab.click("#choice-2").await;
    tab.until("document.querySelector('#choice-2.armed')").await;
    assert!(tab.is("document.querySelector('[name=steps]').value === '0'").await);
    tab.click("#choice-2").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}
