//! Random play of Connect Four. What the contract adds is measured by the bench `ratios`.

use connect_four::ConnectFour;
use divan::counter::ItemsCount;
use engine::{Game, Seed, Setup, StepRng, playout};

fn main() {
    divan::main();
}

/// Games in one measured round: long enough to time, short enough to repeat.
const GAMES: u64 = 1000;

fn round(start: &ConnectFour, buffer: &mut Vec<connect_four::Action>) -> u32 {
    (0..GAMES).map(|seed| playout::random(&mut start.clone(), seed, buffer)).sum()
}

#[divan::bench]
fn random_play(bencher: divan::Bencher<'_, '_>) {
    let setup = Setup::of::<ConnectFour>(2);
    let start = ConnectFour::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).expect("a new game");
    let mut buffer = Vec::with_capacity(8);
    let decisions = round(&start, &mut buffer);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| round(&start, &mut buffer));
}
