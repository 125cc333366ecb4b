//! A lesson on a table: bubbles at the things of the board, one after the other.
//!
//! The page holds everything to be read before the next decision; the script shows one bubble at a
//! time and puts it beside its thing. Without the script they are below each other.

use engine::{Seat, Voice};
use learn::{Anchor, Bubble, Stand};
use maud::{Markup, html};

use crate::draw::icon;
use crate::table::deed;
use crate::words::Words;

/// A lesson that is being played at a table.
#[derive(Clone, Copy)]
pub struct Lesson<'a> {
    /// Its name.
    pub name: &'a str,
    /// The learner's seat.
    pub seat: Seat,
    /// Where the learner stands.
    pub stand: &'a Stand,
    /// The id of its game.
    pub game: &'a str,
}

impl Lesson<'_> {
    /// What the learner reads now; empty while others play and after the end.
    pub fn draw(&self, voice: &Voice<'_>, words: &Words) -> Markup {
        let content = match self.stand {
            Stand::Asked { reading, task, right: _, done, of } => {
                let count = reading.len() + 1;
                html! {
                    @for (at, bubble) in reading.iter().enumerate() {
                        (self.bubble(bubble, voice, self.foot(words, at + 1, count)))
                    }
                    (self.bubble(task, voice, html! {
                        p.soft.small { (words.tell("lesson-progress", &[
                            ("n", (*done as i64 + 1).into()), ("of", (*of as i64).into()),
                        ])) }
                    }))
                }
            }
            Stand::Astray { text, back } => {
                let said = match text {
                    Some(text) => voice.name(text),
                    None => words.say("lesson-astray"),
                };
                html! {
                    li.bubble.astray {
                        p { (said) }
                        (deed("undo", &[("seat", self.seat.index().to_string()), ("count", back.to_string())],
                            html! { button.primary type="submit" { (icon("undo")) (words.say("lesson-take-back")) } }))
                    }
                }
            }
            Stand::Over { reading } => {
                let count = reading.len();
                html! {
                    @for (at, bubble) in reading.iter().enumerate() {
                        (self.bubble(bubble, voice, html! {
                            @if at + 1 < count { (self.foot(words, at + 1, count)) }
                            @else { (self.doors(words)) }
                        }))
                    }
                }
            }
            Stand::Watching | Stand::Beyond => return html! {},
        };
        let over = matches!(self.stand, Stand::Over { .. });
        let done = over.then(|| format!("/games/{}?done={}", self.game, self.name));
        html! {
            section.lesson aria-label=(words.say("lesson")) data-done=[done] {
                ol { (content) }
            }
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "markup is made where it is handed over")]
    fn bubble(&self, bubble: &Bubble, voice: &Voice<'_>, foot: Markup) -> Markup {
        let (at, acts) = match &bubble.at {
            Anchor::Thing(selector) => (Some(selector.as_str()), None),
            Anchor::Actions(actions) => {
                let numbers: Vec<String> = actions.iter().map(u32::to_string).collect();
                (None, Some(numbers.join(" ")))
            }
        };
        html! {
            li.bubble data-at=[at] data-acts=[acts] {
                p { (voice.name(&bubble.text)) }
                (foot)
            }
        }
    }

    /// The button to the next bubble.
    fn foot(&self, words: &Words, at: usize, of: usize) -> Markup {
        html! {
            div.bubble-foot {
                span.soft.small { (at) " / " (of) }
                button.primary type="button" data-next-bubble { (words.say("lesson-next")) (icon("next")) }
            }
        }
    }

    /// What a learner can do after the end.
    fn doors(&self, words: &Words) -> Markup {
        html! {
            div.bubble-foot {
                a.button href={ "/games/" (self.game) "?done=" (self.name) "#learn" } {
                    (icon("rules")) (words.say("lesson-others"))
                }
                button.primary type="button" data-close-bubble { (icon("play")) (words.say("lesson-play-on")) }
            }
        }
    }
}
