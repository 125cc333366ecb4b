//! The cards about players: their figures, hands and points, and how near the end is.

use engine::{Arg, Seat, Spoken};
use maud::{Markup, html};
use simurgh::{PlayerView, Whereabouts};

use super::Table;

impl Table<'_> {
    /// How far it is to the end.
    pub(super) fn about_end(&self) -> Markup {
        let view = &self.view;
        let laid = view.objectives.iter().flatten().count();
        let numbers = [
            ("tiles", (view.chronicle.len() as i64).into()),
            ("most", (view.length.chronicle() as i64).into()),
            ("laid", (laid as i64).into()),
            ("goals", (view.length.objectives() as i64).into()),
        ];
        let tiles = view.chronicle.iter().map(|tile| tile.arg()).collect::<Vec<_>>();
        html! {
            strong { (self.say("sim-chronicle")) }
            p { (self.scene.words.tell("sim-about-end", &numbers)) }
            @if !tiles.is_empty() { p { (self.scene.voice.say_arg(&Arg::List(tiles))) } }
            p.soft { (self.say_number("sim-about-limit", view.turn_limit.into())) }
        }
    }

    /// Where a player's figures are.
    pub(super) fn about_pool(&self, seat: Seat) -> Option<Markup> {
        let player = self.player(seat)?;
        Some(html! {
            strong { (self.scene.words.tell("sim-vassals-of", &[("name", self.scene.voice.seat(seat).into())])) }
            ul.sim-list {
                @for (vassal, place) in player.vassals.iter() {
                    li { (self.name(&vassal)) ": " (self.whereabouts(place)) }
                }
            }
            p.soft { (self.say("sim-about-vassals")) }
        })
    }

    fn whereabouts(&self, place: Whereabouts) -> String {
        match place {
            Whereabouts::Board(space) => {
                match space.wilds().and_then(|wilds| self.tile_on(wilds)) {
                    Some(tile) => self.name(&tile),
                    None => self.name(&space),
                }
            }
            Whereabouts::Pool => self.say("sim-in-pool"),
            Whereabouts::Resting => self.say("sim-resting"),
            Whereabouts::Stock => self.say("sim-in-stock"),
        }
    }

    /// Where a player's points come from.
    pub(super) fn about_score(&self, seat: Seat) -> Option<Markup> {
        let player = self.player(seat)?;
        let goals = self.view.objectives.iter().flatten();
        let track = i64::from(player.purse.points());
        let resources = i64::from(self.view.resource_points(seat));
        let sum = if self.view.ended.is_some() { "final-total" } else { "sim-if-now" };
        let total = track + i64::from(self.view.objective_points(seat)) + resources;
        Some(html! {
            strong { (self.scene.words.tell("sim-points-of", &[("name", self.scene.voice.seat(seat).into())])) }
            table.sim-sum {
                tr { th scope="row" { (self.scene.voice.name("origin-track")) } td { (track) } }
                @for &objective in goals {
                    tr {
                        th scope="row" { (self.name(&objective)) }
                        td { (self.view.standings(objective)[seat.index()].points) }
                    }
                }
                tr { th scope="row" { (self.scene.voice.name("origin-resources")) } td { (resources) } }
                tr { th scope="row" { (self.say(sum)) } td { b { (total) } } }
            }
        })
    }

    /// How many tiles a player holds, and which of them the viewer knows.
    pub(super) fn about_hand(&self, seat: Seat) -> Option<Markup> {
        let player: &PlayerView = self.player(seat)?;
        let known: Vec<Arg> = player.hand.iter().map(|tile| tile.arg()).collect();
        Some(html! {
            strong { (self.scene.words.tell("sim-hand-of", &[("name", self.scene.voice.seat(seat).into())])) }
            p { (self.say_number("sim-tiles", player.hand_size)) }
            @if player.has_power_tile { p { (self.say("sim-has-power-tile")) } }
            @if !known.is_empty() {
                p { (self.scene.words.tell("sim-known-tiles", &[("tiles", self.scene.voice.say_arg(&Arg::List(known)).into())])) }
            }
            p.soft { (self.say("sim-about-hand")) }
        })
    }
}
