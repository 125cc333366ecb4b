//! Meeples: round and friendly, in their player's colour and with the shape of the seat.

use dwar7s_fall::names::Kind;
use engine::Seat;
use maud::{Markup, html};

use super::desk::{face_at, picture, sign};
use crate::draw::seat_shape;

/// A meeple of 24 by 24 units around the origin.
pub fn meeple(seat: Seat, kind: Kind) -> Markup {
    html! {
        g.df-body.{ "seat-" (seat.index()) } {
            (face_at("meeple", -14, -15, 28))
            g.df-mark transform="translate(0 4.600) scale(.4)" { (seat_shape(seat)) }
            @if kind != Kind::Basic {
                circle.df-rank cx="7.500" cy="-6.500" r="6.500" {}
                (picture(&sign(&kind, "kind-"), 3, -11, 9))
            }
        }
    }
}

/// A meeple beside words.
pub fn meeple_icon(seat: Seat, kind: Kind) -> Markup {
    html! {
        svg.icon.df-meeple-icon viewBox="-13 -14 28 28" aria-hidden="true" { (meeple(seat, kind)) }
    }
}

/// A meeple in names of pieces: its seat and kind, the same for all alike.
pub fn alike(seat: Seat, kind: Kind) -> String {
    format!("meeple-{}-{}", seat.index(), sign(&kind, "kind-"))
}
