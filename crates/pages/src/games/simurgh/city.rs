//! The City: its places between the walls.

use maud::{Markup, html};
use simurgh::{Action, CitySpace, Space, SpaceSpec, UNLIMITED, Vassal, tables};

use super::Table;
use super::effect::effect;
use super::icon::{ART, city_word, icon};
use crate::games::art::Fit;

/// The places as they stand on the drawn ground, row by row.
const PLACES: [CitySpace; 12] = [
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
    CitySpace::ScoutQuarters,
    CitySpace::DragonlordStatue,
];

impl Table<'_> {
    pub(super) fn city(&self) -> Markup {
        html! {
            section.sim-city aria-label=(self.say("sim-city")) {
                (ART.picture("city-ground", "sim-ground", (480, 200), Fit::Stretch))
                @for city in PLACES { (self.city_place(city)) }
            }
        }
    }

    /// A place of the City with its building, its effect and who stands there.
    fn city_place(&self, city: CitySpace) -> Markup {
        let spec = &tables().city[city as usize];
        let space = Space::City(city);
        let word = city_word(city);
        let label = format!("sim-name-{word}");
        html! {
            div.sim-place.{ "is-" (word) } {
                (ART.picture(&format!("city-{word}"), "sim-building", (64, 64), Fit::Standing))
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
