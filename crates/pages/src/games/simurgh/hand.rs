//! The viewer's hand of Action Tiles.

use maud::{Markup, html};
use simurgh::{Action, ActionTile, End, PlayerView};

use super::{Table, carry};

impl Table<'_> {
    pub(super) fn hand(&self, player: &PlayerView) -> Markup {
        html! {
            @for tile in player.hand.iter() {
                div.sim-card data-carry=[self.carried(carry::tile_name(tile))] {
                    (self.tile_alone(tile, "hand"))
                    span.unseen id={ "sim-name-tile-" (tile.number()) } aria-hidden="true" { (self.name(&tile)) }
                    (self.part(&format!("sim-lay-{}", tile.number()), "sim-at", self.hand_hit(tile)))
                }
            }
            @if player.hand.is_empty() {
                p.soft {
                    (self.say("sim-no-hand"))
                    @if self.view.round > 0 { " " (self.say("sim-buy-tiles")) }
                }
            }
        }
    }

    fn hand_hit(&self, tile: ActionTile) -> Markup {
        let about = format!("tile-{}", tile.number());
        let discards: Vec<(End, u32, String)> = End::ALL
            .iter()
            .filter_map(|&end| {
                let (id, label) = self.choice(Action::DiscardTile { tile, end })?;
                Some((end, id, label))
            })
            .collect();
        html! {
            (self.hit(Action::LayTile { tile }, &about, &format!("sim-name-tile-{}", tile.number())))
            @if !discards.is_empty() {
                div.sim-ends {
                    @for (end, id, label) in discards { (self.end_button(end, id, &label)) }
                }
            }
        }
    }

    /// A button that puts a tile on its deck or under it.
    pub(super) fn end_button(&self, end: End, id: u32, label: &str) -> Markup {
        let (key, arrow) = match end {
            End::Top => ("sim-on-top", "↑"),
            End::Bottom => ("sim-under", "↓"),
        };
        html! {
            button.sim-end type="button" data-act=(id) aria-label=(label) {
                span aria-hidden="true" { (arrow) } " " (self.say(key))
            }
        }
    }
}
