//! Somebody at their own address, with just enough HTTP to do harm.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::server::{Door, Problem};

/// The longest anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at an address.
#[derive(Clone)]
pub struct Client {
    door: Door,
}

impl Client {
    pub fn new(door: &Door, from: [u8; 4]) -> Client {
        Client::at(door.for_one_at(from))
    }

    pub fn at(door: Door) -> Client {
        Client { door }
    }

    /// A connection from this address.
    pub async fn connect(&self) -> Result<TcpStream, Problem> {
        timeout(PATIENCE, self.door.connect()).await?
    }

    /// Sends a request as it is and reads the whole answer: status, then head and body.
    pub async fn raw(&self, request: &str) -> Result<(u16, String), Problem> {
        let mut line = self.connect().await?;
        line.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        // A reset ends the answer as well.
        let _ = timeout(PATIENCE, line.read_to_end(&mut answer)).await?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.unwrap_or_default(), answer))
    }

    pub async fn get(&self, path: &str) -> Result<(u16, String), Problem> {
        let host = &self.door.address;
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).await
    }

    /// A request with further headers, each with its line end.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> Result<(u16, String), Problem> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{headers}Content-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            self.door.address,
            body.len()
        );
        self.raw(&request).await
    }

    /// A form, as a page sends it.
    pub async fn form(&self, path: &str, body: &str) -> Result<(u16, String), Problem> {
        let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
        self.send("POST", path, kind, body).await
    }

    /// A request to the API with a token; null if the answer isn't JSON.
    pub async fn api(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Result<(u16, Value), Problem> {
        let bearer = match token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        let headers = format!("Content-Type: application/json\r\n{bearer}");
        let (status, answer) = self.send(method, path, &headers, &body.to_string()).await?;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        Ok((status, serde_json::from_str(body).unwrap_or(Value::Null)))
    }

    /// A new guest's token.
    pub async fn guest(&self, name: &str) -> Result<String, Problem> {
        let wanted = serde_json::json!({ "name": name });
        let (status, welcome) = self.api("POST", "/api/guests", "", &wanted).await?;
        let token = welcome["token"].as_str().map(str::to_owned);
        token.ok_or_else(|| Problem(format!("no guest: {status} {welcome}")))
    }

    /// A new table's id.
    pub async fn table(&self, token: &str, wanted: &Value) -> Result<String, Problem> {
        let (status, table) = self.api("POST", "/api/tables", token, wanted).await?;
        let id = table["id"].as_str().map(str::to_owned);
        id.ok_or_else(|| Problem(format!("no table: {status} {table}")))
    }

    /// The answer to a request to the API that must be granted.
    pub async fn granted(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Result<Value, Problem> {
        let (status, answer) = self.api(method, path, token, body).await?;
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        Err(Problem(format!("{method} {path}: {status} {answer}")))
    }

    /// A form of somebody with a token.
    pub async fn form_as(
        &self,
        token: &str,
        path: &str,
        body: &str,
    ) -> Result<(u16, String), Problem> {
        let headers = format!(
            "Content-Type: application/x-www-form-urlencoded\r\nCookie: sofra_guest={token}\r\n"
        );
        self.send("POST", path, &headers, body).await
    }

    /// Asks for a live connection: the status, and the line if it was opened.
    pub async fn live(&self, path: &str) -> Result<(u16, TcpStream), Problem> {
        self.live_as("", path).await
    }

    /// The same for somebody with a token.
    pub async fn live_as(&self, token: &str, path: &str) -> Result<(u16, TcpStream), Problem> {
        let mut line = self.connect().await?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: sofra_guest={token}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            self.door.address
        );
        line.write_all(request.as_bytes()).await?;
        let mut begin = [0; 12];
        timeout(PATIENCE, line.read_exact(&mut begin)).await??;
        let status = std::str::from_utf8(&begin[9..]).ok().and_then(|text| text.parse().ok());
        Ok((status.unwrap_or_default(), line))
    }
}
