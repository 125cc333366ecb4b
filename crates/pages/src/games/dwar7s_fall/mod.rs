//! Dwar7s Fall: a forest floor with thick stone walls and round friendly meeples.

mod about;
mod desk;
mod extent;
mod gain;
mod kingdoms;
mod map;
mod market;
mod meeple;
mod own;
mod panel;
mod picker;
mod secret;
mod tile;

use dwar7s_fall::Action;
use engine::{AnyView, Indexed, Seat};
use maud::{Markup, html};

use self::desk::{Desk, sign};
use super::{Board, Skin, skin};
use crate::scene::Scene;

/// Draws Dwar7s Fall.
pub struct Dwar7sFallBoard;

/// How Dwar7s Fall looks.
pub(super) static SKIN: Skin = skin!("dwar7s-fall", Dwar7sFallBoard, symbols, art, script);

impl Board for Dwar7sFallBoard {
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let Some(desk) = Desk::of(scene) else { return html! {} };
        html! {
            div.df-table {
                // The colours of the peoples: the style looks for these.
                @for player in &desk.view.players {
                    i hidden data-seat=(player.seat.index()) data-race=(sign(&player.race, "race-")) {}
                }
                (desk.decrees())
                // Where a card or a meeple may go is chosen with all of the map in sight.
                div.df-map-place data-scrolls data-asks="[data-asked]" { (desk.map()) }
                (desk.market())
            }
        }
    }

    fn own_area(&self, scene: &Scene<'_>) -> Option<Markup> {
        Desk::of(scene)?.own_area()
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        Desk::of(scene)?.panel(seat)
    }

    fn points(&self, view: &AnyView, seat: Seat) -> Option<i32> {
        let view = view.view_of::<dwar7s_fall::Dwar7sFall>()?;
        let player = view.players.get(seat.index())?;
        Some(player.points.iter().map(|(_, points)| points).sum())
    }

    /// A card is turned while it is being laid.
    fn is_manner(&self, action: u32) -> bool {
        matches!(Action::from_index(action), Some(Action::Turn { .. }))
    }

    /// A step leads to the next card.
    fn lands_on(&self, actions: &[u32]) -> Option<u32> {
        let mut actions = actions.iter().rev().filter_map(|&id| Action::from_index(id));
        match actions.next()? {
            Action::Step { side } => {
                let from = actions.find_map(|action| match action {
                    Action::Cell { cell } => Some(cell),
                    _ => None,
                })?;
                Some(Action::Cell { cell: from.neighbour(side)? }.index())
            }
            last => Some(last.index()),
        }
    }

    fn tie_breaks(&self) -> Option<&'static str> {
        Some("df-ties")
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<Markup> {
        Desk::of(scene)?.about(thing)
    }
}
