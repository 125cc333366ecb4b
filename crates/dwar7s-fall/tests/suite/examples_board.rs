//! The worked examples 23 to 43 of section 22: kingdoms, stacks, cards and decrees.

use crate::common::{at, core, l1, l2, options, seat, with};
use dwar7s_fall::Action;
use dwar7s_fall::Refusal;
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Gem, Goal, KingdomCard, Mood, OgreCard};
use engine::{Game, PlayoutRng, Silent, StepRng};
use serde_json::json;

fn decrees(list: &[&str]) -> dwar7s_fall::Options {
    options(json!({ "decrees": list, "round_limit": 3 }))
}

/// DWF-3.6, DWF-3.7, DWF-8.2, DWF-8.3: layout L1.
#[test]
fn x23_a_kingdom_with_a_dragon() {
    let table = l1(core(2)).build();
    assert_eq!(table.kingdom(0), (4, 6));
    let mut walker = l1(core(2)).meeples(0, (3, 3), 1).build();
    walker.act(Action::MoveMeeple);
    let sides = |side| Action::Step { side };
    assert_eq!(walker.legal(), [sides(Side::East), sides(Side::South)]);
    let mut miner = l1(core(2)).meeples(0, (4, 3), 1).build();
    miner.act(Action::MoveMeeple);
    assert_eq!(miner.standing(0, 3, 3), 1, "the only way out of the ruby mine is north");
    let mut workers = l1(core(2))
        .lay("red/tavern", (6, 6), 0)
        .lay("red/general_store", (6, 6), 0)
        .meeples(0, (3, 4), 2)
        .meeples(0, (4, 3), 3)
        .meeples(0, (3, 3), 2)
        .build();
    workers.end().at(3, 4).at(4, 3);
    assert_eq!((workers.gem(0, Gem::Emerald), workers.gem(0, Gem::Ruby)), (0, 0));
    assert_eq!(workers.top(6, 6), Some(KingdomCard::GeneralStore), "nothing was dug");
    assert_eq!(workers.campfire(0), 7);
}

/// DWF-6.3, DWF-21.1: layout L2 cuts the dragon off.
#[test]
fn x24_a_stacked_mine_walls_the_dragon_off() {
    let mut table = l2(core(2)).meeples(0, (4, 3), 3).build();
    assert_eq!(table.kingdom(0), (3, 7));
    assert_eq!(table.cell(4, 4).unwrap().kingdom_of, []);
    table.end();
    assert_eq!(table.gem(0, Gem::Ruby), 1);
}

/// DWF-8.1: digging brings the old card back in its rotation.
#[test]
fn x25_digging_the_mine_out_again() {
    let mut table = l2(core(2)).meeples(0, (3, 3), 2).build();
    table.end();
    let cell = table.cell(3, 4).unwrap();
    let stack: Vec<_> = cell.stack.iter().map(|card| (card.card, card.rotation.at())).collect();
    assert_eq!(stack, [(KingdomCard::EmeraldMine, 0), (KingdomCard::GoldMine, 2)]);
    assert_eq!(table.kingdom(0), (4, 6));
}

/// DWF-3.7, DWF-12.4: a shared kingdom counts in full for both.
#[test]
fn x26_a_shared_kingdom() {
    let shared = l2(core(2)).lay("red/castle", (3, 2), 0);
    let table = shared.secret(0, "king").build();
    assert_eq!((table.kingdom(0), table.kingdom(1)), ((4, 10), (4, 10)));
    assert!(table.may(Action::Reveal), "blue meets King");
    let red = l2(core(2)).lay("red/castle", (3, 2), 0).secret(1, "king").turn_of(1).build();
    assert!(red.may(Action::Reveal), "and so does red");
    let apart = l2(core(2)).lay("red/castle", (3, 2), 1).build();
    assert_eq!((apart.kingdom(0), apart.kingdom(1)), ((3, 7), (1, 3)));
}

