//! `sofra-load siege`: tables play while thousands of connections do nothing, and hundreds do harm.
//!
//! A server with its usual limits; everybody has their own loopback address. What counts: how long
//! honest players wait, and whether the memory is freed afterwards.

mod enemy;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::server::{Door, Problem, Server};
use crate::sitting::Sitting;
use enemy::Kind;

/// Tables of one address: a household, whose games last a minute, needs a seat every ten seconds or so.
/// An address may have one every five.
const TABLES_EACH: usize = 5;
/// Enemies at one address.
const ENEMIES_EACH: usize = 50;
/// How long the memory may take to be freed: idle connections last 75 seconds.
const RECOVERY: Duration = Duration::from_secs(180);

#[derive(clap::Args)]
pub struct Args {
    /// The server's program
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How many tables play, with two live players each
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How many connections do nothing
    #[arg(long, default_value_t = 2000)]
    idle: usize,
    /// How many do harm
    #[arg(long, default_value_t = 500)]
    hostile: usize,
    /// For how many seconds
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// How many seconds of peaceful play come first; the memory is compared with that after them. By then
    /// as many finished tables are forgotten as come
    #[arg(long, default_value_t = 240)]
    peace: u64,
    /// Only these enemies, to find out which one does the harm
    #[arg(long, value_delimiter = ',')]
    only: Vec<Kind>,
    /// How many milliseconds pass between two steps at a table
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    pace: u64,
    /// Fail if the 99th percentile from click to everybody's update takes longer, in milliseconds
    #[arg(long, value_name = "MS")]
    p99: Option<u64>,
    /// Fail if more than this percentage of the memory before is left afterwards
    #[arg(long, value_name = "PERCENT")]
    left: Option<u64>,
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let server = Server::start_with(&args.program, folder.path(), 0, &[])?;
    let empty = server.memory();
    let play = Play::begin(&server.door(), args).await?;
    sleep(Duration::from_secs(args.peace)).await;
    let peaceful = play.waits.take().await;
    let before = server.memory();
    println!("peace: {}; {} MiB in memory, {} MiB empty", told(&peaceful), mib(before), mib(empty));

    let (stop, stopped) = watch::channel(false);
    let (came, peak) = (Arc::new(AtomicUsize::new(0)), Peak::default());
    let enemies = send_enemies(&server.door(), args, &came, &stopped);
    let began = Instant::now();
    let mut next = Duration::from_secs(60);
    while began.elapsed() < Duration::from_secs(args.seconds) {
        sleep(Duration::from_secs(1)).await;
        peak.see(server.memory());
        if began.elapsed() >= next {
            println!("{} s: {} MiB", next.as_secs(), mib(server.memory()));
            next += Duration::from_secs(60);
        }
    }
    let waits = play.waits.take().await;
    stop.send_replace(true);
    for enemy in enemies {
        // Ends whatever it was doing.
        enemy.abort();
    }
    println!(
        "siege: {}; {} attacks; {} MiB in memory at the most",
        told(&waits),
        came.load(Ordering::Relaxed),
        mib(peak.seen())
    );
    let broken = play.broken.load(Ordering::Relaxed);
    let (after, took) = match args.left {
        Some(percent) => recovered(&server, before * percent / 100).await,
        None => (server.memory(), Duration::ZERO),
    };
    println!(
        "afterwards: {} MiB in memory after {} s, {:.0} % of before; {broken} players lost their line",
        mib(after),
        took.as_secs(),
        after as f64 / before as f64 * 100.0
    );
    play.end();
    verdict(args, &waits, (before, after), broken)
}

fn verdict(
    args: &Args,
    waits: &[Duration],
    (before, after): (u64, u64),
    broken: usize,
) -> Result<(), Problem> {
    if waits.is_empty() {
        return Err(Problem("nobody could play".to_owned()));
    }
    if broken > 0 {
        return Err(Problem(format!("{broken} honest players lost their line")));
    }
    if let Some(most) = args.p99.filter(|&most| percentile(waits, 0.99) > most as f64) {
        return Err(Problem(format!("p99 is above {most} ms")));
    }
    match args.left {
        Some(percent) if after > before * percent / 100 => {
            Err(Problem(format!("more than {percent} % of the memory before is left")))
        }
        _ => Ok(()),
    }
}

