//! What every request shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use table::{GuestId, News, Reach, ServerId, TableId, Tables};
use tokio::sync::{broadcast, watch};
use tokio::time::timeout;

use crate::cookies::Transport;
use crate::guard::{Address, Proxy};
use crate::limits::{Limiting, Limits};
use crate::places::{Place, Places};

/// The most live pages at a time, in all and for one address: enough for a club of twenty tables.
const MAX_PAGES: (usize, usize) = (20_000, 128);

/// How many ended sessions a busy connection may fall behind before it checks for itself.
const SIGNED_OUT: usize = 64;

/// How long live pages may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How the pages are served.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The public address without a trailing slash, for links that people share.
    pub public: String,
    /// Whether browsers connect encrypted.
    pub transport: Transport,
    /// Whether a proxy in front passes on addresses.
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
    /// Set when the balancer should send people elsewhere.
    draining: AtomicBool,
    stopping: watch::Sender<bool>,
    /// The number of live pages.
    living: watch::Sender<usize>,
    signed_out: broadcast::Sender<GuestId>,
}

impl App {
    /// Serves these tables.
    pub fn new(tables: Tables, config: Config) -> App {
        let limits = Limits::new(config.limiting);
        let pages = Places::new(MAX_PAGES.0, MAX_PAGES.1, config.limiting);
        let stopping = watch::Sender::new(false);
        let signed_out = broadcast::Sender::new(SIGNED_OUT);
        let living = watch::Sender::new(0);
        tokio::spawn(hear_elsewhere(tables.bus().news(), signed_out.clone()));
        let draining = AtomicBool::new(false);
        App(Arc::new(Inner {
            tables,
            config,
            limits,
            pages,
            draining,
            stopping,
            living,
            signed_out,
        }))
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

    /// A place for one more live page or stream of an address, if there is one.
    pub fn live_place(&self, address: Address) -> Option<Place> {
        self.0.pages.take(address.0)
    }

    /// A path as a full address.
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

    /// The level to propose after this many finished games of a kind: the first two are weaker.
    pub fn level_after(&self, games: usize) -> &'static str {
        if games < 2 { bots::LEVELS[games] } else { self.usual_bot() }
    }

    /// Tells the live connections of a guest that one of their sessions has ended.
    pub fn tell_signed_out(&self, guest: &GuestId) {
        // An error means that there are no live connections.
        let _ = self.0.signed_out.send(guest.clone());
        self.0.tables.tell_signed_out(guest);
    }

    /// Receives the guests of sessions that end.
    pub fn signed_out(&self) -> broadcast::Receiver<GuestId> {
        self.0.signed_out.subscribe()
    }

    /// Whether new people should come here: false when it is about to stop.
    pub fn is_ready(&self) -> bool {
        !self.0.draining.load(Ordering::Relaxed)
    }

    /// Asks the balancer to send people elsewhere.
    pub fn drain(&self) {
        self.0.draining.store(true, Ordering::Relaxed);
    }

    /// Counts a live page for as long as it is held.
    pub fn live_page(&self) -> CountedPage {
        self.0.living.send_modify(|count| *count += 1);
        CountedPage(self.clone())
    }

    /// Waits until every live page has got its last answer, with a timeout.
    pub async fn farewell(&self) {
        let mut living = self.0.living.subscribe();
        // Late pages are cut off as by a broken line.
        let _ = timeout(FAREWELL, living.wait_for(|count| *count == 0)).await;
    }

    /// Tells live connections to end: their pages come back by themselves.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Waits for the end.
    pub fn stopping(&self) -> Stopping {
        Stopping(self.0.stopping.subscribe())
    }

    /// Publishes the figures of the tables.
    pub async fn tell_counts(&self) {
        let Ok(counts) = self.0.tables.counts().await else { return };
        for (status, count) in counts.tables {
            metrics::gauge!("sofra_tables", "status" => status).set(count as f64);
        }
        metrics::gauge!("sofra_tables_in_memory").set(counts.in_memory as f64);
        metrics::gauge!("sofra_bots_thinking").set(counts.bots_thinking as f64);
        metrics::gauge!("sofra_bots_waiting").set(counts.bots_waiting as f64);
        metrics::counter!("sofra_steps_total").absolute(counts.steps_taken);
        let (bus, traffic) = (self.0.tables.bus(), self.0.tables.bus().traffic());
        metrics::gauge!("sofra_bus_up").set(if bus.reach() == Reach::Up { 1.0 } else { 0.0 });
        let directions =
            [("sent", traffic.sent), ("received", traffic.received), ("lost", traffic.lost)];
        for (direction, count) in directions {
            metrics::counter!("sofra_bus_messages_total", "direction" => direction).absolute(count);
        }
    }
}

/// Passes on sessions that ended on other servers.
async fn hear_elsewhere(
    mut news: broadcast::Receiver<(ServerId, News)>,
    signed_out: broadcast::Sender<GuestId>,
) {
    loop {
        match news.recv().await {
            // An error means that there are no live connections.
            Ok((_, News::SignedOut(guest))) => drop(signed_out.send(guest)),
            // Live pages check for themselves every 20 seconds.
            Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

/// A live page that is counted.
pub struct CountedPage(App);

impl Drop for CountedPage {
    fn drop(&mut self) {
        self.0.0.living.send_modify(|count| *count -= 1);
    }
}

/// Waits until the server is asked to stop.
pub struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Returns once it is.
    pub async fn wait(&mut self) {
        // An error means that the server is gone.
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}
