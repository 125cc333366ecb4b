//! The Scout Quarters: the row of face-up tiles with their prices, and the deck.

use maud::{Markup, html};
use simurgh::{Action, RowSpace, tables};

use super::effect::{cost_only, gain_only};
use super::icon::icon;
use super::{Table, carry};

impl Table<'_> {
    pub(super) fn scouts(&self) -> Markup {
        html! {
            section.sim-scouts aria-label=(self.say("sim-city-scout-quarters")) {
                h2.sim-caption aria-hidden="true" { (self.say("sim-row-caption")) }
                @for &row in RowSpace::ALL { (self.row_space(row)) }
                (self.part("sim-deck", "sim-deck", self.deck()))
            }
        }
    }

    fn row_space(&self, row: RowSpace) -> Markup {
        let word = word(row);
        let tile = self.view.row[row as usize];
        let price = &tables().row[row as usize];
        html! {
            div.sim-stall data-carry=[self.carried(carry::row_name(row))] {
                div.sim-price {
                    span.sim-pays { (cost_only(price)) }
                    @if !price.gain.fixed.is_empty() { span.sim-bonus { span aria-hidden="true" { "+" } (gain_only(price)) } }
                }
                (self.part(&format!("sim-row-{word}"), "sim-slot", html! {
                    @match tile {
                        Some(tile) => {
                            span.unseen id={ "sim-name-" (word) } aria-hidden="true" { (self.name(&tile)) }
                            (self.tile_alone(tile, &format!("row-{word}")))
                            (self.part(&format!("sim-take-{word}"), "sim-at", self.hit(
                                Action::TakeRowTile { row },
                                &format!("row-{word}"),
                                &format!("sim-name-{word}"),
                            )))
                        }
                        None => { div.sim-gap {} }
                    }
                }))
            }
        }
    }

    /// The face-down Action Tiles, with what the top one costs.
    fn deck(&self) -> Markup {
        let size = self.view.action_deck.size;
        html! {
            div.sim-price { span.sim-pays { (cost_only(&tables().top)) } }
            div.sim-back {
                (icon("tile-top"))
                b data-count="action-deck" aria-hidden="true" { (size) }
                span.unseen id="sim-name-deck" aria-hidden="true" { (self.say_number("sim-deck", size)) }
            }
            (self.hit(Action::DrawTopTile, "deck-action", "sim-name-deck"))
        }
    }
}

/// The word for a space of the row.
pub(super) fn word(row: RowSpace) -> &'static str {
    match row {
        RowSpace::S1 => "s1",
        RowSpace::S2 => "s2",
        RowSpace::S3 => "s3",
        RowSpace::S4 => "s4",
    }
}
