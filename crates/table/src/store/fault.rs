//! What the error codes of the databases mean.

/// What is wrong with a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// No room is left.
    Full,
    /// It can't be written to.
    ReadOnly,
    /// Others have locked it.
    Busy,
    /// Its file can't be opened.
    CantOpen,
    /// Anything else.
    Other,
}

// SQLite's primary result codes: the last byte of the extended ones.
const SQLITE_BUSY: u32 = 5;
const SQLITE_LOCKED: u32 = 6;
const SQLITE_READONLY: u32 = 8;
const SQLITE_FULL: u32 = 13;
const SQLITE_CANTOPEN: u32 = 14;

/// Every SQLSTATE of PostgreSQL has five characters; SQLite's codes are shorter numbers.
const SQLSTATE_LENGTH: usize = 5;
const DISK_FULL: &str = "53100";
const READ_ONLY_SQL_TRANSACTION: &str = "25006";
const SERIALIZATION_FAILURE: &str = "40001";
const DEADLOCK_DETECTED: &str = "40P01";

impl Fault {
    /// The meaning of a code of either database.
    pub fn of(code: &str) -> Fault {
        if code.len() == SQLSTATE_LENGTH {
            return match code {
                DISK_FULL => Fault::Full,
                READ_ONLY_SQL_TRANSACTION => Fault::ReadOnly,
                SERIALIZATION_FAILURE | DEADLOCK_DETECTED => Fault::Busy,
                _ => Fault::Other,
            };
        }
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(SQLITE_FULL) => Fault::Full,
            Ok(SQLITE_READONLY) => Fault::ReadOnly,
            Ok(SQLITE_BUSY | SQLITE_LOCKED) => Fault::Busy,
            Ok(SQLITE_CANTOPEN) => Fault::CantOpen,
            _ => Fault::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_understood() {
        for (code, fault) in [
            ("13", Fault::Full),
            ("8", Fault::ReadOnly),
            // SQLITE_READONLY_DBMOVED, SQLITE_BUSY_SNAPSHOT: extended codes.
            ("1032", Fault::ReadOnly),
            ("517", Fault::Busy),
            ("14", Fault::CantOpen),
            // SQLITE_CONSTRAINT_UNIQUE is expected: the next entry was taken.
            ("2067", Fault::Other),
            ("53100", Fault::Full),
            ("25006", Fault::ReadOnly),
            ("40P01", Fault::Busy),
            ("23505", Fault::Other),
            ("", Fault::Other),
        ] {
            assert_eq!(Fault::of(code), fault, "{code}");
        }
    }
}
