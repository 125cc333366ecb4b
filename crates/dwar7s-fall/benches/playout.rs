//! Random play of Dwar7s Fall: the core game, and everything switched on.

use divan::counter::ItemsCount;
use dwar7s_fall::names::Set;
use dwar7s_fall::{Dwar7sFall, Options};
use engine::{Game, Seed, Setup, StepRng, playout};

fn main() {
    divan::main();
}

/// Games in one measured round: long enough to time, short enough to repeat.
const GAMES: u64 = 20;

fn core(seats: u8) -> Setup<Options> {
    Setup::of::<Dwar7sFall>(seats)
}

fn everything(mat: bool) -> Setup<Options> {
    let options =
        Options { mat, empires: true, troll: true, decrees: Set::all(), ..Options::default() };
    Setup::with::<Dwar7sFall>(7, options)
}

fn measure(bencher: divan::Bencher<'_, '_>, setup: &Setup<Options>) {
    let starts: Vec<Dwar7sFall> = (0..GAMES)
        .map(|game| Seed::from_phrase("bench").nth(game))
        .map(|seed| Dwar7sFall::new(setup, &mut StepRng::new(seed, 0)).expect("a playable set-up"))
        .collect();
    let mut buffer = Vec::with_capacity(256);
    let mut round = || -> u32 {
        let games = starts.iter().zip(0..);
        games.map(|(start, seed)| playout::random(&mut start.clone(), seed, &mut buffer)).sum()
    };
    let decisions = round();
    bencher.counter(ItemsCount::new(decisions)).bench_local(round);
}

/// Two players, core game.
#[divan::bench]
fn core_2(bencher: divan::Bencher<'_, '_>) {
    measure(bencher, &core(2));
}

/// Four players, core game: at least 1.5 million decisions a second.
#[divan::bench]
fn core_4(bencher: divan::Bencher<'_, '_>) {
    measure(bencher, &core(4));
}

/// Seven players with all expansions and decrees: at least 1 million decisions a second.
#[divan::bench]
fn everything_7(bencher: divan::Bencher<'_, '_>) {
    measure(bencher, &everything(true));
}

/// The same without the mat.
#[divan::bench]
fn everything_7_table(bencher: divan::Bencher<'_, '_>) {
    measure(bencher, &everything(false));
}
