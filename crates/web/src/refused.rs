//! Why something that a person asked for wasn't done.

use engine::{Language, Said};
use maud::{Markup, html};
use pages::failure::told;
use pages::{BadField, words};

use crate::failure::Keyed;

/// Why it wasn't done. Nothing has changed.
#[derive(Debug)]
pub enum Refused {
    /// Only guests may do it.
    NoGuest,
    /// A field is missing or can't be read.
    Field(&'static str),
    /// There is no such thing to do.
    Unknown,
    /// The guest or the address has done that too often.
    TooMany,
    /// The rules don't allow it.
    Rule {
        /// The rule's id.
        rule: &'static str,
        /// The reason.
        said: Said,
    },
    /// The table says no: the key of its reason, and the reason in English.
    Table(&'static str, String),
}

impl From<BadField> for Refused {
    fn from(field: BadField) -> Self {
        Refused::Field(field.0)
    }
}

impl<E: Keyed> From<E> for Refused {
    fn from(error: E) -> Self {
        match error.rule() {
            Some((rule, said)) => Refused::Rule { rule, said },
            None => Refused::Table(error.key(), error.to_string()),
        }
    }
}

impl Refused {
    /// The reason, with a link to the rule.
    pub fn draw(&self, game: &str, language: Language) -> Markup {
        let words = words(language);
        match self {
            Refused::NoGuest => html! { (words.say("error-no-guest")) },
            Refused::Field(name) => {
                html! { (words.tell("error-field", &[("name", (*name).into())])) }
            }
            Refused::Unknown => html! { (words.say("error-unknown-deed")) },
            Refused::TooMany => html! { (words.say("error-too-many")) },
            Refused::Rule { rule, said } => pages::refusal(game, language, rule, said),
            Refused::Table(key, english) => html! { (told(key, english, words)) },
        }
    }
}
