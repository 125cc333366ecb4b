//! What simulation needs: a small state, no allocation, and games that end.

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use std::fmt::Write as _;

use clash_of_rage::{ClashOfRage, Options, Target};
use engine::{Game, PlayoutRng, Seed, Setup, StepRng, playout};

fn start(seats: u8, target: Target, number: u64) -> ClashOfRage {
    let setup = Setup::with::<ClashOfRage>(seats, Options { target, ..Options::default() });
    let seed = Seed::from_phrase("speed").nth(number);
    ClashOfRage::new(&setup, &mut StepRng::new(seed, 0)).unwrap()
}

#[test]
fn the_state_is_small() {
    let size = size_of::<ClashOfRage>();
    assert!(size <= 4096, "{size} bytes");
}

#[test]
fn plays_without_allocating() {
    for seats in 2..=4 {
        let start = start(seats, Target::Normal, 0);
        let mut buffer = Vec::with_capacity(64);
        let counted = allocation_counter::measure(|| {
            for seed in 0..40 {
                playout::random(&mut start.clone(), seed, &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0);
    }
}

/// A search samples worlds all the time: that does not allocate either.
#[test]
fn imagines_without_allocating() {
    let start = start(4, Target::Normal, 0);
    let counted = allocation_counter::measure(|| {
        let mut rng = PlayoutRng::new(1);
        for seat in engine::Seat::all(4) {
            start.clone().resample_hidden(seat, &mut rng);
        }
    });
    assert_eq!(counted.count_total, 0);
}

/// COR-12.4: every game ends. The snapshot counts how many random games reach the turn limit.
#[test]
fn every_game_ends() {
    const GAMES: u64 = 200;
    let mut told = String::new();
    for target in [Target::Normal, Target::Long] {
        for seats in 2..=4 {
            let (mut limited, mut decisions) = (0, 0);
            let mut buffer = Vec::with_capacity(64);
            for number in 0..GAMES {
                let mut game = start(seats, target, number);
                decisions += playout::random(&mut game, number, &mut buffer);
                let outcome = game.outcome().unwrap();
                limited += u64::from(outcome.ending == "last-turn");
            }
            let mean = u64::from(decisions) / GAMES;
            let line =
                format!("{target:?}, {seats} players: {limited} of {GAMES} end at the turn limit");
            let _ = writeln!(told, "{line}, {mean} decisions each");
        }
    }
    insta::assert_snapshot!(told);
}
