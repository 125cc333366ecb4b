//! What the packages say of themselves: dependencies have licences compatible with ours and are used, and every test
//! is in a program that is run.

use std::fs;
use std::path::Path;
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

/// What cargo knows of the workspace.
fn metadata(more: &[&str]) -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked"])
        .args(more)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo answers");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn every_dependency_has_a_licence_we_can_carry() {
    let metadata = metadata(&[]);
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

#[test]
fn every_dependency_is_used_by_the_package_that_names_it() {
    let metadata = metadata(&["--no-deps"]);
    let mut unused = Vec::new();
    for package in metadata["packages"].as_array().expect("packages") {
        let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
        let mut code = String::new();
        read_code(manifest.parent().expect("a folder"), &mut code);
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let name = dependency["rename"].as_str().or(dependency["name"].as_str());
            let name = name.expect("a name").replace('-', "_");
            if !is_used(&name, &code) {
                unused.push(format!("{}: {name}", package["name"]));
            }
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
}

/// A library with `test = false` compiles its unit tests in no program.
#[test]
fn every_unit_test_is_in_a_program_that_is_run() {
    let metadata = metadata(&["--no-deps"]);
    let mut silent = Vec::new();
    for package in metadata["packages"].as_array().expect("packages") {
        for target in package["targets"].as_array().expect("targets") {
            let root = Path::new(target["src_path"].as_str().expect("a path"));
            if target["kind"][0] == "lib" && target["test"] == false {
                let mut code = String::new();
                read_code(root.parent().expect("a folder"), &mut code);
                if code.contains("#[cfg(test)]") {
                    silent.push(package["name"].to_string());
                }
            }
        }
    }
    assert!(silent.is_empty(), "`test = false`, but there are unit tests: {silent:?}");
}

fn read_code(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read_code(&path, code);
        } else if path.extension().is_some_and(|end| end == "rs") {
            code.push_str(&fs::read_to_string(&path).expect("text"));
        }
    }
}

/// Whether code has a path or a macro that begins with a name.
fn is_used(name: &str, code: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = &code[at + name.len()..];
        !before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_')
            && (after.starts_with("::") || after.starts_with('!') || after.starts_with(';'))
    })
}

#[test]
fn names_are_found_as_whole_words() {
    assert!(is_used("ron", "let x = ron::from_str(text);"));
    assert!(is_used("maud", "maud!(1)"));
    assert!(is_used("bots", "use bots;"));
    assert!(!is_used("ron", "let x = macron::from_str(text);"));
    assert!(!is_used("ron", "// ron files"));
}
