//! A lesson: a set-up, what the other seats do, and what the learner is asked to try.

use bots::Playable;
use engine::{AnyMatch, Seat, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::script::{Anchor, Part};

/// A lesson that is played on a real table.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in addresses and texts: `first`.
    pub name: String,
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: Map<String, Value>,
    /// The seed of all its chance, so that the lesson is the same for everybody.
    pub seed: Seed,
    /// The learner's seat.
    pub seat: Seat,
    /// The steps before it begins.
    pub past: Vec<(Seat, u32)>,
    /// What is said and done, in order.
    pub(crate) script: Vec<Part>,
}

/// A few words at a thing of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bubble {
    /// Where it stands.
    pub at: Anchor,
    /// The key of its words.
    pub text: String,
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    seats: u8,
    #[serde(default)]
    options: Map<String, Value>,
    seed: String,
    seat: u8,
    #[serde(default)]
    past: Vec<(u8, Value)>,
    steps: Vec<Written>,
}

/// A part of a lesson as it is written. Texts are named by the end of their key.
#[derive(Deserialize)]
enum Written {
    /// Something to read before the next decision, or at the end.
    Say { at: String, text: String },
    /// A decision for the learner; without `right` any will do. The bubble stands at what is to be
    /// used, or where `at` says.
    Do {
        text: String,
        #[serde(default)]
        at: Option<String>,
        #[serde(default)]
        right: Vec<Value>,
        #[serde(default)]
        wrong: Option<String>,
    },
    /// What the other seats do.
    Others(Vec<(u8, Value)>),
}

impl Lesson {
    /// Reads a lesson of a game; the error says what is wrong.
    pub fn read(game: &dyn Playable, name: &str, source: &str) -> Result<Lesson, String> {
        let source: Source = ron::from_str(source).map_err(|error| error.to_string())?;
        let seed = Seed::from_phrase(&source.seed);
        let start =
            game.start(source.seats, &source.options, seed).map_err(|error| error.to_string())?;
        let action = |action: &Value| {
            start.action_id(action).map_err(|_| format!("{action} is not an action"))
        };
        let step = |(seat, given): &(u8, Value)| match Seat::all(source.seats).nth((*seat).into()) {
            Some(seat) => Ok((seat, action(given)?)),
            None => Err(format!("there is no seat {seat}")),
        };
        let past = source.past.iter().map(step).collect::<Result<_, _>>()?;
        let seat = Seat::all(source.seats).nth(source.seat.into()).ok_or("no such seat")?;
        let key = |text: &str| format!("lesson-{name}-{text}");
        let mut script = Vec::new();
        for written in &source.steps {
            match written {
                Written::Say { at, text } => script
                    .push(Part::Say(Bubble { at: Anchor::Thing(at.clone()), text: key(text) })),
                Written::Do { text, at, right, wrong } => {
                    let right: Vec<u32> = right.iter().map(action).collect::<Result<_, _>>()?;
                    let at = match at {
                        Some(at) => Anchor::Thing(at.clone()),
                        None => Anchor::Actions(right.clone()),
                    };
                    let wrong = wrong.as_deref().map(key);
                    script.push(Part::Do(Bubble { at, text: key(text) }, right, wrong));
                }
                Written::Others(steps) => {
                    for each in steps {
                        let (seat, action) = step(each)?;
                        script.push(Part::Other(seat, action));
                    }
                }
            }
        }
        let (seats, options) = (source.seats, source.options);
        Ok(Lesson { name: name.to_owned(), seats, options, seed, seat, past, script })
    }

    /// The table as the lesson begins; the error names the step that the rules don't allow.
    pub fn begin(&self, game: &dyn Playable) -> Result<Box<dyn AnyMatch>, String> {
        let mut table =
            game.start(self.seats, &self.options, self.seed).map_err(|error| error.to_string())?;
        for (at, &(seat, action)) in self.past.iter().enumerate() {
            table.act(seat, action).map_err(|error| format!("past step {}: {error:?}", at + 1))?;
        }
        Ok(table)
    }

    /// What is said and done, in order.
    pub fn script(&self) -> &[Part] {
        &self.script
    }

    /// The key of its title; the attribute `about` says what it teaches.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The keys of everything that it can say.
    pub fn texts(&self) -> Vec<&str> {
        let texts = self.script.iter().flat_map(|part| match part {
            Part::Say(bubble) => vec![bubble.text.as_str()],
            Part::Do(bubble, _, wrong) => {
                let wrong = wrong.as_deref();
                std::iter::once(bubble.text.as_str()).chain(wrong).collect()
            }
            Part::Other(..) => Vec::new(),
        });
        texts.collect()
    }

    /// The number of decisions it asks for.
    pub fn decisions(&self) -> usize {
        self.script.iter().filter(|part| matches!(part, Part::Do(..))).count()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Language, Voice};

    use super::*;
    use crate::script::{Cue, Stand};
    use crate::{Course, courses};

