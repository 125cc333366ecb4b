//! Connect Four keeps the laws.

use connect_four::ConnectFour;
use engine::conformance::{self, Effort};
use engine::{Game, Seed, Setup, StepRng, playout};

#[test]
fn keeps_the_laws() {
    conformance::check::<ConnectFour>(&Effort { games: 20, ..Effort::default() });
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<ConnectFour>(env!("CARGO_MANIFEST_DIR"));
}

/// A game of random play, read once and locked.
#[test]
fn is_told_as_it_was() {
    let setup = Setup::of::<ConnectFour>(2);
    insta::assert_snapshot!(conformance::transcript::<ConnectFour>(&setup, "golden"));
}

#[test]
fn plays_without_allocating() {
    let setup = Setup::of::<ConnectFour>(2);
    let start = ConnectFour::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
    let mut buffer = Vec::with_capacity(8);
    let counted = allocation_counter::measure(|| {
        for seed in 0..100 {
            playout::random(&mut start.clone(), seed, &mut buffer);
        }
    });
    assert_eq!(counted.count_total, 0);
}
