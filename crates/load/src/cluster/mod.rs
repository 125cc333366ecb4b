//! Several servers and workers on one PostgreSQL and NATS, all on this machine.

pub mod bench;
mod cpu;
mod relay;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use daemons::{Durability, Login, Nats, Postgres, free_port};

use self::relay::Relay;
use crate::server::{Door, Problem};

/// What a program of the cluster does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Pages and the API.
    Serve,
    /// Bots only.
    Work,
}

/// PostgreSQL, NATS and the programs that use them.
pub struct Cluster {
    pub postgres: Postgres,
    pub nats: Nats,
    pub nodes: Vec<Node>,
}

/// A running program with its own lines to PostgreSQL and NATS.
pub struct Node {
    pub role: Role,
    program: PathBuf,
    port: u16,
    metrics: u16,
    pub to_postgres: Relay,
    pub to_nats: Relay,
    child: Option<Child>,
}

impl Cluster {
    /// Starts it all.
    pub async fn start(program: &Path, servers: usize, workers: usize) -> Result<Cluster, Problem> {
        let postgres = Postgres::start(Durability::Full)?;
        let nats = Nats::start(Login::None)?;
        let mut cluster = Cluster { postgres, nats, nodes: Vec::new() };
        let roles = std::iter::repeat_n(Role::Serve, servers);
        for role in roles.chain(std::iter::repeat_n(Role::Work, workers)) {
            let mut node = Node {
                role,
                program: program.to_owned(),
                port: free_port()?,
                metrics: free_port()?,
                to_postgres: Relay::to(port_of(&cluster.postgres.address())?).await?,
                to_nats: Relay::to(port_of(&cluster.nats.address())?).await?,
                child: None,
            };
            node.go()?;
            cluster.nodes.push(node);
        }
        Ok(cluster)
    }

    /// The doors of the servers.
    pub fn doors(&self, patience: Duration) -> Vec<Door> {
        let servers = self.nodes.iter().filter(|node| node.role == Role::Serve);
        servers
            .map(|node| Door { patience, ..Door::to(format!("127.0.0.1:{}", node.port)) })
            .collect()
    }

    /// The address of the database for the operator's commands.
    pub fn database(&self) -> String {
        format!("{}/postgres", self.postgres.address())
    }
}

impl Node {
    /// Starts it, and returns when it serves.
    pub fn go(&mut self) -> Result<(), Problem> {
        let mut command = Command::new(&self.program);
        match self.role {
            Role::Serve => command
                .args(["serve", "--unlimited"])
                .args(["--listen", &format!("127.0.0.1:{}", self.port)]),
            Role::Work => command.args(["work"]),
        };
        let database = format!("postgres://sofra@127.0.0.1:{}/postgres", self.to_postgres.port);
        let bus = format!("nats://127.0.0.1:{}", self.to_nats.port);
        let metrics = format!("127.0.0.1:{}", self.metrics);
        command
            .args(["--bot-pace", "0", "--database", &database, "--bus", &bus])
            .args(["--metrics", &metrics])
            .env_remove("DATABASE_URL")
            .env("SOFRA_LOG", "error,async_nats=off")
            .stdout(Stdio::piped());
        let mut child = command
            .spawn()
            .map_err(|error| Problem(format!("{}: {error}", self.program.display())))?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        // The last line of its start: where it listens, or that bots think.
        let is_last =
            |line: &String| line.starts_with("Sofra is") || line.starts_with("Bots think");
        let said = BufReader::new(out).lines().map_while(Result::ok).find(is_last);
        said.ok_or("a server did not start")?;
        self.child = Some(child);
        Ok(())
    }

    /// Its process id.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) -> Result<(), Problem> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub fn terminate(&mut self) -> Result<(), Problem> {
        self.signal("TERM")?;
        let Some(mut child) = self.child.take() else { return Ok(()) };
        match child.wait()? {
            status if status.success() => Ok(()),
            status => Err(Problem(format!("a server that was asked to stop: {status}"))),
        }
    }

    /// Sends it a signal.
    pub fn signal(&self, name: &str) -> Result<(), Problem> {
        match self.process() {
            Some(process) => Ok(daemons::signal(process, name)?),
            None => Ok(()),
        }
    }

    /// The sum of its figures with this name.
    pub async fn figure(&self, name: &str) -> Result<f64, Problem> {
        let patience = Duration::from_secs(5);
        let door = Door { patience, ..Door::to(format!("127.0.0.1:{}", self.metrics)) };
        let text = door.text("/metrics").await?;
        let values = text.lines().filter(|line| line.starts_with(name));
        Ok(values.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.kill();
    }
}

fn port_of(address: &str) -> Result<u16, Problem> {
    Ok(address.rsplit(':').next().unwrap_or_default().parse()?)
}
