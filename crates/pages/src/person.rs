//! What one person can do about another at a table: mute or report them, and, for the host, mute
//! them for everybody or remove them.

use maud::{Markup, html};

use crate::draw::{Layout, Shell, icon, page, person_name};
use crate::parts::plain;
use crate::reader::Reader;

/// Somebody at a table, as the reader knows them.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    /// The table's id.
    pub table: &'a str,
    /// How the page found them: the field `line` or `seat`, and its value.
    pub found_by: (&'a str, &'a str),
    /// Their name.
    pub name: &'a str,
    /// The line they said.
    pub said: Option<&'a str>,
    /// Whether the reader has muted them.
    pub is_muted: bool,
    /// What the host may do, if the reader is the host.
    pub host: Option<HostTools>,
    /// Why the last request was refused.
    pub refused: Option<&'a str>,
}

/// What the host has done about somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HostTools {
    /// Whether they are muted.
    pub is_muted: bool,
    /// Whether they are removed.
    pub is_removed: bool,
}

/// The page about somebody.
pub fn draw(reader: &Reader<'_>, person: &Person<'_>) -> Markup {
    let words = reader.words();
    let title = person_name(person.name, words);
    let here = format!("/table/{}", person.table);
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let content = html! {
        main #main {
            h1 { (title) }
            @if let Some(reason) = person.refused { p.notice.wrong role="alert" { (reason) } }
            @if let Some(said) = person.said { blockquote.quoted { (plain(said)) } }
            div.stack.narrow {
                (own_tools(reader, person))
                @if let Some(host) = person.host { (host_tools(reader, person, host)) }
                a.button href=(here) { (words.say("back-to-table")) }
            }
        }
    };
    page(&shell, content)
}

fn own_tools(reader: &Reader<'_>, person: &Person<'_>) -> Markup {
    let words = reader.words();
    let (mute, label) =
        if person.is_muted { ("hear", "person-hear") } else { ("mute", "person-mute") };
    html! {
        section.panel.stack {
            h2 { (words.say("person-for-you")) }
            p.about { (words.say("person-mute-about")) }
            (wish(person, mute, &html! { button type="submit" { (words.say(label)) } }))
        }
        section.panel.stack {
            h2 { (words.say("person-report")) }
            p.about #report-about { (words.say("person-report-about")) }
            (wish(person, "report", &html! {
                div.field {
                    label for="report" { (words.say("person-report-words")) }
                    textarea #report name="words" rows="3" maxlength="500" aria-describedby="report-about" {}
                }
                button type="submit" { (icon("send")) (words.say("person-report-send")) }
            }))
        }
    }
}

fn host_tools(reader: &Reader<'_>, person: &Person<'_>, host: HostTools) -> Markup {
    let words = reader.words();
    let (silence, label) = if host.is_muted {
        ("let-speak", "person-let-speak")
    } else {
        ("silence", "person-silence")
    };
    html! {
        section.panel.stack {
            h2 { (words.say("person-as-host")) }
            @if host.is_removed {
                p { (words.say("person-is-removed")) }
            } @else {
                p.about { (words.say("person-silence-about")) }
                (wish(person, silence, &html! { button type="submit" { (words.say(label)) } }))
                p.about { (words.say("person-remove-about")) }
                (wish(person, "remove", &html! {
                    button.danger type="submit" { (words.say("person-remove")) }
                }))
            }
        }
    }
}

fn wish(person: &Person<'_>, verb: &str, content: &Markup) -> Markup {
    let (field, value) = person.found_by;
    html! {
        form.stack method="post" action={ "/table/" (person.table) "/person" } {
            input type="hidden" name="do" value=(verb);
            input type="hidden" name=(field) value=(value);
            (content)
        }
    }
}
