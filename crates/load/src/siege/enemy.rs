//! Connections that do nothing, and connections that do harm.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::{sleep, timeout};

use crate::attack::client::Client;
use crate::server::{Door, Problem};

/// How long an enemy rests between two attacks.
const REST: Duration = Duration::from_secs(1);
/// How long anything may take before an enemy tries something else.
const PATIENCE: Duration = Duration::from_secs(120);

/// What an enemy does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Kind {
    /// Says nothing.
    Silent,
    /// Sends half of HTTP/2's preface.
    HalfPreface,
    /// Sends one request, and keeps the connection.
    KeptAlive,
    /// Asks for a page and doesn't read it.
    Unread,
    /// Sends pings and reads no pongs.
    Pings,
    /// Sends bytes that mean nothing.
    Noise,
    /// Sends a message that is too long.
    LongMessage,
    /// Asks for pages as fast as they come.
    Pages,
    /// Tries passwords.
    Passwords,
    /// Makes guests and listed tables.
    Tables,
    /// Opens live pages of tables that don't exist.
    NoTables,
    /// Follows a stream and doesn't read it.
    DeafStream,
    /// Asks a live page for what is dear to find: what can be chosen in one go, and old positions.
    Questions,
}

impl Kind {
    pub fn idle(number: usize) -> Kind {
        const ALL: [Kind; 4] = [Kind::Silent, Kind::HalfPreface, Kind::KeptAlive, Kind::Unread];
        ALL[number % ALL.len()]
    }

    pub fn hostile(number: usize) -> Kind {
        const ALL: [Kind; 9] = [
            Kind::Pings,
            Kind::Noise,
            Kind::LongMessage,
            Kind::Pages,
            Kind::Passwords,
            Kind::Tables,
            Kind::NoTables,
            Kind::DeafStream,
            Kind::Questions,
        ];
        ALL[number % ALL.len()]
    }
}

/// Attacks again and again. Refusals and closed connections are expected.
pub async fn harass(kind: Kind, door: &Door, number: usize, came: &AtomicUsize) {
    // Not all at once.
    sleep(REST * (number as u32 % 100) / 100).await;
    loop {
        let _ = timeout(PATIENCE, attack(kind, door, number)).await;
        came.fetch_add(1, Ordering::Relaxed);
        sleep(REST).await;
    }
}

async fn attack(kind: Kind, door: &Door, number: usize) -> Result<(), Problem> {
    let client = Client::at(door.clone());
    match kind {
        Kind::Silent => wait_for_end(door.connect().await?).await,
        Kind::HalfPreface => say_and_wait(door, "PRI * HTTP/2").await,
        Kind::KeptAlive => {
            say_and_wait(
                door,
                &format!("GET /api/games HTTP/1.1\r\nHost: {}\r\n\r\n", door.address),
            )
            .await
        }
        Kind::Unread => {
            let mut line = door.connect().await?;
            let request = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", door.address);
            line.write_all(request.repeat(20).as_bytes()).await?;
            sleep(Duration::from_secs(60)).await;
            Ok(())
        }
        Kind::Questions => {
            let token = client.guest(&format!("Curious {number}")).await?;
            let wanted = json!({ "game": "clash-of-rage", "seats": ["me", { "bot": "novice" }] });
            let table = client.table(&token, &wanted).await?;
            let (_, line) = client.live_as(&token, &format!("/table/{table}/live")).await?;
            ask_without_end(line).await
        }
        Kind::Pings => {
            let (_, mut line) = client.live(&table_path(&client, number).await?).await?;
            let ping = [&[0x89, 0x80 | 125, 0, 0, 0, 0], [b'x'; 125].as_slice()].concat();
            line.write_all(&ping.repeat(1000)).await?;
            sleep(Duration::from_secs(20)).await;
            Ok(())
        }
        Kind::Noise => {
            let mut line = door.connect().await?;
            let noise =
                (0..4000u64).map(|at| (at.wrapping_mul(2_654_435_761 + number as u64) >> 7) as u8);
            line.write_all(&noise.collect::<Vec<u8>>()).await?;
            wait_for_end(line).await
        }
        Kind::LongMessage => {
            let (_, mut line) = client.live(&table_path(&client, number).await?).await?;
            let length = 1u32 << 20;
            line.write_all(&[0x81, 0x80 | 127, 0, 0, 0, 0]).await?;
            line.write_all(&length.to_be_bytes()).await?;
            line.write_all(&[0; 4]).await?;
            line.write_all(&vec![b'x'; length as usize]).await?;
            wait_for_end(line).await
        }
        Kind::Pages => client.get("/").await.map(|_| ()),
        Kind::Passwords => {
            client.form("/sign-in", "name=Anna&password=not-the-password").await.map(|_| ())
        }
        Kind::Tables => {
            let token = client.guest(&format!("Flood {number}")).await?;
            let wanted = json!({ "game": "connect-four", "seats": ["me", "open"], "listed": true });
            client.table(&token, &wanted).await.map(|_| ())
        }
        Kind::NoTables => client.live("/table/000000000000/live").await.map(|_| ()),
        Kind::DeafStream => {
            let path = table_path(&client, number).await?.replace("/live", "/stream");
            let mut line = door.connect().await?;
            let path = format!("/api{}", path.replace("/table/", "/tables/"));
            let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", door.address);
            line.write_all(request.as_bytes()).await?;
            sleep(Duration::from_secs(60)).await;
            Ok(())
        }
    }
}

/// The live page of a new table of the enemy's; of no table, if no more can be made.
async fn table_path(client: &Client, number: usize) -> Result<String, Problem> {
    let token = client.guest(&format!("Enemy {number}")).await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    Ok(format!("/table/{}/live", client.table(&token, &wanted).await?))
}

/// Asks as often as a live page may, and reads every answer.
async fn ask_without_end(line: TcpStream) -> Result<(), Problem> {
    let (ear, mut mouth) = line.into_split();
    let ask = async {
        for question in [r#"{"do":"bundles"}"#, r#"{"do":"step","step":"1"}"#].iter().cycle() {
            // A short text frame, masked with nothing.
            let head = [0x81, 0x80 | question.len() as u8, 0, 0, 0, 0];
            mouth.write_all(&[&head, question.as_bytes()].concat()).await?;
            sleep(Duration::from_millis(40)).await;
        }
        Ok(())
    };
    tokio::select! {
        asked = ask => asked,
        ended = read_to_end(ear) => ended,
    }
}

async fn say_and_wait(door: &Door, words: &str) -> Result<(), Problem> {
    let mut line = door.connect().await?;
    line.write_all(words.as_bytes()).await?;
    wait_for_end(line).await
}

async fn wait_for_end(line: TcpStream) -> Result<(), Problem> {
    let (ear, _mouth) = line.into_split();
    read_to_end(ear).await
}

async fn read_to_end(mut ear: OwnedReadHalf) -> Result<(), Problem> {
    let mut some = [0; 4096];
    while ear.read(&mut some).await? > 0 {}
    Ok(())
}
