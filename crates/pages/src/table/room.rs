//! Before the game, and around it: the waiting room, the invitation, fairness, notes.

use maud::{Markup, html};

use super::{Drawing, Status, Time, deed};
use crate::draw::{cover, icon};

impl Drawing<'_> {
    /// The middle of the page while people gather.
    pub(super) fn waiting_room(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        html! {
            div.final.waiting-room {
                img src=(cover(look.game)) alt="" width="320" height="180";
                @if look.status == Status::Closed {
                    h2 { (words.say("ask-closed")) }
                    a.button href={ "/new/" (look.game) } { (icon("plus")) (words.say("new-table")) }
                } @else {
                    h2 { (words.say("room-title")) }
                    p.soft { (words.say("room-about")) }
                    (self.invitation())
                    @if look.is_host {
                        div.row {
                            (deed("call-off", &[], html! {
                                button.quiet.danger type="submit" { (words.say("call-off")) }
                            }))
                        }
                    }
                }
            }
        }
    }

    fn invitation(&self) -> Markup {
        let words = self.words();
        html! {
            @if let Some(invite) = self.page.invite {
                div.field {
                    label for="invite" { (words.say("invite")) }
                    p.about #invite-about { (words.say("invite-about")) }
                    div.copy {
                        input #invite readonly value=(invite) aria-describedby="invite-about";
                        button type="button" data-copy="invite" data-copied=(words.say("copied")) {
                            (icon("copy")) (words.say("copy"))
                        }
                    }
                }
            }
        }
    }

    /// The tab about the table.
    pub(super) fn about(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        html! {
            div.about-table {
                @if self.page.time == Time::Live && look.watchers > 0 {
                    p.soft { (words.tell("watchers", &[("count", look.watchers.into())])) }
                }
                @if self.page.time == Time::Live && look.status == Status::Playing {
                    (self.invitation())
                }
                (self.fairness())
                @if self.page.time == Time::Live && self.page.is_guest && !look.mine.is_empty() {
                    section {
                        h2 { label for="note" { (words.say("note")) } }
                        form.stack data-verb="note" method="post" {
                            input type="hidden" name="do" value="note";
                            textarea #note name="words" rows="4" maxlength="4000" { (self.page.note) }
                            button type="submit" { (words.say("save")) }
                        }
                    }
                }
                (self.origin())
                @if look.status == Status::Over {
                    section {
                        h2 { (words.say("journal")) }
                        p.soft { (words.say("journal-about")) }
                        a.button href={ "/table/" (look.id) "/journal" } download { (icon("save")) (words.say("journal-save")) }
                    }
                }
            }
        }
    }

    fn fairness(&self) -> Markup {
        let words = self.words();
        let Some(commitment) = self.page.look.commitment else { return html! {} };
        html! {
            section {
                h2 { (icon("seal")) " " (words.say("fairness")) }
                p.soft { (words.say("fairness-about")) }
                p { (words.say("fairness-commitment")) " " code { (commitment) } }
                @if let Some(seed) = self.page.look.seed {
                    p { (words.say("fairness-seed")) " " code { (seed) } }
                }
            }
        }
    }

    fn origin(&self) -> Markup {
        let words = self.words();
        html! {
            @if let Some(origin) = &self.page.look.forked_from {
                section {
                    p {
                        a href={ "/replay/" (origin.table) "?step=" (origin.step) } {
                            (words.tell("forked-from", &[("n", (origin.step as i64).into())]))
                        }
                    }
                }
            }
        }
    }
}
