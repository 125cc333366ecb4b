//! PostgreSQL and NATS servers that live as long as a test or a measurement.
//!
//! Both are Debian's (`postgresql`, `nats-server`). Each listens on its own local port, keeps it
//! when stopped and started again, and is removed when its handle is dropped.

mod nats;
mod postgres;

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Command;
use std::{fmt, fs, io};

pub use nats::{Login, Nats};
pub use postgres::{Durability, Postgres};

/// Why a server could not be started or stopped.
#[derive(Debug, thiserror::Error)]
pub enum DaemonError {
    /// Its program is not installed.
    #[error("{program} is not installed (Debian: {package})")]
    Missing {
        /// The program.
        program: &'static str,
        /// The package that has it.
        package: &'static str,
    },
    /// A program could not be run.
    #[error("{program}: {error}")]
    Io {
        /// The program.
        program: &'static str,
        /// Why.
        error: io::Error,
    },
    /// A program failed.
    #[error("{program} failed: {said}")]
    Failed {
        /// The program.
        program: &'static str,
        /// What it said.
        said: String,
    },
}

/// A port that is free now.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Sends a signal to a process by its id: `KILL`, `STOP`, `CONT`, `TERM`.
pub fn signal(process: u32, name: &str) -> io::Result<()> {
    let sent = Command::new("kill").args([&format!("-{name}"), &process.to_string()]).status()?;
    if sent.success() { Ok(()) } else { Err(io::Error::other(format!("no process {process}"))) }
}

/// Finds a program in the folders of the system and of Debian's PostgreSQL.
fn find(program: &str) -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    let system = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    let mut folders = debian.chain(std::env::split_paths(&on_path)).chain(system);
    folders.find_map(|folder| Some(folder.join(program)).filter(|file| file.exists()))
}

/// An output as text.
fn said(output: &[u8]) -> impl fmt::Display {
    String::from_utf8_lossy(output).trim().to_owned()
}
