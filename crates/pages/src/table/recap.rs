//! What the others did since the viewer's last turn, and how fast they do it.

use engine::{AnyView, LogLine, Seat};
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
        let mut by_others = view
            .log_since(since)
            .into_iter()
            .filter(|line| line.step > 0 && view.step_by(line.step) != Some(seat));
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

    /// Says that a round has ended since the reader's last decision, with a look back at how it stood.
    pub(super) fn round_over(&self) -> Markup {
        let (words, look) = (self.words(), self.page.look);
        let (Some(seat), Some(view), Some(voice)) = (self.page.seat(), look.view, self.voice())
        else {
            return html! {};
        };
        let stops = catalogue::find(look.game).map(|game| game.info().stops).unwrap_or_default();
        let playing = look.status == Status::Playing && self.page.curtain == Curtain::Up;
        let on = playing && !stops.is_empty();
        let Some(lines) = on.then(|| last_stop(view, look.first_step, seat, stops)).flatten()
        else {
            return html! {};
        };
        let before = lines[0].step.saturating_sub(1);
        let back = format!("/replay/{}?step={before}&eyes={}", look.id, eyes(look.viewer));
        html! {
            // In one paragraph, so that the choices below keep their room.
            p.notice role="status" {
                @for line in &lines { (voice.say_said(&line.said)) " " }
                a href=(back) { (words.say("round-over-look")) }
            }
        }
    }

    fn pace(&self) -> Markup {
        let words = self.words();
        html! {
            form.pace action="/settings" method="post" {
                input type="hidden" name="back" value={ "/table/" (self.page.look.id) };
                label title=(words.say("pace-about")) {
                    span { (words.say("pace")) }
                    select name="pace" data-pace-of="" {
                        @for pace in Pace::ALL {
                            option value=(pace.word()) selected[*pace == self.page.settings.pace] {
                                (words.say(&format!("pace-{}", pace.word())))
                            }
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

/// The events of the last step that ended a round, if the seat hasn't decided since.
fn last_stop(view: &AnyView, first: usize, seat: Seat, stops: &[&str]) -> Option<Vec<LogLine>> {
    let own = (first + 1..=view.steps()).rev().find(|&step| view.step_by(step) == Some(seat));
    // The reader's own decision may have ended the round.
    let since = own.unwrap_or(first).saturating_sub(1);
    let lines = view.log_since(since).into_iter();
    let mut ends: Vec<LogLine> =
        lines.filter(|line| stops.contains(&line.said.key.as_str())).collect();
    let last = ends.last()?.step;
    ends.retain(|line| line.step == last);
    Some(ends)
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::{AnyMatch, Seed, Viewer};

    use super::*;

    /// A game of Belaad with any choices.
    fn played(steps: usize, seat: Seat) -> AnyView {
        let game = catalogue::find("belaad").unwrap();
        let seed = Seed::from_phrase("stops");
        let mut played = game.start(2, &game.option_defaults(), seed).unwrap();
        for step in 0..steps {
            let Some(asked) = played.waiting().first() else { break };
            let mut ids = Vec::new();
            played.legal_ids(asked, &mut ids);
            played.act(asked, ids[step * 7 % ids.len()]).unwrap();
        }
        let game: Arc<dyn AnyMatch> = Arc::from(played);
        AnyView::of(game, Viewer::Seat(seat))
    }

    #[test]
    fn a_page_stops_at_the_end_of_a_generation_until_its_reader_decides() {
        let stops = catalogue::find("belaad").unwrap().info().stops;
        let seat = Seat::of(0);
        let stop_at = |steps| last_stop(&played(steps, seat), 0, seat, stops);
        assert!(stop_at(5).is_none(), "it has only begun");
        let whole = played(2_000, seat);
        let mut ends = whole.log_since(0).into_iter().filter(|line| line.said.key == stops[0]);
        let end = ends.next().expect("a generation ends").step;
        let lines = stop_at(end).unwrap();
        let keys: Vec<&str> = lines.iter().map(|line| line.said.key.as_str()).collect();
        assert_eq!(keys, stops);
        let next = (end + 1..).find(|&step| whole.step_by(step) == Some(seat)).unwrap();
        assert!(stop_at(next - 1).is_some(), "it stays while others decide");
        assert!(stop_at(next).is_none());
    }
}
