//! What a player begins with that others don't.

use engine::{Arg, Seat, Spoken};

use crate::table::state::Simurgh;

/// Nothing but the place in the turn order.
pub(crate) fn sides(game: &Simurgh, seat: Seat) -> Vec<(&'static str, Arg)> {
    let place =
        (seat.index() + usize::from(game.count()) - game.first.index()) % usize::from(game.count());
    vec![("place", (place as u8 + 1).arg())]
}
