//! The server under load, and just enough HTTP to play at it.

use std::fmt::Display;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What went wrong, in a sentence.
#[derive(Debug)]
pub struct Problem(pub String);

impl<E: Display> From<E> for Problem {
    fn from(error: E) -> Self {
        Problem(error.to_string())
    }
}

/// A running server.
pub struct Server {
    child: Child,
    door: Door,
}

/// Where a server listens: `127.0.0.1:8080`.
#[derive(Clone)]
pub struct Door(pub String);

impl Server {
    /// Starts one with its database in a folder, without limits for addresses. Port 0 is any that is
    /// free.
    pub fn start(program: &Path, folder: &Path, port: u16) -> Result<Server, Problem> {
        Self::start_with(program, folder, port, &["--unlimited"])
    }

    /// Starts one with more options.
    pub fn start_with(
        program: &Path,
        folder: &Path,
        port: u16,
        options: &[&str],
    ) -> Result<Server, Problem> {
        let mut child = Command::new(program)
            .args(["serve", "--bot-pace", "0"])
            .args(options)
            .args(["--listen", &format!("127.0.0.1:{port}"), "--database", &database(folder)])
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Problem(format!("{}: {error}", program.display())))?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let line = BufReader::new(out).lines().next().ok_or("the server did not start")??;
        let address = line.rsplit("http://").next().unwrap_or_default().to_owned();
        Ok(Server { child, door: Door(address) })
    }

    /// Kills it without a warning.
    pub fn kill(mut self) -> Result<(), Problem> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    pub fn door(&self) -> Door {
        self.door.clone()
    }

    /// A new guest's token.
    pub async fn guest(&self, name: &str) -> Result<String, Problem> {
        let body = serde_json::json!({ "name": name });
        let welcome = self.door.post("/api/guests", None, &body).await?;
        Ok(welcome["token"].as_str().unwrap_or_default().to_owned())
    }

    /// What the server has in memory, in KiB.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address of the database in a folder.
pub fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("sofra.db").display())
}

impl Door {
    /// Posts JSON and reads JSON.
    pub async fn post(
        &self,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<Value, Problem> {
        self.ask("POST", path, token, &body.to_string()).await
    }

    /// Reads JSON.
    pub async fn get(&self, path: &str, token: Option<&str>) -> Result<Value, Problem> {
        self.ask("GET", path, token, "").await
    }

    async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Result<Value, Problem> {
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{}\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.0,
            token.unwrap_or_default(),
            body.len()
        );
        let mut line = TcpStream::connect(&self.0).await?;
        line.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        line.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if !head.starts_with("HTTP/1.1 2") {
            return Err(Problem(format!("{path}: {head} {body}")));
        }
        Ok(serde_json::from_str(body).unwrap_or(Value::Null))
    }
}
