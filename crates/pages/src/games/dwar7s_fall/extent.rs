//! How much of the grid the map shows.

use dwar7s_fall::View;
use dwar7s_fall::cell::Cell;

use super::tile::CELL;

/// Units at the left and above, where the numbers of rows and columns stand.
const MARGIN: i32 = 34;
/// Units at the right and below.
const EDGE: i32 = 8;
/// The smallest piece of an endless table that is shown.
const SMALLEST: i8 = 5;
/// The smallest piece of the mat that is shown.
const SMALLEST_ON_MAT: i8 = 6;

/// The rows and columns that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    top: i8,
    left: i8,
    rows: i8,
    cols: i8,
}

impl Extent {
    /// The cards and a ring around them, so that cells are as large as possible; at most the mat.
    pub fn of(view: &View) -> Extent {
        let cells = || view.board.iter().map(|cell| cell.cell);
        if let Some(side) = view.mat_side {
            let side = side as i8;
            let around = |at: fn(Cell) -> i8| {
                let first = cells().map(at).min().unwrap_or(side / 2 - 1);
                let last = cells().map(at).max().unwrap_or(side / 2);
                let (from, to) = ((first - 1).max(0), (last + 1).min(side - 1));
                let size = (to - from + 1).max(SMALLEST_ON_MAT.min(side));
                ((from - (size - (to - from + 1)) / 2).clamp(0, side - size), size)
            };
            let ((top, rows), (left, cols)) = (around(Cell::row), around(Cell::col));
            return Extent { top, left, rows, cols };
        }
        let around = |at: fn(Cell) -> i8| {
            let from = cells().map(at).min().unwrap_or_default() - 1;
            let to = cells().map(at).max().unwrap_or_default() + 1;
            let missing = (SMALLEST - (to - from + 1)).max(0);
            (from - missing / 2, to - from + 1 + missing)
        };
        let ((top, rows), (left, cols)) = (around(Cell::row), around(Cell::col));
        Extent { top, left, rows, cols }
    }

    /// Every cell that is shown.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let cols = self.left..self.left + self.cols;
        (self.top..self.top + self.rows)
            .flat_map(move |row| cols.clone().filter_map(move |col| Cell::new(row, col)))
    }

    /// The upper left corner of a cell in the drawing.
    pub fn corner(self, cell: Cell) -> (i32, i32) {
        (i32::from(cell.col() - self.left) * CELL, i32::from(cell.row() - self.top) * CELL)
    }

    /// The rows that are shown, each with its upper edge in the drawing.
    pub fn rows(self) -> impl Iterator<Item = (i8, i32)> {
        (0..self.rows).map(move |row| (self.top + row, i32::from(row) * CELL))
    }

    /// The columns that are shown, each with its left edge in the drawing.
    pub fn cols(self) -> impl Iterator<Item = (i8, i32)> {
        (0..self.cols).map(move |col| (self.left + col, i32::from(col) * CELL))
    }

    pub fn width(self) -> i32 {
        i32::from(self.cols) * CELL
    }

    pub fn height(self) -> i32 {
        i32::from(self.rows) * CELL
    }

    pub fn view_box(self) -> String {
        let (width, height) = (self.width() + MARGIN + EDGE, self.height() + MARGIN + EDGE);
        format!("-{MARGIN} -{MARGIN} {width} {height}")
    }
}
