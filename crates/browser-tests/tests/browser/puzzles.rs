//! Puzzles on real pages: a wrong choice is taken back, the right one is explained and remembered, on
//! a phone and on a desktop, and nobody is shut out.

use crate::accessibility::Judge;
use crate::server::Server;
use crate::sitting::{LESSON_SHOWN, choose};
use crate::tab::{Chromium, Pointer, Screen, Window};

/// Solves the first puzzle of every game that has some.
async fn solve(window: Window, language: &str, found: &str) {
    let judge = Judge::new("light");
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.resize_to(window).await;
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", &format!("{{ language: '{language}', motion: 'off' }}")).await;
    for course in learn::courses() {
        let (game, Some(puzzle)) = (course.game, course.puzzles.first()) else { continue };
        tab.open(&server.at(&format!("/games/{game}/puzzles"))).await;
        tab.no_sideways_scrolling().await;
        judge.check(&tab, &format!("the puzzles of {game}")).await;
        tab.click(".puzzle-list form[action$='/puzzle-1'] button").await;
        tab.until(LESSON_SHOWN).await;
        judge.check(&tab, &format!("a puzzle of {game}")).await;
        tab.click(".bubble:not([hidden]) [data-close-bubble]").await;
        let wrong = puzzle.explained.other.as_ref().unwrap().id;
        choose(&tab, &format!("#choice-{wrong}")).await;
        tab.until("document.querySelector('.bubble.astray[data-side]')").await;
        tab.click(".bubble.astray button").await;
        let again = format!(
            "document.querySelector('.lesson')?.dataset.steps === '{}' && document.querySelector('#choice-{}')",
            puzzle.lesson.past.len(),
            puzzle.explained.best.id
        );
        tab.until(&format!("{again} && ({LESSON_SHOWN})")).await;
        tab.click(".bubble:not([hidden]) [data-close-bubble]").await;
        choose(&tab, &format!("#choice-{}", puzzle.explained.best.id)).await;
        tab.until("document.querySelector('.bubble[data-side] .reasons li')").await;
        assert!(tab.text(".bubble:not([hidden]) p").await.contains(found), "{game}");
        judge.check(&tab, &format!("a solved puzzle of {game}")).await;
        tab.picture(&format!("puzzle-{game}-{window}")).await;
        tab.click(".bubble:not([hidden]) a[href*='/puzzles?done=1']").await;
        tab.until("document.querySelector('.puzzle-list .solved')").await;
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german() {
    let window = Window { width: 390, height: 780, pointer: Pointer::Finger, zoom: 1 };
    solve(window, "de", "Gefunden!").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_desktop_in_english() {
    let window = Window { width: 1366, height: 650, pointer: Pointer::Mouse, zoom: 1 };
    solve(window, "en", "Found!").await;
}
