//! The Chronicle: how far the game has come, and what will end it.

use engine::Seat;
use maud::{Markup, html};

use super::Table;
use super::icon::{icon, kind_word};

impl Table<'_> {
    pub(super) fn chronicle(&self) -> Markup {
        let view = &self.view;
        let laid = view.objectives.iter().flatten().count();
        html! {
            section.sim-chronicle aria-label=(self.say("sim-chronicle")) {
                (self.part("sim-round", "sim-round", self.round()))
                (self.part("sim-book", "sim-track", html! {
                    (icon("chronicle"))
                    span { (self.say("sim-chronicle")) }
                    span.sim-pages {
                        @for tile in view.chronicle.iter() {
                            span.sim-page.{ "is-" (kind_word(tile.kind())) }
                                data-piece={ "tile-" (tile.number()) } data-at="chronicle" {
                                (icon(&format!("kind-{}", kind_word(tile.kind()))))
                            }
                        }
                        @for _ in view.chronicle.len()..view.length.chronicle() { span.sim-page.is-blank {} }
                    }
                    b { (view.chronicle.len()) "/" (view.length.chronicle()) }
                    (self.plain_hit("chronicle", &self.say("sim-chronicle")))
                }))
                (self.part("sim-goals", "sim-track", html! {
                    (icon("banner"))
                    span { (self.say("sim-objectives")) }
                    span.sim-pages {
                        @for at in 0..view.length.objectives() {
                            span.sim-page.is-blank[at >= laid].is-goal[at < laid] {}
                        }
                    }
                    b { (laid) "/" (view.length.objectives()) }
                    (self.plain_hit("objectives", &self.say("sim-objectives")))
                }))
            }
        }
    }

    /// The round, or how the end comes.
    fn round(&self) -> Markup {
        let view = &self.view;
        let told = |key: &str, seat: Seat| {
            self.scene.words.tell(key, &[("name", self.scene.voice.seat(seat).into())])
        };
        html! {
            @if view.ended.is_some() { strong { (self.say("sim-over")) } }
            @else if let Some((seat, _)) = view.end_triggered {
                @let last = told("sim-last-turns", seat);
                strong.sim-last title=(last) { (last) }
            }
            @else if view.turn == 0 { strong { (self.say("sim-set-up")) } }
            @else { strong { (self.say_number("sim-round", view.round as usize)) } }
        }
    }

    /// A thing that only explains itself.
    pub(super) fn plain_hit(&self, about: &str, label: &str) -> Markup {
        html! { button.sim-hit.target type="button" data-about=(about) aria-label=(label) {} }
    }
}
