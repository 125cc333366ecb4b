//! What a player begins with and owns, and what stays in the box.

use engine::{Arg, Seat, Spoken};

use crate::table::ids::{Vassal, WildsSpace};
use crate::table::purse::Good;
use crate::table::state::Simurgh;
use crate::table::vassals::Whereabouts;

/// Nothing but the place in the turn order.
pub(crate) fn sides(game: &Simurgh, seat: Seat) -> Vec<(&'static str, Arg)> {
    let place = (seat.index() + usize::from(game.seat_count()) - game.first.index())
        % usize::from(game.seat_count());
    vec![("place", (place as u8 + 1).arg())]
}

/// Goods, tiles, Vassals, Dragons and their markers. Vassals on the board still count as owned,
/// but no longer as in the pool.
pub(crate) fn holdings(game: &Simurgh, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = game.player(seat);
    let goods = Good::ALL.iter().map(|&good| (name(good), i32::from(player.purse.count(good))));
    let in_pool = |vassal| {
        let places = [Whereabouts::Pool, Whereabouts::Resting];
        places.map(|place| i32::from(player.vassals.count(vassal, place))).iter().sum()
    };
    let others = [
        ("tiles", player.hand.len() as i32),
        ("Dragons", player.lair.dragons.len() as i32),
        ("markers", player.lair.markers.len() as i32),
        ("Spearmen", i32::from(player.vassals.owned(Vassal::Spearman))),
        ("Dragonriders", i32::from(player.vassals.owned(Vassal::Dragonrider))),
        ("Spearmen in the pool", in_pool(Vassal::Spearman)),
        ("Dragonriders in the pool", in_pool(Vassal::Dragonrider)),
    ];
    goods.chain(others).collect()
}

/// SIM-1.6: the tile spaces for more players.
pub(crate) fn absent(game: &Simurgh) -> Vec<Arg> {
    let in_play = game.wilds_in_play();
    let all = WildsSpace::ALL.iter();
    all.filter(|&&wilds| !in_play.contains(wilds)).map(Spoken::arg).collect()
}

fn name(good: Good) -> &'static str {
    match good {
        Good::Vegetable => "Vegetables",
        Good::Meat => "Meat",
        Good::Wood => "Wood",
        Good::Stone => "Stone",
        Good::Wisdom => "Wisdom",
        Good::Weapon => "Weapons",
        Good::PowerPoint => "Power Points",
    }
}
