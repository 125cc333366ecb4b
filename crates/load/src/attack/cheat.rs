//! Attacks on other people: their seats, names and browsers.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncReadExt;
use tokio::time::timeout;

use super::Outcome;
use super::client::Client;
use crate::server::Problem;

/// A guest takes a second seat of a listed table.
pub async fn second_seat(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Greedy").await?;
    let wanted = json!({ "game": "simurgh", "seats": ["me", "open", "open"], "listed": true });
    let table = client.table(&token, &wanted).await?;
    let path = format!("/api/tables/{table}/seats/1");
    let (status, answer) = client.api("POST", &path, &token, &json!({})).await?;
    let why = answer["error"].as_str().unwrap_or_default().to_owned();
    Ok(Outcome::new(why == "has-seat", format!("{status} {why}")))
}

/// Zero-width, reversed and private letters.
pub async fn hidden_names(client: &Client) -> Result<Outcome, Problem> {
    let mut taken = 0;
    for name in ["An\u{200b}na", "Anna\u{202e}", "\u{2066}Anna", "An\u{ad}na", "\u{e000}"] {
        taken += usize::from(client.guest(name).await.is_ok());
    }
    Ok(Outcome::new(taken == 0, format!("{taken} of 5 taken")))
}

/// A form that sends the browser away.
pub async fn redirect(client: &Client) -> Result<Outcome, Problem> {
    let mut away = 0;
    for back in
        ["%2F%09%2Fevil.test", "%2F%5Cevil.test", "%2F%2Fevil.test", "https%3A%2F%2Fevil.test"]
    {
        let (_, answer) = client.form("/settings", &format!("theme=dark&back={back}")).await?;
        away += usize::from(!answer.to_lowercase().contains("location: /\r\n"));
    }
    Ok(Outcome::new(away == 0, format!("{away} of 4 lead away")))
}

/// A host name that somebody else points here.
pub async fn foreign_host(client: &Client) -> Result<Outcome, Problem> {
    let request = "GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n";
    let (status, _) = client.raw(request).await?;
    Ok(Outcome::new(status == 421, status.to_string()))
}

/// A form from another site.
pub async fn foreign_origin(client: &Client) -> Result<Outcome, Problem> {
    let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
    let headers = format!("{kind}Origin: https://evil.test\r\n");
    let (status, _) = client.send("POST", "/play/connect-four", &headers, "").await?;
    Ok(Outcome::new(status == 403, status.to_string()))
}

/// A rival sits down in a seat that was given up, to see its hand.
pub async fn given_up_seat(client: &Client) -> Result<Outcome, Problem> {
    let (anna, ben) = (client.guest("Anna G").await?, client.guest("Ben G").await?);
    let (table, _) = game_of_two(client, &anna, &ben).await?;
    client.form_as(&ben, &format!("/table/{table}"), "do=release&seat=1").await?;
    let path = format!("/api/tables/{table}/seats/1");
    let (status, answer) = client.api("POST", &path, &anna, &json!({})).await?;
    let why = answer["error"].as_str().unwrap_or_default().to_owned();
    Ok(Outcome::new(why == "has-seat" || why == "saw-hand", format!("{status} {why}")))
}

/// Takes back while the rival is away and a bot sits in for them.
pub async fn undo_while_away(client: &Client) -> Result<Outcome, Problem> {
    let (anna, ben) = (client.guest("Anna U").await?, client.guest("Ben U").await?);
    let (table, path) = game_of_two(client, &anna, &ben).await?;
    let step = json!({ "seat": 0, "id": 3, "steps": 0 });
    client.granted("POST", &format!("{path}/steps"), &anna, &step).await?;
    let step = json!({ "seat": 1, "id": 3, "steps": 1 });
    client.granted("POST", &format!("{path}/steps"), &ben, &step).await?;
    client.granted("DELETE", &format!("{path}/seats/1"), &ben, &json!({})).await?;
    let undo = json!({ "seat": 0, "count": 2 });
    let (_, answer) = client.api("POST", &format!("{path}/undo"), &anna, &undo).await?;
    let became = answer["became"].as_str().or(answer["error"].as_str()).unwrap_or_default();
    Ok(Outcome::new(became != "done", format!("{became} at {table}")))
}

/// Leaves and returns to earn time on the clock.
pub async fn clock(client: &Client) -> Result<Outcome, Problem> {
    let (anna, ben) = (client.guest("Anna C").await?, client.guest("Ben C").await?);
    let wanted = json!({
        "game": "connect-four", "seats": ["me", "open"], "listed": true, "clock": "quick",
    });
    let table = client.table(&anna, &wanted).await?;
    let path = format!("/api/tables/{table}");
    client.granted("POST", &format!("{path}/seats/1"), &ben, &json!({})).await?;
    let left = async || {
        let now = client.granted("GET", &path, &anna, &json!({})).await?;
        Ok::<_, Problem>(now["table"]["seats"][0]["clock"]["left_ms"].as_u64().unwrap_or_default())
    };
    let before = left().await?;
    for _ in 0..5 {
        client.granted("DELETE", &format!("{path}/seats/0"), &anna, &json!({})).await?;
        client.granted("POST", &format!("{path}/seats/0/return"), &anna, &json!({})).await?;
    }
    let after = left().await?;
    Ok(Outcome::new(after <= before, format!("{before} ms before, {after} ms after")))
}

/// A name that looks like a reserved one.
pub async fn look_alike(client: &Client, round: u32) -> Result<Outcome, Problem> {
    let kept = format!("Paul{round}");
    let token = client.guest(&kept).await?;
    client.form_as(&token, "/password", "password=correct-horse").await?;
    let taken = client.guest(&format!("Pau1{round}")).await.is_ok();
    let wide: String = kept.replace('P', "\u{420}");
    let taken = usize::from(taken) + usize::from(client.guest(&wide).await.is_ok());
    Ok(Outcome::new(taken == 0, format!("{taken} of 2 taken")))
}

