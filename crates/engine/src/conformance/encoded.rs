//! A seat's view as numbers: of the stated length and range, and of nothing but the view.

use std::collections::HashMap;

use serde_json::Value;

use crate::{Encoder, Encoding, Game, Seat};

/// Encodings seen so far, each with the view that it stood for.
#[derive(Default)]
pub(super) struct Encodings {
    seen: HashMap<(Seat, Vec<u8>), Value>,
}

/// The view of a seat as numbers, if the game has an encoding.
pub(super) fn encode<G: Game>(game: &G, seat: Seat) -> Result<Option<Vec<u8>>, String> {
    let encoding = G::encoding();
    if encoding.is_empty() {
        return Ok(None);
    }
    let mut numbers = vec![u8::MAX; encoding.len()];
    let mut encoder = Encoder::new(&mut numbers);
    game.encode(seat, &mut encoder);
    let written = encoder.written();
    if written != encoding.len() {
        return Err(format!("{written} numbers are written, {} are stated", encoding.len()));
    }
    in_range(&encoding, &numbers)?;
    Ok(Some(numbers))
}

fn in_range(encoding: &Encoding, numbers: &[u8]) -> Result<(), String> {
    for (place, &number) in numbers.iter().enumerate() {
        if let Some(block) = encoding.block_at(place).filter(|block| number > block.max) {
            return Err(format!("{number} in {}, stated at most {}", block.name, block.max));
        }
    }
    Ok(())
}

impl Encodings {
    /// Remembers what the numbers stood for; refuses a second view with the same numbers.
    pub fn distinct(&mut self, seat: Seat, numbers: Vec<u8>, view: Value) -> Result<(), String> {
        match self.seen.get(&(seat, numbers.clone())) {
            Some(other) if *other != view => {
                Err(format!("two views of {seat:?} have the same numbers: {other} and {view}"))
            }
            Some(_) => Ok(()),
            None => {
                self.seen.insert((seat, numbers), view);
                Ok(())
            }
        }
    }
}
