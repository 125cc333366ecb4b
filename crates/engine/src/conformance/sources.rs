//! Citations: every rule id that the code names exists, and which rules no test names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Game, rules};

/// Checks that every rule id named in the crate's sources, tests, components and texts exists.
///
/// Call it with `env!("CARGO_MANIFEST_DIR")`.
///
/// # Panics
/// If one doesn't, or a file can't be read.
pub fn citations<G: Game>(crate_folder: &str) {
    let known = known::<G>();
    let mut unknown = BTreeSet::new();
    for folder in ["src", "tests", "components", "text"] {
        for file in files_below(&Path::new(crate_folder).join(folder)) {
            let text = read(&file);
            for id in rules::cited(&text, G::INFO.prefix) {
                if !known.contains(id) {
                    unknown.insert(format!("{}: {id}", file.display()));
                }
            }
        }
    }
    assert!(unknown.is_empty(), "cited, but not in the rules: {unknown:#?}");
}

/// The rules that no test of the crate cites.
///
/// # Panics
/// If a test file can't be read.
pub fn uncited<G: Game>(crate_folder: &str) -> Vec<&'static str> {
    let tests: Vec<String> =
        files_below(&Path::new(crate_folder).join("tests")).iter().map(|file| read(file)).collect();
    let cited: BTreeSet<&str> =
        tests.iter().flat_map(|text| rules::cited(text, G::INFO.prefix)).collect();
    let rules = rules::index(G::INFO.rules, G::INFO.prefix);
    rules.into_iter().map(|rule| rule.id).filter(|id| !cited.contains(id)).collect()
}

fn known<G: Game>() -> BTreeSet<&'static str> {
    rules::index(G::INFO.rules, G::INFO.prefix).into_iter().map(|rule| rule.id).collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else if path.extension().is_some_and(|kind| kind != "snap") {
            files.push(path);
        }
    }
    files.sort();
    files
}
