//! Clash of Rage keeps the laws.

use clash_of_rage::ClashOfRage;
use engine::conformance::{self, Effort};

/// 2 to 4 players, both maps, both lengths, both ways to deal clans and to place Elves.
#[test]
fn keeps_the_laws() {
    conformance::check::<ClashOfRage>(&Effort { setups: 24, games: 1, every: 48, cases: 24 });
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<ClashOfRage>(env!("CARGO_MANIFEST_DIR"));
}
