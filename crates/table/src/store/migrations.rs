//! How the database came to its form, step by step.
//!
//! They are listed by hand: sqlx's macro would compile both databases a second time, for the compiler
//! itself.

use std::sync::LazyLock;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and statements of each migration in `migrations/`.
const ALL: [(i64, &str, &str); 11] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "probes", include_str!("../../migrations/0002_probes.sql")),
    (3, "hosts", include_str!("../../migrations/0003_hosts.sql")),
    (4, "alike", include_str!("../../migrations/0004_alike.sql")),
    (5, "chain", include_str!("../../migrations/0005_chain.sql")),
    (6, "sessions", include_str!("../../migrations/0006_sessions.sql")),
    (20, "leases", include_str!("../../migrations/0020_leases.sql")),
    (21, "compatibility", include_str!("../../migrations/0021_compatibility.sql")),
    (22, "allowances", include_str!("../../migrations/0022_allowances.sql")),
    (23, "moderation", include_str!("../../migrations/0023_moderation.sql")),
    (24, "reviews", include_str!("../../migrations/0024_reviews.sql")),
];

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    };
    let mut migrations = Migrator::with_migrations(ALL.map(migration).into());
    // Additions by a newer version do no harm; what it removed does, and is checked at the start.
    migrations.set_ignore_missing(true);
    migrations
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed = ALL.map(|(number, name, _)| format!("{number:04}_{name}.sql"));
        assert_eq!(files, listed);
    }
}
