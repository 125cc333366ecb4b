//! The commands about bots: ladders, tuning, balance, analysis, exercise.

use std::path::Path;

use serde_json::Value;

use crate::program::{good, sofra};

fn good_json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).expect("JSON")
}

/// What goes wrong, perhaps after a result was printed.
fn complaint(args: &[&str]) -> String {
    let output = sofra(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path").to_owned()
}

/// The times differ from run to run; nothing else may.
fn without_times(mut standings: Value) -> Value {
    for bot in standings["bots"].as_array_mut().expect("bots") {
        bot["mean_ms"] = Value::Null;
        bot["slowest_ms"] = Value::Null;
    }
    standings
}

#[test]
fn a_ladder_is_gone_on_with_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let (out, report) = (path(folder.path(), "ladder.jsonl"), path(folder.path(), "ladder.html"));
    let args =
        ["ladder", "connect-four", "--bots", "random,greedy,medium:simulations=40", "--json"];
    let run = |more: &[&str]| without_times(good_json(&[&args[..], more].concat()));
    let whole = run(&["--games", "40"]);
    let half = run(&["--games", "20", "--out", &out]);
    assert_eq!(half["pairings"][0]["games"], 20);
    // A run that was killed while it wrote a line.
    let text = std::fs::read_to_string(&out).expect("the record");
    std::fs::write(&out, &text[..text.len() - 9]).expect("cut off");
    let resumed = run(&["--games", "40", "--out", &out, "--report", &report]);
    assert_eq!(whole, resumed);
    let lines = std::fs::read_to_string(&out).expect("the record");
    assert_eq!(lines.lines().count(), 1 + 3 * 20);
    let page = std::fs::read_to_string(&report).expect("the report");
    assert!(page.contains("<svg") && page.contains("greedy : random") && !page.contains("<script"));

    let first = &whole["pairings"][0];
    assert_eq!((&first["one"], &first["two"]), (&"greedy".into(), &"random".into()));
    assert!(first["share"]["low"].as_f64().is_some_and(|low| low > 0.5), "{first}");
    let other = complaint(&[&args[..], &["--games", "40", "--out", &out, "--seed", "x"]].concat());
    assert!(other.contains("holds another ladder"), "{other}");
}

#[test]
fn a_ladder_that_is_not_in_order_fails_its_check() {
    let order = |bots: &str| {
        ["ladder", "connect-four", "--games", "40", "--check", "--bots", bots].map(str::to_owned)
    };
    let right = order("random,greedy");
    good(&right.each_ref().map(String::as_str));
    let wrong = order("greedy,random");
    let said = complaint(&wrong.each_ref().map(String::as_str));
    assert!(said.contains("random against greedy: not better beyond doubt"), "{said}");
    assert!(complaint(&["ladder", "connect-four", "--bots", "hard"]).contains("at least two bots"));
}

#[test]
fn tuning_finds_what_is_plainly_better() {
    let found = good_json(&[
        "tune",
        "connect-four",
        "--bot",
        "greedy:noise=0.9",
        "--try",
        "noise=0.9,0.5,0",
        "--games",
        "40",
        "--json",
    ]);
    assert_eq!(found["changes"], serde_json::json!({ "noise": 0.0 }));
    assert_eq!(found["trials"].as_array().map(Vec::len), Some(2), "the present value is not tried");
    let told = good(&[
        "tune",
        "connect-four",
        "--bot",
        "search:simulations=20",
        "--try",
        "candidates=2",
        "--games",
        "8",
        "--equal-work",
    ]);
    assert!(told.contains("candidates=2:simulations="), "{told}");
    let unknown = complaint(&["tune", "connect-four", "--try", "brain=1"]);
    assert!(unknown.contains("there is no setting 'brain'"), "{unknown}");
}

#[test]
fn balance_tells_who_wins_and_with_what() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = path(folder.path(), "balance.html");
    let args = ["balance", "connect-four", "--bot", "greedy", "--games", "60", "--report", &report];
    let told = good_json(&[&args[..], &["--json"]].concat());
    assert_eq!(told["sides"][0]["fair"], 0.5);
    assert_eq!(told["sides"].as_array().map(Vec::len), Some(2));
    let uses = told["uses"].as_array().expect("uses");
    let connected = uses.iter().find(|each| each["what"] == "connected").expect("games are won");
    assert_eq!(connected["share"]["mean"], 1.0);
    assert!(uses.iter().any(|each| each["what"] == "dropped: column 4"), "{uses:?}");
    assert!(std::fs::read_to_string(&report).expect("the report").contains("Win share by seat"));
    assert!(good(&args).contains("fair %"));
}

#[test]
fn a_blunder_is_found_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let journals = path(folder.path(), "journals");
    good(&["simulate", "connect-four", "--games", "1", "--out", &journals]);
    let journal = format!("{journals}/connect-four-000000.jsonl");
    let text = std::fs::read_to_string(&journal).expect("a journal");
    // Three discs in the first column, and the other player looks away.
    let mut game = format!("{}\n", text.lines().next().expect("a header"));
    for (at, column) in [0, 1, 0, 1, 0, 6, 0].into_iter().enumerate() {
        let action = serde_json::json!({ "drop": { "column": column } });
        let step = serde_json::json!({ "step": at + 1, "seat": at % 2, "action": action });
        game += &format!("{step}\n");
    }
    std::fs::write(&journal, game).expect("written");
    let (out, report) = (path(folder.path(), "notes.jsonl"), path(folder.path(), "notes.html"));
    let judged = good_json(&[
        "analyse",
        &journal,
        "--bot",
        "hard:simulations=400",
        "--json",
        "--out",
        &out,
        "--report",
        &report,
    ]);
    let judged = judged.as_array().expect("decisions");
    let loss = |each: &Value| each["loss"].as_f64().unwrap_or_default();
    let worst = judged.iter().max_by(|one, other| loss(one).total_cmp(&loss(other)));
    let worst = worst.expect("a decision");
    assert_eq!((&worst["step"], &worst["best"]), (&6.into(), &0.into()), "{worst}");
    assert!(loss(worst) > 0.2, "{worst}");
    let lines = std::fs::read_to_string(&out).expect("the annotated journal");
    assert_eq!(lines.lines().count(), judged.len());
    assert!(
        std::fs::read_to_string(&report).expect("the report").contains("The dearest decisions")
    );
    let only = good_json(&["analyse", &journal, "--bot", "greedy", "--seat", "1", "--json"]);
    assert!(only.as_array().is_some_and(|all| all.iter().all(|each| each["seat"] == 1)));
    assert!(complaint(&["analyse", &journal, "--seat", "5"]).contains("there is no seat 5"));
    assert!(complaint(&["analyse", &journal, "--bot", "genius"]).contains("no bot 'genius'"));
}

#[test]
fn exercise_counts_decisions() {
    let exercised = good_json(&["exercise", "connect-four", "--decisions", "2000", "--json"]);
    assert!(exercised[0]["decisions"].as_u64().is_some_and(|count| count >= 2000), "{exercised}");
    assert!(complaint(&["exercise", "chess"]).contains("there is no game 'chess'"));
    let unknown = complaint(&["exercise", "connect-four", "--bots", "genius"]);
    assert!(unknown.contains("there is no bot 'genius'"), "{unknown}");
}

#[test]
fn bots_are_listed_with_their_recipes() {
    assert!(good(&["bots", "connect-four"]).contains("master"));
    let all = good_json(&["bots", "connect-four", "--json"]);
    assert_eq!(all["novice"]["method"], "greedy");
    assert_eq!(all["master"]["method"], "search");
}
