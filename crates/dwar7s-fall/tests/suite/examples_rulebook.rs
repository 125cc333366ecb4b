//! The worked examples 1 to 22 of section 22: those of the rulebook.

use crate::common::{core, empires, options, seat, with};
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Class, Gem, Goal, Kind, KingdomCard, OgreCard};
use dwar7s_fall::{Action, Dwar7sFall, Refusal};
use engine::{Game, Refused, Setup};
use serde_json::json;

/// DWF-5.3, DWF-6.A1, DWF-6.A2: three actions of any kind.
#[test]
fn x01_three_actions_in_any_mixture() {
    let position = || core(2).lay("red/general_store", (3, 3), 0);
    let mut plays = position().build();
    plays.lay(KingdomCard::GoldMine, 3, 4, 0);
    plays.lay(KingdomCard::RubyMine, 3, 5, 0);
    plays.lay(KingdomCard::Tavern, 3, 6, 0);
    assert_eq!(plays.asked(), Some(1), "nothing is left but to end the phase");
    assert_eq!(plays.top(3, 6), Some(KingdomCard::Tavern));
    let mut placements = position().build();
    placements.place(3, 3).place(3, 3).place(3, 3);
    assert_eq!(placements.asked(), Some(1));
    let mut mixed = position().build();
    mixed.lay(KingdomCard::GoldMine, 3, 4, 0);
    mixed.place(3, 4).place(3, 3);
    assert_eq!(mixed.standing(0, 3, 4), 1);
}

/// DWF-7.5, DWF-8.3: the ruby mine needs three, the emerald mine two.
#[test]
fn x02_a_ruby_for_three_dwarfs_an_emerald_for_two() {
    let mut table = core(2)
        .lay("red/ruby_mine", (3, 3), 0)
        .lay("red/emerald_mine", (3, 4), 0)
        .meeples(0, (3, 3), 3)
        .meeples(0, (3, 4), 2)
        .build();
    table.end().at(3, 3);
    assert_eq!(table.gem(0, Gem::Ruby), 1);
    assert_eq!(table.gem(0, Gem::Emerald), 1, "the last task is done without asking");
    assert_eq!(table.campfire(0), 7);
}

/// DWF-6.5, DWF-3.10: a full castle blocks the way.
#[test]
fn x03_no_way_through_a_full_castle() {
    let table = core(2)
        .lay("red/general_store", (3, 2), 2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/gold_mine", (3, 4), 2)
        .meeples(0, (3, 2), 1)
        .meeples(1, (3, 3), 3)
        .build();
    assert_eq!(table.refused(Action::MoveMeeple), Some(Refusal::NobodyCanMove));
}

/// DWF-6.5: every card on the way costs an action.
#[test]
fn x04_two_actions_to_a_dragon_two_cards_away() {
    let mut table = core(2)
        .lay("red/gold_mine", (3, 3), 0)
        .lay("red/general_store", (3, 4), 0)
        .lay("red/fire_dragon", (3, 5), 0)
        .meeples(0, (3, 3), 1)
        .build();
    table.go(3, 3, Side::East).go(3, 4, Side::East);
    assert_eq!(table.standing(0, 3, 5), 1);
    assert_eq!(table.view().actions_used, 2);
}

/// DWF-6.F1, DWF-10.6: an ogre card costs no action.
#[test]
fn x05_brute_is_free() {
    let mut table = core(2)
        .lay("red/general_store", (3, 3), 0)
        .lay("red/tavern", (3, 4), 0)
        .meeples(1, (3, 4), 1)
        .ogre_card(0, "brute")
        .build();
    table.lay(KingdomCard::GoldMine, 4, 3, 0);
    table.place(3, 3).place(3, 3);
    assert_eq!(table.view().actions_used, 3);
    table.ogre(OgreCard::Brute);
    assert_eq!((table.standing(0, 3, 4), table.standing(1, 3, 3)), (1, 1));
    assert_eq!(table.standing(0, 3, 3), 1);
}

/// DWF-7.3: surplus meeples stay.
#[test]
fn x06_three_on_a_task_for_two() {
    let mut table =
        core(2).lay("red/gold_mine", (3, 3), 0).meeples(0, (3, 3), 3).thin("blue").build();
    table.end();
    assert_eq!(table.standing(0, 3, 3), 1);
    assert_eq!(table.gem(0, Gem::Gold), 2);
}

/// DWF-8.5: a single enemy on a monster prevents the defeat.
#[test]
fn x07_four_and_an_enemy_on_a_dragon_are_stuck() {
    let mut table = core(2)
        .lay("red/fire_dragon", (3, 3), 0)
        .meeples(0, (3, 3), 4)
        .meeples(1, (3, 3), 1)
        .build();
    table.end();
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.standing(0, 3, 3), 4);
}

