//! The face of an Action Tile: its kind, and a row for each space.

use maud::{Markup, html};
use simurgh::{ActionTile, Column, SpaceSpec, tables};

use super::Table;
use super::city::{room, who};
use super::effect::{cost_only, effect, gain_only};
use super::icon::{icon, kind_word};

impl Table<'_> {
    /// A tile, with `stands` drawn at the end of each of its spaces.
    pub(super) fn tile_face(
        &self,
        tile: ActionTile,
        at: &str,
        stands: impl Fn(Column, &SpaceSpec) -> Markup,
    ) -> Markup {
        let word = kind_word(tile.kind());
        let spaces = tables().spaces(tile);
        html! {
            div.sim-tile.{ "is-" (word) } data-piece={ "tile-" (tile.number()) } data-at=(at) {
                header {
                    (icon(&format!("kind-{word}")))
                    span.sim-kind { (self.say(&format!("sim-kind-{word}"))) }
                    span.sim-number { (number(tile)) }
                    @if tile.is_exploration() && let Some(first) = spaces.first() {
                        span.sim-toll { (icon("step")) (cost_only(&first.effect)) }
                    }
                }
                @for (column, spec) in Column::all().zip(spaces) {
                    div.sim-space {
                        @if tile.is_exploration() {
                            span.sim-level aria-hidden="true" { (column.number()) }
                            (gain_only(&spec.effect))
                        } @else {
                            (who(spec)) (effect(&spec.effect)) (room(spec))
                        }
                        (stands(column, spec))
                    }
                }
            }
        }
    }

    /// A tile nobody can stand on where it lies.
    pub(super) fn tile_alone(&self, tile: ActionTile, at: &str) -> Markup {
        self.tile_face(tile, at, |_, _| html! {})
    }
}

/// The printed number, as the log says it.
pub(super) fn number(tile: ActionTile) -> String {
    format!("#{:02}", tile.number())
}
