//! A running match: a game, its journal, and answers held back until everybody has given theirs.

use std::collections::BTreeMap;

use crate::{
    Audience, BadOptions, Chance, Game, Journal, JournalError, Log, PlayoutRng, Refused, Revealed,
    Seat, SeatSet, Seed, Setup, Silent, Start, Step, StepRng,
};

/// A game being played, with everything needed to go back to any step of it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    journal: Journal<G>,
    ballot: BTreeMap<Seat, G::Action>,
    revealed: Vec<Revealed>,
    events: Vec<(usize, Audience, G::Event)>,
    turns: Vec<u32>,
}

/// What became of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// Several seats decide at once, and others have yet to answer. It can still be changed.
    Held,
    /// This many steps were added to the journal.
    Steps(usize),
}

impl<G: Game> Match<G> {
    /// Sets up a new game.
    pub fn new(setup: Setup<G::Options>, seed: Seed) -> Result<Match<G>, BadOptions> {
        let start = Start::Setup(setup);
        let game = Self::open(&start, seed)?;
        Ok(Self::begin(game, Journal::new(start, seed)))
    }

    /// Goes on from a position. The position must have passed its audit. Answers that it holds
    /// while others have yet to give theirs can still be changed.
    pub fn from_position(mut game: G, seed: Seed) -> Match<G> {
        let held = game.withdraw();
        let start = Start::Position(Box::new(game.clone()));
        Match { ballot: held.into_iter().collect(), ..Self::begin(game, Journal::new(start, seed)) }
    }

    /// Plays a journal again, checking every step. The line of an error is the line in its file.
    pub fn replay(journal: &Journal<G>) -> Result<Match<G>, JournalError> {
        Self::replay_to(journal, journal.steps.len())
    }

    /// Plays the first `steps` steps of a journal.
    pub fn replay_to(journal: &Journal<G>, steps: usize) -> Result<Match<G>, JournalError> {
        let game = Self::open(&journal.start, journal.seed)
            .map_err(|error| JournalError { line: 1, reason: error.to_string() })?;
        let mut replayed = Self::begin(game, Journal::new(journal.start.clone(), journal.seed));
        for (at, step) in journal.steps.iter().take(steps).enumerate() {
            replayed.game.check(step.seat, step.action).map_err(|refusal| {
                let reason = format!("{:?} may not {:?}: {refusal:?}", step.seat, step.action);
                JournalError { line: at + 2, reason }
            })?;
            replayed.step(*step);
        }
        Ok(replayed)
    }

    fn open(start: &Start<G>, seed: Seed) -> Result<G, BadOptions> {
        match start {
            Start::Setup(setup) => {
                setup.check::<G>()?;
                G::new(setup, &mut StepRng::new(seed, 0))
            }
            Start::Position(game) => Ok((**game).clone()),
        }
    }

    fn begin(game: G, journal: Journal<G>) -> Match<G> {
        let (ballot, revealed, mut events) = (BTreeMap::new(), Vec::new(), Vec::new());
        if let Start::Setup(_) = journal.start {
            let mut log = StepLog { step: 0, events: &mut events, learned: SeatSet::EMPTY };
            game.dealt(&mut log);
        }
        Match { game, journal, ballot, revealed, events, turns: Vec::new() }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The journal so far.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// The number of steps so far.
    pub fn steps(&self) -> usize {
        self.journal.steps.len()
    }

    /// What each step brought to light.
    pub fn revealed(&self) -> &[Revealed] {
        &self.revealed
    }

    /// The events with the number of their step, counted from 1; those of the set-up have 0.
    pub fn events(&self) -> &[(usize, Audience, G::Event)] {
        &self.events
    }

    /// The number of turns begun after each step.
    pub fn turns(&self) -> &[u32] {
        &self.turns
    }

    /// Who must decide and has not answered yet.
    pub fn waiting(&self) -> SeatSet {
        self.ballot.keys().fold(self.game.waiting(), |waiting, &seat| waiting.without(seat))
    }

    /// The answer a seat has given while others still decide.
    pub fn held(&self, seat: Seat) -> Option<G::Action> {
        self.ballot.get(&seat).copied()
    }

    /// The position with the held answers of these seats in it, which nobody else may see.
    pub fn with_held(&self, seats: SeatSet) -> G {
        let mut game = self.game.clone();
        for (&seat, &action) in self.ballot.iter().filter(|(seat, _)| seats.contains(**seat)) {
            // Others have yet to answer, so nothing is resolved and no chance is used.
            let mut rng = StepRng::new(self.journal.seed, self.steps() as u64 + 1);
            game.apply(seat, action, &mut rng, &mut Silent);
        }
        game
    }

    /// Takes an action, if the game allows it; otherwise says why not, and nothing changes.
    ///
    /// Where several seats decide at once, answers are held, and can be given again, until all are
    /// in. Then they are played in the order of seats, so that the journal doesn't tell who was quick.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Played, Refused<G::Refusal>> {
        self.game.check(seat, action)?;
        let waiting = self.game.waiting();
        if waiting.len() > 1 {
            self.ballot.insert(seat, action);
            if self.ballot.len() < waiting.len() {
                return Ok(Played::Held);
            }
            let answers = std::mem::take(&mut self.ballot);
            let count = answers.len();
            for (seat, action) in answers {
                self.step(Step { seat, action });
            }
            return Ok(Played::Steps(count));
        }
        self.step(Step { seat, action });
        Ok(Played::Steps(1))
    }

