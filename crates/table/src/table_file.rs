//! The file of a whole table: a first line, its entries with their hashes, and its chat.

use bots::Playable;
use serde::{Deserialize, Serialize};

use crate::archive::read_again;
use crate::chain::{Before, EntryRow, fault, link, root};
use crate::chat::ChatLine;
use crate::entry::Written;
use crate::games::Games;
use crate::record::{Record, Status};
use crate::spec::Spec;
use crate::store::json;
use crate::{GuestId, ImportError, Moment, StoreError, TableId};

/// The version of the file.
const FORMAT: u32 = 1;

/// A whole table.
pub(crate) struct TableFile {
    pub id: TableId,
    pub created_at: Moment,
    pub spec: Spec,
    pub journal: Vec<Written>,
    pub talk: Vec<(GuestId, ChatLine)>,
}

/// Whether the entries of a file carry hashes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chain {
    Complete,
    /// The file is from an older version.
    Missing,
}

/// The result of checking the file of a whole table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The number of entries, all of which can be played.
    pub entries: usize,
    /// The number of steps in the game.
    pub steps: usize,
    /// The table's status.
    pub status: Status,
    /// Whether every entry carries a matching hash. Files of older versions have none.
    pub is_chained: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    sofra: String,
    format: u32,
    id: TableId,
    created_at: Moment,
    spec: Spec,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Entry(Linked),
    Talk { by: GuestId, at: Moment, name: String, seat: Option<engine::Seat>, words: String },
}

#[derive(Serialize, Deserialize)]
struct Linked {
    #[serde(flatten)]
    written: Written,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chain: Option<String>,
}

impl Verified {
    /// Checks the file of a whole table: every hash, and every step by the rules of these games.
    pub fn of(
        file: &str,
        games: &'static [&'static dyn Playable],
    ) -> Result<Verified, ImportError> {
        let (TableFile { id, created_at, spec, journal, .. }, chain) = TableFile::read(file)?;
        let edition = Games::new(games).find(&spec.game)?;
        let record = Record::new(id.clone(), spec, created_at);
        let state = read_again(record, &journal, edition)?;
        Ok(Verified {
            id,
            game: state.record.spec.game.clone(),
            entries: journal.len(),
            steps: state.record.steps.len(),
            status: state.record.status,
            is_chained: chain == Chain::Complete,
        })
    }
}

impl TableFile {
    pub fn write(self) -> Result<String, StoreError> {
        let header = Header {
            sofra: "table".to_owned(),
            format: FORMAT,
            id: self.id,
            created_at: self.created_at,
            spec: self.spec,
        };
        let mut file = json(&header)?;
        let mut last = root(&file);
        file.push('\n');
        for written in self.journal {
            let row = row(&written, None)?;
            last = link(Some(&last), row.number, row.at, &row.body, row.clocks.as_deref());
            file += &json(&Line::Entry(Linked { written, chain: Some(last.clone()) }))?;
            file.push('\n');
        }
        for (by, said) in self.talk {
            let ChatLine { at, name, seat, words, .. } = said;
            file += &json(&Line::Talk { by, at, name, seat, words })?;
            file.push('\n');
        }
        Ok(file)
    }

    /// Reads a file and checks its hashes, if it has any.
    pub fn read(file: &str) -> Result<(TableFile, Chain), ImportError> {
        let bad = |at: usize, error: &dyn std::fmt::Display| {
            ImportError::Unreadable(format!("line {}: {error}", at + 1))
        };
        let mut lines = file.lines().enumerate();
        let (_, first) = lines.next().unwrap_or_default();
        let header: Header = serde_json::from_str(first).map_err(|error| bad(0, &error))?;
        if header.format != FORMAT {
            return Err(bad(0, &format!("format {}; this program reads {FORMAT}", header.format)));
        }
        let (mut journal, mut rows, mut talk) = (Vec::new(), Vec::new(), Vec::new());
        for (at, text) in lines {
            match serde_json::from_str(text).map_err(|error| bad(at, &error))? {
                Line::Entry(linked) if linked.written.number == journal.len() as u64 + 1 => {
                    rows.push(row(&linked.written, linked.chain)?);
                    journal.push(linked.written);
                }
                Line::Entry(linked) => {
                    let (number, expected) = (linked.written.number, journal.len() + 1);
                    return Err(bad(at, &format!("entry {number} where {expected} belongs")));
                }
                Line::Talk { by, at, name, seat, words } => {
                    let line = ChatLine { number: 0, at, name, seat, words, by: Some(by.clone()) };
                    talk.push((by, line));
                }
            }
        }
        let chain = check_chain(&root(first), &rows)?;
        let Header { id, created_at, spec, .. } = header;
        Ok((TableFile { id, created_at, spec, journal, talk }, chain))
    }
}

fn check_chain(root: &str, rows: &[EntryRow]) -> Result<Chain, ImportError> {
    if rows.iter().all(|row| row.chain.is_none()) {
        return Ok(Chain::Missing);
    }
    if let Some(row) = rows.iter().find(|row| row.chain.is_none()) {
        return Err(ImportError::Unreadable(format!("entry {} has no hash", row.number)));
    }
    match fault(Before::Root(root), rows) {
        Some(fault) => Err(ImportError::Unreadable(fault)),
        None => Ok(Chain::Complete),
    }
}

fn row(written: &Written, chain: Option<String>) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        number: written.number as i64,
        at: written.at.0,
        body: json(&written.entry)?,
        clocks: written.clocks.as_ref().map(json).transpose()?,
        chain,
    })
}
