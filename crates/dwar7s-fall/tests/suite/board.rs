//! The board agrees with a naive one: cells in a map, regions by walking from cell to cell.

#![expect(clippy::unwrap_used, reason = "a helper that finds nothing fails its test")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use dwar7s_fall::board::{Board, Place, PlaceSet};
use dwar7s_fall::card::CardId;
use dwar7s_fall::cell::{Cell, Rotation, Side};
use dwar7s_fall::components::components;
use dwar7s_fall::names::{CardType, Race, Set};
use dwar7s_fall::player::Player;
use dwar7s_fall::realm::Realm;
use engine::Seat;
use proptest::prelude::*;

/// Cells with their stacks, the bottom card first.
#[derive(Default)]
struct Naive {
    side: u8,
    cells: BTreeMap<(i8, i8), Vec<(CardId, Rotation)>>,
    /// How many cells have been used so far.
    used: usize,
}

impl Naive {
    fn wall(&self, at: (i8, i8), side: Side) -> bool {
        let (card, rotation) = *self.cells[&at].last().unwrap();
        let printed = components().card(card.kind()).walls;
        // What is printed at side i lies at i + rotation.
        let index = (side as usize + 4 - rotation.at()) % 4;
        printed.on(Side::ALL[index])
    }

    fn beside((row, col): (i8, i8), side: Side) -> (i8, i8) {
        match side {
            Side::North => (row - 1, col),
            Side::East => (row, col + 1),
            Side::South => (row + 1, col),
            Side::West => (row, col - 1),
        }
    }

    fn open(&self, at: (i8, i8), side: Side) -> bool {
        let other = Self::beside(at, side);
        self.cells.contains_key(&other)
            && !self.wall(at, side)
            && !self.wall(other, side.opposite())
    }

    fn region(&self, from: (i8, i8)) -> BTreeSet<(i8, i8)> {
        let mut region = BTreeSet::from([from]);
        loop {
            let more: Vec<_> = region
                .iter()
                .flat_map(|&at| Side::ALL.iter().map(move |&side| (at, side)))
                .filter(|&(at, side)| self.open(at, side))
                .map(|(at, side)| Self::beside(at, side))
                .filter(|other| !region.contains(other))
                .collect();
            if more.is_empty() {
                return region;
            }
            region.extend(more);
        }
    }

    fn on_mat(&self, (row, col): (i8, i8)) -> bool {
        let within = |at: i8| (0..self.side as i8).contains(&at);
        self.side == 0 || (within(row) && within(col))
    }

    fn new_cells(&self) -> BTreeSet<(i8, i8)> {
        self.cells
            .keys()
            .flat_map(|&at| Side::ALL.iter().map(move |&side| Self::beside(at, side)))
            .filter(|at| !self.cells.contains_key(at) && self.on_mat(*at))
            .collect()
    }
}

fn spot(cell: Cell) -> (i8, i8) {
    (cell.row(), cell.col())
}

fn spots(board: &Board, places: PlaceSet) -> BTreeSet<(i8, i8)> {
    places.iter().map(|place| spot(board.cell(place))).collect()
}

/// Every card once, in a fixed order.
fn deck() -> Vec<CardId> {
    let sizes = Race::ALL.iter().map(|&race| (race, components().race(race).cards.len()));
    sizes.flat_map(|(race, size)| (0..size).map(move |index| CardId::of(race, index))).collect()
}

/// Applies the same steps, given as numbers, to both boards.
fn build(side: u8, steps: &[(u8, u8, u8)]) -> (Board, Naive) {
    let mut board = Board::new(side);
    let mut naive = Naive { side, ..Naive::default() };
    let mut deck = deck();
    for &(what, which, rotation) in steps {
        let rotation = Rotation::new(rotation % 4).unwrap();
        if naive.cells.is_empty() {
            let start = board.start_cells().next().unwrap();
            let card = deck.swap_remove(usize::from(which) % deck.len());
            board.lay(start, card, rotation);
            naive.cells.insert(spot(start), vec![(card, rotation)]);
            naive.used += 1;
            continue;
        }
        let pick = |count: usize| usize::from(which) % count;
        let at = *naive.cells.keys().nth(pick(naive.cells.len())).unwrap();
        let cell = Cell::new(at.0, at.1).unwrap();
        let place = board.at(cell).unwrap();
        match what % 8 {
            0..4 if !deck.is_empty() => {
                let new: Vec<_> = naive.new_cells().into_iter().collect();
                let Some(&at) = new.get(pick(new.len().max(1))) else { continue };
                let card = deck.swap_remove(pick(deck.len()));
                board.lay(Cell::new(at.0, at.1).unwrap(), card, rotation);
                naive.cells.insert(at, vec![(card, rotation)]);
                naive.used += 1;
            }
            4 if !deck.is_empty() => {
                let card = deck.swap_remove(pick(deck.len()));
                board.cover(place, card, rotation);
                naive.cells.get_mut(&at).unwrap().push((card, rotation));
            }
            5 => {
                board.dig(place);
                naive.cells.get_mut(&at).unwrap().rotate_right(1);
            }
            6 => {
                board.turn(place, rotation);
                naive.cells.get_mut(&at).unwrap().last_mut().unwrap().1 = rotation;
            }
            7 if naive.cells[&at].len() == 1 => {
                board.remove(place);
                naive.cells.remove(&at);
            }
            _ => {}
        }
    }
    (board, naive)
}

