//! Refusals that teach: the reason that a good referee would give.

use std::collections::BTreeSet;

use clash_of_rage::written::{Deploy, Eliminate, Open};
use clash_of_rage::{
    Action, ClashOfRage, Equipment, Errands, Headcount, Hero, Phase, Refusal, Role, UnitType,
};
use engine::{
    Chance, Citations, Game, Indexed, Language, Message, PlayoutRng, Refuse, Refused, Seat, Seed,
    Setup, Silent, StepRng, Text, Voice, rules,
};

use crate::common::*;

/// COR-2.2: a territory of a larger map is refused as such, whatever the action.
#[test]
fn a_small_map_has_no_d1() {
    let d1 = Refusal::NotOnMap { location: place("d1") };
    let scene = Scene::new(&[BOHORG, TOMB]).units(A, "a1", UnitType::KragRider, 1);
    let deploy = scene.clone().phase(Phase::Tactics).asks(Open::Deploy(Deploy { left: [1, 0, 0] }));
    assert_eq!(deploy.build().refusal(A, Action::Deploy { location: place("d1") }), d1);
    let mut table = scene.build();
    table.act(A, Action::Move);
    let unit = UnitType::KragRider;
    assert_eq!(table.refusal(A, Action::MoveUnits { from: place("d1"), unit }), d1);
    table.act(A, Action::MoveUnits { from: place("a1"), unit });
    assert_eq!(table.refusal(A, Action::GoTo { location: place("d1") }), d1);
}

/// COR-8.1, COR-8.8, COR-10.6: other players' units and heroes are refused as theirs.
#[test]
fn others_things_are_refused_as_theirs() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .units(A, "b0", UnitType::Pummeler, 1)
        .hero(Hero::Kaela, A, "stronghold")
        .hero(Hero::Brunn, B, "stronghold");
    let mut table = scene.clone().build();
    table.act(A, Action::Move);
    let foreign = Action::MoveUnits { from: place("b0"), unit: UnitType::Lich };
    assert_eq!(table.refusal(A, foreign), Refusal::NotYourUnit { clan: BOHORG });
    let mover = |hero| Action::MoveHero { hero };
    let theirs = Refusal::NotYourHero { hero: Hero::Brunn, seat: B };
    assert_eq!(table.refusal(A, mover(Hero::Brunn)), theirs);
    let home = Refusal::HeroHasNoArmy { hero: Hero::Kaela };
    assert_eq!(table.refusal(A, mover(Hero::Kaela)), home);
    let shop = scene.gold(A, 20).asks(Open::Shop(Errands::default())).build();
    let hire = |hero| shop.refusal(A, Action::Recruit { hero });
    assert_eq!(hire(Hero::Kaela), Refusal::HeroIsYours { hero: Hero::Kaela });
    assert_eq!(hire(Hero::Brunn), Refusal::HeroTaken { hero: Hero::Brunn, seat: B });
    let legendary = Equipment::Kingslayer;
    let never = Refusal::NotForSale { card: legendary };
    assert_eq!(shop.refusal(A, Action::Buy { card: legendary }), never);
}

/// COR-17.7: while a kill is affordable the assault can't be stopped.
#[test]
fn wounds_are_not_kept_back() {
    let table = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Berserker, 2)
        .units(B, "a2", UnitType::Valkyrie, 1)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 3 }))
        .build();
    for stop in [Action::Done, Action::Pass, Action::Keep, Action::EndMovement] {
        assert_eq!(table.refusal(A, stop), Refusal::MustEliminate { wounds: 3 });
    }
}

/// COR-6.1, COR-6.6: the refusal says where the card is instead.
#[test]
fn a_card_that_is_not_in_hand_is_somewhere() {
    let table = Scene::new(&[BOHORG, TOMB])
        .turn(3)
        .phase(Phase::Tactics)
        .asks(Open::Tactics)
        .hand(A, &["boh_02", "boh_15", "boh_26"])
        .build();
    let why = |id| table.refusal(A, Action::ChooseTactics { card: card(id) });
    assert_eq!(why("tom_03"), Refusal::NotYourCard { clan: BOHORG });
    assert_eq!(why("boh_07"), Refusal::NotInHand { card: card("boh_07") });
}

/// COR-12.6: after the last turn the refusal doesn't mention a victory.
#[test]
fn the_end_is_cited_whatever_it_was() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .turn(15)
        .phase(Phase::SecondAction)
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .build();
    table.act(B, Action::Pass);
    let over = table.refused(A, Action::Pass);
    assert_eq!((over, over.rule::<ClashOfRage>()), (Refused::Over, "COR-12.6"));
}

