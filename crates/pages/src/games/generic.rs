//! The board for any game: its state as readable sections, its choices as grouped buttons.

use engine::{CardSketch, Choice, Content, Place, Seat, Section};
use maud::{Markup, html};

use super::Board;
use crate::scene::Scene;

/// Letters of the longest line that counts as a drawing; longer ones are prose.
const LONGEST_DRAWN: usize = 100;

/// Draws any game that keeps the contract.
pub struct Generic;

impl Board for Generic {
    /// Rivals first and the viewer's own last, nearest to the choices; what is for looking up closes it.
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let sketch = scene.view.sketch(&scene.voice);
        let mut sections: Vec<(usize, &Section)> = sketch.sections.iter().enumerate().collect();
        sections.sort_by_key(|(_, section)| Side::of(section.place, scene));
        html! {
            div.sketch {
                @for (at, section) in sections {
                    section.sketch-section data-side=(Side::of(section.place, scene).name()) {
                        (drawn(scene, section, &format!("sketch-{at}")))
                    }
                }
            }
        }
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let sketch = scene.view.sketch(&scene.voice);
        let (_, points) = sketch.points.iter().find(|(each, _)| *each == seat)?;
        Some(html! {
            span.sketch-points { (scene.voice.name("points")) " " b data-count={ "points-" (seat.index()) } { (points) } }
        })
    }
}

/// On whose side of the table a section lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    Rival,
    Table,
    Mine,
    Reference,
}

impl Side {
    fn of(place: Place, scene: &Scene<'_>) -> Side {
        match place {
            Place::Of(seat) if scene.seat() == Some(seat) => Side::Mine,
            Place::Of(_) => Side::Rival,
            Place::Reference => Side::Reference,
            _ => Side::Table,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Side::Rival => "rival",
            Side::Table => "table",
            Side::Mine => "mine",
            Side::Reference => "reference",
        }
    }
}

fn drawn(scene: &Scene<'_>, section: &Section, id: &str) -> Markup {
    let lines = || {
        html! {
            pre id=(id) tabindex="0" role="group" aria-label=(section.title) {
                (scene.parts.part(id, body(&section.body)))
            }
        }
    };
    match &section.content {
        _ if section.place == Place::Reference => html! {
            details { summary { (section.title) } (lines()) }
        },
        Content::Cards(cards) => html! {
            h2 { (section.title) }
            div id=(id) role="group" aria-label=(section.title) {
                (scene.parts.part(id, html! {
                    div.sketch-cards { @for each in cards { (card(scene, each)) } }
                }))
            }
        },
        Content::Numbers(numbers) => html! {
            h2 { (section.title) }
            div id=(id) role="group" aria-label=(section.title) {
                (scene.parts.part(id, html! {
                    dl.sketch-numbers {
                        @for (label, number) in numbers { div { dt { (label) } dd { (number) } } }
                    }
                }))
            }
        },
        _ => html! { h2 { (section.title) } (lines()) },
    }
}

/// A card; one whose action is offered can be clicked.
fn card(scene: &Scene<'_>, card: &CardSketch) -> Markup {
    let offered = |action: &&u32| scene.choices.iter().any(|choice| choice.id == **action);
    let act = card.actions.iter().find(offered);
    html! {
        div.sketch-card.face-down[card.face_down] data-act=[act]
            role=[act.map(|_| "button")] tabindex=[act.map(|_| "0")] {
            b { (card.name) }
            @if let Some(value) = &card.value { span.value { (value) } }
            @if let Some(effect) = &card.effect { small { (effect) } }
        }
    }
}

/// Lines that are drawn with spaces keep their columns; prose is wrapped.
fn body(text: &str) -> Markup {
    let is_drawn = text.lines().any(|line| line.trim().contains("   "));
    html! {
        @for line in text.trim_end().lines() {
            span.line.drawn[is_drawn && line.chars().count() <= LONGEST_DRAWN] { (line) "\n" }
        }
    }
}

/// Every choice as a button, gathered under the headings that the game's texts give them.
///
/// Stands beside every board: it is the way by keyboard and screen reader, and complete by
/// construction, because it is made from what the rules offer.
///
/// `answered` is the choice already made where several decide at once; it can still be changed.
/// `ends` are the choices that hand the turn on and ask for a second click.
pub fn choice_list(scene: &Scene<'_>, answered: Option<u32>, ends: &[u32]) -> Markup {
    html! {
        @for (group, choices) in grouped(scene) {
            fieldset.choices {
                legend { (group) }
                div.choice-row {
                    @for (choice, label) in choices {
                        button.choice.held[answered == Some(choice.id)] type="submit" name="action" value=(choice.id)
                            data-act=(choice.id) id={ "choice-" (choice.id) }
                            data-ends=[ends.contains(&choice.id).then_some("yes")]
                            aria-pressed=[answered.map(|held| (held == choice.id).to_string())] {
                            (label)
                        }
                    }
                }
            }
        }
    }
}

type Group<'a> = (String, Vec<(&'a Choice, String)>);

fn grouped<'a>(scene: &Scene<'a>) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for choice in scene.choices {
        let heading = scene.voice.said_attribute(&choice.kind, "group");
        let labelled = (choice, scene.voice.say_said(&choice.said));
        match groups.iter_mut().find(|(each, _)| *each == heading) {
            Some((_, choices)) => choices.push(labelled),
            None => groups.push((heading, vec![labelled])),
        }
    }
    groups
}
