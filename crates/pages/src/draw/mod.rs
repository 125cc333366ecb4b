//! Small things that many pages draw: seats, icons, the frame around a page.

mod refusal;
mod rules;
mod shell;

use engine::Seat;
use maud::{Markup, PreEscaped, html};

pub use refusal::refusal;
pub use rules::{chapters, rule_anchor, rules_html};
pub use shell::{Layout, Shared, Shell, eyes, page, shared_page};

use crate::assets;
use crate::games::skin_of;
use crate::parts::plain;
use crate::words::Words;

/// The shapes of the seats on a grid from -12 to 12: circle, diamond, triangle, square, hexagon,
/// star, cross, and a drop for the eighth. Distinct without their colours.
const SHAPES: [&str; 8] = [
    "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
    "M0-12L12 0L0 12L-12 0z",
    "M0-11.5L12.5 10H-12.5z",
    "M-10-10H10V10H-10z",
    "M-6-10.6H6L12 0L6 10.6H-6L-12 0z",
    "M0-12.5L3.5-4.3L12.3-3.6L5.6 2.2L7.7 10.8L0 6.1L-7.7 10.8L-5.6 2.2L-12.3-3.6L-3.5-4.3z",
    "M-4.5-12H4.5V-4.5H12V4.5H4.5V12H-4.5V4.5H-12V-4.5H-4.5z",
    "M0-13C6-5 9.5-1 9.5 3.5a9.5 9.5 0 0 1-19 0C-9.5-1-6-5 0-13z",
];

/// The shape of a seat, as a path around the origin.
pub fn seat_shape(seat: Seat) -> Markup {
    html! { path d=(SHAPES[seat.index()]) {} }
}

/// A seat's emblem: its colour, its shape, and the initial of its player.
pub fn emblem(seat: Seat, name: &str) -> Markup {
    let initial = initial(seat, name);
    // A triangle and a star are widest lower down.
    let baseline = match seat.index() {
        2 => 8.5,
        5 => 5.2,
        7 => 8.0,
        _ => 5.0,
    };
    html! {
        svg.emblem.{ "seat-" (seat.index()) } viewBox="-14 -14 28 28" aria-hidden="true" {
            (seat_shape(seat))
            text y=(baseline) { (initial.to_uppercase()) }
        }
    }
}

/// What stands for a seat's name on a piece: its first letter, or the number of the seat in "Bot 2", "Bot 3".
pub(crate) fn initial(seat: Seat, name: &str) -> char {
    let number = char::from_digit(seat.index() as u32 + 1, 10);
    let last = name.rsplit_once(' ').map_or("", |(_, last)| last);
    match number {
        Some(number) if last.chars().eq([number]) => number,
        _ => name.chars().find(|letter| letter.is_alphanumeric()).unwrap_or('?'),
    }
}

/// An icon of the page's own sheet.
pub fn icon(name: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" {
            (PreEscaped(format!("<use href=\"{}#{name}\"/>", assets::address("icons.svg"))))
        }
    }
}

/// A symbol of a board's own sheet, drawn on a grid of 24 units.
pub fn symbol(sheet: &'static str, name: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" { (symbol_use(sheet, name)) }
    }
}

/// The same symbol for a place inside a larger drawing.
pub fn symbol_use(sheet: &'static str, name: &str) -> Markup {
    PreEscaped(format!(
        "<use href=\"{}#{name}\" width=\"24\" height=\"24\"/>",
        assets::address(sheet)
    ))
}

/// The noun of a number beside a sign, for screen readers only.
pub fn noun(word: &str) -> Markup {
    html! { span.unseen { (word) ": " } }
}

/// The drawn cover of a game, or the generic one.
pub fn cover(game: &str) -> &'static str {
    let own = skin_of(game).and_then(|skin| assets::find(&format!("covers/{}.svg", skin.id)));
    own.unwrap_or_else(|| assets::address("covers/any.svg"))
}

/// The picture of a shared link: the game's table in play, as a bitmap.
pub fn shared_picture(game: &str) -> &'static str {
    assets::find(&format!("shared/{game}.png")).unwrap_or_else(|| assets::address("covers/any.png"))
}

/// A person's name, with a word for former guests, whose names are gone.
pub fn person_name(name: &str, words: &Words) -> String {
    if name.is_empty() { words.say("former-guest") } else { plain(name) }
}

/// The word for a level of bots; its id if the page has none.
pub fn bot_name(level: &str, words: &Words) -> String {
    let key = format!("bot-{level}");
    if words.has(&key) { words.say(&key) } else { level.to_owned() }
}
