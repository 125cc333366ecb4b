//! Kingdoms worked out from a view: as they are, and as they would be with one more card.
//!
//! A page shows them before a card is laid. They use only open information.

use std::collections::BTreeMap;

use engine::Seat;

use crate::data::components;
use crate::seen::view::View;
use crate::table::cell::{Cell, Rotation, Side, Walls};
use crate::table::realm::{Taste, vp_for};
use crate::words::names::{CardType, KingdomCard, Race};

/// A kingdom (DWF-3.7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kingdom {
    /// Its cells, by row and column.
    pub cells: Vec<Cell>,
    /// The players it belongs to, each with what it is worth to them (DWF-12.4).
    pub rulers: Vec<(Seat, i16)>,
}

/// A card that would lie on top of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// What it shows.
    pub card: KingdomCard,
    /// Its colour; the lake and memorials have none.
    pub of: Option<Race>,
    /// Where.
    pub cell: Cell,
    /// How it lies.
    pub rotation: Rotation,
}

#[derive(Clone, Copy)]
struct Top {
    card: KingdomCard,
    of: Option<Race>,
    walls: Walls,
}

impl View {
    /// The kingdoms of the board.
    pub fn kingdoms(&self) -> Vec<Kingdom> {
        self.kingdoms_of(&self.tops())
    }

    /// The kingdoms if this card lay on top of its cell.
    pub fn kingdoms_with(&self, laid: Laid) -> Vec<Kingdom> {
        let mut tops = self.tops();
        tops.insert(laid.cell, top(laid.card, laid.of, laid.rotation));
        self.kingdoms_of(&tops)
    }

    fn tops(&self) -> BTreeMap<Cell, Top> {
        let tops = self.board.iter().filter_map(|cell| {
            let card = cell.stack.first()?;
            Some((cell.cell, top(card.card, card.of, card.rotation)))
        });
        tops.collect()
    }

    fn kingdoms_of(&self, tops: &BTreeMap<Cell, Top>) -> Vec<Kingdom> {
        let mut kingdoms: Vec<Kingdom> = Vec::new();
        for (&cell, castle) in tops {
            let owner = self.players.iter().find(|player| Some(player.race) == castle.of);
            let is_castle = components().card(castle.card).of == CardType::Castle;
            let (true, Some(owner)) = (is_castle, owner) else { continue };
            let known = kingdoms.iter().position(|kingdom| kingdom.cells.contains(&cell));
            let at = known.unwrap_or_else(|| {
                kingdoms.push(Kingdom { cells: region(tops, cell), rulers: Vec::new() });
                kingdoms.len() - 1
            });
            let kingdom = &mut kingdoms[at];
            let taste = Taste::of(owner.race);
            let worth = kingdom.cells.iter().map(|cell| vp_for(tops[cell].card, taste)).sum();
            kingdom.rulers.push((owner.seat, worth));
        }
        for kingdom in &mut kingdoms {
            kingdom.rulers.sort_by_key(|(seat, _)| seat.index());
        }
        kingdoms
    }
}

fn top(card: KingdomCard, of: Option<Race>, rotation: Rotation) -> Top {
    Top { card, of, walls: components().card(card).walls.turned(rotation) }
}

/// DWF-3.6, DWF-3.7: all cells connected with this one by open passages.
fn region(tops: &BTreeMap<Cell, Top>, from: Cell) -> Vec<Cell> {
    let mut region = vec![from];
    let mut next = 0;
    while let Some(&cell) = region.get(next) {
        next += 1;
        for &side in Side::ALL {
            let Some(other) = cell.neighbour(side) else { continue };
            let Some(beyond) = tops.get(&other) else { continue };
            let open = !tops[&cell].walls.on(side) && !beyond.walls.on(side.opposite());
            if open && !region.contains(&other) {
                region.push(other);
            }
        }
    }
    region.sort();
    region
}
