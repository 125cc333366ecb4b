//! The rulings of section 21, in their order. Some are proved by worked examples.

use crate::common::{at, core, empires, options, seat, with};
use dwar7s_fall::Refusal;
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Gem, Goal, KingdomCard, OgreCard};
use dwar7s_fall::{Action, Options};
use engine::Game;
use serde_json::json;

fn decrees(list: &[&str]) -> Options {
    options(json!({ "decrees": list }))
}

/// DWF-21.2: a wall on one side closes the passage.
#[test]
fn a_wall_on_one_side_is_a_wall() {
    let table = core(2)
        .lay("red/general_store", (3, 3), 0)
        .lay("red/ruby_mine", (3, 4), 0)
        .meeples(0, (3, 3), 1)
        .build();
    assert_eq!(table.refused(Action::MoveMeeple), Some(Refusal::NobodyCanMove));
}

/// DWF-21.3, DWF-21.4: no castle on a castle; any mine on any mine, any inn on any inn.
#[test]
fn what_lies_on_what() {
    let table = |card| {
        let mut table = core(2)
            .lay("red/castle", (3, 3), 0)
            .lay("red/ruby_mine", (3, 4), 0)
            .lay("red/general_store", (4, 3), 0)
            .lay("red/fire_dragon", (4, 4), 0)
            .build();
        table.act(Action::PlayCard).act(Action::Card { card });
        [at(3, 3), at(3, 4), at(4, 3), at(4, 4)].map(|cell| table.may(cell))
    };
    assert_eq!(table(KingdomCard::Castle), [false; 4]);
    assert_eq!(table(KingdomCard::GoldMine), [false, true, false, false]);
    assert_eq!(table(KingdomCard::DiamondMine), [false, true, false, false]);
    assert_eq!(table(KingdomCard::Tavern), [false, false, true, false]);
    assert_eq!(table(KingdomCard::GeneralStore), [false, false, true, false]);
    assert_eq!(table(KingdomCard::FrostGiant), [false; 4]);
}

/// DWF-21.5, DWF-13.2: no card is stacked under the troll.
#[test]
fn no_stacking_on_the_troll() {
    let mut table = with(2, options(json!({ "troll": true })))
        .lay("red/gold_mine", (3, 4), 0)
        .troll_at((3, 4))
        .build();
    table.act(Action::PlayCard).act(Action::Card { card: KingdomCard::RubyMine });
    let card = KingdomCard::GoldMine;
    assert_eq!(table.refused(at(3, 4)), Some(Refusal::TrollOnIt { card }));
}

/// DWF-21.6: a defeated monster may split the layout; both parts stay in play.
#[test]
fn a_split_layout() {
    let mut table = core(2)
        .lay("red/castle", (3, 2), 0)
        .lay("red/fire_dragon", (3, 3), 0)
        .lay("red/tavern", (3, 4), 0)
        .meeples(0, (3, 3), 5)
        .build();
    table.end();
    assert_eq!(table.top(3, 3), None);
    table.act(Action::PlayCard).act(Action::Card { card: KingdomCard::GoldMine });
    assert!([at(3, 1), at(3, 3), at(3, 5)].into_iter().all(|cell| table.may(cell)));
}

/// DWF-21.7, DWF-6.2: an emptied board begins in the middle again, and a player may end without
/// laying.
#[test]
fn an_emptied_board() {
    let position = |mat| {
        with(2, options(json!({ "mat": mat })))
            .lay("red/fire_dragon", if mat { (3, 3) } else { (0, 0) }, 0)
            .meeples(0, if mat { (3, 3) } else { (0, 0) }, 5)
    };
    let mut table = position(true).build();
    table.end();
    assert!(table.view().board.is_empty());
    assert_eq!(table.refused(Action::PlaceMeeple), Some(Refusal::NoSpot));
    assert!(table.may(Action::End));
    table.act(Action::PlayCard).act(Action::Card { card: KingdomCard::Castle });
    assert_eq!(table.legal(), [at(3, 3), at(3, 4), at(4, 3), at(4, 4)]);
    assert_eq!(table.refused(at(2, 2)), Some(Refusal::NotInStartSquare));
    let mut endless = position(false).build();
    endless.end().act(Action::PlayCard).act(Action::Card { card: KingdomCard::Castle });
    assert_eq!(endless.legal().len(), 4, "the cell is taken without asking: rotations");
}

