//! A bot's advice on the decision at hand: what it would do, how much better that is, and why.

use engine::Seat;
use maud::{Markup, html};

use super::look::Remark;
use super::{Drawing, deed};
use crate::draw::icon;

impl Drawing<'_> {
    /// The hint, with a form to compare it with another choice. Empty if nobody asked.
    pub(super) fn advice(&self, seat: Seat) -> Markup {
        let (Some(advice), Some(voice)) = (self.page.advice, self.voice()) else {
            return html! {};
        };
        let told = advice.tell(&voice);
        html! {
            section.advice role="status" aria-label=(self.words().say("hint")) {
                p { (icon("hint")) strong { (told.best) } }
                @if let Some(than) = &told.than { p { (than) } }
                @if !told.reasons.is_empty() {
                    ul { @for reason in &told.reasons { li { (reason) } } }
                }
                (self.what_if(seat, advice))
            }
        }
    }

    /// The coach's line about the last decision, with a button to take it back. After the end it would come too late.
    pub(super) fn coach(&self) -> Markup {
        let (words, look) = (self.words(), self.page.look);
        if !self.page.is_on() {
            return html! {};
        }
        let (Some(remark), Some(voice), Some(seat)) =
            (look.remark, self.voice(), self.page.seat().filter(|_| self.page.plays()))
        else {
            return html! {};
        };
        let Remark { question, comparison, count } = remark;
        let better = [
            ("question", voice.say_said(question).into()),
            ("choice", voice.say_said(&comparison.best.said).into()),
        ];
        // What a search saw coming says nothing to whoever is learning.
        let telling = comparison.telling().filter(|reason| reason.term != bots::LATER);
        let reasons: Vec<String> = telling.map(|reason| comparison.say(reason, &voice)).collect();
        html! {
            div.notice.coach role="status" {
                p { (words.tell("coach-better", &better)) }
                @if !reasons.is_empty() { p.soft.small { (reasons.join(" · ")) } }
                div.row {
                    @if look.undo.is_none() {
                        (deed("undo", &[("seat", seat.index().to_string()), ("count", count.to_string())],
                            html! { button.quiet type="submit" { (icon("undo")) span { (words.say("undo")) } } }))
                    }
                    form method="post" action="/settings" {
                        input type="hidden" name="coach" value="off";
                        input type="hidden" name="back" value={ "/table/" (look.id) };
                        button.quiet type="submit" { (words.say("coach-stop")) }
                    }
                }
            }
        }
    }

    /// "And if I do this?"
    fn what_if(&self, seat: Seat, advice: &bots::Comparison) -> Markup {
        let words = self.words();
        let Some(voice) = self.voice().filter(|_| self.choices.len() > 1) else { return html! {} };
        let asked = advice.other.as_ref().filter(|_| advice.asked).map(|other| other.id);
        let others = self.choices.iter().filter(|choice| choice.id != advice.best.id);
        html! {
            form.what-if data-verb="hint" method="post" {
                input type="hidden" name="do" value="hint";
                input type="hidden" name="seat" value=(seat.index());
                label.small for="instead" { (words.say("what-if")) }
                select #instead name="instead" {
                    @for choice in others {
                        option value=(choice.id) selected[asked == Some(choice.id)] {
                            (voice.say_said(&choice.said))
                        }
                    }
                }
                button.quiet type="submit" { (words.say("what-if-ask")) }
            }
        }
    }
}
