//! What encoding a position costs, beside a random decision. It should cost at most twice as much.

use divan::counter::ItemsCount;
use engine::{Encoder, Game, Seat, Seed, Setup, Silent, StepRng, playout};

fn main() {
    divan::main();
}

fn start<G: Game>(seats: u8) -> G {
    G::new(&Setup::of::<G>(seats), &mut StepRng::new(Seed([0; 32]), 0)).expect("the default game")
}

/// A position far in a random game.
fn middle<G: Game>(seats: u8) -> G {
    let mut game: G = start(seats);
    let mut legal = Vec::new();
    for step in 0..120 {
        let Some(seat) = game.waiting().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[step % legal.len()];
        game.apply(seat, action, &mut StepRng::new(Seed([0; 32]), step as u64), &mut Silent);
    }
    game
}

#[divan::bench(args = [2, 4], types = [
    simurgh::Simurgh, clash_of_rage::ClashOfRage, belaad::Belaad, dwar7s_fall::Dwar7sFall,
])]
fn encode<G: Game>(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let game: G = middle(seats);
    let mut numbers = vec![0; G::encoding().len()];
    bencher.bench_local(|| {
        game.encode(Seat::of(1), &mut Encoder::new(&mut numbers));
        numbers[0]
    });
}

#[divan::bench(args = [2, 4], types = [
    simurgh::Simurgh, clash_of_rage::ClashOfRage, belaad::Belaad, dwar7s_fall::Dwar7sFall,
])]
fn random_decision<G: Game>(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let game: G = start(seats);
    let mut buffer = Vec::with_capacity(256);
    let decisions = playout::random(&mut game.clone(), 1, &mut buffer);
    let bencher = bencher.counter(ItemsCount::new(decisions));
    bencher.bench_local(|| playout::random(&mut game.clone(), 1, &mut buffer));
}