/// Waits until no more than this is in memory, with a timeout.
async fn recovered(server: &Server, most: u64) -> (u64, Duration) {
    let began = Instant::now();
    loop {
        let now = server.memory();
        if now <= most || began.elapsed() >= RECOVERY {
            return (now, began.elapsed());
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// Honest people at their tables.
struct Play {
    players: Vec<JoinHandle<()>>,
    waits: Arc<Waits>,
    broken: Arc<AtomicUsize>,
}

/// How long they waited for each step.
#[derive(Default)]
struct Waits(Mutex<Vec<Duration>>);

impl Waits {
    async fn take(&self) -> Vec<Duration> {
        let mut waits = std::mem::take(&mut *self.0.lock().await);
        waits.sort_unstable();
        waits
    }
}

impl Play {
    async fn begin(door: &Door, args: &Args) -> Result<Play, Problem> {
        let (waits, broken) = (Arc::new(Waits::default()), Arc::new(AtomicUsize::new(0)));
        let pace = Duration::from_millis(args.pace);
        let mut players = Vec::new();
        for first in (0..args.tables).step_by(TABLES_EACH) {
            let door = door.for_one_at([127, 10, 0, (first / TABLES_EACH) as u8 + 1]);
            let guests = [door.guest("One").await?, door.guest("Two").await?];
            for number in first..args.tables.min(first + TABLES_EACH) {
                let sitting = Sitting::open([&door; 2], &guests, number as u64).await?;
                let at = (door.clone(), guests.clone());
                let (waits, broken) = (Arc::clone(&waits), Arc::clone(&broken));
                players.push(tokio::spawn(async move {
                    // Not all at once.
                    sleep(pace * (number as u32 % 64) / 64).await;
                    play(at, sitting, number as u64, pace, &waits, &broken).await;
                }));
            }
        }
        Ok(Play { players, waits, broken })
    }

    fn end(self) {
        for player in self.players {
            player.abort();
        }
    }
}

/// Plays one game after the other.
async fn play(
    (door, guests): (Door, [String; 2]),
    mut sitting: Sitting,
    mut noise: u64,
    pace: Duration,
    waits: &Waits,
    broken: &AtomicUsize,
) {
    loop {
        let began = Instant::now();
        match sitting.step().await {
            Some(seen) => waits.0.lock().await.push(seen.everybody),
            None if sitting.is_over().await => {
                noise += 1000;
                match Sitting::open([&door; 2], &guests, noise).await {
                    Ok(next) => sitting = next,
                    Err(Problem(reason)) => {
                        eprintln!("an honest player could not go on: {reason}");
                        broken.fetch_add(1, Ordering::Relaxed);
                        return;
                    }
                }
            }
            None => {
                broken.fetch_add(1, Ordering::Relaxed);
                return;
            }
        }
        sleep(pace.saturating_sub(began.elapsed())).await;
    }
}

fn send_enemies(
    door: &Door,
    args: &Args,
    came: &Arc<AtomicUsize>,
    stopped: &watch::Receiver<bool>,
) -> Vec<JoinHandle<()>> {
    let idle = (0..args.idle).map(|number| (11, number, Kind::idle(number)));
    let hostile = (0..args.hostile).map(|number| (12, number, Kind::hostile(number)));
    idle.chain(hostile)
        .filter(|(_, _, kind)| args.only.is_empty() || args.only.contains(kind))
        .map(|(net, number, kind)| {
            let host = (number / ENEMIES_EACH) as u16 + 1;
            let door = door.for_one_at([127, net, (host >> 8) as u8, host as u8]);
            let (came, mut stopped) = (Arc::clone(came), stopped.clone());
            tokio::spawn(async move {
                tokio::select! {
                    () = enemy::harass(kind, &door, number, &came) => {}
                    _ = stopped.wait_for(|stopped| *stopped) => {}
                }
            })
        })
        .collect()
}

#[derive(Default)]
struct Peak(std::sync::atomic::AtomicU64);

impl Peak {
    fn see(&self, now: u64) {
        self.0.fetch_max(now, Ordering::Relaxed);
    }

    fn seen(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

fn mib(kib: u64) -> u64 {
    kib / 1024
}

fn told(waits: &[Duration]) -> String {
    let at = |share| percentile(waits, share);
    format!(
        "{} steps, p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms",
        waits.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    )
}

/// A percentile of sorted waits, in milliseconds.
fn percentile(waits: &[Duration], share: f64) -> f64 {
    let at = (waits.len().saturating_sub(1) as f64 * share) as usize;
    waits.get(at).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
}