/// DWF-21.8: all of the player's meeples return from a defeated monster.
#[test]
fn surplus_on_a_defeated_monster() {
    let mut table = with(2, decrees(&["experienced_beast_hunters"]))
        .lay("blue/fire_dragon", (3, 3), 0)
        .defeated(0, "red/fire_dragon")
        .defeated(0, "red/frost_giant")
        .meeples(0, (3, 3), 5)
        .build();
    table.end().at(3, 3);
    assert_eq!((table.top(3, 3), table.campfire(0)), (None, 7));
}

/// DWF-21.10, DWF-21.50, DWF-14.4: enemies beside supporting elves don't matter, and one elf helps
/// against two monsters.
#[test]
fn elves_between_two_monsters() {
    let mut table = empires(2, &["elves", "red"])
        .lay("red/fire_dragon", (3, 3), 0)
        .lay("red/castle", (3, 4), 0)
        .lay("red/frost_giant", (3, 5), 0)
        .lay("red/general_store", (4, 4), 2)
        .meeples(0, (3, 3), 3)
        .meeples(0, (3, 5), 2)
        .meeples(0, (3, 4), 2)
        .meeples(1, (3, 4), 1)
        .build();
    table.end();
    assert_eq!(table.legal(), [at(3, 3), at(3, 4)], "3 + 2 suffice, 2 + 2 don't");
    table.at(3, 3);
    assert_eq!(table.top(3, 3), None);
    let mut both = empires(2, &["elves", "red"])
        .lay("red/fire_dragon", (3, 3), 0)
        .lay("red/general_store", (3, 4), 0)
        .lay("red/frost_giant", (3, 5), 0)
        .meeples(0, (3, 3), 2)
        .meeples(0, (3, 5), 2)
        .meeples(0, (3, 4), 3)
        .meeples(1, (3, 4), 1)
        .build();
    both.end().at(3, 3).at(3, 5);
    assert_eq!((both.top(3, 3), both.top(3, 5)), (None, None));
}

/// DWF-21.12, DWF-8.4: a player who can pay must trade.
#[test]
fn a_forced_trade() {
    let mut table = core(2)
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .row(&["tg01", "tg02", "tg10"])
        .gems(0, "gold", 1)
        .gems(0, "emerald", 2)
        .gems(0, "diamond", 2)
        .thin("blue")
        .build();
    table.end();
    assert_eq!(table.refused(Action::NoTrade), Some(Refusal::MustTrade));
    let goal = Goal::Tg10;
    let trade = Action::Trade { goal, hand_in: None };
    let refused = table.refused(trade);
    assert!(
        matches!(refused, Some(Refusal::CannotPayGoal { goal: Goal::Tg10, .. })),
        "{refused:?}"
    );
    table.act(Action::Trade { goal: Goal::Tg02, hand_in: None });
    assert!(table.has_goal(0, Goal::Tg02));
    assert_eq!((table.gem(0, Gem::Emerald), table.gem(0, Gem::Diamond)), (2, 0));
}

/// DWF-21.13, DWF-8.2: only monsters in the castle's own kingdom stop a dig.
#[test]
fn a_dig_with_monsters_elsewhere() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/gold_mine", (6, 6), 0)
        .lay("red/ruby_mine", (6, 6), 2)
        .lay("red/fire_dragon", (5, 6), 0)
        .meeples(0, (3, 3), 2)
        .build();
    table.end();
    assert_eq!(table.top(6, 6), Some(KingdomCard::GoldMine));
}

/// DWF-21.17, DWF-21.18, DWF-9.1: a hand may be too large until the player's own Discard phase.
#[test]
fn more_than_nine_cards() {
    let mut table =
        core(2).lay("red/castle", (3, 3), 0).gems(1, "ruby", 1).ogre_card(0, "thief").build();
    table.ogre(OgreCard::Thief);
    assert_eq!((table.view().players[0].hand_size, table.asked()), (10, Some(0)));
    table.end();
    assert_eq!(table.gem(0, Gem::Ruby), 0, "the only card that can go");
    let mut robbed = core(2)
        .lay("blue/castle", (3, 3), 0)
        .gems(1, "ruby", 3)
        .ogre_card(0, "crown")
        .ogre_card(1, "panic")
        .turn_of(1)
        .build();
    assert_eq!(robbed.view().players[1].hand_size, 13);
    robbed.end();
    assert_eq!(robbed.asked(), Some(1));
}

