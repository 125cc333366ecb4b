//! The rulings 36 to 55 of section 21, and how modules combine (section 16).

use crate::common::{at, core, empires, options, seat, with};
use dwar7s_fall::names::{Class, Gem, Goal, KingdomCard, OgreCard};
use dwar7s_fall::{Action, Options, Refusal};
use engine::Game;
use serde_json::json;

fn decrees(list: &[&str]) -> Options {
    options(json!({ "decrees": list }))
}

/// DWF-21.36, DWF-21.37, DWF-15.4, DWF-6.A8: without a castle only cards outside all kingdoms are
/// open, and if there are none, a card may be rotated.
#[test]
fn a_fortress_without_a_castle() {
    let mut table = with(2, decrees(&["fortress"]))
        .lay("red/castle", (3, 3), 0)
        .lay("red/gold_mine", (4, 3), 2)
        .lay("red/tavern", (3, 6), 1)
        .meeples(1, (3, 6), 2)
        .build();
    assert_eq!(table.refused(Action::RotateCard), Some(Refusal::SpotsLeft));
    table.place(3, 6);
    assert_eq!(table.standing(0, 3, 6), 1, "the only spot is taken without asking");
    table.act(Action::RotateCard);
    let card = KingdomCard::Tavern;
    assert_eq!(table.refused(at(3, 6)), Some(Refusal::MeeplesOnIt { card }));
    table.at(4, 3).act(Action::Turn { rotation: Default::default() });
    assert_eq!(table.view().actions_used, 2);
    assert_eq!(table.kingdom(1), (1, 3), "walled off");

    let empty_campfire = with(2, decrees(&["fortress"]))
        .lay("red/castle", (3, 3), 0)
        .lay("red/fire_dragon", (3, 4), 0)
        .lay("red/gold_mine", (4, 3), 2)
        .meeples(0, (3, 4), 4)
        .meeples(0, (3, 3), 3)
        .build();
    assert!(empty_campfire.may(Action::RotateCard));
}

/// DWF-21.38, DWF-14.9, DWF-14.10: with an empty pouch pile there is none to take.
#[test]
fn an_empty_pouch_pile() {
    let position = |pouches| {
        empires(2, &["ogres", "red"])
            .lay("red/castle", (3, 3), 0)
            .meeples(1, (3, 3), 1)
            .ogre_card(0, "ambush")
            .pouches(0, pouches)
            .build()
    };
    let mut full = position(9);
    full.ogre(OgreCard::Ambush);
    assert_eq!(full.game.player(seat(0)).pouches, 9);
    let mut some = position(3);
    some.ogre(OgreCard::Ambush);
    assert_eq!(some.game.player(seat(0)).pouches, 4);
    some.play_out();
    let outcome = some.game.outcome().unwrap();
    assert!(outcome.seats[0].origins.iter().all(|(origin, _)| *origin != "pouches"));
}

/// DWF-21.39, DWF-14.20: one piece of each class.
#[test]
fn no_second_alchemist() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/castle", (3, 3), 0)
        .class_at_campfire(0, "alchemist")
        .gems(0, "gold", 1)
        .gems(0, "diamond", 1)
        .gems(0, "emerald", 1)
        .build();
    table.act(Action::BuyClass);
    let class = Class::Alchemist;
    let action = Action::Class { class };
    assert_eq!(table.refused(action), Some(Refusal::ClassOwned { class }));
    assert!(table.may(Action::Class { class: Class::Warrior }));
    assert!(table.may(Action::Class { class: Class::Guardian }));
}

/// DWF-21.41: pieces at the campfire do nothing.
#[test]
fn resting_pieces_do_nothing() {
    let table = empires(2, &["blue", "red"])
        .lay("red/castle", (3, 3), 0)
        .class_at_campfire(0, "alchemist")
        .class_at_campfire(0, "warrior")
        .meeples(1, (3, 3), 1)
        .gems(0, "gold", 1)
        .build();
    assert_eq!(table.refused(Action::UseAlchemist), Some(Refusal::NotOnBoard));
    assert_eq!(table.refused(Action::UseWarrior), Some(Refusal::NotOnBoard));
}

/// DWF-21.42, DWF-6.7: a player who can do nothing else ends the phase without being asked.
#[test]
fn nothing_to_do() {
    let mut table = core(3)
        .lay("red/ruby_mine", (3, 3), 0)
        .lay("red/tavern", (3, 5), 0)
        .set("/turn/actions_used", json!(2))
        .build();
    table.place(3, 3);
    assert_eq!(table.asked(), Some(1));
}

