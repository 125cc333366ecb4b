//! Weights files: written by `train/`, read here, and refused if anything about them is off.
//!
//! A file is the word `SOFRANET`, the length of a JSON header, the header, and little-endian
//! numbers: where each number's rows begin, the rows, the sums, and three layers. The header's
//! checksum is over everything after it.

use std::fmt;

use engine::Encoding;
use serde::{Deserialize, Serialize};

use super::features::levels;
use super::network::{Layer, Network};

/// Numbers in a row of the first layer.
pub(super) const WIDE: usize = 256;
/// Numbers between the narrow layers.
pub(super) const HIDDEN: usize = 32;
/// The odds and the points of each seat.
pub(super) const OUTPUTS: usize = 2 * engine::MAX_SEATS;
/// The numbers that stand for leads, after those of the encoding, and the levels of each: by how much
/// each seat is ahead, then by how much each is behind.
const LEADS: (usize, usize) = (2 * engine::MAX_SEATS, super::LEVELS.len());
/// A level that changes nothing.
pub(super) const NO_ROW: u16 = u16::MAX;

const MAGIC: &[u8] = b"SOFRANET";
const FORMAT: u32 = 1;

/// The size of a network and where it comes from: the header of its file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shape {
    /// The version of the file's format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The fingerprint of the game's encoding, in hexadecimal.
    pub encoding: String,
    /// The version of the rules under which the games were played.
    pub rules_version: u32,
    /// Rows of the first layer.
    pub rows: usize,
    /// Levels of all numbers.
    pub levels: usize,
    /// The widths of the layers, as a check.
    pub widths: [usize; 3],
    /// Points that the outputs count in.
    pub points: f32,
    /// How it sees the game's own estimate. Without it the network judges alone.
    #[serde(default)]
    pub written: Option<Written>,
    /// FNV-1a over everything after the header, in hexadecimal.
    pub checksum: String,
    /// How it was learned: data, seeds, losses.
    pub provenance: serde_json::Value,
}

/// How a network sees the game's own estimate, which it corrects instead of replacing it: as leads
/// over the mean of the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// Points of a lead that are one step of the numbers it sees.
    pub step: f32,
    /// What a point of lead adds to the logarithm of the odds.
    pub odds: f32,
    /// What a point of lead adds to the points.
    pub points: f32,
}

/// Why weights can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// The game has none.
    Missing,
    /// Something was already judged with others.
    InUse,
    /// It isn't a file of weights, or a damaged one.
    Damaged(String),
    /// It is for something else.
    Foreign {
        /// What differs: the game, the encoding, the rules.
        what: &'static str,
        /// As the file has it.
        theirs: String,
        /// As it should be.
        ours: String,
    },
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::Missing => f.write_str("there are no weights for this game"),
            BadWeights::InUse => f.write_str("other weights are in use already"),
            BadWeights::Damaged(why) => write!(f, "the weights can't be read: {why}"),
            BadWeights::Foreign { what, theirs, ours } => {
                write!(f, "the weights are for the {what} {theirs}, not {ours}")
            }
        }
    }
}

impl std::error::Error for BadWeights {}

