//! A kingdom card: its picture, walls, value and slots, in a square of 100 units.

use dwar7s_fall::cell::{Rotation, Side};
use dwar7s_fall::components::components;
use dwar7s_fall::names::{CardType, KingdomCard};
use engine::Seat;
use maud::{Markup, html};

use super::desk::{face_at, sign};

/// The side of a cell in units of the drawing.
pub const CELL: i32 = 100;

/// The ground, the picture, the walls and the value of a card.
pub fn face(card: KingdomCard, rotation: Rotation, rulers: &[Seat]) -> Markup {
    html! { (plain_face(card, rotation, rulers)) (worth(components().card(card).vp)) }
}

/// The face of a card on the map. A castle bears a banner there, with what its whole kingdom is worth.
pub fn laid_face(card: KingdomCard, rotation: Rotation, rulers: &[Seat]) -> Markup {
    match components().card(card).of {
        CardType::Castle => plain_face(card, rotation, rulers),
        _ => face(card, rotation, rulers),
    }
}

fn plain_face(card: KingdomCard, rotation: Rotation, rulers: &[Seat]) -> Markup {
    let printed = components().card(card);
    let walls = printed.walls.turned(rotation);
    html! {
        rect.df-ground.{ "df-" (kind(printed.of)) } x="3" y="3" width="94" height="94" rx="9" {}
        @for seat in rulers {
            rect x="3" y="3" width="94" height="94" rx="9" class={ "df-hatch seat-" (seat.index()) } fill={ "url(#df-hatch-" (seat.index()) ")" } {}
        }
        (face_at(&sign(&card, ""), 12, 11, 50))
        path.df-wall d=(wall_path(|side| walls.on(side))) {}
        path.df-joints d=(joint_path(|side| walls.on(side))) {}
    }
}

/// What a card is worth in a kingdom.
fn worth(vp: i8) -> Markup {
    html! {
        @if vp != 0 {
            g transform="translate(73 27)" {
                circle.df-worth.df-bad[vp < 0] r="13" {}
                text.df-worth-number aria-hidden="true" y="6" { (signed(vp.into())) }
            }
        }
    }
}

/// A number with its sign; the minus is a real one.
pub fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// The word for a type of card in class names.
pub fn kind(of: CardType) -> &'static str {
    match of {
        CardType::Castle => "castle",
        CardType::Mine => "mine",
        CardType::Inn => "inn",
        CardType::Monster => "monster",
        CardType::Lake => "lake",
        CardType::Memorial => "memorial",
    }
}

/// Where the slots of a card are, clear of its walls.
pub fn slots(count: u8) -> Vec<(i32, i32)> {
    match count {
        0 => Vec::new(),
        1 => vec![(50, 75)],
        2 => vec![(36, 75), (64, 75)],
        3 => vec![(26, 75), (50, 75), (74, 75)],
        // A row of four at the bottom, the others above it at the right.
        _ => {
            let bottom = (0..4).map(|at| (22 + at * 19, 77));
            let above = (4..i32::from(count)).map(|at| (79 - (at - 4) * 19, 54));
            bottom.chain(above).collect()
        }
    }
}

/// Empty slots: the first ones are those that the task needs.
pub fn sockets(count: u8, needed: u8) -> Markup {
    let radius = if count > 3 { 9 } else { 11 };
    html! {
        @for (at, (x, y)) in slots(count).into_iter().enumerate() {
            circle.df-slot.df-spare[at >= needed.into()] cx=(x) cy=(y) r=(radius) {}
        }
    }
}

/// The walls as one path: thick bars along the sides.
fn wall_path(has: impl Fn(Side) -> bool) -> String {
    let bars = [
        (Side::North, "M1 1h98v11H1z"),
        (Side::East, "M88 1h11v98H88z"),
        (Side::South, "M1 88h98v11H1z"),
        (Side::West, "M1 1h11v98H1z"),
    ];
    bars.iter().filter(|(side, _)| has(*side)).map(|(_, bar)| *bar).collect()
}

/// The joints between the stones of the walls.
fn joint_path(has: impl Fn(Side) -> bool) -> String {
    let joints = [
        (Side::North, "M22 1v6M42 1v6M62 1v6M82 1v6M12 6.500h86M32 7v5M52 7v5M72 7v5"),
        (
            Side::East,
            "M99 22h-6M99 42h-6M99 62h-6M99 82h-6M93.500 12v76M93 32h-5M93 52h-5M93 72h-5",
        ),
        (
            Side::South,
            "M22 99v-6M42 99v-6M62 99v-6M82 99v-6M12 93.500h86M32 93v-5M52 93v-5M72 93v-5",
        ),
        (Side::West, "M1 22h6M1 42h6M1 62h6M1 82h6M6.500 12v76M7 32h5M7 52h5M7 72h5"),
    ];
    joints.iter().filter(|(side, _)| has(*side)).map(|(_, joint)| *joint).collect()
}
