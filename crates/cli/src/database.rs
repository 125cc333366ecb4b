//! Where tables are kept, for every command that needs them

use std::future::Future;

use table::{Settings, Store, StoreMode, StoreOptions, TableId, Tables};

use crate::output::Failure;

/// The database of a command.
#[derive(clap::Args)]
pub struct Database {
    /// Where the tables are kept: sqlite:FILE or postgres://…
    #[arg(
        long = "database",
        value_name = "URL",
        env = "DATABASE_URL",
        hide_env_values = true,
        default_value = "sqlite:sofra.db"
    )]
    address: String,
}

impl Database {
    /// Opens it read-only, and never creates it.
    pub async fn look(&self) -> Result<Store, Failure> {
        let options = StoreOptions { mode: StoreMode::ReadOnly, ..StoreOptions::default() };
        Ok(Store::open_with(&self.address, options).await?)
    }

    /// Opens it for writing, and never creates it.
    pub async fn change(&self) -> Result<Store, Failure> {
        // A mistyped name should be an error rather than a new, empty database.
        self.look().await?.close().await;
        Ok(Store::open(&self.address).await?)
    }

    /// Opens it, creating it if it doesn't exist.
    pub async fn open(&self) -> Result<Store, Failure> {
        Ok(Store::open(&self.address).await?)
    }

    /// Opens it for a server, creating it if it doesn't exist.
    pub async fn serve(&self) -> Result<Store, Failure> {
        Store::open(&self.address).await.map_err(|error| Failure::Setup(error.to_string()))
    }

    /// The same, but read-only if it can't be written to.
    pub async fn serve_or_look(&self) -> Result<Store, Failure> {
        Store::open_or_look(&self.address).await.map_err(|error| Failure::Setup(error.to_string()))
    }
}

/// The tables of a database, without anybody playing at them.
pub fn tables(store: Store) -> Tables {
    Tables::visit(store, Settings::default())
}

/// Runs work on a database to its end.
pub fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// A table's name as it was typed.
pub fn table_id(text: &str) -> Result<TableId, Failure> {
    text.parse().map_err(|error| Failure::Because(format!("'{text}' is no table: {error}")))
}
