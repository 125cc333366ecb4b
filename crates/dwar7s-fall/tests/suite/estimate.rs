//! What bots think of positions.

use crate::common::{Table, empires, seat};
use dwar7s_fall::Action;
use dwar7s_fall::names::Gem;
use engine::Game;

/// DWF-14.17: gold can become a diamond in any turn, so bots change it when a goal asks for
/// diamonds and keep it when one asks for gold, though a diamond alone is worth more.
#[test]
fn gold_is_frozen_when_diamonds_are_asked_for() {
    let before = |row: &[&str]| -> Table {
        empires(2, &["crystal_dwarfs", "red"])
            .lay("red/gold_mine", (3, 3), 0)
            .lay("red/diamond_mine", (3, 4), 0)
            .row(row)
            .gems(0, "gold", 2)
            .gems(0, "ruby", 1)
            .build()
    };
    let gain = |row: &[&str]| {
        let table = before(row);
        let mut frozen = table.fork();
        frozen.act(Action::FrozenHeart).act_if_asked(Action::Gem { gem: Gem::Gold });
        frozen.game.estimate(seat(0)) - table.game.estimate(seat(0))
    };
    assert!(gain(&["tg03", "tg06", "tg10"]) < 0.0, "gold is asked for");
    assert!(gain(&["tg04", "tg05", "tg08"]) > 0.0, "diamonds are asked for");
}