/// DWF-5.4, DWF-21.14: a giant takes the extra action from everybody in its kingdom.
#[test]
fn x27_a_giant_in_a_shared_kingdom() {
    let position =
        |giant| l2(core(2)).lay("red/castle", (3, 2), 0).lay("red/frost_giant", giant, 0);
    let mut inside = position((4, 2)).meeples(0, (3, 3), 2).build();
    assert_eq!(inside.kingdom(0), (5, 8));
    assert_eq!(inside.view().allowance, 3);
    assert_eq!(position((4, 2)).turn_of(1).build().view().allowance, 3);
    inside.end();
    assert_eq!(inside.top(3, 4), Some(KingdomCard::GoldMine), "digging is blocked");
    let outside = position((2, 2)).build();
    assert_eq!((outside.kingdom(0), outside.view().allowance), ((4, 10), 4));
}

/// DWF-15.10, DWF-15.15: Greedy Landlords halves the shared kingdom, but not for the goal King.
#[test]
fn x28_greedy_landlords() {
    let mut table = l2(with(2, decrees(&["greedy_landlords"])))
        .lay("red/castle", (3, 2), 0)
        .secret(0, "king")
        .build();
    assert!(table.may(Action::Reveal));
    table.play_out();
    assert_eq!((table.points(0, "kingdom"), table.points(1, "kingdom")), (5, 5));
    assert!(table.secret(0).1, "revealed at the end by itself");
    assert_eq!(table.points(0, "secret_goal"), 6);
}

/// DWF-6.3: inns on inns, if nobody stands there.
#[test]
fn x29_what_can_be_stacked() {
    let mut table = core(2)
        .lay("red/general_store", (3, 3), 0)
        .lay("red/gold_mine", (3, 4), 0)
        .lay("red/tavern", (3, 5), 0)
        .meeples(1, (3, 5), 1)
        .build();
    table.act(Action::PlayCard).act(Action::Card { card: KingdomCard::Tavern });
    assert!(table.may(at(3, 3)));
    let (card, below) = (KingdomCard::Tavern, KingdomCard::GoldMine);
    assert_eq!(table.refused(at(3, 4)), Some(Refusal::OtherType { card, below }));
    assert_eq!(table.refused(at(3, 5)), Some(Refusal::MeeplesOnIt { card: KingdomCard::Tavern }));
}

