//! The one connection that writes to SQLite, and when it is thrown away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::Connection;
use sqlx::sqlite::SqlitePoolOptions;

/// Whether the connection may have missed something.
///
/// After some errors (a full disk, a failed write) SQLite rolls the whole transaction back by itself.
/// The connection still believes to be inside it and refuses every later one. One that was opened
/// while the file was read-only stays so.
#[derive(Clone, Default)]
pub(super) struct Doubt(Arc<AtomicBool>);

impl Doubt {
    /// A pool that opens a new connection in the place of a doubtful one.
    pub fn watch(&self, pool: SqlitePoolOptions) -> SqlitePoolOptions {
        let doubt = Arc::clone(&self.0);
        pool.before_acquire(move |connection, _| {
            let sound = !doubt.swap(false, Ordering::Relaxed) && !connection.is_in_transaction();
            Box::pin(async move { Ok(sound) })
        })
    }

    /// Looks at an error of the database. Only a row that is there already leaves no doubt: it is
    /// what two who write at once meet every day.
    pub fn note(&self, error: &sqlx::Error) {
        let harmless = matches!(error, sqlx::Error::RowNotFound)
            || matches!(error, sqlx::Error::Database(error) if error.is_unique_violation());
        if !harmless {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
