//! The Dragonlord Statue: the Objective Spaces, the tiles on them, and who leads on each.

use engine::Indexed;
use maud::{Markup, html};
use simurgh::{Action, Counts, Good, Objective, ObjectiveSpace, tables};

use super::Table;
use super::effect::effect;
use super::icon::{ART, good, icon, jewel};
use crate::draw::{noun, seat_shape};
use crate::games::art::Fit;
use crate::words::Words;

impl Table<'_> {
    pub(super) fn statue(&self) -> Markup {
        html! {
            section.sim-statue aria-label=(self.say("sim-city-dragonlord-statue")) {
                h2.sim-caption aria-hidden="true" { (self.say("sim-statue-caption")) }
                (ART.picture("statue", "sim-monument", (64, 96), Fit::Standing))
                @for &space in ObjectiveSpace::ALL { (self.pedestal(space)) }
            }
        }
    }

    fn pedestal(&self, space: ObjectiveSpace) -> Markup {
        let word = word(space);
        html! {
            div.sim-pedestal {
                div.sim-fee { (effect(&tables().statue[space as usize])) }
                (self.part(&format!("sim-on-{word}"), "sim-goal-place", html! {
                    @match self.view.objectives[space as usize] {
                        Some(objective) => (self.goal(objective, &format!("statue-{word}"))),
                        None => { div.sim-none { (self.say("sim-empty")) } }
                    }
                }))
                (self.part(&format!("sim-lay-{word}"), "sim-at", self.pedestal_hit(space)))
            }
        }
    }

    fn pedestal_hit(&self, space: ObjectiveSpace) -> Markup {
        let taken = self.view.objectives[space as usize];
        let action = match taken {
            Some(_) => Action::ReplaceObjective { space },
            None => Action::PlaceObjective { space },
        };
        let about = match taken {
            Some(objective) => format!("objective-{}", objective.number()),
            None => format!("statue-{}", word(space)),
        };
        let target = self.scene.target(action);
        let name = match taken {
            Some(objective) => self.name(&objective),
            None => self.scene.words.tell("sim-pedestal", &[("name", self.name(&space).into())]),
        };
        html! {
            button.sim-hit.target.open[target.is_open()] type="button" data-about=(about)
                data-act=[target.act] data-why=[target.why] aria-disabled=[target.disabled()]
                aria-label=(name) {}
        }
    }

    /// An Objective Tile with its places and how everybody stands.
    fn goal(&self, objective: Objective, at: &str) -> Markup {
        let standings = self.view.standings(objective);
        html! {
            div.sim-goal data-piece={ "objective-" (objective.number()) } data-at=(at) {
                (goal_face(objective, self.scene.words))
                div.sim-standings {
                    @for standing in &standings {
                        @let seat = standing.seat.index();
                        span.sim-standing.{ "seat-" (seat) }.leads[standing.points > 0] {
                            svg.sim-seat viewBox="-13 -13 26 26" aria-hidden="true" { (seat_shape(standing.seat)) }
                            span.unseen { (self.scene.voice.seat(standing.seat)) }
                            b data-count={ "goal-" (objective.number()) "-" (seat) } { (standing.count) }
                        }
                    }
                }
            }
        }
    }

    /// What an Objective Tile counted, beside its points in the final scoring.
    pub(super) fn scored(&self, objective: Objective) -> Markup {
        html! { (counts(objective)) span.unseen { (self.counts_in_words(objective)) } }
    }
}

/// What an Objective Tile counts, and the points for its places.
pub(super) fn goal_face(objective: Objective, words: &Words) -> Markup {
    let spec = &tables().objectives[objective.at()];
    html! {
        (counts(objective))
        div.sim-places {
            (noun(&words.say("sim-places")))
            @for (at, points) in spec.points.iter().filter(|points| **points > 0).enumerate() {
                span.{ "place-" (at + 1) } { (points) }
            }
        }
    }
}

/// What an Objective Tile counts.
fn counts(objective: Objective) -> Markup {
    html! {
        div.sim-counts {
            @match &tables().objectives[objective.at()].counts {
                Counts::AllMarkers => { (icon("marker")) (icon("dragon")) b { "A–L" } }
                Counts::MarkersOn(types) => { @for &each in types { (jewel(each)) } }
                Counts::VegetablesAndMeat => { (good(Good::Vegetable)) b { "+" } (good(Good::Meat)) }
            }
        }
    }
}

/// The word for an Objective Space.
pub(super) fn word(space: ObjectiveSpace) -> String {
    format!("o{}", space.index() + 1)
}
