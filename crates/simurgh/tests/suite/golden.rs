//! Games of random play, read once and locked: one for each number of players and mode.

use engine::Setup;
use engine::conformance::{golden, transcript};
use simurgh::{Edition, Length, Mode, Options, Simurgh};

fn told(seats: u8, options: Options) -> String {
    let told = transcript::<Simurgh>(&Setup::with::<Simurgh>(seats, options), "golden");
    golden(&told, &[1, 2, 15])
}

#[test]
fn spearman_games() {
    for seats in 2..=5 {
        let options = Options { mode: Mode::Spearman, ..Options::default() };
        insta::assert_snapshot!(format!("spearman_{seats}"), told(seats, options));
    }
}

#[test]
fn dragonlord_games() {
    for seats in 2..=5 {
        let options = Options { mode: Mode::Dragonlord, ..Options::default() };
        insta::assert_snapshot!(format!("dragonlord_{seats}"), told(seats, options));
    }
}

#[test]
fn a_long_german_game() {
    let options = Options { edition: Edition::German, length: Length::Long, ..Options::default() };
    insta::assert_snapshot!("long_german_3", told(3, options));
}
