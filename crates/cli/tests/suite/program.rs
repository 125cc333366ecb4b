//! The program under test.

use std::process::{Command, Output};

/// Runs `sofra`.
pub fn sofra(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sofra"));
    command.args(args).output().expect("the program starts")
}

/// What it prints if all goes well.
pub fn good(args: &[&str]) -> String {
    let output = sofra(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// What it says when it exits with this code, and prints no result.
pub fn complaint(args: &[&str], code: i32) -> String {
    let output = sofra(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
    String::from_utf8(output.stderr).expect("text")
}
