//! The short form in the browsers that others use: decisions of each game by clicks on the board, in a laptop's
//! window and in a narrow one, without a complaint of the page.

mod actions;
mod firefox;
mod webkit;

use crate::boards::play::{Made, choose, sit_down};
use crate::server::Server;
use crate::tab::{Driver, Pointer, Tab, Window};

const GAMES: [&str; 4] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall"];

const LAPTOP: Window = Window { width: 1366, height: 650, pointer: Pointer::Mouse, zoom: 1 };
const NARROW: Window = Window { width: 600, height: 900, pointer: Pointer::Mouse, zoom: 1 };

/// How many decisions are made of each game in each window: fifteen in both.
const DECISIONS: [(Window, usize); 2] = [(LAPTOP, 8), (NARROW, 7)];

async fn short_form<D: Driver>(tab: &Tab<D>) {
    let server = Server::unlimited();
    for game in GAMES {
        tab.resize_to(LAPTOP).await;
        sit_down(tab, &server, game, 2, "").await;
        let mut made = Made::new();
        for (window, decisions) in DECISIONS {
            tab.resize_to(window).await;
            for _ in 0..decisions {
                assert!(choose(tab, Pointer::Mouse, &mut made).await, "{game} was over: {made:?}");
            }
            tab.no_sideways_scrolling().await;
        }
        assert_eq!(tab.faults(), Vec::<String>::new(), "in {game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn firefox() {
    let firefox = firefox::Firefox::start();
    short_form(&firefox.tab().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webkit() {
    let webkit = webkit::WebKit::start().await;
    short_form(&webkit.tab().await).await;
}
