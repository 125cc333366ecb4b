//! `sofra-load bench-cluster`: live seats spread over one, two and three servers.

use std::path::PathBuf;
use std::time::Duration;

use super::{Cluster, Role, cpu};
use crate::drive::{Driven, drive, open_all};
use crate::server::{PATIENCE, Problem};

#[derive(clap::Args)]
pub struct Args {
    /// The program to load
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How many servers, one measurement each
    #[arg(long, value_delimiter = ',', default_value = "1,2,3")]
    servers: Vec<usize>,
    /// How many tables, each with two live players on different servers
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How many steps a second, over all tables
    #[arg(long, default_value_t = 500)]
    rate: u64,
    /// For how many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Fail if the 99th percentile from a click to the other player's update is longer, in milliseconds
    #[arg(long, value_name = "MS")]
    p99: Option<f64>,
    /// Fail if a step costs this many percent more on the most servers than on the fewest
    #[arg(long, value_name = "PERCENT")]
    growth: Option<f64>,
}

/// The figures of one measurement.
struct Figures {
    servers: usize,
    driven: Driven,
    messages: f64,
    /// Core seconds used in the measured time by the servers, PostgreSQL and NATS.
    cores: [f64; 3],
}

impl Figures {
    /// Core milliseconds for a step.
    fn cost(&self) -> f64 {
        self.cores.iter().sum::<f64>() * 1000.0 / self.driven.seen.len().max(1) as f64
    }

    fn p99(&self) -> f64 {
        self.driven.millis(0.99, |seen| seen.other)
    }
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    println!(
        "{} tables, {} live seats, {} steps/s for {} s; PostgreSQL waits for the disk",
        args.tables,
        args.tables * 2,
        args.rate,
        args.seconds
    );
    println!(
        "servers  steps/s  other's update p50 / p99  messages/step  cores: sofra  postgres  nats  \
         core-ms/step"
    );
    let mut all = Vec::new();
    for &servers in &args.servers {
        let figures = measure(args, servers).await?;
        let [sofra, postgres, nats] = figures.cores.map(|used| used / args.seconds as f64);
        println!(
            "{:7}  {:7.0}  {:11.1} / {:5.1} ms  {:13.2}  {sofra:12.2}  {postgres:8.2}  {nats:4.2}  {:12.2}",
            figures.servers,
            figures.driven.rate(),
            figures.driven.millis(0.5, |seen| seen.other),
            figures.p99(),
            figures.messages,
            figures.cost(),
        );
        all.push(figures);
    }
    judge(args, &all)
}

fn judge(args: &Args, all: &[Figures]) -> Result<(), Problem> {
    if let Some(most) = args.p99
        && let Some(slow) = all.iter().find(|figures| figures.p99() > most)
    {
        return Err(Problem(format!("p99 with {} servers is above {most} ms", slow.servers)));
    }
    let (Some(few), Some(many)) = (all.first(), all.last()) else { return Ok(()) };
    let growth = (many.cost() / few.cost() - 1.0) * 100.0;
    println!("a step costs {growth:.0} % more on {} servers than on {}", many.servers, few.servers);
    match args.growth {
        Some(most) if growth > most => Err(Problem(format!("that is more than {most} %"))),
        _ => Ok(()),
    }
}

async fn measure(args: &Args, servers: usize) -> Result<Figures, Problem> {
    let cluster = Cluster::start(&args.program, servers, 0).await?;
    let doors = cluster.doors(PATIENCE);
    let guests = [doors[0].guest("One").await?, doors[0].guest("Two").await?];
    let sittings = open_all(&doors, &guests, args.tables).await?;
    let before = (used(&cluster), sent(&cluster).await?);
    let driven = drive(&sittings, args.rate, Duration::from_secs(args.seconds)).await;
    let after = (used(&cluster), sent(&cluster).await?);
    let steps = driven.seen.len().max(1) as f64;
    let cores = std::array::from_fn(|at| after.0[at] - before.0[at]);
    Ok(Figures { servers, driven, messages: (after.1 - before.1) / steps, cores })
}

fn used(cluster: &Cluster) -> [f64; 3] {
    let servers = cluster.nodes.iter().filter_map(super::Node::process);
    let postgres = cluster.postgres.process().map_or(0.0, cpu::used_by_family);
    let nats = cluster.nats.process().map_or(0.0, cpu::used);
    [servers.map(cpu::used).sum(), postgres, nats]
}

async fn sent(cluster: &Cluster) -> Result<f64, Problem> {
    let mut sum = 0.0;
    for node in cluster.nodes.iter().filter(|node| node.role == Role::Serve) {
        sum += node.figure("sofra_bus_messages_total{direction=\"sent\"").await?;
    }
    Ok(sum)
}
