//! The growing map: cards in their cells, and what can be done with each.

use std::iter;

use dwar7s_fall::Action;
use dwar7s_fall::cell::{Cell, Rotation, Side};
use dwar7s_fall::components::components;
use dwar7s_fall::decisions::{
    Buying, Laying, Moving, Open as Ask, Placing, Playing, Tunnelling, Turning,
};
use dwar7s_fall::names::Kind;
use dwar7s_fall::preview::Laid;
use dwar7s_fall::view::{ViewCell, ViewCrowd};
use engine::{Indexed, Set};
use maud::{Markup, html};

use super::desk::{Deed, Desk, face_at, picture, sign};
use super::extent::Extent;
use super::gain::Gain;
use super::meeple::{alike, meeple};
use super::tile::{self, CELL};

impl Desk<'_> {
    /// The map as one drawing.
    pub fn map(&self) -> Markup {
        let extent = Extent::of(&self.view);
        let parts = self.scene.parts;
        html! {
            svg.df-map.{ "df-cols-" (extent.cols().count()) }.{ "df-rows-" (extent.rows().count()) } viewBox=(extent.view_box()) role="group" aria-label=(self.say("df-map")) {
                (hatches())
                path.df-mat d=(grid(extent)) {}
                (leaves(extent))
                (numbers(extent))
                @if self.view.mat_side.is_some() { (start_square(&self.view, extent)) }
                @for cell in extent.cells() {
                    @let id = format!("df-{}_{}", cell.row(), cell.col());
                    @let (x, y) = extent.corner(cell);
                    g id=(id) transform={ "translate(" (x) " " (y) ")" } {
                        (parts.part(&id, self.cell(cell)))
                    }
                }
                g #df-realm { (parts.part("df-realm", self.realm(extent))) }
                g #df-picker { (parts.part("df-picker", self.picker(extent))) }
                // A part, so that the map isn't sent again when the question turns to its cells.
                g #df-asked { (parts.part("df-asked", html! { @if self.asks_for_cells() { g data-asked {} } })) }
            }
        }
    }

    /// What lies or could lie in a cell.
    fn cell(&self, cell: Cell) -> Markup {
        match self.at(cell) {
            Some(found) => self.occupied(found),
            None => self.empty(cell),
        }
    }

    /// What choosing a cell does.
    pub fn cell_deed(&self, cell: Cell) -> Deed {
        let chosen = Action::Cell { cell };
        let from = self.stepping_from();
        let step = Side::ALL
            .iter()
            .copied()
            .find(|&side| from.is_some_and(|from| from.neighbour(side) == Some(cell)))
            .map(|side| Action::Step { side });
        match step {
            Some(step) => self.deed_or_why(&[&[step]], step),
            None if from.is_some() => self.deed(&[]),
            None if self.asks_for_cells() => self.deed_or_why(&[&[chosen]], chosen),
            None => self.departure(cell),
        }
    }

    /// Picking up the viewer's meeples on a card: a card is large enough for a finger. Which of
    /// several kinds moves is asked beside it.
    fn departure(&self, cell: Cell) -> Deed {
        let own = |found: &&ViewCell| {
            found.meeples.iter().any(|crowd| Some(crowd.seat) == self.scene.seat())
        };
        // From the only card that can be left nobody is asked, and the next question may be about cells, too.
        let is_asked =
            || self.view.board.iter().filter(own).filter(|it| self.can_leave(it)).count() > 1;
        match (self.view.ask, self.at(cell).filter(own)) {
            (Some(Ask::Menu), Some(found)) if self.can_leave(found) && is_asked() => {
                self.deed(&[&[Action::MoveMeeple, Action::Cell { cell }]])
            }
            (Some(Ask::Menu), Some(found)) if self.can_leave(found) => {
                self.deed(&[&[Action::MoveMeeple]])
            }
            _ => Deed::default(),
        }
    }

    /// The answer that a cell would be to a question about cells, for what is laid there.
    fn answers(&self, cell: Cell) -> Option<u32> {
        let asked = matches!(self.view.ask, Some(Ask::Menu)) && !self.scene.choices.is_empty();
        asked.then(|| Action::Cell { cell }.index())
    }

    /// Whether the open question is about cells, so that each one can say why it isn't an answer.
    pub fn asks_for_cells(&self) -> bool {
        matches!(
            self.view.ask,
            Some(
                Ask::Laying(Laying::Cell { .. })
                    | Ask::Placing(Placing::Cell { .. })
                    | Ask::Moving(Moving::From)
                    | Ask::Tunnelling(Tunnelling::From | Tunnelling::To { .. })
                    | Ask::Buying(Buying::Where { .. })
                    | Ask::Turning(Turning { cell: None, .. })
                    | Ask::Playing(Playing::Cell | Playing::VictimCell | Playing::OwnCell { .. })
                    | Ask::Task
                    | Ask::Digging
            )
        )
    }

    fn occupied(&self, cell: &ViewCell) -> Markup {
        let deed = self.cell_deed(cell.cell);
        let Some(top) = cell.stack.first() else { return html! {} };
        let needed = self.scene.seat().and_then(|seat| cell.needed.get(seat.index()));
        let needed = needed.copied().unwrap_or(components().card(top.card).needed);
        let blocked = match self.scene.seat() {
            Some(seat) => cell.blocked_for.contains(&seat),
            None => cell.blocked_for.len() == self.view.players.len(),
        };
        let at = format!("{}_{}", cell.cell.row(), cell.cell.col());
        let would = self.spot_would(cell.cell);
        let mut label = self.cell_label(cell);
        if let Some(would) = &would {
            label = format!("{label} {}", self.spot_label(cell.cell, would));
        }
        html! {
            g.df-cell.target.open[deed.is_open()] data-act=[deed.act] data-then=[deed.then.as_deref()] data-why=[deed.why]
                data-answers=[self.answers(cell.cell)] data-about={ "cell " (cell.cell.row()) " " (cell.cell.col()) }
                role=(deed.role().unwrap_or("img")) tabindex=[deed.tabindex()] aria-disabled=[deed.disabled()]
                aria-label=(label) {
                g.df-tile data-piece=[self.piece_of(cell)] data-at=(at) {
                    @for below in (1..cell.stack.len()).rev().take(3).map(|at| at.min(3)) {
                        rect.df-below x=(3 + below * 3) y=(3 + below * 3) width="94" height="94" rx="9" {}
                    }
                    (tile::laid_face(top.card, top.rotation, &cell.kingdom_of))
                    (tile::sockets(cell.slots, needed))
                    @if blocked { (picture("blocked", 41, 11, 20)) }
                    @if cell.stack.len() > 1 {
                        g.df-pile transform="translate(25 46)" { circle r="11" {} text y="5.500" { "×" (cell.stack.len()) } }
                    }
                }
                rect.hit x="2" y="2" width="96" height="96" rx="10" {}
                // Within the kingdom's outline, which would hide it; a finger still has the whole cell.
                @if deed.is_open() { rect.df-frame x="9" y="9" width="82" height="82" rx="9" {} }
                @if let Some(would) = &would { (self.spot_mark(would)) }
                (self.crowd(cell))
                @if cell.protected { (picture("guardian", 2, 2, 20)) }
                @if cell.troll {
                    g.df-troll data-piece="troll" data-at=(at) { (face_at("troll", 54, 30, 44)) }
                }
            }
        }
    }

    fn empty(&self, cell: Cell) -> Markup {
        let deed = match self.view.ask {
            Some(Ask::Laying(Laying::Cell { .. })) => self.cell_deed(cell),
            _ => Deed::default(),
        };
        if !deed.is_open() {
            return html! {
                @if let Some(answers) = self.answers(cell) {
                    g.df-vacant data-answers=(answers) { rect.hit x="2" y="2" width="96" height="96" rx="10" {} }
                }
            };
        }
        let would = self.spot_would(cell).unwrap_or_default();
        html! {
            g.df-spot.target.open data-act=[deed.act] role="button" tabindex="0"
                aria-label=(self.spot_label(cell, &would)) {
                rect.hit x="2" y="2" width="96" height="96" rx="10" {}
                (self.spot_mark(&would))
            }
        }
    }

    /// Where the current card would be laid, and what that brings at best.
    fn spot_label(&self, cell: Cell, would: &[(Rotation, Gain)]) -> String {
        let [row, col] = [cell.row(), cell.col()].map(i64::from);
        self.gain(self.tell("df-spot", &[("row", row.into()), ("col", col.into())]), &best(would))
    }

    /// What the current card would change here, for each rotation.
    fn spot_would(&self, cell: Cell) -> Option<Vec<(Rotation, Gain)>> {
        let Some(Ask::Laying(Laying::Cell { card })) = self.view.ask else { return None };
        if !self.scene.offers(Action::Cell { cell }) {
            return None;
        }
        let own = self.own()?;
        let gain = |rotation| {
            let laid = Laid { card, of: Some(own.race), cell, rotation };
            self.change(&self.view.kingdoms_with(laid))
        };
        let rotations = components().card(card).rotations();
        Some(rotations.map(|rotation| (rotation, gain(rotation))).collect())
    }

    /// The best result of laying a card here, and a preview of the card when pointed at.
    fn spot_mark(&self, would: &[(Rotation, Gain)]) -> Markup {
        let Some(Ask::Laying(Laying::Cell { card })) = self.view.ask else { return html! {} };
        html! {
            g.df-ghost {
                @for (rotation, _) in would {
                    g.df-turned data-turned=(rotation.at()) data-turn-act=(Action::Turn { rotation: *rotation }.index()) { (tile::face(card, *rotation, &[])) }
                }
            }
            g.df-chip transform="translate(50 50)" {
                rect x="-22" y="-15" width="44" height="30" rx="15" {}
                text.df-best y="7" { (self.chip(&best(would))) }
                @for (rotation, gain) in would {
                    text.df-turned y="7" data-turned=(rotation.at()) { (self.chip(gain)) }
                }
            }
        }
    }

    /// The meeples on a card, each in its slot.
    fn crowd(&self, cell: &ViewCell) -> Markup {
        let mut slots = tile::slots(cell.slots).into_iter();
        let at = format!("{}_{}", cell.cell.row(), cell.cell.col());
        html! {
            @for crowd in &cell.meeples {
                @for kind in crowd.kinds.kinds() {
                    @for number in 0..crowd.kinds.count(kind) {
                        @let (x, y) = slots.next().unwrap_or((50, 50));
                        g.df-meeple transform={ "translate(" (x) " " (y - 3) ")" } {
                            @let alike = alike(crowd.seat, kind);
                            g data-piece={ (alike) "-" (at) "-" (number) } data-at=(at) data-like=(alike) { (meeple(crowd.seat, kind)) }
                        }
                    }
                }
            }
        }
    }

    /// DWF-6.5: whether an open passage leads to a free slot.
    fn can_leave(&self, cell: &ViewCell) -> bool {
        let is_free = |other: &ViewCell| {
            other.meeples.iter().map(|crowd| crowd.kinds.len()).sum::<u8>() < other.slots
        };
        Side::ALL.iter().any(|&side| self.passage(cell, side).is_some_and(is_free))
    }

    fn cell_label(&self, cell: &ViewCell) -> String {
        let card = cell.stack.first().map_or_else(String::new, |top| self.name(&top.card));
        let standing: u8 = cell.meeples.iter().map(|crowd| crowd.kinds.len()).sum();
        let card = self.tell(
            "df-cell",
            &[
                ("card", card.into()),
                ("row", i64::from(cell.cell.row()).into()),
                ("col", i64::from(cell.cell.col()).into()),
                ("standing", i64::from(standing).into()),
                ("slots", i64::from(cell.slots).into()),
            ],
        );
        let crowds = cell.meeples.iter().map(|crowd| self.crowd_in_words(crowd));
        let standing = iter::once(card).chain(crowds).collect::<Vec<_>>().join(", ");
        let troll = cell.troll.then(|| self.say("df-troll-here"));
        let walls: Set<Side> = cell.walls.iter().copied().collect();
        let walls = (!walls.is_empty())
            .then(|| self.tell("df-walls", &[("walls", self.name(&walls).into())]));
        let sentences = iter::once(format!("{standing}.")).chain(walls);
        let sentences = sentences.chain(iter::once(self.realm_in_words(cell))).chain(troll);
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// Who stands on a card, naming everybody who is more than a plain meeple.
    fn crowd_in_words(&self, crowd: &ViewCrowd) -> String {
        let name = self.scene.voice.seat(crowd.seat);
        let count = i64::from(crowd.kinds.len());
        let kinds = crowd.kinds.kinds().filter(|&kind| kind != Kind::Basic);
        let special: Vec<String> = kinds.map(|kind| self.name(&kind)).collect();
        let standing = self.tell("df-has", &[("name", name.into()), ("n", count.into())]);
        if special.is_empty() { standing } else { format!("{standing} ({})", special.join(", ")) }
    }

    /// Whose kingdom a card is in.
    fn realm_in_words(&self, cell: &ViewCell) -> String {
        if cell.kingdom_of.is_empty() {
            return self.say("df-no-kingdom");
        }
        let names: Vec<String> =
            cell.kingdom_of.iter().map(|&seat| self.scene.voice.seat(seat)).collect();
        self.tell("df-kingdom-of", &[("names", names.join(", ").into())])
    }

    /// The name of the card on top, so that it glides from the hand to its cell.
    fn piece_of(&self, cell: &ViewCell) -> Option<String> {
        let top = cell.stack.first()?;
        let alike = |other: &&ViewCell| {
            let first = other.stack.first();
            first.is_some_and(|other| other.card == top.card && other.of == top.of)
        };
        let earlier = self.view.board.iter().take_while(|other| other.cell != cell.cell);
        let race = top.of.map_or_else(String::new, |race| sign(&race, "race-"));
        let number = earlier.filter(alike).count();
        Some(format!("card-{race}-{}-{number}", sign(&top.card, "card-")))
    }
}

