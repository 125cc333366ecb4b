//! Compares a seat's decisions in the journal with what its player was told.

use serde_json::Value;

use crate::server::Problem;

/// The decisions of a seat in the file of a whole table, in their order.
///
/// An answer that waits for others counts from the moment it is held; it becomes a step later.
pub fn decisions(file: &str, seat: usize) -> Result<Vec<u64>, Problem> {
    let mut decisions = Vec::new();
    let mut held = None;
    for (at, line) in file.lines().enumerate().skip(1) {
        let line: Value = serde_json::from_str(line)?;
        let Some(written) = line.get("entry") else { continue };
        // Entries are numbered without gaps: a doubled or lost one would show here.
        let number = written["number"].as_u64().unwrap_or_default();
        if number != at as u64 {
            return Err(Problem(format!("entry {number} is at position {at}")));
        }
        let entry = &written["entry"];
        let of = |kind: &str| {
            let decision = entry.get(kind)?;
            (decision["seat"] == seat).then(|| decision["action"].as_u64()).flatten()
        };
        if let Some(action) = of("step") {
            decisions.push(action);
            held = None;
        } else if let Some(action) = of("held") {
            held = Some(action);
        }
    }
    decisions.extend(held);
    Ok(decisions)
}

/// The result of a decision, as far as its player knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// The server said that it was done.
    Acknowledged,
    /// The server was killed before it answered.
    InDoubt,
}

/// What a player was told, in order.
#[derive(Clone, Default, Debug)]
pub struct Told(Vec<(u64, Fate)>);

impl Told {
    /// The server took this action.
    pub fn acknowledge(&mut self, action: u64) {
        self.0.push((action, Fate::Acknowledged));
    }

    /// The server may have taken this action.
    pub fn doubt(&mut self, action: u64) {
        self.0.push((action, Fate::InDoubt));
    }

    /// The number of acknowledged decisions.
    pub fn acknowledged(&self) -> usize {
        self.0.iter().filter(|(_, fate)| *fate == Fate::Acknowledged).count()
    }

    /// Whether the journal agrees with what was told: everything acknowledged once and in order,
    /// and nothing else except what was in doubt.
    pub fn explains(&self, written: &[u64]) -> bool {
        // The places in the journal where what was told so far may end.
        let mut places = vec![0];
        for &(action, fate) in &self.0 {
            let mut next: Vec<usize> =
                if fate == Fate::InDoubt { places.clone() } else { Vec::new() };
            next.extend(
                places.iter().filter(|&&at| written.get(at) == Some(&action)).map(|at| at + 1),
            );
            next.sort_unstable();
            next.dedup();
            places = next;
        }
        places.contains(&written.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(fates: &[(u64, Fate)]) -> Told {
        Told(fates.to_vec())
    }

    #[test]
    fn what_is_lost_doubled_or_foreign_is_found() {
        use Fate::{Acknowledged as Done, InDoubt as Maybe};
        let story = told(&[(1, Done), (2, Maybe), (2, Done), (3, Done)]);
        assert!(story.explains(&[1, 2, 3]), "the doubtful one was lost");
        assert!(story.explains(&[1, 2, 2, 3]), "the doubtful one was kept");
        assert!(!story.explains(&[1, 2]), "an acknowledged one is lost");
        assert!(!story.explains(&[1, 1, 2, 3]), "one is there twice");
        assert!(!story.explains(&[1, 2, 3, 4]), "nobody chose the last one");
        assert!(!story.explains(&[2, 1, 3]), "the order is another");
    }

    #[test]
    fn an_answer_counts_once_whether_held_or_taken() {
        let file = r#"{"sofra":"table"}
{"entry":{"number":1,"entry":{"held":{"seat":0,"action":7}}}}
{"entry":{"number":2,"entry":{"step":{"seat":0,"action":7}}}}
{"entry":{"number":3,"entry":{"step":{"seat":1,"action":9}}}}
{"entry":{"number":4,"entry":{"held":{"seat":0,"action":8}}}}"#;
        assert_eq!(decisions(file, 0).unwrap(), [7, 8]);
        assert_eq!(decisions(file, 1).unwrap(), [9]);
        assert!(decisions(&file.replace("\"number\":3", "\"number\":2"), 0).is_err());
    }
}
