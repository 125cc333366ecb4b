//! Chat from before the lines that a table's page shows.

use maud::{Markup, html};

use crate::draw::{Layout, Shell, page};
use crate::parts::plain;
use crate::reader::Reader;
use crate::table::ChatLine;

/// A page of a table's older chat.
pub fn draw(reader: &Reader<'_>, table: &str, lines: &[ChatLine<'_>]) -> Markup {
    let words = reader.words();
    let title = words.say("tab-chat");
    let here = format!("/table/{table}");
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let content = html! {
        main #main {
            section.panel.stack {
                h1 { (title) }
                @if let Some(first) = lines.first().filter(|first| first.number > 1) {
                    a href={ (here) "/talk?before=" (first.number) } { (words.say("chat-earlier")) }
                }
                ol.plain {
                    @for line in lines { li { b { (plain(line.name)) } " " (plain(line.words)) } }
                }
                a.button href=(here) { (words.say("back-to-table")) }
            }
        }
    };
    page(&shell, content)
}
