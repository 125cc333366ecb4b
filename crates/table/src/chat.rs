//! Chat at the table, and private notes.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Seat;
use serde::Serialize;

use crate::bus::Notice;
use crate::names;
use crate::{GuestId, Moment, OpenError, StoreError, TableId, Tables};

/// The most characters in a line of chat.
pub const MAX_WORDS: usize = 500;
/// The most characters in a note.
pub const MAX_NOTE: usize = 10_000;

/// The most lines that are read at once.
pub const MAX_LINES: u32 = 100;
/// The most lines kept for a table; older ones are deleted.
pub const KEPT_LINES: u64 = 2_000;

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u64,
    /// When.
    pub at: Moment,
    /// Who.
    pub name: String,
    /// Their seat; `None` for those who watch.
    pub seat: Option<Seat>,
    /// What they said.
    pub words: String,
    /// Their guest id, for people who have muted them. It is never shown.
    #[serde(skip)]
    pub by: Option<GuestId>,
}

/// Why a line or note was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChatError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Nothing to say.
    #[error("there is nothing to say")]
    Empty,
    /// Too much at once.
    #[error("that is too long: {0} letters at most")]
    TooLong(usize),
    /// The host has muted them.
    #[error("the host has muted you at this table")]
    Muted,
    /// Their name looks like that of somebody at the table.
    #[error("somebody at this table has a name that looks like yours")]
    Namesake,
    /// Nobody is known by this id.
    #[error("there is no such guest")]
    NoGuest,
    /// Notes are for those who play.
    #[error("you don't sit at this table")]
    NotSeated,
}

impl From<StoreError> for ChatError {
    fn from(error: StoreError) -> Self {
        ChatError::Open(error.into())
    }
}

impl ChatError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            ChatError::Open(error) => error.key(),
            ChatError::Empty => "chat-empty",
            ChatError::TooLong(_) => "chat-too-long",
            ChatError::Muted => "muted",
            ChatError::Namesake => "namesake",
            ChatError::NoGuest => "no-guest",
            ChatError::NotSeated => "not-your-seat",
        }
    }
}

impl Tables {
    /// Says something at a table, and returns the line's number.
    pub async fn say(
        &self,
        table: &TableId,
        guest: &GuestId,
        words: &str,
    ) -> Result<u64, ChatError> {
        let words: String =
            words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let words = words.trim();
        if words.is_empty() {
            return Err(ChatError::Empty);
        }
        if words.chars().count() > MAX_WORDS {
            return Err(ChatError::TooLong(MAX_WORDS));
        }
        let live = self.live(table).await?;
        if !live.state().record.may_speak(guest) {
            return Err(ChatError::Muted);
        }
        let seat = live.state().record.seats_of(guest).first();
        let name = self.0.store.guest_by_id(guest).await?.ok_or(ChatError::NoGuest)?.name;
        if names::has_namesake(&live.state().record, guest, &name) {
            return Err(ChatError::Namesake);
        }
        let (at, words, by) = (self.now(), words.to_owned(), Some(guest.clone()));
        let line = ChatLine { number: 0, at, name, seat, words, by };
        let number = self.0.store.say(table, guest, &line).await?;
        if number > KEPT_LINES {
            self.0.store.forget_talk(table, number - KEPT_LINES).await?;
        }
        live.talk.forget();
        self.0.bus.publish(table, Notice::Talk(number));
        Ok(number)
    }

    /// The first [`MAX_LINES`] kept lines after a line.
    pub async fn talk(&self, table: &TableId, after: u64) -> Result<Vec<ChatLine>, StoreError> {
        self.0.store.talk_after(table, after, MAX_LINES).await
    }

    /// The last [`MAX_LINES`] lines before a line.
    pub async fn earlier_talk(
        &self,
        table: &TableId,
        before: u64,
    ) -> Result<Vec<ChatLine>, StoreError> {
        self.0.store.talk_before(table, before, MAX_LINES).await
    }

    /// The last [`MAX_LINES`] lines, one copy for everybody who looks.
    pub async fn recent_talk(&self, table: &TableId) -> Result<Arc<[ChatLine]>, OpenError> {
        let live = self.live(table).await?;
        let (era, known) = live.talk.known();
        if let Some(known) = &known
            && !self.0.store.is_shared()
        {
            return Ok(Arc::clone(known));
        }
        let lines = self.0.store.talk_before(table, u64::MAX, MAX_LINES).await?;
        match known {
            Some(known) if known[..] == lines[..] => Ok(known),
            _ => Ok(live.talk.keep(era, lines)),
        }
    }

    /// Makes the next call read the lines of a table from the database again.
    pub(crate) fn forget_talk_of(&self, table: &TableId) {
        if let Some(live) = self.lives().iter().find(|live| live.id == *table) {
            live.talk.forget();
        }
    }

    /// A guest's private note at a table.
    pub async fn note(&self, table: &TableId, guest: &GuestId) -> Result<String, StoreError> {
        Ok(self.0.store.note(table, guest).await?.unwrap_or_default())
    }

    /// Writes a guest's private note at a table.
    pub async fn set_note(
        &self,
        table: &TableId,
        guest: &GuestId,
        words: &str,
    ) -> Result<(), ChatError> {
        if words.chars().count() > MAX_NOTE {
            return Err(ChatError::TooLong(MAX_NOTE));
        }
        let state = self.live(table).await?.state();
        if state.record.owned_by(guest).is_empty() {
            return Err(ChatError::NotSeated);
        }
        Ok(self.0.store.set_note(table, guest, words).await?)
    }
}

/// The last lines of a table, kept once for everybody who looks at it.
#[derive(Default)]
pub(crate) struct RecentTalk(Mutex<Recent>);

#[derive(Default)]
struct Recent {
    /// Grows with every line: what was read in an earlier era is not kept.
    era: u64,
    lines: Option<Arc<[ChatLine]>>,
}

impl RecentTalk {
    fn known(&self) -> (u64, Option<Arc<[ChatLine]>>) {
        let recent = self.lock();
        (recent.era, recent.lines.clone())
    }

    fn keep(&self, era: u64, lines: Vec<ChatLine>) -> Arc<[ChatLine]> {
        let lines: Arc<[ChatLine]> = lines.into();
        let mut recent = self.lock();
        if recent.era == era {
            recent.lines = Some(Arc::clone(&lines));
        }
        lines
    }

    fn forget(&self) {
        let mut recent = self.lock();
        recent.era += 1;
        recent.lines = None;
    }

    fn lock(&self) -> MutexGuard<'_, Recent> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
