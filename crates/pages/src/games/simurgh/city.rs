//! The City: its places between the walls.

use maud::{Markup, html};
use simurgh::{Action, CitySpace, Space, SpaceSpec, UNLIMITED, Vassal, tables};

use super::Table;
use super::effect::effect;
use super::icon::{city_word, icon};

/// The places within the walls; the Scout Quarters and the Statue stand with what belongs to them.
const WITHIN: [CitySpace; 10] = [
    CitySpace::Armoury,
    CitySpace::Library,
    CitySpace::Forge,
    CitySpace::DragonSpires,
    CitySpace::GreatMarket,
    CitySpace::Barracks,
    CitySpace::HuntingGrounds,
    CitySpace::TrainingGrounds,
    CitySpace::BuildersSquare,
    CitySpace::BreedingGrounds,
];

impl Table<'_> {
    pub(super) fn city(&self) -> Markup {
        html! {
            section.sim-city aria-label=(self.say("sim-city")) {
                (streets())
                @for city in WITHIN { (self.city_place(city)) }
            }
        }
    }

    /// A place of the City with its building, its effect and who stands there.
    pub(super) fn city_place(&self, city: CitySpace) -> Markup {
        let spec = &tables().city[city as usize];
        let space = Space::City(city);
        let word = city_word(city);
        let label = format!("sim-name-{word}");
        html! {
            div.sim-place.{ "is-" (word) } {
                svg.sim-building viewBox="0 0 24 24" aria-hidden="true" {
                    (crate::draw::symbol_use(super::icon::SHEET, &format!("city-{word}")))
                }
                h2 id=(label) { (self.say(&format!("sim-city-{word}"))) }
                div.sim-does { (who(spec)) (effect(&spec.effect)) (room(spec)) }
                (self.part(&format!("sim-at-{word}"), "sim-at", html! {
                    (self.hit(Action::PlaceVassal { space }, &format!("city-{word}"), &label))
                    (self.standing(space))
                }))
            }
        }
    }
}

/// SIM-6.1: wings where only Dragonriders may go.
pub(super) fn who(spec: &SpaceSpec) -> Markup {
    html! {
        @if !spec.letter.admits(Vassal::Spearman) { span.sim-riders { (icon("dragonrider")) } }
    }
}

/// SIM-6.1: a loop where any number of Vassals may stand.
pub(super) fn room(spec: &SpaceSpec) -> Markup {
    html! { @if spec.capacity == UNLIMITED { span.sim-many { (icon("many")) } } }
}

/// Streets between the places, and towers on the corners of the wall.
fn streets() -> Markup {
    html! {
        svg.sim-streets viewBox="0 0 860 170" preserveAspectRatio="none" aria-hidden="true" {
            path d="M0 84C110 76 150 96 260 85S430 74 520 88S760 92 860 82" {}
            path d="M172 0C166 40 180 60 172 84S160 140 174 170M344 0C352 34 336 60 345 84S352 132 342 170M516 0C508 40 524 60 516 86S508 140 518 170M688 0C696 40 680 60 688 88S696 130 686 170" {}
        }
        @for corner in ["nw", "ne", "sw", "se"] {
            span.sim-tower.{ "at-" (corner) } { (icon("land-tower")) }
        }
    }
}
