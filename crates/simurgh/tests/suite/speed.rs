//! What speed depends on: a small state, and no allocation after the set-up.

use engine::{Game, Seed, Setup, StepRng, playout};
use simurgh::{Action, Mode, Options, Simurgh};

#[test]
fn a_state_is_at_most_two_kibibytes() {
    assert!(size_of::<Simurgh>() <= 2048, "{} bytes", size_of::<Simurgh>());
    assert!(size_of::<Action>() <= 8);
}

#[test]
fn plays_without_allocating() {
    let mut buffer = Vec::with_capacity(256);
    for (seats, mode) in [(2, Mode::Spearman), (5, Mode::Spearman), (4, Mode::Dragonlord)] {
        let setup = Setup::with::<Simurgh>(seats, Options { mode, ..Options::default() });
        let start = Simurgh::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
        let counted = allocation_counter::measure(|| {
            for seed in 0..40 {
                playout::random(&mut start.clone(), seed, &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0);
    }
}
