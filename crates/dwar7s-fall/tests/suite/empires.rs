//! Races, classes, secret goals and decrees of The Empires and the Royal Decrees (sections 2.8, 14, 15).

use crate::common::{at, core, empires, options, seat, with};
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Class, Gem, Kind, KingdomCard, SecretGoal};
use dwar7s_fall::{Action, Refusal};
use engine::Refused;
use serde_json::json;

/// DWF-14.7: ogres need three meeples on a mine, crystal dwarfs (DWF-14.13) two.
#[test]
fn three_ogres_or_two_crystal_dwarfs() {
    let mined = |race: &str, meeples| {
        let mut table = empires(2, &[race, "red"])
            .lay("red/diamond_mine", (3, 3), 0)
            .meeples(0, (3, 3), meeples)
            .thin(race)
            .build();
        table.end();
        table.gem(0, Gem::Diamond)
    };
    assert_eq!((mined("ogres", 2), mined("ogres", 3), mined("crystal_dwarfs", 2)), (0, 1, 1));
}

/// DWF-14.17, DWF-6.F5: one gem a turn turns into a diamond.
#[test]
fn a_frozen_heart() {
    let mut table = empires(2, &["crystal_dwarfs", "red"])
        .lay("red/castle", (3, 3), 0)
        .gems(0, "gold", 2)
        .gems(0, "ruby", 1)
        .build();
    table.act(Action::FrozenHeart).act(Action::Gem { gem: Gem::Gold });
    assert_eq!((table.gem(0, Gem::Gold), table.gem(0, Gem::Diamond)), (1, 1));
    assert_eq!(table.refused(Action::FrozenHeart), Some(Refusal::FrozenHeartUsed));
}

/// DWF-14.21, DWF-6.A4: an upgrade replaces a meeple; an extra meeple comes to the campfire.
#[test]
fn upgrades_and_extra_meeples() {
    let mut guardian = empires(2, &["blue", "red"])
        .lay("red/castle", (3, 3), 0)
        .meeples(0, (3, 3), 1)
        .gems(0, "emerald", 1)
        .build();
    guardian.act(Action::BuyClass);
    assert_eq!(guardian.legal(), [Action::Campfire, at(3, 3)]);
    guardian.at(3, 3);
    let kinds = guardian.cell(3, 3).unwrap().meeples[0].kinds;
    assert_eq!((kinds.count(Kind::Guardian), kinds.count(Kind::Basic)), (1, 0));
    assert_eq!(guardian.campfire(0), 6);
    let mut dragon =
        empires(2, &["elves", "red"]).lay("red/castle", (3, 3), 0).gems(0, "emerald", 1).build();
    dragon.act(Action::BuyClass);
    assert_eq!(dragon.campfire(0), 8);
    let class = Class::King;
    let mut king = empires(2, &["elves", "red"])
        .lay("red/castle", (3, 3), 0)
        .gems(0, "ruby", 1)
        .gems(0, "gold", 1)
        .build();
    assert_eq!(king.check(Action::Class { class }), Err(Refused::OtherQuestion));
    king.act(Action::BuyClass);
    assert!(king.game.player(seat(0)).campfire.has(Kind::Alchemist), "elves have no King");
}

/// DWF-6.A4: classes come with The Empires only.
#[test]
fn no_classes_in_the_core_game() {
    let table = core(2).lay("red/castle", (3, 3), 0).gems(0, "gold", 1).build();
    assert_eq!(table.refused(Action::BuyClass), Some(Refusal::NoEmpires));
}

/// DWF-6.F2, DWF-14.25, DWF-6.4: a King is placed for free, and never by an action.
#[test]
fn a_king_is_placed_for_free() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/castle", (3, 3), 0)
        .lay("red/tavern", (3, 4), 0)
        .class_at_campfire(0, "king")
        .build();
    table.act(Action::PlaceMeeple);
    assert_eq!(table.legal(), [at(3, 3), at(3, 4)], "only basic meeples: no kind is asked");
    table.at(3, 3).act(Action::PlaceForFree).at(3, 4);
    assert_eq!((table.view().actions_used, table.standing(0, 3, 4)), (1, 1));
    assert_eq!(table.refused(Action::PlaceForFree), Some(Refusal::NobodyAtCampfire));
}

/// DWF-14.23, DWF-6.A6, DWF-14.28: a Warrior pushes enemies, even protected ones.
#[test]
fn a_warrior_pushes() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/castle", (3, 3), 0)
        .lay("red/general_store", (3, 4), 0)
        .lay("red/tavern", (3, 2), 0)
        .kinds(0, (3, 3), "warrior", 1)
        .meeples(1, (3, 3), 1)
        .kinds(1, (3, 3), "guardian", 1)
        .build();
    table.act(Action::UseWarrior).act(Action::Victim { owner: seat(1), kind: Kind::Guardian });
    let step = |side| Action::Step { side };
    assert_eq!(table.legal(), [step(Side::East), step(Side::West)]);
    table.act(step(Side::East));
    assert_eq!((table.standing(1, 3, 4), table.view().actions_used), (1, 1));
    table.act(Action::UseWarrior);
    assert_eq!(table.legal(), [step(Side::East), step(Side::West)], "one victim: not asked");
    let alone = empires(2, &["blue", "red"])
        .lay("red/castle", (3, 3), 0)
        .kinds(0, (3, 3), "warrior", 1)
        .build();
    assert_eq!(alone.refused(Action::UseWarrior), Some(Refusal::NobodyToPush));
}

