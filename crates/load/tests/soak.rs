//! A short soak: `make soak` is the long one.

use std::path::Path;
use std::process::Command;

#[test]
fn a_server_killed_a_few_times_loses_nothing() {
    let tool = Path::new(env!("CARGO_BIN_EXE_sofra-load"));
    let program = tool.with_file_name("sofra");
    assert!(program.exists(), "{} is missing: run `cargo build --bin sofra`", program.display());
    let soak = Command::new(tool)
        .args(["soak", "--kills", "4", "--tables", "1", "--program"])
        .arg(program)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&soak.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&soak.stderr).into_owned();
    assert!(soak.status.success(), "{said}{wrong}");
    assert!(said.contains("none lost, none twice"), "{said}");
}

/// Three servers and a worker on PostgreSQL and NATS: a fault of each kind, shorter than the long run's.
#[test]
fn a_cluster_in_trouble_loses_nothing() {
    let tool = Path::new(env!("CARGO_BIN_EXE_sofra-load"));
    let program = tool.with_file_name("sofra");
    let soak = Command::new(tool)
        // The long run measures standstills, on a machine of its own.
        .args(["soak-cluster", "--faults", "7", "--seconds", "3", "--still", "60"])
        .args(["--workers", "1", "--program"])
        .arg(program)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&soak.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&soak.stderr).into_owned();
    assert!(soak.status.success(), "{said}{wrong}");
    assert!(said.contains("every acknowledged decision is there once"), "{said}");
}