    /// Every lesson with its game.
    fn lessons() -> impl Iterator<Item = (&'static Course, &'static dyn Playable, &'static Lesson)>
    {
        courses().iter().flat_map(|course| {
            let game = catalogue::find(course.game).unwrap();
            course.lessons.iter().map(move |lesson| (course, game, lesson))
        })
    }

    /// Plays a lesson to its end, taking the `nth` right choice of each decision, or the last.
    fn play_through(game: &dyn Playable, lesson: &Lesson, nth: usize) -> Result<(), String> {
        let mut table = lesson.begin(game)?;
        let mut steps = lesson.past.clone();
        loop {
            match lesson.stand(&steps) {
                Stand::Asked { task, right, .. } => {
                    if !table.waiting().contains(lesson.seat) {
                        return Err(format!("{}: the learner isn't asked", task.text));
                    }
                    let mut legal = Vec::new();
                    table.legal_ids(lesson.seat, &mut legal);
                    if let Some(wrong) = right.iter().find(|action| !legal.contains(action)) {
                        return Err(format!("{}: action {wrong} isn't legal", task.text));
                    }
                    let among = if right.is_empty() { &legal } else { &right };
                    let action = among[nth.min(among.len() - 1)];
                    take(lesson, table.as_mut(), &mut steps, (lesson.seat, action))?;
                }
                Stand::Watching => {
                    let seat = table.waiting().first().ok_or("nobody is asked")?;
                    let Cue::Act(action) = lesson.cue(&steps, seat) else {
                        return Err(format!("seat {} has no cue", seat.index()));
                    };
                    take(lesson, table.as_mut(), &mut steps, (seat, action))?;
                }
                Stand::Astray { .. } => return Err(format!("astray after {} steps", steps.len())),
                Stand::Over { reading } => {
                    let goes_on = table.waiting().contains(lesson.seat);
                    if reading.is_empty() || !goes_on && table.outcome().is_none() {
                        return Err("it doesn't end with words, where the learner is asked".into());
                    }
                    return Ok(());
                }
                Stand::Beyond => return Err("it went past its end".into()),
            }
        }
    }

    /// One step, with the answers of others who decide at the same time.
    fn take(
        lesson: &Lesson,
        table: &mut dyn AnyMatch,
        steps: &mut Vec<(Seat, u32)>,
        (seat, action): (Seat, u32),
    ) -> Result<(), String> {
        let before = table.steps();
        table.act(seat, action).map_err(|error| format!("step {before}: {error:?}"))?;
        while table.steps() == before {
            let other = table.waiting().first().ok_or("an answer is held, but nobody is asked")?;
            let Cue::Act(action) = lesson.cue(steps, other) else {
                return Err(format!("seat {} has no cue", other.index()));
            };
            table.act(other, action).map_err(|error| format!("{error:?}"))?;
        }
        while steps.len() < table.steps() {
            steps.push(table.step(steps.len() + 1).ok_or("a step is missing")?);
        }
        Ok(())
    }

    /// Fails when a change of the rules or the components breaks a lesson.
    #[test]
    fn every_lesson_can_be_played_to_its_end() {
        let mut broken = Vec::new();
        for (course, game, lesson) in lessons() {
            for nth in 0..3 {
                if let Err(reason) = play_through(game, lesson, nth) {
                    broken.push(format!("{}/{} (way {nth}): {reason}", course.game, lesson.name));
                }
            }
        }
        assert!(broken.is_empty(), "{}", broken.join("\n"));
    }

    #[test]
    fn every_game_has_its_lessons() {
        for course in courses() {
            assert!(course.lessons.len() >= 3, "{}: {}", course.game, course.lessons.len());
            for lesson in &course.lessons {
                let decisions = lesson.decisions();
                assert!((3..=25).contains(&decisions), "{}/{}", course.game, lesson.name);
            }
        }
    }

    #[test]
    fn every_lesson_speaks_every_language_in_few_words() {
        for (course, game, lesson) in lessons() {
            for language in Language::ALL {
                let voice = Voice::nameless(game.text(language));
                let title = lesson.title();
                for text in [voice.name(&title), voice.name_attribute(&title, "about")] {
                    assert!(!text.contains(&title), "{}: {language}: {title}", course.game);
                }
                for key in lesson.texts() {
                    let text = voice.name(key);
                    assert!(!text.contains(key), "{}: no {language} text {key}", course.game);
                    assert!(text.chars().count() <= 330, "{key} in {language} is too long");
                }
            }
        }
    }

    /// A legal decision that isn't right is noticed, and forgotten once it is taken back.
    #[test]
    fn who_goes_astray_is_told_and_comes_back() {
        for (course, game, lesson) in lessons() {
            let table = lesson.begin(game).unwrap();
            let Stand::Asked { right, .. } = lesson.stand(&lesson.past) else { continue };
            let mut legal = Vec::new();
            table.legal_ids(lesson.seat, &mut legal);
            let Some(&wrong) = legal.iter().find(|action| !right.contains(action)) else {
                continue;
            };
            let mut steps = lesson.past.clone();
            steps.push((lesson.seat, wrong));
            if right.is_empty() {
                continue;
            }
            let name = format!("{}/{}", course.game, lesson.name);
            assert!(matches!(lesson.stand(&steps), Stand::Astray { back: 1, .. }), "{name}");
            let other = Seat::all(lesson.seats).find(|&seat| seat != lesson.seat).unwrap();
            assert_eq!(lesson.cue(&steps, other), Cue::Wait, "{name}");
            steps.pop();
            assert!(matches!(lesson.stand(&steps), Stand::Asked { done: 0, .. }), "{name}");
        }
    }
}
