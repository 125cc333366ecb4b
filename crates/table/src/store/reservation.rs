//! One server for one SQLite file: a second one would show stale tables.

use std::fs::{File, TryLockError};
use std::path::PathBuf;

use super::{Pools, Store, StoreError, StoreMode};

/// Keeps other servers off a database while it is held, at most for the life of the process.
#[must_use = "dropping it lets other servers in"]
pub struct Reservation(#[expect(dead_code, reason = "held for its lock")] Option<File>);

impl Store {
    /// Keeps other servers off an SQLite file. PostgreSQL and read-only files serve any number.
    pub fn reserve(&self) -> Result<Reservation, StoreError> {
        let (Pools::Sqlite { write, .. }, StoreMode::ReadWrite) = (&self.pools, self.mode) else {
            return Ok(Reservation(None));
        };
        let mut name = write.connect_options().get_filename().as_os_str().to_owned();
        name.push(".lock");
        let name = PathBuf::from(name);
        let unreachable = |error| StoreError::Unreachable(format!("{}: {error}", name.display()));
        let file = File::create(&name).map_err(unreachable)?;
        match file.try_lock() {
            Ok(()) => Ok(Reservation(Some(file))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(unreachable(error)),
        }
    }
}
