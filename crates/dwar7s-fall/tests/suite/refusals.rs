//! The order of a referee's answers: who is asked what, then never, then not now, then what is
//! missing.

use dwar7s_fall::names::{Class, Decree, Gem, KingdomCard, OgreCard};
use dwar7s_fall::{Action, Dwar7sFall, Refusal};
use engine::{Game, Language, Refused, Text, Voice};
use serde_json::json;

use crate::common::{Table, at, core, empires, options, seat, with};

/// DWF-14.6, DWF-14.11, DWF-14.17, DWF-14.2, DWF-4.1: what a player can never do is refused as
/// such, even when no action is left.
#[test]
fn never_comes_before_not_now() {
    let table = empires(2, &["elves", "red"])
        .lay("red/castle", (3, 3), 0)
        .set("/turn/actions_used", json!(4))
        .build();
    assert_eq!(table.refused(Action::Pawnbroker), Some(Refusal::OgresOnly));
    assert_eq!(table.refused(Action::FrozenHeart), Some(Refusal::CrystalDwarfsOnly));
    let class = Class::Warrior;
    assert_eq!(table.refused(Action::UseWarrior), Some(Refusal::NotForYourPeople { class }));
    let decree = Decree::HiddenTunnels;
    assert_eq!(table.refused(Action::UseTunnel), Some(Refusal::NotDecreed { decree }));
    assert_eq!(table.refused(Action::MonsterScales), Some(Refusal::NoMonster));
    let red = core(2).lay("red/castle", (3, 3), 0).build();
    assert_eq!(red.refused(Action::MonsterScales), Some(Refusal::ElvesOnly));
    assert_eq!(red.refused(Action::BuyClass), Some(Refusal::NoEmpires));
}

/// DWF-14.11: no pouches, or pouches that buy nothing.
#[test]
fn the_pawnbroker_says_what_is_lacking() {
    let table = empires(2, &["ogres", "red"]).lay("red/castle", (3, 3), 0).build();
    assert_eq!(table.refused(Action::Pawnbroker), Some(Refusal::NoPouches));
}

/// DWF-9.2: kingdom cards stay; gems and ogre cards must be held.
#[test]
fn discards_are_gems_and_ogre_cards() {
    let mut table =
        core(2).lay("red/castle", (3, 3), 0).gems(0, "gold", 1).gems(0, "ruby", 1).build();
    table.end();
    let castle = Action::Card { card: KingdomCard::Castle };
    assert_eq!(table.refused(castle), Some(Refusal::KingdomCardsStay));
    let gem = Gem::Diamond;
    assert_eq!(table.refused(Action::Gem { gem }), Some(Refusal::NoGemToDiscard { gem }));
    let card = OgreCard::Crown;
    assert_eq!(
        table.refused(Action::OgreCard { card }),
        Some(Refusal::NoOgreCardToDiscard { card })
    );
}

/// DWF-10.8, DWF-5.1: players can't rob themselves or an empty seat.
#[test]
fn the_thief_robs_others() {
    let mut table = core(3)
        .lay("red/castle", (3, 3), 0)
        .ogre_card(0, "thief")
        .gems(0, "gold", 1)
        .gems(1, "gold", 1)
        .gems(2, "gold", 1)
        .build();
    table.ogre(OgreCard::Thief);
    let rob = |number| Action::Enemy { seat: seat(number) };
    assert_eq!(table.refused(rob(0)), Some(Refusal::ThiefOnYourself));
    assert_eq!(table.refused(rob(5)), Some(Refusal::NobodySitsThere));
}

/// DWF-7.1, DWF-8.5: why a task is not open, with numbers.
#[test]
fn tasks_say_what_is_lacking() {
    let mut table = core(2)
        .lay("red/fire_dragon", (3, 3), 0)
        .lay("red/ruby_mine", (3, 4), 0)
        .lay("red/emerald_mine", (3, 5), 0)
        .lay("red/diamond_mine", (3, 6), 0)
        .meeples(0, (3, 3), 1)
        .meeples(1, (3, 3), 1)
        .meeples(0, (3, 4), 1)
        .meeples(0, (3, 5), 2)
        .meeples(0, (3, 6), 2)
        .build();
    table.end();
    let card = KingdomCard::FireDragon;
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::EnemyOnMonster { card }));
    let few = Refusal::TooFewMeeples { card: KingdomCard::RubyMine, present: 1, needed: 3 };
    assert_eq!(table.refused(at(3, 4)), Some(few));
}

/// DWF-12.2, DWF-17.1: out of turn, or off the question, the refusal says who is asked
/// what.
#[test]
fn the_open_question_is_named() {
    let mut table = core(2).lay("red/castle", (3, 3), 0).build();
    assert_eq!(table.game.check(seat(1), Action::End), Err(Refused::NotYourTurn));
    table.act(Action::PlayCard);
    assert_eq!(table.check(Action::End), Err(Refused::OtherQuestion));
    let text = Text::new(Language::English, Dwar7sFall::INFO.texts[0].1).expect("a whole text");
    let words = Voice::nameless(&text).say_said(&Refused::OtherQuestion.said(&table.game));
    assert_eq!(words, "That is not what you are asked now: Which kingdom card do you play?");
}

/// DWF-14.17: gems that are not held.
#[test]
fn gems_must_be_held() {
    let frozen = empires(2, &["crystal_dwarfs", "red"]).lay("red/castle", (3, 3), 0);
    let poor = frozen.build();
    assert_eq!(poor.refused(Action::FrozenHeart), Some(Refusal::NoGemToFreeze));
    let mut table = empires(2, &["crystal_dwarfs", "red"])
        .lay("red/castle", (3, 3), 0)
        .gems(0, "gold", 1)
        .gems(0, "ruby", 1)
        .build();
    table.act(Action::FrozenHeart);
    let gem = Gem::Emerald;
    assert_eq!(table.refused(Action::Gem { gem }), Some(Refusal::NothingToFreeze { gem }));
}

