//! What every request shares.

use std::sync::Arc;

use table::{TableId, Tables};
use tokio::sync::watch;

use crate::cookies::Transport;
use crate::guard::Proxy;
use crate::limits::{Limiting, Limits};

/// How the pages are served.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people see, without a slash at its end: for links that are sent around.
    pub public: String,
    /// Whether browsers reach it encrypted.
    pub transport: Transport,
    /// Whether a proxy in front tells addresses.
    pub proxy: Proxy,
    /// Whether addresses are limited.
    pub limiting: Limiting,
}

/// The shared parts. Cheap to clone; every clone is the same.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    tables: Tables,
    config: Config,
    limits: Limits,
    stopping: watch::Sender<bool>,
}

impl App {
    /// Serves these tables.
    pub fn new(tables: Tables, config: Config) -> App {
        let limits = Limits::new(config.limiting);
        App(Arc::new(Inner { tables, config, limits, stopping: watch::Sender::new(false) }))
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// How it is served.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// What addresses may ask for.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// A path as a whole address.
    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.0.config.public)
    }

    /// The address that invites people to a table.
    pub fn invitation(&self, table: &TableId, code: &str) -> String {
        self.address(&format!("/join/{table}/{code}"))
    }

    /// The level of bots for people who didn't choose one: decent, and quick.
    pub fn usual_bot(&self) -> &'static str {
        let usual = bots::NAMES.iter().find(|name| **name == "medium");
        usual.or(bots::NAMES.first()).copied().unwrap_or("random")
    }

    /// Tells live connections to end: their pages come back by themselves.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Waits for the end.
    pub fn stopping(&self) -> Stopping {
        Stopping(self.0.stopping.subscribe())
    }

    /// Tells the figures of the tables.
    pub async fn tell_counts(&self) {
        let Ok(counts) = self.0.tables.counts().await else { return };
        for (status, count) in counts.tables {
            metrics::gauge!("sofra_tables", "status" => status).set(count as f64);
        }
        metrics::gauge!("sofra_tables_in_memory").set(counts.in_memory as f64);
        metrics::gauge!("sofra_bots_thinking").set(counts.bots_thinking as f64);
        metrics::counter!("sofra_steps_total").absolute(counts.steps_taken);
    }
}

/// Waits until the server is asked to stop.
pub struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Returns once it is.
    pub async fn wait(&mut self) {
        // Without a sender there is no server left either.
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}
