//! The player aid: turn order, points and all symbols with words, one key or tap away at the table.

use bots::Playable;
use engine::Language;
use maud::{Markup, html};

use super::prose::Prose;
use crate::draw::icon;
use crate::words::{Words, words};

/// The player aid, folded until somebody asks for it. `None` if the game has none.
pub fn aid(game: &str, language: Language) -> Option<Markup> {
    let game: &dyn Playable = catalogue::find(game).ok()?;
    let (info, guide, words) = (game.info(), game.guide()?, words(language));
    let prose = Prose { game: info.id, prefix: info.prefix, text: guide.aid(language) };
    Some(html! {
        section #aid .aid popover aria-labelledby="aid-title" tabindex="-1" {
            div.aid-head {
                h2 #aid-title { (prose.title()) }
                a.button.quiet href={ "/games/" (info.id) "/how-to-play" } target="_blank" {
                    (icon("rules")) (words.say("guide-how-to-play"))
                }
                button.quiet type="button" popovertarget="aid" popovertargetaction="hide" {
                    (words.say("aid-close"))
                }
            }
            div.aid-body { (prose.draw()) }
        }
    })
}

/// The button that opens the player aid of a game that has one.
pub fn aid_button(game: &str, words: &Words) -> Markup {
    let has_aid = catalogue::find(game).is_ok_and(|game| game.guide().is_some());
    html! {
        @if has_aid {
            button.quiet type="button" popovertarget="aid" aria-keyshortcuts="a"
                title=(words.say("aid-key")) aria-label=(words.say("aid")) {
                (icon("eye")) span { (words.say("aid")) }
            }
        }
    }
}
