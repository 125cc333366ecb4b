//! The board for any game: its state as readable sections, its choices as grouped buttons.

use engine::Choice;
use maud::{Markup, html};

use super::Board;
use crate::scene::Scene;

/// Letters of the longest line that counts as a drawing; longer ones are prose.
const LONGEST_DRAWN: usize = 100;

/// Draws any game that keeps the contract.
pub struct Generic;

impl Board for Generic {
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let sketch = scene.view.sketch(&scene.voice);
        html! {
            div.sketch {
                @for (at, section) in sketch.sections.iter().enumerate() {
                    @let id = format!("sketch-{at}");
                    section.sketch-section {
                        h2 { (section.title) }
                        pre id=(id) tabindex="0" role="group" aria-label=(section.title) {
                            (scene.parts.part(&id, body(&section.body)))
                        }
                    }
                }
            }
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
