//! What the others did since the viewer's last turn.

use engine::{AnyView, LogLine, Seat};
use maud::{Markup, html};

use super::{Curtain, Drawing, Status};
use crate::draw::{eyes, icon};

/// More lines than this are told by the log alone.
const MOST: usize = 40;

impl Drawing<'_> {
    /// A short list with a way to watch it step by step; nothing if nobody else did anything.
    pub(super) fn recap(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let on = look.status == Status::Playing && self.page.curtain == Curtain::Up;
        let seat = self.page.seat().filter(|_| on && self.page.plays());
        let (Some(seat), Some(view)) = (seat, look.view) else { return html! {} };
        let Some(since) = last_of_earlier_turns(view, look.first_step, seat) else {
            return html! {};
        };
        let lines: Vec<LogLine> = view
            .log_since(since)
            .into_iter()
            .filter(|line| view.step_by(line.step) != Some(seat))
            .collect();
        if lines.is_empty() {
            return html! {};
        }
        let count = (lines.len() as i64).into();
        let first = lines.first().map_or(since, |line| line.step);
        let watch = format!("/replay/{}?step={first}&eyes={}", look.id, eyes(look.viewer));
        html! {
            details.recap {
                summary { (words.tell("recap", &[("n", count)])) }
                ol.log {
                    @for line in lines.iter().skip(lines.len().saturating_sub(MOST)) {
                        (self.game_line(line))
                    }
                }
                a.button.quiet href=(watch) { (icon("play")) span { (words.say("recap-watch")) } }
            }
        }
    }
}

/// The last step that the seat took before the turn that is on.
fn last_of_earlier_turns(view: &AnyView, first: usize, seat: Seat) -> Option<usize> {
    let turns = view.turns();
    let now = view.turn();
    // The turn in which a step was taken had begun before it.
    let begun_before = |step: usize| step.checked_sub(first + 2).map_or(0, |at| turns[at]);
    (first + 1..=view.steps())
        .rev()
        .find(|&step| begun_before(step) < now && view.step_by(step) == Some(seat))
}
