//! The laws hold for corrected component files, too: here everything is cheap, so that random
//! players trade, reveal goals and end games, and every card has walls that can be turned.

use std::fs;

use dwar7s_fall::names::{Decree, Race};
use dwar7s_fall::{Dwar7sFall, Options};
use engine::conformance::{self, Effort};
use engine::{Chance, Game, PlayoutRng, Seed, Setup, StepRng, playout};

/// Puts files in play in which tasks need few meeples and goals cost almost nothing.
fn make_everything_cheap() {
    let text = |file: &str| {
        let path = format!("{}/components/{file}", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).expect("the file is there")
    };
    let mut cards = text("kingdom_cards.ron").replace("\"oooo\"", "\"Wooo\"");
    for needed in ["stated(2)", "stated(3)", "inferred(2)", "public(2)", "stated(5)"] {
        cards = cards.replace(&format!("needed: {needed}"), "needed: stated(1)");
    }
    let races = text("races.ron").replace("Some(stated(3))", "Some(stated(1))");
    let mut goals = text("goals.ron").replace("monsters: stated(1)", "monsters: stated(0)");
    for count in ["1", "2", "3"] {
        for gem in ["gold", "emerald", "diamond"] {
            goals = goals.replace(&format!("{gem}: {count}"), &format!("{gem}: 0"));
        }
    }
    let secrets = text("secret_goals.ron")
        .replace("(8)", "(2)")
        .replace("(10)", "(4)")
        .replace("(5)", "(1)")
        .replace("emerald, 5", "emerald, 1")
        .replace("diamond, 5", "diamond, 1")
        .replace("meeples: 3, monsters: 2", "meeples: 1, monsters: 1")
        .replace("(3)", "(1)");
    let moods = text("moods.ron")
        .replace("slots: reconstructed(3)", "slots: stated(1)")
        .replace("copies: reconstructed(1)", "copies: stated(2)");
    let files = [
        ("kingdom_cards.ron", cards),
        ("races.ron", races),
        ("goals.ron", goals),
        ("secret_goals.ron", secrets),
        ("moods.ron", moods),
    ];
    let files = files.map(|(file, text)| (file.to_owned(), text));
    // Both tests may share a process; the second one finds the files in play.
    let _ = Dwar7sFall::replace_components(&files);
}

fn setup(number: u64) -> Setup<Options> {
    let mut rng = PlayoutRng::new(number);
    let mut races = Race::ALL.to_vec();
    rng.shuffle(&mut races);
    let seats = 2 + rng.below(6) as usize;
    let decrees = rng.bits();
    let listed = |decree: &Decree| decrees >> *decree as u32 & 1 != 0;
    let options = Options {
        races: races[..seats].to_vec(),
        mat: number.is_multiple_of(2),
        empires: number.is_multiple_of(3),
        troll: !number.is_multiple_of(4),
        decrees: Decree::ALL.iter().copied().filter(listed).collect(),
        round_limit: Some(12),
        ..Options::default()
    };
    Setup::with::<Dwar7sFall>(seats as u8, options)
}

#[test]
fn keeps_the_laws_when_everything_is_cheap() {
    make_everything_cheap();
    let effort = Effort { setups: 1, games: 1, every: 50, cases: 1 };
    for number in 0..24 {
        conformance::check_setup::<Dwar7sFall>(&setup(number), &effort);
    }
}

/// DWF-12.1: with cheap goals random games end by goals.
#[test]
fn cheap_games_end_by_goals() {
    make_everything_cheap();
    let ended_by_goals = |number: &u64| {
        let rng = &mut StepRng::new(Seed::from_phrase("cheap").nth(*number), 0);
        let mut game = Dwar7sFall::new(&setup(*number), rng).expect("a playable set-up");
        playout::random(&mut game, *number, &mut Vec::new());
        game.outcome().is_some_and(|outcome| outcome.ending == "goals")
    };
    let count = (0..100).filter(ended_by_goals).count();
    assert!(count > 30, "{count} of 100");
}
