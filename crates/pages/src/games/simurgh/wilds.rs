//! The Wilds: plots with the bonus for covering them, and the tiles that lie there.

use engine::Indexed;
use maud::{Markup, html};
use simurgh::{Action, ActionTile, Column, Space, SpaceSpec, UNLIMITED, WildsSpace, tables};

use super::Table;
use super::effect::effect;
use super::icon::ART;
use crate::games::art::Fit;

impl Table<'_> {
    pub(super) fn wilds(&self) -> Markup {
        html! {
            section.sim-wilds.{ "plots-" (self.view.wilds.len()) } aria-label=(self.say("sim-wilds")) {
                @for plot in &self.view.wilds {
                    @let id = format!("sim-plot-{}", word(plot.space));
                    div id=(id) .sim-plot data-answers=[self.removal(plot.space)] {
                        (self.scene.parts.part(&id, self.plot(plot.space, plot.tile)))
                    }
                }
            }
        }
    }

    /// What laying a tile here answers where another lies already: asked only once all plots are full.
    fn removal(&self, wilds: WildsSpace) -> Option<u32> {
        self.scene.seat().map(|_| Action::RemoveTile { wilds }.index())
    }

    pub(super) fn tile_on(&self, wilds: WildsSpace) -> Option<ActionTile> {
        self.view.wilds.iter().find(|plot| plot.space == wilds)?.tile
    }

    fn plot(&self, wilds: WildsSpace, tile: Option<ActionTile>) -> Markup {
        let word = word(wilds);
        let land = format!("wilds-{word}");
        html! {
            (ART.picture(&land, "sim-land", (160, 100), Fit::Cover))
            (self.on_plot(wilds, tile))
        }
    }

    fn on_plot(&self, wilds: WildsSpace, tile: Option<ActionTile>) -> Markup {
        let word = word(wilds);
        match tile {
            None => {
                let label = format!("sim-name-{word}");
                html! {
                    div.sim-empty {
                        h2 id=(label) { (self.scene.words.tell("sim-plot", &[("name", self.name(&wilds).into())])) }
                        div.sim-does { b aria-hidden="true" { "+" } (effect(&tables().wilds[wilds as usize].bonus)) }
                        (self.part(&format!("sim-cover-{word}"), "sim-at", self.hit(
                            Action::CoverSpace { wilds }, &format!("wilds-{word}"), &label)))
                    }
                }
            }
            Some(tile) => html! {
                (self.tile_face(tile, &format!("wilds-{word}"), |column, spec| {
                    self.space_of_tile(wilds, column, spec)
                }))
                (self.part(&format!("sim-remove-{word}"), "sim-whole", self.hit_if_offered(
                    Action::RemoveTile { wilds }, &format!("tile-{}", tile.number()))))
            },
        }
    }

    /// The end of a space's row: rings for Vassals and those who stand there.
    fn space_of_tile(&self, wilds: WildsSpace, column: Column, spec: &SpaceSpec) -> Markup {
        let space = Space::Wilds(wilds, column);
        let key = format!("{}-{}", word(wilds), column.number());
        let label = format!("sim-name-{key}");
        let free = match spec.capacity {
            UNLIMITED => usize::from(self.crowd(space) == 0),
            capacity => usize::from(capacity).saturating_sub(self.crowd(space)),
        };
        html! {
            span.unseen id=(label) aria-hidden="true" { (self.name(&space)) }
            (self.part(&format!("sim-at-{key}"), "sim-at", html! {
                (self.hit(Action::PlaceVassal { space }, &format!("space-{space}"), &label))
                (self.standing(space))
                @for _ in 0..free { span.sim-ring {} }
            }))
        }
    }
}

/// The word for a tile space of the Wilds.
pub(super) fn word(wilds: WildsSpace) -> &'static str {
    match wilds {
        WildsSpace::W1 => "w1",
        WildsSpace::W2 => "w2",
        WildsSpace::W3 => "w3",
        WildsSpace::W4 => "w4",
        WildsSpace::W5 => "w5",
        WildsSpace::W6 => "w6",
    }
}