/// DWF-14.26, DWF-6.A7, DWF-14.9: the Ogre King sends home and takes a pouch for an enemy.
#[test]
fn an_ogre_king_sends_home() {
    let mut table = empires(2, &["ogres", "red"])
        .lay("red/castle", (3, 3), 0)
        .kinds(0, (3, 3), "ogre_king", 1)
        .meeples(0, (3, 3), 1)
        .meeples(1, (3, 3), 1)
        .build();
    table.act(Action::UseOgreKing);
    let himself = Action::Victim { owner: seat(0), kind: Kind::OgreKing };
    assert_eq!(table.refused(himself), Some(Refusal::NobodyToSendHome));
    table.act(Action::Victim { owner: seat(1), kind: Kind::Basic });
    assert_eq!((table.campfire(1), table.game.player(seat(0)).pouches), (7, 1));
    table.act(Action::UseOgreKing);
    assert_eq!(table.game.player(seat(0)).pouches, 1, "none for one's own meeple");
    assert_eq!(table.refused(Action::UseOgreKing), Some(Refusal::NobodyToSendHome));
}

/// DWF-2.3.4, DWF-8.4, DWF-8.6: a wolf blocks taverns and stores of its kingdom.
#[test]
fn a_big_bad_wolf() {
    let mut table = empires(2, &["ogres", "red"])
        .lay("red/castle", (3, 3), 0)
        .lay("ogres/big_bad_wolf", (3, 2), 0)
        .lay("red/tavern", (3, 4), 0)
        .lay("red/general_store", (4, 3), 2)
        .meeples(1, (3, 4), 2)
        .meeples(1, (4, 3), 3)
        .gems(1, "gold", 1)
        .gems(1, "emerald", 2)
        .row(&["tg01", "tg02", "tg03"])
        .turn_of(1)
        .build();
    table.end().at(3, 4);
    assert_eq!((table.ogre_cards(1), table.campfire(1)), (0, 7));
    assert_eq!(table.game.player(seat(1)).goals.len(), 0);
}

/// DWF-2.3.2, DWF-8.3: a Forest Dragon blocks mines.
#[test]
fn a_forest_dragon() {
    let mut table = empires(2, &["elves", "red"])
        .lay("red/castle", (3, 3), 0)
        .lay("elves/forest_dragon", (3, 4), 0)
        .lay("red/gold_mine", (4, 3), 2)
        .meeples(1, (4, 3), 2)
        .turn_of(1)
        .build();
    table.end();
    assert_eq!((table.gem(1, Gem::Gold), table.campfire(1)), (0, 7));
}

/// DWF-14.29, DWF-15.12: crystal dwarfs are free of Frost Invasion, not of the Dragon King.
#[test]
fn crystal_dwarfs_lay_monsters_at_the_end() {
    let position = |list: &[&str]| {
        let races = ["crystal_dwarfs", "red"];
        with(2, options(json!({ "races": races, "decrees": list })))
            .lay("red/castle", (3, 3), 0)
            .goal(0, "tg01")
            .goal(0, "tg02")
            .goal(0, "tg03")
    };
    let mut frost = position(&[]).build();
    frost.lay(KingdomCard::FrostGiant, 3, 4, 0).end();
    assert_eq!(frost.view().triggered_by, Some(seat(0)));
    frost.act(Action::PlayCard);
    let giant = Action::Card { card: KingdomCard::FireDragon };
    assert_eq!(frost.refused(giant), Some(Refusal::MonstersForbidden));
    let mut king = position(&["dragon_king"]).build();
    king.lay(KingdomCard::FrostGiant, 3, 4, 0).end();
    assert_eq!(king.view().triggered_by, None);
    let mut after = position(&[]).set("/triggered_by", json!(1)).build();
    after.act(Action::PlayCard);
    assert!(after.may(Action::Card { card: KingdomCard::FrostGiant }));
}

/// DWF-15.6, DWF-2.4.3, DWF-8.5: a memorial lies where a monster fell.
#[test]
fn a_memorial_for_every_monster() {
    let mut table = with(2, options(json!({ "decrees": ["battle_memorial"] })))
        .lay("red/fire_dragon", (3, 3), 0)
        .meeples(0, (3, 3), 5)
        .build();
    table.end();
    assert_eq!(table.top(3, 3), Some(KingdomCard::Memorial));
    assert_eq!(table.game.player(seat(0)).monsters, 1);
}

/// DWF-6.F6, DWF-15.7: hired hands, as many as there are ogre cards.
#[test]
fn hired_hands() {
    let mut table = with(2, options(json!({ "decrees": ["hired_hands"] })))
        .lay("red/castle", (3, 3), 0)
        .ogre_card(0, "thief")
        .ogre_card(0, "crown")
        .build();
    table.act(Action::HireHands);
    let card = |card| Action::OgreCard { card };
    table.act(card(dwar7s_fall::names::OgreCard::Crown)).act(Action::HireHands);
    assert_eq!((table.view().allowance, table.ogre_cards(0)), (5, 0));
}

