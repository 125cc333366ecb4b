//! Belaad keeps the laws.

use belaad::Belaad;
use engine::conformance::{self, Effort, Exempt};

#[test]
fn keeps_the_laws() {
    let effort = Effort { games: 6, every: 40, ..Effort::default() };
    // Everybody saw in which order the trophies were taken.
    let exempt = Exempt { remembered: &["/battle_cards/trophies/*/owner"], ..Exempt::default() };
    conformance::check_but::<Belaad>(&effort, &exempt);
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<Belaad>(env!("CARGO_MANIFEST_DIR"));
}

/// The rules that no test cites are those that `docs/rulings.md` explains.
#[test]
fn leaves_only_explained_rules_uncited() {
    let explained = ["10.1", "18.12", "18.41"].map(|number| format!("BEL-{number}"));
    let uncited = conformance::uncited::<Belaad>(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(uncited, explained);
    let rulings = include_str!("../../../../docs/rulings.md");
    assert!(explained.iter().all(|id| rulings.contains(id)));
}
