//! `sofra-load bench`: thousands of tables, two live players at each, and how the server bore that.
//!
//! It starts a server of its own with an empty database, opens the tables, connects every seat as a
//! page would, and lets them decide at a given rate. It is bounded in count and time.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use crate::server::{Problem, Server};
use crate::sitting::Sitting;

/// Tables opened at the same time while preparing.
const OPENING: usize = 32;

#[derive(clap::Args)]
pub struct Args {
    /// The program to load
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How many tables, each with two live players
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// How many steps a second, over all tables
    #[arg(long, default_value_t = 1000)]
    rate: u64,
    /// For how many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Fail if the 99th percentile from click to everybody's update takes longer, in milliseconds
    #[arg(long, value_name = "MS")]
    p99: Option<u64>,
    /// Fail if the server has more than so many MiB in memory after play
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(&args.program, folder.path(), 0)?;
    let empty = server.memory();
    let guests = [server.guest("One").await?, server.guest("Two").await?];
    let began = Instant::now();
    let sittings = open_all(&server, &guests, args.tables).await?;
    println!(
        "{} tables with {} live seats opened in {:.1} s",
        sittings.len(),
        sittings.len() * 2,
        began.elapsed().as_secs_f64()
    );
    let full = server.memory();
    let (mut taken, behind, elapsed) = drive(&sittings, args).await;
    if taken.is_empty() {
        return Err(Problem("no step was taken".to_owned()));
    }
    taken.sort_unstable();
    let at = |share: f64| taken[((taken.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{} steps, {:.0} steps/s", taken.len(), taken.len() as f64 / elapsed.as_secs_f64());
    println!(
        "click to everybody's update: p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!("{behind} steps could not be asked for because their tables were still busy or over");
    let each = full.saturating_sub(empty) as f64 / sittings.len() as f64;
    let after = server.memory() / 1024;
    println!(
        "memory: {} MiB empty, {} MiB with all tables ({each:.0} KiB each), {after} MiB after play",
        empty / 1024,
        full / 1024,
    );
    if let Some(most) = args.p99.filter(|&most| at(0.99) > most as f64) {
        return Err(Problem(format!("p99 is above {most} ms")));
    }
    match args.memory {
        Some(most) if after > most => Err(Problem(format!("more than {most} MiB in memory"))),
        _ => Ok(()),
    }
}

async fn open_all(
    server: &Server,
    guests: &[String; 2],
    count: usize,
) -> Result<Vec<Arc<Sitting>>, Problem> {
    let turnstile = Arc::new(Semaphore::new(OPENING));
    let mut opening = Vec::with_capacity(count);
    for number in 0..count {
        let (server, guests) = (server.door(), guests.clone());
        let turnstile = Arc::clone(&turnstile);
        opening.push(tokio::spawn(async move {
            let _turn = turnstile.acquire().await;
            Sitting::open(&server, &guests, number as u64).await
        }));
    }
    let mut sittings = Vec::with_capacity(count);
    for opened in opening {
        let sitting = opened.await.map_err(|error| Problem(error.to_string()))??;
        sittings.push(Arc::new(sitting));
    }
    Ok(sittings)
}

/// Asks for steps at the given rate. Says how long each took, how many could not be asked for, and
/// how long it all took.
async fn drive(sittings: &[Arc<Sitting>], args: &Args) -> (Vec<Duration>, usize, Duration) {
    let behind = Arc::new(AtomicUsize::new(0));
    let began = Instant::now();
    let mut ticks = interval(Duration::from_millis(10));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut asked = 0u64;
    let mut steps = Vec::new();
    while began.elapsed() < Duration::from_secs(args.seconds) {
        ticks.tick().await;
        let due = (began.elapsed().as_secs_f64() * args.rate as f64) as u64;
        while asked < due {
            let sitting = Arc::clone(&sittings[asked as usize % sittings.len()]);
            let behind = Arc::clone(&behind);
            asked += 1;
            steps.push(tokio::spawn(async move {
                let taken = sitting.step().await;
                if taken.is_none() {
                    behind.fetch_add(1, Ordering::Relaxed);
                }
                taken
            }));
        }
    }
    let elapsed = began.elapsed();
    let mut taken = Vec::with_capacity(steps.len());
    for step in steps {
        taken.extend(step.await.ok().flatten());
    }
    (taken, behind.load(Ordering::Relaxed), elapsed)
}
