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
    while let Some(seat) = game.waiting().first() {
        let player = players.get_mut(seat.index());
        let Some(decision) = player.and_then(|player| player.choose(&game, seat)) else { break };
        witness(Step { seat, action: decision.action });
        finished.decisions += 1;
        finished.choices += u64::from(decision.among);
        finished.most_choices = finished.most_choices.max(decision.among);
        let mut rng = StepRng::new(seed, u64::from(finished.decisions));
        game.apply(seat, decision.action, &mut rng, &mut Silent);
    }
    finished.ledgers = players.iter().take(MAX_SEATS).map(|player| player.ledger()).collect();
    finished.outcome = game.outcome();
    Ok(finished)
}
