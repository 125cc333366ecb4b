//! Random play of Connect Four: the contract's own cost.

use connect_four::{Action, ConnectFour};
use divan::counter::ItemsCount;
use engine::{AnyGame, Chance, Game, GameOf, PlayoutRng, Seed, Setup, Silent, StepRng, playout};

fn main() {
    divan::main();
}

/// Games in one measured round: long enough to time, short enough to repeat.
const GAMES: u64 = 1000;

fn start() -> ConnectFour {
    ConnectFour::new(&Setup::of::<ConnectFour>(2), &mut StepRng::new(Seed([0; 32]), 0))
        .expect("the default game")
}

fn decisions_of_a_round() -> u32 {
    let mut buffer = Vec::new();
    (0..GAMES).map(|seed| playout::random(&mut start(), seed, &mut buffer)).sum()
}

/// Through the generic code that every game is simulated with.
#[divan::bench]
fn generic(bencher: divan::Bencher<'_, '_>) {
    let mut buffer = Vec::with_capacity(8);
    bencher.counter(ItemsCount::new(decisions_of_a_round())).bench_local(|| {
        (0..GAMES).map(|seed| playout::random(&mut start(), seed, &mut buffer)).sum::<u32>()
    });
}

/// Written out by hand against the game's own methods.
#[divan::bench]
fn direct(bencher: divan::Bencher<'_, '_>) {
    let mut buffer: Vec<Action> = Vec::with_capacity(8);
    bencher.counter(ItemsCount::new(decisions_of_a_round())).bench_local(|| {
        let mut decisions = 0u32;
        for seed in 0..GAMES {
            let mut game = start();
            let mut choices = PlayoutRng::new(seed);
            let mut chance = StepRng::playout(PlayoutRng::new(!seed));
            while let Some(seat) = game.waiting().first() {
                buffer.clear();
                game.legal(seat, &mut buffer);
                let action = buffer[choices.below(buffer.len() as u32) as usize];
                game.apply(seat, action, &mut chance, &mut Silent);
                decisions += 1;
            }
        }
        decisions
    });
}

/// Through the layer that hides the game's types, with journal and checks, as the table plays.
#[divan::bench]
fn erased(bencher: divan::Bencher<'_, '_>) {
    static GAME: GameOf<ConnectFour> = GameOf::new();
    let mut buffer = Vec::with_capacity(8);
    bencher.counter(ItemsCount::new(decisions_of_a_round())).bench_local(|| {
        for seed in 0..GAMES {
            let mut game =
                GAME.start(2, &serde_json::Map::new(), Seed([0; 32])).expect("the default game");
            let mut choices = PlayoutRng::new(seed);
            while let Some(seat) = game.waiting().first() {
                buffer.clear();
                game.legal_ids(seat, &mut buffer);
                let action = buffer[choices.below(buffer.len() as u32) as usize];
                game.act(seat, action).expect("a legal action");
            }
        }
    });
}
