//! Puzzles: positions from games between strong bots with one clearly best decision.
//!
//! A puzzle is played like a lesson: a table in a position, one decision, and a few words about it.
//! `sofra puzzles` finds them and writes the file.

use bots::{Comparison, LATER, Playable, RESULT, Reason};
use engine::{Choice, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::lesson::{Bubble, Lesson};
use crate::script::{Anchor, Part};

/// A game's puzzles as they are written.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The version of the rules they are played by.
    pub rules_version: u32,
    /// The puzzles in the order in which they are shown.
    pub puzzles: Vec<WrittenPuzzle>,
}

/// A puzzle as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPuzzle {
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The seed of all its chance.
    pub seed: Seed,
    /// The numbers of the actions up to the position, in the order of play. Where several decide at
    /// once, the first of them comes first.
    pub steps: String,
    /// The number of the best action.
    pub best: u32,
    /// The number of the second best.
    pub next: u32,
    /// By how many points of lead the best is better.
    pub points: f32,
    /// By how much its expected share of the victory is larger, 0 to 1.
    pub win: f32,
    /// Why: whose position differs, in which term, by how many points.
    pub reasons: Vec<(u8, String, f32)>,
}

/// A position with one decision to find.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its number, counted from 1.
    pub number: usize,
    /// The table at which it is played, and what is said there.
    pub lesson: Lesson,
    /// Why the best choice is the best.
    pub explained: Comparison,
}

impl Puzzle {
    /// Reads a game's puzzles; the error names the one that is wrong.
    pub fn read_all(game: &dyn Playable, source: &str) -> Result<Vec<Puzzle>, String> {
        let file: PuzzleFile = ron::from_str(source).map_err(|error| error.to_string())?;
        let now = game.info().rules_version;
        if file.rules_version != now && !file.puzzles.is_empty() {
            let then = file.rules_version;
            return Err(format!("made by version {then} of the rules, but they are at {now}"));
        }
        let numbered = file.puzzles.iter().enumerate();
        numbered
            .map(|(at, written)| {
                let read = Puzzle::read(game, at + 1, written);
                read.map_err(|reason| format!("puzzle {}: {reason}", at + 1))
            })
            .collect()
    }

    fn read(game: &dyn Playable, number: usize, written: &WrittenPuzzle) -> Result<Puzzle, String> {
        let &WrittenPuzzle { seats, ref options, seed, best, next, points, win, .. } = written;
        let mut table = game.start(seats, options, seed).map_err(|error| error.to_string())?;
        let mut past = Vec::new();
        for (at, word) in written.steps.split_whitespace().enumerate() {
            let wrong = |reason: String| format!("step {}: {reason}", at + 1);
            let action = word.parse().map_err(|_| wrong(format!("'{word}' is not a number")))?;
            let seat = table.waiting().first().ok_or_else(|| wrong("nobody is asked".into()))?;
            table.act(seat, action).map_err(|error| wrong(format!("{error:?}")))?;
            past.push((seat, action));
        }
        let seat = table.waiting().first().ok_or("the game is over")?;
        let choices = table.choices(seat);
        let choice = |id: u32| -> Result<Choice, String> {
            let found = choices.iter().find(|choice| choice.id == id);
            found.cloned().ok_or_else(|| format!("action {id} isn't legal"))
        };
        let reasons = written.reasons.iter().map(|(whose, term, points)| {
            let known =
                game.terms().iter().chain(&[LATER, RESULT]).find(|known| **known == term.as_str());
            let seat = Seat::all(seats).nth((*whose).into());
            match (known, seat) {
                (Some(&term), Some(seat)) => Ok(Reason { seat, term, points: *points }),
                _ => Err(format!("there is no reason '{term}' for seat {whose}")),
            }
        });
        let explained = Comparison {
            seat,
            best: choice(best)?,
            other: Some(choice(next)?),
            asked: false,
            points,
            win,
            reasons: reasons.collect::<Result<_, _>>()?,
        };
        let task =
            Bubble { at: Anchor::Thing("#prompt".into()), text: "lesson-puzzle-task".into() };
        let over =
            Bubble { at: Anchor::Thing("#prompt".into()), text: "lesson-puzzle-over".into() };
        let script =
            vec![Part::Do(task, vec![best], Some("lesson-puzzle-wrong".into())), Part::Say(over)];
        let name = format!("puzzle-{number}");
        let options = options.clone();
        let lesson = Lesson { name, seats, options, seed, seat, past, script };
        Ok(Puzzle { number, lesson, explained })
    }

