//! Belaad keeps the laws.

use belaad::Belaad;
use engine::conformance::{self, Effort};

#[test]
fn keeps_the_laws() {
    conformance::check::<Belaad>(&Effort { games: 3, every: 12, ..Effort::default() });
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<Belaad>(env!("CARGO_MANIFEST_DIR"));
}