/// DWF-21.44, DWF-14.3: elves can't use a mine of three slots with an enemy on it.
#[test]
fn elves_in_a_crowded_mine() {
    let mut table = empires(2, &["elves", "red"])
        .lay("red/emerald_mine", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .meeples(1, (3, 3), 1)
        .build();
    assert_eq!(table.refused(Action::PlaceMeeple), Some(Refusal::NoSpot));
    table.end();
    assert_eq!((table.standing(0, 3, 3), table.gem(0, Gem::Emerald)), (2, 0));
}

/// DWF-21.49, DWF-2.8.2, DWF-14.5: sold monsters count for the Berserker, not for points.
#[test]
fn monsters_that_were_handed_over() {
    let options = options(json!({ "races": ["elves", "red"], "round_limit": 3 }));
    let mut table = with(2, options)
        .lay("red/castle", (3, 3), 0)
        .defeated(0, "red/fire_dragon")
        .defeated(0, "red/frost_giant")
        .secret(0, "berserker")
        .build();
    table.act(Action::MonsterScales).act(Action::Stop);
    assert!(table.may(Action::Reveal));
    table.play_out();
    assert_eq!(table.points(0, "monsters"), 4);
}

/// DWF-21.51: paid gems can be taken again at once.
#[test]
fn gems_return_to_open_piles() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/tavern", (3, 3), 0)
        .kinds(0, (3, 3), "alchemist", 1)
        .pile("emerald", 0, 1)
        .gems(0, "gold", 2)
        .build();
    let gem = |gem| Action::Gem { gem };
    table.act(Action::UseAlchemist);
    assert_eq!(table.gem(0, Gem::Diamond), 1, "no emerald left: nothing to choose");
    let mut paid = empires(2, &["blue", "red"])
        .lay("red/tavern", (3, 3), 0)
        .kinds(0, (3, 3), "alchemist", 1)
        .gems(0, "emerald", 1)
        .gems(0, "gold", 1)
        .pile("emerald", 0, 1)
        .build();
    paid.act(Action::UseAlchemist).act(gem(Gem::Emerald)).act(gem(Gem::Diamond));
    paid.act(Action::UseAlchemist).act(gem(Gem::Gold)).act(gem(Gem::Emerald));
    assert_eq!(paid.gem(0, Gem::Emerald), 1);
}

/// DWF-21.52, DWF-21.45, DWF-13.8: monsters are cleared by Ambush and Scary, never by The Dwarfs Way.
#[test]
fn clearing_a_monster_card() {
    let options = || options(json!({ "troll": true, "decrees": ["the_dwarfs_way"] }));
    let full = || {
        with(2, options())
            .lay("red/fire_dragon", (3, 4), 0)
            .meeples(0, (3, 4), 3)
            .meeples(1, (3, 4), 2)
            .mood("miner", 1)
    };
    let mut dwarfs_way = full().build();
    dwarfs_way.end();
    assert_eq!(dwarfs_way.standing(0, 3, 4), 3);
    let mut ambush = full().ogre_card(0, "ambush").build();
    ambush.ogre(OgreCard::Ambush);
    assert_eq!(ambush.standing(0, 3, 4), 0);
    let mut scary = full().mood("scary", 1).troll_at((3, 4)).next_roaming("running_nnn").build();
    scary.end();
    assert_eq!((scary.standing(0, 3, 4), scary.standing(1, 3, 4)), (0, 0));
}

/// DWF-21.53, DWF-12.6, DWF-1.8: the last round ends the game, triggered or not.
#[test]
fn the_round_limit() {
    let position =
        || with(2, options(json!({ "round_limit": 3 }))).lay("red/castle", (3, 3), 0).turn_of(1);
    let mut quiet = position().build();
    quiet.end();
    assert_eq!(quiet.game.outcome().unwrap().ending, "rounds");
    let mut triggered = position().goal(1, "tg01").goal(1, "tg02").goal(1, "tg03").build();
    triggered.end();
    assert_eq!(triggered.game.outcome().unwrap().ending, "goals");
}

/// DWF-21.55, DWF-10.11: a Troll King needs something to draw.
#[test]
fn a_troll_king_without_cards() {
    let mut position = with(2, options(json!({ "troll": true })));
    position = position.ogre_card(0, "troll_king").ogre_card(1, "troll_king");
    for (card, count) in [("ambush", 3), ("brute", 3), ("panic", 3), ("thief", 2), ("crown", 2)] {
        for _ in 0..count {
            position = position.ogre_card(1, card);
        }
    }
    assert_eq!(position.build().refused(Action::PlayOgreCard), Some(Refusal::NothingPlayable));
    let mut drawing = with(2, options(json!({ "troll": true }))).ogre_card(0, "troll_king").build();
    drawing.ogre(OgreCard::TrollKing);
    assert_eq!(drawing.ogre_cards(0), 2);
    assert!(drawing.view().ogre_discards.has(OgreCard::TrollKing));
}

/// DWF-16.2, DWF-16.1: with Hard Workers the troll roams in everybody's night.
#[test]
fn troll_and_hard_workers() {
    let mut table = with(2, options(json!({ "troll": true, "decrees": ["hard_workers"] }))).build();
    table.end();
    assert_eq!(table.view().troll.unwrap().roaming_discards.len(), 0);
    table.end();
    assert_eq!(table.view().troll.unwrap().roaming_discards.len(), 2);
}

