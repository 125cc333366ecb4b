//! The learned judgement: a small network for each game, over the game's encoding.
//!
//! The network computes with integers only, so that the same position is judged alike on every
//! machine. Its weights are embedded; where there are none, or they are for another encoding or
//! other rules, the game's own estimate is used alone.

mod features;
mod network;
#[cfg(test)]
mod tests;
mod weights;

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use engine::{Encoder, Game, MAX_SEATS, Seat};

pub use features::{LEVELS, levels, places};
pub use network::{Network, Opinion};
pub use weights::{BadWeights, Shape, Written};

/// The weights of each game by its id.
static FILES: &[(&str, &[u8])] = &[
    ("belaad", include_bytes!("../../weights/belaad.bin")),
    ("clash-of-rage", include_bytes!("../../weights/clash-of-rage.bin")),
    ("dwar7s-fall", include_bytes!("../../weights/dwar7s-fall.bin")),
    ("simurgh", include_bytes!("../../weights/simurgh.bin")),
];

/// Networks as they were asked for: each file is read once.
static READ: OnceLock<Mutex<BTreeMap<&'static str, Verdict>>> = OnceLock::new();

type Verdict = Result<&'static Network, BadWeights>;

/// The network of a game, or why it has none that can be used.
pub fn network<G: Game>() -> Verdict {
    let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(G::INFO.id)
        .or_insert_with(|| {
            let file = FILES.iter().find(|(id, _)| *id == G::INFO.id);
            let (_, bytes) = file.ok_or(BadWeights::Missing)?;
            keep(bytes, G::INFO.id, G::INFO.rules_version, &G::encoding())
        })
        .clone()
}

/// Replaces the embedded weights, for comparing new ones with them. Fails if something was already
/// judged.
pub fn replace<G: Game>(bytes: &[u8]) -> Result<(), BadWeights> {
    let network = keep(bytes, G::INFO.id, G::INFO.rules_version, &G::encoding())?;
    let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    if read.contains_key(G::INFO.id) {
        return Err(BadWeights::InUse);
    }
    read.insert(G::INFO.id, Ok(network));
    Ok(())
}

/// A network is kept for as long as the program runs: there is one for each game.
fn keep(bytes: &[u8], game: &str, rules: u32, encoding: &engine::Encoding) -> Verdict {
    let network = weights::read(bytes, game, rules, encoding)?;
    Ok(Box::leak(Box::new(network)))
}

/// Room for one judgement, kept between judgements so that none allocates.
#[derive(Clone, Debug, Default)]
pub struct Room {
    numbers: Vec<u8>,
}

impl Room {
    /// What the network thinks of a position, seen from a seat. `estimate` is the game's own, by seat.
    pub fn judge<G: Game>(
        &mut self,
        network: &Network,
        game: &G,
        viewer: Seat,
        estimate: &[f32; MAX_SEATS],
    ) -> Opinion {
        self.numbers.resize(network.inputs(), 0);
        game.encode(viewer, &mut Encoder::new(&mut self.numbers[..network.encoded()]));
        network.judge(&mut self.numbers, viewer, game.seats(), estimate)
    }
}
