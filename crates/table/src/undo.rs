//! Taking back: freely as far as nothing hidden was revealed, beyond that if everybody agrees.

use engine::Seat;

use crate::entry::{Consent, Entry, HowUndone};
use crate::record::{Status, UndoRequest};
use crate::state::State;
use crate::{GuestId, OpenError, TableId, Tables};

/// How often people may take back, ask to, or change a held answer at one table, so that a journal
/// can't grow without end.
pub const MAX_RECONSIDERED: u32 = 2_000;

/// The result of asking to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// This many steps were taken back.
    Done(usize),
    /// A held answer was taken back.
    Withdrawn,
    /// The others are asked.
    Asked,
    /// Somebody refused.
    Refused,
}

/// Why nothing was taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Somebody else sits there, or nobody.
    #[error("you don't sit in this seat")]
    NotYours,
    /// The game hasn't begun, or is over.
    #[error("no game is on at this table")]
    NotPlaying,
    /// There are no such steps to take back.
    #[error("there is nothing to take back")]
    Nothing,
    /// Nobody has asked.
    #[error("nobody has asked to take anything back")]
    NotAsked,
    /// It was done too often at this table.
    #[error("too much was taken back at this table")]
    TooOften,
}

impl UndoError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            UndoError::Open(error) => error.key(),
            UndoError::NotYours => "not-your-seat",
            UndoError::NotPlaying => "not-playing",
            UndoError::Nothing => "nothing-to-undo",
            UndoError::NotAsked => "no-undo-asked",
            UndoError::TooOften => "undone-too-often",
        }
    }
}

impl Tables {
    /// Takes back the last `count` steps, or a held answer. Beyond what the seat may take back by
    /// itself, all other people are asked, including those for whom a bot sits in; if the other
    /// seats belong to bots, nobody is asked.
    pub async fn undo(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
        count: usize,
    ) -> Result<Undone, UndoError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            playing(state, &guest, seat)?;
            if state.record.held.contains_key(&seat) {
                return Ok((vec![Entry::Withdrawn { seat }], Undone::Withdrawn));
            }
            if count == 0 || count > state.record.steps.len() - state.base() {
                return Err(UndoError::Nothing);
            }
            if count <= free_undo(state, seat) {
                let undone = Entry::Undone { seat, count, how: HowUndone::Freely };
                return Ok((vec![undone], Undone::Done(count)));
            }
            let agreed = state.record.owned_by(&guest);
            let asked = Entry::UndoAsked { seat, count };
            let request = UndoRequest { seat, count, agreed };
            if state.record.all_agree(request.agreed) {
                return Ok((vec![asked, agreed_undo(&request)], Undone::Done(count)));
            }
            // A person with several seats agrees for all of them.
            let agree = |seat| Entry::UndoAnswered { seat, consent: Consent::Agree };
            let others = agreed.without(seat);
            let entries = std::iter::once(asked).chain(others.iter().map(agree));
            Ok((entries.collect(), Undone::Asked))
        })
        .await
    }

    /// Answers for all seats of the guest, including those where a bot sits in.
    pub async fn answer_undo(
        &self,
        table: &TableId,
        guest: &GuestId,
        consent: Consent,
    ) -> Result<Undone, UndoError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            let mine = state.record.owned_by(&guest);
            let first = mine.first().ok_or(UndoError::NotYours)?;
            is_on(state)?;
            let request = state.record.undo.as_ref().ok_or(UndoError::NotAsked)?;
            if consent == Consent::Refuse {
                let refused = Entry::UndoAnswered { seat: first, consent };
                return Ok((vec![refused], Undone::Refused));
            }
            let mut entries: Vec<Entry> = mine
                .iter()
                .filter(|&seat| !request.agreed.contains(seat))
                .map(|seat| Entry::UndoAnswered { seat, consent })
                .collect();
            let request = UndoRequest { agreed: request.agreed.union(mine), ..*request };
            if state.record.all_agree(request.agreed) {
                entries.push(agreed_undo(&request));
                return Ok((entries, Undone::Done(request.count)));
            }
            Ok((entries, Undone::Asked))
        })
        .await
    }

    /// Takes back what the seat has decided in this turn, as far as it may by itself, and returns
    /// the number of steps.
    pub async fn restart_turn(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
    ) -> Result<usize, UndoError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            playing(state, &guest, seat)?;
            let count = turn_undo(state, seat);
            if count == 0 {
                return Err(UndoError::Nothing);
            }
            Ok((vec![Entry::Undone { seat, count, how: HowUndone::Freely }], count))
        })
        .await
    }
}

/// How many of the last steps the seat may take back by itself.
pub(crate) fn free_undo(state: &State, seat: Seat) -> usize {
    // While others answer the same question, taking back would discard their answers.
    match &state.game {
        Some(game) if state.record.status == Status::Playing && state.record.held.is_empty() => {
            game.free_undo(seat)
        }
        _ => 0,
    }
}

/// How many of those belong to the current turn.
pub(crate) fn turn_undo(state: &State, seat: Seat) -> usize {
    let Some(game) = &state.game else { return 0 };
    let (now, turns) = (game.turn(), game.turns());
    // A step belongs to the turn that was on before it.
    let before_last = &turns[..turns.len().saturating_sub(1)];
    let mut count = before_last.iter().rev().take_while(|turn| **turn == now).count();
    if count == before_last.len() && !turns.is_empty() {
        let began = game.at_step(0).map(|game| game.turn());
        count += usize::from(began == Ok(now));
    }
    count.min(free_undo(state, seat))
}

/// How many steps lie between now and the last gesture of a seat, that one included. A gesture is taken
/// back as a whole, so one step of it that others have seen is enough for them to be asked.
pub(crate) fn last_gesture(state: &State, seat: Seat) -> usize {
    let record = &state.record;
    let since = &record.steps[state.base().min(record.steps.len())..];
    let Some(last) = since.iter().rposition(|&(by, _)| by == seat) else { return 0 };
    let back = since.len() - last;
    let gesture = record.gesture_ending(record.steps.len() + 1 - back);
    (back + gesture - 1).min(since.len())
}

fn playing(state: &State, guest: &GuestId, seat: Seat) -> Result<(), UndoError> {
    if !state.record.seats_of(guest).contains(seat) {
        return Err(UndoError::NotYours);
    }
    if state.record.reconsidered >= MAX_RECONSIDERED {
        return Err(UndoError::TooOften);
    }
    is_on(state)
}

fn is_on(state: &State) -> Result<(), UndoError> {
    match state.record.status {
        Status::Playing => Ok(()),
        Status::Gathering | Status::Over | Status::Closed => Err(UndoError::NotPlaying),
    }
}

fn agreed_undo(request: &UndoRequest) -> Entry {
    Entry::Undone { seat: request.seat, count: request.count, how: HowUndone::Agreed }
}
