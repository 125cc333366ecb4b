//! One game through all the laws.

use std::collections::HashSet;
use std::fmt;
use std::mem::discriminant;

use super::encoded::Encodings;
use super::{Observed, announced, robust};
use crate::{
    Arg, Bounds, Chance, Game, Indexed, Journal, MAX_SEATS, Message, PlayoutRng, Record, Refused,
    Said, Seat, Seed, Setup, Silent, Start, Step, StepRng, Terms, Viewer, Voice, rules,
};

/// A law that was broken.
#[derive(Clone, Debug)]
pub struct Violation {
    law: &'static str,
    step: usize,
    what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law '{}' is broken after step {}: {}", self.law, self.step, self.what)
    }
}

/// A random game under observation.
pub(super) struct Walk<'a, G: Game> {
    pub(super) journal: Journal<G>,
    setup: Setup<G::Options>,
    every: u32,
    pub(super) worlds: PlayoutRng,
    rules: Vec<&'static str>,
    pub(super) encodings: Encodings,
    /// What all walks of a check found out together.
    pub(super) observed: &'a mut Observed,
}

impl<'a, G: Game> Walk<'a, G> {
    pub fn new(
        setup: Setup<G::Options>,
        seed: Seed,
        every: u32,
        observed: &'a mut Observed,
    ) -> Walk<'a, G> {
        Walk {
            journal: Journal::new(Start::Setup(setup.clone()), seed),
            setup,
            every: every.max(1),
            worlds: PlayoutRng::from(seed.nth(1)),
            rules: rules::index(G::INFO.rules, G::INFO.prefix).iter().map(|rule| rule.id).collect(),
            encodings: Encodings::default(),
            observed,
        }
    }

    pub fn journal(&self) -> String {
        self.journal.write(None)
    }

    /// Plays to the end. `choose` returns a number below the one it is given.
    pub fn run(&mut self, mut choose: impl FnMut(u32) -> u32) -> Result<(), Violation> {
        self.run_while(|count| Some(choose(count)))
    }

    /// Plays to the end, or until `choose` returns `None`.
    pub fn run_while(
        &mut self,
        mut choose: impl FnMut(u32) -> Option<u32>,
    ) -> Result<(), Violation> {
        let bounds = G::bounds(&self.setup);
        let mut game = G::new(&self.setup, &mut StepRng::new(self.journal.seed, 0))
            .map_err(|error| self.broken("alive", error.to_string()))?;
        if game.seats() != self.setup.seats {
            return Err(self.broken("exact", format!("the game has {} seats", game.seats())));
        }
        self.whole(&game)?;
        self.dealt(&game)?;
        loop {
            let waiting = game.waiting();
            if waiting.is_empty() {
                return self.ended(&game, &bounds);
            }
            let step = self.journal.steps.len();
            if step as u32 >= bounds.decisions {
                let most = bounds.decisions;
                return Err(
                    self.broken("alive", format!("the game goes on after {most} decisions"))
                );
            }
            if game.outcome().is_some() {
                return Err(
                    self.broken("alive", "there is an outcome while a seat waits".to_owned())
                );
            }
            let seats: Vec<Seat> = waiting.iter().collect();
            let seat = seats[self.worlds.below(seats.len() as u32) as usize];
            let legal = self.legal_list(&game, seat, &bounds)?;
            if self.worlds.below(self.every) == 0 {
                self.exact(&game)?;
                self.worlds(&game)?;
                self.durable(&game)?;
                self.sketched(&game, Viewer::Seat(seat))?;
                robust::check(&game, &mut self.worlds)
                    .map_err(|what| self.broken("robust", what))?;
            }
            // What a text view says at rare questions is looked at in any case.
            let question = game.prompt(seat).map(|prompt| prompt.said().key);
            if question.is_some_and(|question| self.observed.questions.insert(question)) {
                self.all_sketched(&game)?;
            }
            self.reasoned(&game)?;
            if seats.len() > 1 {
                self.orderless(&game, &seats)?;
            }
            let Some(choice) = choose(legal.len() as u32) else { return Ok(()) };
            let action = legal[choice as usize];
            self.play(&mut game, seat, action)?;
        }
    }

    /// What a seat can expect is a number, and the sum of its named terms.
    fn reasoned(&self, game: &G) -> Result<(), Violation> {
        for seat in Seat::all(game.seats()) {
            let worth = game.estimate(seat);
            if !worth.is_finite() {
                return Err(self.broken("whole", format!("{seat:?} can expect {worth} points")));
            }
            let mut terms = Terms::default();
            game.weigh(seat, &mut terms);
            if let Some((term, _)) = terms.iter().find(|(term, _)| !G::terms().contains(term)) {
                return Err(self.broken("reasoned", format!("the term '{term}' isn't listed")));
            }
            // Sums in another order differ in the last digits.
            let size: f32 = terms.iter().map(|(_, points)| points.abs()).sum();
            if (terms.sum() - worth).abs() > 1e-4 * size.max(1.0) {
                let what =
                    format!("{seat:?} can expect {worth} points, but its terms are {terms:?}");
                return Err(self.broken("reasoned", what));
            }
        }
        Ok(())
    }

    pub(super) fn broken(&self, law: &'static str, what: String) -> Violation {
        Violation { law, step: self.journal.steps.len(), what }
    }

    fn legal_list(
        &self,
        game: &G,
        seat: Seat,
        bounds: &Bounds,
    ) -> Result<Vec<G::Action>, Violation> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(self.broken("alive", format!("{seat:?} waits and has no choice")));
        }
        if legal.len() as u32 > bounds.branching {
            let (count, most) = (legal.len(), bounds.branching);
            return Err(self.broken("alive", format!("{count} choices, declared at most {most}")));
        }
        let mut ids: Vec<u32> = legal.iter().map(|action| action.index()).collect();
        ids.sort_unstable();
        if let Some(twice) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            let action = G::Action::from_index(twice[0]);
            return Err(self.broken("exact", format!("{action:?} is listed twice")));
        }
        for &action in &legal {
            if let Err(refused) = game.check(seat, action) {
                return Err(self.broken("exact", format!("{action:?} is listed, but {refused:?}")));
            }
            self.say(&action.said())?;
        }
        match game.prompt(seat) {
            Some(prompt) => self.say(&prompt.said())?,
            None => return Err(self.broken("spoken", format!("{seat:?} is asked nothing"))),
        }
        Ok(legal)
    }

    /// Every action there is, for every seat there can be.
    fn exact(&self, game: &G) -> Result<(), Violation> {
        let (waiting, absent) = (game.waiting(), game.absent());
        for seat in Seat::all(MAX_SEATS as u8) {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if !waiting.contains(seat) && !legal.is_empty() {
                return Err(self.broken("exact", format!("{seat:?} has choices but isn't asked")));
            }
            let mut listed = vec![false; G::Action::COUNT as usize];
            let kinds: HashSet<_> = legal.iter().map(discriminant).collect();
            for action in legal {
                listed[action.index() as usize] = true;
                self.say(&game.describe(seat, action).said())?;
            }
            // A seat that isn't asked gets the same few refusals for all actions: a sample will do.
            let stride =
                if waiting.contains(seat) { 1 } else { 1 + G::Action::COUNT as usize / 50 };
            for id in (0..G::Action::COUNT).step_by(stride) {
                let Some(action) = G::Action::from_index(id) else { continue };
                match game.check(seat, action) {
                    Ok(()) if !listed[id as usize] => {
                        let what =
                            format!("{seat:?}: check accepts {action:?}, which isn't listed");
                        return Err(self.broken("exact", what));
                    }
                    Ok(()) => {}
                    Err(refused) => {
                        let rule = refused.rule::<G>();
                        if !self.rules.contains(&rule) {
                            return Err(
                                self.broken("spoken", format!("no rule {rule}: {refused:?}"))
                            );
                        }
                        if refused == Refused::OtherQuestion
                            && kinds.contains(&discriminant(&action))
                        {
                            let what = format!("{action:?} is of a kind that is asked for now");
                            return Err(self.broken("exact", what));
                        }
                        let said = refused.said(game);
                        if let Some(stranger) = stranger(&said.args, game.seats()) {
                            let what = format!("{refused:?} names {stranger:?}, who doesn't play");
                            return Err(self.broken("spoken", what));
                        }
                        let asked_for = action.said();
                        let unheard = |thing: &&Arg| {
                            announced::mentions(&said, thing)
                                && !announced::mentions(&asked_for, thing)
                        };
                        if let Some(thing) = absent.iter().find(unheard) {
                            let what = format!("{refused:?} names {thing:?}, which isn't in play");
                            return Err(self.broken("spoken", what));
                        }
                        self.say(&said)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn durable(&self, game: &G) -> Result<(), Violation> {
        let written = serde_json::to_string(game)
            .map_err(|error| self.broken("durable", format!("can't be written: {error}")))?;
        let read: G = serde_json::from_str(&written)
            .map_err(|error| self.broken("durable", format!("can't be read back: {error}")))?;
        if read != *game {
            return Err(self.broken("durable", format!("read back, it is another: {written}")));
        }
        Ok(())
    }

    fn orderless(&mut self, game: &G, seats: &[Seat]) -> Result<(), Violation> {
        let mut legal = Vec::new();
        let answers: Vec<(Seat, G::Action)> = seats
            .iter()
            .filter_map(|&seat| {
                legal.clear();
                game.legal(seat, &mut legal);
                self.worlds.pick(&legal).map(|action| (seat, action))
            })
            .collect();
        let first = self.journal.steps.len() as u64 + 1;
        let play = |order: &[(Seat, G::Action)]| {
            let mut game = game.clone();
            for (at, &(seat, action)) in order.iter().enumerate() {
                game.check(seat, action).map_err(|refusal| {
                    let what = format!("{seat:?} may no longer {action:?}: {refusal:?}");
                    self.broken("orderless", what)
                })?;
                let mut rng = StepRng::new(self.journal.seed, first + at as u64);
                game.apply(seat, action, &mut rng, &mut Silent);
            }
            Ok(game)
        };
        let in_order = play(&answers)?;
        let mut shuffled = answers.clone();
        PlayoutRng::new(self.journal.steps.len() as u64).shuffle(&mut shuffled);
        if play(&shuffled)? != in_order {
            let what = format!("the order of {answers:?} matters");
            return Err(self.broken("orderless", what));
        }
        Ok(())
    }

    fn play(&mut self, game: &mut G, seat: Seat, action: G::Action) -> Result<(), Violation> {
        let number = self.journal.steps.len() as u64 + 1;
        let before = game.clone();
        // As text, so that nothing the copies share can change both.
        let kept = (self.worlds.below(self.every) == 0).then(|| serde_json::to_value(&before).ok());
        let mut rng = StepRng::new(self.journal.seed, number);
        let mut log = Record::default();
        let turn = game.turn();
        self.journal.steps.push(Step { seat, action });
        game.apply(seat, action, &mut rng, &mut log);
        for (_, event) in &log.events {
            self.say(&event.said())?;
        }
        if game.turn() < turn {
            return Err(self.broken("alive", "turns are counted backwards".to_owned()));
        }
        let mut again = before.clone();
        again.apply(seat, action, &mut StepRng::new(self.journal.seed, number), &mut Silent);
        self.same_again(game, &again)?;
        let announced = announced::play(before.clone(), seat, action, self.journal.seed, number)
            .map_err(|what| self.broken("announced", what))?;
        if announced != *game {
            let what = "`apply` does something other than the decisions do".to_owned();
            return Err(self.broken("announced", what));
        }
        if kept.is_some_and(|kept| kept != serde_json::to_value(&before).ok()) {
            return Err(self.broken("separate", "playing on changed an earlier copy".to_owned()));
        }
        self.whole(game)
    }

    pub(super) fn same_again(&self, once: &G, again: &G) -> Result<(), Violation> {
        if once == again {
            return Ok(());
        }
        Err(self.broken("deterministic", "the same step gives another state".to_owned()))
    }

    fn whole(&self, game: &G) -> Result<(), Violation> {
        game.audit().map_err(|reason| self.broken("whole", reason.to_string()))
    }

    fn ended(&self, game: &G, bounds: &Bounds) -> Result<(), Violation> {
        let outcome = game.outcome().ok_or_else(|| {
            self.broken("alive", "nobody waits and there is no outcome".to_owned())
        })?;
        if outcome.seats.len() != usize::from(game.seats()) {
            return Err(self.broken("whole", "the outcome has another number of seats".to_owned()));
        }
        if !G::INFO.endings.contains(&outcome.ending) {
            return Err(
                self.broken("spoken", format!("'{}' isn't among the endings", outcome.ending))
            );
        }
        if outcome.seats.iter().all(|result| result.rank != 1) {
            return Err(self.broken("whole", "nobody has the first place".to_owned()));
        }
        for result in &outcome.seats {
            if !bounds.score.contains(&result.score) {
                let what = format!("a score of {}, declared {:?}", result.score, bounds.score);
                return Err(self.broken("alive", what));
            }
            let sum: i32 = result.origins.iter().map(|(_, points)| points).sum();
            if sum != result.score {
                return Err(self.broken("whole", format!("origins sum to {sum}: {result:?}")));
            }
            if let Some((origin, _)) =
                result.origins.iter().find(|(origin, _)| !G::INFO.origins.contains(origin))
            {
                return Err(self.broken("spoken", format!("'{origin}' isn't among the origins")));
            }
        }
        self.all_sketched(game)
    }

    fn all_sketched(&self, game: &G) -> Result<(), Violation> {
        for seat in Seat::all(game.seats()) {
            self.sketched(game, Viewer::Seat(seat))?;
        }
        self.sketched(game, Viewer::Spectator)
    }

    fn sketched(&self, game: &G, viewer: Viewer) -> Result<(), Violation> {
        for text in &self.observed.texts {
            let sketch = G::sketch(&game.view(viewer), &Voice::nameless(text)).to_string();
            if let Some(at) = sketch.find('{') {
                let missing: String = sketch[at..].chars().take(60).collect();
                return Err(self.broken("spoken", format!("the sketch lacks a text: {missing}")));
            }
        }
        Ok(())
    }

    pub(super) fn say(&self, said: &Said) -> Result<(), Violation> {
        if self.observed.said.borrow().contains(said) {
            return Ok(());
        }
        for text in &self.observed.texts {
            if let Err(error) = text.try_say(said, &[]) {
                return Err(self.broken("spoken", error.0));
            }
        }
        self.observed.said.borrow_mut().insert(said.clone());
        Ok(())
    }
}

/// A seat beyond those at the table that a message names.
fn stranger(args: &[(&'static str, Arg)], seats: u8) -> Option<Seat> {
    fn within(arg: &Arg, seats: u8) -> Option<Seat> {
        match arg {
            Arg::Seat(seat) => (seat.index() >= usize::from(seats)).then_some(*seat),
            Arg::Said(said) => stranger(&said.args, seats),
            Arg::List(items) => items.iter().find_map(|item| within(item, seats)),
            Arg::Number(_) | Arg::Name(_) | Arg::Counted(..) | Arg::Text(_) => None,
        }
    }
    args.iter().find_map(|(_, arg)| within(arg, seats))
}
