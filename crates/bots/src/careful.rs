//! The bot that always answers: another bot, its noise, and a legal answer if it fails.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use engine::{Chance, Game, PlayoutRng, Seat, Step};

use crate::{Decision, Greedy, Ledger, Method, Player, Random, Recipe, Search, Weighed};

/// Plays by a recipe. Whatever goes wrong, it answers with something legal and counts the fault.
pub struct Careful<G: Game> {
    recipe: Recipe,
    inner: Box<dyn Player<G>>,
    rng: PlayoutRng,
    legal: Vec<G::Action>,
    ledger: Ledger,
}

impl<G: Game> Careful<G> {
    /// A bot that plays by this recipe, the same way for the same seed.
    pub fn new(recipe: Recipe, seed: u64) -> Careful<G> {
        let inner = brew(&recipe, seed);
        Careful {
            recipe,
            inner,
            rng: PlayoutRng::new(!seed),
            legal: Vec::new(),
            ledger: Ledger::default(),
        }
    }

    /// Asks the bot inside; if it panics, the fault is counted and a fresh one takes its place.
    fn ask<T>(&mut self, question: impl FnOnce(&mut dyn Player<G>) -> T) -> Option<T> {
        let inner = &mut self.inner;
        // Nothing of a bot that panicked is used again.
        let answer = catch_unwind(AssertUnwindSafe(|| question(inner.as_mut())));
        answer
            .inspect_err(|_| {
                self.ledger.faults += 1;
                self.inner = brew(&self.recipe, u64::from(self.rng.bits()));
            })
            .ok()
    }

    fn is_distracted(&mut self) -> bool {
        const FINE: u32 = 1 << 24; // Every step of an f32 between 0 and 1.
        self.recipe.noise > 0.0 && self.rng.below(FINE) < (self.recipe.noise * FINE as f32) as u32
    }
}

impl<G: Game> Player<G> for Careful<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<Decision<G::Action>> {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let among = self.legal.len() as u32;
        let at_random = self.rng.pick(&self.legal).map(|action| Decision { action, among })?;
        if self.is_distracted() {
            return Some(at_random);
        }
        if self.recipe.method == Method::Random {
            return self.inner.choose(game, seat);
        }
        let began = Instant::now();
        let answer = self.ask(|inner| inner.choose(game, seat));
        let took = began.elapsed();
        self.ledger.decisions += 1;
        self.ledger.thinking += took;
        self.ledger.slowest = self.ledger.slowest.max(took);
        match answer {
            Some(Some(decision)) if self.legal.contains(&decision.action) => Some(decision),
            Some(_) => {
                self.ledger.faults += 1;
                Some(at_random)
            }
            None => Some(at_random),
        }
    }

    fn weigh(&mut self, game: &G, seat: Seat) -> Vec<Weighed<G::Action>> {
        self.ask(|inner| inner.weigh(game, seat)).unwrap_or_default()
    }

    fn foresee(&mut self, game: &G, seat: Seat, action: G::Action) -> Vec<Step<G::Action>> {
        self.ask(|inner| inner.foresee(game, seat, action)).unwrap_or_default()
    }

    fn ledger(&self) -> Ledger {
        Ledger { work: self.inner.ledger().work, ..self.ledger }
    }
}

fn brew<G: Game>(recipe: &Recipe, seed: u64) -> Box<dyn Player<G>> {
    match recipe.method {
        Method::Random => Box::new(Random::new(seed)),
        Method::Greedy => Box::new(Greedy::new(recipe, seed)),
        Method::Search => Box::new(Search::new(recipe, seed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::{Action, ConnectFour};
    use engine::{Seed, Setup, Silent, StepRng};

    struct Broken;

    impl Player<ConnectFour> for Broken {
        fn choose(&mut self, _game: &ConnectFour, _seat: Seat) -> Option<Decision<Action>> {
            panic!("on purpose")
        }

        fn weigh(&mut self, _game: &ConnectFour, _seat: Seat) -> Vec<Weighed<Action>> {
            Vec::new()
        }
    }

    struct Stubborn(Action);

    impl Player<ConnectFour> for Stubborn {
        fn choose(&mut self, _game: &ConnectFour, _seat: Seat) -> Option<Decision<Action>> {
            Some(Decision { action: self.0, among: 7 })
        }

        fn weigh(&mut self, _game: &ConnectFour, _seat: Seat) -> Vec<Weighed<Action>> {
            Vec::new()
        }
    }

    fn start() -> ConnectFour {
        ConnectFour::new(&Setup::of::<ConnectFour>(2), &mut StepRng::new(Seed([0; 32]), 0)).unwrap()
    }

    fn careful(inner: Box<dyn Player<ConnectFour>>) -> Careful<ConnectFour> {
        let mut careful =
            Careful::new(crate::recipe(&ConnectFour::INFO, "search:simulations=8").unwrap(), 1);
        careful.inner = inner;
        careful
    }

    #[test]
    fn a_bot_that_panics_is_replaced() {
        let mut bot = careful(Box::new(Broken));
        for _ in 0..2 {
            let decision = bot.choose(&start(), Seat::of(0)).unwrap();
            assert!(start().check(Seat::of(0), decision.action).is_ok());
        }
        assert_eq!(bot.ledger().faults, 1, "the second answer comes from a sound bot");
    }

    #[test]
    fn an_illegal_answer_is_not_given() {
        let column = connect_four::Column::new(0).unwrap();
        let mut game = start();
        for turn in 0..6 {
            let mut rng = StepRng::playout(PlayoutRng::new(0));
            game.apply(Seat::of(turn % 2), Action::Drop { column }, &mut rng, &mut Silent);
        }
        let mut bot = careful(Box::new(Stubborn(Action::Drop { column })));
        let decision = bot.choose(&game, Seat::of(0)).unwrap();
        assert!(game.check(Seat::of(0), decision.action).is_ok());
        assert_eq!(bot.ledger().faults, 1);
    }

    #[test]
    fn noise_is_as_frequent_as_it_says() {
        let mut bot = careful(Box::new(Random::new(3)));
        bot.recipe.noise = 0.25;
        let distracted = (0..10_000).filter(|_| bot.is_distracted()).count();
        // Five standard deviations of 10,000 draws at 1/4 are about 217.
        assert!(distracted.abs_diff(2500) < 217, "{distracted}");
    }
}
