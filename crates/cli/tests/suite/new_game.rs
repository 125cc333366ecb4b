//! A game made by `sofra new-game` compiles, keeps the laws and can be played.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// How the crates of the large games begin.
const LARGE_GAMES: [&str; 4] = ["simurgh", "clash", "belaad", "dwar7s"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the sources").to_owned()
}

/// The sources once more, by links: only what a new game changes is copied. To cargo it is the same
/// workspace with one crate more, so that nothing is compiled but that and the catalogue, which lists the
/// small games only: bots of the large ones take a minute to compile.
fn checkout(folder: &Path) {
    let root = root();
    fs::create_dir(folder.join("crates")).expect("room");
    for file in ["Cargo.toml", "Cargo.lock"] {
        fs::copy(root.join(file), folder.join(file)).expect("a file of the sources");
    }
    for each in ["examples", "fuzz", "python"] {
        symlink(root.join(each), folder.join(each)).expect("a link");
    }
    for entry in fs::read_dir(root.join("crates")).expect("the crates") {
        let entry = entry.expect("a crate");
        if entry.file_name() != "catalogue" {
            symlink(entry.path(), folder.join("crates").join(entry.file_name())).expect("a link");
        }
    }
    let (from, to) = (root.join("crates/catalogue"), folder.join("crates/catalogue"));
    fs::create_dir_all(to.join("src")).expect("room");
    for file in ["Cargo.toml", "src/lib.rs"] {
        let text = fs::read_to_string(from.join(file)).expect("a file of the sources");
        let is_small = |line: &&str| !LARGE_GAMES.iter().any(|game| line.contains(game));
        let lines: Vec<&str> = text.lines().filter(is_small).collect();
        fs::write(to.join(file), lines.join("\n") + "\n").expect("room");
    }
    for each in ["benches", "tests"] {
        symlink(from.join(each), to.join(each)).expect("a link");
    }
}

fn sofra(folder: &Path, name: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sofra"));
    command.args(["new-game", name, "--sources"]).arg(folder).output().expect("sofra runs")
}

/// Builds without the network, in the folder where everything else was built, with the features that
/// it was built with.
fn cargo(folder: &Path, command: &str, target: [&str; 2]) -> Output {
    let built = Path::new(env!("CARGO_BIN_EXE_sofra")).ancestors().nth(2).expect("a target folder");
    Command::new(env!("CARGO"))
        .current_dir(folder)
        .args([command, "--workspace", "--offline"])
        .args(target)
        .env("CARGO_TARGET_DIR", built)
        .output()
        .expect("cargo runs")
}

fn words(output: &Output) -> String {
    let both =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    both.join("\n")
}

#[test]
fn a_new_game_compiles_keeps_the_laws_and_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    checkout(folder.path());
    let made = sofra(folder.path(), "lantern-walk");
    assert!(made.status.success(), "{}", words(&made));
    let tested = cargo(folder.path(), "test", ["--test", "lantern_walk"]);
    assert!(tested.status.success(), "{}", words(&tested));
    assert!(words(&tested).contains("keeps_the_laws ... ok"), "{}", words(&tested));
    let built = cargo(folder.path(), "build", ["--example", "played"]);
    assert!(built.status.success(), "{}", words(&built));
    let folder = Path::new(env!("CARGO_BIN_EXE_sofra")).parent().expect("a folder");
    let played = Command::new(folder.join("examples/played")).output().expect("the game is played");
    assert!(words(&played).contains("All cards are played"), "{}", words(&played));
}

#[test]
fn nothing_is_written_over_or_outside_the_sources() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = sofra(folder.path(), "lantern-walk");
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(words(&nowhere).contains("doesn't hold Sofra's sources"), "{}", words(&nowhere));
    checkout(folder.path());
    assert!(sofra(folder.path(), "lantern-walk").status.success());
    let shelf = folder.path().join("crates/catalogue/src/lib.rs");
    let before = fs::read_to_string(&shelf).expect("the shelf");
    let again = sofra(folder.path(), "lantern-walk");
    assert!(words(&again).contains("is there already"), "{}", words(&again));
    assert_eq!(fs::read_to_string(&shelf).expect("the shelf"), before);
    assert_eq!(sofra(folder.path(), "../lantern").status.code(), Some(1));
}
