//! Pictures from a game's sheet of art.
//!
//! A sheet is loaded once and cached: pictures refer to it. Words beside a picture say what it
//! shows, so it is hidden from screen readers.

use engine::{Arg, Spoken};
use maud::{Markup, PreEscaped, html};

use crate::assets;

/// The pictures of a game: its sheet, and the prefix of their names.
pub(super) struct Art {
    /// `art/<game>.svg`
    pub(super) sheet: &'static str,
    /// What comes before a picture's name.
    pub(super) prefix: &'static str,
}

/// The size of a picture in the units of its sheet.
pub(super) type View = (u32, u32);

/// How a picture fills its room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    /// All of it is visible.
    Whole,
    /// It stands on the lower edge.
    Standing,
    /// It covers everything; what doesn't fit is cut off.
    Cover,
    /// It is stretched to the edges.
    Stretch,
}

impl Art {
    /// A picture with this class.
    pub(super) fn picture(&self, name: &str, class: &str, view: View, fit: Fit) -> Markup {
        let (width, height) = view;
        html! {
            svg class={ "art " (class) } viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio=(fit.word()) aria-hidden="true" {
                (self.picture_use(name, view))
            }
        }
    }

    /// The picture of a thing, found by the key of the thing's name.
    pub(super) fn of(&self, thing: &impl Spoken, class: &str, view: View, fit: Fit) -> Markup {
        match thing.arg() {
            Arg::Name(key) => self.picture(&key, class, view, fit),
            _ => html! {},
        }
    }

    /// The same picture for a place inside a larger drawing.
    pub(super) fn picture_use(&self, name: &str, (width, height): View) -> Markup {
        PreEscaped(format!(
            "<use href=\"{}#{}-{name}\" width=\"{width}\" height=\"{height}\"/>",
            assets::address(self.sheet),
            self.prefix,
        ))
    }
}

impl Fit {
    fn word(self) -> &'static str {
        match self {
            Fit::Whole => "xMidYMid meet",
            Fit::Standing => "xMidYMax meet",
            Fit::Cover => "xMidYMid slice",
            Fit::Stretch => "none",
        }
    }
}