    /// Takes a step as a journal tells it: like [`Match::act`], but never held back, since a journal
    /// holds only what was played.
    pub fn act_again(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        self.game.check(seat, action)?;
        self.ballot.remove(&seat);
        self.step(Step { seat, action });
        Ok(())
    }

    fn step(&mut self, step: Step<G::Action>) {
        let number = self.steps() + 1;
        let mut rng = StepRng::new(self.journal.seed, number as u64);
        let mut log = StepLog { step: number, events: &mut self.events, learned: SeatSet::EMPTY };
        self.game.apply(step.seat, step.action, &mut rng, &mut log);
        let learned = log.learned;
        self.revealed.push(Revealed { chance: rng.used(), learned });
        self.journal.steps.push(step);
        self.turns.push(self.game.turn());
    }

    /// Deals anew what is hidden from the seat: cards, the answers held for others, and all chance
    /// to come. The journal no longer leads to this position: look at it, but don't keep it.
    pub fn resample_hidden(&mut self, seat: Seat, rng: &mut PlayoutRng) {
        self.game.resample_hidden(seat, rng);
        let mut legal = Vec::new();
        for (&other, answer) in self.ballot.iter_mut().filter(|(other, _)| **other != seat) {
            legal.clear();
            self.game.legal(other, &mut legal);
            *answer = rng.pick(&legal).unwrap_or(*answer);
        }
        self.journal.seed = Seed(std::array::from_fn(|_| rng.bits() as u8));
    }

    /// How many of the last steps the seat may take back by itself: its own, back to where anything
    /// came to light.
    pub fn free_undo(&self, seat: Seat) -> usize {
        let own = self.journal.steps.iter().zip(&self.revealed).rev();
        own.take_while(|(step, revealed)| step.seat == seat && revealed.nothing()).count()
    }

    /// Takes back the last `count` steps, as if they had never been.
    pub fn undo(&mut self, count: usize) {
        let keep = self.steps().saturating_sub(count);
        // The journal was played once already, so it plays again; if it did not, nothing changes.
        if let Ok(earlier) = Self::replay_to(&self.journal, keep) {
            *self = earlier;
        }
    }

    /// The journal as a file.
    pub fn write(&self) -> String {
        self.journal.write(self.game.outcome().as_ref())
    }
}

struct StepLog<'a, E> {
    step: usize,
    events: &'a mut Vec<(usize, Audience, E)>,
    learned: SeatSet,
}

impl<E> Log<E> for StepLog<'_, E> {
    fn event(&mut self, event: E) {
        self.events.push((self.step, Audience::All, event));
    }

    fn whisper(&mut self, insiders: SeatSet, own: E, others: E) {
        self.events.push((self.step, Audience::Only(insiders), own));
        self.events.push((self.step, Audience::Except(insiders), others));
    }

    fn learned(&mut self, seats: SeatSet) {
        self.learned = self.learned.union(seats);
    }
}
