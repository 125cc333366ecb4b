//! A throwaway PostgreSQL cluster.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::{DaemonError, find, free_port, said, signal};

/// Whether writes survive a power failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// As shipped: a commit waits for the disk.
    Full,
    /// Fast, for tests: writes survive the server's death, not the machine's.
    ProcessOnly,
}

/// A cluster in its own folder.
pub struct Postgres {
    port: u16,
    durability: Durability,
    folder: TempDir,
}

impl Postgres {
    /// Makes a cluster and starts it; it takes about two seconds.
    pub fn start(durability: Durability) -> Result<Postgres, DaemonError> {
        let io = |error| DaemonError::Io { program: "initdb", error };
        // Not in the build folder: the server drops to a user who may not read it.
        let folder = tempfile::Builder::new().prefix("sofra-pg").tempdir().map_err(io)?;
        let postgres = Postgres { port: free_port().map_err(io)?, durability, folder };
        fs::create_dir(postgres.data()).map_err(io)?;
        if is_root() {
            let owned = Command::new("chown")
                .arg("-R")
                .arg("postgres")
                .arg(postgres.folder.path())
                .status();
            if !owned.map_err(io)?.success() {
                let said = "there is no user postgres".to_owned();
                return Err(DaemonError::Failed { program: "chown", said });
            }
        }
        let data = postgres.data().display().to_string();
        postgres.run("initdb", &["-D", &data, "-U", "sofra", "-A", "trust", "--no-sync"])?;
        postgres.go()?;
        Ok(postgres)
    }

    /// Where it listens, without the name of a database: `postgres://sofra@127.0.0.1:PORT`.
    pub fn address(&self) -> String {
        format!("postgres://sofra@127.0.0.1:{}", self.port)
    }

    /// The process id of the server, while it runs.
    pub fn process(&self) -> Option<u32> {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).ok()?;
        file.lines().next()?.trim().parse().ok()
    }

    /// Starts it again after a stop.
    pub fn go(&self) -> Result<(), DaemonError> {
        let (port, sockets) = (self.port, self.folder.path().display());
        let fsync = if self.durability == Durability::Full { "on" } else { "off" };
        let options = format!(
            "-p {port} -k {sockets} -c listen_addresses=127.0.0.1 -c fsync={fsync} \
             -c max_connections=300"
        );
        let data = self.data().display().to_string();
        let log = self.folder.path().join("log").display().to_string();
        self.run("pg_ctl", &["-D", &data, "-l", &log, "-w", "-o", &options, "start"])
    }

    /// Stops it abruptly, like a failing machine.
    pub fn stop(&self) -> Result<(), DaemonError> {
        self.run("pg_ctl", &["-D", &self.data().display().to_string(), "-m", "immediate", "stop"])
    }

    /// Kills its main process with SIGKILL; its children end by themselves.
    pub fn kill(&self) -> Result<(), DaemonError> {
        let failed = |error| DaemonError::Io { program: "kill", error };
        match self.process() {
            Some(process) => signal(process, "KILL").map_err(failed),
            None => Ok(()),
        }
    }

    fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data")
    }

    /// Runs one of PostgreSQL's programs, which refuse to be root.
    fn run(&self, program: &'static str, args: &[&str]) -> Result<(), DaemonError> {
        let missing = DaemonError::Missing { program, package: "postgresql" };
        let file = find(program).ok_or(missing)?;
        let mut command = step_down(&file);
        command.args(args).current_dir(self.folder.path()).stdout(Stdio::null());
        // A file, not a pipe: the server would inherit the pipe and keep it open.
        let errors = self.folder.path().join("errors");
        let io = |error| DaemonError::Io { program, error };
        let sink = fs::File::create(&errors).map_err(io)?;
        let done = command.stderr(sink).status().map_err(io)?;
        if done.success() {
            return Ok(());
        }
        let text = fs::read(&errors).unwrap_or_default();
        Err(DaemonError::Failed { program, said: said(&text).to_string() })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may have been stopped already.
        let _ = self.stop();
    }
}

fn step_down(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    command
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
}
