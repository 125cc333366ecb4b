//! Clash of Rage keeps the laws, and its rules are cited where they are proved.

use clash_of_rage::ClashOfRage;
use engine::conformance::{self, Effort};

/// 2 to 4 players, both maps, both lengths, both ways to deal clans and to place Elves.
#[test]
fn keeps_the_laws() {
    conformance::check::<ClashOfRage>(&Effort { setups: 48, games: 1, every: 120, cases: 24 });
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<ClashOfRage>(env!("CARGO_MANIFEST_DIR"));
}

/// The rules without a test are exactly those that `docs/rulings.md` explains.
#[test]
fn explains_every_rule_without_a_test() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulings.md");
    let rulings = std::fs::read_to_string(path).unwrap();
    let section = rulings.split("## Clash of Rage").nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let list = section.split("### Rules without a test").nth(1).unwrap();
    let explained: Vec<&str> = list
        .lines()
        .filter_map(|line| line.strip_prefix("- "))
        .filter_map(|line| line.split(':').next())
        .collect();
    let uncited = conformance::uncited::<ClashOfRage>(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(uncited, explained);
}
