//! The table of Belaad: a manuscript page in five columns. The scholars of the generation stand on
//! top, the action decks below them, then what is being decided, then a row for each team.

mod about;
mod battle;
mod carry;
mod character;
mod decks;
mod desk;
mod effects;
mod glyph;
mod hand;
mod heard;
mod leaf;
mod panel;
mod reckoning;
mod scholars;
mod strip;
mod team;

use engine::{Ahead, AnyView, Seat};
use maud::{Markup, html};

use super::{Board, Side, Skin, skin};
use crate::bundles::Carried;
use crate::scene::Scene;
use desk::Desk;

/// Draws Belaad.
pub struct BelaadBoard;

/// How Belaad looks.
pub(super) static SKIN: Skin = skin!("belaad", BelaadBoard, symbols, art);

impl Board for BelaadBoard {
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let Some(desk) = Desk::new(scene) else { return html! {} };
        html! {
            div.bel.bel-with-order[desk.view.order.is_some()] data-asks="" {
                (scholars::row(&desk))
                @if desk.battle().is_some() { (battle::row(&desk)) } @else { (decks::row(&desk)) }
                (strip::row(&desk))
                @for team in &desk.view.teams { (team::row(&desk, team)) }
            }
        }
    }

    fn own_area(&self, scene: &Scene<'_>) -> Option<Markup> {
        let desk = Desk::new(scene)?;
        Some(hand::area(&desk, scene.seat()?))
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let desk = Desk::new(scene)?;
        desk.view.players.get(seat.index())?;
        Some(panel::panel(&desk, seat))
    }

    fn carries(&self, _view: &AnyView, ahead: &Ahead) -> Vec<Carried> {
        carry::all(ahead)
    }

    /// The points of the seat's team, as far as the viewer can count them.
    fn standing(&self, scene: &Scene<'_>, seat: Seat) -> Option<i32> {
        let desk = Desk::new(scene)?;
        let player = desk.view.players.get(seat.index())?;
        Some(team::points(&desk, desk.team(player.team)?).into())
    }

    fn side(&self, scene: &Scene<'_>, seat: Seat) -> Option<Side> {
        let desk = Desk::new(scene)?;
        let team = desk.view.players.get(seat.index())?.team;
        Some(Side { name: team::short_name(&desk, team), sign: glyph::side(team) })
    }

    fn tie_breaks(&self) -> Option<&'static str> {
        Some("bel-ties")
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<Markup> {
        about::card(&Desk::new(scene)?, thing)
    }
}
