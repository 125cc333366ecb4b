//! Games of random play, read once and locked.

#![expect(clippy::unwrap_used, reason = "a helper that finds nothing fails its test")]

use dwar7s_fall::{Dwar7sFall, Options};
use engine::conformance::{golden, transcript};
use engine::{Game, Setup};
use serde_json::{Value, json};

fn told(seats: u8, given: Value, seed: &str) -> String {
    let Value::Object(given) = given else { panic!("options are an object") };
    let options: Options = engine::options::from_json::<Dwar7sFall>(&given).unwrap();
    let setup = Setup::with::<Dwar7sFall>(seats, options);
    assert_eq!(Dwar7sFall::INFO.rules_version, setup.rules_version);
    golden(&transcript::<Dwar7sFall>(&setup, seed), &[1, 2, 12, 13, 14])
}

#[test]
fn the_core_game() {
    insta::assert_snapshot!(told(2, json!({ "round_limit": 8 }), "golden"));
}

#[test]
fn the_empires() {
    let races = ["elves", "ogres", "crystal_dwarfs", "green"];
    insta::assert_snapshot!(told(4, json!({ "races": races, "round_limit": 7 }), "golden"));
}

#[test]
fn the_trolls_bridge_on_the_table() {
    let options = json!({ "troll": true, "mat": false, "round_limit": 7 });
    insta::assert_snapshot!(told(3, options, "golden"));
}

#[test]
fn the_lords_of_the_arena() {
    let options = json!({
        "races": ["red", "ogres", "elves"], "troll": true, "scenario": "lords_of_the_arena",
        "decrees": ["hard_workers"], "round_limit": 6
    });
    insta::assert_snapshot!(told(3, options, "golden"));
}
