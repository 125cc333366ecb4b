//! The course of a turn: actions, tasks, discards (sections 3 and 5 to 9).

use crate::common::{at, core, empires, options, seat, with};
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Gem, Kind, KingdomCard, OgreCard};
use dwar7s_fall::{Action, Refusal};
use engine::Game;
use serde_json::json;

/// DWF-5.1, DWF-5.2, DWF-12.2: clockwise from the first player, round by round.
#[test]
fn clockwise_round_by_round() {
    let mut table =
        core(3).lay("red/castle", (3, 3), 0).set("/turn/first", json!(1)).turn_of(1).build();
    for (player, round) in [(1, 3), (2, 3), (0, 3), (1, 4)] {
        assert_eq!((table.asked(), table.view().round), (Some(player), round));
        table.end();
    }
}

/// DWF-5.6, DWF-6.6: actions are optional, and a placed meeple may move on.
#[test]
fn place_and_move_on() {
    let mut table =
        core(2).lay("red/castle", (3, 3), 0).lay("red/general_store", (3, 4), 0).build();
    table.place(3, 3).go(3, 3, Side::East);
    assert_eq!(table.standing(0, 3, 4), 1);
    table.end();
    assert_eq!(table.asked(), Some(1), "one action was left");
}

/// DWF-3.1, DWF-6.A3, DWF-3.4: diagonals don't count, and covered cards do nothing.
#[test]
fn neighbours_share_a_side() {
    let mut table = core(2)
        .lay("blue/castle", (3, 3), 0)
        .lay("red/fire_dragon", (4, 4), 0)
        .lay("red/gold_mine", (4, 3), 2)
        .lay("red/ruby_mine", (4, 3), 2)
        .build();
    assert_eq!(table.kingdom(0), (2, 6), "the covered gold mine counts nothing");
    table.act(Action::PlayCard).act(Action::Card { card: KingdomCard::Tavern });
    assert!(table.may(at(3, 4)) && !table.may(at(2, 2)));
    assert_eq!(table.refused(at(2, 2)), Some(Refusal::NotBesideACard));
}

/// DWF-3.8, DWF-3.9, DWF-3.11: meeples never change a kingdom; a stack is one cell; every card can be
/// used by everybody.
#[test]
fn kingdoms_don_t_mind_meeples() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/gold_mine", (4, 3), 2)
        .lay("red/emerald_mine", (4, 3), 2)
        .meeples(0, (3, 3), 2)
        .meeples(1, (3, 3), 1)
        .build();
    assert_eq!(table.kingdom(1), (2, 5));
    table.end();
    assert_eq!(table.top(4, 3), Some(KingdomCard::GoldMine), "dug at an enemy's castle");
}

/// DWF-6.4, DWF-3.10: any card with a free slot, in any kingdom.
#[test]
fn placing() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/tavern", (6, 6), 0)
        .lay("red/gold_mine", (5, 5), 0)
        .meeples(1, (3, 3), 3)
        .build();
    table.act(Action::PlaceMeeple);
    assert_eq!(table.legal(), [at(6, 6), at(5, 5)]);
    let card = KingdomCard::Castle;
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::CardFull { card }));
    assert_eq!(table.refused(at(0, 0)), Some(Refusal::NoCardThere));
}

/// DWF-6.1: at most thirty free actions.
#[test]
fn the_cap_of_free_actions() {
    let position = |used| {
        core(2)
            .lay("red/castle", (3, 3), 0)
            .gems(1, "gold", 1)
            .ogre_card(0, "thief")
            .set("/turn/free_actions_used", json!(used))
            .build()
    };
    assert!(position(29).may(Action::PlayOgreCard));
    assert_eq!(position(30).refused(Action::PlayOgreCard), Some(Refusal::NoFreeActionsLeft));
    assert!(position(30).may(Action::PlaceMeeple));
}

/// DWF-6.2: the first player can't end before there is a card.
#[test]
fn the_first_card() {
    let table = empires(2, &["ogres", "red"])
        .ogre_card(0, "thief")
        .gems(1, "gold", 1)
        .set("/turn/number", json!(1))
        .set("/turn/round", json!(1))
        .build();
    assert_eq!(table.refused(Action::End), Some(Refusal::MustLayFirstCard));
    assert!(table.may(Action::PlayCard) && table.may(Action::PlayOgreCard));
}

