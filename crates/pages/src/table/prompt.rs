//! The prompt: one sentence in a fixed place, with what can be taken back beside it.

use engine::{AnyView, Seat, SeatSet};
use fluent_bundle::FluentValue;
use maud::{Markup, html};

use super::{Curtain, Drawing, Occupant, SeatLook, Status, Time, deed};
use crate::draw::icon;
use crate::guide::aid_button;

impl Drawing<'_> {
    pub(super) fn prompt(&self) -> Markup {
        let asks = self.is_asked();
        html! {
            section.prompt.mine[asks].over[self.page.status() == Status::Over] aria-label=(self.words().say("prompt")) {
                div #ask .ask tabindex="-1" aria-live="polite" { (self.sentence()) }
                @if let Time::Past { of } = self.page.time {
                    (self.scrubber(of))
                } @else {
                    (self.expiry())
                    (self.undo_request())
                    (self.end_request())
                    (self.round_over())
                    (self.tools())
                    (self.pace_and_recap())
                }
            }
        }
    }

    /// Whether the viewer's own seat must decide now.
    pub(super) fn is_asked(&self) -> bool {
        !self.choices.is_empty() && self.page.look.answered.is_none()
    }

    fn sentence(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        if let Curtain::Down(seat) = self.page.curtain {
            let name = self.name(seat).into();
            return html! { (self.emblem(seat)) span { (words.tell("ask-other", &[("name", name)])) } };
        }
        match self.page.status() {
            Status::Gathering => {
                let is_open = |seat: &&SeatLook<'_>| matches!(seat.occupant, Occupant::Open { .. });
                let open = look.seats.iter().filter(is_open).count();
                return html! {
                    (icon("open-seat"))
                    span { (words.tell("ask-gathering", &[("open", (open as i64).into())])) }
                };
            }
            Status::Closed => return html! { span { (words.say("ask-closed")) } },
            Status::Over if self.page.time == Time::Live => return self.result(),
            Status::Over | Status::Playing => {}
        }
        let Some(view) = look.view else { return html! {} };
        if let (Time::Past { .. }, Some(told)) = (self.page.time, self.told_last(view)) {
            return html! { span { (told) } };
        }
        if let (Some(seat), Some(prompt), Some(voice)) =
            (self.page.seat(), view.prompt(), self.voice())
        {
            if look.answered.is_some() {
                return html! { (self.emblem(seat)) span { (words.say("ask-answered")) } };
            }
            return html! { (self.emblem(seat)) span { (voice.say_said(&prompt)) } };
        }
        if view.outcome().is_some() {
            return self.result();
        }
        self.others(view.waiting())
    }

    fn others(&self, waiting: SeatSet) -> Markup {
        let words = self.words();
        let thinking = self.page.look.seats.iter().any(|seat| seat.thinking);
        html! {
            @for seat in waiting.iter() { (self.emblem(seat)) }
            span {
                @if let (1, Some(seat)) = (waiting.len(), waiting.first()) {
                    (words.tell("ask-other", &[("name", self.name(seat).into())]))
                } @else {
                    (words.tell("ask-others", &[("n", (waiting.len() as i64).into())]))
                }
            }
            @if thinking { (self.dots()) }
        }
    }

    pub(super) fn dots(&self) -> Markup {
        html! { span.dots role="img" aria-label=(self.words().say("thinking")) { i {} i {} i {} } }
    }

    /// Who won, with a trophy.
    pub(super) fn result(&self) -> Markup {
        let words = self.words();
        let outcome = self.page.look.view.and_then(AnyView::outcome);
        let Some(outcome) = outcome else { return html! {} };
        let winners: Vec<Seat> = Seat::all(outcome.seats.len() as u8)
            .filter(|seat| outcome.seats[seat.index()].rank == 1)
            .collect();
        let draw = winners.len() == outcome.seats.len();
        let names = self.joined(&winners);
        let count = FluentValue::from(winners.len() as i64);
        html! {
            (icon("trophy"))
            span {
                @if draw { (words.say("result-draw")) }
                @else { (words.tell("result-won", &[("names", names.into()), ("n", count)])) }
            }
        }
    }

    /// The notice that a table nobody plays at will be closed.
    fn expiry(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let Some(days) = look.closes_in_days else { return html! {} };
        html! {
            div.notice.stack role="status" {
                p { (words.tell("expires", &[("days", (days as i64).into())])) }
                @if !look.mine.is_empty() || !look.absent.is_empty() {
                    (deed("stay", &[], html! { button type="submit" { (words.say("expires-stay")) } }))
                }
            }
        }
    }

    fn undo_request(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let Some(request) = look.undo else { return html! {} };
        let owed = look.mine.iter().any(|seat| !request.agreed.contains(seat));
        let count = FluentValue::from(request.count as i64);
        html! {
            div.notice.stack role="status" {
                p { (words.tell("undo-asked", &[("name", self.name(request.seat).into()), ("n", count)])) }
                @if owed {
                    div.row {
                        (deed("answer-undo", &[("consent", "agree".to_owned())],
                            html! { button.primary type="submit" { (words.say("undo-agree")) } }))
                        (deed("answer-undo", &[("consent", "refuse".to_owned())],
                            html! { button type="submit" { (words.say("undo-refuse")) } }))
                    }
                } @else {
                    p.soft.small { (words.say("undo-waiting")) }
                }
            }
        }
    }

    fn tools(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let seat = self.page.seat().filter(|_| self.page.plays());
        let playing = self.page.status() == Status::Playing && self.page.curtain == Curtain::Up;
        let over = self.page.status() == Status::Over;
        // Bots needn't agree.
        let is_other = |info: &SeatLook<'_>| {
            matches!(info.occupant, Occupant::Person { .. }) && !look.mine.contains(info.seat)
        };
        let alone = !look.seats.iter().any(is_other);
        html! {
            div.prompt-tools {
                @if let (Some(seat), true) = (seat, playing) {
                    @let own = ("seat", seat.index().to_string());
                    (self.undo(&own, alone))
                    @if self.is_asked() {
                        (deed("hint", std::slice::from_ref(&own), tool("hint", &words.say("hint"))))
                    }
                }
                @if over {
                    @if let Some(next) = look.rematch {
                        a.button.worded href={ "/table/" (next) } { (icon("next")) span { (words.say("rematch-go")) } }
                    } @else if !look.mine.is_empty() {
                        (deed("rematch", &[], html! {
                            button.worded type="submit" { (icon("restart")) span { (words.say("rematch")) } }
                        }))
                    }
                }
                (aid_button(look.game, words))
                a.button.quiet.sign-only href={ "/rules/" (look.game) } target="_blank"
                    aria-label=(words.say("rules")) title=(words.say("rules")) {
                    (icon("rules")) span { (words.say("rules")) }
                }
                button.quiet.sign-only type="button" data-keys="" aria-label=(words.say("keys")) title=(words.say("keys")) {
                    (icon("keys")) span { (words.say("keys")) }
                }
            }
        }
    }

    /// Taking back the last gesture as a whole. Where others have seen a part of it, they are asked; what
    /// only the seat knows can still be taken back freely.
    fn undo(&self, own: &(&'static str, String), alone: bool) -> Markup {
        let (words, look) = (self.words(), self.page.look);
        let back = |count: usize, button: Markup| {
            deed("undo", &[own.clone(), ("count", count.to_string())], button)
        };
        let is_free = look.last_gesture > 0 && look.free_undo >= look.last_gesture;
        html! {
            @if is_free || (alone && look.last_gesture > 0) {
                (back(look.last_gesture, tool("undo", &words.say("undo"))))
            } @else if look.last_gesture > 0 && look.undo.is_none() {
                (back(look.last_gesture, html! {
                    button.quiet type="submit" title=(words.say("undo-ask-why")) {
                        (icon("undo")) span { (words.say("undo-ask")) }
                    }
                }))
                @if look.free_undo > 0 {
                    @let unseen = [("n", (look.free_undo as i64).into())];
                    (back(look.free_undo, small_tool("previous", &words.tell("undo-unseen", &unseen))))
                }
            }
            @if is_free && look.turn_undo > look.last_gesture {
                (deed("restart-turn", std::slice::from_ref(own),
                    small_tool("restart", &words.say("restart-turn"))))
            }
        }
    }

    /// The controls of a replay. Every one of them is a link, so it works without the script.
    fn scrubber(&self, of: usize) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let at = look.view.map_or(0, AnyView::steps);
        let first = look.first_step;
        let eyes = crate::draw::eyes(look.viewer);
        let address = |step: usize| format!("/replay/{}?step={step}&eyes={eyes}", look.id);
        let link = |step: usize, sign: &str, label: String| {
            html! {
                a.button.quiet href=(address(step)) data-step=(step) aria-label=(label) title=(label) { (icon(sign)) }
            }
        };
        html! {
            @if look.status == Status::Playing {
                a.button.replay-back href={ "/table/" (look.id) } { (icon("leave")) (words.say("replay-back")) }
            }
            input #scrub type="range" min=(first) max=(of) value=(at) aria-label=(words.say("replay-step"))
                data-address={ "/replay/" (look.id) "?step=STEP&eyes=" (eyes) };
            div.scrub {
                (link(first, "first", words.say("replay-first")))
                (link(at.saturating_sub(1).max(first), "previous", words.say("replay-previous")))
                button.quiet type="button" #replay-play data-pause=(words.say("replay-pause")) data-play=(words.say("replay-play")) {
                    (icon("play")) span { (words.say("replay-play")) }
                }
                (link((at + 1).min(of), "next", words.say("replay-next")))
                (link(of, "last", words.say("replay-last")))
            }
            p.small.soft {
                (words.tell("replay-at", &[("at", (at as i64).into()), ("of", (of as i64).into())]))
            }
            (self.replay_tools(at, of))
        }
    }

    /// The turns with the step after which each begins.
    fn turns_begun(&self) -> Vec<(u32, usize)> {
        let look = self.page.look;
        let Some(view) = look.view else { return Vec::new() };
        let mut begun: Vec<(u32, usize)> = Vec::new();
        for (at, &turn) in view.turns().iter().enumerate() {
            if begun.last().is_none_or(|(last, _)| *last != turn) {
                begun.push((turn, look.first_step + at));
            }
        }
        begun
    }

    fn replay_tools(&self, at: usize, of: usize) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let turns = self.turns_begun();
        html! {
            div.prompt-tools {
                (aid_button(look.game, words))
                // A game that is on keeps its seed, and nobody tries it out from the middle.
                @if look.status == Status::Over {
                    a.button.quiet href={ "/table/" (look.id) "/journal" } download { (icon("save")) span { (words.say("journal")) } }
                }
                a.button.quiet href={ "/rules/" (look.game) } { (icon("rules")) span { (words.say("rules")) } }
            }
            form.row method="get" action={ "/replay/" (look.id) } {
                label.small for="eyes" { (words.say("replay-eyes")) }
                input type="hidden" name="step" value=(at);
                select #eyes name="eyes" data-now {
                    option value="all" selected[self.page.seat().is_none()] { (words.say("replay-eyes-all")) }
                    @for seat in Seat::all(look.seats.len() as u8) {
                        option value=(seat.index()) selected[self.page.seat() == Some(seat)] { (self.name(seat)) }
                    }
                }
                noscript { button type="submit" { (words.say("show")) } }
            }
            @if turns.len() > 1 {
                form.row method="get" action={ "/replay/" (look.id) } {
                    label.small for="turn" { (words.say("replay-turn")) }
                    input type="hidden" name="eyes" value=(crate::draw::eyes(look.viewer));
                    select #turn name="step" data-now {
                        @for (turn, step) in &turns {
                            option value=(step) selected[*step <= at] {
                                (words.tell("log-turn", &[("n", i64::from(*turn).into())]))
                            }
                        }
                    }
                    noscript { button type="submit" { (words.say("show")) } }
                }
            }
            @if at < of && look.status == Status::Over { (self.play_on(at)) }
        }
    }

    /// Playing on from here against bots: as oneself, as the seat that decides, or as any other.
    fn play_on(&self, at: usize) -> Markup {
        let (words, look) = (self.words(), self.page.look);
        let decides = look.view.and_then(|view| view.waiting().first());
        let mut seats: Vec<Seat> = Seat::all(look.seats.len() as u8).collect();
        seats.sort_by_key(|&seat| (!look.mine.contains(seat), decides != Some(seat)));
        html! {
            details.sure {
                summary.button.quiet { (icon("fork")) (words.say("fork")) }
                p.small { (words.say("fork-as")) }
                form.row data-verb="fork" method="post" {
                    input type="hidden" name="do" value="fork";
                    input type="hidden" name="step" value=(at);
                    @for (nth, seat) in seats.into_iter().enumerate() {
                        button.primary[nth == 0] type="submit" name="seat" value=(seat.index()) {
                            (self.emblem(seat)) (self.name(seat))
                        }
                    }
                }
            }
        }
    }
}

fn tool(sign: &str, label: &str) -> Markup {
    html! {
        button.quiet type="submit" aria-label=(label) title=(label) { (icon(sign)) span { (label) } }
    }
}

/// A tool without room for its name, which is in its title.
fn small_tool(sign: &str, label: &str) -> Markup {
    html! {
        button.quiet.sign-only type="submit" aria-label=(label) title=(label) { (icon(sign)) span { (label) } }
    }
}