/// DWF-15.8: the refusal names Crazy Balloonists and the card that a meeple was already placed on.
#[test]
fn balloonists_land_once_on_a_card() {
    let mut table = with(2, options(json!({ "decrees": ["crazy_balloonists"] })))
        .lay("red/castle", (3, 3), 0)
        .lay("red/gold_mine", (3, 4), 0)
        .lay("red/tavern", (4, 3), 0)
        .build();
    table.place(3, 3).act(Action::PlaceMeeple);
    let card = KingdomCard::Castle;
    assert_eq!(table.refused(at(3, 3)), Some(Refusal::PlacedThereBefore { card }));
}

/// DWF-5.1, DWF-6.2, DWF-7.2, DWF-9.2, DWF-10.8, DWF-12.2, DWF-14.6, DWF-14.11, DWF-14.17, DWF-14.20, DWF-15.8, DWF-17.1:
/// what the player is told, and by which rule.
#[test]
fn the_reasons_in_words() {
    let text = Text::new(Language::English, Dwar7sFall::INFO.texts[0].1).expect("a whole text");
    let told = |table: &Table, seat, action| {
        let refused = table.game.check(seat, action).expect_err("a refusal");
        let words = Voice::nameless(&text).say_said(&refused.said(&table.game));
        (refused.rule::<Dwar7sFall>(), words)
    };
    let says = |rule, words: &str| (rule, words.to_owned());
    let me = seat(0);
    let first = empires(2, &["ogres", "red"])
        .ogre_card(0, "thief")
        .gems(1, "gold", 1)
        .set("/turn/number", json!(1))
        .set("/turn/round", json!(1))
        .build();
    let lay = "The first player must lay the first card.";
    assert_eq!(told(&first, me, Action::End), says("DWF-6.2", lay));
    let turn = "It is not your turn. Player 1 must decide: “Choose an action (3\u{a0}left), or end your actions.”";
    let red = core(2).lay("red/castle", (3, 3), 0).build();
    assert_eq!(told(&red, seat(1), Action::End), says("DWF-17.1", turn));
    let scales = "Only the elves sell the scales of monsters.";
    assert_eq!(told(&red, me, Action::MonsterScales), says("DWF-14.6", scales));
    let elves = empires(2, &["elves", "red"]).lay("red/castle", (3, 3), 0).build();
    for (action, rule, words) in [
        (Action::Pawnbroker, "DWF-14.11", "Only the ogres go to the pawnbroker's."),
        (Action::FrozenHeart, "DWF-14.17", "Only the crystal dwarfs have a Frozen Heart."),
        (Action::UseWarrior, "DWF-14.20", "Your people have no Warrior."),
    ] {
        assert_eq!(told(&elves, me, action), says(rule, words));
    }
    let ogres = empires(2, &["ogres", "red"]).lay("red/castle", (3, 3), 0).build();
    let pouches = says("DWF-14.11", "You have no stolen pouch.");
    assert_eq!(told(&ogres, me, Action::Pawnbroker), pouches);
    let dwarfs = empires(2, &["crystal_dwarfs", "red"]).lay("red/castle", (3, 3), 0).build();
    let cold = says("DWF-14.17", "You have no gem but Diamonds to freeze.");
    assert_eq!(told(&dwarfs, me, Action::FrozenHeart), cold);
    let mut hand =
        core(2).lay("red/castle", (3, 3), 0).gems(0, "gold", 1).gems(0, "ruby", 1).build();
    hand.end();
    let castle = Action::Card { card: KingdomCard::Castle };
    let stay = "Kingdom cards are never discarded: choose a gem or an ogre card.";
    assert_eq!(told(&hand, me, castle), says("DWF-9.2", stay));
    let diamond = Action::Gem { gem: Gem::Diamond };
    assert_eq!(told(&hand, me, diamond), says("DWF-9.2", "You have no Diamond to discard."));
    let mut thief = core(3)
        .lay("red/castle", (3, 3), 0)
        .ogre_card(0, "thief")
        .gems(1, "gold", 1)
        .gems(2, "gold", 1)
        .build();
    thief.ogre(OgreCard::Thief);
    let rob = Action::Enemy { seat: me };
    assert_eq!(told(&thief, me, rob), says("DWF-10.8", "The Thief robs an enemy, not you."));
    let mut task = empires(2, &["elves", "red"])
        .lay("red/fire_dragon", (4, 4), 0)
        .lay("elves/emerald_mine", (3, 4), 0)
        .lay("elves/tavern", (4, 5), 0)
        .meeples(0, (4, 4), 3)
        .meeples(0, (3, 4), 2)
        .meeples(0, (4, 5), 2)
        .build();
    task.end();
    let early = "The task of the Tavern must be completed first.";
    assert_eq!(told(&task, me, Action::Stop), says("DWF-7.2", early));
    let mut balloons = with(2, options(json!({ "decrees": ["crazy_balloonists"] })))
        .lay("red/castle", (3, 3), 0)
        .lay("red/gold_mine", (3, 4), 0)
        .lay("red/tavern", (4, 3), 0)
        .build();
    balloons.place(3, 3).act(Action::PlaceMeeple);
    let again = "Crazy Balloonists: you have placed a meeple on this Castle already.";
    assert_eq!(told(&balloons, me, at(3, 3)), says("DWF-15.8", again));
}
