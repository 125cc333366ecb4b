//! What a player begins with and owns, and what stays in the box.

use engine::{Arg, Seat, Spoken};

use crate::ClashOfRage;
use crate::table::places::Location;
use crate::words::names::{Clan, Equipment, Level, UnitType};

/// COR-3.4: the clan; the turn order changes every turn.
pub(crate) fn sides(game: &ClashOfRage, seat: Seat) -> Vec<(&'static str, Arg)> {
    game.player(seat).clan().map(|clan| ("clan", clan.arg())).into_iter().collect()
}

/// What a player owns: money, units on the board, equipment, heroes, tactics cards.
pub(crate) fn holdings(game: &ClashOfRage, seat: Seat) -> Vec<(&'static str, i32)> {
    // Nothing is dealt before everybody has a clan.
    if game.players.iter().any(|player| player.clan().is_none()) {
        return Vec::new();
    }
    let player = game.player(seat);
    let equipment: u8 = Equipment::ALL.iter().map(|&card| player.owned(card)).sum();
    let heroes = game.heroes.iter().flatten().filter(|posting| posting.owner == seat).count();
    vec![
        ("gold", player.gold.into()),
        ("crystals", player.crystals.into()),
        ("units on the board", player.units_on_board().into()),
        ("equipment", equipment.into()),
        ("heroes", heroes as i32),
        ("tactics cards", player.hand().len() as i32),
    ]
}

/// COR-2.2, COR-3.4: the places of larger maps and, once clans are chosen, the clans that nobody
/// leads, with their units.
pub(crate) fn absent(game: &ClashOfRage) -> Vec<Arg> {
    let led = |clan: Clan| game.players.iter().any(|player| player.clan() == Some(clan));
    let idle = Clan::ALL.iter().copied().filter(|&clan| game.turn > 0 && !led(clan));
    let units = |clan: Clan| Level::ALL.iter().map(move |&level| UnitType::of(clan, level).arg());
    let clans = idle.flat_map(|clan| std::iter::once(clan.arg()).chain(units(clan)));
    let places = Location::all().filter(|&location| !game.board.has(location));
    places.map(|location| location.arg()).chain(clans).collect()
}
