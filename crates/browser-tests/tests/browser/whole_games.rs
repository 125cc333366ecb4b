//! A whole game in the browser: from the first page to the final scoring, by clicking what is offered.

use crate::server::Server;
use crate::sitting::{
    ASKED, OVER, choose, moved_on, new_table, play_now, play_on, play_to_the_end, set, steps,
};
use crate::tab::{Chromium, Screen};

/// By its list of choices; `boards::by_touch` plays every game on its board.
#[tokio::test(flavor = "multi_thread")]
async fn simurgh_is_played_to_its_end() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "simurgh", &["me", "bot-random"]).await;
    tab.until("document.querySelector('.choice')").await;
    // At first everything moves; then motion is switched off in the settings.
    assert_eq!(play_on(&tab, 12).await, 12);
    let low = "(log => log.scrollHeight - log.scrollTop - log.clientHeight < 8)(document.querySelector('.pane-log'))";
    assert!(tab.is(low).await, "the log shows what happened last");
    let table = tab.address().await;
    set(&tab, &server, "motion", "off").await;
    tab.open(&table).await;
    play_to_the_end(&tab).await;
    assert!(tab.is("document.querySelector('section.final')").await, "the points are told");
    tab.no_sideways_scrolling().await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// On the board itself, by touch, against the bots of the first page.
#[tokio::test(flavor = "multi_thread")]
async fn connect_four_is_played_on_its_board_by_fingers() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    play_now(&tab, &server, "connect-four").await;
    let mut turn = 0;
    loop {
        tab.until(&format!("({ASKED}) || ({OVER})")).await;
        if tab.is(OVER).await {
            break;
        }
        let before = steps(&tab).await;
        let column = tab
            .value(&format!(
                "(() => {{ const all = [...document.querySelectorAll('.c4-column[data-act]')]; \
                 return all[{turn} % all.length].dataset.act; }})()"
            ))
            .await;
        tab.tap(&format!(".c4-column[data-act='{}'] .hit", column.as_str().unwrap())).await;
        turn += 1;
        moved_on(&tab, &before).await;
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
        let before = steps(&tab).await;
        let mut presses = 0;
        while !tab.is("document.activeElement.matches('.choice')").await {
            tab.press("Tab").await;
            presses += 1;
            assert!(presses < 80, "the choices can be reached by Tab");
        }
        tab.press("Enter").await;
        moved_on(&tab, &before).await;
    }
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_hint_why_not_language_replay_and_fork() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "bot-easy"]).await;
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
    // In the other player's view.
    tab.value("(() => { const eyes = document.getElementById('eyes'); eyes.value = '1'; eyes.dispatchEvent(new Event('change', { bubbles: true })); })()").await;
    tab.until(
        "location.search.includes('eyes=1') && document.getElementById('eyes')?.value === '1'",
    )
    .await;
    // As oneself by default; here as the bot.
    tab.click("details.sure:has(form[data-verb=fork]) > summary").await;
    let first = "document.querySelector('form[data-verb=fork] button').textContent.trim()";
    assert!(tab.value(first).await.as_str().unwrap().ends_with("Anna"), "one's own seat is first");
    tab.click("form[data-verb=fork] button[value='1']").await;
    tab.until("location.pathname.startsWith('/table/') && document.querySelector('.felt')").await;
    tab.until(&format!("({ASKED}) || ({OVER})")).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Six discs in a column, then the seventh is refused with its rule.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_used_says_why() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    new_table(&tab, &server, "connect-four", &["me", "me"]).await;
    for _ in 0..6 {
        choose(&tab, "#choice-0").await;
    }
    tab.click(".c4-column[data-why='0'] .hit").await;
    tab.until("document.querySelector('#card:popover-open .why')").await;
    assert_eq!(tab.text("#card .why").await, "Column 1 is full.");
    let rule = "#card a[href=\"/rules/connect-four#C4-2.2\"]";
    assert!(tab.is(&format!("document.querySelector({rule:?})")).await);
    tab.picture("why-not-desktop").await;
    tab.press("Escape").await;
    tab.until("!document.querySelector('#card:popover-open')").await;
    // By keyboard, too: the focus alone asks.
    tab.value("document.querySelector('.c4-column[data-act=\"1\"]').focus()").await;
    tab.press("ArrowLeft").await;
    tab.until("document.querySelector('#card:popover-open .why')").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_ends_the_turn_asks_twice_if_wanted() {
    let server = Server::start();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    set(&tab, &server, "confirm", "on").await;
    new_table(&tab, &server, "connect-four", &["me", "bot-random"]).await;
    tab.until("document.documentElement.dataset.confirm === 'on'").await;
    tab.until(ASKED).await;
    tab.click("#choice-2").await;
    tab.until("document.querySelector('#choice-2.armed')").await;
    assert!(tab.is("document.querySelector('[name=steps]').value === '0'").await);
    tab.click("#choice-2").await;
    tab.until("document.querySelector('[name=steps]')?.value === '2'").await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}
