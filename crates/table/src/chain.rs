//! The hash chain over the entries of a journal: tampering with one shows at the next.

use engine::Seed;
use sha2::{Digest, Sha256};
use sqlx::{FromRow, Row};

/// An entry as it is kept.
pub(crate) struct EntryRow {
    pub number: i64,
    pub at: i64,
    pub body: String,
    pub clocks: Option<String>,
    pub chain: Option<String>,
}

/// The columns of an entry, in this order.
type Columns = (i64, i64, String, Option<String>, Option<String>);

impl<'r, R: Row> FromRow<'r, R> for EntryRow
where
    Columns: FromRow<'r, R>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
        let (number, at, body, clocks, chain) = Columns::from_row(row)?;
        Ok(EntryRow { number, at, body, clocks, chain })
    }
}

/// The hash before the first entry: that of what the table agreed on.
pub(crate) fn root(first_page: &str) -> String {
    Seed(Sha256::digest(first_page.as_bytes()).into()).to_string()
}

/// The hash of an entry, given the hash before it; entries of older versions have none.
pub(crate) fn link(
    before: Option<&str>,
    number: i64,
    at: i64,
    body: &str,
    clocks: Option<&str>,
) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{}\n{number}\n{at}\n", before.unwrap_or_default()));
    for part in [body, clocks.unwrap_or_default()] {
        // With its length, so that no two entries hash the same text.
        hash.update(format!("{}\n", part.len()));
        hash.update(part);
    }
    Seed(hash.finalize().into()).to_string()
}

/// What comes before the entries being checked.
#[derive(Clone, Copy)]
pub(crate) enum Before<'a> {
    /// Only the first page, which has this hash.
    Root(&'a str),
    /// The entry with this number, whose hash isn't known here.
    Entry(i64),
}

/// What is wrong with entries, if anything: a gap, or a hash that doesn't match.
pub(crate) fn fault(before: Before<'_>, rows: &[EntryRow]) -> Option<String> {
    let (root, after) = match before {
        Before::Root(root) => (Some(root), 0),
        Before::Entry(number) => (None, number),
    };
    let mut last: Option<&EntryRow> = None;
    for (row, number) in rows.iter().zip(after + 1..) {
        if row.number != number {
            return Some(format!("entry {number} is missing"));
        }
        let fits = |before: Option<&str>| {
            let link = link(before, number, row.at, &row.body, row.clocks.as_deref());
            row.chain.as_ref().is_none_or(|chain| *chain == link)
        };
        let sound = match (last, root) {
            // Only the first entries can be of an older version.
            (Some(last), _) if row.chain.is_none() => last.chain.is_none(),
            (Some(last), _) => fits(last.chain.as_deref()),
            // Journals of older versions begin without the first page.
            (None, Some(root)) => fits(Some(root)) || fits(None),
            (None, None) => true,
        };
        if !sound {
            return Some(format!("entry {number} was changed after it was written"));
        }
        last = Some(row);
    }
    None
}

/// Rehashes entries after an intended change. Those of older versions stay without a hash.
pub(crate) fn relink(root: &str, rows: &mut [EntryRow]) {
    let mut last = Some(root.to_owned());
    for row in rows {
        if row.chain.is_some() {
            let clocks = row.clocks.as_deref();
            row.chain = Some(link(last.as_deref(), row.number, row.at, &row.body, clocks));
        }
        last = row.chain.clone();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal() -> Vec<EntryRow> {
        let mut rows: Vec<EntryRow> = Vec::new();
        for number in 1..=4 {
            let body = format!("entry {number}");
            let before = rows.last().and_then(|row| row.chain.as_deref());
            // The first was written by an older version.
            let chain = (number > 1).then(|| link(before, number, 7, &body, None));
            rows.push(EntryRow { number, at: 7, body, clocks: None, chain });
        }
        rows
    }

    const START: Before<'_> = Before::Root("root");

    #[test]
    fn a_change_a_gap_and_a_swap_are_seen() {
        assert_eq!(fault(START, &journal()), None);
        assert_eq!(fault(Before::Entry(2), &journal()[2..]), None);
        let mut changed = journal();
        changed[1].body = "entry 9".to_owned();
        assert_eq!(fault(START, &changed).unwrap(), "entry 2 was changed after it was written");
        let mut later = journal();
        later[2].at = 8;
        assert_eq!(fault(START, &later).unwrap(), "entry 3 was changed after it was written");
        let mut missing = journal();
        missing.remove(2);
        assert_eq!(fault(START, &missing).unwrap(), "entry 3 is missing");
        assert_eq!(fault(START, &journal()[1..]).unwrap(), "entry 1 is missing");
    }

    #[test]
    fn the_first_page_is_part_of_it() {
        let chain = Some(link(Some("root"), 1, 7, "entry 1", None));
        let rows = [EntryRow { number: 1, at: 7, body: "entry 1".to_owned(), clocks: None, chain }];
        assert_eq!(fault(START, &rows), None);
        let other = fault(Before::Root("another"), &rows);
        assert_eq!(other.unwrap(), "entry 1 was changed after it was written");
    }
}
