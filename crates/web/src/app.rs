//! What every request shares.

use std::sync::Arc;

use table::{GuestId, TableId, Tables};
use tokio::sync::{broadcast, watch};

use crate::cookies::Transport;
use crate::guard::{Address, Proxy};
use crate::limits::{Limiting, Limits};
use crate::places::{Place, Places};

/// The most live pages at a time, and of one address: a club around twenty tables.
const MAX_PAGES: (usize, usize) = (20_000, 128);

/// How many ended sessions a busy connection may miss before it looks for itself.
const SIGNED_OUT: usize = 64;

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
    pages: Places,
    stopping: watch::Sender<bool>,
    signed_out: broadcast::Sender<GuestId>,
}

impl App {
    /// Serves these tables.
    pub fn new(tables: Tables, config: Config) -> App {
        let limits = Limits::new(config.limiting);
        let pages = Places::new(MAX_PAGES.0, MAX_PAGES.1, config.limiting);
        let stopping = watch::Sender::new(false);
        let signed_out = broadcast::Sender::new(SIGNED_OUT);
        App(Arc::new(Inner { tables, config, limits, pages, stopping, signed_out }))
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

    /// A place for one more live page or stream of an address.
    pub fn live_place(&self, address: Address) -> Option<Place> {
        self.0.pages.take(address.0)
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

    /// Tells the live connections of a guest that one of their sessions has ended.
    pub fn tell_signed_out(&self, guest: &GuestId) {
        // Without live connections there is nobody to tell.
        let _ = self.0.signed_out.send(guest.clone());
    }

    /// Hears of sessions that end.
    pub fn signed_out(&self) -> broadcast::Receiver<GuestId> {
        self.0.signed_out.subscribe()
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
