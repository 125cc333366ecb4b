//! What a player begins with and owns, and what stays in the box.

use engine::{Arg, Seat, Spoken};

use crate::table::ids::HashashCard;
use crate::table::state::Belaad;
use crate::words::names::Team;

/// The team; everything else is dealt during the game.
pub(crate) fn sides(game: &Belaad, seat: Seat) -> Vec<(&'static str, Arg)> {
    vec![("side", game.team_of(seat).arg())]
}

/// What a player owns, with what belongs to the team.
pub(crate) fn holdings(game: &Belaad, seat: Seat) -> Vec<(&'static str, i32)> {
    let (player, team) = (game.player(seat), game.team_of(seat));
    let treasury = game.treasuries[team];
    let tokens = team.characters().iter().map(|&each| i32::from(game.boards[each].top()));
    vec![
        ("gold", i32::from(player.purse.gold)),
        ("red", i32::from(player.purse.red)),
        ("treasury gold", i32::from(treasury.gold)),
        ("treasury red", i32::from(treasury.red)),
        ("swords", i32::from(player.swords)),
        ("scholars", player.scholars.len() as i32),
        ("tokens", tokens.sum()),
    ]
}

/// BEL-2.3: without the Order, its team, its characters and its cards.
pub(crate) fn absent(game: &Belaad) -> Vec<Arg> {
    if game.has_order() {
        return Vec::new();
    }
    let characters = Team::Order.characters().iter().map(Spoken::arg);
    let cards = HashashCard::all().map(|card| card.arg());
    std::iter::once(Team::Order.arg()).chain(characters).chain(cards).collect()
}
