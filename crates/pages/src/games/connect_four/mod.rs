//! The standing grid of Connect Four.

use connect_four::{Action, Column, ConnectFour, View};
use engine::Seat;
use maud::{Markup, html};

use super::{Board, Skin, skin};
use crate::draw::seat_shape;
use crate::scene::Scene;

/// Draws Connect Four.
pub struct ConnectFourBoard;

/// The side of a cell, in units of the drawing.
const CELL: usize = 100;
/// The room above the grid where a disc waits to be dropped.
const SKY: usize = 90;
const ROWS: usize = 6;
const FRAME: usize = 24;

/// How Connect Four looks.
pub(super) static SKIN: Skin = skin!("connect-four", ConnectFourBoard);

impl Board for ConnectFourBoard {
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let Some(view) = scene.view_of::<ConnectFour>() else { return html! {} };
        let width = Column::COUNT * CELL + 2 * FRAME;
        let height = ROWS * CELL + SKY + 2 * FRAME + 26;
        html! {
            svg.c4 viewBox={ "0 0 " (width) " " (height) } role="group"
                aria-label=(scene.voice.name("grid")) {
                path.c4-foot d={ "M10 " (height - 2) "l18-42h52v42zM" (width - 10) " " (height - 2) "l-18-42h-52v42z" } {}
                g id="c4-discs" { (scene.parts.part("c4-discs", discs(&view))) }
                path.c4-wall d=(wall()) fill-rule="evenodd" {}
                path.c4-rim d=(rims()) {}
                g id="c4-columns" { (scene.parts.part("c4-columns", columns(scene))) }
            }
        }
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let view = scene.view_of::<ConnectFour>()?;
        let placed = view.rows.iter().flatten().flatten().filter(|&&owner| owner == seat).count();
        Some(html! {
            span.supply {
                svg.icon viewBox="-12 -12 24 24" aria-hidden="true" { (disc(seat, 11)) }
                (21usize.saturating_sub(placed))
            }
        })
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<Markup> {
        let column = thing.strip_prefix("column-")?.parse::<u8>().ok().and_then(Column::new)?;
        let view = scene.view_of::<ConnectFour>()?;
        let free = view.rows.iter().filter(|row| row[column.at()].is_none()).count();
        let number = column.at() as i64 + 1;
        Some(html! {
            strong { (scene.words.tell("c4-column", &[("n", number.into())])) }
            p { (scene.words.tell("c4-free", &[("n", (free as i64).into())])) }
        })
    }
}

fn centre(column: usize, row: usize) -> (usize, usize) {
    (FRAME + column * CELL + CELL / 2, SKY + FRAME + row * CELL + CELL / 2)
}

fn disc(seat: Seat, radius: usize) -> Markup {
    html! {
        circle.c4-disc.{ "seat-" (seat.index()) } r=(radius) {}
        circle.c4-ridge r=(radius * 3 / 4) {}
        g.c4-shape.{ "seat-" (seat.index()) } transform={ "scale(" (radius as f32 / 26.0) ")" } {
            (seat_shape(seat))
        }
    }
}

fn discs(view: &View) -> Markup {
    let win = winning(view);
    html! {
        @for (row, owners) in view.rows.iter().enumerate() {
            @for (column, owner) in owners.iter().enumerate() {
                @if let Some(owner) = owner {
                    @let (x, y) = centre(column, row);
                    g.c4-piece.c4-win[win.contains(&(row, column))]
                        data-piece={ "disc-" (column) "-" (row) }
                        transform={ "translate(" (x) " " (y) ")" } {
                        g.c4-fall { (disc(*owner, 46)) }
                    }
                }
            }
        }
    }
}

/// The cells of every line of four.
fn winning(view: &View) -> Vec<(usize, usize)> {
    let mut cells = Vec::new();
    let at = |row: isize, column: isize| {
        let row = view.rows.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    };
    for row in 0..ROWS as isize {
        for column in 0..Column::COUNT as isize {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let line: Vec<_> = (0..4).map(|n| (row + n * down, column + n * right)).collect();
                let first = at(row, column);
                if first.is_some() && line.iter().all(|&(row, column)| at(row, column) == first) {
                    cells.extend(line.iter().map(|&(row, column)| (row as usize, column as usize)));
                }
            }
        }
    }
    cells
}

/// The blue wall with its round holes, as one path.
fn wall() -> String {
    let (width, height) = (Column::COUNT * CELL + 2 * FRAME, ROWS * CELL + 2 * FRAME);
    let mut path = format!(
        "M28 {SKY}h{}a28 28 0 0 1 28 28v{}a28 28 0 0 1-28 28h-{}a28 28 0 0 1-28-28v-{}a28 28 0 0 1 28-28z",
        width - 56,
        height - 56,
        width - 56,
        height - 56
    );
    each_hole(|x, y| path += &format!("M{} {y}a42 42 0 1 0 84 0a42 42 0 1 0-84 0z", x - 42));
    path
}

fn rims() -> String {
    let mut path = String::new();
    each_hole(|x, y| path += &format!("M{} {y}a42 42 0 0 1 84 0", x - 42));
    path
}

fn each_hole(mut draw: impl FnMut(usize, usize)) {
    for row in 0..ROWS {
        for column in 0..Column::COUNT {
            let (x, y) = centre(column, row);
            draw(x, y);
        }
    }
}

fn columns(scene: &Scene<'_>) -> Markup {
    html! {
        @for column in Column::all() {
            @let target = scene.target(Action::Drop { column });
            @let number = column.at() as i64 + 1;
            @let (x, _) = centre(column.at(), 0);
            g.c4-column.target.open[target.is_open()]
                data-act=[target.act] data-why=[target.why] data-about={ "column-" (column.at()) }
                role=[target.role()] tabindex=[target.tabindex()] aria-disabled=[target.disabled()]
                aria-label=(scene.words.tell("c4-column", &[("n", number.into())])) {
                rect.hit x=(x - CELL / 2) y="0" width=(CELL) height=(SKY + FRAME + ROWS * CELL) rx="12" {}
                @if target.is_open() && let Some(seat) = scene.seat() {
                    g.c4-ghost transform={ "translate(" (x) " 46)" } { (disc(seat, 40)) }
                }
                text.c4-number x=(x) y=(SKY + FRAME + ROWS * CELL + 17) { (number) }
            }
        }
    }
}
