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
    assert_eq!(said.matches("held").count(), 13, "{said}");
}