    /// The key of its theme, the kind of decision that is to be made; the attribute `group` of its
    /// text names it.
    pub fn theme(&self) -> &engine::Said {
        &self.explained.best.kind
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use engine::{Language, Seat, Voice};

    use super::Puzzle;
    use crate::courses;
    use crate::script::Stand;

    /// A position from a game between bots, as `sofra puzzles` writes it.
    const FOUND: &str = r#"(rules_version: 1, puzzles: [
        (seats:2,options:{},seed:"a14f31bd712456d340712ccce5793239cca2b0c0e2e243253588b4623ec7c198",steps:"3 4 3 3 3 4 4 6 2 5 1 0 4 2 4 4 1 2",best:2,next:1,points:0.742,win:0.389,reasons:[(0,"lines",0.74),(1,"lines",0.74),(0,"later",-0.738)]),
    ])"#;

    fn read(source: &str) -> Result<Vec<Puzzle>, String> {
        Puzzle::read_all(catalogue::find("connect-four").unwrap(), source)
    }

    #[test]
    fn a_puzzle_can_be_solved_and_is_explained() {
        let puzzles = read(FOUND).unwrap();
        let [puzzle] = puzzles.as_slice() else { panic!("{puzzles:?}") };
        let game = catalogue::find("connect-four").unwrap();
        let mut steps = puzzle.lesson.past.clone();
        assert!(matches!(puzzle.lesson.stand(&steps), Stand::Asked { .. }));
        steps.push((puzzle.lesson.seat, puzzle.explained.best.id));
        assert!(matches!(puzzle.lesson.stand(&steps), Stand::Over { .. }));
        for language in Language::ALL {
            let told = puzzle.explained.tell(&Voice::nameless(game.text(language)));
            assert_eq!(told.reasons.len(), 3, "{told:?}");
            assert!(told.lines().all(|line| !line.contains('{')), "{told:?}");
        }
    }

    /// A puzzle whose position or solution the rules don't allow fails `every_guide_can_be_read`. These
    /// can be solved, and say why in both languages.
    #[test]
    fn every_puzzle_can_be_solved_and_is_explained() {
        for course in courses() {
            let game = catalogue::find(course.game).unwrap();
            // A game for which none were found yet shows no page of them.
            let count = course.puzzles.len();
            assert!(count == 0 || count >= 40, "{}: {count}", course.game);
            for puzzle in &course.puzzles {
                let name = format!("{}/{}", course.game, puzzle.lesson.name);
                let table = puzzle.lesson.begin(game).unwrap();
                let best = puzzle.explained.best.id;
                assert!(table.check(puzzle.lesson.seat, best).is_ok(), "{name}");
                let mut steps = puzzle.lesson.past.clone();
                assert!(matches!(puzzle.lesson.stand(&steps), Stand::Asked { .. }), "{name}");
                steps.push((puzzle.lesson.seat, best));
                assert!(matches!(puzzle.lesson.stand(&steps), Stand::Over { .. }), "{name}");
                // The others play on while the reasons are read.
                let other = Seat::all(puzzle.lesson.seats).find(|&seat| seat != puzzle.lesson.seat);
                steps.push((other.unwrap(), 0));
                assert!(matches!(puzzle.lesson.stand(&steps), Stand::Over { .. }), "{name}");
                assert!(puzzle.explained.win >= 0.1, "{name}");
                for language in Language::ALL {
                    let voice = Voice::nameless(game.text(language));
                    let told = puzzle.explained.tell(&voice);
                    assert!(told.than.is_some() && !told.reasons.is_empty(), "{name}: {told:?}");
                    assert!(told.lines().all(|line| !line.contains('{')), "{name}: {told:?}");
                    let theme = voice.said_attribute(puzzle.theme(), "group");
                    assert!(!theme.contains("action-"), "{name}: {theme}");
                }
            }
        }
    }

    #[test]
    fn puzzles_differ() {
        for course in courses() {
            let mut known = HashSet::new();
            let mut answers: HashMap<u32, usize> = HashMap::new();
            for puzzle in &course.puzzles {
                let position = (puzzle.lesson.seed.0, puzzle.lesson.past.clone());
                assert!(known.insert(position), "{}/{}", course.game, puzzle.number);
                *answers.entry(puzzle.explained.best.id).or_default() += 1;
            }
            let most = answers.values().max().copied().unwrap_or_default();
            assert!(most <= course.puzzles.len().div_ceil(10), "{}: {answers:?}", course.game);
        }
    }

    #[test]
    fn what_is_wrong_with_a_puzzle_is_said() {
        let wrong = |from: &str, to: &str| read(&FOUND.replace(from, to)).unwrap_err();
        assert!(wrong("best:2", "best:99").ends_with("action 99 isn't legal"));
        assert!(wrong("later", "luck").ends_with("there is no reason 'luck' for seat 0"));
        assert!(wrong("3 4 3 3", "3 four").contains("step 2: 'four' is not a number"));
        assert!(wrong("rules_version: 1", "rules_version: 9").contains("version 9 of the rules"));
    }
}
