//! `sofra-load` in short: `make soak` has the long runs.

mod attack;
mod soak;

use std::path::Path;
use std::process::Command;

/// Lets `sofra-load` loose on the program that was built beside it, and returns what it says of it.
fn held(args: &[&str]) -> String {
    let tool = Path::new(env!("CARGO_BIN_EXE_sofra-load"));
    let program = tool.with_file_name("sofra");
    assert!(program.exists(), "{} is missing: run `cargo build --bin sofra`", program.display());
    let run = Command::new(tool)
        .args(args)
        .arg("--program")
        .arg(program)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(run.status.success(), "{said}{wrong}");
    said
}