/// DWF-6.A9, DWF-15.14: a tunnel may lead to a mine of no kingdom, never to the same one.
#[test]
fn tunnels() {
    let mut table = with(2, options(json!({ "decrees": ["hidden_tunnels"] })))
        .lay("red/gold_mine", (3, 3), 0)
        .lay("red/ruby_mine", (5, 5), 0)
        .lay("red/emerald_mine", (7, 7), 0)
        .meeples(0, (3, 3), 1)
        .meeples(1, (7, 7), 3)
        .build();
    table.act(Action::UseTunnel);
    assert_eq!(table.standing(0, 5, 5), 1, "the only mine with room");
}

/// DWF-6.A5: an Alchemist needs a gem.
#[test]
fn nothing_to_change() {
    let table = empires(2, &["blue", "red"])
        .lay("red/tavern", (3, 3), 0)
        .kinds(0, (3, 3), "alchemist", 1)
        .build();
    assert_eq!(table.refused(Action::UseAlchemist), Some(Refusal::NothingToChange));
}

/// DWF-12.4, DWF-14.20: classes count wherever they stand.
#[test]
fn classes_score() {
    let mut table = with(2, options(json!({ "empires": true, "round_limit": 3 })))
        .lay("red/castle", (3, 3), 0)
        .class_at_campfire(0, "king")
        .kinds(0, (3, 3), "warrior", 1)
        .build();
    table.play_out();
    assert_eq!(table.points(0, "classes"), 3);
}

/// DWF-2.9.H: a crystal dwarf's class costs more and is worth more.
#[test]
fn classes_of_crystal_dwarfs_score_more() {
    let mut table =
        with(2, options(json!({ "races": ["crystal_dwarfs", "red"], "round_limit": 3 })))
            .lay("red/castle", (3, 3), 0)
            .class_at_campfire(0, "king")
            .class_at_campfire(1, "king")
            .kinds(0, (3, 3), "warrior", 1)
            .build();
    table.play_out();
    assert_eq!((table.points(0, "classes"), table.points(1, "classes")), (5, 2));
}

/// DWF-2.8.7, DWF-2.8.10, DWF-2.8.5, DWF-2.8.4: hands that meet a secret goal.
#[test]
fn secret_goals_of_the_hand() {
    let met = |position: crate::common::Position, goal: &str| {
        position.thin("blue").secret(0, goal).build().may(Action::Reveal)
    };
    let board = || empires(2, &["blue", "red"]).lay("red/castle", (3, 3), 0);
    assert!(met(board().gems(0, "emerald", 5), "wizard"));
    assert!(!met(board().gems(0, "emerald", 4), "wizard"));
    assert!(met(board().gems(0, "diamond", 5), "warlock"));
    assert!(!met(board().gems(0, "emerald", 5), "warlock"));
    let ogres = |count: usize| {
        let cards = ["ambush", "brute", "panic", "thief", "crown"];
        cards[..count].iter().fold(board(), |position, card| position.ogre_card(0, card))
    };
    assert!(met(ogres(5), "ogre_in_disguise") && !met(ogres(4), "ogre_in_disguise"));
    let three = || board().gems(0, "gold", 1).gems(0, "emerald", 1).gems(0, "diamond", 1);
    assert!(met(three().gems(0, "ruby", 1), "miner") && !met(three(), "miner"));
}

/// DWF-2.8.1, DWF-2.8.3, DWF-2.8.8, DWF-2.8.9, DWF-12.3: kingdoms that meet a secret goal, even at
/// the end of the game.
#[test]
fn secret_goals_of_the_kingdom() {
    let zoo = || {
        with(2, options(json!({ "empires": true, "round_limit": 3 })))
            .lay("blue/castle", (3, 3), 0)
            .lay("blue/fire_dragon", (3, 4), 0)
            .lay("blue/frost_giant", (4, 3), 0)
            .lay("red/fire_dragon", (4, 4), 0)
            .lay("blue/tavern", (3, 2), 0)
            .lay("blue/general_store", (5, 4), 2)
            .lay("red/general_store", (5, 3), 2)
    };
    for goal in ["zookeeper", "townsmen"] {
        assert!(zoo().secret(0, goal).build().may(Action::Reveal), "{goal}");
        assert!(!zoo().secret(1, goal).turn_of(1).build().may(Action::Reveal), "no castle in play");
    }
    assert!(!zoo().secret(0, "architect").build().may(Action::Reveal));
    let eight = || zoo().lay("red/frost_giant", (4, 5), 0);
    let mut table = eight().secret(0, "architect").build();
    assert_eq!(table.kingdom(0).0, 8);
    assert!(table.may(Action::Reveal));
    table.play_out();
    assert_eq!(table.secret(0), (SecretGoal::Architect, true), "revealed at the end");
    assert_eq!(table.points(0, "secret_goal"), 8);
}
