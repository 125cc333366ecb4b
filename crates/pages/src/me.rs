//! What is stored about the reader: to see, take along and delete.

use maud::{Markup, html};

use crate::draw::{Layout, Shell, icon, page};
use crate::parts::plain;
use crate::reader::Reader;
use crate::words::Words;

/// Somebody the reader has muted: their id, and their name at the time.
pub type Muted<'a> = (&'a str, &'a str);

/// The page of a guest's own data. `refused` says why the last request was refused.
pub fn draw(reader: &Reader<'_>, muted: &[Muted<'_>], refused: Option<&str>) -> Markup {
    let words = reader.words();
    let title = words.say("me");
    let shell = Shell { reader, title: &title, here: "/me", layout: Layout::Reading };
    let content = html! {
        main #main {
            h1 { (title) }
            @if let Some(reason) = refused { p.notice.wrong role="alert" { (reason) } }
            @if reader.name.is_none() {
                p { (words.say("me-nobody")) }
            } @else {
                div.stack.narrow {
                    section.panel.stack {
                        h2 { (words.say("me-export")) }
                        p.about { (words.say("me-export-about")) }
                        a.button href="/me/data" download="sofra.json" {
                            (icon("save")) (words.say("me-export-save"))
                        }
                    }
                    @if !muted.is_empty() { (muted_people(muted, words)) }
                    (delete(reader, words))
                }
            }
        }
    };
    page(&shell, content)
}

fn muted_people(muted: &[Muted<'_>], words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.say("me-muted")) }
            ul.plain {
                @for (id, name) in muted {
                    li {
                        form.row method="post" action="/me/hear" {
                            input type="hidden" name="guest" value=(id);
                            span { (plain(name)) }
                            button.quiet type="submit" aria-label={ (words.say("person-hear")) ": " (plain(name)) } {
                                (words.say("person-hear"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn delete(reader: &Reader<'_>, words: &Words) -> Markup {
    html! {
        form.panel.stack method="post" action="/me/delete" {
            h2 { (words.say("me-delete")) }
            p.about { (words.say("me-delete-about")) }
            @if reader.has_password {
                input.unseen type="text" name="username" autocomplete="username" value=[reader.name]
                    tabindex="-1" aria-hidden="true" readonly;
                div.field {
                    label for="delete-password" { (words.say("password")) }
                    input #delete-password type="password" name="password" required maxlength="200"
                        autocomplete="current-password";
                }
            }
            label.tick {
                input type="checkbox" name="sure" value="yes" required;
                (words.say("me-delete-sure"))
            }
            button.danger type="submit" { (words.say("me-delete")) }
        }
    }
}
