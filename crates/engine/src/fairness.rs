//! A seed that neither the server nor any player could choose.
//!
//! The server draws its part first and shows the hash of it; then every player adds a part of their
//! own; the seed of the game is a hash of all parts. Once the parts are shown, anybody can check both.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Seed;

/// How a table's seed came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The hash of the server's part, shown before the first step.
    pub commitment: Seed,
    /// The server's part.
    pub server: Seed,
    /// What each seat added, seat 0 first; empty for bots and for players who added nothing.
    pub seats: Vec<String>,
}

impl Fairness {
    /// The parts together with the commitment to the server's.
    pub fn new(server: Seed, seats: Vec<String>) -> Fairness {
        Fairness { commitment: Self::commit(server), server, seats }
    }

    /// What to show before play: the SHA-256 of the server's part.
    pub fn commit(server: Seed) -> Seed {
        Seed(Sha256::digest(server.0).into())
    }

    /// The seed made from all parts: the SHA-256 of the server's part followed by each seat's,
    /// each preceded by its length, so that nothing can be moved from one to the next.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"sofra fairness 1\n");
        hash.update(self.server.0);
        for part in &self.seats {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// Checks that the server's part fits its commitment, and that all parts make `seed`.
    pub fn proves(&self, seed: Seed) -> Result<(), String> {
        let kept = Self::commit(self.server);
        if kept != self.commitment {
            return Err(format!(
                "the server's part doesn't fit its commitment: that was {}, not {kept}",
                self.commitment
            ));
        }
        let made = self.seed();
        if made != seed {
            return Err(format!("the parts make the seed {made}, not {seed}"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> Fairness {
        Fairness::new(Seed::from_phrase("server"), vec!["anna".to_owned(), String::new()])
    }

    /// These values must never change, or finished tables could no longer be checked.
    #[test]
    fn the_seed_of_the_same_parts_never_changes() {
        let made = "1fe9250faecc59acd6986ce8e6e243ad6b67e6f8489266309c6d5e5f222fc97f";
        assert_eq!(drawn().seed().to_string(), made);
    }

    #[test]
    fn every_part_counts_and_stays_in_its_place() {
        let moved = Fairness::new(drawn().server, vec![String::new(), "anna".to_owned()]);
        let split = Fairness::new(drawn().server, vec!["an".to_owned(), "na".to_owned()]);
        assert_ne!(moved.seed(), drawn().seed());
        assert_ne!(split.seed(), drawn().seed());
        assert!(drawn().proves(moved.seed()).is_err());
    }

    #[test]
    fn a_server_that_changed_its_mind_is_caught() {
        let swapped = Fairness { server: Seed::from_phrase("other"), ..drawn() };
        let caught = swapped.proves(swapped.seed()).unwrap_err();
        assert!(caught.contains("commitment"), "{caught}");
    }
}
