//! The rules of record of a game.

use bots::Playable;
use engine::Voice;
use maud::{Markup, html};

use crate::draw::{Layout, Shell, chapters, icon, page, rules_html};
use crate::reader::Reader;

/// The page with a game's rules.
pub fn draw(reader: &Reader<'_>, game: &dyn Playable) -> Markup {
    let (info, words, language) = (game.info(), reader.words(), reader.settings.language);
    let name = Voice::nameless(game.text(language)).name("game-name");
    let title = words.tell("rules-of", &[("game", name.into())]);
    let here = format!("/rules/{}", info.id);
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Learning(info.id) };
    let content = html! {
        main #main .rules {
            nav aria-label=(words.say("rules-chapters")) {
                @for (anchor, chapter) in chapters(info.rules) {
                    a href={ "#" (anchor) } { (chapter) }
                }
            }
            // The rules of record are in one language, so that there is one truth.
            article.prose lang="en" {
                div.rules-tools lang=(language.code()) {
                    p.notice { (words.say("rules-note")) }
                    @if game.guide().is_some() {
                        a.button.primary href={ "/games/" (info.id) "/how-to-play" } {
                            (icon("rules")) (words.say("guide-how-to-play"))
                        }
                    }
                    div.field.rules-search hidden {
                        label for="rules-search" { (words.say("rules-search")) }
                        input #rules-search type="search" autocomplete="off" aria-describedby="rules-found";
                        p #rules-found .about role="status" data-none=(words.say("rules-found-none"))
                            data-some=(words.say("rules-found-some")) {}
                    }
                    label.check { input #rules-marks type="checkbox"; (words.say("rules-marks")) }
                }
                (rules_html(info.rules, info.prefix))
            }
        }
    };
    page(&shell, content)
}
