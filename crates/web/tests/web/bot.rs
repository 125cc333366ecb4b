//! `examples/bot.py` plays a whole game against the server's own bot.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let server = Server::open().await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let lines = std::fs::read_to_string(&script).unwrap().lines().count();
    assert!(lines < 60, "{lines} lines");
    for game in ["connect-four", "dwar7s-fall"] {
        let mut command = Command::new("python3");
        command.arg(&script).args([&format!("http://{}", server.address), game]);
        command.stdin(Stdio::null());
        let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{said}{errors}");
        assert!(said.lines().last().unwrap().starts_with("over:"), "{said}");
    }
}
