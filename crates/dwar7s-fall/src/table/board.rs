//! The board: cards in cells, walls between them, stacks, and regions (section 3).
//!
//! The occupied cells are a dense list of at most 62 *places* (DWF-3.12), each knowing its
//! neighbours. So a set of cells is one 64-bit word on the mat and on the endless table alike, and a
//! region is found by flooding along the open passages, one word at a time.

mod place;

use std::ops::ControlFlow;

use crate::data::components;
use crate::table::card::CardId;
use crate::table::cell::{Cell, REACH, Rotation, Side, Walls};
use crate::words::names::KingdomCard;

pub use place::{Place, PlaceSet, Places};

/// Stands for no neighbour, and for nothing below.
const NONE: u8 = u8::MAX;

/// The cards on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Cells of a side of the mat; 0 without it.
    side: u8,
    len: u8,
    cells: [Cell; Place::COUNT],
    tops: [CardId; Place::COUNT],
    turned: [Rotation; Place::COUNT],
    walls: [Walls; Place::COUNT],
    beside: [[u8; 4]; Place::COUNT],
    /// The places reached from each through an open passage.
    links: [PlaceSet; Place::COUNT],
    /// The places with two or more cards.
    stacks: PlaceSet,
    /// For each covering card the one below it.
    below: [u8; CardId::OF_RACES],
    /// The rotations of covered cards.
    tilted: [Rotation; CardId::OF_RACES],
}

impl Board {
    /// An empty mat with this many cells on a side; 0 for a table without edges.
    pub fn new(side: u8) -> Board {
        Board {
            side,
            len: 0,
            cells: [Cell::ORIGIN; Place::COUNT],
            tops: [CardId::MEMORIAL; Place::COUNT],
            turned: [Rotation::default(); Place::COUNT],
            walls: [Walls::NONE; Place::COUNT],
            beside: [[NONE; 4]; Place::COUNT],
            links: [PlaceSet::EMPTY; Place::COUNT],
            stacks: PlaceSet::EMPTY,
            below: [NONE; CardId::OF_RACES],
            tilted: [Rotation::default(); CardId::OF_RACES],
        }
    }

    /// The number of cells that hold a card.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card lies on the table.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All places.
    #[inline]
    pub fn places(&self) -> PlaceSet {
        // Shifting by all 64 bits would overflow.
        PlaceSet::from_bits(1u64.checked_shl(self.len.into()).unwrap_or_default().wrapping_sub(1))
    }

    /// DWF-3.2: whether the cell is on the mat. Without a mat every cell is.
    #[inline]
    pub fn has_room_for(&self, cell: Cell) -> bool {
        let within = |at: i8| (0..self.side as i8).contains(&at);
        self.side == 0 || (within(cell.row()) && within(cell.col()))
    }

