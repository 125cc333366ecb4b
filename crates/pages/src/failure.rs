//! What went wrong, as a page.

use maud::{Markup, html};

use crate::draw::{Layout, Shell, page};
use crate::reader::Reader;
use crate::words::Words;

/// The page that shows a failure.
pub fn draw(reader: &Reader<'_>, reason: &str) -> Markup {
    let words = reader.words();
    let title = words.say("error-title");
    let shell = Shell { reader, title: &title, here: "/", layout: Layout::Reading };
    let content = html! {
        main #main {
            section.panel.stack.narrow {
                h1 { (title) }
                p { (reason) }
                a.button href="/" { (words.say("back-home")) }
            }
        }
    };
    page(&shell, content)
}

/// The words for the key of an error, or else its English words. Reasons that come from a game have
/// no translation: the page says that the game gave them, and quotes them in English.
pub fn told(key: &str, english: &str, words: &Words) -> String {
    let key = format!("error-{key}");
    if words.has(&key) {
        words.tell(&key, &[("reason", english.into())])
    } else {
        english.to_owned()
    }
}