/// What laying a card brings if it is turned the best way.
fn best(would: &[(Rotation, Gain)]) -> Gain {
    let best = would.iter().max_by_key(|(_, gain)| gain.order());
    best.map(|(_, gain)| gain.clone()).unwrap_or_default()
}

/// A hatching for each player, distinct by its direction.
fn hatches() -> Markup {
    const DIRECTIONS: [i32; 7] = [45, -45, 0, 90, 20, -20, 70];
    html! {
        defs {
            @for (seat, direction) in DIRECTIONS.iter().enumerate() {
                pattern id={ "df-hatch-" (seat) } class={ "seat-" (seat) } width="9" height="9" patternUnits="userSpaceOnUse"
                    patternTransform={ "rotate(" (direction) ")" } {
                    rect.df-stripe width="3" height="9" {}
                }
            }
        }
    }
}

/// The numbers of rows and columns, by which the log names cells.
fn numbers(extent: Extent) -> Markup {
    html! {
        g aria-hidden="true" {
            @for (row, y) in extent.rows() { text.df-axis x="-17" y=(y + 55) { (numeral(row)) } }
            @for (col, x) in extent.cols() { text.df-axis x=(x + 50) y="-9" { (numeral(col)) } }
        }
    }
}

/// A number of a row or column as the log writes it; the minus is a real one.
fn numeral(at: i8) -> String {
    at.to_string().replace('-', "−")
}

