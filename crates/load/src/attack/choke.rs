//! Attacks on the service: memory, connections, processor, lists.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use super::Outcome;
use super::client::Client;
use crate::server::{Problem, Server};

/// Pings without ever reading a pong, 32 MB of them.
pub async fn pongs(server: &Server, client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Deaf").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let table = client.table(&token, &wanted).await?;
    let (opened, mut line) = client.live(&format!("/table/{table}/live")).await?;
    let ping = [&[0x89, 0x80 | 125, 0, 0, 0, 0], [b'x'; 125].as_slice()].concat();
    let (before, some) = (server.memory(), ping.repeat(500));
    for _ in 0..500 {
        if line.write_all(&some).await.is_err() {
            break;
        }
    }
    let taken = server.memory().saturating_sub(before) / 1024;
    Ok(Outcome::new(opened == 101 && taken < 16, format!("{opened}, {taken} MiB")))
}

/// Connections that say nothing; somebody else must still get in.
pub async fn silence(client: &Client) -> Result<Outcome, Problem> {
    let mut lines = Vec::new();
    for _ in 0..400 {
        lines.push(client.connect().await?);
    }
    let mut kept = 0;
    for line in &mut lines {
        let mut nothing = [0];
        let ended = timeout(Duration::from_millis(20), line.read(&mut nothing)).await;
        kept += usize::from(ended.is_err());
    }
    Ok(Outcome::new(kept <= 256, format!("{kept} of 400 are kept")))
}

/// Eighty passwords at once from eight addresses.
pub async fn sign_ins(server: &Server, round: u32) -> Result<Outcome, Problem> {
    let before = server.memory();
    let mut tries = Vec::new();
    for number in 0..80 {
        let client = Client::new(&server.door(), [127, 2, round as u8, number % 8 + 1]);
        tries.push(tokio::spawn(async move {
            client.form("/sign-in", "name=Anna&password=not-the-password").await
        }));
    }
    let (mut peak, mut answered) = (0, 0);
    for each in tries {
        let (status, _) = each.await??;
        peak = server.memory().max(peak);
        answered += usize::from(status != 0);
    }
    let taken = peak.saturating_sub(before) / 1024;
    let held = taken < 160 && answered == 80;
    Ok(Outcome::new(held, format!("{taken} MiB, {answered} of 80 answered")))
}

/// Live pages of tables that don't exist.
pub async fn no_tables(client: &Client) -> Result<Outcome, Problem> {
    let mut opened = 0;
    for number in 0..100 {
        let (status, _) = client.live(&format!("/table/00000000{number:04}/live")).await?;
        opened += usize::from(status == 101);
    }
    Ok(Outcome::new(opened == 0, format!("{opened} of 100 opened")))
}

/// Tables in the list, each of another guest.
pub async fn lobby(client: &Client) -> Result<Outcome, Problem> {
    let wanted = json!({ "game": "connect-four", "seats": ["me", "open"], "listed": true });
    let mut opened = 0;
    for number in 0..15 {
        let token = client.guest(&format!("Flood {number}")).await?;
        let (status, _) = client.api("POST", "/api/tables", &token, &wanted).await?;
        opened += usize::from(status == 201);
    }
    Ok(Outcome::new(opened <= 10, format!("{opened} of 15 listed")))
}

/// Chat as fast as possible.
pub async fn chat(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Loud").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let path = format!("/api/tables/{}/talk", client.table(&token, &wanted).await?);
    let mut said = 0;
    for number in 0..60 {
        let words = json!({ "words": format!("line {number}") });
        let (status, _) = client.api("POST", &path, &token, &words).await?;
        said += usize::from(status == 204);
    }
    // Fifteen at once, and one a second for as long as it took.
    Ok(Outcome::new(said < 50, format!("{said} of 60 said")))
}

/// Hints as fast as they come.
pub async fn hints(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Lost").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let table = client.table(&token, &wanted).await?;
    let path = format!("/api/tables/{table}/seats/0/hint");
    let mut given = 0;
    for _ in 0..40 {
        let (status, _) = client.api("GET", &path, &token, &json!({})).await?;
        given += usize::from(status == 200);
    }
    Ok(Outcome::new(given < 35, format!("{given} of 40 given")))
}

