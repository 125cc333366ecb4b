//! Going on with a seat on another device.

use maud::{Markup, html};

use crate::draw::{Layout, Shell, icon, page};
use crate::reader::Reader;

/// The page with the link that moves a seat of this table to another device.
pub fn give(reader: &Reader<'_>, table: &str, link: &str) -> Markup {
    let words = reader.words();
    let title = words.say("move-device");
    let here = format!("/table/{table}");
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let content = html! {
        main #main {
            section.panel.stack.narrow {
                h1 { (title) }
                p { (words.say("move-device-about")) }
                div.copy {
                    input #seat-link readonly value=(link)
                        aria-label=(words.say("move-device-link"));
                    button type="button" data-copy="seat-link" data-copied=(words.say("copied")) {
                        (icon("copy")) (words.say("copy"))
                    }
                }
                a.button href=(here) { (words.say("back-to-table")) }
            }
        }
    };
    page(&shell, content)
}

/// The page behind such a link: asks before it moves the seat, so that a link preview can't.
pub fn take(reader: &Reader<'_>, token: &str) -> Markup {
    let words = reader.words();
    let title = words.say("recover-title");
    let shell = Shell { reader, title: &title, here: "/", layout: Layout::Reading };
    let content = html! {
        main #main {
            form.panel.stack.narrow method="post" action={ "/seat/" (token) } {
                h1 { (title) }
                p { (words.say("recover-about")) }
                button.primary type="submit" { (words.say("recover-here")) }
            }
        }
    };
    page(&shell, content)
}
