//! Why the database refused or failed.

use super::fault::Fault;

/// Why the database refused or failed. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// No room is left.
    #[error("the disk is full: nothing was changed, and nothing can be until there is room again")]
    Full,
    /// It can't be written to.
    #[error("the database is read-only: nothing was changed")]
    ReadOnly,
    /// Another program held it for too long.
    #[error("the database is busy: another program is writing to it")]
    Busy,
    /// Another server is using it.
    #[error("another server is running on this database: only PostgreSQL serves several")]
    InUse,
    /// It was made by another version of this program.
    #[error(
        "the database was made by another version of sofra: `sofra serve` of the newer of the two brings it up to date"
    )]
    OtherVersion,
    /// It can't be reached.
    #[error("the database can't be reached: {0}")]
    Unreachable(String),
    /// Something that was written can no longer be read.
    #[error("a table can't be read")]
    Unreadable(String),
    /// Anything else.
    #[error("the database failed: {0}")]
    Other(String),
}

impl StoreError {
    pub(super) fn at(self, file: &str) -> StoreError {
        match self {
            StoreError::Unreachable(reason) | StoreError::Other(reason) => {
                StoreError::Unreachable(format!("{file}: {reason}"))
            }
            clear => clear,
        }
    }

    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            StoreError::Full => "store-full",
            StoreError::ReadOnly => "store-read-only",
            StoreError::Busy => "store-busy",
            StoreError::InUse => "store-in-use",
            StoreError::OtherVersion => "store-version",
            StoreError::Unreachable(_) => "store-unreachable",
            StoreError::Unreadable(_) => "unreadable-table",
            StoreError::Other(_) => "store-failed",
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let reason = error.to_string();
        match error {
            sqlx::Error::Database(database) => {
                match Fault::of(database.code().as_deref().unwrap_or_default()) {
                    Fault::Full => StoreError::Full,
                    Fault::ReadOnly => StoreError::ReadOnly,
                    Fault::Busy => StoreError::Busy,
                    Fault::CantOpen => StoreError::Unreachable(reason),
                    Fault::Other => StoreError::Other(reason),
                }
            }
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed => StoreError::Unreachable(reason),
            _ => StoreError::Other(reason),
        }
    }
}
