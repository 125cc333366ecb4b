//! The puzzles of a game: today's, and all by theme.

use std::collections::BTreeSet;

use bots::Playable;
use engine::Voice;
use learn::{Course, Puzzle};
use maud::{Markup, html};

use crate::draw::{Layout, Shell, icon, page};
use crate::reader::Reader;
use crate::words::Words;

/// What the page knows of its reader.
pub struct Puzzles<'a> {
    /// The game.
    pub game: &'a dyn Playable,
    /// What teaches it.
    pub course: &'a Course,
    /// The numbers of the puzzles that the reader has solved.
    pub solved: &'a BTreeSet<usize>,
    /// The days since 1970: every day has its puzzle.
    pub day: u64,
}

impl Puzzles<'_> {
    /// The page; nothing if the game has no puzzles.
    pub fn draw(&self, reader: &Reader<'_>) -> Option<Markup> {
        let (id, words) = (self.game.info().id, reader.words());
        let voice = Voice::nameless(self.game.text(reader.settings.language));
        let name = voice.name("game-name");
        let title = words.tell("puzzles-of", &[("game", name.into())]);
        let here = format!("/games/{id}/puzzles");
        let shell = Shell { reader, title: &title, here: &here, layout: Layout::Learning(id) };
        let today = today(&self.course.puzzles, self.day)?;
        let solved = self.solved.len() as i64;
        let of = self.course.puzzles.len() as i64;
        let content = html! {
            main #main .game-page.puzzles {
                div.hero {
                    h1 { (title) }
                    p { (words.say("puzzles-about")) }
                }
                section.panel.stack aria-labelledby="today" {
                    h2 #today { (icon("hint")) (words.say("puzzle-today")) }
                    // Its theme would give half of the answer away.
                    @if self.is_solved(today) {
                        p { (theme(today, &voice)) " (" (words.say("puzzle-solved")) ")" }
                    }
                    (self.begin(today, html! {
                        button.primary type="submit" { (icon("play")) (words.say("puzzle-solve")) }
                    }))
                }
                p.soft { (words.tell("puzzle-count", &[("solved", solved.into()), ("of", of.into())])) }
                @for (name, puzzles) in by_theme(&self.course.puzzles, &voice) {
                    section.panel.stack {
                        h2 { (name) }
                        ul.puzzle-list {
                            @for puzzle in puzzles { li { (self.entry(puzzle, words)) } }
                        }
                    }
                }
                p.onward {
                    a.button href={ "/games/" (id) } { (icon("leave")) (words.say("door-learn")) }
                }
            }
        };
        Some(page(&shell, content))
    }

    fn is_solved(&self, puzzle: &Puzzle) -> bool {
        self.solved.contains(&puzzle.number)
    }

    fn entry(&self, puzzle: &Puzzle, words: &Words) -> Markup {
        let solved = self.is_solved(puzzle);
        let label = words.tell("puzzle-number", &[("n", (puzzle.number as i64).into())]);
        self.begin(
            puzzle,
            html! {
                button type="submit" title=(label) .solved[solved] {
                    @if solved { (icon("check")) }
                    span.unseen { (label) @if solved { " (" (words.say("puzzle-solved")) ")" } }
                    span aria-hidden="true" { (puzzle.number) }
                }
            },
        )
    }

    #[expect(clippy::needless_pass_by_value, reason = "markup is made where it is handed over")]
    fn begin(&self, puzzle: &Puzzle, button: Markup) -> Markup {
        let id = self.game.info().id;
        html! {
            form action={ "/games/" (id) "/lessons/" (puzzle.lesson.name) } method="post" { (button) }
        }
    }
}

/// The puzzle of a day.
fn today(puzzles: &[Puzzle], day: u64) -> Option<&Puzzle> {
    puzzles.get((day % puzzles.len().max(1) as u64) as usize)
}

/// The kind of decision that is to be made, in words.
fn theme(puzzle: &Puzzle, voice: &Voice<'_>) -> String {
    voice.said_attribute(puzzle.theme(), "group")
}

/// The puzzles by theme, the largest theme first.
fn by_theme<'a>(puzzles: &'a [Puzzle], voice: &Voice<'_>) -> Vec<(String, Vec<&'a Puzzle>)> {
    let mut themes: Vec<(String, Vec<&Puzzle>)> = Vec::new();
    for puzzle in puzzles {
        let name = theme(puzzle, voice);
        match themes.iter_mut().find(|(known, _)| *known == name) {
            Some((_, some)) => some.push(puzzle),
            None => themes.push((name, vec![puzzle])),
        }
    }
    themes.sort_by_key(|(_, puzzles)| std::cmp::Reverse(puzzles.len()));
    themes
}
