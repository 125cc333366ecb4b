//! The example bots play whole games against the server's bots.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::api::guest;
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let server = Server::open().await;
    for game in ["connect-four", "dwar7s-fall"] {
        run("bot.py", 60, vec![address(&server), game.to_owned()]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_that_joins_a_table_plays_it_to_its_end() {
    let server = Server::open().await;
    let mut host = guest(&server, "Anna").await;
    for (game, listed) in [("connect-four", true), ("belaad", false)] {
        let seats = json!([{ "bot": "random" }, "open"]);
        let table = json!({ "game": game, "seats": seats, "listed": listed });
        let table = host.post_json("/api/tables", &table).await.json();
        let told = |key: &str| table[key].as_str().unwrap().to_owned();
        let mut words = vec![address(&server), told("id"), "1".to_owned()];
        words.extend((!listed).then(|| told("invite")));
        run("python/join.py", 33, words).await;
    }
}

fn address(server: &Server) -> String {
    format!("http://{}", server.address)
}

/// Runs an example of fewer than `most` lines, which must print how the game ended.
async fn run(script: &str, most: usize, words: Vec<String>) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(script);
    let lines = std::fs::read_to_string(&script).unwrap().lines().count();
    assert!(lines < most, "{lines} lines");
    let mut command = Command::new("python3");
    command.arg(&script).args(words).stdin(Stdio::null());
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}{errors}");
    assert!(said.lines().last().unwrap().starts_with("over:"), "{said}");
}
