//! How the servers of one database hear of each other, for every command that serves

use table::{Bus, Store};

use crate::output::Failure;

/// The messenger of a server.
#[derive(clap::Args)]
pub struct Messenger {
    /// How servers on one database hear of each other: process (a single server), postgres, or
    /// nats://HOST:4222 [default: postgres where the database is one]
    #[arg(long, value_name = "BUS", env = "SOFRA_BUS", hide_env_values = true)]
    bus: Option<String>,
}

impl Messenger {
    /// Opens it.
    pub async fn open(&self, store: &Store) -> Result<Bus, Failure> {
        let wrong = |reason: &dyn std::fmt::Display| Failure::Setup(format!("--bus: {reason}"));
        match self.bus.as_deref() {
            None if store.is_shared() => Bus::postgres(store).await.map_err(|error| wrong(&error)),
            None | Some("process") => Ok(Bus::process()),
            Some("postgres") => Bus::postgres(store).await.map_err(|error| wrong(&error)),
            Some(address) if is_nats(address) => {
                if !store.is_shared() {
                    return Err(wrong(&table::BusError::NotShared));
                }
                Bus::nats(address).await.map_err(|error| wrong(&error))
            }
            Some(other) => Err(wrong(&format!(
                "'{other}' is no bus: there is process, postgres and nats://HOST:PORT"
            ))),
        }
    }
}

fn is_nats(address: &str) -> bool {
    ["nats://", "tls://"].iter().any(|scheme| address.starts_with(scheme))
}