/// COR-2.2, COR-8.1, COR-8.8, COR-10.6, COR-12.6, COR-17.7: what the player is told, and by which rule.
#[test]
fn the_reasons_in_words() {
    let text = Text::new(Language::English, ClashOfRage::INFO.texts[0].1).unwrap();
    let told = |table: &Table, seat, action| {
        let refused = table.refused(seat, action);
        let words = Voice::nameless(&text).say_said(&refused.said(&table.game));
        (refused.rule::<ClashOfRage>(), words)
    };
    let says = |rule, words: &str| (rule, words.to_owned());
    let scene = Scene::new(&[BOHORG, TOMB])
        .units(A, "a1", UnitType::KragRider, 1)
        .hero(Hero::Kaela, A, "stronghold")
        .hero(Hero::Brunn, B, "stronghold");
    let mut march = scene.clone().build();
    march.act(A, Action::Move);
    let unit = UnitType::KragRider;
    let d1 = Action::MoveUnits { from: place("d1"), unit };
    assert_eq!(told(&march, A, d1), says("COR-2.2", "This map has no territory d1."));
    let foreign = Action::MoveUnits { from: place("a1"), unit: UnitType::Lich };
    let bohorg = "You lead the Bohorg Tribe: only its units move at your command.";
    assert_eq!(told(&march, A, foreign), says("COR-8.1", bohorg));
    let theirs = "Brunn the Bulwark serves Player 2.";
    let brunn = Action::MoveHero { hero: Hero::Brunn };
    assert_eq!(told(&march, A, brunn), says("COR-10.6", theirs));
    let far = Scene::new(&[BOHORG, TOMB]).units(A, "b0", UnitType::Pummeler, 1).hero(
        Hero::Kaela,
        A,
        "stronghold",
    );
    let mut far = far.build();
    far.act(A, Action::Move);
    let home = "Kaela the War Singer is in the Stronghold and can reach none of your armies.";
    let kaela = Action::MoveHero { hero: Hero::Kaela };
    assert_eq!(told(&far, A, kaela), says("COR-8.8", home));
    let shop = scene.gold(A, 20).asks(Open::Shop(Errands::default())).build();
    let own = Action::Recruit { hero: Hero::Kaela };
    let serves = "Kaela the War Singer serves you already.";
    assert_eq!(told(&shop, A, own), says("COR-10.6", serves));
    let assault = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Berserker, 2)
        .units(B, "a2", UnitType::Valkyrie, 1)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 3 }))
        .build();
    let fall = "3 wounds are left and enough for a unit: one must fall.";
    assert_eq!(told(&assault, A, Action::Done), says("COR-17.7", fall));
    let mut last = Scene::new(&[BOHORG, TOMB])
        .turn(15)
        .phase(Phase::SecondAction)
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .build();
    last.act(B, Action::Pass);
    assert_eq!(told(&last, A, Action::Pass), says("COR-12.6", "The game is over."));
}

/// COR-13.1, D8: `send` is given the number of units.
#[test]
fn send_counts_what_is_sent() {
    let two = Action::Send { count: Headcount::of(2).unwrap() };
    let written = serde_json::json!({"send": {"count": 2}});
    assert_eq!(serde_json::to_value(two).unwrap(), written);
    assert_eq!(serde_json::from_value::<Action>(written).unwrap(), two);
    for bad in [0, 16] {
        let written = serde_json::json!({"send": {"count": bad}});
        let error = serde_json::from_value::<Action>(written).unwrap_err().to_string();
        assert!(error.contains("1 to 15"), "{error}");
    }
    let mut table = Scene::new(&[BOHORG, TOMB]).units(A, "a1", UnitType::KragRider, 3).build();
    table.act(A, Action::Move);
    table.act(A, Action::MoveUnits { from: place("a1"), unit: UnitType::KragRider });
    table.act(A, Action::GoTo { location: place("a2") });
    table.act(A, two);
    assert_eq!(table.count(A, "a2", UnitType::KragRider), 2);
}

/// A rule that is cited is a sentence or two, never a table.
#[test]
fn a_cited_rule_is_short() {
    let Citations { over, turn, question } = ClashOfRage::INFO.citations;
    let rules = rules::index(ClashOfRage::INFO.rules, ClashOfRage::INFO.prefix);
    for id in Refusal::rules().iter().chain(&[over, turn, question]) {
        let rule = rules.iter().find(|rule| rule.id == *id).unwrap();
        assert!(rule.text.lines().count() <= 3 && rule.text.len() < 900, "{id}: {}", rule.text);
    }
}

/// COR-13.5: "not this question" is said only if no action of that kind is offered.
#[test]
fn only_another_kind_is_another_question() {
    for seats in 2..=4 {
        let setup = Setup::of::<ClashOfRage>(seats);
        let seed = Seed::from_phrase("refusals").nth(seats.into());
        let mut rng = PlayoutRng::from(seed);
        let mut game = ClashOfRage::new(&setup, &mut StepRng::new(seed, 0)).unwrap();
        let mut legal = Vec::new();
        for step in 1.. {
            let Some(seat) = game.waiting().first() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            if step % 7 == 0 {
                check_kinds(&game, seat, &legal);
            }
            let action = rng.pick(&legal).unwrap();
            game.apply(seat, action, &mut StepRng::new(seed, step), &mut Silent);
        }
    }
}

fn check_kinds(game: &ClashOfRage, seat: Seat, legal: &[Action]) {
    let offered: BTreeSet<_> = legal.iter().map(|action| action.said().key).collect();
    for action in Action::values() {
        match game.check(seat, action) {
            Err(Refused::Rule(refusal)) => {
                assert!(Refusal::rules().contains(&refusal.rule()), "{refusal:?}");
            }
            Err(Refused::OtherQuestion) => {
                assert!(!offered.contains(&action.said().key), "{action:?}: {legal:?}");
            }
            Err(other) => panic!("{action:?} of the seat that is asked: {other:?}"),
            Ok(()) => assert!(legal.contains(&action), "{action:?}"),
        }
    }
}
