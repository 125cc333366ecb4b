//! Stacks of units on the map: the level's shape, the type's sign and a number.

use clash_of_rage::{Hero, Level, Side, Troop};
use maud::{Markup, html};

use super::{Field, SHEET, glyph};
use crate::draw::{initial, seat_shape, symbol_use};

/// The plates of the levels: a square, a pentagon, a hexagon, as the Reinforcement Stones have them.
fn plate(level: Level) -> &'static str {
    match level {
        Level::One => "M-14.5-20H14.5V20H-14.5z",
        Level::Two => "M0-26L14.5-16V20H-14.5V-16z",
        Level::Three => "M0-26L14.5-17V16L0 25L-14.5 16V-17z",
    }
}

impl Field<'_> {
    /// A stack of units around the origin, 32 wide.
    pub(super) fn token(&self, side: Side, troop: Troop, count_name: &str) -> Markup {
        html! {
            path.cor-plate d=(plate(troop.unit.level())) {}
            g.cor-bust transform="translate(-14 -22) scale(.4375)" {
                (glyph::picture_use(&glyph::unit_picture(troop.unit)))
            }
            path.cor-tag d="M-14.5 4H14.5V20H-14.5z" {}
            text.cor-count y="18.2" data-count={ (count_name) "-" (side_word(side)) "-" (glyph::of_unit(troop.unit)) } {
                (troop.count)
            }
        }
    }

    /// The banner of a side around the origin: colour, shape and initial, or the Elves' leaf.
    pub(super) fn banner(&self, side: Side) -> Markup {
        match side {
            Side::Elves => html! {
                g.cor-banner.elves {
                    circle r="12" {}
                    g transform="translate(-9 -9) scale(.75)" { (symbol_use(SHEET, "elves")) }
                }
            },
            Side::Player(seat) => {
                let initial = initial(seat, &self.scene.voice.seat(seat));
                let baseline = if seat.index() == 2 { 8 } else { 5 };
                html! {
                    g.cor-banner.{ "seat-" (seat.index()) } {
                        (seat_shape(seat))
                        text y=(baseline) { (initial.to_uppercase()) }
                    }
                }
            }
        }
    }

    /// A hero's badge around the origin.
    pub(super) fn hero_badge(&self, hero: Hero, side: Side, place: &str) -> Markup {
        html! {
            g.cor-hero.{ (side_class(side)) } data-piece={ "hero-" (glyph::of_hero(hero)) } data-at=(place) {
                path d="M0-15L13-7.5V7.5L0 15L-13 7.5V-7.5z" {}
                g transform="translate(-12 -13) scale(.375)" { (glyph::picture_use(&glyph::hero_picture(hero))) }
            }
        }
    }
}

/// The class for a side's colours.
pub(super) fn side_class(side: Side) -> String {
    match side {
        Side::Player(seat) => format!("seat-{}", seat.index()),
        Side::Elves => "elves".to_owned(),
    }
}

/// A side in names of pieces and cards.
pub(super) fn side_word(side: Side) -> String {
    match side {
        Side::Player(seat) => seat.index().to_string(),
        Side::Elves => "e".to_owned(),
    }
}
