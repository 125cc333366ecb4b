//! Decisions: the only thing that moves a game.

use engine::{ActError, AnyMatch, Played, Said, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::entry::Entry;
use crate::record::Status;
use crate::state::State;
use crate::tables::Decided;
use crate::undo::MAX_RECONSIDERED;
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

/// Several decisions of one seat that a person makes in one go: a stack that is moved, a card that
/// is laid and turned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    /// Who decides.
    pub seat: Seat,
    /// The actions' numbers, in order. What the seat learns, chance, or what isn't offered any more
    /// ends the gesture before the next one; only the first must be possible.
    pub actions: Vec<u32>,
    /// How many steps the game had when it was decided.
    pub steps: usize,
    /// What happens after the last one.
    pub on: GoOn,
}

/// Whether a seat is asked where it has only one choice left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoOn {
    /// It is asked.
    #[default]
    Asked,
    /// The only choice is taken, as long as the seat has no other: a turn ends by itself when
    /// nothing else can be done.
    ByItself,
}

/// The most decisions of one gesture: more than any board has units to move.
pub const MAX_IN_A_GESTURE: usize = 64;

/// The result of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acted {
    /// Whether it is held until others have answered, or became steps.
    pub played: Played,
    /// The number of steps in the game now.
    pub steps: usize,
    /// How many of them were taken because the seat had no other choice left.
    pub by_itself: usize,
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

    /// Takes several actions in a row for a seat that the guest holds, in one piece of the journal.
    pub async fn gesture(
        &self,
        table: &TableId,
        guest: &GuestId,
        gesture: Gesture,
    ) -> Result<Acted, PlayError> {
        let guest = guest.clone();
        self.play(table, move |state| {
            if !state.record.seats_of(&guest).contains(gesture.seat) {
                return Err(PlayError::NotYours);
            }
            decide_gesture(state, &gesture)
        })
        .await
    }
}

/// What a gesture comes to: its first action decides whether there is one.
fn decide_gesture(state: &State, gesture: &Gesture) -> Result<Decided<Acted>, PlayError> {
    let &Gesture { seat, ref actions, steps, on } = gesture;
    let Some((&first, rest)) = actions.split_first() else {
        return Err(PlayError::Unknown("a gesture of no actions".to_owned()));
    };
    let decided = decide_act(state, Act { seat, action: first, steps })?;
    // Held, or played together with the answers of others: there the gesture ends.
    if decided.answer.played != Played::Steps(1) {
        return Ok(decided);
    }
    let Decided { mut entries, game: Some(mut game), .. } = decided else { return Ok(decided) };
    let mut taken = 1;
    for &action in rest.iter().take(MAX_IN_A_GESTURE - 1) {
        if is_news(game.as_ref(), seat) || !follow(game.as_mut(), seat, action) {
            break;
        }
        taken += 1;
    }
    let chosen = taken;
    while let (GoOn::ByItself, Some(only)) = (on, only_choice(game.as_ref(), seat)) {
        if taken >= MAX_IN_A_GESTURE || !follow(game.as_mut(), seat, only) {
            break;
        }
        taken += 1;
    }
    if taken > 1 {
        entries = last_steps(game.as_ref(), taken);
        entries.push(Entry::Bundled { seat, count: taken });
    }
    let version = state.record.version + entries.len() as u64;
    let by_itself = taken - chosen;
    let answer = Acted { played: Played::Steps(taken), steps: steps + taken, by_itself, version };
    Ok(Decided { entries, game: Some(game), answer })
}

/// Whether the last step told the seat anything that its next decision may depend on.
fn is_news(game: &dyn AnyMatch, seat: Seat) -> bool {
    game.revealed().last().is_some_and(|step| step.is_news_to(seat))
}

/// Takes one more action of a gesture, if the seat decides alone and may take it.
fn follow(game: &mut dyn AnyMatch, seat: Seat, action: u32) -> bool {
    game.waiting() == SeatSet::only(seat) && game.act(seat, action).is_ok()
}

/// The choice of a seat that decides alone and has no other.
fn only_choice(game: &dyn AnyMatch, seat: Seat) -> Option<u32> {
    if game.waiting() != SeatSet::only(seat) {
        return None;
    }
    let mut legal = Vec::new();
    game.legal_ids(seat, &mut legal);
    match legal.as_slice() {
        [only] => Some(*only),
        _ => None,
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
    if changes && state.record.reconsidered >= MAX_RECONSIDERED {
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
    let answer = Acted { played, steps: now + taken, by_itself: 0, version };
    Ok(Decided { entries, game: Some(next), answer })
}

fn last_steps(game: &dyn AnyMatch, count: usize) -> Vec<Entry> {
    let last = game.steps();
    let step = |number| game.step(number).map(|(seat, action)| Entry::Step { seat, action });
    (last + 1 - count..=last).filter_map(step).collect()
}