/// DWF-7.6, DWF-8.6: enemies on a card don't matter and stay.
#[test]
fn x08_a_tavern_shared_with_yellow() {
    let mut table = core(2)
        .lay("red/tavern", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .meeples(1, (3, 3), 1)
        .thin("blue")
        .build();
    table.end();
    assert_eq!((table.campfire(0), table.ogre_cards(0), table.standing(1, 3, 3)), (7, 1, 1));
}

/// DWF-8.3: a dragon in the kingdom blocks the ruby, but the dwarfs return.
#[test]
fn x09_a_blocked_ruby_mine() {
    let mut table = core(2)
        .lay("blue/castle", (3, 3), 0)
        .lay("blue/ruby_mine", (4, 3), 2)
        .lay("red/fire_dragon", (3, 4), 0)
        .meeples(0, (4, 3), 2)
        .build();
    table.place(4, 3).end();
    assert_eq!((table.campfire(0), table.gem(0, Gem::Ruby)), (7, 0));
}

/// DWF-9.2, DWF-9.1: ten cards in hand, one has to go, never a kingdom card.
#[test]
fn x10_discard_a_gem_or_an_ogre_card() {
    let mut table =
        core(2).lay("blue/gold_mine", (3, 3), 0).gems(0, "gold", 1).ogre_card(0, "thief").build();
    table.end();
    let gem = Action::Gem { gem: Gem::Gold };
    let card = Action::OgreCard { card: OgreCard::Thief };
    assert_eq!(table.legal(), [gem, card]);
    table.act(gem);
    assert_eq!((table.asked(), table.ogre_cards(0), table.gem(0, Gem::Gold)), (Some(1), 1, 0));
}

/// DWF-5.4: the castle gives its extra action at once.
#[test]
fn x11_a_castle_leaves_three_more_actions() {
    let mut table = core(2).lay("red/general_store", (3, 3), 0).build();
    table.lay(KingdomCard::Castle, 3, 4, 0);
    let view = table.view();
    assert_eq!((view.actions_used, view.allowance), (1, 4));
}

/// DWF-7.4, DWF-8.3: an empty pile gives nothing.
#[test]
fn x12_no_diamond_left() {
    let mut table = core(2)
        .lay("red/diamond_mine", (3, 3), 0)
        .meeples(1, (3, 3), 2)
        .pile("diamond", 0, 0)
        .turn_of(1)
        .build();
    table.end();
    assert_eq!((table.campfire(1), table.gem(1, Gem::Diamond)), (7, 0));
}

/// DWF-12.1, DWF-11.1: secret and trading goals both count towards three.
#[test]
fn x13_three_goals_trigger_the_end() {
    let board = || core(2).lay("red/castle", (3, 3), 0);
    let mut mixed = board().revealed(0).goal(0, "tg01").goal(0, "tg02").build();
    mixed.end();
    assert_eq!(mixed.view().triggered_by, Some(seat(0)));
    let mut trading = board().goal(0, "tg01").goal(0, "tg02").goal(0, "tg03").build();
    trading.end();
    assert_eq!(trading.view().triggered_by, Some(seat(0)));
    let mut two = board().goal(0, "tg01").goal(0, "tg02").build();
    two.end();
    assert_eq!(two.view().triggered_by, None);
}

/// DWF-14.3: elves need three meeples on every mine.
#[test]
fn x14_an_emerald_costs_three_elves() {
    let position =
        || empires(2, &["elves", "red"]).lay("red/emerald_mine", (3, 3), 0).thin("elves");
    let mut two = position().meeples(0, (3, 3), 2).build();
    two.end();
    assert_eq!(two.gem(0, Gem::Emerald), 0);
    let mut three = position().meeples(0, (3, 3), 3).build();
    three.end();
    assert_eq!(three.gem(0, Gem::Emerald), 1);
}

/// DWF-14.6, DWF-6.F3: a monster's scales buy gems worth 4 VP.
#[test]
fn x15_monster_scales() {
    let mut table = empires(2, &["elves", "red"])
        .lay("red/castle", (3, 3), 0)
        .defeated(0, "red/fire_dragon")
        .build();
    table.act(Action::MonsterScales).act(Action::Gem { gem: Gem::Gold });
    assert_eq!(
        table.check(Action::MonsterScales),
        Err(Refused::OtherQuestion),
        "the gems are being taken"
    );
    table.act(Action::Gem { gem: Gem::Ruby });
    assert_eq!((table.gem(0, Gem::Gold), table.gem(0, Gem::Ruby)), (1, 1));
    assert_eq!(table.refused(Action::MonsterScales), Some(Refusal::ScalesUsed));
}

/// DWF-8.5, DWF-14.4, DWF-14.5, DWF-21.50: elves on open neighbours help, and mine afterwards.
#[test]
fn x16_elves_defeat_a_dragon_from_next_door() {
    let position = || {
        empires(2, &["elves", "red"])
            .lay("red/fire_dragon", (4, 4), 0)
            .lay("elves/emerald_mine", (3, 4), 0)
            .lay("elves/tavern", (4, 5), 1)
            .lay("elves/castle", (3, 3), 0)
            .meeples(0, (4, 4), 2)
            .meeples(0, (3, 4), 3)
            .meeples(0, (4, 5), 2)
    };
    let mut dragon_first = position().build();
    dragon_first.end().at(4, 4).at(3, 4);
    assert_eq!(dragon_first.top(4, 4), None);
    assert_eq!(dragon_first.campfire(0), 7);
    assert_eq!((dragon_first.gem(0, Gem::Emerald), dragon_first.ogre_cards(0)), (1, 1));
    assert_eq!(dragon_first.game.player(seat(0)).monsters, 1);
    dragon_first.play_out();
    assert_eq!(dragon_first.points(0, "monsters"), 4);

    let mut mine_first = position().build();
    mine_first.end().at(3, 4);
    assert_eq!(mine_first.gem(0, Gem::Emerald), 0, "the dragon blocks");
    assert_eq!(mine_first.top(4, 4), Some(KingdomCard::FireDragon), "two are too few");
}

/// DWF-14.11, DWF-6.F4: four pouches buy two emeralds.
#[test]
fn x17_pawnbroker() {
    let mut table =
        empires(2, &["ogres", "red"]).lay("red/castle", (3, 3), 0).pouches(0, 4).build();
    table.act(Action::Pawnbroker);
    assert_eq!(table.refused(Action::Stop), Some(Refusal::TakeAGem));
    table.act(Action::Gem { gem: Gem::Emerald }).act(Action::Gem { gem: Gem::Emerald });
    assert_eq!(table.gem(0, Gem::Emerald), 2);
    assert_eq!(table.game.player(seat(0)).pouches, 0);
    assert_eq!(table.view().pouch_pile, 9);
}

/// DWF-8.6, DWF-2.3.1: the Ogre Castle gives two ogre cards, to anybody.
#[test]
fn x18_the_ogre_castle() {
    let mut table = empires(2, &["ogres", "red"])
        .lay("ogres/ogre_castle", (3, 3), 0)
        .meeples(1, (3, 3), 3)
        .turn_of(1)
        .build();
    table.end();
    assert_eq!((table.ogre_cards(1), table.campfire(1)), (2, 7));
}

/// DWF-14.19, DWF-14.21: crystal dwarfs pay an extra diamond.
#[test]
fn x19_a_crystal_warrior_costs_two_diamonds() {
    let position = |diamonds| {
        empires(2, &["crystal_dwarfs", "red"])
            .lay("red/castle", (3, 3), 0)
            .gems(0, "diamond", diamonds)
    };
    assert_eq!(position(1).build().refused(Action::BuyClass), Some(Refusal::NoClass));
    let mut table = position(2).build();
    table.act(Action::BuyClass);
    assert_eq!(table.gem(0, Gem::Diamond), 0, "one class, one place: nothing is asked");
    assert!(table.game.player(seat(0)).campfire.has(Class::Warrior.kind()));
    assert_eq!(table.game.player(seat(0)).campfire.count(Kind::Basic), 6);
}

/// DWF-8.4: an egg costs gems and a monster.
#[test]
fn x20_a_dragon_egg() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .row(&["eg1", "tg09", "tg10"])
        .gems(0, "emerald", 1)
        .defeated(0, "red/fire_dragon")
        .build();
    let pile = table.view().gem_piles.count(Gem::Emerald);
    table.end();
    assert!(table.has_goal(0, Goal::Eg1));
    assert_eq!(table.view().gem_piles.count(Gem::Emerald), pile + 1);
    assert_eq!(table.game.player(seat(0)).monsters, 0);
    assert_eq!(table.view().goal_row.len(), 3);
}

