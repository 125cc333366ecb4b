//! What a game brings to teach itself: a rulebook for people, a player aid, lessons.

use crate::Language;

/// The files of a game's folders `how-to-play` and `lessons`, as they are. The macro
/// [`guide!`](crate::guide) embeds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The rulebook in each language, as Markdown.
    pub rulebook: &'static [(Language, &'static str)],
    /// The player aid in each language, as Markdown.
    pub aid: &'static [(Language, &'static str)],
    /// What a stranger wants to know before the first click, as RON.
    pub about: &'static str,
    /// The positions that the rulebook shows, as RON.
    pub pictures: &'static str,
    /// The lessons in the order in which they are taught: name and RON.
    pub lessons: &'static [(&'static str, &'static str)],
    /// Positions with one decision to find, as RON.
    pub puzzles: &'static str,
}

impl Guide {
    /// The rulebook in a language.
    pub fn rulebook(&self, language: Language) -> &'static str {
        spoken(self.rulebook, language)
    }

    /// The player aid in a language.
    pub fn aid(&self, language: Language) -> &'static str {
        spoken(self.aid, language)
    }
}

fn spoken(texts: &[(Language, &'static str)], language: Language) -> &'static str {
    texts.iter().find(|(each, _)| *each == language).map_or("", |(_, text)| text)
}

/// Embeds the folders `how-to-play` and `lessons` of a game's crate. Called in its `src/lib.rs`
/// with the names of the lessons: `engine::guide!("first", "points")`.
#[macro_export]
macro_rules! guide {
    ($($lesson:literal),* $(,)?) => {
        $crate::Guide {
            rulebook: &[
                ($crate::Language::English, include_str!("../how-to-play/en.md")),
                ($crate::Language::German, include_str!("../how-to-play/de.md")),
            ],
            aid: &[
                ($crate::Language::English, include_str!("../how-to-play/aid.en.md")),
                ($crate::Language::German, include_str!("../how-to-play/aid.de.md")),
            ],
            about: include_str!("../how-to-play/about.ron"),
            pictures: include_str!("../how-to-play/pictures.ron"),
            lessons: &[$(($lesson, include_str!(concat!("../lessons/", $lesson, ".ron")))),*],
            puzzles: include_str!("../lessons/puzzles.ron"),
        }
    };
}