fn steps() -> impl Strategy<Value = Vec<(u8, u8, u8)>> {
    prop::collection::vec(any::<(u8, u8, u8)>(), 0..120)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// DWF-3.4, DWF-3.6, DWF-3.7, DWF-3.12: stacks, passages, regions and new cells, on mats and table.
    #[test]
    fn equals_the_naive_board(side in prop::sample::select(vec![0u8, 8, 10]), steps in steps()) {
        let (board, naive) = build(side, &steps);
        prop_assert_eq!(board.len(), naive.cells.len());
        for (&at, stack) in &naive.cells {
            let place = board.at(Cell::new(at.0, at.1).unwrap()).unwrap();
            let cards: Vec<_> = board.stack(place).collect();
            prop_assert_eq!(cards, stack.iter().rev().copied().collect::<Vec<_>>());
            prop_assert_eq!(board.stacks().contains(place), stack.len() > 1);
            for &side in Side::ALL {
                prop_assert_eq!(board.passage(place, side).is_some(), naive.open(at, side));
            }
            prop_assert_eq!(spots(&board, board.region(place)), naive.region(at));
        }
        let mut new = Vec::new();
        let _ = board.new_cells(&mut |cell| {
            new.push(spot(cell));
            ControlFlow::Continue(())
        });
        let count = new.len();
        // Besides the rim of all cells ever used, freed cells can be offered.
        let most = 2 * naive.used + 2 + (naive.used - board.len());
        prop_assert!(count <= most, "DWF-3.12: {} new cells", count);
        let new: BTreeSet<_> = new.into_iter().collect();
        prop_assert_eq!(new.len(), count, "each once");
        if !naive.cells.is_empty() {
            prop_assert_eq!(new, naive.new_cells());
        }
    }

    /// DWF-3.7, DWF-3.9, DWF-12.4: kingdoms and their worth, added up cell by cell.
    #[test]
    fn kingdoms_equal_the_naive_ones(steps in steps()) {
        let (board, naive) = build(10, &steps);
        let players: Vec<Player> = Race::ALL
            .iter()
            .map(|&race| Player::new(race, dwar7s_fall::names::SecretGoal::King, Set::EMPTY))
            .collect();
        let realm = Realm::of(&board, &players);
        for (index, player) in players.iter().enumerate() {
            let seat = Seat::of(index);
            let castle = naive
                .cells
                .iter()
                .find(|(_, stack)| stack.last().unwrap().0 == player.castle())
                .map(|(&at, _)| at);
            let region = castle.map_or_else(BTreeSet::new, |castle| naive.region(castle));
            prop_assert_eq!(spots(&board, realm.kingdom(seat)), region.clone());
            let vp = |at: &(i8, i8)| {
                let card = naive.cells[at].last().unwrap().0;
                let vp = i16::from(components().card(card.kind()).vp);
                if player.race == Race::Ogres && vp == -2 { 2 } else { vp }
            };
            prop_assert_eq!(realm.worth(seat), region.iter().map(vp).sum::<i16>());
            let monsters = region.iter().filter(|at| {
                let card = naive.cells[at].last().unwrap().0;
                components().card(card.kind()).of == CardType::Monster
            });
            prop_assert_eq!(
                realm.kingdom(seat).and(realm.monsters).len(),
                monsters.count()
            );
        }
    }
}

/// DWF-3.12: a line of all cards stays within reach, and its cells are numbered.
#[test]
fn the_longest_line() {
    let mut board = Board::new(0);
    let mut cell = Cell::ORIGIN;
    for card in [CardId::LAKE].into_iter().chain(deck()) {
        board.lay(cell, card, Rotation::default()).unwrap();
        cell = cell.neighbour(Side::East).unwrap_or(cell);
    }
    assert_eq!(board.len(), 62);
    assert_eq!(board.at(Cell::new(0, 61).unwrap()).map(Place::at), Some(61));
    assert_eq!(Cell::new(0, 62), None);
}