/// DWF-21.19, DWF-11.3: without a deck the row shrinks.
#[test]
fn the_row_shrinks() {
    let mut position = core(2)
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .gems(0, "gold", 1)
        .gems(0, "emerald", 2);
    for goal in ["tg04", "tg05", "tg06", "tg07", "tg08", "tg09", "tg10"] {
        position = position.goal(1, goal);
    }
    let mut table = position.row(&["tg01", "tg02", "tg03"]).build();
    table.end();
    let row: Vec<_> = table.view().goal_row.iter().map(|goal| goal.goal).collect();
    assert_eq!(row, [Goal::Tg02, Goal::Tg03]);
}

/// DWF-21.20, DWF-7.4: if no goal is affordable, the task has no effect.
#[test]
fn an_empty_purse_at_the_store() {
    let mut table = core(2).lay("red/general_store", (3, 3), 0).meeples(0, (3, 3), 3).build();
    table.end();
    assert_eq!((table.campfire(0), table.asked()), (7, Some(1)));
}

/// DWF-21.22, DWF-12.2: once triggered, the end comes.
#[test]
fn the_end_stays_triggered() {
    let mut table = core(3).lay("red/castle", (3, 3), 0).set("/triggered_by", json!(0)).build();
    table.end().end();
    assert_eq!(table.asked(), Some(2), "the round is finished");
    table.end();
    assert_eq!(table.game.outcome().unwrap().ending, "goals");
}

/// DWF-21.23: the last player of a round ends the game at once.
#[test]
fn the_last_player_triggers() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .goal(1, "tg01")
        .goal(1, "tg02")
        .goal(1, "tg03")
        .turn_of(1)
        .build();
    table.end();
    assert_eq!(table.asked(), None);
}

/// DWF-21.24: a brute swaps meeples on two different cards.
#[test]
fn no_brute_on_one_card() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/general_store", (3, 4), 0)
        .lay("red/tavern", (3, 5), 0)
        .meeples(1, (3, 3), 1)
        .meeples(0, (3, 3), 1)
        .meeples(0, (3, 4), 1)
        .meeples(0, (3, 5), 1)
        .ogre_card(0, "brute")
        .build();
    table.ogre(OgreCard::Brute);
    assert_eq!(table.legal(), [at(3, 4), at(3, 5)], "the enemy is chosen without asking");
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::SameCard));
}

