//! The laws driven by arbitrary bytes.

use super::walk::Walk;
use crate::{Game, Journal, PlayoutRng, Seed, options};

/// Reads the bytes as a set-up, a seed and choices, and plays a game under all laws with them.
///
/// # Panics
/// If a law is broken.
pub fn fuzz<G: Game>(bytes: &[u8]) {
    let Some((head, picks)) = bytes.split_at_checked(6) else { return };
    let number = |at: usize| u64::from(u16::from_le_bytes([head[at], head[at + 1]]));
    let mut rng = PlayoutRng::new(number(0));
    let Some(setup) = options::combinations::<G>(1, &mut rng).pop() else { return };
    let seed = Seed::from_phrase("fuzz").nth(number(2));
    if G::new(&setup, &mut crate::StepRng::new(seed, 0)).is_err() {
        return;
    }
    let mut picks = picks.iter();
    let mut walk = Walk::<G>::new(setup, seed, 1 + u32::from(head[4]));
    let result = walk.run_while(|count| picks.next().map(|&pick| u32::from(pick) % count));
    if let Err(violation) = result {
        panic!("{violation}\n{}", walk.journal());
    }
}

/// Reads the text as a journal, as a position and as each of the game's component files: whatever
/// it is, it is read or refused. Good components stay in play, so the laws want another process.
pub fn fuzz_readers<G: Game>(text: &str) {
    if let Ok((journal, _)) = Journal::<G>::read(text) {
        let _ = crate::Match::replay(&journal);
    }
    if let Ok(game) = serde_json::from_str::<G>(text) {
        let _ = game.audit();
    }
    for (file, _) in G::component_files() {
        let _ = G::replace_components(&[((*file).to_owned(), text.to_owned())]);
    }
}
