//! The lessons that were finished on this device, kept in a cookie: `simurgh.first+belaad.points`.

use std::collections::BTreeSet;

use axum::http::HeaderMap;
use learn::Lesson;

use crate::cookies;

/// The finished lessons of every game: game and lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finished(BTreeSet<(&'static str, &'static str)>);

impl Finished {
    /// The cookie's name.
    pub const COOKIE: &'static str = "sofra_lessons";

    /// What a device remembers. What isn't a game's is left out.
    pub fn read(headers: &HeaderMap) -> Finished {
        Finished::parse(cookies::read(headers, Finished::COOKIE).unwrap_or_default())
    }

    fn parse(written: &str) -> Finished {
        let known = written.split('+').filter_map(|word| {
            let (game, lesson) = word.split_once('.')?;
            let course = learn::course(game)?;
            Some((course.game, course.lesson(lesson)?.name.as_str()))
        });
        Finished(known.collect())
    }

    /// The cookie's value.
    pub fn written(&self) -> String {
        let words = self.0.iter().map(|(game, lesson)| format!("{game}.{lesson}"));
        words.collect::<Vec<_>>().join("+")
    }

    /// Remembers a lesson of a game.
    pub fn insert(&mut self, game: &'static str, lesson: &'static Lesson) {
        self.0.insert((game, &lesson.name));
    }

    /// The names of a game's finished lessons.
    pub fn of(&self, game: &str) -> BTreeSet<String> {
        let names = self.0.iter().filter(|(of, _)| *of == game);
        names.map(|(_, lesson)| (*lesson).to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_finished_is_read_back() {
        let mut finished = Finished::default();
        let course = learn::course("simurgh").unwrap();
        finished.insert(course.game, course.lesson("first").unwrap());
        assert_eq!(finished.written(), "simurgh.first");
        assert_eq!(finished.of("simurgh"), BTreeSet::from(["first".to_owned()]));
        assert_eq!(Finished::parse(&finished.written()), finished);
        assert_eq!(Finished::parse("chess.first+simurgh.last+belaad"), Finished::default());
    }
}
