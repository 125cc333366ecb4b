//! A small state, and no allocation.

use dwar7s_fall::names::Set;
use dwar7s_fall::{Action, Dwar7sFall, Options};
use engine::{Game, Seed, Setup, StepRng, playout};

fn everything() -> Options {
    Options { empires: true, troll: true, decrees: Set::all(), ..Options::default() }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Dwar7sFall>() <= 4096, "{} bytes", size_of::<Dwar7sFall>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

#[test]
fn plays_without_allocating() {
    for (seats, options) in [(2, Options::default()), (4, Options::default()), (7, everything())] {
        let setup = Setup::with::<Dwar7sFall>(seats, options);
        let start = Dwar7sFall::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
        let mut buffer = Vec::with_capacity(256);
        let counted = allocation_counter::measure(|| {
            for seed in 0..10 {
                playout::random(&mut start.clone(), seed, &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0, "{seats} seats");
    }
}

/// Estimates are finite, free of allocation, and higher for players who have more.
#[test]
fn estimates_follow_the_score() {
    let setup = Setup::with::<Dwar7sFall>(7, everything());
    let mut better = 0;
    for number in 0..20 {
        let seed = Seed::from_phrase("estimate").nth(number);
        let mut game = Dwar7sFall::new(&setup, &mut StepRng::new(seed, 0)).unwrap();
        playout::random(&mut game, number, &mut Vec::new());
        let outcome = game.outcome().unwrap();
        let estimate = |seat: usize| game.estimate(engine::Seat::of(seat));
        let counted = allocation_counter::measure(|| {
            assert!((0..7).all(|seat| estimate(seat).is_finite()));
        });
        assert_eq!(counted.count_total, 0);
        let best = (0..7).max_by_key(|&seat| outcome.seats[seat].score).unwrap();
        let worst = (0..7).min_by_key(|&seat| outcome.seats[seat].score).unwrap();
        better += u32::from(estimate(best) > estimate(worst));
    }
    assert!(better >= 18, "{better} of 20");
}
