//! Keeping the peace: a host mutes and removes people at their table, a person mutes another
//! everywhere, and anybody can tell the operator.

use engine::Seat;
use serde::Serialize;

use crate::entry::{Entry, WhyBot};
use crate::id::ReportId;
use crate::record::{Record, Status};
use crate::{GuestId, MAX_WORDS, Moment, OpenError, StoreError, TableId, Tables};

/// The most people that one person mutes, or a host at one table.
pub const MAX_MUTED: usize = 200;
/// The most open reports by one guest.
pub const MAX_REPORTS: u64 = 20;

/// Somebody at a table, by what others see of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whom {
    /// The owner of a seat, who sits in it or may come back to it.
    Seat(Seat),
    /// The person who said a line.
    Line(u64),
    /// A guest by their id, as lists of muted people show it.
    Guest(GuestId),
}

/// Whether somebody is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hearing {
    /// Heard.
    Heard,
    /// Not heard.
    Muted,
}

/// Somebody a person has muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Muted {
    /// Who.
    pub guest: GuestId,
    /// Their name at the time.
    pub name: String,
    /// Since when.
    pub since: Moment,
}

/// Somebody at a table, as another person may know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Neighbour {
    /// Their name there.
    pub name: String,
    /// The line they were found by.
    pub said: Option<String>,
    /// Whether the person who asks has muted them.
    pub heard: Hearing,
    /// Whether the host has muted them.
    pub speaks: Hearing,
    /// Whether the host has removed them.
    pub is_removed: bool,
    /// Whether the person who asks is the host.
    pub asked_by_host: bool,
}

/// A report to the operator about somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// Which.
    pub id: ReportId,
    /// When.
    pub at: Moment,
    /// At which table it happened.
    pub table: TableId,
    /// Who made it; `None` once they are gone.
    pub by: Option<GuestId>,
    /// The guest it is about.
    pub about: GuestId,
    /// Their name at the time.
    pub name: String,
    /// The line of chat it is about.
    pub said: Option<String>,
    /// What the reporter says.
    pub words: String,
    /// When the operator closed it.
    pub closed_at: Option<Moment>,
}

/// Why a mute, removal or report was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PeaceError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// There is no such person.
    #[error("there is nobody to whom that applies")]
    Nobody,
    /// That would be the person themselves.
    #[error("that is you")]
    Yourself,
    /// The game is over.
    #[error("the table is closed")]
    Over,
    /// There are too many already.
    #[error("there are too many already")]
    TooMany,
    /// The words are too long.
    #[error("that is too long: {MAX_WORDS} letters at most")]
    TooLong,
}

impl From<StoreError> for PeaceError {
    fn from(error: StoreError) -> Self {
        PeaceError::Open(error.into())
    }
}

impl PeaceError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            PeaceError::Open(error) => error.key(),
            PeaceError::NotHost => "not-host",
            PeaceError::Nobody => "nobody-there",
            PeaceError::Yourself => "yourself",
            PeaceError::Over => "over",
            PeaceError::TooMany => "too-many-muted",
            PeaceError::TooLong => "chat-too-long",
        }
    }
}

/// Somebody, and the line they were found by.
struct Found {
    guest: GuestId,
    name: String,
    said: Option<String>,
}

impl Tables {
    /// Somebody at a table, for another person.
    pub async fn neighbour(
        &self,
        table: &TableId,
        guest: &GuestId,
        whom: &Whom,
    ) -> Result<Neighbour, PeaceError> {
        let Found { guest: other, name, said } = self.find(table, guest, whom).await?;
        let state = self.live(table).await?.state();
        let record = &state.record;
        let mutes = self.0.store.mutes(guest).await?;
        let hearing = |muted| if muted { Hearing::Muted } else { Hearing::Heard };
        Ok(Neighbour {
            name,
            said,
            heard: hearing(mutes.iter().any(|muted| muted.guest == other)),
            speaks: hearing(record.muted.contains_key(&other)),
            is_removed: record.removed.contains(&other),
            asked_by_host: record.spec.host.as_ref() == Some(guest),
        })
    }

    /// Mutes somebody at a table, or lets them speak again: for its host.
    pub async fn let_speak(
        &self,
        table: &TableId,
        host: &GuestId,
        whom: &Whom,
        hearing: Hearing,
    ) -> Result<(), PeaceError> {
        let Found { guest, name, .. } = self.find(table, host, whom).await?;
        let host = host.clone();
        self.change(table, move |state, _| {
            let record = &state.record;
            only_host(record, &host)?;
            let (is_muted, guest, name) =
                (record.muted.contains_key(&guest), guest.clone(), name.clone());
            let entry = match (hearing, is_muted) {
                (Hearing::Muted, false) if record.muted.len() >= MAX_MUTED => {
                    return Err(PeaceError::TooMany);
                }
                (Hearing::Muted, false) => Entry::Muted { guest, name },
                (Hearing::Heard, true) => Entry::Unmuted { guest },
                (Hearing::Muted, true) | (Hearing::Heard, false) => return Ok((Vec::new(), ())),
            };
            Ok((vec![entry], ()))
        })
        .await
    }

