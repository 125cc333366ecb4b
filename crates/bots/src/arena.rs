//! Games between bots, as fast as the rules go.

use arrayvec::ArrayVec;
use engine::{BadOptions, Game, MAX_SEATS, Outcome, Seed, Setup, Silent, Step, StepRng};

use crate::{Ledger, Player};

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How many decisions it took.
    pub decisions: u32,
    /// The sum of the numbers of legal actions over all decisions.
    pub choices: u64,
    /// The most legal actions of one decision.
    pub most_choices: u32,
    /// How each seat's bot fared with its decisions.
    pub ledgers: ArrayVec<Ledger, MAX_SEATS>,
    /// The result. `None` if a bot had nothing to choose, which no game that keeps the laws allows.
    pub outcome: Option<Outcome>,
}

impl Finished {
    /// Decisions in which a bot failed and something legal was done instead. Anything but 0 is a bug.
    pub fn faults(&self) -> u32 {
        self.ledgers.iter().map(|ledger| ledger.faults).sum()
    }
}

/// Plays a game, one player for each seat. `witness` sees each step.
pub fn play<G: Game>(
    setup: &Setup<G::Options>,
    seed: Seed,
    players: &mut [Box<dyn Player<G>>],
    mut witness: impl FnMut(Step<G::Action>),
) -> Result<Finished, BadOptions> {
    setup.check::<G>()?;
    let mut game = G::new(setup, &mut StepRng::new(seed, 0))?;
    let mut finished = Finished {
        decisions: 0,
        choices: 0,
        most_choices: 0,
        ledgers: ArrayVec::new(),
        outcome: None,
    };
    let mut answers: ArrayVec<Step<G::Action>, MAX_SEATS> = ArrayVec::new();
    'game: while !game.waiting().is_empty() {
        // Where several decide at once, nobody sees what another answers, as at a table: a bot that saw
        // the last answer play out would look further than those who were asked before it.
        for seat in game.waiting().iter() {
            let player = players.get_mut(seat.index());
            let decision = player.and_then(|player| player.choose(&game, seat));
            let Some(decision) = decision else { break 'game };
            answers.push(Step { seat, action: decision.action });
            finished.choices += u64::from(decision.among);
            finished.most_choices = finished.most_choices.max(decision.among);
        }
        for step in answers.drain(..) {
            witness(step);
            finished.decisions += 1;
            let mut rng = StepRng::new(seed, u64::from(finished.decisions));
            game.apply(step.seat, step.action, &mut rng, &mut Silent);
        }
    }
    finished.ledgers = players.iter().take(MAX_SEATS).map(|player| player.ledger()).collect();
    finished.outcome = game.outcome();
    Ok(finished)
}
