//! What the contract costs, as ratios: the sides are measured in turn, so that a busy machine slows
//! them alike.

use std::hint::black_box;
use std::time::Instant;

use connect_four::{Action, ConnectFour};
use engine::{AnyGame, Chance, Game, GameOf, PlayoutRng, Seed, Setup, Silent, StepRng, playout};

static GAME: GameOf<ConnectFour> = GameOf::new();

/// Games in one measured round.
const GAMES: u64 = 2000;
/// Rounds of each side; the fastest counts, because noise only ever slows.
const ROUNDS: usize = 60;

fn main() {
    let decisions = f64::from(generic());
    let mut best = [f64::INFINITY; 3];
    let sides: [fn() -> u32; 3] = [direct, generic, erased];
    for _ in 0..ROUNDS {
        for (best, side) in best.iter_mut().zip(sides) {
            let began = Instant::now();
            black_box(side());
            *best = best.min(began.elapsed().as_secs_f64());
        }
    }
    let [direct, generic, erased] = best;
    println!(
        "Connect Four, random play, {decisions:.0} decisions a round, best of {ROUNDS} rounds"
    );
    for (name, seconds) in [("direct", direct), ("generic", generic), ("erased", erased)] {
        println!(
            "{name:<8} {:>6.1} million decisions/s, {:>5.1} ns a decision, {:.2} x direct",
            decisions / seconds / 1e6,
            seconds / decisions * 1e9,
            seconds / direct
        );
    }
}

fn start() -> ConnectFour {
    ConnectFour::new(&Setup::of::<ConnectFour>(2), &mut StepRng::new(Seed([0; 32]), 0))
        .expect("the default game")
}

/// Through the code that simulates every game.
fn generic() -> u32 {
    let mut buffer = Vec::with_capacity(8);
    (0..GAMES).map(|seed| playout::random(&mut start(), seed, &mut buffer)).sum()
}

/// Written out by hand against the game's own methods.
fn direct() -> u32 {
    let mut buffer: Vec<Action> = Vec::with_capacity(8);
    let mut decisions = 0;
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
}

/// Through the layer that hides the game's types, with checks and journal, as the table plays.
fn erased() -> u32 {
    let mut buffer = Vec::with_capacity(8);
    let mut decisions = 0;
    for seed in 0..GAMES {
        let options = serde_json::Map::new();
        let mut game = GAME.start(2, &options, Seed([0; 32])).expect("the default game");
        let mut choices = PlayoutRng::new(seed);
        while let Some(seat) = game.waiting().first() {
            buffer.clear();
            game.legal_ids(seat, &mut buffer);
            let action = buffer[choices.below(buffer.len() as u32) as usize];
            game.act(seat, action).expect("a legal action");
            decisions += 1;
        }
    }
    decisions
}
