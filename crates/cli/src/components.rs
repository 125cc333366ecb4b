//! `sofra components`, and the folder of corrected ones

use std::fs;
use std::path::{Path, PathBuf};

use engine::ComponentTable;
use serde_json::{Map, Value, json};

use crate::output::{self, Failure, HEADING, SOFT};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Write the files into a folder, to correct them and play with --components
    #[arg(long, value_name = "DIR", conflicts_with = "json")]
    write: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.game)?;
    if let Some(folder) = &args.write {
        let folder = folder.join(game.info().id);
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::Because(format!("{}: {error}", folder.display())))?;
        for (name, text) in game.component_files() {
            output::write(&folder.join(name), text)?;
        }
        let count = game.component_files().len();
        return output::print(&format!("{count} files written to {}\n", folder.display()));
    }
    let tables = game.components();
    if args.json {
        let tables: Vec<Value> = tables
            .iter()
            .map(|table| json!({ "file": table.file, "entries": table.entries, "totals": totals(table) }))
            .collect();
        return output::print_json(&tables);
    }
    if tables.is_empty() {
        return output::print(&format!("{} has no components.\n", game.info().id));
    }
    let mut text = String::new();
    for table in &tables {
        text += &format!("{HEADING}{}{HEADING:#}\n{}", table.file, output::columns(&rows(table)));
        let totals = totals(table);
        let said: Vec<String> =
            totals.iter().map(|(what, count)| format!("{what} {count}")).collect();
        text += &format!("{SOFT}Totals: {}{SOFT:#}\n\n", said.join(", "));
    }
    text += "S stated in a rulebook, I inferred from one, P from another public source, R reconstructed by us.\n";
    output::print(&text)
}

/// Replaces the embedded files of every game that has a folder here with the corrected ones.
pub fn replace(folder: &Path) -> Result<(), Failure> {
    let unreadable = |path: &Path, error: &dyn std::fmt::Display| {
        Failure::Because(format!("{}: {error}", path.display()))
    };
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    for entry in entries {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        let id = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let game = catalogue::find(id).map_err(|error| unreadable(&path, &error))?;
        let mut files = Vec::new();
        for file in fs::read_dir(&path).map_err(|error| unreadable(&path, &error))? {
            let file = file.map_err(|error| unreadable(&path, &error))?.path();
            let name =
                file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            files.push((name, output::read(&file)?));
        }
        game.replace_components(&files).map_err(|error| unreadable(&path, &error))?;
    }
    Ok(())
}

/// A heading of all keys, then a row for each entry; marked values end in the letter of their mark.
fn rows(table: &ComponentTable) -> Vec<Vec<String>> {
    let mut keys: Vec<String> = Vec::new();
    for entry in table.entries.iter().filter_map(Value::as_object) {
        for key in entry.keys().filter(|key| !keys.contains(key)).cloned().collect::<Vec<_>>() {
            keys.push(key);
        }
    }
    let row = |entry: &Value| {
        keys.iter().map(|key| cell(entry.get(key).unwrap_or(&Value::Null))).collect()
    };
    let body: Vec<Vec<String>> = table.entries.iter().map(row).collect();
    [keys.clone()].into_iter().chain(body).collect()
}

fn cell(value: &Value) -> String {
    match marked(value) {
        Some((letter, inner)) => format!("{} {letter}", cell(inner)),
        None => match value {
            Value::Null => "-".to_owned(),
            Value::String(word) => word.clone(),
            Value::Array(items) => items.iter().map(cell).collect::<Vec<_>>().join(" "),
            Value::Object(map) => {
                let parts: Vec<_> =
                    map.iter().map(|(key, inner)| format!("{key}:{}", cell(inner))).collect();
                format!("({})", parts.join(" "))
            }
            other => other.to_string(),
        },
    }
}

/// The letter and the value of something with a mark: `{"stated": value}`.
fn marked(value: &Value) -> Option<(char, &Value)> {
    let map = value.as_object().filter(|map| map.len() == 1)?;
    let (word, inner) = map.iter().next()?;
    let mark: engine::Mark = serde_json::from_value(word.as_str().into()).ok()?;
    Some((mark.letter(), inner))
}

/// The number of entries, the sums of purely numeric columns, and how many values have each mark.
fn totals(table: &ComponentTable) -> Map<String, Value> {
    let mut totals = Map::new();
    totals.insert("entries".to_owned(), table.entries.len().into());
    let plain =
        |value: &Value| marked(value).map_or_else(|| value.as_i64(), |(_, inner)| inner.as_i64());
    if let Some(first) = table.entries.first().and_then(Value::as_object) {
        for key in first.keys().filter(|key| *key != "id") {
            let numbers: Option<Vec<i64>> =
                table.entries.iter().map(|entry| entry.get(key).and_then(plain)).collect();
            if let Some(numbers) = numbers {
                totals.insert(key.clone(), numbers.iter().sum::<i64>().into());
            }
        }
    }
    for letter in ['S', 'I', 'P', 'R'] {
        let count: u64 = table.entries.iter().map(|entry| count_marks(entry, letter)).sum();
        if count > 0 {
            totals.insert(letter.to_string(), count.into());
        }
    }
    totals
}

fn count_marks(value: &Value, letter: char) -> u64 {
    match marked(value) {
        Some((own, inner)) => u64::from(own == letter) + count_marks(inner, letter),
        None => match value {
            Value::Array(items) => items.iter().map(|item| count_marks(item, letter)).sum(),
            Value::Object(map) => map.values().map(|item| count_marks(item, letter)).sum(),
            _ => 0,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> ComponentTable {
        ComponentTable {
            file: "mines.ron",
            entries: vec![
                json!({ "id": "gold", "needed": { "stated": 2 }, "walls": { "reconstructed": ["W", "o"] } }),
                json!({ "id": "ruby", "needed": { "stated": 3 } }),
            ],
        }
    }

    #[test]
    fn values_are_shown_with_their_mark() {
        let rows = rows(&table());
        assert_eq!(rows[0], ["id", "needed", "walls"]);
        assert_eq!(rows[1], ["gold", "2 S", "W o R"]);
        assert_eq!(rows[2], ["ruby", "3 S", "-"]);
    }

    #[test]
    fn numbers_and_marks_are_summed() {
        let totals = totals(&table());
        assert_eq!(Value::Object(totals), json!({ "entries": 2, "needed": 5, "S": 2, "R": 1 }));
    }
}
