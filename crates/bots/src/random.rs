//! The bot that chooses at random.

use engine::{Chance, Game, PlayoutRng, Seat};

use crate::{Decision, Player, Weighed};

/// Chooses among the legal actions, each equally likely.
pub struct Random<A> {
    rng: PlayoutRng,
    legal: Vec<A>,
}

impl<A> Random<A> {
    /// A bot that decides the same way for the same seed.
    pub fn new(seed: u64) -> Random<A> {
        Random { rng: PlayoutRng::new(seed), legal: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G::Action> {
    #[inline]
    fn choose(&mut self, game: &G, seat: Seat) -> Option<Decision<G::Action>> {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let among = self.legal.len() as u32;
        self.rng.pick(&self.legal).map(|action| Decision { action, among })
    }

    fn weigh(&mut self, game: &G, seat: Seat) -> Vec<Weighed<G::Action>> {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let share = 1.0 / self.legal.len().max(1) as f32;
        let all = self.legal.iter();
        all.map(|&action| Weighed { action, visits: 0, share, value: 0.5, win: 0.5, lead: 0.0 })
            .collect()
    }
}
