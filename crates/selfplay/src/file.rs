//! The file of positions.
//!
//! It begins with the word `SOFRAPLY`, the length of a JSON header and the header. Parts follow, each
//! with the number of positions and of numbers in them, then one array for each field (see
//! [`Part`]), so that a reader takes a part as a few arrays. Everything is little-endian.

use std::io::{self, Write};

use bots::{Playable, SelfPlay, SelfPlayed, learned};
use engine::{MAX_SEATS, Seat};
use serde::Serialize;

const MAGIC: &[u8] = b"SOFRAPLY";

/// What a file holds: everything that is needed to play the same games again.
#[derive(Clone, Debug, Serialize)]
pub struct Header {
    format: u32,
    game: &'static str,
    rules_version: u32,
    components: String,
    /// The fingerprint of the encoding.
    encoding: String,
    blocks: Vec<BlockHeader>,
    /// The thresholds at which numbers become features.
    levels: &'static [u8],
    actions: u32,
    bot: String,
    opening: u32,
    noise: f32,
    variety: f32,
    seats: Option<u8>,
    seed: String,
    games: u64,
}

#[derive(Clone, Debug, Serialize)]
struct BlockHeader {
    name: &'static str,
    shape: &'static [usize],
    max: u8,
}

impl Header {
    /// The header for games by a plan.
    pub fn new(game: &dyn Playable, plan: &SelfPlay, games: u64) -> Header {
        let encoding = game.encoding();
        let block = |block: &engine::Block| BlockHeader {
            name: block.name,
            shape: block.shape,
            max: block.max,
        };
        Header {
            format: 1,
            game: game.info().id,
            rules_version: game.info().rules_version,
            components: game.components_fingerprint(),
            encoding: format!("{:016x}", encoding.fingerprint()),
            blocks: encoding.blocks.iter().map(block).collect(),
            levels: learned::LEVELS,
            actions: game.action_count(),
            bot: plan.bot.clone(),
            opening: plan.opening,
            noise: plan.noise,
            variety: plan.variety,
            seats: plan.seats,
            seed: plan.seed.to_string(),
            games,
        }
    }
}

/// Writes positions, part by part.
pub struct Writer<W: Write> {
    out: W,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    pub fn new(mut out: W, header: &Header) -> io::Result<Writer<W>> {
        let header = serde_json::to_vec(header)?;
        out.write_all(MAGIC)?;
        out.write_all(&(header.len() as u32).to_le_bytes())?;
        out.write_all(&header)?;
        Ok(Writer { out })
    }

    /// Adds games with their numbers.
    pub fn add(&mut self, games: &[(u64, SelfPlayed)]) -> io::Result<()> {
        let mut part = Part::default();
        for (number, game) in games {
            part.add(*number, game);
        }
        self.out.write_all(&(part.viewers.len() as u32).to_le_bytes())?;
        self.out.write_all(&(part.values.len() as u32).to_le_bytes())?;
        for array in part.arrays() {
            self.out.write_all(array)?;
        }
        Ok(())
    }

    /// Makes sure that everything is written.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

/// The arrays of a part, in the order in which they are written.
#[derive(Default)]
struct Part {
    /// How many numbers each position has (u16).
    counts: Vec<u8>,
    /// The places of the numbers (u16).
    places: Vec<u8>,
    /// The numbers (u8).
    values: Vec<u8>,
    /// The game's number (u32).
    games: Vec<u8>,
    /// Decisions made before, and in the whole game (u16 each).
    decisions: Vec<u8>,
    /// The number of seats, the viewer, and the decider, counted from the viewer (u8 each).
    seats: Vec<u8>,
    viewers: Vec<u8>,
    deciders: Vec<u8>,
    /// What was decided (u32).
    actions: Vec<u8>,
    /// What the search expected for the seat that decided, or NaN (f32).
    searches: Vec<u8>,
    /// By seat, the viewer first: estimate, share of victory, points (8 f32 each).
    results: [Vec<u8>; 3],
}

impl Part {
    fn add(&mut self, number: u64, game: &SelfPlayed) {
        for position in &game.positions {
            self.counts.extend((position.numbers.len() as u16).to_le_bytes());
            for &(place, value) in &position.numbers {
                self.places.extend(place.to_le_bytes());
                self.values.push(value);
            }
            self.games.extend((number as u32).to_le_bytes());
            for decisions in [position.decision, game.decisions] {
                self.decisions.extend((decisions.min(u16::MAX.into()) as u16).to_le_bytes());
            }
            let away = |seat: Seat| {
                let turns = game.seats + seat.index() as u8 - position.viewer.index() as u8;
                turns % game.seats
            };
            self.seats.push(game.seats);
            self.viewers.push(position.viewer.index() as u8);
            self.deciders.push(away(position.decider));
            self.actions.extend(position.action.to_le_bytes());
            self.searches.extend(position.search.unwrap_or(f32::NAN).to_le_bytes());
            let tables = [&position.estimate, &game.win, &game.points];
            for (array, table) in self.results.iter_mut().zip(tables) {
                let mut rotated = [0.0; MAX_SEATS];
                let seats = position.viewer.clockwise(game.seats);
                for (each, seat) in rotated.iter_mut().zip(seats) {
                    *each = table[seat.index()];
                }
                array.extend(rotated.iter().flat_map(|value: &f32| value.to_le_bytes()));
            }
        }
    }

    fn arrays(&self) -> impl Iterator<Item = &[u8]> {
        let Part { counts, places, values, games, decisions, seats, viewers, .. } = self;
        let Part { deciders, actions, searches, results: [estimates, wins, points], .. } = self;
        [
            counts, places, values, games, decisions, seats, viewers, deciders, actions, searches,
            estimates, wins, points,
        ]
        .into_iter()
        .map(Vec::as_slice)
    }
}
