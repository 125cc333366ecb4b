//! Simurgh keeps the laws of the contract.

use engine::conformance::{self, Effort};
use simurgh::Simurgh;

#[test]
fn keeps_the_laws() {
    let effort = Effort { setups: 150, games: 1, every: 24, cases: 24 };
    conformance::check::<Simurgh>(&effort);
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<Simurgh>(env!("CARGO_MANIFEST_DIR"));
}
