//! Symbols: what stands for a good, a Vassal, a kind of tile, a Dragon.

use engine::Indexed;
use maud::{Markup, html};
use simurgh::{CitySpace, DragonType, Good, TileKind, Vassal};

use crate::draw::symbol;
use crate::games::art::{Art, Fit};

/// The game's sheet of symbols.
pub(super) const SHEET: &str = "boards/simurgh.svg";

/// The game's pictures.
pub(super) const ART: Art = Art { sheet: "art/simurgh.svg", prefix: "sim" };

/// A symbol of the sheet.
pub(super) fn icon(name: &str) -> Markup {
    symbol(SHEET, name)
}

/// The word for a good in symbols, classes and addresses of cards.
pub(super) fn good_word(good: Good) -> &'static str {
    match good {
        Good::Vegetable => "vegetable",
        Good::Meat => "meat",
        Good::Wood => "wood",
        Good::Stone => "stone",
        Good::Wisdom => "wisdom",
        Good::Weapon => "weapon",
        Good::PowerPoint => "power-point",
    }
}

/// The symbol of a good.
pub(super) fn good(good: Good) -> Markup {
    icon(&format!("good-{}", good_word(good)))
}

/// The word for a kind of Vassal.
pub(super) fn vassal_word(vassal: Vassal) -> &'static str {
    match vassal {
        Vassal::Spearman => "spearman",
        Vassal::Dragonrider => "dragonrider",
    }
}

/// The word for a kind of tile.
pub(super) fn kind_word(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Production => "production",
        TileKind::Research => "research",
        TileKind::Transformation => "transformation",
        TileKind::Power => "power",
        TileKind::Exploration => "exploration",
    }
}

/// The word for a space of the City.
pub(super) fn city_word(city: CitySpace) -> &'static str {
    match city {
        CitySpace::Armoury => "armoury",
        CitySpace::Library => "library",
        CitySpace::Forge => "forge",
        CitySpace::DragonSpires => "dragon-spires",
        CitySpace::GreatMarket => "great-market",
        CitySpace::Barracks => "barracks",
        CitySpace::HuntingGrounds => "hunting-grounds",
        CitySpace::TrainingGrounds => "training-grounds",
        CitySpace::BuildersSquare => "builders-square",
        CitySpace::BreedingGrounds => "breeding-grounds",
        CitySpace::ScoutQuarters => "scout-quarters",
        CitySpace::DragonlordStatue => "dragonlord-statue",
    }
}

/// SIM-3.1: the letter of a type of Dragons, A to L, so that types differ not only in colour.
pub(super) fn letter(of: DragonType) -> char {
    char::from(b'A' + of.index() as u8)
}

/// SIM-3.1: the colour that names a type of Dragons.
fn colour(of: DragonType) -> &'static str {
    const COLOURS: [&str; 12] = [
        "red",
        "green",
        "gold",
        "blue",
        "white",
        "bronze",
        "black",
        "silver",
        "violet",
        "grey",
        "copper",
        "turquoise",
    ];
    COLOURS[of.index() as usize]
}

/// The head of a type of Dragons, with its jewel.
pub(super) fn dragon_head(of: DragonType) -> Markup {
    let head = format!("dragon-{}", colour(of));
    html! { span.sim-beast { (ART.picture(&head, "sim-head", (64, 64), Fit::Whole)) (jewel(of)) } }
}

/// A type of Dragons from head to tail.
pub(super) fn dragon_pose(of: DragonType) -> Markup {
    ART.picture(&format!("dragon-{}-pose", colour(of)), "sim-pose", (64, 64), Fit::Standing)
}

/// A type of Dragons as a jewel: its colour and its letter.
pub(super) fn jewel(of: DragonType) -> Markup {
    let letter = letter(of);
    html! {
        svg.sim-jewel.{ "jewel-" (letter) } viewBox="-12 -12 24 24" aria-hidden="true" {
            path d="M-6-11H6L11.5-4V4L6 11H-6L-11.5 4V-4z" {}
            path.sim-facet d="M-6-11L-3.5-7H3.5L6-11M11.5-4L7-3M-11.5-4L-7-3" {}
            text y="6.2" { (letter) }
        }
    }
}
