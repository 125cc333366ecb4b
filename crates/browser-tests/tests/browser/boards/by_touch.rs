//! A whole game of each by touch alone: every question is answered on the board or in the hand. Its end is read
//! from the top.

use crate::boards::play::{play_to_the_end, sit_down};
use crate::server::Server;
use crate::sitting::OVER;
use crate::tab::{Chromium, Pointer, Screen, Window};

/// The board stands at its top, and the first words of the scoring are seen.
const BEGINS_AT_ITS_TOP: &str = "(() => { const { left, top } = document.querySelector('section.final h2').getBoundingClientRect(); \
    return document.getElementById('board').scrollTop === 0 \
      && document.elementFromPoint(left + 4, top + 4)?.closest('section.final') !== null; })()";

/// A phone upright, and one on its side.
const UPRIGHT: Window = Window { width: 390, height: 780, pointer: Pointer::Finger, zoom: 1 };
const ON_ITS_SIDE: Window = Window { width: 780, height: 360, pointer: Pointer::Finger, zoom: 1 };

async fn a_whole_game(game: &str, seats: usize, more: &str, window: Window, kinds: usize) {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Phone).await;
    tab.resize_to(window).await;
    sit_down(&tab, &server, game, seats, more).await;
    let made = play_to_the_end(&tab, Pointer::Finger).await;
    tab.no_sideways_scrolling().await;
    assert!(made.len() >= kinds, "{made:?}");
    tab.until(BEGINS_AT_ITS_TOP).await;
    // The same for somebody who comes back to the table later. The page scrolls with its first frames.
    tab.reload().await;
    tab.until(OVER).await;
    tab.at_rest().await;
    assert!(tab.is(BEGINS_AT_ITS_TOP).await, "{game} ends at the top after a reload, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn simurgh() {
    a_whole_game("simurgh", 2, "'option-mode': 'spearman'", UPRIGHT, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_rage() {
    a_whole_game("clash-of-rage", 2, "", UPRIGHT, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn belaad() {
    a_whole_game("belaad", 4, "", ON_ITS_SIDE, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dwar7s_fall() {
    a_whole_game("dwar7s-fall", 2, "'option-round_limit': '6'", UPRIGHT, 4).await;
}
