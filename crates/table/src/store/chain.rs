//! The hash chain over the entries of a journal: a silent change of one shows at the next.

use engine::Seed;
use sha2::{Digest, Sha256};

/// An entry as the database has it.
#[derive(sqlx::FromRow)]
pub(super) struct EntryRow {
    pub number: i64,
    pub at: i64,
    pub body: String,
    pub clocks: Option<String>,
    pub chain: Option<String>,
}

/// The hash of an entry after the hash before it; entries of older versions have none.
pub(super) fn link(
    before: Option<&str>,
    number: i64,
    at: i64,
    body: &str,
    clocks: Option<&str>,
) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{}\n{number}\n{at}\n", before.unwrap_or_default()));
    for part in [body, clocks.unwrap_or_default()] {
        // With its length, so that no two entries make the same text.
        hash.update(format!("{}\n", part.len()));
        hash.update(part);
    }
    Seed(hash.finalize().into()).to_string()
}

/// What is wrong with entries that should follow an entry of this number: a gap, or a hash that
/// doesn't fit.
pub(super) fn fault(after: i64, rows: &[EntryRow]) -> Option<String> {
    let mut before: Option<&EntryRow> = None;
    for (row, number) in rows.iter().zip(after + 1..) {
        if row.number != number {
            return Some(format!("entry {number} is missing"));
        }
        // The hash before the first row isn't at hand unless the journal begins with it.
        let known = before.is_some() || after == 0;
        let last = before.and_then(|row| row.chain.as_deref());
        if let Some(chain) = &row.chain
            && known
            && *chain != link(last, number, row.at, &row.body, row.clocks.as_deref())
        {
            return Some(format!("entry {number} was changed after it was written"));
        }
        before = Some(row);
    }
    None
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

    #[test]
    fn a_change_a_gap_and_a_swap_are_seen() {
        assert_eq!(fault(0, &journal()), None);
        assert_eq!(fault(2, &journal()[2..]), None);
        let mut changed = journal();
        changed[1].body = "entry 9".to_owned();
        assert_eq!(fault(0, &changed).unwrap(), "entry 2 was changed after it was written");
        let mut later = journal();
        later[2].at = 8;
        assert_eq!(fault(0, &later).unwrap(), "entry 3 was changed after it was written");
        let mut missing = journal();
        missing.remove(2);
        assert_eq!(fault(0, &missing).unwrap(), "entry 3 is missing");
        assert_eq!(fault(0, &journal()[1..]).unwrap(), "entry 1 is missing");
    }
}
