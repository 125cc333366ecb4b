//! Allowances that all servers share, so that N servers don't allow N times as much.

use super::leases::{database_now, millis};
use super::{Pools, Store, StoreError};
use crate::Allowance;
use crate::id::TokenHash;

impl Store {
    /// Spends one of an allowance; false if none is left. A single server keeps its own count.
    pub(crate) async fn spend(&self, whose: &str, of: Allowance) -> Result<bool, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(true) };
        let most = of.every.saturating_mul(of.at_once);
        let spent = sqlx::query(concat!(
            "INSERT INTO allowances (name, spent_until) VALUES ($1, ",
            database_now!(),
            " + $2) ON CONFLICT (name) DO UPDATE \
             SET spent_until = GREATEST(allowances.spent_until, ",
            database_now!(),
            ") + $2 WHERE GREATEST(allowances.spent_until, ",
            database_now!(),
            ") + $2 <= ",
            database_now!(),
            " + $3",
        ))
        // Hashed, because people's addresses are not stored, not even for minutes.
        .bind(TokenHash::of(whose).as_str())
        .bind(millis(of.every))
        .bind(millis(most))
        .execute(pool);
        Ok(self.watched(spent).await?.rows_affected() > 0)
    }

    /// Removes allowances that are full again.
    pub(crate) async fn forget_allowances(&self) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        let forgotten =
            sqlx::query(concat!("DELETE FROM allowances WHERE spent_until <= ", database_now!()))
                .execute(pool);
        self.watched(forgotten).await?;
        Ok(())
    }
}
