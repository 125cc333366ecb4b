//! Why a table couldn't be opened, as part of every operation's error.

use crate::StoreError;
use crate::games::UnknownGame;

/// Why a table couldn't be opened or written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// Its journal can't be replayed. The reason is for the log and for `sofra check`.
    #[error("the table can't be read")]
    Unreadable(String),
    /// A newer version of the program plays there, by rules this one doesn't know.
    #[error("a newer version of sofra plays at this table: come back in a moment")]
    Newer,
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        match error {
            // One table's fault, not the database's: all others go on.
            StoreError::Unreadable(reason) => OpenError::Unreadable(reason),
            other => OpenError::Store(other),
        }
    }
}

impl From<UnknownGame> for OpenError {
    fn from(unknown: UnknownGame) -> Self {
        OpenError::Unreadable(unknown.to_string())
    }
}

impl OpenError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            OpenError::NoTable => "no-table",
            OpenError::Unreadable(_) => "unreadable-table",
            OpenError::Newer => "newer-table",
            OpenError::Store(error) => error.key(),
        }
    }
}
