//! Random play of Clash of Rage, for each number of players.

use clash_of_rage::{ClashOfRage, Options, Target};
use divan::counter::ItemsCount;
use engine::{Game, Seed, Setup, StepRng, playout};

fn main() {
    divan::main();
}

/// Games in one measured round: long enough to time, short enough to repeat.
const GAMES: u64 = 50;

fn start(seats: u8, target: Target) -> ClashOfRage {
    let setup = Setup::with::<ClashOfRage>(seats, Options { target, ..Options::default() });
    ClashOfRage::new(&setup, &mut StepRng::new(Seed([0; 32]), 0))
        .expect("a game that can be set up")
}

fn round(start: &ClashOfRage, buffer: &mut Vec<clash_of_rage::Action>) -> u32 {
    (0..GAMES).map(|seed| playout::random(&mut start.clone(), seed, buffer)).sum()
}

/// The normal game.
#[divan::bench(args = [2, 3, 4])]
fn normal(bencher: divan::Bencher<'_, '_>, seats: u8) {
    measure(bencher, &start(seats, Target::Normal));
}

/// The long game.
#[divan::bench(args = [4])]
fn long(bencher: divan::Bencher<'_, '_>, seats: u8) {
    measure(bencher, &start(seats, Target::Long));
}

fn measure(bencher: divan::Bencher<'_, '_>, start: &ClashOfRage) {
    let mut buffer = Vec::with_capacity(64);
    let decisions = round(start, &mut buffer);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| round(start, &mut buffer));
}

/// A copy of the state, as a search makes one for each simulation.
#[divan::bench]
fn copy(bencher: divan::Bencher<'_, '_>) {
    let start = start(4, Target::Normal);
    bencher.bench_local(|| divan::black_box(&start).clone());
}
