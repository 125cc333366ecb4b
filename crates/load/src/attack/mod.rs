//! `sofra-load attack`: tries every known attack on a server with its usual limits.

mod cheat;
mod choke;
pub mod client;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::server::{Problem, Server};
use client::Client;

#[derive(clap::Args)]
pub struct Args {
    /// The server's program [default: sofra beside this program]
    #[arg(long)]
    program: Option<PathBuf>,
    /// How often everything is tried
    #[arg(long, default_value_t = 1)]
    rounds: u32,
}

/// The result of an attack: a figure, and whether it is within what the server promises.
pub struct Outcome {
    pub figure: String,
    pub held: bool,
}

impl Outcome {
    fn new(held: bool, figure: impl Into<String>) -> Outcome {
        Outcome { figure: figure.into(), held }
    }
}

/// The longest an honest person may wait for the first page between attacks.
const HONEST_WAIT: Duration = Duration::from_secs(2);

pub async fn run(args: &Args) -> Result<(), Problem> {
    let folder = tempfile::tempdir()?;
    let beside = std::env::current_exe()?.with_file_name("sofra");
    let program = args.program.clone().unwrap_or(beside);
    let server = Server::start_with(&program, folder.path(), 0, &[])?;
    let before = server.memory();
    let mut broken = 0;
    for round in 0..args.rounds {
        broken += try_everything(&server, round).await?;
    }
    let after = server.memory();
    println!("memory: {} MiB before, {} MiB after", before / 1024, after / 1024);
    match broken {
        0 => Ok(()),
        count => Err(Problem(format!("{count} attacks got through"))),
    }
}

async fn try_everything(server: &Server, round: u32) -> Result<usize, Problem> {
    // Loopback has millions of addresses: each attack comes from its own.
    let mut next = 0;
    let door = server.door();
    let mut client = || {
        next += 1;
        Client::new(&door, [127, 1, round as u8, next])
    };
    let outcomes = [
        ("pongs that nobody reads", choke::pongs(server, &client()).await?),
        ("silent connections", choke::silence(&client()).await?),
        ("sign-ins from eight addresses", choke::sign_ins(server, round).await?),
        ("live pages of tables that aren't there", choke::no_tables(&client()).await?),
        ("open tables of one address", choke::lobby(&client()).await?),
        ("lines of chat", choke::chat(&client()).await?),
        ("hints", choke::hints(&client()).await?),
        ("sitting down and getting up", choke::restless(&client()).await?),
        ("a page with much to say", choke::long_page(&client()).await?),
        ("a body without an end", choke::huge_body(&client()).await?),
        ("new names", choke::renames(&client()).await?),
        ("taking back, to and fro", choke::to_and_fro(&client()).await?),
        ("links to a seat", choke::seat_links(&client()).await?),
        ("notes of a stranger", choke::notes(&client()).await?),
        ("a second seat", cheat::second_seat(&client()).await?),
        ("a seat that was given up", cheat::given_up_seat(&client()).await?),
        ("taking back while the rival is away", cheat::undo_while_away(&client()).await?),
        ("time without a decision", cheat::clock(&client()).await?),
        ("a name like a kept one", cheat::look_alike(&client(), round).await?),
        ("a session that has ended", cheat::signed_out(&client()).await?),
        ("a page whose session has ended", cheat::orphaned_page(&client()).await?),
        ("a seat link used twice", cheat::seat_link(&client()).await?),
        ("a new password without the old", cheat::new_password(&client(), round).await?),
        ("a guest who was muted", cheat::muted(&client()).await?),
        ("a guest who was removed", cheat::removed(&client()).await?),
        ("headers of a page", cheat::headers(&client()).await?),
        ("names that can't be seen", cheat::hidden_names(&client()).await?),
        ("a way to another site", cheat::redirect(&client()).await?),
        ("a name that isn't ours", cheat::foreign_host(&client()).await?),
        ("an origin that isn't ours", cheat::foreign_origin(&client()).await?),
    ];
    let began = Instant::now();
    let (status, _) = client().get("/").await?;
    let honest = Outcome::new(
        status == 200 && began.elapsed() < HONEST_WAIT,
        format!("{status} after {} ms", began.elapsed().as_millis()),
    );
    let outcomes = outcomes.into_iter().chain([("an honest visitor afterwards", honest)]);
    let mut broken = 0;
    for (name, Outcome { figure, held }) in outcomes {
        println!("{} {name}: {figure}", if held { "held  " } else { "BROKEN" });
        broken += usize::from(!held);
    }
    Ok(broken)
}