/// A token that was signed out.
pub async fn signed_out(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Gone").await?;
    let cookie = format!("Cookie: sofra_guest={token}\r\n");
    client.send("POST", "/sign-out", &cookie, "").await?;
    let (status, _) = client.api("GET", "/api/me", &token, &json!({})).await?;
    Ok(Outcome::new(status == 401, status.to_string()))
}

/// A page that stays open after its session has ended.
pub async fn orphaned_page(client: &Client) -> Result<Outcome, Problem> {
    let token = client.guest("Orphan").await?;
    let wanted = json!({ "game": "connect-four", "seats": ["me", { "bot": "random" }] });
    let table = client.table(&token, &wanted).await?;
    let (opened, mut page) = client.live_as(&token, &format!("/table/{table}/live")).await?;
    let cookie = format!("Cookie: sofra_guest={token}\r\n");
    client.send("POST", "/sign-out", &cookie, "").await?;
    let began = Instant::now();
    let ended = timeout(Duration::from_secs(5), page.read_to_end(&mut Vec::new())).await.is_ok();
    let after = began.elapsed().as_millis();
    let figure = if ended { format!("ended after {after} ms") } else { "still open".to_owned() };
    Ok(Outcome::new(opened == 101 && ended, format!("{opened}, {figure}")))
}

/// A link to a seat, by a second device.
pub async fn seat_link(client: &Client) -> Result<Outcome, Problem> {
    let (anna, ben) = (client.guest("Anna L").await?, client.guest("Ben L").await?);
    let (table, _) = game_of_two(client, &anna, &ben).await?;
    let (_, page) = client.form_as(&ben, &format!("/table/{table}/device"), "seat=1").await?;
    let token = page.split("/seat/").nth(1).and_then(|rest| rest.split(['"', '<']).next());
    let path = format!("/seat/{}", token.ok_or("a page without a link")?);
    let (phone, thief) = (client.guest("Phone").await?, client.guest("Thief").await?);
    let (first, _) = client.form_as(&phone, &path, "").await?;
    let (second, _) = client.form_as(&thief, &path, "").await?;
    let held = first == 303 && (400..500).contains(&second);
    Ok(Outcome::new(held, format!("first {first}, then {second}")))
}

/// A new password by somebody who doesn't know the old one.
pub async fn new_password(client: &Client, round: u32) -> Result<Outcome, Problem> {
    let token = client.guest(&format!("Keeper {round}")).await?;
    let (kept, _) = client.form_as(&token, "/password", "password=correct-horse").await?;
    let (changed, _) = client.form_as(&token, "/password", "password=battery-staple").await?;
    let held = kept == 303 && changed == 422;
    Ok(Outcome::new(held, format!("first {kept}, then {changed}")))
}

/// Somebody the host has muted.
pub async fn muted(client: &Client) -> Result<Outcome, Problem> {
    let (anna, ben) = (client.guest("Anna M").await?, client.guest("Ben M").await?);
    let (_, path) = game_of_two(client, &anna, &ben).await?;
    let silence = json!({ "do": "silence", "seat": 1 });
    client.granted("POST", &format!("{path}/person"), &anna, &silence).await?;
    let words = json!({ "words": "can you hear me?" });
    let (status, answer) = client.api("POST", &format!("{path}/talk"), &ben, &words).await?;
    let why = answer["error"].as_str().unwrap_or_default().to_owned();
    Ok(Outcome::new(why == "muted", format!("{status} {why}")))
}

/// Somebody the host has removed comes back, and speaks.
pub async fn removed(client: &Client) -> Result<Outcome, Problem> {
    let (anna, ben) = (client.guest("Anna R").await?, client.guest("Ben R").await?);
    let (_, path) = game_of_two(client, &anna, &ben).await?;
    let remove = json!({ "do": "remove", "seat": 1 });
    client.granted("POST", &format!("{path}/person"), &anna, &remove).await?;
    let mut done = 0;
    for (way, body) in [
        ("seats/1", json!({})),
        ("seats/1/return", json!({})),
        ("talk", json!({ "words": "I am back" })),
        ("steps", json!({ "seat": 1, "id": 3, "steps": 0 })),
    ] {
        let (status, _) = client.api("POST", &format!("{path}/{way}"), &ben, &body).await?;
        done += usize::from(status < 300);
    }
    Ok(Outcome::new(done == 0, format!("{done} of 4 ways lead back")))
}

/// What a page says about scripts, frames and other sites.
pub async fn headers(client: &Client) -> Result<Outcome, Problem> {
    let (_, page) = client.get("/").await?;
    let head = page.split("\r\n\r\n").next().unwrap_or_default().to_lowercase();
    let wanted = [
        "script-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "x-content-type-options: nosniff",
    ];
    let missing = wanted.iter().filter(|each| !head.contains(**each)).count();
    let held = missing == 0 && !head.contains("unsafe-inline");
    Ok(Outcome::new(held, format!("{missing} of {} missing", wanted.len())))
}

/// A game of Connect Four between two guests: its id, and its path in the API.
async fn game_of_two(
    client: &Client,
    host: &str,
    rival: &str,
) -> Result<(String, String), Problem> {
    let wanted = json!({ "game": "connect-four", "seats": ["me", "open"], "listed": true });
    let table = client.table(host, &wanted).await?;
    let path = format!("/api/tables/{table}");
    client.granted("POST", &format!("{path}/seats/1"), rival, &json!({})).await?;
    Ok((table, path))
}
