//! Where a learner stands in a lesson, told from the steps of the table alone.

use engine::Seat;

use crate::lesson::{Bubble, Lesson};

/// A part of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Something to read.
    Say(Bubble),
    /// A decision of the learner: what is asked, what is right (empty for anything), and the key of
    /// what is said to anything else.
    Do(Bubble, Vec<u32>, Option<String>),
    /// A step of another seat.
    Other(Seat, u32),
}

/// Where a bubble stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// At a thing, as a selector of style sheets.
    Thing(String),
    /// At whatever takes these actions.
    Actions(Vec<u32>),
}

/// Where a learner stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stand {
    /// They read, then decide.
    Asked {
        /// What they read first.
        reading: Vec<Bubble>,
        /// What they are asked to do.
        task: Bubble,
        /// What they may do; anything if it is empty.
        right: Vec<u32>,
        /// Decisions made so far.
        done: usize,
        /// Decisions of the whole lesson.
        of: usize,
    },
    /// The others play.
    Watching,
    /// They did something other than the lesson asks for.
    Astray {
        /// The key of what is said to that; nothing for the usual words.
        text: Option<String>,
        /// The steps to take back.
        back: usize,
    },
    /// The lesson is over: they read its last words and may play on.
    Over {
        /// The last words.
        reading: Vec<Bubble>,
    },
    /// They have played on.
    Beyond,
}

/// What a seat that isn't the learner's does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Takes this action.
    Act(u32),
    /// Waits until the learner is back on the path.
    Wait,
    /// Plays as it likes: the lesson is over.
    Free,
}

/// How far the steps follow a script.
enum Followed {
    /// Up to this part of it.
    To(usize),
    /// Until this step, at this part.
    Until { part: usize, step: usize },
    /// To its end and on.
    Beyond,
}

impl Lesson {
    /// Where the learner stands after all steps of the table.
    pub fn stand(&self, steps: &[(Seat, u32)]) -> Stand {
        let at = match self.follow(steps) {
            Followed::Beyond => return Stand::Beyond,
            Followed::Until { part, step } => {
                let text = match self.script.get(part) {
                    Some(Part::Do(_, _, wrong)) => wrong.clone(),
                    _ => None,
                };
                return Stand::Astray { text, back: steps.len() - step };
            }
            Followed::To(at) => at,
        };
        let mut reading = Vec::new();
        for part in &self.script[at..] {
            match part {
                Part::Say(bubble) => reading.push(bubble.clone()),
                Part::Do(task, right, _) => {
                    let done = |part: &&Part| matches!(part, Part::Do(..));
                    return Stand::Asked {
                        reading,
                        task: task.clone(),
                        right: right.clone(),
                        done: self.script[..at].iter().filter(done).count(),
                        of: self.decisions(),
                    };
                }
                Part::Other(..) => return Stand::Watching,
            }
        }
        Stand::Over { reading }
    }

    /// What another seat does after all steps of the table.
    pub fn cue(&self, steps: &[(Seat, u32)], seat: Seat) -> Cue {
        match self.follow(steps) {
            Followed::Beyond => Cue::Free,
            Followed::Until { .. } => Cue::Wait,
            // Where several decide at once, the learner's own part may come first.
            Followed::To(at) => {
                let own = self.script[at..].iter().find_map(|part| match part {
                    Part::Other(who, action) if *who == seat => Some(Cue::Act(*action)),
                    _ => None,
                });
                let is_over = self.script[at..].iter().all(|part| matches!(part, Part::Say(_)));
                own.unwrap_or(if is_over { Cue::Free } else { Cue::Wait })
            }
        }
    }

    fn follow(&self, steps: &[(Seat, u32)]) -> Followed {
        let steps = steps.get(self.past.len()..).unwrap_or_default();
        let mut at = 0;
        for (step, &(seat, action)) in steps.iter().enumerate() {
            // Bubbles are read before the next step and stay until then.
            let Some(part) =
                (at..self.script.len()).find(|&part| !matches!(self.script[part], Part::Say(_)))
            else {
                // What is said at the end stays until the learner decides again, whatever the others do.
                let plays_on = steps[step..].iter().any(|&(who, _)| who == self.seat);
                return if plays_on { Followed::Beyond } else { Followed::To(at) };
            };
            let follows = match &self.script[part] {
                Part::Do(_, right, _) => {
                    seat == self.seat && (right.is_empty() || right.contains(&action))
                }
                Part::Other(who, what) => (seat, action) == (*who, *what),
                Part::Say(_) => false,
            };
            if !follows {
                return Followed::Until { part, step: step + self.past.len() };
            }
            at = part + 1;
        }
        Followed::To(at)
    }
}
