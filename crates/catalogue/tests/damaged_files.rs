//! Journals, positions and component files that somebody or something has damaged are read or refused.
//!
//! `make fuzz` looks further, guided by coverage. This is a test program of its own, because
//! components that were read stay in play.

use engine::conformance::fuzz_damaged;

fn are_read_or_refused(game: &str, count: u32) {
    fuzz_damaged(catalogue::find(game).expect("a game of this table"), count);
}

#[test]
fn of_connect_four() {
    are_read_or_refused("connect-four", 500);
}

#[test]
fn of_cactus() {
    are_read_or_refused("cactus", 500);
}

#[test]
fn of_simurgh() {
    are_read_or_refused("simurgh", 100);
}

#[test]
fn of_clash_of_rage() {
    are_read_or_refused("clash-of-rage", 100);
}

#[test]
fn of_belaad() {
    are_read_or_refused("belaad", 100);
}

#[test]
fn of_dwar7s_fall() {
    are_read_or_refused("dwar7s-fall", 100);
}