/// DWF-7.1, DWF-7.2: all open tasks must be done, in any order, and no others.
#[test]
fn tasks_in_any_order() {
    let mut table = core(2)
        .lay("red/tavern", (3, 3), 0)
        .lay("red/gold_mine", (3, 4), 0)
        .lay("red/ruby_mine", (3, 5), 0)
        .meeples(0, (3, 3), 2)
        .meeples(0, (3, 4), 2)
        .meeples(0, (3, 5), 2)
        .thin("blue")
        .build();
    table.end();
    assert_eq!(table.legal(), [at(3, 3), at(3, 4)]);
    let card = KingdomCard::RubyMine;
    let few = Refusal::TooFewMeeples { card, present: 2, needed: 3 };
    assert_eq!(table.refused(at(3, 5)), Some(few));
    table.at(3, 4);
    assert_eq!((table.gem(0, Gem::Gold), table.ogre_cards(0)), (2, 1));
    assert_eq!(table.standing(0, 3, 5), 2);
}

/// DWF-7.3, DWF-14.1: with surplus meeples of several kinds the player chooses who returns.
#[test]
fn who_returns() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .kinds(0, (3, 3), "guardian", 1)
        .kinds(0, (3, 3), "king", 1)
        .build();
    table.end();
    let meeple = |kind| Action::Meeple { kind };
    assert_eq!(table.legal(), [meeple(Kind::Basic), meeple(Kind::Guardian), meeple(Kind::King)]);
    table.act(meeple(Kind::King)).act(meeple(Kind::Basic)).act(meeple(Kind::Guardian));
    assert_eq!(table.standing(0, 3, 3), 1);
    assert_eq!(table.game.player(seat(0)).campfire.count(Kind::Basic), 4);
}

/// DWF-8.9: the discard pile is shuffled into a new deck when a card must be drawn and none is
/// left.
#[test]
fn reshuffling() {
    let mut table = core(2)
        .lay("red/tavern", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .thin("blue")
        .ogre_deck(&["crown"])
        .build();
    table.end();
    assert_eq!((table.view().ogre_deck, table.view().ogre_discards.total()), (0, 12));
    let mut empty = core(2)
        .lay("red/tavern", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .thin("blue")
        .ogre_deck(&[])
        .build();
    empty.end();
    assert_eq!((empty.view().ogre_deck, empty.view().ogre_discards.total()), (12, 0));
    assert_eq!(empty.ogre_cards(0), 1);
}

/// DWF-9.3: cards drawn in Resolve must wait or be discarded; those of the Actions phase can be
/// played.
#[test]
fn fresh_ogre_cards() {
    let mut late =
        core(2).lay("red/tavern", (3, 3), 0).meeples(0, (3, 3), 2).gems(0, "gold", 1).build();
    late.end();
    assert_eq!(late.asked(), Some(0));
    assert!(!late.may(Action::PlayOgreCard), "only discarding");
    let mut early = core(2)
        .lay("red/castle", (3, 3), 0)
        .gems(1, "gold", 1)
        .ogre_card(0, "crown")
        .ogre_card(1, "thief")
        .build();
    early.ogre(OgreCard::Crown).ogre(OgreCard::Thief);
    assert_eq!(early.gem(0, Gem::Gold), 1);
}

/// DWF-9.4, DWF-11.6: end step: The Dwarfs Way comes before the secret goal and the trigger.
#[test]
fn the_end_step_in_order() {
    let mut table = with(2, options(json!({ "decrees": ["the_dwarfs_way"] })))
        .lay("blue/castle", (3, 3), 0)
        .lay("blue/ruby_mine", (4, 3), 2)
        .lay("red/castle", (3, 4), 0)
        .lay("red/diamond_mine", (3, 5), 0)
        .lay("red/tavern", (6, 6), 0)
        .meeples(0, (6, 6), 1)
        .meeples(1, (6, 6), 1)
        .secret(0, "king")
        .set("/players/0/met", json!(["king"]))
        .goal(0, "tg01")
        .goal(0, "tg02")
        .build();
    table.end();
    assert_eq!(table.legal(), [Action::Reveal, Action::Keep]);
    assert_eq!(table.view().triggered_by, None);
    table.act(Action::Reveal);
    assert_eq!(table.view().triggered_by, Some(seat(0)));
}

/// DWF-11.2, DWF-11.4: goals lie open, and anybody may buy any in the row.
#[test]
fn open_goals() {
    let table = core(2).lay("red/castle", (3, 3), 0).goal(1, "tg05").build();
    let view = table.game.view(engine::Viewer::Seat(seat(0)));
    assert_eq!(view.players[1].goals.len(), 1);
    assert_eq!(view.goal_row.len(), 3);
}