/// DWF-21.11, DWF-13.10: a player takes what is left.
#[test]
fn x30_the_gold_runs_out() {
    let mut one = core(2)
        .lay("red/gold_mine", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .pile("gold", 1, 1)
        .thin("blue")
        .build();
    one.end();
    assert_eq!(one.gem(0, Gem::Gold), 1);
    let mut doubled = with(2, options(json!({ "troll": true })))
        .lay("red/gold_mine", (3, 4), 0)
        .meeples(0, (3, 4), 2)
        .pile("gold", 3, 1)
        .thin("blue")
        .troll_at((3, 4))
        .mood("miner", 1)
        .build();
    doubled.end();
    assert_eq!(doubled.gem(0, Gem::Gold), 3);
}

/// DWF-14.8, DWF-16.8: ogres enjoy what others dislike.
#[test]
fn x31_the_life_of_the_party() {
    let region = |list: &[&str]| {
        let mut options = decrees(list);
        options.races = vec![dwar7s_fall::names::Race::Ogres, dwar7s_fall::names::Race::Blue];
        with(2, options)
            .lay("ogres/ogre_castle", (3, 3), 0)
            .lay("blue/tavern", (3, 4), 0)
            .lay("ogres/gold_mine", (4, 3), 2)
            .lay("blue/frost_giant", (3, 2), 0)
    };
    assert_eq!(region(&[]).build().kingdom(0), (4, 7));
    let shared = region(&[]).lay("blue/castle", (3, 5), 0).build();
    assert_eq!((shared.kingdom(0).1, shared.kingdom(1).1), (10, -2));
    let mut greedy = region(&["greedy_landlords"]).lay("blue/castle", (3, 5), 0).build();
    greedy.play_out();
    assert_eq!((greedy.points(0, "kingdom"), greedy.points(1, "kingdom")), (5, -1));
}

/// DWF-10.8: every gem card is equally likely.
#[test]
fn x32_the_thief_takes_any_gem_card() {
    let start = core(2)
        .lay("red/castle", (3, 3), 0)
        .gems(1, "gold", 2)
        .gems(1, "ruby", 1)
        .ogre_card(0, "thief")
        .build()
        .game;
    let mut gold = 0;
    for number in 0..3000 {
        let mut game = start.clone();
        let mut rng = StepRng::playout(PlayoutRng::new(number));
        game.apply(seat(0), Action::PlayOgreCard, &mut rng, &mut Silent);
        gold += u32::from(game.player(seat(0)).gems.has(Gem::Gold));
    }
    // Five standard deviations of 3,000 draws with chance 2/3 are about 129.
    assert!(gold.abs_diff(2000) < 129, "{gold}");
}

/// DWF-10.7: a full card blocks the way, even in a panic.
#[test]
fn x33_no_panic_through_a_full_card() {
    let mut table = core(2)
        .lay("red/ruby_mine", (3, 3), 3)
        .lay("red/tavern", (3, 4), 0)
        .lay("red/general_store", (3, 5), 0)
        .lay("red/castle", (3, 6), 0)
        .meeples(0, (3, 3), 1)
        .meeples(1, (3, 4), 3)
        .meeples(1, (3, 5), 1)
        .ogre_card(0, "panic")
        .build();
    table.ogre(OgreCard::Panic);
    assert_eq!(table.legal(), [at(3, 4), at(3, 5)]);
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::NoWayOut { card: KingdomCard::RubyMine }));
}

/// DWF-10.12, DWF-14.9: a denied card does nothing and earns no pouch.
#[test]
fn x34_the_troll_king_denies_an_ambush() {
    let mut table = with(2, options(json!({ "races": ["ogres", "red"], "troll": true })))
        .lay("red/tavern", (3, 4), 0)
        .meeples(1, (3, 4), 2)
        .meeples(0, (3, 4), 1)
        .ogre_card(0, "ambush")
        .ogre_card(1, "troll_king")
        .build();
    table.ogre(OgreCard::Ambush);
    assert_eq!(table.asked(), Some(1));
    table.act(Action::Deny);
    assert_eq!((table.standing(0, 3, 4), table.standing(1, 3, 4)), (1, 2));
    let discards = table.view().ogre_discards;
    assert!(discards.has(OgreCard::Ambush) && discards.has(OgreCard::TrollKing));
    assert_eq!((table.ogre_cards(0), table.ogre_cards(1)), (0, 0));
    assert_eq!(table.game.player(seat(0)).pouches, 0);
}

/// DWF-15.3, DWF-2.6.1: an old goal pays for a more expensive one.
#[test]
fn x35_charming_merchants() {
    let mut table = with(2, decrees(&["charming_merchants"]))
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .goal(0, "tg01")
        .row(&["tg07", "tg02", "tg09"])
        .gems(0, "ruby", 1)
        .build();
    table.end();
    let hand_in = Some(Goal::Tg01);
    let upgrade = Action::Trade { goal: Goal::Tg07, hand_in };
    assert_eq!(table.legal(), [upgrade, Action::NoTrade]);
    assert_eq!(
        table.refused(Action::Trade { goal: Goal::Tg02, hand_in }),
        Some(Refusal::NotCheaper { goal: Goal::Tg01 })
    );
    table.act(upgrade);
    assert_eq!(table.game.player(seat(0)).goals.iter().collect::<Vec<_>>(), [Goal::Tg07]);
    assert_eq!(table.gem(0, Gem::Ruby), 0);
    assert_eq!(table.view().goals_at_bottom, [Goal::Tg01]);
    assert_eq!(table.view().gem_piles.total(), 34, "nothing else is paid or given back");
    table.play_out();
    assert_eq!(table.points(0, "goals"), 14);
}

