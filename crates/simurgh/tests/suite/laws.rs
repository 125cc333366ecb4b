//! Simurgh keeps the laws of the contract.

use engine::Setup;
use engine::conformance::{self, Effort, Exempt};
use simurgh::{Edition, Length, Mode, Options, Simurgh};

/// Set-ups drawn from all combinations of options, first players and turn limits.
#[test]
fn keeps_the_laws() {
    let effort = Effort { setups: 150, games: 1, every: 120, cases: 32 };
    let exempt = Exempt { remembered: &["/knowledge/seen_once/"], rare: &["sketch-no-resources"] };
    conformance::check_but::<Simurgh>(&effort, &exempt);
}

/// Every combination of players, mode, length and edition.
#[test]
fn keeps_the_laws_in_every_combination() {
    let effort = Effort { games: 1, every: 100, ..Effort::default() };
    for seats in 2..=5 {
        for mode in [Mode::Spearman, Mode::Dragonlord] {
            for length in [Length::Short, Length::Medium, Length::Long] {
                for edition in [Edition::English, Edition::German] {
                    let options = Options { mode, length, edition, ..Options::default() };
                    conformance::check_setup::<Simurgh>(
                        &Setup::with::<Simurgh>(seats, options),
                        &effort,
                    );
                }
            }
        }
    }
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<Simurgh>(env!("CARGO_MANIFEST_DIR"));
}

/// The rules without a test are those that `docs/rulings.md` names as definitions or notes.
#[test]
fn every_rule_is_proved_or_named() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let rulings = std::fs::read_to_string(format!("{folder}/../../docs/rulings.md")).unwrap();
    let chapter = rulings.split("\n## ").find(|chapter| chapter.starts_with("Simurgh")).unwrap();
    let (_, uncited) = chapter.split_once("### Rules without a test").unwrap();
    let named: Vec<&str> = uncited
        .lines()
        .filter_map(|line| line.strip_prefix("- "))
        .filter_map(|line| line.split(':').next())
        .collect();
    assert_eq!(conformance::uncited::<Simurgh>(folder), named);
}
