//! The laws driven by arbitrary bytes.

use super::Observed;
use super::walk::Walk;
use crate::{AnyGame, AnyMatch, Chance, Game, PlayoutRng, Seed, options};

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
    let mut observed = Observed::of::<G>();
    let mut walk = Walk::<G>::new(setup, seed, 1 + u32::from(head[4]), &mut observed);
    let result = walk.run_while(|count| picks.next().map(|&pick| u32::from(pick) % count));
    if let Err(violation) = result {
        panic!("{violation}\n{}", walk.journal());
    }
}

/// Reads the text as a journal, as a position and as each of the game's component files: it is read
/// or refused. Components that can be read stay in play, so check the laws in another process.
pub fn fuzz_readers(game: &dyn AnyGame, text: &str) {
    let _ = game.load_journal(text);
    if let Ok(state) = serde_json::from_str(text) {
        let _ = game.load_state(&state, Seed::from_phrase("readers"));
    }
    for (file, _) in game.component_files() {
        let _ = game.replace_components(&[((*file).to_owned(), text.to_owned())]);
    }
}

/// Damages a journal, a position and the component files in `count` ways each and reads them: they
/// are read or refused. Components that can be read stay in play, so check the laws in another
/// process.
///
/// # Panics
/// If reading one of them panics.
pub fn fuzz_damaged(game: &dyn AnyGame, count: u32) {
    let mut rng = PlayoutRng::new(1);
    let played = some_game(game, &mut rng);
    let mut files = vec![played.journal(), played.state().to_string()];
    files.extend(game.component_files().iter().map(|(_, text)| (*text).to_owned()));
    for file in &files {
        for _ in 0..count {
            fuzz_readers(game, &damaged(file, &mut rng));
        }
    }
}

/// A game after some random decisions.
fn some_game(game: &dyn AnyGame, rng: &mut PlayoutRng) -> Box<dyn AnyMatch> {
    let seed = Seed::from_phrase("damage");
    let mut played =
        game.start(game.info().min_seats, &game.option_defaults(), seed).expect("the usual set-up");
    let mut legal = Vec::new();
    for _ in 0..40 {
        let Some(seat) = played.waiting().first() else { break };
        legal.clear();
        played.legal_ids(seat, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        played.act(seat, action).expect("a legal action");
    }
    played
}

/// The text with one to four pieces lost, doubled, moved, or made other characters or numbers.
fn damaged(text: &str, rng: &mut PlayoutRng) -> String {
    const SIGNS: &[u8] = b"0129-,:[]{}()\"\\ntx";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.below(bytes.len() as u32) as usize;
        let end = (at + 1 + rng.below(12) as usize).min(bytes.len());
        match rng.below(4) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            2 => bytes[at] = SIGNS[rng.below(SIGNS.len() as u32) as usize],
            _ => {
                let from = rng.below(bytes.len() as u32) as usize;
                let piece = bytes[from..(from + end - at).min(bytes.len())].to_vec();
                bytes.splice(at..end, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
