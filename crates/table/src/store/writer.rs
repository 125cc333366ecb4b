//! The one connection that writes to SQLite, and when it is thrown away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::Connection;
use sqlx::sqlite::SqlitePoolOptions;

/// Whether the connection may be out of step with the database.
///
/// After some errors (a full disk, a failed write) SQLite rolls the whole transaction back by itself.
/// The connection still believes it is inside it and refuses every later one. A connection opened
/// while the file was read-only stays read-only.
#[derive(Clone, Default)]
pub(super) struct Doubt(Arc<AtomicBool>);

impl Doubt {
    /// Makes a pool replace a doubtful connection with a new one.
    pub fn watch(&self, pool: SqlitePoolOptions) -> SqlitePoolOptions {
        let doubt = Arc::clone(&self.0);
        pool.before_acquire(move |connection, _| {
            let sound = !doubt.swap(false, Ordering::Relaxed) && !connection.is_in_transaction();
            Box::pin(async move { Ok(sound) })
        })
    }

    /// Notes an error of the database. Only a duplicate key leaves no doubt: it is the normal
    /// result of two writing at once.
    pub fn note(&self, error: &sqlx::Error) {
        let harmless = matches!(error, sqlx::Error::RowNotFound)
            || matches!(error, sqlx::Error::Database(error) if error.is_unique_violation());
        if !harmless {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