/// DWF-8.5, DWF-15.5: each monster defeated makes the next one easier.
#[test]
fn x36_experienced_beast_hunters() {
    let hunt = |defeated: &[&str], hunters, enemies| {
        let mut position = with(2, decrees(&["experienced_beast_hunters"]))
            .lay("blue/fire_dragon", (3, 3), 0)
            .meeples(0, (3, 3), hunters);
        for card in defeated {
            position = position.defeated(0, card);
        }
        if enemies > 0 {
            position = position.meeples(1, (3, 3), enemies);
        }
        let mut table = position.build();
        table.end().act_if_asked(at(3, 3));
        table.top(3, 3).is_none()
    };
    let (one, two) = (["red/fire_dragon"], ["red/fire_dragon", "red/frost_giant"]);
    let three = ["red/fire_dragon", "red/frost_giant", "blue/frost_giant"];
    assert!(!hunt(&[], 4, 0) && hunt(&[], 5, 0));
    assert!(!hunt(&one, 3, 0) && hunt(&one, 4, 0));
    assert!(!hunt(&two, 2, 0) && hunt(&two, 3, 0));
    assert!(!hunt(&three, 2, 0) && hunt(&three, 3, 0));
    assert!(!hunt(&two, 3, 1), "one enemy still blocks");
}