/// DWF-16.3, DWF-2.4.2, DWF-15.6: a warband on a memorial gives ogre cards.
#[test]
fn troll_and_memorial() {
    let mut table = with(2, options(json!({ "troll": true, "decrees": ["battle_memorial"] })))
        .lay("memorial", (3, 4), 0)
        .defeated(1, "red/fire_dragon")
        .meeples(0, (3, 4), 2)
        .troll_at((3, 4))
        .mood("warband_leader", 1)
        .thin("blue")
        .build();
    table.end();
    assert_eq!((table.ogre_cards(0), table.campfire(0)), (2, 7));
}

/// DWF-16.4: under a warband leader two drinkers get two cards without a fight.
#[test]
fn troll_and_bar_fights() {
    let mut table = with(2, options(json!({ "troll": true, "decrees": ["bar_fights"] })))
        .lay("red/tavern", (3, 4), 0)
        .meeples(0, (3, 4), 3)
        .troll_at((3, 4))
        .mood("warband_leader", 1)
        .thin("blue")
        .build();
    table.end();
    assert_eq!((table.ogre_cards(0), table.standing(0, 3, 4)), (2, 1));
}

/// DWF-16.5: the lake obeys Fortress.
#[test]
fn troll_and_fortress() {
    let mut table = with(2, options(json!({ "troll": true, "decrees": ["fortress"] })))
        .lay("red/castle", (3, 4), 0)
        .lay("blue/castle", (6, 6), 0)
        .lay("blue/tavern", (6, 7), 1)
        .build();
    table.act(Action::PlaceMeeple);
    let card = KingdomCard::TrollsLake;
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::ForeignKingdom { card }));
}

/// DWF-16.6: one meeple is enough for the lake, so The Dwarfs Way never clears it.
#[test]
fn troll_and_dwarfs_way() {
    let mut table = with(3, options(json!({ "troll": true, "decrees": ["the_dwarfs_way"] })))
        .meeples(1, (3, 3), 2)
        .meeples(2, (3, 3), 1)
        .mood("miner", 1)
        .build();
    table.end();
    assert_eq!((table.standing(1, 3, 3), table.standing(2, 3, 3)), (2, 1));
}

/// DWF-16.7: the lower requirement is compared with all elves.
#[test]
fn elves_with_a_mighty_troll() {
    let mut table = with(2, options(json!({ "races": ["elves", "red"], "troll": true })))
        .lay("red/frost_giant", (3, 4), 0)
        .lay("red/tavern", (3, 5), 0)
        .meeples(0, (3, 4), 2)
        .meeples(0, (3, 5), 1)
        .troll_at((3, 4))
        .mood("mighty", 1)
        .build();
    table.end().at(3, 4);
    assert_eq!(table.top(3, 4), None);
}

/// DWF-16.9: a frozen soul doesn't help against dragons.
#[test]
fn crystal_dwarfs_and_the_dragon_king() {
    let options = options(json!({
        "races": ["crystal_dwarfs", "red"], "decrees": ["dragon_king"], "round_limit": 3
    }));
    let mut table = with(2, options)
        .lay("crystal_dwarfs/castle", (3, 3), 0)
        .lay("crystal_dwarfs/gold_mine", (4, 3), 2)
        .lay("red/fire_dragon", (3, 4), 0)
        .build();
    table.play_out();
    assert_eq!(table.points(0, "kingdom"), 1);
}

/// DWF-16.10: the monster of a handed-in egg pays for that of another egg.
#[test]
fn eggs_and_merchants() {
    let options = || options(json!({ "empires": true, "decrees": ["charming_merchants"] }));
    let mut table = with(2, options())
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .goal(0, "eg1")
        .row(&["eg3", "tg09", "tg10"])
        .gems(0, "ruby", 1)
        .build();
    table.end();
    let trade = Action::Trade { goal: Goal::Eg3, hand_in: Some(Goal::Eg1) };
    assert_eq!(table.legal(), [trade, Action::NoTrade]);
    table.act(trade);
    assert!(table.has_goal(0, Goal::Eg3));
}

/// DWF-16.12: Guardians don't protect against the troll and The Dwarfs Way.
#[test]
fn guardians_against_everything_else() {
    let options = options(json!({ "empires": true, "troll": true, "decrees": ["the_dwarfs_way"] }));
    let mut table = with(3, options)
        .lay("red/emerald_mine", (3, 4), 0)
        .lay("red/tavern", (4, 3), 0)
        .kinds(0, (3, 4), "guardian", 1)
        .meeples(1, (3, 4), 1)
        .meeples(2, (3, 4), 1)
        .kinds(1, (4, 3), "guardian", 1)
        .mood("scary", 1)
        .troll_at((4, 3))
        .next_roaming("sleep_walking_s")
        .build();
    table.end();
    assert_eq!(table.standing(0, 3, 4), 0, "cleared in the end step");
    assert_eq!(table.standing(1, 4, 3), 0, "scared away");
}
