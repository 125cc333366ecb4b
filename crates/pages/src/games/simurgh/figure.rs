//! The wooden figures: a spear or wings behind a shield in the seat's colour and shape.

use engine::{Indexed, Seat};
use maud::{Markup, html};
use simurgh::{Action, PlayerView, Space, Vassal, Whereabouts};

use super::Table;
use super::carry::vassal_name;
use super::icon::vassal_word;
use crate::draw::{initial, seat_shape};

/// A figure, where it is, and what it can do now.
struct Figure {
    seat: Seat,
    vassal: Vassal,
    number: u8,
    place: String,
    choice: Option<(u32, String)>,
    /// The name by which it can be carried.
    carry: Option<String>,
}

impl Table<'_> {
    /// Everyone who stands on a space. Of figures that do the same, the first one is clicked.
    pub(super) fn standing(&self, space: Space) -> Markup {
        let place = Whereabouts::Board(space);
        html! {
            @for player in &self.view.players {
                @let seat = player.seat;
                @for (nth, (vassal, number, _)) in at(player, place).enumerate() {
                    @let first = at(player, place).position(|(each, _, _)| each == vassal) == Some(nth);
                    @let choice = if first { self.choice_of_figure(seat, vassal, space) } else { None };
                    @let carry = choice.as_ref().map(|_| vassal_name(vassal, place));
                    (self.figure(Figure { seat, vassal, number, place: space.to_string(), choice, carry }))
                }
            }
        }
    }

    /// How many Vassals stand on a space.
    pub(super) fn crowd(&self, space: Space) -> usize {
        let place = Whereabouts::Board(space);
        self.view.players.iter().map(|player| at(player, place).count()).sum()
    }

    /// A player's figures at home or in the stock.
    pub(super) fn at_home(&self, player: &PlayerView, place: Whereabouts) -> Markup {
        html! {
            @let seat = player.seat;
            @for (vassal, number, _) in at(player, place) {
                @let ready = place == Whereabouts::Pool && self.scene.seat() == Some(seat);
                @let carry = self.carried(vassal_name(vassal, place)).filter(|_| ready);
                @let place = format!("home-{}", seat.index());
                (self.figure(Figure { seat, vassal, number, place, choice: None, carry }))
            }
        }
    }

    fn figure(&self, figure: Figure) -> Markup {
        let Figure { seat, vassal, number, place, choice, carry } = figure;
        let act = choice.as_ref().map(|(id, _)| *id);
        let label = choice.map_or_else(|| self.title(seat, vassal), |(_, label)| label);
        let word = vassal_word(vassal);
        html! {
            svg.sim-figure.target[act.is_some()].open[act.is_some()].{ "seat-" (seat.index()) " is-" (word) }
                viewBox="-15 -18 30 34" data-act=[act] data-carry=[carry]
                data-piece={ "vassal-" (seat.index()) "-" (word) "-" (number) } data-at=(place)
                role=(if act.is_some() { "button" } else { "img" })
                tabindex=[act.map(|_| "0")] aria-label=(label) {
                (body(vassal))
                g.sim-shield transform="translate(0 4) scale(.82)" { (seat_shape(seat)) }
                text y=(if seat.index() == 2 { "11" } else { "8.5" }) { (self.initial(seat)) }
            }
        }
    }

    /// What a click on one of the viewer's figures does: send it home, give it up, move it on.
    fn choice_of_figure(&self, seat: Seat, vassal: Vassal, space: Space) -> Option<(u32, String)> {
        if self.scene.seat() != Some(seat) {
            return None;
        }
        let advance = match (vassal, space) {
            (Vassal::Dragonrider, Space::Wilds(wilds, _)) => {
                Some(Action::AdvanceRider { wilds }.index())
            }
            _ => None,
        };
        let ids = [
            Some(Action::Retrieve { vassal, space }.index()),
            Some(Action::GiveUp { vassal, space }.index()),
            advance.filter(|_| self.explores(space)),
        ];
        let choice = self.scene.choices.iter().find(|choice| ids.contains(&Some(choice.id)))?;
        let heading = self.scene.voice.said_attribute(&choice.kind, "group");
        Some((choice.id, format!("{heading}: {}", self.scene.voice.say_said(&choice.said))))
    }

    fn explores(&self, space: Space) -> bool {
        let tile = space.wilds().and_then(|wilds| self.tile_on(wilds));
        tile.is_some_and(simurgh::ActionTile::is_exploration)
    }

    fn title(&self, seat: Seat, vassal: Vassal) -> String {
        format!("{}: {}", self.scene.voice.seat(seat), self.name(&vassal))
    }

    pub(super) fn initial(&self, seat: Seat) -> String {
        initial(seat, &self.scene.voice.seat(seat)).to_uppercase().to_string()
    }
}

fn at(player: &PlayerView, place: Whereabouts) -> impl Iterator<Item = (Vassal, u8, Whereabouts)> {
    player.vassals.figures().filter(move |(_, _, each)| *each == place)
}

/// What rises behind the shield.
fn body(vassal: Vassal) -> Markup {
    match vassal {
        Vassal::Spearman => html! {
            path.sim-body d="M9-17L12.5-10H10.3V15H7.7V-10H5.5z" {}
            circle.sim-body cx="-1" cy="-9.5" r="5" {}
        },
        Vassal::Dragonrider => html! {
            path.sim-body d="M0-7C-5-8-10-11-14.5-16C-15-8-13-1-6 4H6C13-1 15-8 14.5-16C10-11 5-8 0-7z" {}
            circle.sim-body cx="0" cy="-9.5" r="4.5" {}
        },
    }
}
