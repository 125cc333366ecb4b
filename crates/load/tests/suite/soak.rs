//! Servers that are killed, and servers in trouble.

use crate::held;

#[test]
fn a_server_killed_a_few_times_loses_nothing() {
    let said = held(&["soak", "server", "--kills", "4", "--tables", "1"]);
    assert!(said.contains("none lost, none twice"), "{said}");
}

/// Three servers and a worker on PostgreSQL and NATS: a fault of each kind. The long run measures
/// standstills, on a machine of its own.
#[test]
fn a_cluster_in_trouble_loses_nothing() {
    let faults = ["soak", "cluster", "--faults", "7", "--seconds", "3", "--still", "60"];
    let said = held(&[&faults[..], &["--workers", "1"]].concat());
    assert!(said.contains("every acknowledged decision is there once"), "{said}");
}
