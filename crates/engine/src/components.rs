//! Cards, tiles and spaces as data, each value with where it comes from.
//!
//! A game's `components/*.ron` are lists of entries. A value says its provenance by being wrapped
//! in it: `slots: reconstructed(3)`. The files are embedded in the binary; an owner of the printed
//! game can hand in corrected copies before the first game.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

#[cfg(feature = "components")]
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Printed in a rulebook.
    Stated,
    /// Follows from what a rulebook prints.
    Inferred,
    /// Said by another public source.
    Public,
    /// Made by us so that the game can be played: to be corrected by an owner of the game.
    Reconstructed,
}

impl Mark {
    /// The mark's letter in tables: S, I, P or R.
    pub fn letter(self) -> char {
        match self {
            Mark::Stated => 'S',
            Mark::Inferred => 'I',
            Mark::Public => 'P',
            Mark::Reconstructed => 'R',
        }
    }
}

/// A value with its provenance, written `stated(3)` in RON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written<T>", into = "Written<T>")]
#[serde(bound(serialize = "T: Serialize + Clone", deserialize = "T: Deserialize<'de>"))]
pub struct Marked<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub mark: Mark,
}

impl<T> Deref for Marked<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written<T> {
    Stated(T),
    Inferred(T),
    Public(T),
    Reconstructed(T),
}

impl<T> From<Written<T>> for Marked<T> {
    fn from(written: Written<T>) -> Self {
        let (value, mark) = match written {
            Written::Stated(value) => (value, Mark::Stated),
            Written::Inferred(value) => (value, Mark::Inferred),
            Written::Public(value) => (value, Mark::Public),
            Written::Reconstructed(value) => (value, Mark::Reconstructed),
        };
        Marked { value, mark }
    }
}

impl<T> From<Marked<T>> for Written<T> {
    fn from(marked: Marked<T>) -> Self {
        match marked.mark {
            Mark::Stated => Written::Stated(marked.value),
            Mark::Inferred => Written::Inferred(marked.value),
            Mark::Public => Written::Public(marked.value),
            Mark::Reconstructed => Written::Reconstructed(marked.value),
        }
    }
}

/// What is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentError {
    /// The file's name.
    pub file: String,
    /// The entry, if the error is in one: its id, or its place in the file.
    pub entry: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl ComponentError {
    /// An error of a whole file.
    pub fn file(file: &str, reason: impl Into<String>) -> ComponentError {
        ComponentError { file: file.to_owned(), entry: None, reason: reason.into() }
    }

    /// An error in one entry of a file.
    pub fn entry(
        file: &str,
        entry: impl fmt::Display,
        reason: impl Into<String>,
    ) -> ComponentError {
        ComponentError {
            file: file.to_owned(),
            entry: Some(entry.to_string()),
            reason: reason.into(),
        }
    }
}

impl fmt::Display for ComponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.entry {
            Some(entry) => write!(f, "{}: entry {entry}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for ComponentError {}

/// The text of a game's component files.
#[derive(Clone, Debug)]
pub struct Sources {
    files: BTreeMap<String, String>,
}

impl Sources {
    /// The files as embedded in the binary: name and text.
    pub fn embedded(files: &[(&str, &str)]) -> Sources {
        let own = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        Sources { files: files.iter().map(own).collect() }
    }

    /// Replaces the embedded file of this name by a corrected one.
    pub fn replace(&mut self, file: &str, text: &str) -> Result<(), ComponentError> {
        match self.files.get_mut(file) {
            Some(present) => {
                text.clone_into(present);
                Ok(())
            }
            None => {
                let known: Vec<_> = self.files.keys().map(String::as_str).collect();
                let known = known.join(", ");
                Err(ComponentError::file(
                    file,
                    format!("the game has no such file; it has {known}"),
                ))
            }
        }
    }

    /// Reads the entries of a file.
    #[cfg(feature = "components")]
    pub fn load<T: DeserializeOwned>(&self, file: &str) -> Result<Vec<T>, ComponentError> {
        let text = self
            .files
            .get(file)
            .ok_or_else(|| ComponentError::file(file, "the game has no such file"))?;
        ron::from_str(text).map_err(|error| ComponentError {
            file: file.to_owned(),
            entry: entry_before(text, error.span.start.line),
            reason: format!("line {}: {}", error.span.start.line, error.code),
        })
    }
}

/// The id of the entry that a line belongs to: the last `id:` at or before it.
#[cfg(feature = "components")]
fn entry_before(text: &str, line: usize) -> Option<String> {
    text.lines().take(line).filter_map(|line| line.split_once("id:")).last().map(|(_, rest)| {
        rest.split([',', ')']).next().unwrap_or_default().trim().trim_matches('"').to_owned()
    })
}

/// A game's component tables: read once, shared by reference for the life of the program.
pub struct Shelf<T: 'static> {
    embedded: &'static [(&'static str, &'static str)],
    read: fn(&Sources) -> Result<T, ComponentError>,
    tables: OnceLock<T>,
}

impl<T> Shelf<T> {
    /// A shelf for these files, read and validated by `read`.
    pub const fn new(
        embedded: &'static [(&'static str, &'static str)],
        read: fn(&Sources) -> Result<T, ComponentError>,
    ) -> Shelf<T> {
        Shelf { embedded, read, tables: OnceLock::new() }
    }

