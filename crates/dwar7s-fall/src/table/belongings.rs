//! What a player begins with and owns, and what stays in the box.

use engine::{Arg, Seat, Spoken};

use crate::table::state::Dwar7sFall;
use crate::words::names::Kind;

/// What a player owns.
pub(crate) fn holdings(game: &Dwar7sFall, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = game.player(seat);
    vec![
        ("cards", player.hand().count() as i32),
        ("gems", player.gems.total().into()),
        ("ogre cards", player.ogre_cards.total().into()),
        ("monsters", player.monsters.into()),
        ("goals", player.completed().into()),
        ("pouches", player.pouches.into()),
        ("meeples on the board", game.meeples.on_board(seat).into()),
    ]
}

/// DWF-1.4: without The Empires, meeples have no classes.
pub(crate) fn absent(game: &Dwar7sFall) -> Vec<Arg> {
    let classes = Kind::ALL.iter().filter(|&&kind| kind != Kind::Basic && !game.terms.empires);
    classes.map(Spoken::arg).collect()
}

/// What a seat plays, for statistics: its race.
pub(crate) fn sides(game: &Dwar7sFall, seat: Seat) -> Vec<(&'static str, Arg)> {
    vec![("race", game.player(seat).race.arg())]
}
