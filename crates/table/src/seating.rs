//! Sitting down, getting up, coming back.

use engine::Seat;

use crate::create::MAX_ENTROPY;
use crate::entry::{Entry, WhyBot, WhyClosed};
use crate::id::{SeatToken, TokenHash};
use crate::names;
use crate::record::{Occupant, Record, SeatRecord, Status};
use crate::spec::{Access, Place};
use crate::state::State;
use crate::{GuestId, OpenError, StoreError, TableId, Tables};

/// A request to sit down.
#[derive(Clone, Debug)]
pub struct Sit {
    /// Where.
    pub seat: Seat,
    /// What the seat adds to the game's seed, in any words.
    pub entropy: String,
    /// The invitation, where one is needed.
    pub invite: Option<String>,
}

/// Why a change of seats was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSeat,
    /// Somebody sits there.
    #[error("the seat is taken")]
    Taken,
    /// It is kept for somebody else.
    #[error("the seat is kept for somebody else")]
    Reserved,
    /// The table is by invitation.
    #[error("this table is by invitation only")]
    NotInvited,
    /// One person plays for one seat.
    #[error("you have a seat at this table already")]
    HasSeat,
    /// They have seen another seat's hand.
    #[error("you have seen another hand at this table")]
    SawHand,
    /// The host has removed them.
    #[error("the host has removed you from this table")]
    Removed,
    /// Their name looks like that of somebody at the table.
    #[error("somebody at this table has a name that looks like yours")]
    Namesake,
    /// Somebody else sits there.
    #[error("this is not your seat")]
    NotYours,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// That is possible only before the game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game is over.
    #[error("the table is closed")]
    Over,
    /// What was added to the seed is too long.
    #[error("what you add to the seed can have at most {MAX_ENTROPY} characters")]
    LongEntropy,
    /// No such bot.
    #[error("{0}")]
    UnknownBot(String),
    /// No seat has this token.
    #[error("no seat has this token")]
    BadToken,
    /// There is no such guest.
    #[error("there is no such guest")]
    NoGuest,
}

impl From<StoreError> for SeatError {
    fn from(error: StoreError) -> Self {
        SeatError::Open(error.into())
    }
}

impl SeatError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            SeatError::Open(error) => error.key(),
            SeatError::NoSeat => "no-seat",
            SeatError::Taken => "seat-taken",
            SeatError::Reserved => "seat-reserved",
            SeatError::NotInvited => "not-invited",
            SeatError::HasSeat => "has-seat",
            SeatError::SawHand => "saw-hand",
            SeatError::Removed => "removed",
            SeatError::Namesake => "namesake",
            SeatError::NotYours => "not-your-seat",
            SeatError::NotHost => "not-host",
            SeatError::Begun => "begun",
            SeatError::Over => "over",
            SeatError::LongEntropy => "long-entropy",
            SeatError::UnknownBot(_) => "unknown-bot",
            SeatError::BadToken => "bad-seat-token",
            SeatError::NoGuest => "no-guest",
        }
    }
}

impl Tables {
    /// Sits down in an open seat, or in one that its person gave up to a bot.
    pub async fn sit(
        &self,
        table: &TableId,
        guest: &GuestId,
        sit: Sit,
    ) -> Result<SeatToken, SeatError> {
        if sit.entropy.len() > MAX_ENTROPY {
            return Err(SeatError::LongEntropy);
        }
        let name = self.name_of(guest).await?;
        let guest = guest.clone();
        let token = SeatToken::fresh();
        let hash = token.hash();
        self.change(table, move |state, _| {
            let record = &state.record;
            not_over(state)?;
            not_removed(record, &guest)?;
            let invited = match (record.spec.access, &sit.invite) {
                (Access::Listed, _) => true,
                (Access::Invited, Some(invite)) => *invite == record.spec.invite,
                (Access::Invited, None) => false,
            };
            let is_host = record.spec.host.as_ref() == Some(&guest);
            let occupant = &record.seat(sit.seat).ok_or(SeatError::NoSeat)?.occupant;
            match occupant {
                Occupant::Open { reserved: Some(person) } if person.guest == guest => {}
                Occupant::Open { reserved: Some(_) } => return Err(SeatError::Reserved),
                Occupant::Open { reserved: None } | Occupant::Bot { why: WhyBot::Released, .. } => {
                    if !invited && !is_host {
                        return Err(SeatError::NotInvited);
                    }
                    record.hands.may_take(&guest, record.owned_by(&guest), sit.seat)?;
                }
                Occupant::Person(_) | Occupant::Bot { .. } => return Err(SeatError::Taken),
            }
            if names::has_namesake(record, &guest, &name) {
                return Err(SeatError::Namesake);
            }
            let seated = Entry::Seated {
                seat: sit.seat,
                guest: guest.clone(),
                name: name.clone(),
                entropy: sit.entropy.clone(),
                token: hash.clone(),
            };
            Ok((vec![seated], ()))
        })
        .await?;
        Ok(token)
    }

