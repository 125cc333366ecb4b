//! The server under load, and just enough HTTP to play at it.

use std::fmt::Display;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

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

/// Where a server listens, and the address somebody connects from.
#[derive(Clone)]
pub struct Door {
    /// `127.0.0.1:8080`
    pub address: String,
    pub from: Ipv4Addr,
    /// How long to wait for its answers.
    pub patience: Duration,
}

/// How long to wait for an answer from a busy server.
pub const PATIENCE: Duration = Duration::from_secs(30);

impl Server {
    /// Starts one with its database in a folder, without limits for addresses. Port 0 is any free
    /// one.
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
        Ok(Server { child, door: Door::to(address) })
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

    /// The memory that the server holds, in KiB. Pages of its program don't count: they are the
    /// system's, which reads them when they are first needed and drops them when memory is short.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
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
    /// The door of the server that listens there.
    pub fn to(address: String) -> Door {
        Door { address, from: Ipv4Addr::LOCALHOST, patience: PATIENCE }
    }

    /// The same door for somebody at another address. Loopback has millions of them.
    pub fn for_one_at(&self, from: [u8; 4]) -> Door {
        Door { from: from.into(), ..self.clone() }
    }

    /// A connection.
    pub async fn connect(&self) -> Result<TcpStream, Problem> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((self.from, 0)))?;
        Ok(socket.connect(self.address.parse()?).await?)
    }

    /// A new guest's token.
    pub async fn guest(&self, name: &str) -> Result<String, Problem> {
        let body = serde_json::json!({ "name": name });
        let welcome = self.post("/api/guests", None, &body).await?;
        Ok(welcome["token"].as_str().unwrap_or_default().to_owned())
    }

    /// Reads text.
    pub async fn text(&self, path: &str) -> Result<String, Problem> {
        self.body("GET", path, None, "").await
    }

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
        let answer = self.body(method, path, token, body).await?;
        Ok(serde_json::from_str(&answer).unwrap_or(Value::Null))
    }

    async fn body(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Result<String, Problem> {
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{}\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            token.unwrap_or_default(),
            body.len()
        );
        let mut answer = String::new();
        let asked = async {
            let mut line = self.connect().await?;
            line.write_all(request.as_bytes()).await?;
            line.read_to_string(&mut answer).await?;
            Ok::<(), Problem>(())
        };
        timeout(self.patience, asked).await.map_err(|_| format!("{path}: no answer"))??;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if !head.starts_with("HTTP/1.1 2") {
            return Err(Problem(format!("{path}: {head} {body}")));
        }
        Ok(body.to_owned())
    }
}