/// DWF-13.5, DWF-7.7, DWF-7.8: three tolls in one Resolve phase, and no roaming.
#[test]
fn x21_three_tolls() {
    let mut table =
        with(2, options(json!({ "troll": true }))).meeples(0, (3, 3), 3).mood("miner", 1).build();
    table.end();
    let troll = table.view().troll.unwrap();
    assert_eq!(table.campfire(0), 7, "with no other card the troll can only stay");
    assert_eq!((troll.toll_marker, troll.roaming_discards.len()), (0, 0));
    assert_ne!(
        troll.moods[0],
        Some(dwar7s_fall::names::Mood::Miner),
        "three tolls use up the three slots"
    );
    assert_eq!(table.asked(), Some(1));
}

/// DWF-1.7: with five players two goals are enough.
#[test]
fn x22_five_players_need_two_goals() {
    let setup = Setup::of::<Dwar7sFall>(5);
    let rng = &mut engine::StepRng::new(engine::Seed([0; 32]), 0);
    let game = Dwar7sFall::new(&setup, rng).unwrap();
    assert_eq!(game.view(engine::Viewer::Spectator).terms.goal_target, 2);
    let mut table = with(5, options(json!({})))
        .lay("red/castle", (4, 4), 0)
        .goal(0, "tg01")
        .goal(0, "tg02")
        .build();
    table.end();
    assert_eq!(table.view().triggered_by, Some(seat(0)));
}