/// Fallen leaves, where no card lies yet.
fn leaves(extent: Extent) -> Markup {
    const LEAF: &str = "M0-12 3-6 8-8 7-3 12-1 8 3 9 8 3 6 1 13-1 13-3 6-9 8-8 3-12-1-7-3-8-8-3-6z";
    html! {
        @for cell in extent.cells() {
            // Each belongs to its cell, so that they stay where they are when the map grows.
            @let leaf = scattered(cell);
            @if leaf % 5 < 2 {
                @let (x, y) = extent.corner(cell);
                path.df-leaf.{ "df-leaf-" (leaf % 3) } d=(LEAF) transform={ "translate(" (x + leaf / 5 % 80 + 10) " " (y + leaf / 400 % 80 + 10) ") rotate(" (leaf % 360) ") scale(" (1.0 + (leaf / 7 % 4) as f32 / 5.0) ")" } {}
            }
        }
    }
}

/// A number that is always the same for a cell, and unlike those of the cells around it.
fn scattered(cell: Cell) -> i32 {
    let [row, col] = [cell.row(), cell.col()].map(|at| i32::from(at) as u32);
    let mixed = row.wrapping_mul(0x9E37_79B1) ^ col.wrapping_mul(0x85EB_CA77);
    ((mixed ^ mixed >> 15).wrapping_mul(0xC2B2_AE3D) >> 16) as i32
}

/// The cells of the mat as faint squares.
fn grid(extent: Extent) -> String {
    let square = |cell| {
        let (x, y) = extent.corner(cell);
        format!("M{} {}h{}v{}h-{}z", x + 4, y + 4, CELL - 8, CELL - 8, CELL - 8)
    };
    extent.cells().map(square).collect()
}

/// The four cells in the middle, where the first card lies.
fn start_square(view: &dwar7s_fall::View, extent: Extent) -> Markup {
    let side = view.mat_side.unwrap_or_default() as i8;
    let corner = Cell::new(side / 2 - 1, side / 2 - 1).map(|cell| extent.corner(cell));
    html! {
        @if let Some((x, y)) = corner {
            rect.df-start x=(x - 2) y=(y - 2) width=(2 * CELL + 4) height=(2 * CELL + 4) rx="14" {}
        }
    }
}
