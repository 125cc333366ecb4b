//! Words for the levels of the bots.

use engine::Language;
use pages::words;

/// A newcomer chooses by these sentences.
#[test]
fn every_level_is_described_in_every_language() {
    for language in Language::ALL {
        for level in bots::LEVELS {
            let key = format!("level-{level}");
            assert!(words(language).has(&key), "{key} in {language:?}");
        }
    }
}
