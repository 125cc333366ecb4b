//! A short attack: `make soak` has the long one.

use std::path::Path;
use std::process::Command;

#[test]
fn every_known_attack_is_held() {
    let tool = Path::new(env!("CARGO_BIN_EXE_sofra-load"));
    let program = tool.with_file_name("sofra");
    assert!(program.exists(), "{} is missing: run `cargo build --bin sofra`", program.display());
    let attack = Command::new(tool).args(["attack", "--program"]).arg(program).output().unwrap();
    let said = String::from_utf8_lossy(&attack.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&attack.stderr).into_owned();
    assert!(attack.status.success(), "{said}{wrong}");
    assert!(!said.contains("BROKEN"), "{said}");
    assert_eq!(said.matches("held").count(), 31, "{said}");
}

/// A short siege: `make soak` has the long one.
#[test]
fn people_play_while_others_do_harm() {
    let tool = Path::new(env!("CARGO_BIN_EXE_sofra-load"));
    let program = tool.with_file_name("sofra");
    let small = ["--tables", "6", "--idle", "60", "--hostile", "24", "--pace", "300"];
    let siege = Command::new(tool)
        .args(["siege", "--seconds", "12", "--peace", "4"])
        .args(small)
        .arg("--program")
        .arg(program)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&siege.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&siege.stderr).into_owned();
    assert!(siege.status.success(), "{said}{wrong}");
    assert!(said.contains("0 players lost their line"), "{said}");
}
