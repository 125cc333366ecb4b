//! Two small games with known best play, to prove bots on.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod coins;
pub mod tricks;

use engine::{Chance, Game, PlayoutRng, Seat, Seed, Setup, Silent, StepRng};

/// A game as it begins with this seed.
pub fn start<G: Game>(setup: &Setup<G::Options>, seed: u64) -> G {
    let seed = Seed::from_phrase("test").nth(seed);
    G::new(setup, &mut StepRng::new(seed, 0)).expect("a set-up that can be played")
}

/// The game after this many random decisions.
pub fn wander<G: Game>(mut game: G, decisions: u32, seed: u64) -> G {
    let mut rng = PlayoutRng::new(seed);
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.waiting().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = rng.pick(&legal).expect("a choice for who is asked");
        act(&mut game, seat, action, u64::from(rng.bits()));
    }
    game
}

/// Plays one action.
pub fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action, chance: u64) {
    assert!(game.check(seat, action).is_ok(), "{seat:?} may not {action:?}");
    game.apply(seat, action, &mut StepRng::playout(PlayoutRng::new(chance)), &mut Silent);
}
