//! Random play of Belaad for every number of players.

use belaad::Belaad;
use divan::counter::ItemsCount;
use engine::{Game, Seed, Setup, StepRng, playout};

fn main() {
    divan::main();
}

/// Games in one measured round: long enough to time, short enough to repeat.
const GAMES: u64 = 20;

fn start(seats: u8) -> Belaad {
    Belaad::new(&Setup::of::<Belaad>(seats), &mut StepRng::new(Seed([0; 32]), 0))
        .expect("the default game")
}

fn round(start: &Belaad, buffer: &mut Vec<belaad::Action>) -> u32 {
    (0..GAMES).map(|seed| playout::random(&mut start.clone(), seed, buffer)).sum()
}

/// Through the generic code that every game is simulated with.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let start = start(seats);
    let mut buffer = Vec::with_capacity(32);
    let decisions = round(&start, &mut buffer);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| round(&start, &mut buffer));
}
