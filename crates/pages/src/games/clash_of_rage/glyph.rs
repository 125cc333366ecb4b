//! The small signs: which symbol stands for what, and values as signs with numbers.

use clash_of_rage::{Equipment, Feature, Hero, Profile, UnitType};
use engine::{Arg, Spoken};
use maud::{Markup, html};

use super::SHEET;
use crate::draw::symbol;
use crate::games::art::{Art, Fit};

/// The game's pictures.
pub(super) const ART: Art = Art { sheet: "art/clash-of-rage.svg", prefix: "cor" };

/// The size of a face, a weapon, a building.
pub(super) const FACE: (u32, u32) = (64, 64);

/// A symbol of the game's sheet.
pub(super) fn sign(name: &str) -> Markup {
    symbol(SHEET, name)
}

/// The last words of a name's key: `krag-rider` of `unit-krag-rider`.
pub(super) fn slug(thing: &impl Spoken) -> String {
    match thing.arg() {
        Arg::Name(key) => key.split_once('-').map(|(_, rest)| rest.to_owned()).unwrap_or(key),
        _ => String::new(),
    }
}

/// A picture of the game's sheet.
pub(super) fn picture(name: &str) -> Markup {
    ART.picture(name, "cor-face", FACE, Fit::Whole)
}

/// A picture for a place inside a larger drawing, as wide and tall as a face.
pub(super) fn picture_use(name: &str) -> Markup {
    ART.picture_use(name, FACE)
}

/// The face of a unit type.
pub(super) fn unit_face(unit: UnitType) -> Markup {
    picture(&unit_picture(unit))
}

/// The name of that picture.
pub(super) fn unit_picture(unit: UnitType) -> String {
    format!("unit-{}", of_unit(unit))
}

/// The face of a hero.
pub(super) fn hero_face(hero: Hero) -> Markup {
    picture(&hero_picture(hero))
}

/// The name of that picture.
pub(super) fn hero_picture(hero: Hero) -> String {
    format!("hero-{}", of_hero(hero))
}

/// The name of the picture of a card.
fn card_picture(card: Equipment) -> String {
    let kind = if card.is_legendary() { "legendary" } else { "equipment" };
    format!("{kind}-{}", slug(&card))
}

/// The word for a unit type in names of things.
pub(super) fn of_unit(unit: UnitType) -> String {
    slug(&unit)
}

/// The word for a hero in names of things.
pub(super) fn of_hero(hero: Hero) -> String {
    slug(&hero)
}

/// The symbol of what a territory has on it.
pub(super) fn of_feature(feature: Feature) -> Option<&'static str> {
    match feature {
        Feature::Plain => None,
        Feature::City => Some("city"),
        Feature::Forge => Some("forge"),
        Feature::StoneOne => Some("stone-one"),
        Feature::StoneTwo => Some("stone-two"),
        Feature::StoneThree => Some("stone-three"),
    }
}

/// The values of a profile by the name of their symbol, those that are nothing left out.
pub(super) fn values(profile: Profile) -> impl Iterator<Item = (&'static str, u8)> {
    [
        ("strength", profile.strength),
        ("life", profile.life),
        ("movement", profile.movement),
        ("hourglass", profile.hourglass),
        ("wound", profile.wound),
        ("shield", profile.shield),
        ("reroll", profile.reroll),
        ("rage", profile.rage),
        ("flying", profile.flying.into()),
    ]
    .into_iter()
    .filter(|(_, value)| *value > 0)
}

/// The card in a slot or stash as a sign; a Legendary one has a golden edge.
pub(super) fn card_sign(card: Equipment) -> Markup {
    html! {
        span.cor-gear.legendary[card.is_legendary()] { (picture(&card_picture(card))) }
    }
}
