//! Games of random play, read once and locked.

use clash_of_rage::{Clans, ClashOfRage, Layout, Options, Placement, Target};
use engine::Setup;
use engine::conformance::{golden, transcript};

fn told(seats: u8, options: Options, seed: &str) -> String {
    let setup = Setup::with::<ClashOfRage>(seats, options);
    golden(&transcript::<ClashOfRage>(&setup, seed), &[1, 4])
}

#[test]
fn two_players_are_told_as_it_was() {
    insta::assert_snapshot!(told(2, Options::default(), "golden"));
}

#[test]
fn three_players_with_dealt_clans_are_told_as_it_was() {
    let options = Options { clans: Clans::Random, elves: Placement::Mixed, ..Options::default() };
    insta::assert_snapshot!(told(3, options, "golden"));
}

#[test]
fn four_players_in_the_long_game_are_told_as_it_was() {
    let options = Options { target: Target::Long, map: Layout::Standard, ..Options::default() };
    insta::assert_snapshot!(told(4, options, "golden"));
}
