//! Decisions: the only thing that moves a game.

use engine::{ActError, AnyMatch, Played, Said, Seat};

use crate::entry::Entry;
use crate::record::Status;
use crate::state::State;
use crate::tables::Decided;
use crate::undo::MOST_RECONSIDERED;
use crate::{GuestId, OpenError, TableId, Tables};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who decides.
    pub seat: Seat,
    /// The action's number.
    pub action: u32,
    /// The number of steps the player saw: a click that comes late or twice is not a decision about
    /// the current position.
    pub steps: usize,
}

/// The result of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acted {
    /// Whether it is held until others have answered, or became steps.
    pub played: Played,
    /// The number of steps in the game now.
    pub steps: usize,
    /// The version of the table that holds it.
    pub version: u64,
}

/// Why a decision was refused. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Somebody else sits there, or nobody.
    #[error("you don't sit in this seat")]
    NotYours,
    /// The game hasn't begun, or is over.
    #[error("no game is on at this table")]
    NotPlaying,
    /// The game went on since.
    #[error("the game has gone on: it is at step {steps} now")]
    Stale {
        /// The number of steps now.
        steps: usize,
    },
    /// There is no such action.
    #[error("{0}")]
    Unknown(String),
    /// The rules don't allow it.
    #[error("not allowed by {rule} ({})", said.key)]
    Refused {
        /// The rule's id.
        rule: &'static str,
        /// The reason.
        said: Said,
    },
    /// No bot has an answer.
    #[error("no bot has an answer")]
    NoAdvice,
    /// Held answers were changed too often at this table.
    #[error("too much was taken back at this table")]
    TooOften,
}

impl PlayError {
    /// A key for words on a page. Refusals by the rules have their own words in `said`.
    pub fn key(&self) -> &'static str {
        match self {
            PlayError::Open(error) => error.key(),
            PlayError::NotYours => "not-your-seat",
            PlayError::NotPlaying => "not-playing",
            PlayError::Stale { .. } => "stale-step",
            PlayError::Unknown(_) => "unknown-action",
            PlayError::Refused { .. } => "refused",
            PlayError::NoAdvice => "no-advice",
            PlayError::TooOften => "undone-too-often",
        }
    }
}

impl From<ActError> for PlayError {
    fn from(error: ActError) -> Self {
        match error {
            ActError::Unknown(reason) => PlayError::Unknown(reason),
            ActError::Refused { rule, said } => PlayError::Refused { rule, said },
        }
    }
}

impl Tables {
    /// Takes an action for a seat that the guest holds.
    pub async fn act(
        &self,
        table: &TableId,
        guest: &GuestId,
        act: Act,
    ) -> Result<Acted, PlayError> {
        let guest = guest.clone();
        self.play(table, move |state| {
            if !state.record.seats_of(&guest).contains(act.seat) {
                return Err(PlayError::NotYours);
            }
            decide_act(state, act)
        })
        .await
    }
}

/// What an action leads to: the entries it makes, and the game after it.
pub(crate) fn decide_act(state: &State, act: Act) -> Result<Decided<Acted>, PlayError> {
    let Act { seat, action, steps } = act;
    let game = match &state.game {
        Some(game) if state.record.status == Status::Playing => game,
        _ => return Err(PlayError::NotPlaying),
    };
    let now = state.record.steps.len();
    if steps != now {
        return Err(PlayError::Stale { steps: now });
    }
    let changes = state.record.held.contains_key(&seat);
    if changes && state.record.reconsidered >= MOST_RECONSIDERED {
        return Err(PlayError::TooOften);
    }
    let mut next = game.boxed_clone();
    let played = next.act(seat, action)?;
    let entries = match played {
        Played::Held => vec![Entry::Held { seat, action }],
        Played::Steps(count) => last_steps(next.as_ref(), count),
    };
    let taken = if let Played::Steps(count) = played { count } else { 0 };
    let version = state.record.version + entries.len() as u64;
    let answer = Acted { played, steps: now + taken, version };
    Ok(Decided { entries, game: Some(next), answer })
}

fn last_steps(game: &dyn AnyMatch, count: usize) -> Vec<Entry> {
    let last = game.steps();
    let step = |number| game.step(number).map(|(seat, action)| Entry::Step { seat, action });
    (last + 1 - count..=last).filter_map(step).collect()
}
