//! What bots think of positions.

use crate::common::{Table, core, empires, seat};
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

/// DWF-10.6: two players fill a store between them. Who draws a Brute keeps it, whatever gem has to
/// go for it: it is the way out.
#[test]
fn a_brute_is_worth_more_than_any_gem_where_a_rival_is_in_the_way() {
    let worth = |rivals: u64| {
        let table = || {
            core(2)
                .lay("red/general_store", (3, 3), 0)
                .lay("red/tavern", (3, 4), 0)
                .meeples(0, (3, 3), 2)
                .meeples(1, (3, 3), rivals)
        };
        let brute = table().ogre_card(0, "brute").build();
        brute.game.estimate(seat(0)) - table().build().game.estimate(seat(0))
    };
    let ruby = 3.0 * 1.2;
    assert!(worth(2) > ruby, "in the way: {}", worth(2));
    assert!(worth(1) < ruby, "with a slot free: {}", worth(1));
}

/// DWF-5.3: three actions place three meeples, so a fourth at the campfire is no reason to wait.
#[test]
fn a_meeple_that_stood_idle_is_better_at_work() {
    let table = core(2).lay("red/tavern", (3, 3), 0).build();
    let mut placed = table.fork();
    placed.place(3, 3);
    assert!(placed.game.estimate(seat(0)) > table.game.estimate(seat(0)));
}

/// DWF-8.3: a dragon blocks all mines of the gem that every goal asks for. Every meeple
/// on it is a step towards the goal.
#[test]
fn a_block_can_be_seen_through() {
    let game = |meeples: u64| {
        let position = core(2)
            .lay("blue/castle", (3, 3), 0)
            .lay("blue/gold_mine", (4, 3), 2)
            .lay("red/gold_mine", (3, 2), 0)
            .lay("red/fire_dragon", (3, 4), 0)
            .row(&["tg03", "tg06", "tg10"]);
        let position = if meeples > 0 { position.meeples(0, (3, 4), meeples) } else { position };
        position.build().game
    };
    let savings = |meeples: u64| {
        let mut terms = engine::Terms::default();
        game(meeples).weigh(seat(0), &mut terms);
        terms.iter().find(|(term, _)| *term == "savings").map_or(0.0, |(_, points)| points)
    };
    for meeples in 0..4 {
        assert!(savings(meeples + 1) > savings(meeples), "{meeples}");
    }
}
