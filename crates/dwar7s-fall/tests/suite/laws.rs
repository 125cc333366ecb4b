//! Dwar7s Fall keeps the laws, in every combination of its boxes.

use dwar7s_fall::options::ScenarioChoice;
use dwar7s_fall::{Dwar7sFall, Options};
use engine::conformance::{self, Effort, Exempt};
use engine::{Indexed, Setup};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use dwar7s_fall::names::{Decree, Race, Set};

/// One game, with the expensive laws at one position in 60.
const ONE_GAME: Effort = Effort { setups: 1, games: 1, every: 60, cases: 1 };

#[test]
fn keeps_the_laws_over_all_options() {
    let effort = Effort { setups: 14, games: 1, every: 400, cases: 12 };
    let rare = &["short-card-memorial", "sketch-goal-worth", "sketch-triggered"];
    conformance::check_but::<Dwar7sFall>(&effort, &Exempt { rare, ..Exempt::default() });
}

/// Races in any order, any boxes, any decrees, with or without the mat; a few rounds each.
#[test]
fn keeps_the_laws_in_random_combinations() {
    let config = Config { cases: 40, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let strategy = (
        2usize..=7,
        Just(Race::ALL.to_vec()).prop_shuffle(),
        any::<(bool, bool, bool)>(),
        0..ScenarioChoice::COUNT,
        any::<u16>(),
        prop::option::of(2u8..=3),
        1u8..=10,
    );
    TestRunner::new_with_rng(config, rng)
        .run(
            &strategy,
            |(seats, races, (mat, empires, troll), scenario, decrees, target, rounds)| {
                let listed = |decree: &Decree| decrees >> decree.index() & 1 != 0;
                let options = Options {
                    races: races[..seats].to_vec(),
                    mat,
                    empires,
                    troll,
                    scenario: ScenarioChoice::from_index(scenario).unwrap(),
                    decrees: Decree::ALL.iter().copied().filter(listed).collect(),
                    goal_target: target,
                    round_limit: Some(rounds),
                };
                let setup = Setup::with::<Dwar7sFall>(seats as u8, options);
                conformance::check_setup::<Dwar7sFall>(&setup, &ONE_GAME);
                Ok(())
            },
        )
        .unwrap();
}

/// Every decree alone, with everything else that it can interact with.
#[test]
fn keeps_the_laws_with_every_decree() {
    for &decree in Decree::ALL {
        let options = Options {
            races: vec![Race::Elves, Race::Ogres, Race::Blue],
            troll: true,
            decrees: Set::EMPTY.with(decree),
            round_limit: Some(8),
            ..Options::default()
        };
        conformance::check_setup::<Dwar7sFall>(&Setup::with::<Dwar7sFall>(3, options), &ONE_GAME);
    }
}

/// Every scenario and every race.
#[test]
fn keeps_the_laws_with_every_scenario_and_race() {
    for (&scenario, &race) in ScenarioChoice::ALL.iter().zip(Race::ALL.iter().cycle()) {
        let other = Race::ALL[(race as usize + 3) % Race::ALL.len()];
        let options = Options {
            races: vec![race, other],
            scenario,
            round_limit: Some(10),
            ..Options::default()
        };
        conformance::check_setup::<Dwar7sFall>(&Setup::with::<Dwar7sFall>(2, options), &ONE_GAME);
    }
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<Dwar7sFall>(env!("CARGO_MANIFEST_DIR"));
}

/// `docs/rulings.md` says why no test proves these. (Their ids are put together so that this list
/// itself doesn't cite them.)
#[test]
fn tests_cite_all_other_rules() {
    let uncited = conformance::uncited::<Dwar7sFall>(env!("CARGO_MANIFEST_DIR"));
    let expected = ["1.9", "21.40"].map(|number| format!("DWF-{number}"));
    assert_eq!(uncited, expected);
}
