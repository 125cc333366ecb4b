//! Information-set Monte-Carlo tree search, for any number of seats and teams.
//!
//! Each simulation samples a world that the deciding seat can't tell from its own, walks down the
//! tree in it, plays on fast to a horizon, judges the position, and credits every seat's decisions
//! on the way with that seat's own result. A decision's place in the tree is what its seat has seen
//! ([`knowledge`]): a seat can't act on a card it doesn't see, nor on an answer that another seat
//! gives at the same moment. So hidden hands and simultaneous choices need no special case.

mod fingerprint;
mod knowledge;
mod tree;
mod worker;

use engine::{Chance, Game, PlayoutRng, Seat, Step, StepRng};

use self::knowledge::{Ears, Knowledge};
use self::tree::Prior;
use self::worker::{Stop, Tally, Task, Worker};
use crate::clock::Clock;
use crate::judge::count_teams;
use crate::learned::{self, Network};
use crate::{Decision, Greedy, Judge, Ledger, Player, Recipe, Spread, Weighed};

/// Fast games that are looked at to learn the scale of leads, where the recipe doesn't say it.
const PROBES: u32 = 16;

/// The longest continuation that is shown.
const LONGEST_LINE: usize = 8;

/// Grows trees of what might happen and plays what was tried most.
pub struct Search<G: Game> {
    recipe: Recipe,
    workers: Vec<Worker<G>>,
    scout: Greedy<G>,
    priors: Vec<Prior>,
    /// The share of victory and the lead that the look ahead expects, choice by choice.
    foreseen: Vec<(f32, f32)>,
    legal: Vec<G::Action>,
    tallies: Vec<Tally>,
    knowledge: Knowledge,
    expected: Option<Expected<G>>,
    /// Without a network the estimate is all there is.
    network: Option<&'static Network>,
    /// Decides between choices that are equally good.
    ties: PlayoutRng,
}

/// The position that follows from our own last decision: if it comes, the trees are still good.
struct Expected<G> {
    game: G,
    seat: Seat,
    knowledge: Knowledge,
}

impl<G: Game> Search<G> {
    /// A bot that searches by the recipe, the same way for the same seed.
    pub fn new(recipe: &Recipe, seed: u64) -> Search<G> {
        let mut seeds = PlayoutRng::new(seed);
        let mut worker = |_| {
            let high = u64::from(seeds.bits()) << 32;
            Worker::new(recipe, high | u64::from(seeds.bits()))
        };
        Search {
            recipe: recipe.clone(),
            workers: (0..recipe.threads.max(1)).map(&mut worker).collect(),
            scout: Greedy::new(recipe, !seed),
            priors: Vec::new(),
            foreseen: Vec::new(),
            legal: Vec::new(),
            tallies: Vec::new(),
            knowledge: Knowledge::new(),
            expected: None,
            network: (recipe.learned > 0.0 || recipe.learned_plans > 0.0)
                .then(learned::network::<G>)
                .and_then(Result::ok),
            ties: PlayoutRng::new(seed.rotate_left(32)),
        }
    }

    /// Grows the trees and adds up their tallies. `self.legal` holds the legal actions.
    fn think(&mut self, game: &G, seat: Seat, stop: Stop) {
        let clock = Clock::start(self.recipe.millis);
        match self.expected.take() {
            Some(expected) if expected.seat == seat && expected.game == *game => {
                self.knowledge = expected.knowledge;
            }
            _ => {
                self.knowledge = Knowledge::new();
                self.workers.iter_mut().for_each(Worker::forget);
            }
        }
        let scale = self.scale(game, seat);
        self.look_ahead(game, seat, scale);
        let judge = Judge::new(scale, self.recipe.margin);
        let Recipe { learned, learned_plans, .. } = self.recipe;
        let simulations = self.recipe.simulations.div_ceil(self.workers.len() as u32);
        let task = Task {
            game,
            seat,
            legal: &self.legal,
            knowledge: self.knowledge,
            judge: judge.with(self.network, learned),
            fast: judge.with(self.network, learned_plans),
            priors: &self.priors,
            horizon: self.horizon(game),
            simulations,
            clock,
            stop,
        };
        match &mut self.workers[..] {
            [only] => only.run(&task),
            several => std::thread::scope(|scope| {
                for worker in several {
                    scope.spawn(|| worker.run(&task));
                }
            }),
        }
        self.tallies.clear();
        self.tallies.resize(self.legal.len(), Tally::default());
        for worker in &self.workers {
            for (sum, part) in self.tallies.iter_mut().zip(&worker.tallies) {
                sum.visits += part.visits;
                sum.value += part.value;
                sum.fresh += part.fresh;
                sum.win += part.win;
                sum.lead += part.lead;
            }
        }
    }

