//! Dwar7s Fall keeps the laws.

use dwar7s_fall::Dwar7sFall;
use engine::conformance::{self, Effort};

#[test]
fn keeps_the_laws_in_random_combinations() {
    conformance::check::<Dwar7sFall>(&Effort { setups: 40, games: 1, every: 120, cases: 8 });
}
