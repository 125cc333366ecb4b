//! A read replica of the database, for lists, profiles and finished games. It may be seconds
//! behind.

use std::str::FromStr;

use sqlx::PgPool;
use sqlx::postgres::PgConnectOptions;

use super::{CONNECTIONS, Store, StoreError, postgres_pool};

impl Store {
    /// Makes the store read what needn't be up to date from a replica: `postgres://…`. Nothing is
    /// ever written there.
    pub async fn with_replica(self, address: &str) -> Result<Store, StoreError> {
        if !self.is_shared() {
            let words = "only a PostgreSQL database has replicas to read from";
            return Err(StoreError::Other(words.to_owned()));
        }
        let connect = PgConnectOptions::from_str(address)?;
        let place = format!("{}:{}", connect.get_host(), connect.get_port());
        let connect = connect.options([("default_transaction_read_only", "on")]);
        let pool = postgres_pool(self.patience)
            .max_connections(CONNECTIONS)
            .connect_with(connect)
            .await
            .map_err(|error| StoreError::from(error).at(&place))?;
        Ok(Store { replica: Some(pool), ..self })
    }

    /// The replica, if there is one.
    pub(super) fn replica(&self) -> Option<&PgPool> {
        self.replica.as_ref()
    }

    /// Logs that the replica didn't answer and the database itself is asked.
    pub(super) fn miss_replica(&self, error: &sqlx::Error) {
        tracing::warn!(%error, "the replica didn't answer; the database itself was asked");
    }
}
