//! Three servers and two workers, and everything that can happen to them. Every acknowledged step must
//! be kept exactly once, every game must verify, and nobody may wait long.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::block_in_place;
use tokio::time::sleep;

use super::player::Player;
use super::{House, Noise, check, verify};
use crate::cluster::Cluster;
use crate::server::{Door, Problem};

/// How long a player waits for a server before trying the next.
const HASTE: Duration = Duration::from_millis(1000);
/// The time within which everybody must go on after a fault.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(clap::Args)]
pub struct Args {
    /// The program to torment
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How many faults
    #[arg(long, default_value_t = 100)]
    faults: u32,
    /// How many servers with pages
    #[arg(long, default_value_t = 3)]
    servers: usize,
    /// How many workers
    #[arg(long, default_value_t = 2)]
    workers: usize,
    /// For how many seconds a program is stopped or a line is cut
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Fail if nothing happens at a table for longer, in seconds, while PostgreSQL is up
    #[arg(long, default_value_t = 5.0)]
    still: f64,
    /// The seed of the moments and faults
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Kill(usize),
    Terminate(usize),
    Stop(usize),
    CutFromNats(usize),
    CutFromPostgres(usize),
    RestartNats,
    RestartPostgres,
}

impl Fault {
    /// The nth fault: each kind once, then any.
    fn of(number: u32, noise: &mut Noise, nodes: usize) -> Fault {
        let (node, any) = (noise.next() as usize % nodes, noise.next() % 9);
        match if number <= 7 { u64::from(number) } else { any } {
            2 => Fault::Terminate(node),
            3 => Fault::Stop(node),
            4 => Fault::CutFromNats(node),
            5 => Fault::CutFromPostgres(node),
            6 => Fault::RestartNats,
            7 => Fault::RestartPostgres,
            _ => Fault::Kill(node),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Fault::Kill(_) => "SIGKILL",
            Fault::Terminate(_) => "SIGTERM",
            Fault::Stop(_) => "SIGSTOP",
            Fault::CutFromNats(_) => "cut off NATS",
            Fault::CutFromPostgres(_) => "cut off PostgreSQL",
            Fault::RestartNats => "NATS restarted",
            Fault::RestartPostgres => "PostgreSQL restarted",
        }
    }

    async fn happen(
        self,
        cluster: &mut Cluster,
        noise: &mut Noise,
        time: Duration,
    ) -> Result<(), Problem> {
        let moment = noise.below(Duration::from_millis(800));
        match self {
            Fault::Kill(node) => {
                cluster.nodes[node].kill()?;
                sleep(moment).await;
                block_in_place(|| cluster.nodes[node].go())?;
            }
            Fault::Terminate(node) => {
                block_in_place(|| cluster.nodes[node].terminate())?;
                sleep(moment).await;
                block_in_place(|| cluster.nodes[node].go())?;
            }
            Fault::Stop(node) => {
                cluster.nodes[node].signal("STOP")?;
                sleep(time).await;
                cluster.nodes[node].signal("CONT")?;
            }
            Fault::CutFromNats(node) => {
                cluster.nodes[node].to_nats.cut();
                sleep(time).await;
                cluster.nodes[node].to_nats.mend();
            }
            Fault::CutFromPostgres(node) => {
                cluster.nodes[node].to_postgres.cut();
                sleep(time).await;
                cluster.nodes[node].to_postgres.mend();
            }
            Fault::RestartNats => {
                cluster.nats.stop()?;
                sleep(moment).await;
                block_in_place(|| cluster.nats.go())?;
            }
            Fault::RestartPostgres => {
                block_in_place(|| cluster.postgres.stop())?;
                block_in_place(|| cluster.postgres.go())?;
            }
        }
        Ok(())
    }
}

/// For each kind of fault its count and the longest standstill it caused.
#[derive(Default)]
struct Longest(Vec<(&'static str, u32, Duration)>);

impl Longest {
    fn note(&mut self, fault: Fault, still: Duration) {
        match self.0.iter_mut().find(|(name, ..)| *name == fault.name()) {
            Some((_, count, longest)) => {
                *count += 1;
                *longest = still.max(*longest);
            }
            None => self.0.push((fault.name(), 1, still)),
        }
    }
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    let mut cluster = Cluster::start(&args.program, args.servers, args.workers).await?;
    let mut noise = Noise(args.seed);
    let doors = cluster.doors(HASTE);
    let patient = cluster.doors(PATIENCE);
    let mut house = House::furnish(&patient[0], 2, args.seed).await?;
    let (acknowledged, stop) = (watch::Sender::new(0usize), watch::Sender::new(false));
    let mut longest = Longest::default();
    for number in 1..=args.faults {
        renew(args, &cluster, &mut house, &patient, noise.next()).await?;
        for (at, player) in house.players().iter().enumerate() {
            let mut doors = doors.clone();
            doors.rotate_left(at % args.servers);
            player.roam(doors, acknowledged.clone(), stop.subscribe()).await;
        }
        everybody_goes_on(&house, Instant::now()).await?;
        let _ = house.players().iter().map(|player| player.longest_still()).max();
        let fault = Fault::of(number, &mut noise, cluster.nodes.len());
        fault.happen(&mut cluster, &mut noise, Duration::from_secs(args.seconds)).await?;
        everybody_goes_on(&house, Instant::now())
            .await
            .map_err(|Problem(reason)| Problem(format!("fault {number}, {fault:?}: {reason}")))?;
        let still = house.players().iter().map(|player| player.longest_still()).max();
        let still = still.unwrap_or_default();
        longest.note(fault, still);
        if fault != Fault::RestartPostgres && still.as_secs_f64() > args.still {
            return Err(Problem(format!("fault {number}, {fault:?}: still for {still:?}")));
        }
        if number % 10 == 0 || number == args.faults {
            let known = house.acknowledged().await;
            println!("{number} faults: {known} acknowledged decisions");
        }
    }
    stop.send_replace(true);
    for player in house.players() {
        player.settle().await;
        check(&args.program, &cluster.database(), &player).await?;
    }
    println!("every acknowledged decision is there once and in its place");
    for (name, count, still) in longest.0 {
        println!("{count:3} × {name}: the longest stand-still {:.1} s", still.as_secs_f64());
    }
    verify(&args.program, &cluster.database(), &house.finished)
}

/// Replaces tables whose game is over with new ones, and compares what their players were told.
async fn renew(
    args: &Args,
    cluster: &Cluster,
    house: &mut House,
    doors: &[Door],
    seed: u64,
) -> Result<(), Problem> {
    let mut last = Problem("no server answers".to_owned());
    for door in doors.iter().cycle().take(3 * doors.len()) {
        match house.clear_finished(door, seed).await {
            Ok(left) => {
                for player in left {
                    player.settle().await;
                    check(&args.program, &cluster.database(), &player).await?;
                }
                return Ok(());
            }
            Err(problem) => last = problem,
        }
    }
    Err(last)
}

/// Waits until something has happened at every table since a moment.
async fn everybody_goes_on(house: &House, moment: Instant) -> Result<(), Problem> {
    let until = Instant::now() + PATIENCE;
    for player in house.players() {
        while !has_gone_on(&player, moment).await {
            if Instant::now() > until {
                let id = player.table().await.id;
                return Err(Problem(format!("nothing happens any more at table {id}")));
            }
            sleep(Duration::from_millis(20)).await;
        }
    }
    Ok(())
}

async fn has_gone_on(player: &Arc<Player>, moment: Instant) -> bool {
    player.still_since() > moment || player.is_done().await
}