    /// DWF-6.3 (b): the cells for a first card; the lake goes on the first of them (DWF-4.8).
    pub fn start_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (centre, count) = if self.side == 0 { (0, 1) } else { (self.side as i8 / 2 - 1, 2) };
        let square = (0..count).flat_map(move |row| (0..count).map(move |col| (row, col)));
        square.filter_map(move |(row, col)| Cell::new(centre + row, centre + col))
    }

    /// The place at a cell, if a card lies there.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Place> {
        let position = self.cells[..self.len()].iter().position(|&each| each == cell)?;
        Place::new(position as u8)
    }

    /// The cell of a place.
    #[inline]
    pub fn cell(&self, place: Place) -> Cell {
        self.cells[place.at()]
    }

    /// The card on top.
    #[inline]
    pub fn top(&self, place: Place) -> CardId {
        self.tops[place.at()]
    }

    /// What the card on top shows.
    #[inline]
    pub fn kind(&self, place: Place) -> KingdomCard {
        self.top(place).kind()
    }

    /// The rotation of the card on top.
    #[inline]
    pub fn rotation(&self, place: Place) -> Rotation {
        self.turned[place.at()]
    }

    /// The walls of the card on top, as it lies.
    #[inline]
    pub fn walls(&self, place: Place) -> Walls {
        self.walls[place.at()]
    }

    /// The card next to a place, whatever walls are between them.
    #[inline]
    pub fn beside(&self, place: Place, side: Side) -> Option<Place> {
        Place::new(self.beside[place.at()][side as usize])
    }

    /// DWF-3.6: the card next to a place if the passage is open.
    #[inline]
    pub fn passage(&self, place: Place, side: Side) -> Option<Place> {
        self.beside(place, side).filter(|&other| self.links(place).contains(other))
    }

    /// DWF-3.6: the places next to this one with an open passage.
    #[inline]
    pub fn links(&self, place: Place) -> PlaceSet {
        self.links[place.at()]
    }

    /// The places with two or more cards.
    #[inline]
    pub fn stacks(&self) -> PlaceSet {
        self.stacks
    }

    /// The cards at a place with their rotations, the top first.
    pub fn stack(&self, place: Place) -> impl Iterator<Item = (CardId, Rotation)> + use<'_> {
        let top = self.top(place);
        let covered = std::iter::successors(self.card_below(top), |&card| self.card_below(card));
        std::iter::once((top, self.rotation(place)))
            .chain(covered.map(|card| (card, self.tilted[card.at()])))
    }

    /// DWF-3.7: all places connected with this one by open passages.
    #[inline]
    pub fn region(&self, from: Place) -> PlaceSet {
        let mut region = PlaceSet::only(from);
        let mut unexplored = region;
        while let Some(place) = unexplored.first() {
            unexplored.remove(place);
            let reached = self.links(place).minus(region);
            region = region.or(reached);
            unexplored = unexplored.or(reached);
        }
        region
    }

    /// DWF-6.3 (a): visits every empty cell beside a card, each once.
    pub fn new_cells(&self, visit: &mut impl FnMut(Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        // One word for each row and one bit for each column, counted from the far corner of the
        // table.
        let mut seen = [0u128; 2 * REACH as usize + 1];
        for place in self.places().iter() {
            for &side in Side::ALL {
                if self.beside[place.at()][side as usize] != NONE {
                    continue;
                }
                let Some(cell) = self.cell(place).neighbour(side) else { continue };
                let row = &mut seen[(cell.row() + REACH) as usize];
                let bit = 1 << (cell.col() + REACH);
                if *row & bit == 0 && self.has_room_for(cell) {
                    *row |= bit;
                    visit(cell)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether any card lies beside the cell.
    pub fn touches(&self, cell: Cell) -> bool {
        let beside = |side: &Side| cell.neighbour(*side).and_then(|other| self.at(other)).is_some();
        Side::ALL.iter().any(beside)
    }

    /// Lays a card on an empty cell. The table is never full (DWF-3.12).
    pub fn lay(&mut self, cell: Cell, card: CardId, rotation: Rotation) -> Option<Place> {
        let place = Place::new(self.len)?;
        self.cells[place.at()] = cell;
        for &side in Side::ALL {
            if let Some(other) = cell.neighbour(side).and_then(|other| self.at(other)) {
                self.beside[place.at()][side as usize] = other.at() as u8;
                self.beside[other.at()][side.opposite() as usize] = place.at() as u8;
            }
        }
        self.len += 1;
        self.show(place, card, rotation);
        Some(place)
    }

    /// DWF-6.3 (c): lays a card on top of another.
    pub fn cover(&mut self, place: Place, card: CardId, rotation: Rotation) {
        let covered = self.top(place);
        let (Some(upper), Some(tilt)) =
            (self.below.get_mut(card.at()), self.tilted.get_mut(covered.at()))
        else {
            return;
        };
        *upper = covered.at() as u8;
        *tilt = self.turned[place.at()];
        self.stacks.insert(place);
        self.show(place, card, rotation);
    }

    /// DWF-8.1: the top card goes to the bottom of its stack, every card keeping its rotation.
    pub fn dig(&mut self, place: Place) {
        let buried = self.top(place);
        let Some(next) = self.card_below(buried) else { return };
        let mut bottom = next;
        while let Some(lower) = self.card_below(bottom) {
            bottom = lower;
        }
        let rotation = std::mem::take(&mut self.tilted[next.at()]);
        self.tilted[buried.at()] = self.rotation(place);
        self.below[bottom.at()] = buried.at() as u8;
        self.below[buried.at()] = NONE;
        self.show(place, next, rotation);
    }

    /// DWF-8.7: turns the top card.
    pub fn turn(&mut self, place: Place, rotation: Rotation) {
        self.show(place, self.top(place), rotation);
    }

    /// DWF-8.5 (c): a memorial takes the place of a monster.
    pub fn commemorate(&mut self, place: Place) {
        self.show(place, CardId::MEMORIAL, Rotation::default());
    }

    /// Takes a single card off the table. The last place gets the freed number: callers that keep
    /// places must update them.
    pub fn remove(&mut self, place: Place) -> Moved {
        for &side in Side::ALL {
            if let Some(other) = self.beside(place, side) {
                self.beside[other.at()][side.opposite() as usize] = NONE;
                self.links[other.at()].remove(place);
            }
        }
        self.len -= 1;
        let last = Place::new(self.len).unwrap_or_default();
        if last != place {
            for &side in Side::ALL {
                if let Some(other) = self.beside(last, side) {
                    self.beside[other.at()][side.opposite() as usize] = place.at() as u8;
                    self.links[other.at()].rename(last, place);
                }
            }
            self.cells[place.at()] = self.cells[last.at()];
            self.tops[place.at()] = self.tops[last.at()];
            self.turned[place.at()] = self.turned[last.at()];
            self.walls[place.at()] = self.walls[last.at()];
            self.beside[place.at()] = self.beside[last.at()];
            self.links[place.at()] = self.links[last.at()];
            self.stacks.rename(last, place);
        }
        self.cells[last.at()] = Cell::ORIGIN;
        self.tops[last.at()] = CardId::MEMORIAL;
        self.turned[last.at()] = Rotation::default();
        self.walls[last.at()] = Walls::NONE;
        self.beside[last.at()] = [NONE; 4];
        self.links[last.at()] = PlaceSet::EMPTY;
        Moved { from: last, to: place }
    }

    fn card_below(&self, card: CardId) -> Option<CardId> {
        self.below.get(card.at()).copied().filter(|&below| below != NONE).and_then(CardId::numbered)
    }

    /// Makes this the top card of the place and opens and closes its passages.
    fn show(&mut self, place: Place, card: CardId, rotation: Rotation) {
        let walls = components().card(card.kind()).walls.turned(rotation);
        self.tops[place.at()] = card;
        self.turned[place.at()] = rotation;
        self.walls[place.at()] = walls;
        for &side in Side::ALL {
            let Some(other) = self.beside(place, side) else { continue };
            // DWF-3.6: a wall on either side closes the passage.
            if walls.on(side) || self.walls(other).on(side.opposite()) {
                self.links[place.at()].remove(other);
                self.links[other.at()].remove(place);
            } else {
                self.links[place.at()].insert(other);
                self.links[other.at()].insert(place);
            }
        }
    }
}

/// A place that got a new number because one before it was freed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The number it had.
    pub from: Place,
    /// The number it has now; the same if it was the freed one itself.
    pub to: Place,
}
