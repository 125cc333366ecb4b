//! The view as text.

use engine::{Sketch, Voice};

use crate::view::View;

/// Draws the table.
pub(crate) fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.section(voice.name("sketch-board"), format!("{}", view.board.len()));
    sketch
}
