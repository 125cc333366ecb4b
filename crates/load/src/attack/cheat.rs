//! Attacks on other people: their seats, names and browsers.

use serde_json::json;

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

/// A name that somebody else points here.
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
