//! Random play: the fastest way through a game.

use crate::{Chance, Game, PlayoutRng, Silent, StepRng};

/// Plays random decisions until the game is over and returns how many there were.
///
/// `buffer` is room for the legal actions; reuse it between games to save allocations.
#[inline]
pub fn random<G: Game>(game: &mut G, seed: u64, buffer: &mut Vec<G::Action>) -> u32 {
    let mut choices = PlayoutRng::new(seed);
    let mut chance = StepRng::playout(PlayoutRng::new(!seed));
    let mut decisions = 0;
    loop {
        buffer.clear();
        let Some(seat) = game.first_legal(buffer) else { break };
        let Some(action) = choices.pick(buffer) else { break };
        game.apply(seat, action, &mut chance, &mut Silent);
        decisions += 1;
    }
    decisions
}