/// DWF-15.2: full cards on which nobody has enough meeples are cleared.
#[test]
fn x37_the_dwarfs_way() {
    let position = || with(3, decrees(&["the_dwarfs_way"])).lay("red/emerald_mine", (3, 3), 0);
    let mut stuck =
        position().meeples(0, (3, 3), 1).meeples(1, (3, 3), 1).meeples(2, (3, 3), 1).build();
    stuck.end();
    assert_eq!(stuck.cell(3, 3).unwrap().meeples, []);
    let mut enough = position().meeples(0, (3, 3), 2).meeples(1, (3, 3), 1).turn_of(2).build();
    enough.end();
    assert_eq!(enough.standing(0, 3, 3), 2, "blue waits for its own turn");
    let mut races = decrees(&["the_dwarfs_way"]);
    races.races =
        ["elves", "red", "blue"].map(|race| serde_json::from_value(json!(race)).unwrap()).to_vec();
    let mut elves = with(3, races)
        .lay("red/emerald_mine", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .meeples(1, (3, 3), 1)
        .turn_of(2)
        .build();
    elves.end();
    assert_eq!(elves.cell(3, 3).unwrap().meeples, [], "elves would need three");
}

/// DWF-5.3, DWF-15.7, DWF-15.9, DWF-16.11: base, castle and hired hands add up.
#[test]
fn x38_high_ho_and_hired_hands() {
    let mut table = with(2, decrees(&["high_ho", "hired_hands"]))
        .lay("blue/castle", (3, 3), 0)
        .ogre_card(0, "thief")
        .build();
    assert_eq!(table.view().allowance, 2);
    table.act(Action::HireHands);
    assert_eq!((table.view().allowance, table.view().actions_used), (3, 0));
    assert!(table.view().ogre_discards.has(OgreCard::Thief));
}

/// DWF-13.6: arrows off the board are skipped.
#[test]
fn x39_running_off_the_board() {
    let mut table = with(2, options(json!({ "troll": true })))
        .lay("red/castle", (3, 4), 0)
        .next_roaming("running_eee")
        .build();
    table.end();
    let troll = table.view().troll.unwrap();
    assert_eq!((troll.cell.row(), troll.cell.col()), (3, 4));
}

/// DWF-13.7, DWF-13.8: the mood acts, then it changes.
#[test]
fn x40_the_last_slot_of_a_mood() {
    let mut table = with(2, options(json!({ "troll": true })))
        .meeples(0, (3, 3), 1)
        .meeples(1, (3, 3), 1)
        .mood("scary", 3)
        .build();
    table.end();
    let troll = table.view().troll.unwrap();
    assert_eq!(table.campfire(1), 7, "scared away");
    assert_eq!(troll.toll_marker, 0);
    assert_ne!(troll.moods[0], Some(Mood::Scary));
    assert_eq!(troll.moods.last(), Some(&Some(Mood::Scary)), "under the deck");
}

/// DWF-15.1: Morning for all, Night for all, and the axe passes on.
#[test]
fn x41_hard_workers() {
    let position = || {
        with(3, options(json!({ "decrees": ["hard_workers"] })))
            .lay("red/castle", (3, 3), 0)
            .set("/turn/first", json!(2))
            .turn_of(2)
    };
    let mut table = position().build();
    for morning in [2, 0, 1] {
        assert_eq!(table.asked(), Some(morning));
        table.end();
    }
    let view = table.view();
    assert_eq!((view.round, view.first, table.asked()), (4, seat(0), Some(0)));
    let mut nights = position().meeples(2, (3, 3), 2).meeples(0, (3, 3), 1).build();
    nights.end();
    assert_eq!(nights.standing(2, 3, 3), 2, "tasks wait for the night");
    nights.end().end().at(3, 3);
    assert_eq!(nights.standing(2, 3, 3), 0);
    let mut last = position().goal(2, "tg01").goal(2, "tg02").goal(2, "tg03").build();
    last.end().end();
    assert_eq!(last.view().triggered_by, None);
    last.end();
    assert_eq!(last.view().triggered_by, Some(seat(2)));
    assert_eq!(last.asked(), None, "the others finish their night, the game is over");
}

/// DWF-15.4: meeples can't be placed in other players' kingdoms.
#[test]
fn x42_fortress() {
    let mut table = with(2, decrees(&["fortress"]))
        .lay("blue/castle", (3, 3), 0)
        .lay("blue/gold_mine", (4, 3), 2)
        .lay("red/castle", (6, 6), 0)
        .lay("red/tavern", (3, 5), 1)
        .turn_of(1)
        .build();
    table.act(Action::PlaceMeeple);
    let foreign = Refusal::ForeignKingdom { card: KingdomCard::GoldMine };
    assert_eq!(table.refused(at(4, 3)), Some(foreign));
    assert!(table.may(at(3, 5)) && table.may(at(6, 6)));
}

/// DWF-14.16, DWF-14.18, DWF-15.12: giants don't bother crystal dwarfs.
#[test]
fn x43_crystal_dwarfs_and_their_giants() {
    let position = || {
        let mut options = decrees(&[]);
        options.races = ["crystal_dwarfs", "blue"]
            .map(|race| serde_json::from_value(json!(race)).unwrap())
            .to_vec();
        with(2, options)
            .lay("crystal_dwarfs/castle", (3, 3), 0)
            .lay("crystal_dwarfs/gold_mine", (4, 3), 2)
            .lay("crystal_dwarfs/frost_giant", (3, 2), 0)
            .lay("blue/castle", (3, 4), 0)
            .lay("blue/ruby_mine", (6, 6), 0)
            .lay("blue/emerald_mine", (6, 6), 0)
    };
    let mut table = position().meeples(0, (3, 3), 2).build();
    assert_eq!((table.kingdom(0), table.kingdom(1)), ((4, 5), (4, 5)));
    assert_eq!(table.view().allowance, 4);
    assert_eq!(position().turn_of(1).build().view().allowance, 3);
    table.end();
    assert_eq!(table.top(6, 6), Some(KingdomCard::RubyMine), "dug at its own castle");
    table.play_out();
    assert_eq!((table.points(0, "kingdom"), table.points(1, "kingdom")), (5, 4));
    let mut blue = position().meeples(1, (3, 4), 2).turn_of(1).build();
    blue.end();
    assert_eq!(blue.top(6, 6), Some(KingdomCard::EmeraldMine), "the giant stops the others");
}
