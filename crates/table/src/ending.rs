//! Ending a game before its end: if everybody agrees, also those for whom a bot sits in.

use engine::{Seat, SeatSet};
use serde::Serialize;

use crate::entry::{Consent, Entry, WhyClosed};
use crate::record::Status;
use crate::state::State;
use crate::undo::MAX_RECONSIDERED;
use crate::{GuestId, OpenError, TableId, Tables};

/// A wish to end the game that waits for answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EndRequest {
    /// Who wishes.
    pub seat: Seat,
    /// Who has agreed so far.
    pub agreed: SeatSet,
}

/// What became of a wish to end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game has ended, and the table is closed.
    Done,
    /// The others are asked.
    Asked,
    /// Somebody wants to play on.
    Refused,
}

/// Why nothing came of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EndError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Somebody else sits there, or nobody.
    #[error("you don't sit in this seat")]
    NotYours,
    /// The game hasn't begun, or is over.
    #[error("no game is on at this table")]
    NotPlaying,
    /// Nobody has asked.
    #[error("nobody has asked to end the game")]
    NotAsked,
    /// It was asked too often at this table.
    #[error("that was asked too often at this table")]
    TooOften,
}

impl EndError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            EndError::Open(error) => error.key(),
            EndError::NotYours => "not-your-seat",
            EndError::NotPlaying => "not-playing",
            EndError::NotAsked => "no-end-asked",
            EndError::TooOften => "undone-too-often",
        }
    }
}

impl Tables {
    /// Asks to end the game. Bots don't mind, but those for whom one sits in are asked.
    pub async fn ask_end(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
    ) -> Result<Ended, EndError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            if !state.record.seats_of(&guest).contains(seat) {
                return Err(EndError::NotYours);
            }
            is_on(state)?;
            if state.record.reconsidered >= MAX_RECONSIDERED {
                return Err(EndError::TooOften);
            }
            let before = state.record.ending.map_or(SeatSet::EMPTY, |request| request.agreed);
            let before = before.union(SeatSet::only(seat));
            let mine = state.record.owned_by(&guest);
            Ok(agree(state, vec![Entry::EndAsked { seat }], before, mine))
        })
        .await
    }

    /// Answers for all seats of the guest, including those where a bot sits in.
    pub async fn answer_end(
        &self,
        table: &TableId,
        guest: &GuestId,
        consent: Consent,
    ) -> Result<Ended, EndError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            let mine = state.record.owned_by(&guest);
            let first = mine.first().ok_or(EndError::NotYours)?;
            is_on(state)?;
            let request = state.record.ending.ok_or(EndError::NotAsked)?;
            if consent == Consent::Refuse {
                return Ok((vec![Entry::EndAnswered { seat: first, consent }], Ended::Refused));
            }
            Ok(agree(state, Vec::new(), request.agreed, mine))
        })
        .await
    }
}

/// The entries after which the seats in `more` agree besides those who have.
fn agree(
    state: &State,
    mut entries: Vec<Entry>,
    agreed: SeatSet,
    more: SeatSet,
) -> (Vec<Entry>, Ended) {
    let fresh = more.iter().filter(|&seat| !agreed.contains(seat));
    entries.extend(fresh.map(|seat| Entry::EndAnswered { seat, consent: Consent::Agree }));
    if state.record.all_agree(agreed.union(more)) {
        entries.push(Entry::Closed { why: WhyClosed::Agreed });
        return (entries, Ended::Done);
    }
    (entries, Ended::Asked)
}

fn is_on(state: &State) -> Result<(), EndError> {
    match state.record.status {
        Status::Playing => Ok(()),
        Status::Gathering | Status::Over | Status::Closed => Err(EndError::NotPlaying),
    }
}
