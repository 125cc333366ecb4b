//! The protocol answers exactly as its documentation says, and no request brings it down.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

fn answers(requests: &[&str]) -> Vec<Value> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_sofra"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = engine.stdin.take().expect("its input");
    let lines = format!("{}\n", requests.join("\n"));
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = engine.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends").expect("all requests are read");
    assert!(output.status.success());
    String::from_utf8(output.stdout)
        .expect("answers are text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("answers are JSON"))
        .collect()
}

#[test]
fn the_documented_dialogue_is_true() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md");
    let page = std::fs::read_to_string(page).expect("the documentation");
    let dialogue = page.split("```dialogue").nth(1).and_then(|rest| rest.split("```").next());
    let dialogue = dialogue.expect("a dialogue");
    let side = |mark: &str| -> Vec<&str> {
        dialogue.lines().filter_map(|line| line.strip_prefix(mark)).map(str::trim).collect()
    };
    let (requests, documented) = (side("→"), side("←"));
    let given = answers(&requests);
    let told: String = requests
        .iter()
        .zip(&given)
        .map(|(request, answer)| format!("→ {request}\n← {answer}\n"))
        .collect();
    assert_eq!(given.len(), documented.len(), "it went like this:\n{told}");
    for (answer, documented) in given.iter().zip(documented) {
        let documented: Value = serde_json::from_str(documented)
            .unwrap_or_else(|error| panic!("{documented}: {error}; it went like this:\n{told}"));
        assert_eq!(*answer, documented, "it went like this:\n{told}");
    }
}

#[test]
fn bad_requests_are_named_and_change_nothing() {
    let cases = [
        ("nonsense", "bad_json"),
        ("[]", "bad_request"),
        ("{\"do\":\"dance\"}", "bad_request"),
        ("{\"do\":\"undo\",\"steps\":2}", "bad_request"),
        ("{\"do\":\"undo\",\"steps\":-1}", "bad_request"),
        ("{\"do\":\"act\",\"action\":99}", "unknown_action"),
        ("{\"do\":\"act\",\"action\":1.5}", "unknown_action"),
        ("{\"do\":\"act\",\"action\":{\"drop\":{\"column\":9}}}", "unknown_action"),
        ("{\"do\":\"act\",\"action\":\"drop\"}", "unknown_action"),
        ("{\"do\":\"act\",\"seat\":0,\"action\":1}", "refused"),
        ("{\"do\":\"act\",\"seat\":7,\"action\":1}", "bad_request"),
        ("{\"do\":\"view\",\"viewer\":\"mother\"}", "bad_request"),
        ("{\"do\":\"view\",\"viewer\":5}", "bad_request"),
        ("{\"do\":\"new\",\"game\":\"chess\"}", "unknown_game"),
        ("{\"do\":\"new\",\"game\":\"connect-four\",\"seats\":3}", "bad_options"),
        ("{\"do\":\"new\",\"game\":\"connect-four\",\"options\":{\"first\":\"x\"}}", "bad_options"),
        ("{\"do\":\"new\",\"game\":\"connect-four\",\"options\":{\"size\":8}}", "bad_options"),
        ("{\"do\":\"load\",\"state\":{}}", "bad_state"),
        ("{\"do\":\"load\",\"journal\":\"{}\"}", "bad_journal"),
        ("{\"do\":\"load\"}", "bad_request"),
        ("{\"do\":\"auto\",\"bot\":\"genius\"}", "bad_request"),
    ];
    let mut requests = vec![
        "{\"do\":\"new\",\"game\":\"connect-four\",\"seed\":\"x\"}",
        "{\"do\":\"act\",\"action\":3}",
    ];
    for (request, _) in cases {
        requests.push(request);
        requests.push("{\"do\":\"state\"}");
    }
    let answers = answers(&requests);
    let state = &answers[3]["state"];
    assert!(state.is_object());
    for (pair, (request, kind)) in answers[2..].chunks(2).zip(cases) {
        assert_eq!(pair[0]["error"]["kind"], kind, "{request}: {}", pair[0]);
        assert!(pair[0]["error"]["message"].as_str().is_some_and(|message| !message.is_empty()));
        assert_eq!(pair[1]["state"], *state, "{request} changed something");
    }
}

/// Requests without a game to answer them for.
#[test]
fn a_game_comes_first() {
    let requests = ["{\"do\":\"legal\"}", "{\"do\":\"act\",\"action\":1}", "{\"do\":\"state\"}"];
    for answer in answers(&requests) {
        assert_eq!(answer["error"]["kind"], "no_game");
    }
    let games = &answers(&["{\"do\":\"games\"}"])[0]["games"];
    assert!(
        games.as_array().is_some_and(|games| games.iter().any(|game| game["id"] == "connect-four"))
    );
}

#[test]
fn games_and_bots_take_the_same_seeds() {
    let played = |seed: &str| {
        let auto = format!(r#"{{"do":"auto","steps":6,"seed":{seed}}}"#);
        let new = format!(r#"{{"do":"new","game":"connect-four","seed":{seed}}}"#);
        answers(&[&new, &auto, r#"{"do":"journal"}"#]).pop()
    };
    assert_eq!(played("7"), played(r#""7""#));
    assert_eq!(played(r#""tea""#), played(r#""tea""#));
    assert_ne!(played(r#""tea""#), played(r#""coffee""#));
}
