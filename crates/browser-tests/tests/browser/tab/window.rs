//! Windows, and what a person points with.

use std::fmt;

/// The size of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 × 900 with a mouse.
    Desktop,
    /// 820 × 1180 with fingers.
    Tablet,
    /// 390 × 844 with fingers.
    Phone,
}

impl Screen {
    pub fn window(self) -> Window {
        let (width, height, pointer) = match self {
            Screen::Desktop => (1440, 900, Pointer::Mouse),
            Screen::Tablet => (820, 1180, Pointer::Finger),
            Screen::Phone => (390, 844, Pointer::Finger),
        };
        Window { width, height, pointer, zoom: 1 }
    }

    pub fn word(self) -> &'static str {
        match self {
            Screen::Desktop => "desktop",
            Screen::Tablet => "tablet",
            Screen::Phone => "phone",
        }
    }
}

/// What a person points with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    Mouse,
    Finger,
}

/// A window of any size, without the browser's bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    pub width: i64,
    pub height: i64,
    pub pointer: Pointer,
    /// How many times larger than usual everything is shown.
    pub zoom: i64,
}

impl fmt::Display for Window {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}x{}", self.width, self.height)?;
        if self.zoom > 1 { write!(out, "@{}", self.zoom) } else { Ok(()) }
    }
}

/// A place in a window, in pixels from its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
}
