//! Random play of Simurgh: legal list, choice and apply, on one core.

use divan::counter::ItemsCount;
use engine::{Game, Seed, Setup, StepRng, playout};
use simurgh::{Length, Mode, Options, Simurgh};

fn main() {
    divan::main();
}

/// Games in one measured round: long enough to time, short enough to repeat.
const GAMES: u64 = 200;

const MODES: [Mode; 2] = [Mode::Spearman, Mode::Dragonlord];

fn start(seats: u8, mode: Mode, length: Length) -> Simurgh {
    let options = Options { mode, length, ..Options::default() };
    Simurgh::new(&Setup::with::<Simurgh>(seats, options), &mut StepRng::new(Seed([0; 32]), 0))
        .expect("a game that can be set up")
}

fn play(start: &Simurgh, buffer: &mut Vec<simurgh::Action>) -> u32 {
    (0..GAMES).map(|seed| playout::random(&mut start.clone(), seed, buffer)).sum()
}

/// Two to five players, short games.
#[divan::bench(args = [2, 3, 4, 5], consts = [0, 1])]
fn short<const MODE: usize>(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let start = start(seats, MODES[MODE], Length::Short);
    let mut buffer = Vec::with_capacity(128);
    let decisions = play(&start, &mut buffer);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&start, &mut buffer));
}

/// The longest games.
#[divan::bench(args = [2, 5])]
fn long(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let start = start(seats, Mode::Spearman, Length::Long);
    let mut buffer = Vec::with_capacity(128);
    let decisions = play(&start, &mut buffer);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&start, &mut buffer));
}

/// A copy of a position in the middle of a game.
#[divan::bench]
fn clone(bencher: divan::Bencher<'_, '_>) {
    let mut game = start(5, Mode::Spearman, Length::Short);
    let mut legal = Vec::new();
    for step in 0..120 {
        let Some(seat) = game.waiting().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[step % legal.len()];
        game.apply(seat, action, &mut StepRng::new(Seed([0; 32]), 1), &mut engine::Silent);
    }
    bencher.bench_local(|| game.clone());
}
