//! What the others did since the viewer's last turn, and how fast they do it.

use engine::{AnyView, Seat};
use maud::{Markup, html};

use super::{Curtain, Drawing, Status};
use crate::draw::{eyes, icon};
use crate::settings::Pace;

impl Drawing<'_> {
    /// The second line of tools: what happened, played step by step on the board, and the pace.
    pub(super) fn pace_and_recap(&self) -> Markup {
        let on = self.page.look.status == Status::Playing && self.page.curtain == Curtain::Up;
        if !on || !self.page.plays() {
            return html! {};
        }
        html! {
            div.prompt-tools.prompt-news {
                (self.recap())
                (self.pace())
            }
        }
    }

    fn recap(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let (Some(seat), Some(view)) = (self.page.seat(), look.view) else { return html! {} };
        let Some(since) = last_of_earlier_turns(view, look.first_step, seat) else {
            return html! {};
        };
        let mut by_others =
            view.log_since(since).into_iter().filter(|line| view.step_by(line.step) != Some(seat));
        let Some(first) = by_others.next() else { return html! {} };
        let count = 1 + by_others.count() as i64;
        let from = first.step.saturating_sub(1);
        let watch = format!("/replay/{}?step={from}&eyes={}&play=on", look.id, eyes(look.viewer));
        let said = words.tell("recap", &[("n", count.into())]);
        html! {
            a.button.quiet.recap-button href=(watch) title=(said) {
                (icon("play")) span { (words.tell("recap-short", &[("n", count.into())])) }
            }
        }
    }

    fn pace(&self) -> Markup {
        let words = self.words();
        html! {
            form.pace action="/settings" method="post" {
                input type="hidden" name="back" value={ "/table/" (self.page.look.id) };
                select name="pace" data-pace-of="" aria-label=(words.say("pace")) title=(words.say("pace")) {
                    @for pace in Pace::ALL {
                        option value=(pace.word()) selected[*pace == self.page.settings.pace] {
                            (words.say(&format!("pace-{}", pace.word())))
                        }
                    }
                }
                noscript { button type="submit" { (words.say("save")) } }
            }
        }
    }

    /// The last step of a replay in the words of the log.
    pub(super) fn told_last(&self, view: &AnyView) -> Option<String> {
        let (voice, steps) = (self.voice()?, view.steps());
        let lines = view.log_since(steps.checked_sub(1)?);
        let said: Vec<String> = lines
            .iter()
            .filter(|line| line.step == steps)
            .map(|line| voice.say_said(&line.said))
            .collect();
        (!said.is_empty()).then(|| said.join(" "))
    }
}

/// The last step that the seat took before the current turn.
fn last_of_earlier_turns(view: &AnyView, first: usize, seat: Seat) -> Option<usize> {
    let turns = view.turns();
    let now = view.turn();
    // A step belongs to the turn that was on before it.
    let begun_before = |step: usize| step.checked_sub(first + 2).map_or(0, |at| turns[at]);
    (first + 1..=view.steps())
        .rev()
        .find(|&step| begun_before(step) < now && view.step_by(step) == Some(seat))
}