    /// Removes somebody from a table: for its host. Their seats are freed or given to bots, and
    /// they can no longer sit down or speak there.
    pub async fn remove(
        &self,
        table: &TableId,
        host: &GuestId,
        whom: &Whom,
    ) -> Result<(), PeaceError> {
        let Found { guest, name, .. } = self.find(table, host, whom).await?;
        let host = host.clone();
        self.change(table, move |state, _| {
            let record = &state.record;
            only_host(record, &host)?;
            if record.removed.contains(&guest) {
                return Ok((Vec::new(), ()));
            }
            if record.removed.len() >= MAX_MUTED {
                return Err(PeaceError::TooMany);
            }
            let up = |seat| match record.status {
                Status::Gathering => Ok(Entry::Freed { seat, reserved: None, name: None }),
                Status::Playing => {
                    let level = record.spec.stand_in.clone();
                    Ok(Entry::BotSeated { seat, level, why: WhyBot::Released })
                }
                Status::Over | Status::Closed => Err(PeaceError::Over),
            };
            let seats = record.kept_for(&guest);
            let mut entries = seats.iter().map(up).collect::<Result<Vec<_>, _>>()?;
            entries.push(Entry::Removed { guest: guest.clone(), name: name.clone() });
            Ok((entries, ()))
        })
        .await
    }

    /// Mutes somebody for one person at all tables, or lets them be heard again.
    pub async fn hear(
        &self,
        table: &TableId,
        guest: &GuestId,
        whom: &Whom,
        hearing: Hearing,
    ) -> Result<(), PeaceError> {
        let Found { guest: other, name, .. } = self.find(table, guest, whom).await?;
        match hearing {
            Hearing::Heard => Ok(self.0.store.unmute(guest, &other).await?),
            Hearing::Muted if self.0.store.mutes(guest).await?.len() >= MAX_MUTED => {
                Err(PeaceError::TooMany)
            }
            Hearing::Muted => Ok(self.0.store.mute(guest, &other, &name, self.now()).await?),
        }
    }

    /// Ends a person's mute of another.
    pub async fn unmute(&self, guest: &GuestId, other: &GuestId) -> Result<(), StoreError> {
        self.0.store.unmute(guest, other).await
    }

    /// The people a person has muted.
    pub async fn mutes(&self, guest: &GuestId) -> Result<Vec<Muted>, StoreError> {
        self.0.store.mutes(guest).await
    }

    /// Tells the operator about somebody at a table.
    pub async fn report(
        &self,
        table: &TableId,
        guest: &GuestId,
        whom: &Whom,
        words: &str,
    ) -> Result<(), PeaceError> {
        let Found { guest: about, name, said } = self.find(table, guest, whom).await?;
        let words: String =
            words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let words = words.trim().to_owned();
        if words.chars().count() > MAX_WORDS {
            return Err(PeaceError::TooLong);
        }
        if self.0.store.open_reports_by(guest).await? >= MAX_REPORTS {
            return Err(PeaceError::TooMany);
        }
        let report = Report {
            id: ReportId::fresh(),
            at: self.now(),
            table: table.clone(),
            by: Some(guest.clone()),
            about,
            name,
            said,
            words,
            closed_at: None,
        };
        tracing::info!(report = %report.id, %table, "somebody was reported");
        Ok(self.0.store.add_report(&report).await?)
    }

    /// The latest reports: for the operator.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        self.0.store.reports(most).await
    }

    /// Closes a report; false if there is no such open one.
    pub async fn close_report(&self, report: &ReportId) -> Result<bool, StoreError> {
        self.0.store.close_report(report, self.now()).await
    }

    /// Somebody else at a table.
    async fn find(
        &self,
        table: &TableId,
        guest: &GuestId,
        whom: &Whom,
    ) -> Result<Found, PeaceError> {
        let state = self.live(table).await?.state();
        let found = match whom {
            Whom::Seat(seat) => {
                let owner = state.record.seat(*seat).and_then(|seat| seat.owner()).cloned();
                owner.map(|person| Found { guest: person.guest, name: person.name, said: None })
            }
            Whom::Line(number) => {
                let found = self.0.store.speaker(table, *number).await?;
                found.map(|(guest, name, said)| Found { guest, name, said: Some(said) })
            }
            Whom::Guest(id) => {
                let row = self.0.store.guest_by_id(id).await?;
                row.map(|row| Found { guest: row.id, name: row.name, said: None })
            }
        };
        match found {
            None => Err(PeaceError::Nobody),
            Some(found) if found.guest == *guest => Err(PeaceError::Yourself),
            Some(found) => Ok(found),
        }
    }
}

fn only_host(record: &Record, host: &GuestId) -> Result<(), PeaceError> {
    if record.spec.host.as_ref() == Some(host) { Ok(()) } else { Err(PeaceError::NotHost) }
}
