//! The small signs: which symbol stands for what, and values as signs with numbers.

use clash_of_rage::{Equipment, Feature, Hero, Profile, UnitType};
use engine::{Arg, Spoken};
use maud::{Markup, html};

use super::SHEET;
use crate::draw::symbol;

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

/// The symbol of a unit type.
pub(super) fn of_unit(unit: UnitType) -> String {
    slug(&unit)
}

/// The symbol of a hero.
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

/// The symbol of a card.
pub(super) fn of_card(card: Equipment) -> &'static str {
    match card {
        Equipment::ShortSword | Equipment::Kingslayer => "sword",
        Equipment::Crossbow => "crossbow",
        Equipment::BattleAxe => "axe",
        Equipment::ThrowingKnives => "knives",
        Equipment::ShamansStaff | Equipment::StaffOfAges => "staff",
        Equipment::TowerShield | Equipment::AegisOfDawn => "shield",
        Equipment::WarHammer | Equipment::ThunderMaul => "hammer",
        Equipment::Blunderbuss | Equipment::DragonCannon => "gun",
        Equipment::WarDrum => "drum",
        Equipment::RockBreaker => "pick",
        Equipment::DoubleFlail => "flail",
        Equipment::RuneBlade => "rune",
        Equipment::MarchingBoots => "movement",
        Equipment::LeatherArmor => "leather",
        Equipment::ShamansCoat | Equipment::PhoenixMantle => "coat",
        Equipment::SpikedHarness => "spikes",
        Equipment::ChainMail => "mail",
        Equipment::WingedHarness | Equipment::StormWings => "flying",
        Equipment::PlateArmor => "plate",
        Equipment::MassiveArmor | Equipment::TitanPlate => "massive",
        Equipment::HeartOfWrath => "life",
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

/// What a card adds, as signs with numbers.
pub(super) fn bonus(profile: Profile) -> Markup {
    html! {
        span.cor-values {
            @for (name, value) in values(profile) {
                span.cor-value.{ "sym-" (name) } {
                    @if name != "flying" { "+" (value) }
                    (sign(name))
                }
            }
        }
    }
}

/// The card in a slot or stash as a sign; a Legendary one has a golden edge.
pub(super) fn card_sign(card: Equipment) -> Markup {
    html! {
        span.cor-gear.legendary[card.is_legendary()] { (sign(of_card(card))) }
    }
}
