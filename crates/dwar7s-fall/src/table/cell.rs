//! Cells, sides, rotations and walls (DWF-3.1 to DWF-3.5).

use engine::{Arg, Indexed, Said, Spoken, names};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// DWF-3.12: no card ever lies more steps than this from (0, 0). It is the number of kingdom cards
/// in all boxes.
pub const REACH: i8 = 61;

names! {
    /// A side of a cell.
    pub enum Side: "side" {
        /// Towards smaller rows.
        North,
        /// Towards larger columns.
        East,
        /// Towards larger rows.
        South,
        /// Towards smaller columns.
        West,
    }
}

impl Side {
    /// The side that faces this one across a passage.
    #[inline]
    pub fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

/// A cell of the grid. On the mat rows and columns count from 0; the table has no edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    row: i8,
    col: i8,
}

impl Cell {
    /// DWF-3.3: where the first card lies without the mat.
    pub const ORIGIN: Cell = Cell { row: 0, col: 0 };

    /// The cell at this row and column, if a card could ever lie there.
    pub const fn new(row: i8, col: i8) -> Option<Cell> {
        let distance = row.unsigned_abs() as u16 + col.unsigned_abs() as u16;
        if distance <= REACH as u16 { Some(Cell { row, col }) } else { None }
    }

    /// The row.
    #[inline]
    pub const fn row(self) -> i8 {
        self.row
    }

    /// The column.
    #[inline]
    pub const fn col(self) -> i8 {
        self.col
    }

    /// The number of steps from (0, 0).
    #[inline]
    pub const fn distance(self) -> u8 {
        self.row.unsigned_abs() + self.col.unsigned_abs()
    }

    /// The cell on that side.
    #[inline]
    pub fn neighbour(self, side: Side) -> Option<Cell> {
        let (rows, cols) = [(-1, 0), (0, 1), (1, 0), (0, -1)][side as usize];
        Cell::new(self.row + rows, self.col + cols)
    }
}

/// The cells form a diamond: row `r` of it is `2 * (REACH - |r|) + 1` wide, and `n` rows from either
/// tip hold `n * n` cells.
impl Indexed for Cell {
    const COUNT: u32 = 2 * REACH as u32 * (REACH as u32 + 1) + 1;

    fn index(self) -> u32 {
        let reach = i32::from(REACH);
        let (row, col) = (i32::from(self.row), i32::from(self.col));
        let before = if row <= 0 {
            (row + reach).pow(2)
        } else {
            Self::COUNT as i32 - (reach - row + 1).pow(2)
        };
        (before + col + reach - row.abs()) as u32
    }

    fn from_index(index: u32) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        let reach = u32::from(REACH.unsigned_abs());
        let row = if index < (reach + 1).pow(2) {
            index.isqrt() as i32 - reach as i32
        } else {
            reach as i32 - (Self::COUNT - 1 - index).isqrt() as i32
        };
        let first = Cell { row: row as i8, col: 0 };
        let centre = first.index();
        Cell::new(row as i8, (index as i32 - centre as i32) as i8)
    }
}

impl Spoken for Cell {
    fn arg(&self) -> Arg {
        let number = |at: i8| Arg::Number(at.into());
        let said = Said::plain("cell").with("row", number(self.row)).with("col", number(self.col));
        Arg::Said(Box::new(said))
    }

    fn samples() -> Vec<Self> {
        vec![Cell::ORIGIN, Cell { row: 3, col: 4 }, Cell { row: -2, col: -11 }]
    }
}

/// Written as `[row, col]`.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row, self.col).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (row, col) = Deserialize::deserialize(deserializer)?;
        Cell::new(row, col).ok_or_else(|| {
            serde::de::Error::custom(format!("no card can ever lie at ({row}, {col})"))
        })
    }
}

engine::bounded! {
    /// DWF-3.5: clockwise quarter turns from the printed orientation.
    pub struct Rotation(4);
}

impl Spoken for Rotation {
    fn arg(&self) -> Arg {
        Arg::Name(format!("rotation-{}", self.at()))
    }

    fn samples() -> Vec<Self> {
        Rotation::all().collect()
    }
}

/// The walls of a card: bit `i` is the side with number `i`, North first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walls(u8);

impl Walls {
    /// No walls.
    pub const NONE: Walls = Walls(0);

    /// Reads four letters, North East South West: `W` a wall, `o` open.
    pub fn read(sides: &str) -> Option<Walls> {
        let letters = sides.as_bytes();
        if letters.len() != 4 || letters.iter().any(|letter| !b"Wo".contains(letter)) {
            return None;
        }
        let bit = |(at, &letter): (usize, &u8)| u8::from(letter == b'W') << at;
        Some(Walls(letters.iter().enumerate().map(bit).sum()))
    }

    /// Whether there is a wall on that side.
    #[inline]
    pub const fn on(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 != 0
    }

    /// DWF-3.5: the walls after turning the card: what was at side `i` lies at `i + rotation`.
    #[inline]
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Walls {
        let twice = (self.0 as u16) << rotation.at();
        Walls((twice | twice >> 4) as u8 & 0b1111)
    }

    /// DWF-3.5: the smallest rotation that gives the same walls.
    pub fn smallest(self, rotation: Rotation) -> Rotation {
        let same = |each: &Rotation| self.turned(*each) == self.turned(rotation);
        Rotation::all().find(same).unwrap_or(rotation)
    }
}
