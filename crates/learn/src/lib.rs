//! What teaches the games: whom they are for, the pictures of their rulebooks, lessons that are
//! played.
//!
//! A game brings its files ([`engine::Guide`]); here they are read and checked once. Everything is
//! plain data: the pages draw it, and a table plays it.

mod about;
mod lesson;
mod picture;
mod puzzle;
mod script;

use std::fmt;
use std::sync::LazyLock;

use bots::Playable;
use engine::Language;
use serde::Deserialize;

pub use about::{About, Measured};
pub use lesson::{Bubble, Lesson};
pub use picture::{Label, Picture, Show};
pub use puzzle::{Puzzle, PuzzleFile, WrittenPuzzle};
pub use script::{Anchor, Cue, Part, Stand};

/// What teaches one game.
pub struct Course {
    /// The game's id.
    pub game: &'static str,
    /// What a stranger wants to know first.
    pub about: About,
    /// The pictures of its rulebook.
    pub pictures: Vec<Picture>,
    /// The lessons in the order in which they are taught.
    pub lessons: Vec<Lesson>,
    /// Positions with one decision to find.
    pub puzzles: Vec<Puzzle>,
}

/// A file of a game's guide that can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadGuide {
    /// The file: `simurgh/lessons/first.ron`.
    pub file: String,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for BadGuide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.reason)
    }
}

impl std::error::Error for BadGuide {}

/// Words that aren't in a Fluent text, because they stand beside the numbers they explain.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    en: String,
    de: String,
}

impl Words {
    /// The words in a language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::German => &self.de,
            _ => &self.en,
        }
    }
}

/// What teaches the game with this id; nothing if it brings no guide.
pub fn course(game: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.game == game)
}

/// Every course, in the order in which games are shown.
pub fn courses() -> &'static [Course] {
    &COURSES
}

// The files are embedded: a broken guide fails the tests; at run time the game is left out.
static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
    let read = catalogue::games().iter().filter_map(|game| Course::read(*game).ok().flatten());
    read.collect()
});

impl Course {
    /// Reads and checks what a game brings.
    pub fn read(game: &dyn Playable) -> Result<Option<Course>, BadGuide> {
        let Some(guide) = game.guide() else { return Ok(None) };
        let id = game.info().id;
        let bad = |file: &str, reason: String| BadGuide { file: format!("{id}/{file}"), reason };
        let about = ron::from_str(guide.about)
            .map_err(|error| bad("how-to-play/about.ron", error.to_string()))?;
        let pictures: Vec<Picture> = ron::from_str(guide.pictures)
            .map_err(|error| bad("how-to-play/pictures.ron", error.to_string()))?;
        let lessons = guide
            .lessons
            .iter()
            .map(|&(name, source)| {
                Lesson::read(game, name, source)
                    .map_err(|reason| bad(&format!("lessons/{name}.ron"), reason))
            })
            .collect::<Result<_, _>>()?;
        let puzzles = Puzzle::read_all(game, guide.puzzles)
            .map_err(|reason| bad("lessons/puzzles.ron", reason))?;
        Ok(Some(Course { game: id, about, pictures, lessons, puzzles }))
    }

    /// The picture of this name.
    pub fn picture(&self, name: &str) -> Option<&Picture> {
        self.pictures.iter().find(|picture| picture.name == name)
    }

    /// The lesson of this name; a puzzle is one, too.
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        let puzzles = self.puzzles.iter().map(|puzzle| &puzzle.lesson);
        self.lessons.iter().chain(puzzles).find(|lesson| lesson.name == name)
    }

    /// The puzzle with this number, counted from 1.
    pub fn puzzle(&self, number: usize) -> Option<&Puzzle> {
        self.puzzles.get(number.checked_sub(1)?)
    }

    /// The puzzle that is played by the lesson of this name.
    pub fn puzzle_of(&self, lesson: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.lesson.name == lesson)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_guide_can_be_read() {
        for game in catalogue::games() {
            if let Err(error) = Course::read(*game) {
                panic!("{error}");
            }
        }
        assert_eq!(courses().len(), 4, "every game but the example teaches itself");
    }
}
