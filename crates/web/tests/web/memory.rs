//! Clients that don't read: the memory used for them is bounded.

use std::time::Duration;

use axum::http::header;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use web::Limiting;

use crate::server::Server;

/// The resident memory of this process, in MiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    resident.split_whitespace().next().unwrap().parse::<u64>().unwrap() / 1024
}

/// A live connection that is only ever written to.
async fn deaf(server: &Server, path: &str) -> TcpStream {
    let mut line = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\n{}: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        header::HOST,
        server.address
    );
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    line.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    line
}

/// This many pings, each as long as a ping can be.
fn pings(count: usize) -> Vec<u8> {
    let ping = [&[0x89, 0x80 | 125, 0, 0, 0, 0], [b'x'; 125].as_slice()].concat();
    ping.repeat(count)
}

#[tokio::test(flavor = "multi_thread")]
async fn pongs_that_nobody_reads_are_not_kept() {
    let server = Server::limited(Limiting::Off).await;
    let (_, id) = server.player("connect-four").await;
    let mut line = deaf(&server, &format!("/table/{id}/live")).await;
    let (before, some) = (resident(), pings(500));
    // 64 MB in all, unless the server ends the connection first.
    for _ in 0..1000 {
        if line.write_all(&some).await.is_err() {
            break;
        }
    }
    let taken = resident().saturating_sub(before);
    assert!(taken < 32, "{taken} MiB");
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_count_as_messages() {
    let server = Server::limited(Limiting::On).await;
    let (_, id) = server.player("connect-four").await;
    let mut line = deaf(&server, &format!("/table/{id}/live")).await;
    line.write_all(&pings(2000)).await.unwrap();
    let mut told = Vec::new();
    // Data that the server never read may be answered with a reset.
    let ended = timeout(Duration::from_secs(20), line.read_to_end(&mut told)).await;
    assert!(ended.is_ok(), "the server hangs up");
    assert!(told.len() < 2000 * 127, "{} bytes", told.len());
}