    /// What a look to the end of the turn makes of each choice. A few simulations tell less than
    /// it does; many outweigh it.
    fn look_ahead(&mut self, game: &G, seat: Seat, scale: f32) {
        self.priors.clear();
        self.foreseen.clear();
        if self.recipe.trust > 0.0 {
            let tries = f64::from(self.recipe.trust);
            for tried in self.scout.survey(game, seat, scale) {
                let worlds = tried.worlds.max(1) as f32;
                self.priors.push(Prior { value: f64::from(tried.value / worlds), tries });
                self.foreseen.push((tried.win / worlds, tried.lead / worlds));
            }
        }
    }

    /// With more teams it takes more turns for each to get as far.
    fn horizon(&self, game: &G) -> u32 {
        let beyond = (count_teams(game) as u32).saturating_sub(2);
        self.recipe.horizon.saturating_add(self.recipe.stretch.saturating_mul(beyond))
    }

    fn scale(&mut self, game: &G, seat: Seat) -> f32 {
        if self.recipe.lead > 0.0 {
            return self.recipe.lead;
        }
        let horizon = self.horizon(game);
        let Some(worker) = self.workers.first_mut() else { return 1.0 };
        if worker.spread.is_empty() {
            worker.probe(game, seat, horizon, PROBES);
        }
        Spread::lead(&worker.spread)
    }

    /// The choice that was tried most; of those, the one that went best. Ties are broken at random.
    fn best(&mut self) -> Option<G::Action> {
        let mean = |tally: &Tally| tally.value / f64::from(tally.visits.max(1));
        let order = |one: &Tally, other: &Tally| {
            one.visits.cmp(&other.visits).then(mean(one).total_cmp(&mean(other)))
        };
        let best = *self.tallies.iter().max_by(|one, other| order(one, other))?;
        let equals = self.legal.iter().zip(&self.tallies);
        let equals = equals.filter(|(_, tally)| order(tally, &best).is_eq());
        let equals: Vec<G::Action> = equals.map(|(&action, _)| action).collect();
        self.ties.pick(&equals)
    }

    /// Notes what follows from our decision, if it involves no chance.
    fn expect(&mut self, game: &G, seat: Seat, action: G::Action) {
        let mut next = game.clone();
        let mut chance = StepRng::playout(PlayoutRng::new(0));
        let mut ears = Ears::new(game.seats());
        next.apply(seat, action, &mut chance, &mut ears);
        if chance.used() || !next.waiting().contains(seat) {
            return;
        }
        let mut knowledge = self.knowledge;
        knowledge.act(seat, action);
        knowledge.hear(&ears, |_, now| now);
        self.expected = Some(Expected { game: next, seat, knowledge });
    }
}

impl<G: Game> Player<G> for Search<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<Decision<G::Action>> {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let among = self.legal.len() as u32;
        if let [only] = self.legal[..] {
            return Some(Decision { action: only, among });
        }
        self.think(game, seat, Stop::Decided);
        let action = self.best()?;
        self.expect(game, seat, action);
        Some(Decision { action, among })
    }

    fn weigh(&mut self, game: &G, seat: Seat) -> Vec<Weighed<G::Action>> {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        if self.legal.is_empty() {
            return Vec::new();
        }
        self.think(game, seat, Stop::Spent);
        let all = self.tallies.iter().map(|tally| tally.visits).sum::<u32>().max(1) as f32;
        let weighed = |(at, &action): (usize, &G::Action)| {
            let tally = &self.tallies[at];
            let value = tally.value / f64::from(tally.visits.max(1));
            let fresh = tally.fresh as f32;
            // A choice that no simulation began with is known only from the look ahead.
            let (win, lead) = match self.foreseen.get(at) {
                Some(&foreseen) if tally.fresh == 0 => foreseen,
                _ => (tally.win as f32 / fresh.max(1.0), tally.lead as f32 / fresh.max(1.0)),
            };
            Weighed {
                action,
                visits: tally.visits,
                share: tally.visits as f32 / all,
                value: value as f32,
                win,
                lead,
            }
        };
        let mut all: Vec<_> = self.legal.iter().enumerate().map(weighed).collect();
        all.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
        });
        all
    }

    fn ledger(&self) -> Ledger {
        let work: u64 = self.workers.iter().map(Worker::work).sum();
        Ledger { work: work + self.scout.work(), ..Ledger::default() }
    }

    fn foresee(&mut self, game: &G, seat: Seat, action: G::Action) -> Vec<Step<G::Action>> {
        let begin = Step { seat, action };
        match self.workers.first_mut() {
            Some(worker) => worker.line(game, self.knowledge, begin, LONGEST_LINE),
            None => vec![begin],
        }
    }
}
