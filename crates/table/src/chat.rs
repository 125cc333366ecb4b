//! Chat at the table, and private notes.

use engine::Seat;
use serde::Serialize;

use crate::bus::{Notice, Topic};
use crate::{GuestId, Moment, OpenError, StoreError, TableId, Tables};

/// The most letters of a line of chat.
pub const MAX_WORDS: usize = 500;
/// The most letters of a note.
pub const MAX_NOTE: usize = 10_000;

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u64,
    /// When.
    pub at: Moment,
    /// Who.
    pub name: String,
    /// Where they sat; nobody's seat for those who watch.
    pub seat: Option<Seat>,
    /// What they said.
    pub words: String,
}

/// Why nothing was said or noted.
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
    /// Nobody is known by this id.
    #[error("there is no such guest")]
    NoGuest,
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
            ChatError::NoGuest => "no-guest",
        }
    }
}

impl Tables {
    /// Says something at a table, and tells its number.
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
        let seat = self.live(table).await?.state().record.seats_of(guest).first();
        let name = self.0.store.guest_by_id(guest).await?.ok_or(ChatError::NoGuest)?.name;
        let line = ChatLine { number: 0, at: self.now(), name, seat, words: words.to_owned() };
        let number = self.0.store.say(table, guest, &line).await?;
        self.0.bus.publish(&Topic::Table(table.clone()), Notice::Talk(number));
        Ok(number)
    }

    /// What was said after a line; everything after line 0.
    pub async fn talk(&self, table: &TableId, after: u64) -> Result<Vec<ChatLine>, StoreError> {
        self.0.store.talk_after(table, after).await
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
        self.live(table).await?;
        Ok(self.0.store.set_note(table, guest, words).await?)
    }
}
