//! A game's rulebook for people: ten minutes to read, fit to print.

use bots::Playable;
use engine::Voice;
use maud::{Markup, html};

use super::prose::Prose;
use crate::draw::{Layout, Shell, icon, page};
use crate::reader::Reader;

/// The page with a game's rulebook; `None` if it has none.
pub fn draw(reader: &Reader<'_>, game: &dyn Playable) -> Option<Markup> {
    let (info, words, language) = (game.info(), reader.words(), reader.settings.language);
    let guide = game.guide()?;
    let prose = Prose { game: info.id, prefix: info.prefix, text: guide.rulebook(language) };
    let name = Voice::nameless(game.text(language)).name("game-name");
    let here = format!("/games/{}/how-to-play", info.id);
    let title = prose.title();
    let shell = Shell { reader, title, here: &here, layout: Layout::Learning(info.id) };
    let content = html! {
        main #main .rules.rulebook {
            nav aria-label=(words.say("rules-chapters")) {
                @for (anchor, section) in prose.sections() {
                    a href={ "#" (anchor) } { (section) }
                }
                a.onward href={ "/rules/" (info.id) } { (icon("rules")) (words.say("guide-every-rule")) }
                a.onward href={ "/games/" (info.id) } { (icon("previous")) (name) }
            }
            article.prose {
                h1 { (title) }
                (prose.draw())
                p.onward {
                    a.button.primary href={ "/games/" (info.id) } { (icon("play")) (words.say("guide-now-play")) }
                    a.button href={ "/rules/" (info.id) } { (icon("rules")) (words.say("guide-every-rule")) }
                }
            }
        }
    };
    Some(page(&shell, content))
}
