//! The licences of all dependencies are compatible with ours.

use std::process::Command;

use serde_json::Value;

/// Licences that a program under MIT or Apache-2.0 can carry.
const GOOD: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MPL-2.0",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "0BSD",
];

#[test]
fn every_dependency_has_a_licence_we_can_carry() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo answers");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 10, "the list of packages is complete");
    let strangers: Vec<String> = packages
        .iter()
        .filter(|package| !acceptable(package["license"].as_str().unwrap_or_default()))
        .map(|package| {
            format!("{} {}: {}", package["name"], package["version"], package["license"])
        })
        .collect();
    assert!(strangers.is_empty(), "{strangers:#?}");
}

/// Whether one alternative of the expression consists only of good licences.
fn acceptable(expression: &str) -> bool {
    let plain = expression.replace('/', " OR ").replace(['(', ')'], "");
    plain.split(" OR ").any(|each| each.split(" AND ").all(|each| GOOD.contains(&each.trim())))
}

#[test]
fn expressions_are_read() {
    assert!(acceptable("MIT OR GPL-3.0"));
    assert!(acceptable("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(acceptable("MIT/Apache-2.0"));
    assert!(!acceptable("GPL-3.0"));
    assert!(!acceptable("MIT AND GPL-3.0"));
    assert!(!acceptable(""));
}
