//! The rules of record of a game.

use bots::Playable;
use engine::Voice;
use maud::{Markup, html};

use crate::draw::{Layout, Shell, chapters, page, rules_html};
use crate::reader::Reader;

/// The page with a game's rules.
pub fn draw(reader: &Reader<'_>, game: &dyn Playable) -> Markup {
    let (info, words, language) = (game.info(), reader.words(), reader.settings.language);
    let name = Voice::nameless(game.text(language)).name("game-name");
    let title = words.tell("rules-of", &[("game", name.into())]);
    let here = format!("/rules/{}", info.id);
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let content = html! {
        main #main .rules {
            nav aria-label=(words.say("rules-chapters")) {
                @for (anchor, chapter) in chapters(info.rules) {
                    a href={ "#" (anchor) } { (chapter) }
                }
            }
            // The rules of record are kept in one language, so that there is one truth.
            article.prose lang="en" {
                p.notice lang=(language.code()) { (words.say("rules-note")) }
                (rules_html(info.rules, info.prefix))
            }
        }
    };
    page(&shell, content)
}
