//! Size and allocation, which simulation depends on.

use belaad::{Action, Belaad};
use engine::{Game, Seed, Setup, StepRng, playout};

#[test]
fn the_state_fits_into_two_kibibytes() {
    assert!(size_of::<Belaad>() <= 2048, "{} bytes", size_of::<Belaad>());
    assert!(size_of::<Action>() <= 8);
}

#[test]
fn plays_without_allocating() {
    for seats in 2..=6 {
        let setup = Setup::of::<Belaad>(seats);
        let start = Belaad::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
        let mut buffer = Vec::with_capacity(32);
        let counted = allocation_counter::measure(|| {
            for seed in 0..50 {
                playout::random(&mut start.clone(), seed, &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0, "{seats} players");
    }
}
