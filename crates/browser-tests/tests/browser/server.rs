//! A separate `sofra serve` for each test.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// The seed phrase of every table.
const SHUFFLES: &str = "browser tests";

/// A running server with its own database.
pub struct Server {
    child: Child,
    folder: TempDir,
    port: u16,
    /// Further arguments of `sofra serve`.
    words: Vec<String>,
}

impl Server {
    /// Starts one. Bots answer at once.
    pub fn start() -> Server {
        Server::with_pace(0)
    }

    /// Starts one without limits on tables and hints.
    pub fn unlimited() -> Server {
        Server::with(&["--bot-pace", "0", "--unlimited"])
    }

    /// Starts one whose bots wait this many milliseconds, so that somebody can act in between.
    pub fn with_pace(pace: u32) -> Server {
        Server::with(&["--bot-pace", &pace.to_string()])
    }

    fn with(words: &[&str]) -> Server {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let folder = tempfile::tempdir().unwrap();
        // Free now, and unlikely to be taken in the next moment.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let child = launch(folder.path(), port, &words);
        Server { child, folder, port, words }
    }

    /// The address of a page.
    pub fn at(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again at the same address, with the same database.
    pub fn restart(&mut self) {
        self.child = launch(self.folder.path(), self.port, &self.words);
    }

    /// Imports the journal of a finished game, and returns the table's id.
    pub fn import(&self, journal: &str) -> String {
        let file = self.folder.path().join("import.jsonl");
        std::fs::write(&file, journal).unwrap();
        let done = Command::new(program())
            .args(["import", "--database", &database(self.folder.path())])
            .arg(&file)
            .env_remove("DATABASE_URL")
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().trim().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("sofra.db").display())
}

fn launch(folder: &Path, port: u16, words: &[String]) -> Child {
    let mut child = Command::new(program())
        .arg("serve")
        .args(words)
        // The same game on every machine: what a test sees once, it always sees.
        .args(["--repeatable", SHUFFLES])
        .args(["--listen", &format!("127.0.0.1:{port}")])
        .args(["--database", &database(folder)])
        .env_remove("DATABASE_URL")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let ready = lines.next().unwrap().unwrap();
    assert!(ready.starts_with("Sofra is at"), "{ready}");
    // Keeps reading, so that it can go on printing.
    std::thread::spawn(move || lines.for_each(drop));
    child
}

/// The program beside the tests: `target/debug/deps/browser-…` has `target/debug/sofra`.
fn program() -> PathBuf {
    if let Some(program) = std::env::var_os("SOFRA_BIN") {
        return program.into();
    }
    let own = std::env::current_exe().unwrap();
    let program = own.parent().and_then(Path::parent).unwrap().join("sofra");
    assert!(program.exists(), "{} is missing: run `cargo build --bin sofra`", program.display());
    program
}