    /// Gets up. Before the game the seat is open again; during it a bot sits in until its person
    /// takes it back.
    pub async fn leave(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
    ) -> Result<(), SeatError> {
        self.get_up(table, guest, seat, WhyBot::Left).await
    }

    /// Gives up a seat. Before the game it is open again; during it a bot sits in, and anybody may
    /// take its place.
    pub async fn release(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
    ) -> Result<(), SeatError> {
        self.get_up(table, guest, seat, WhyBot::Released).await
    }

    async fn get_up(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
        why: WhyBot,
    ) -> Result<(), SeatError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            not_over(state)?;
            let record = &state.record;
            let place = record.seat(seat).ok_or(SeatError::NoSeat)?;
            // Somebody who has left may still give up the seat.
            let owner = if why == WhyBot::Released { place.owner() } else { place.holder() };
            if owner.is_none_or(|person| person.guest != guest) {
                return Err(SeatError::NotYours);
            }
            let entry = if record.status == Status::Gathering {
                Entry::Freed { seat, reserved: None, name: None }
            } else {
                Entry::BotSeated { seat, level: record.spec.stand_in.clone(), why }
            };
            Ok((vec![entry], ()))
        })
        .await
    }

    /// Takes back a seat from the bot that sits in.
    pub async fn take_back(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
    ) -> Result<(), SeatError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            not_over(state)?;
            let place = state.record.seat(seat).ok_or(SeatError::NoSeat)?;
            match &place.occupant {
                Occupant::Bot { absent: Some(person), .. } if person.guest == guest => {
                    let (guest, name) = (person.guest.clone(), person.name.clone());
                    Ok((vec![Entry::Returned { seat, guest, name }], ()))
                }
                Occupant::Person(person) if person.guest == guest => Ok((Vec::new(), ())),
                _ => Err(SeatError::NotYours),
            }
        })
        .await
    }

    /// Opens a seat or gives it to a bot before the game: for the host.
    pub async fn arrange(
        &self,
        table: &TableId,
        host: &GuestId,
        seat: Seat,
        place: Place,
    ) -> Result<(), SeatError> {
        let host = host.clone();
        self.change(table, move |state, _| {
            let record = &state.record;
            if record.spec.host.as_ref() != Some(&host) {
                return Err(SeatError::NotHost);
            }
            if record.status != Status::Gathering {
                return Err(SeatError::Begun);
            }
            let occupant = &record.seat(seat).ok_or(SeatError::NoSeat)?.occupant;
            if matches!(occupant, Occupant::Person(person) if person.guest != host) {
                return Err(SeatError::Taken);
            }
            let entry = match &place {
                Place::Open => Entry::Freed { seat, reserved: None, name: None },
                Place::Bot(level) => {
                    state.edition.check_level(level).map_err(SeatError::UnknownBot)?;
                    Entry::BotSeated { seat, level: level.clone(), why: WhyBot::Invited }
                }
                Place::Me => return Err(SeatError::NotYours),
            };
            Ok((vec![entry], ()))
        })
        .await
    }

    /// Makes a new token for a seat, with which its person can go on with another device. The old
    /// one no longer works.
    pub async fn renew_seat_token(
        &self,
        table: &TableId,
        guest: &GuestId,
        seat: Seat,
    ) -> Result<SeatToken, SeatError> {
        let guest = guest.clone();
        let token = SeatToken::fresh();
        let hash = token.hash();
        self.change(table, move |state, _| {
            let place = state.record.seat(seat).ok_or(SeatError::NoSeat)?;
            if place.owner().is_none_or(|person| person.guest != guest) {
                return Err(SeatError::NotYours);
            }
            Ok((vec![Entry::Renewed { seat, token: hash.clone() }], ()))
        })
        .await?;
        Ok(token)
    }

    /// Takes the seat of a token, on any device: its bearer becomes the seat's person. A token
    /// works once.
    pub async fn recover(
        &self,
        token: &str,
        guest: &GuestId,
    ) -> Result<(TableId, Seat), SeatError> {
        let name = self.name_of(guest).await?;
        let hash = TokenHash::of(token);
        let found = self.0.store.seat_of_token(&hash).await?;
        let (table, seat) = found.ok_or(SeatError::BadToken)?;
        let guest = guest.clone();
        self.change(&table, move |state, _| {
            let place = state.record.seat(seat).ok_or(SeatError::NoSeat)?;
            if place.token.as_ref() != Some(&hash) {
                return Err(SeatError::BadToken);
            }
            not_removed(&state.record, &guest)?;
            if place.holder().is_some_and(|person| person.guest == guest) {
                return Ok((Vec::new(), ()));
            }
            state.record.hands.may_take(&guest, state.record.owned_by(&guest), seat)?;
            let (guest, name) = (guest.clone(), name.clone());
            // Replaced by one that nobody knows; another can be asked for.
            let renewed = Entry::Renewed { seat, token: SeatToken::fresh().hash() };
            Ok((vec![Entry::Returned { seat, guest, name }, renewed], ()))
        })
        .await?;
        Ok((table, seat))
    }

    /// Keeps an abandoned table from being closed: for those who sit at it.
    pub async fn stay(&self, table: &TableId, guest: &GuestId) -> Result<(), SeatError> {
        let guest = guest.clone();
        self.change(table, move |state, _| {
            not_over(state)?;
            let owns = |seat: &SeatRecord| seat.owner().is_some_and(|who| who.guest == guest);
            if state.record.seats_where(owns).is_empty() {
                return Err(SeatError::NotYours);
            }
            Ok((vec![Entry::Kept { guest: guest.clone() }], ()))
        })
        .await
    }

    /// Calls a table off before its game has begun: for the host.
    pub async fn call_off(&self, table: &TableId, host: &GuestId) -> Result<(), SeatError> {
        let host = host.clone();
        self.change(table, move |state, _| {
            if state.record.spec.host.as_ref() != Some(&host) {
                return Err(SeatError::NotHost);
            }
            match state.record.status {
                Status::Gathering => Ok((vec![Entry::Closed { why: WhyClosed::CalledOff }], ())),
                Status::Playing => Err(SeatError::Begun),
                Status::Over | Status::Closed => Err(SeatError::Over),
            }
        })
        .await
    }

    /// The invitation of a table, for those who sit at it.
    pub async fn invite(&self, table: &TableId, guest: &GuestId) -> Result<String, SeatError> {
        let state = self.live(table).await?.state();
        let is_host = state.record.spec.host.as_ref() == Some(guest);
        if !is_host && state.record.seats_of(guest).is_empty() {
            return Err(SeatError::NotYours);
        }
        Ok(state.record.spec.invite.clone())
    }

    pub(crate) async fn name_of(&self, guest: &GuestId) -> Result<String, SeatError> {
        let row = self.0.store.guest_by_id(guest).await?;
        row.map(|row| row.name).ok_or(SeatError::NoGuest)
    }
}

fn not_removed(record: &Record, guest: &GuestId) -> Result<(), SeatError> {
    if record.removed.contains(guest) { Err(SeatError::Removed) } else { Ok(()) }
}

fn not_over(state: &State) -> Result<(), SeatError> {
    match state.record.status {
        Status::Gathering | Status::Playing => Ok(()),
        Status::Over | Status::Closed => Err(SeatError::Over),
    }
}
