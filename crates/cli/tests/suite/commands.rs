//! The commands do what their help says, and bad input is named.

use std::process::Command;

use serde_json::Value;

use crate::program::{complaint, good};

#[test]
fn games_are_listed_for_people_and_programs() {
    assert!(good(&["games"]).contains("connect-four"));
    assert!(good(&["games", "--language", "de"]).contains("Vier gewinnt"));
    let games: Value = serde_json::from_str(&good(&["games", "--json"])).expect("JSON");
    let found = games.as_array().expect("a list").iter().find(|game| game["id"] == "connect-four");
    let options = &found.expect("connect-four")["options"];
    assert_eq!(options[0]["values"], serde_json::json!(["zero", "one"]));
    assert_eq!(options[0]["default"], "zero");
}

#[test]
fn a_simulation_is_reproducible_and_its_journals_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("journals");
    let report = folder.path().join("report.html");
    let (out, report) = (out.to_str().expect("a path"), report.to_str().expect("a path"));
    let args = ["simulate", "connect-four", "--games", "40", "--seed", "same", "--json"];
    let run = |more: &[&str]| -> Value {
        serde_json::from_str(&good(&[&args[..], more].concat())).expect("JSON")
    };
    let (first, second) = (run(&["--out", out, "--report", report]), run(&["--jobs", "1"]));
    assert_eq!(first["games"], 40);
    assert_eq!(first["decisions"], second["decisions"]);
    assert_eq!(first["seats"], second["seats"]);
    assert_eq!(first["ended_by"], second["ended_by"]);
    assert!(first["decisions_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
    let page = std::fs::read_to_string(report).expect("the report");
    assert!(page.contains("<svg") && !page.contains("<script"));
    let journal = format!("{out}/connect-four-000007.jsonl");
    assert!(good(&["verify", &journal]).contains("the outcome is as written"));
    assert!(good(&["replay", &journal]).contains("drops a disc into column"));
    assert!(good(&["replay", &journal, "--step", "1"]).starts_with("Step 1 of"));
    let told: Value = serde_json::from_str(&good(&["replay", &journal, "--json"])).expect("JSON");
    assert_eq!(told["events"][0]["step"], 1);

    let text = std::fs::read_to_string(&journal).expect("the journal");
    let forged = format!("{out}/forged.jsonl");
    let forge =
        |from: &str, to: &str| std::fs::write(&forged, text.replace(from, to)).expect("written");
    forge("\"rank\":1", "\"rank\":3");
    assert!(complaint(&["verify", &forged], 1).contains("claims the outcome"));
    forge("\"step\":4,", "\"step\":5,");
    assert!(complaint(&["verify", &forged], 1).contains("line 5: step 5 where 4 belongs"));
}

#[test]
fn rules_are_shown_whole_by_id_and_by_what_tests_cite() {
    assert!(good(&["rules", "connect-four"]).starts_with("# Connect Four"));
    let rule = good(&["rules", "connect-four", "c4-2.2"]);
    assert!(rule.contains("A column with six discs is full") && !rule.contains("C4-2.3"), "{rule}");
    assert_eq!(good(&["rules", "connect-four", "--uncited"]), "");
    let all: Value =
        serde_json::from_str(&good(&["rules", "connect-four", "--json"])).expect("JSON");
    assert_eq!(all[0]["id"], "C4-1.1");
    assert!(complaint(&["rules", "connect-four", "C4-9.9"], 1).contains("has no rule C4-9.9"));
}

#[test]
fn bad_input_is_named() {
    let cases: [(&[&str], i32, &str); 9] = [
        (&["simulate", "chess"], 1, "there is no game 'chess'"),
        (&["simulate", "connect-four", "--seats", "5"], 1, "2 to 2 seats, not 5"),
        (&["simulate", "connect-four", "--option", "size=3"], 1, "has no option 'size'"),
        (&["simulate", "connect-four", "--option", "first=me"], 1, "one of zero, one"),
        (&["simulate", "connect-four", "--option", "first"], 1, "write it as key=value"),
        (&["simulate", "connect-four", "--bots", "genius"], 1, "there is no bot 'genius'"),
        (&["verify", "/nowhere/at/all"], 1, "/nowhere/at/all: No such file"),
        (&["simulate", "connect-four", "--games", "0"], 2, "0 is not in 1.."),
        (&["games", "--components", "/nowhere/at/all"], 1, "/nowhere/at/all: No such file"),
    ];
    for (args, code, reason) in cases {
        let complaint = complaint(args, code);
        assert!(complaint.contains(reason), "{args:?}: {complaint}");
    }
}

#[test]
fn components_for_a_game_that_has_none_or_does_not_exist_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    std::fs::create_dir(folder.path().join("connect-four")).expect("a folder");
    good(&["games", "--components", path]);
    std::fs::write(folder.path().join("connect-four/discs.ron"), "[]").expect("a file");
    let complaint = complaint(&["games", "--components", path], 1);
    assert!(complaint.contains("discs.ron: the game has no components"), "{complaint}");
    assert_eq!(good(&["components", "connect-four"]), "connect-four has no components.\n");
}

#[test]
fn a_game_is_played_in_the_terminal() {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_sofra"))
        .args(["play", "connect-four", "--seed", "terminal", "--bot", "random"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    let input = "9\nu\nh\nh 3\nw\n?\n".to_owned() + &"1\n2\n3\n4\n5\n6\n7\n".repeat(6);
    let written = child.stdin.take().expect("its input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("Type a number from 1 to 7."), "{text}");
    assert!(text.contains("The bot would choose: Column"), "{text}");
    assert!(text.contains("than: Column 3") || text.contains("About as good: Column"), "{text}");
    assert!(text.contains("Nothing that fits is forbidden now."), "{text}");
    assert!(text.contains("Four in a line") || text.contains("The grid is full"), "{text}");
    // The game may end before all of the input is read.
    assert!(
        written.is_ok()
            || written.is_err_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    );
}

#[test]
fn completions_are_printed() {
    assert!(good(&["completions", "bash"]).contains("simulate"));
}

#[test]
fn puzzles_are_found_and_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.ron");
    let out = file.to_str().expect("a path");
    let wanted = ["--bot", "hard", "--count", "1", "--games", "8", "--out", out];
    let told = good(&[&["puzzles", "connect-four"][..], &wanted].concat());
    assert!(told.starts_with("1 puzzles from"), "{told}");
    let written = std::fs::read_to_string(&file).expect("a file");
    let game = catalogue::find("connect-four").expect("a game");
    let puzzles = learn::Puzzle::read_all(game, &written).expect("puzzles");
    assert_eq!(puzzles.len(), 1, "{written}");
    assert!(puzzles[0].explained.win >= 0.1, "{written}");
}
