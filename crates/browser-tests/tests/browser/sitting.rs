//! What people do at a table: sit down, decide, play to the end.

use std::time::{Duration, Instant};

use crate::server::Server;
use crate::tab::{LOADED, Tab};

/// The page asks its own player for a decision.
pub const ASKED: &str =
    "document.querySelector('.prompt.mine .ask') && document.querySelector('.choice')";
/// The final scoring is on the table.
pub const OVER: &str = "document.querySelector('section.final')";

/// The bubble of a lesson that is read now stands at its place.
pub const LESSON_SHOWN: &str =
    "document.querySelector('.felt:not([data-gesture]) .bubble:not([hidden])[data-side]')";

/// How long a whole game may take here. The longest has a few hundred decisions.
const EVENING: Duration = Duration::from_secs(300);

/// Starts a game against bots in one click from the first page.
pub async fn play_now(tab: &Tab, server: &Server, game: &str) {
    tab.open(&server.at("/")).await;
    tab.click(&format!("form[action='/play/{game}'] button")).await;
    tab.until(&format!("document.querySelector('.felt') && {LOADED}")).await;
}

/// Sets up a table by its form, one word for each seat: `me`, `open`, `bot-random` …
pub async fn new_table(tab: &Tab, server: &Server, game: &str, seats: &[&str]) {
    tab.open(&server.at(&format!("/new/{game}"))).await;
    tab.click(&format!("[name=seats][value='{}']", seats.len())).await;
    for (at, who) in seats.iter().enumerate() {
        tab.value(&format!("document.querySelector('[name=seat-{at}]').value = '{who}'")).await;
    }
    if tab.is("document.querySelector('#name')").await {
        tab.type_into("#name", "Anna").await;
    }
    tab.click(".new-table .primary").await;
    tab.until(&format!("document.querySelector('.felt') && {LOADED}")).await;
}

/// Changes one setting by its form.
pub async fn set(tab: &Tab, server: &Server, name: &str, value: &str) {
    tab.open(&server.at("/settings")).await;
    tab.click(&format!("input[name={name}][value={value}]")).await;
    tab.click("form[action='/settings'].panel button").await;
    tab.until("location.search === '?done=1' && document.readyState === 'complete'").await;
}

/// The number of steps in the form of choices.
pub async fn steps(tab: &Tab) -> String {
    tab.value("document.querySelector('[name=steps]').value").await.to_string()
}

/// Waits until the game has gone on from this number of steps.
pub async fn moved_on(tab: &Tab, steps: &str) {
    tab.until(&format!(
        "({OVER}) || document.querySelector('.curtain') \
         || document.querySelector('[name=steps]')?.value !== {steps} && document.querySelector('.prompt')"
    ))
    .await;
}

/// Pulls up the sheet with the choices if it is down.
pub async fn pull_up(tab: &Tab) {
    // Until the style is there, the grip is seen on wide screens, too.
    tab.until("document.readyState === 'complete'").await;
    let low = "document.getElementById('grip')?.getClientRects().length && !document.querySelector('.felt').dataset.sheet";
    if tab.is(low).await {
        tab.click("#grip").await;
        tab.until("document.querySelector('.felt').dataset.sheet").await;
    }
}

/// Takes the choice that the selector finds, once it is asked for.
pub async fn choose(tab: &Tab, selector: &str) {
    tab.until(ASKED).await;
    pull_up(tab).await;
    let before = steps(tab).await;
    tab.click(selector).await;
    moved_on(tab, &before).await;
}

/// Plays to the final scoring by clicking offered choices, a different one each time.
pub async fn play_to_the_end(tab: &Tab) -> usize {
    play_on(tab, usize::MAX).await
}

/// Clicks offered choices, a different one each time, at most this often and at most to the end.
pub async fn play_on(tab: &Tab, at_most: usize) -> usize {
    let begun = Instant::now();
    let mut clicks = 0;
    loop {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if clicks == at_most || tab.is(OVER).await {
            return clicks;
        }
        assert!(begun.elapsed() < EVENING, "still playing after {clicks} clicks");
        pull_up(tab).await;
        // The click is a real one on the element, and the page must answer with another question.
        // If the page is redrawn meanwhile, because the coach speaks, it has the same choices.
        let told = tab
            .value(&format!(
                "(() => {{ const all = document.querySelectorAll('.choice'); \
                 const one = all[{clicks} * 7 % all.length]; \
                 return {{ id: one.id, steps: document.querySelector('[name=steps]').value }}; }})()"
            ))
            .await;
        tab.click(&format!("#{}", told["id"].as_str().unwrap())).await;
        clicks += 1;
        tab.until(&format!(
            "({OVER}) || document.querySelector('[name=steps]')?.value !== {}",
            told["steps"]
        ))
        .await;
    }
}