/// Reads a file for a game.
pub(super) fn read(
    bytes: &[u8],
    game: &str,
    rules_version: u32,
    encoding: &Encoding,
) -> Result<Network, BadWeights> {
    let mut rest = Bytes(bytes);
    if rest.take(MAGIC.len())? != MAGIC {
        return Err(BadWeights::Damaged("it doesn't begin like one".to_owned()));
    }
    let length = rest.u32()? as usize;
    let shape: Shape = serde_json::from_slice(rest.take(length)?)
        .map_err(|error| BadWeights::Damaged(format!("its header: {error}")))?;
    check(&shape, game, rules_version, encoding)?;
    let checksum = format!("{:016x}", fnv(rest.0));
    if checksum != shape.checksum {
        let why = format!("its checksum is {checksum}, not {}", shape.checksum);
        return Err(BadWeights::Damaged(why));
    }
    let mut bases = Vec::with_capacity(encoding.len());
    let mut count = 0;
    let blocks = encoding.blocks.iter().map(|block| (block.len(), levels(block.max)));
    for (numbers, levels) in blocks.chain(shape.written.map(|_| LEADS)) {
        for _ in 0..numbers {
            bases.push(count);
            count += levels as u32;
        }
    }
    let rows: Vec<u16> = (0..count).map(|_| rest.u16()).collect::<Result<_, _>>()?;
    if let Some(row) = rows.iter().find(|&&row| row != NO_ROW && usize::from(row) >= shape.rows) {
        return Err(BadWeights::Damaged(format!("there is no row {row}")));
    }
    let network = Network {
        bases,
        rows,
        start: Box::new(rest.row()?),
        sums: (0..shape.rows).map(|_| rest.row()).collect::<Result<_, _>>()?,
        first: rest.layer()?,
        second: rest.layer()?,
        last: rest.layer()?,
        shape,
    };
    if rest.0.is_empty() {
        Ok(network)
    } else {
        Err(BadWeights::Damaged(format!("{} bytes are left over", rest.0.len())))
    }
}

fn check(
    shape: &Shape,
    game: &str,
    rules_version: u32,
    encoding: &Encoding,
) -> Result<(), BadWeights> {
    let same = |what, theirs: String, ours: String| {
        if theirs == ours { Ok(()) } else { Err(BadWeights::Foreign { what, theirs, ours }) }
    };
    same("format", shape.format.to_string(), FORMAT.to_string())?;
    same("game", shape.game.clone(), game.to_owned())?;
    same("encoding", shape.encoding.clone(), format!("{:016x}", encoding.fingerprint()))?;
    same("rules", shape.rules_version.to_string(), rules_version.to_string())?;
    same("shape", format!("{:?}", shape.widths), format!("{:?}", [WIDE, HIDDEN, OUTPUTS]))?;
    let seen: usize = encoding.blocks.iter().map(|block| block.len() * levels(block.max)).sum();
    let all = seen + shape.written.map_or(0, |_| LEADS.0 * LEADS.1);
    same("levels", shape.levels.to_string(), all.to_string())?;
    if shape.rows >= usize::from(NO_ROW) {
        return Err(BadWeights::Damaged(format!("{} rows are too many", shape.rows)));
    }
    let scales = shape.written.map_or([1.0, 0.0, 0.0], |by| [by.step, by.odds, by.points]);
    if !shape.points.is_finite() || scales.iter().any(|scale| !scale.is_finite()) {
        return Err(BadWeights::Damaged("its scale of points is not a number".to_owned()));
    }
    if scales[0] <= 0.0 {
        return Err(BadWeights::Damaged(format!("its leads count in steps of {}", scales[0])));
    }
    Ok(())
}

pub(super) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |print, &byte| {
        (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// What is left of a file.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], BadWeights> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .ok_or_else(|| BadWeights::Damaged("it ends too early".to_owned()))?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn u16(&mut self) -> Result<u16, BadWeights> {
        self.array().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Result<u32, BadWeights> {
        self.array().map(u32::from_le_bytes)
    }

    fn row<const N: usize>(&mut self) -> Result<[i16; N], BadWeights> {
        let mut row = [0; N];
        for number in &mut row {
            *number = self.array().map(i16::from_le_bytes)?;
        }
        Ok(row)
    }

    fn layer<const IN: usize, const OUT: usize>(&mut self) -> Result<Layer<IN, OUT>, BadWeights> {
        let mut weights = Box::new([[0; IN]; OUT]);
        for row in weights.iter_mut() {
            *row = self.row()?;
        }
        let mut biases = [0; OUT];
        for bias in &mut biases {
            *bias = self.array().map(i32::from_le_bytes)?;
        }
        Ok(Layer { weights, biases })
    }
}
