//! What every command needs: printing, failing, seeds.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, process};

use anstyle::{AnsiColor, Style};
use engine::Seed;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// For headings.
pub const HEADING: Style = Style::new().bold();
/// For what is less important.
pub const SOFT: Style = Style::new().dimmed();
/// For what went wrong.
pub const ALARM: Style = AnsiColor::Red.on_default().bold();

/// Why a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// What went wrong, in a sentence.
    Because(String),
    /// Something a server needs is missing or refuses it: nothing was started.
    Setup(String),
    /// The reader of our output has stopped, which is no failure.
    ReaderGone,
}

impl<E: Display> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure::Because(error.to_string())
    }
}

/// Prints text; colours only where a terminal shows them.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(Failure::ReaderGone),
        other => Ok(other?),
    }
}

/// Prints a value as JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print(&format!("{}\n", serde_json::to_string_pretty(value)?))
}

/// Reads a file, naming it if that fails.
pub fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file)
        .map_err(|error| Failure::Because(format!("{}: {error}", file.display())))
}

/// Writes a file, naming it if that fails.
pub fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| Failure::Because(format!("{}: {error}", file.display())))
}

/// A seed that no earlier run had. For play on one machine; a table that people share draws its
/// own from the system's randomness.
pub fn fresh_seed() -> Seed {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Seed::from_phrase(&format!("{} {}", now.as_nanos(), process::id()))
}

/// A progress bar, shown only on a terminal.
pub fn progress(length: u64, unit: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{eta}} left"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Rows in aligned columns; the first row is the heading.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or_default()).collect();
    let mut text = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}")).collect();
        let line = cells.join("  ");
        let line = line.trim_end();
        text +=
            &if at == 0 { format!("{HEADING}{line}{HEADING:#}\n") } else { format!("{line}\n") };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [vec!["a".to_owned(), "b".to_owned()], vec!["long".to_owned(), "1".to_owned()]];
        let text = anstream::adapter::strip_str(&columns(&rows)).to_string();
        assert_eq!(text, "a     b\nlong  1\n");
    }
}