/// Sits down and gets up again, forty times.
pub async fn restless(client: &Client) -> Result<Outcome, Problem> {
    let (host, token) = (client.guest("Patient").await?, client.guest("Restless").await?);
    let wanted = json!({ "game": "simurgh", "seats": ["me", "open", "open"], "listed": true });
    let table = client.table(&host, &wanted).await?;
    let path = format!("/api/tables/{table}/seats/1");
    let mut moved = 0;
    for _ in 0..40 {
        for method in ["POST", "DELETE"] {
            let (status, _) = client.api(method, &path, &token, &json!({})).await?;
            moved += usize::from(status == 204);
        }
    }
    Ok(Outcome::new(moved <= 35, format!("{moved} of 80 written")))
}

/// As much chat as is let through, and the size of the page after it.
pub async fn long_page(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Wordy").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let table = client.table(&token, &wanted).await?;
    let words = json!({ "words": "<".repeat(500) });
    for _ in 0..60 {
        client.api("POST", &format!("/api/tables/{table}/talk"), &token, &words).await?;
    }
    let (status, page) = client.get(&format!("/table/{table}")).await?;
    let size = page.len() / 1024;
    Ok(Outcome::new(status == 200 && size < 400, format!("a page of {size} KiB")))
}

/// A body that claims to be a gigabyte long.
pub async fn huge_body(client: &Client) -> Result<Outcome, Problem> {
    let request = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\
                   Content-Type: application/json\r\nConnection: close\r\n\r\n";
    let (status, _) = client.raw(&format!("{request}{}", "x".repeat(1 << 20))).await?;
    // A connection that is reset before the answer counts as refused, too.
    Ok(Outcome::new(status == 0 || (400..500).contains(&status), status.to_string()))
}

/// Renames as fast as possible: each is written into the journals of all tables.
pub async fn renames(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Nameless").await?;
    let mut renamed = 0;
    for number in 0..50 {
        let body = format!("name=Name{number}");
        let (status, _) = client.form_as(&token, "/name", &body).await?;
        renamed += usize::from(status == 303);
    }
    Ok(Outcome::new(renamed <= 35, format!("{renamed} of 50 renamed")))
}

/// Decides and takes back over and over: each makes the journal longer.
pub async fn to_and_fro(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Undecided").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", "me"] });
    let path = format!("/api/tables/{}", client.table(&token, &wanted).await?);
    let (step, undo) =
        (json!({ "seat": 0, "id": 3, "steps": 0 }), json!({ "seat": 0, "count": 1 }));
    let mut back = 0;
    for _ in 0..180 {
        client.api("POST", &format!("{path}/steps"), &token, &step).await?;
        let (status, _) = client.api("POST", &format!("{path}/undo"), &token, &undo).await?;
        back += usize::from(status == 200);
    }
    // A hundred and twenty at once, and two a second for as long as it took.
    Ok(Outcome::new(back < 170, format!("{back} of 180 taken back")))
}

/// Links to a seat as fast as they come: each is written into the journal.
pub async fn seat_links(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Collector").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let path = format!("/table/{}/device", client.table(&token, &wanted).await?);
    let mut given = 0;
    for _ in 0..50 {
        let (status, _) = client.form_as(&token, &path, "seat=0").await?;
        given += usize::from(status == 200);
    }
    Ok(Outcome::new(given <= 35, format!("{given} of 50 given")))
}

/// Notes at other people's tables.
pub async fn notes(client: &Client) -> Result<Outcome, Problem> {
    let (host, stranger) = (client.guest("Host").await?, client.guest("Hoarder").await?);
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let table = client.table(&host, &wanted).await?;
    let note = format!("do=note&words={}", "x".repeat(9_000));
    let (status, _) = client.form_as(&stranger, &format!("/table/{table}"), &note).await?;
    Ok(Outcome::new(status == 409, status.to_string()))
}
