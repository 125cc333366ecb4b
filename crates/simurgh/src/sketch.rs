//! The view as text.

use engine::{Sketch, Voice};

use crate::view::View;

/// Draws the view.
pub(crate) fn of(_view: &View, _voice: &Voice<'_>) -> Sketch {
    Sketch::default()
}
