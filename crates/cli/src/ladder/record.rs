//! The results of a ladder in a file, so that it can be continued.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::Seed;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::output::{self, Failure};
use crate::pairing::{Deal, Table};

/// What results depend on: a file with another header belongs to another ladder.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    ladder: String,
    rules_version: u32,
    components: String,
    seats: u8,
    options: Map<String, Value>,
    seed: Seed,
    /// The recipe behind each name: a level that was tuned since is a different bot.
    recipes: BTreeMap<String, Value>,
}

impl Header {
    pub fn new(table: &Table, seed: Seed, bots: &[String]) -> Result<Header, Failure> {
        let info = table.game.info();
        let recipe = |bot: &String| {
            let recipe = bots::recipe(&info, bot)?;
            Ok((bot.clone(), serde_json::to_value(recipe)?))
        };
        Ok(Header {
            ladder: info.id.to_owned(),
            rules_version: info.rules_version,
            components: table.game.components_fingerprint(),
            seats: table.seats(),
            options: table.options.clone(),
            seed,
            recipes: bots.iter().map(recipe).collect::<Result<_, Failure>>()?,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    one: String,
    two: String,
    deal: u64,
    result: Deal,
}

/// All deals played, in memory and, if wanted, in a file.
pub struct Record {
    inner: Mutex<Inner>,
}

struct Inner {
    deals: BTreeMap<(String, String, u64), Deal>,
    file: Option<File>,
}

impl Record {
    /// A new record, or the one in the file.
    pub fn open(file: Option<&Path>, header: &Header) -> Result<Record, Failure> {
        let Some(path) = file else {
            return Ok(Record { inner: Mutex::new(Inner { deals: BTreeMap::new(), file: None }) });
        };
        let in_file = |reason: &dyn std::fmt::Display| {
            Failure::Because(format!("{}: {reason}", path.display()))
        };
        let mut deals = BTreeMap::new();
        let text = if path.exists() { output::read(path)? } else { String::new() };
        // An interrupted run may have left half a line.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        for (at, line) in text[..whole].lines().enumerate() {
            let number = at + 1;
            if at == 0 {
                let before: Header = serde_json::from_str(line).map_err(|error| {
                    in_file(&format!("line 1 isn't a ladder's header: {error}"))
                })?;
                if *header != before {
                    return Err(in_file(
                        &"holds another ladder: the game, seats, options, seed, bots and their recipes must be the same",
                    ));
                }
                continue;
            }
            let line: Line = serde_json::from_str(line)
                .map_err(|error| in_file(&format!("line {number}: {error}")))?;
            deals.insert((line.one, line.two, line.deal), line.result);
        }
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|error| in_file(&error))?;
        if whole < text.len() {
            file.set_len(whole as u64).map_err(|error| in_file(&error))?;
        }
        if whole == 0 {
            append(&mut file, header).map_err(|error| in_file(&error))?;
        }
        Ok(Record { inner: Mutex::new(Inner { deals, file: Some(file) }) })
    }

    pub fn has(&self, one: &str, two: &str, deal: u64) -> bool {
        self.lock().deals.contains_key(&(one.to_owned(), two.to_owned(), deal))
    }

    pub fn add(&self, one: &str, two: &str, deal: u64, result: Deal) -> Result<(), Failure> {
        let mut inner = self.lock();
        if let Some(file) = &mut inner.file {
            let (one, two) = (one.to_owned(), two.to_owned());
            append(file, &Line { one, two, deal, result: result.clone() })?;
        }
        inner.deals.insert((one.to_owned(), two.to_owned(), deal), result);
        Ok(())
    }

    /// The first `count` deals of a pairing.
    pub fn deals(&self, one: &str, two: &str, count: u64) -> Vec<Deal> {
        let inner = self.lock();
        (0..count)
            .filter_map(|deal| inner.deals.get(&(one.to_owned(), two.to_owned(), deal)).cloned())
            .collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn append(file: &mut File, line: &impl Serialize) -> std::io::Result<()> {
    let mut text = serde_json::to_string(line)?;
    text.push('\n');
    file.write_all(text.as_bytes())?;
    file.flush()
}
