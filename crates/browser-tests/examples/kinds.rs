//! Looks for games in which every question is asked and every kind of answer can be given, and prints their
//! numbers for `tests/browser/boards/offers.rs`.
//!
//! `cargo run --release -p browser-tests --example kinds [GAME ...]`

#[path = "../tests/browser/boards/offers.rs"]
#[expect(dead_code, reason = "the tests also go to where things are offered")]
#[expect(clippy::unwrap_used, reason = "written for tests, which stop where something fails")]
mod offers;

/// The most games played.
const GAMES: u64 = 3000;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let all = [&offers::SIMURGH, &offers::CLASH_OF_RAGE, &offers::BELAAD, &offers::DWAR7S_FALL];
    for kinds in all {
        if !wanted.is_empty() && !wanted.iter().any(|game| game == kinds.game) {
            continue;
        }
        let known = kinds.games.iter().copied();
        let found = offers::find(kinds, known.chain(0..GAMES));
        let numbers: Vec<u64> = found.journals.iter().map(|(number, _)| *number).collect();
        println!("{}: games: &{numbers:?}, {} offers", kinds.game, found.offers.len());
        if !found.missing.is_empty() {
            println!("  never came up: {:?}", found.missing);
        }
    }
}
