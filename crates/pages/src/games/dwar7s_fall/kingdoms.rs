//! Kingdoms on the map: open passages, outlines in their rulers' colours, and what they are worth.

use std::fmt::Write;

use dwar7s_fall::cell::{Cell, Side};
use dwar7s_fall::components::components;
use dwar7s_fall::names::CardType;
use dwar7s_fall::preview::Kingdom;
use dwar7s_fall::view::ViewPlayer;
use engine::Seat;
use maud::{Markup, html};

use super::desk::Desk;
use super::extent::Extent;
use super::tile::CELL;
use crate::draw::seat_shape;

/// How far an outline keeps from the edge of its cells.
const INSET: i32 = 3;
/// The length of a dash where several players share an outline.
const DASH: usize = 22;

impl Desk<'_> {
    /// All passages, outlines and banners.
    pub fn realm(&self, extent: Extent) -> Markup {
        let kingdoms = self.view.kingdoms();
        html! {
            path.df-passages d=(self.passages(extent)) {}
            @for kingdom in &kingdoms { (outline(kingdom, extent)) }
            @for (castle, owner) in self.castles() {
                (banner(owner.seat, owner.kingdom_vp.into(), castle, extent))
            }
        }
    }

    /// The castles on the map, with their owners.
    pub fn castles(&self) -> impl Iterator<Item = (Cell, &ViewPlayer)> {
        self.view.board.iter().filter_map(move |cell| {
            let top = cell.stack.first()?;
            let owner = self.view.players.iter().find(|player| Some(player.race) == top.of)?;
            let is_castle = components().card(top.card).of == CardType::Castle;
            is_castle.then_some((cell.cell, owner))
        })
    }

    fn passages(&self, extent: Extent) -> String {
        let mut path = String::new();
        for cell in &self.view.board {
            let (x, y) = extent.corner(cell.cell);
            if self.passage(cell, Side::East).is_some() {
                let _ = write!(path, "M{} {}h16v32h-16z", x + CELL - 8, y + 34);
            }
            if self.passage(cell, Side::South).is_some() {
                let _ = write!(path, "M{} {}h32v16h-32z", x + 34, y + CELL - 8);
            }
        }
        path
    }
}

/// A kingdom's edge, once for each of its rulers: their colours alternate along the line.
pub fn outline(kingdom: &Kingdom, extent: Extent) -> Markup {
    let path = edge(&kingdom.cells, extent);
    let rulers = kingdom.rulers.len();
    html! {
        @for (at, (seat, _)) in kingdom.rulers.iter().enumerate() {
            @let dashes = (rulers > 1).then(|| format!("{DASH} {}", DASH * (rulers - 1)));
            path.df-outline.{ "seat-" (seat.index()) } d=(path) stroke-dasharray=[dashes] stroke-dashoffset=(DASH * (rulers - at)) {}
        }
    }
}

/// What a kingdom is worth, on a flag beside the castle.
pub fn banner(seat: Seat, worth: i64, castle: Cell, extent: Extent) -> Markup {
    let (x, y) = extent.corner(castle);
    let worth = worth.to_string();
    // Every further digit makes the flag longer, towards the castle.
    let more = 16 * (worth.len() as i32 - 1);
    let width = 44 + more;
    html! {
        g.df-banner.{ "seat-" (seat.index()) } aria-hidden="true" transform={ "translate(" (x + 71) " " (y + 27) ")" } {
            path d={ "M" (-22 - more) "-11.5h" (width) "l-5 11.5 5 11.5h-" (width) "l5-11.5z" } {}
            g transform={ "translate(" (-8 - more) " 0) scale(.46)" } { (seat_shape(seat)) }
            text x=(6 - more / 2) y="6" data-count={ "df-worth-" (seat.index()) } { (worth) }
        }
    }
}

/// The edge of a set of cells, a little inside of it.
fn edge(cells: &[Cell], extent: Extent) -> String {
    let within = |cell: Option<Cell>| cell.is_some_and(|cell| cells.contains(&cell));
    let mut path = String::new();
    for &cell in cells {
        let (x, y) = extent.corner(cell);
        for &side in Side::ALL {
            if within(cell.neighbour(side)) {
                continue;
            }
            // The ends of this piece, going clockwise: shorter at an outer corner, longer at an inner one.
            let turn = |steps: usize| Side::ALL[(side as usize + steps) % 4];
            let end = |along: Side| {
                let beside = cell.neighbour(along);
                let beyond = beside.and_then(|beside| beside.neighbour(side));
                match (within(beside), within(beyond)) {
                    (false, _) => -INSET,
                    (true, true) => INSET,
                    (true, false) => 0,
                }
            };
            let (from, to) = (end(turn(3)), end(turn(1)));
            let _ = match side {
                Side::North => write!(path, "M{} {}H{}", x - from, y + INSET, x + CELL + to),
                Side::East => {
                    write!(path, "M{} {}V{}", x + CELL - INSET, y - from, y + CELL + to)
                }
                Side::South => {
                    write!(path, "M{} {}H{}", x + CELL + from, y + CELL - INSET, x - to)
                }
                Side::West => write!(path, "M{} {}V{}", x + INSET, y + CELL + from, y - to),
            };
        }
    }
    path
}
