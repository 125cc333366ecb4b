//! Why the rules don't allow something.

use engine::{Language, Said, Voice};
use maud::{Markup, html};

use super::rule_anchor;
use crate::words::words;

/// The reason, with a link to the rule.
pub fn refusal(game: &str, language: Language, rule: &str, said: &Said) -> Markup {
    let text = catalogue::find(game).map(|game| game.text(language));
    html! {
        @if let Ok(text) = text {
            p { (Voice::nameless(text).say_said(said)) }
        }
        a href=(rule_anchor(game, rule)) target="_blank" {
            (words(language).tell("rule-link", &[("rule", rule.into())]))
        }
    }
}