    /// The tables in play.
    ///
    /// # Panics
    /// If the embedded files are broken, which the game's tests rule out.
    #[inline]
    pub fn get(&'static self) -> &'static T {
        self.tables.get_or_init(|| {
            (self.read)(&Sources::embedded(self.embedded))
                .unwrap_or_else(|error| panic!("embedded components: {error}"))
        })
    }

    /// The embedded files: name and text.
    pub const fn files(&self) -> &'static [(&'static str, &'static str)] {
        self.embedded
    }
}

/// Components that can be shown as tables.
pub trait Tabled {
    /// One table for each file.
    fn tables(&self) -> &[ComponentTable];
}

/// A shelf, whatever components are on it.
pub trait AnyShelf: Sync {
    /// The components in play.
    fn tables(&'static self) -> &'static [ComponentTable];

    /// The embedded files: name and text.
    fn files(&'static self) -> &'static [(&'static str, &'static str)];

    /// Replaces embedded files by corrected ones, given as name and text. Fails after the first
    /// game.
    fn replace(&'static self, files: &[(String, String)]) -> Result<(), ComponentError>;
}

impl<T: Tabled + Send + Sync> AnyShelf for Shelf<T> {
    fn tables(&'static self) -> &'static [ComponentTable] {
        self.get().tables()
    }

    fn files(&'static self) -> &'static [(&'static str, &'static str)] {
        self.embedded
    }

    fn replace(&'static self, files: &[(String, String)]) -> Result<(), ComponentError> {
        let mut sources = Sources::embedded(self.embedded);
        for (file, text) in files {
            sources.replace(file, text)?;
        }
        let tables = (self.read)(&sources)?;
        self.tables.set(tables).map_err(|_| {
            ComponentError::file("components", "a game has already begun with the present ones")
        })
    }
}

/// One file's entries, for showing them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ComponentTable {
    /// The file's name.
    pub file: &'static str,
    /// The entries: objects whose marked values are `{"stated": value}`.
    pub entries: Vec<Value>,
}

impl ComponentTable {
    /// A table of entries as they were read.
    pub fn of<T: Serialize>(file: &'static str, entries: &[T]) -> ComponentTable {
        let entries = entries
            .iter()
            .map(|entry| serde_json::to_value(entry).unwrap_or(Value::Null))
            .collect();
        ComponentTable { file, entries }
    }
}

/// A short hash of tables: two programs with the same components agree on it.
pub fn fingerprint(tables: &[ComponentTable]) -> String {
    let mut hash = Sha256::new();
    for table in tables {
        hash.update(table.file.as_bytes());
        hash.update(Value::Array(table.entries.clone()).to_string().as_bytes());
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(all(test, feature = "components"))]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Mine {
        id: String,
        needed: Marked<u8>,
        slots: Marked<u8>,
    }

    const GOOD: &str = r#"[
        (id: "gold", needed: stated(2), slots: reconstructed(3)),
        (id: "ruby", needed: stated(3), slots: public(4)),
    ]"#;

    fn load(text: &str) -> Result<Vec<Mine>, ComponentError> {
        Sources::embedded(&[("mines.ron", text)]).load("mines.ron")
    }

    #[test]
    fn values_carry_their_provenance() {
        let mines = load(GOOD).unwrap();
        assert_eq!(*mines[0].needed, 2);
        assert_eq!(mines[1].slots.mark, Mark::Public);
        let table = ComponentTable::of("mines.ron", &mines);
        assert_eq!(table.entries[0]["slots"]["reconstructed"], 3);
    }

    #[test]
    fn a_mistake_is_named_with_file_entry_and_line() {
        let error = load(&GOOD.replace("public(4)", "public(400)")).unwrap_err();
        assert_eq!(error.file, "mines.ron");
        assert_eq!(error.entry.as_deref(), Some("ruby"));
        assert!(error.reason.starts_with("line 3:"), "{error}");
        let error = load(&GOOD.replace("slots: reconstructed", "slot: reconstructed")).unwrap_err();
        assert_eq!(error.entry.as_deref(), Some("gold"));
        assert!(error.reason.contains("slot"), "{error}");
    }

    #[test]
    fn only_known_files_can_be_replaced() {
        let mut sources = Sources::embedded(&[("mines.ron", GOOD)]);
        let error = sources.replace("mine.ron", "[]").unwrap_err();
        assert_eq!(error.to_string(), "mine.ron: the game has no such file; it has mines.ron");
        sources.replace("mines.ron", "[]").unwrap();
        assert_eq!(sources.load::<Mine>("mines.ron").unwrap(), []);
    }
}