/// DWF-21.25, DWF-10.5: an ambush may hit only the player's own meeples.
#[test]
fn an_ambush_on_oneself() {
    let mut table = core(2)
        .lay("red/fire_dragon", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .ogre_card(0, "ambush")
        .build();
    table.ogre(OgreCard::Ambush);
    assert_eq!(table.campfire(0), 7);
}

/// DWF-21.26, DWF-21.27, DWF-10.10, DWF-14.24: one Guardian is enough to protect a stack.
#[test]
fn a_wrecking_ball_against_guardians() {
    let position = || {
        empires(2, &["blue", "red"])
            .lay("red/gold_mine", (3, 3), 0)
            .lay("red/emerald_mine", (3, 3), 0)
            .ogre_card(0, "wrecking_ball")
    };
    let one = position().kinds(1, (3, 3), "guardian", 1).build();
    assert_eq!(one.refused(Action::PlayOgreCard), Some(Refusal::NothingPlayable));
    let two = position().kinds(1, (3, 3), "guardian", 1).kinds(0, (3, 3), "guardian", 1).build();
    assert_eq!(two.refused(Action::PlayOgreCard), Some(Refusal::NothingPlayable));
    let mut none = position().meeples(1, (3, 3), 1).build();
    none.ogre(OgreCard::WreckingBall);
    assert_eq!((none.top(3, 3), none.campfire(1)), (Some(KingdomCard::GoldMine), 7));
}

/// DWF-21.28, DWF-10.9: a crown takes a Troll King, unless that king denies it.
#[test]
fn a_crown_against_a_troll_king() {
    let position = || {
        with(2, options(json!({ "troll": true })))
            .ogre_card(0, "crown")
            .ogre_card(1, "troll_king")
            .ogre_card(1, "thief")
            .build()
    };
    let mut passed = position();
    passed.ogre(OgreCard::Crown).act(Action::Pass);
    let hand = passed.game.player(seat(0)).ogre_cards;
    assert!(hand.has(OgreCard::TrollKing) && hand.has(OgreCard::Thief));
    let mut denied = position();
    denied.ogre(OgreCard::Crown).act(Action::Deny);
    assert_eq!((denied.ogre_cards(0), denied.ogre_cards(1)), (0, 1));
}

/// DWF-21.29, DWF-21.46, DWF-7.2: a new mood works at once, and opens tasks that must be done.
#[test]
fn a_mood_that_changes_in_between() {
    let position = |moods| {
        with(2, options(json!({ "troll": true })))
            .lay("red/gold_mine", (3, 4), 2)
            .lay("red/frost_giant", (2, 3), 0)
            .set("/troll/moods", moods)
            .set("/troll/toll_marker", json!(2))
            .meeples(0, (3, 3), 1)
            .thin("blue")
    };
    let mut miner = position(json!(["mighty", "miner", "scary", "warband_leader"]))
        .meeples(0, (3, 4), 2)
        .troll_at((3, 4))
        .build();
    miner.end().at(3, 3).act(Action::Stop).at(3, 4);
    assert_eq!(miner.gem(0, Gem::Gold), 4);
    let mut mighty = position(json!(["miner", "mighty", "scary", "warband_leader"]))
        .meeples(0, (2, 3), 3)
        .troll_at((2, 3))
        .build();
    mighty.end().act(Action::Stop).at(2, 3);
    assert_eq!(mighty.game.player(seat(0)).monsters, 1);
}

/// DWF-21.33, DWF-15.13: spoiled mines count 0, not less.
#[test]
fn the_dragon_king_spoils_mines() {
    let mut table = with(2, options(json!({ "decrees": ["dragon_king"], "round_limit": 3 })))
        .lay("blue/castle", (3, 3), 0)
        .lay("blue/ruby_mine", (4, 3), 2)
        .lay("blue/fire_dragon", (3, 4), 0)
        .build();
    assert_eq!(table.kingdom(0), (3, 4));
    table.play_out();
    assert_eq!(table.points(0, "kingdom"), 1);
}

/// DWF-21.34, DWF-2.3.3: a Treant isn't a giant, but takes the extra action even from crystal
/// dwarfs.
#[test]
fn a_treant() {
    let options = options(json!({ "races": ["crystal_dwarfs", "elves"], "round_limit": 3 }));
    let mut table = with(2, options)
        .lay("crystal_dwarfs/castle", (3, 3), 0)
        .lay("elves/castle", (3, 4), 0)
        .lay("elves/gold_mine", (4, 4), 2)
        .lay("elves/treant", (3, 5), 0)
        .build();
    assert_eq!(table.view().allowance, 3);
    table.play_out();
    assert_eq!((table.points(0, "kingdom"), table.points(1, "kingdom")), (5, 5));
}

/// DWF-21.35: a freshly stacked card counts as not placed on; one that is dug out keeps its mark.
#[test]
fn balloonists_count_cards_not_cells() {
    let options = options(json!({ "decrees": ["crazy_balloonists"], "empires": true }));
    let mut table = with(2, options)
        .lay("red/tavern", (3, 3), 0)
        .lay("red/castle", (3, 4), 0)
        .lay("blue/castle", (6, 6), 0)
        .ogre_card(0, "wrecking_ball")
        .build();
    table.place(3, 3).go(3, 3, Side::East);
    table.lay(KingdomCard::GeneralStore, 3, 3, 0);
    let mut store = table.fork();
    store.act(Action::PlaceMeeple);
    assert!(store.may(at(3, 3)), "the store is new");
    table.ogre(OgreCard::WreckingBall).at(3, 3);
    assert_eq!(table.top(3, 3), Some(KingdomCard::Tavern));
    table.act(Action::PlaceMeeple);
    let card = KingdomCard::Tavern;
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::PlacedThereBefore { card }));
}
