//! What is read once and kept for as long as the program runs.

use engine::{Language, Seed};

use crate::{assets, words};

/// Reads every text, lesson and component. Otherwise each would be read when somebody first needs it, and
/// they would wait.
pub fn load() {
    for language in Language::ALL {
        words(language);
    }
    assets::get("");
    learn::courses();
    for game in catalogue::games() {
        game.text(Language::English);
        // Reads its components. A folder of corrected ones that doesn't fit is told when somebody plays.
        let _ = game.start(game.info().min_seats, &Default::default(), Seed::from_phrase("load"));
    }
}
