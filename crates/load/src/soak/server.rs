//! One server on SQLite, killed with SIGKILL at random moments. After each kill everything it
//! acknowledged must be in the database; the next server goes on.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::watch;

use super::player::Player;
use super::{House, Noise, check, verify};
use crate::server::{Door, Problem, Server, database};

/// The longest a server plays before it is killed, after its first acknowledged step.
const LONGEST: Duration = Duration::from_millis(400);
/// A server that acknowledges nothing for this long has stopped playing.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(clap::Args)]
pub struct Args {
    /// The program to kill
    #[arg(long, default_value = "target/release/sofra")]
    program: PathBuf,
    /// How often
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// How many tables of each game, each with a person and bots; one more has two people
    #[arg(long, default_value_t = 2)]
    tables: usize,
    /// The seed of the moments
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub async fn run(args: &Args) -> Result<(), Problem> {
    let folder = TempDir::new()?;
    let mut noise = Noise(args.seed);
    let server = Server::start(&args.program, folder.path(), 0)?;
    let port = server.door().address.rsplit(':').next().unwrap_or_default().parse()?;
    let mut house = House::furnish(&server.door(), args.tables, args.seed).await?;
    let mut server = Some(server);
    for kill in 1..=args.kills {
        let alive = match server.take() {
            Some(server) => server,
            None => Server::start(&args.program, folder.path(), port)?,
        };
        house.clear_finished(&alive.door(), noise.next()).await?;
        play_until(&alive.door(), &house.players(), noise.below(LONGEST)).await?;
        alive.kill()?;
        // Nobody plays any more: the database is final.
        for player in house.players() {
            player.settle().await;
            check(&args.program, &database(folder.path()), &player).await?;
        }
        if kill % 10 == 0 || kill == args.kills {
            let acknowledged = house.acknowledged().await;
            let over = house.finished.len();
            println!(
                "{kill} kills: {acknowledged} acknowledged decisions, none lost, none twice; \
                 {over} games played to their end"
            );
        }
    }
    let alive = Server::start(&args.program, folder.path(), port)?;
    house.clear_finished(&alive.door(), noise.next()).await?;
    verify(&args.program, &database(folder.path()), &house.finished)
}

/// Lets everybody play until one decision was acknowledged, and then for this long.
async fn play_until(door: &Door, players: &[Arc<Player>], moment: Duration) -> Result<(), Problem> {
    let acknowledged = watch::Sender::new(0usize);
    for player in players {
        player.play(door.clone(), acknowledged.clone()).await;
    }
    let mut heard = acknowledged.subscribe();
    let first = tokio::time::timeout(PATIENCE, heard.wait_for(|count| *count > 0));
    if first.await.is_err() {
        return Err(Problem("the server acknowledges nothing any more".to_owned()));
    }
    let until = Instant::now() + moment;
    tokio::time::sleep_until(until.into()).await;
    Ok(())
}
