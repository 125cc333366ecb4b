//! The rulings of section 17 that no worked example proves.

use crate::common::*;
use clash_of_rage::written::{Deploy, Eliminate, Open, Reroll, WrittenMarch};
use clash_of_rage::{
    Action, ClashOfRage, Equipment, Errands, Event, Hero, Phase, Refusal, Role, Side, UnitType,
};
use engine::Game;

fn shop() -> Open {
    Open::Shop(Errands::default())
}

fn fight_at(scene: Scene, at: &str) -> (Table, Vec<Event>) {
    let mut table = scene.asks(Open::NextBattle).build();
    let events = table.act(A, Action::BattleAt { territory: territory(at) });
    (table, events)
}

/// COR-2.10, COR-17.3: money is counted, and neither it nor rage is limited by the pieces in the box.
#[test]
fn supplies_are_no_limits() {
    let table = Scene::new(&[BOHORG, TOMB]).gold(A, 400).crystals(A, 90).gold(B, 200).build();
    assert_eq!(table.view().players[0].crystals, 90);

    let scene = Scene::new(&[STEAMFIELD, GODLEIF])
        .units(A, "a2", UnitType::SteamColossus, 3)
        .units(B, "a2", UnitType::Berserker, 1)
        .battle("a2", Role::Attacker, Open::Assault);
    let mut written = scene.write();
    written.battle.as_mut().unwrap().attacker_rage = 20;
    let game = ClashOfRage::try_from(written).unwrap();
    game.audit().unwrap();
}

/// COR-17.4: an empty equipment deck gives nothing until a card goes under it.
#[test]
fn an_empty_deck_gives_nothing() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .elves("aC", &[(UnitType::ShiningGuard, 1), (UnitType::Templar, 1)]);
    let mut empty = scene.clone().deck_only(&[]).build();
    empty.act(B, Action::Pass);
    assert!(empty.written().elves.equipment.is_empty());

    // The Guard's Crossbow goes under the empty deck, and the Templar draws it again.
    let mut table = scene
        .elf_carries(UnitType::ShiningGuard, Equipment::Crossbow)
        .deck_only(&[Equipment::RockBreaker])
        .build();
    table.act(B, Action::Pass);
    let elves = table.written().elves.equipment;
    assert_eq!(elves[&UnitType::ShiningGuard].arms, Some(Equipment::RockBreaker));
    assert_eq!(elves[&UnitType::Templar].arms, Some(Equipment::Crossbow));

    let mut market = Scene::new(&[BOHORG, TOMB]).gold(A, 2).deck_only(&[]).asks(shop()).build();
    market.act(A, Action::Buy { card: Equipment::ShortSword });
    assert_eq!(market.written().market.len(), 5, "the market stays smaller");
}

/// COR-17.6: only blanks can be rerolled, and none is a choice too.
#[test]
fn wounds_are_not_rerolled() {
    let table = Scene::new(&[GODLEIF, TOMB])
        .units(A, "a2", UnitType::Valkyrie, 1)
        .units(B, "a2", UnitType::Lich, 1)
        .battle("a2", Role::Attacker, Open::Reroll(Reroll { wounds: 2, blanks: 2, rerolls: 1 }))
        .build();
    let counts: Vec<u8> = table
        .legal(A)
        .iter()
        .map(|action| match action {
            Action::Reroll { dice } => dice.count(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(counts, [0, 1, 2]);
}

/// COR-17.8: Elves take Rage tokens for symbols and for assaults without a kill.
#[test]
fn elves_rage_too() {
    let scene = Scene::new(&[STEAMFIELD, TOMB])
        .units(A, "aC", UnitType::SteamKnight, 5)
        .units(A, "aC", UnitType::SteamColossus, 3)
        .elves("aC", &[(UnitType::Templar, 1)])
        .elf_carries(UnitType::Templar, Equipment::WarDrum);
    let mut table = scene.asks(Open::NextBattle).build();
    let events = table.act_so_that(
        A,
        Action::BattleAt { territory: territory("aC") },
        &[
            Event::RageGained { side: Side::Elves, tokens: 1, rage: 1 },
            Event::Rolled { side: Side::Elves, wounds: 2, blanks: 3 },
            Event::Enraged { side: Side::Elves, rage: 2 },
        ],
    );
    assert!(events.iter().all(|event| !matches!(event, Event::UnitEliminated { .. })));
}

/// COR-17.9, COR-9.4: a loss during the battle does not change who strikes when.
#[test]
fn the_alternation_stays_when_a_slow_type_dies() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(A, "a2", UnitType::Pummeler, 3)
        .units(B, "a2", UnitType::Jotun, 4)
        .battle("a2", Role::Defender, Open::Eliminate(Eliminate { wounds: 4 }))
        .build();
    // Without the Executioner the Attacker would be faster now; still they alternate.
    table.act(B, Action::Eliminate { unit: UnitType::Executioner });
    assert_eq!(table.asked(), A);
    let none = Event::Rolled { side: Side::Player(A), wounds: 0, blanks: 3 };
    table.act_so_that(A, Action::Fight, &[none]);
    assert_eq!(table.asked(), B);
}

/// COR-17.11, COR-17.12: the side about to strike may flee at once, however far the Stronghold is.
#[test]
fn the_attacker_may_flee_before_the_first_die() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S18")
        .units(A, "a2", UnitType::KragRider, 3)
        .units(B, "a2", UnitType::Mummy, 1)
        .hero(Hero::Brunn, A, "a2");
    let (mut table, _) = fight_at(scene, "a2");
    assert_eq!(table.asked(), A);
    table.act(A, Action::Flee);
    assert_eq!(table.count(A, "stronghold", UnitType::KragRider), 3);
    assert_eq!(table.written().heroes[&Hero::Brunn].location, place("stronghold"));
    assert_eq!(table.count(B, "a2", UnitType::Mummy), 1);
}

/// COR-17.13, COR-17.14: a player who flees keeps the crystals for Elves; clan units give none.
#[test]
fn crystals_are_kept_and_come_from_elves_alone() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "aC", UnitType::KragRider, 3)
        .elves("aC", &[(UnitType::HighElder, 4)])
        .battle("aC", Role::Attacker, Open::Eliminate(Eliminate { wounds: 2 }))
        .build();
    table.act(A, Action::Eliminate { unit: UnitType::HighElder });
    assert_eq!(table.asked(), A, "the Elves have struck");
    table.act(A, Action::Flee);
    assert_eq!(table.view().players[0].crystals, 1);

    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::KragRider, 3)
        .units(B, "a2", UnitType::Skeleton, 2)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 1 }))
        .build();
    table.act(A, Action::Eliminate { unit: UnitType::Skeleton });
    assert_eq!(table.view().players[0].crystals, 0);
}

/// COR-17.15, COR-17.16, COR-17.17: three sides in a territory, or heroes alone among enemies, are
/// refused.
#[test]
fn impossible_crowds_are_refused() {
    let refused = |scene: Scene| ClashOfRage::try_from(scene.write()).unwrap().audit().unwrap_err();
    let three = Scene::new(&[BOHORG, TOMB, GODLEIF])
        .units(A, "a2", UnitType::Pummeler, 1)
        .units(B, "a2", UnitType::Lich, 1)
        .units(C, "a2", UnitType::Jotun, 1)
        .asks(Open::NextBattle);
    assert_eq!(refused(three), "three sides in one territory");
    let alone = Scene::new(&[BOHORG, TOMB]).hero(Hero::Mirek, B, "aC");
    assert_eq!(refused(alone), "a hero stands alone");
}

/// COR-17.18, COR-17.19, COR-17.20: units that stand there now flank; those that flew across don't.
#[test]
fn only_units_that_stand_there_flank() {
    let scene = Scene::new(&[GODLEIF, BOHORG, TOMB])
        .stronghold(A, "S05")
        .elves("b2", &[(UnitType::Templar, 1)])
        .units(A, "stronghold", UnitType::Valkyrie, 1)
        .units(A, "stronghold", UnitType::Berserker, 2);
    let mut crossed = scene.build();
    crossed.act(A, Action::Move);
    crossed.send(A, "stronghold", UnitType::Valkyrie, "b1", 1);
    assert!(!crossed.destinations(A, "stronghold", UnitType::Berserker).contains("b1"));

    let mut stopped = scene.build();
    stopped.act(A, Action::Move);
    stopped.send(A, "stronghold", UnitType::Valkyrie, "b2", 1);
    assert!(stopped.destinations(A, "stronghold", UnitType::Berserker).contains("b1"));
}

/// COR-17.21, COR-17.38: leaving gives control up.
#[test]
fn a_city_without_units_is_nobodys() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .legendaries(A, 1)
        .units(A, "aC", UnitType::KragRider, 1)
        .units(A, "bC", UnitType::KragRider, 1)
        .build();
    assert_eq!(table.points(A), 2);
    table.act(A, Action::Move);
    table.send(A, "aC", UnitType::KragRider, "a1", 1);
    assert_eq!(table.points(A), 1);
}

/// COR-12.2, COR-17.22: enough points after a journey of the second action win at once, even with
/// moves and battles left.
#[test]
fn points_are_counted_after_every_journey() {
    let scene = |phase| {
        Scene::new(&[BOHORG, TOMB])
            .phase(phase)
            .legendaries(A, 2)
            .units(A, "aC", UnitType::KragRider, 1)
            .units(A, "bC", UnitType::KragRider, 1)
            .units(A, "b0", UnitType::Pummeler, 1)
            .units(B, "b3", UnitType::Lich, 1)
            .hero(Hero::Kaela, A, "bC")
            .build()
    };
    let mut table = scene(Phase::SecondAction);
    table.act(A, Action::Move);
    // The hero is left alone and a battle is due, but neither matters any more.
    table.send(A, "bC", UnitType::KragRider, "b3", 1);
    let events = table.send(A, "b0", UnitType::Pummeler, "b1", 1);
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }), "{events:?}");
    assert_eq!(table.game.outcome().unwrap().ending, "victory");

    let mut first = scene(Phase::FirstAction);
    first.act(A, Action::Move);
    first.send(A, "b0", UnitType::Pummeler, "b1", 1);
    assert!(first.game.outcome().is_none(), "COR-12.3: not in the first action");
}

/// COR-12.2: an old position, in which enough points waited for the end of the movement, can be
/// continued and is won by the next step.
#[test]
fn a_position_of_before_goes_on() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .legendaries(A, 4)
        .units(A, "a1", UnitType::KragRider, 2)
        .units(A, "a2", UnitType::Pummeler, 1)
        .asks(Open::Group)
        .build();
    table.game.audit().unwrap();
    let events = table.send(A, "a1", UnitType::KragRider, "a0", 1);
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }), "{events:?}");
}

/// COR-17.23, COR-17.24: of two players with enough points the earlier in turn order wins.
#[test]
fn the_earlier_of_two_wins() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .legendaries(A, 4)
        .legendaries(B, 4)
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .build();
    let events = table.act(B, Action::Pass);
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }));
    let outcome = table.game.outcome().unwrap();
    assert_eq!((outcome.seats[0].rank, outcome.seats[1].rank), (1, 2));
}

/// COR-17.26, COR-17.27, COR-17.28: forging draws what is left, and nothing from an empty deck.
#[test]
fn forging_uses_what_the_legendary_deck_has() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::FirstAction)
        .gold(A, 2)
        .crystals(A, 6)
        .units(A, "a3", UnitType::Pummeler, 1)
        .units(A, "b4", UnitType::Pummeler, 1);
    let none = scene.clone().legendary_only(&[]).asks(shop()).build();
    assert_eq!(none.refusal(A, Action::Forge), Refusal::NoLegendaryLeft);

    // Two Forges would draw three cards; one is left and taken without a question (COR-13.4).
    let mut one = scene.clone().legendary_only(&[Equipment::Kingslayer]).asks(shop()).build();
    let before = one.points(A);
    let events = one.act(A, Action::Forge);
    assert!(happened(&events, &Event::Forged { seat: A, card: Equipment::Kingslayer }));
    assert_eq!(one.view().players[0].crystals, 2, "4 crystals with two Forges");
    assert_eq!(one.points(A), before + 1);

    let mut three = scene.asks(shop()).build();
    three.act(A, Action::Forge);
    assert_eq!(three.legal(A).len(), 3);
}

/// COR-17.29: a Legendary Equipment in the stash is a point.
#[test]
fn a_stashed_legendary_scores() {
    let table = Scene::new(&[BOHORG, TOMB]).stash(A, Equipment::StormWings).build();
    assert_eq!(table.points(A), 1);
}

/// COR-17.30, COR-17.31: equal cards on two types; the last card of a stack takes it away.
#[test]
fn equal_cards_serve_two_types() {
    let mut table =
        Scene::new(&[BOHORG, TOMB]).gold(A, 4).stash(A, Equipment::ShortSword).asks(shop()).build();
    table.act(A, Action::Buy { card: Equipment::ShortSword });
    let market = table.written().market;
    assert_eq!(market.len(), 6, "refilled at once: {market:?}");
    table.act(A, Action::Done);
    table.act(A, Action::Rearrange);
    for _ in 0..2 {
        table.act(A, Action::Fill { card: Some(Equipment::ShortSword) });
    }
    let equipment = &table.written().players[0].equipment;
    assert_eq!(equipment[&UnitType::Pummeler].arms, Some(Equipment::ShortSword));
    assert_eq!(equipment[&UnitType::KragRider].arms, Some(Equipment::ShortSword));
}

/// COR-17.33, COR-6.5: reinforcements join armies, and open no new territory.
#[test]
fn reinforcements_join_armies() {
    let table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::Tactics)
        .units(A, "a2", UnitType::Pummeler, 1)
        .asks(Open::Deploy(Deploy { left: [1, 0, 0] }))
        .build();
    let legal = ["a2", "stronghold"].map(|id| Action::Deploy { location: place(id) });
    assert_eq!(table.legal(A), legal);
    assert_eq!(
        table.refusal(A, Action::Deploy { location: place("a1") }),
        Refusal::NoOwnUnit { location: place("a1") }
    );
}

/// COR-17.34, COR-11.1, COR-11.3: a Stone conquered in the first action serves in phase 4.
#[test]
fn a_fresh_stone_serves_at_once() {
    let mut table =
        Scene::new(&[BOHORG, TOMB]).units(B, "b3", UnitType::Skeleton, 1).active(B).build();
    table.act(B, Action::Move);
    let events = table.send(B, "b3", UnitType::Skeleton, "a0", 1);
    let served = |event: &Event| matches!(event, Event::StoneServed { seat: B, .. });
    assert!(events.iter().any(served), "{events:?}");
    assert_eq!(table.count(B, "a0", UnitType::Skeleton), 2);
}

/// COR-17.35: a player without units stays in the game and reinforces at the Stronghold.
#[test]
fn nobody_is_eliminated() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .turn(3)
        .phase(Phase::Tactics)
        .asks(Open::Tactics)
        .hand(A, &["boh_02", "boh_07", "boh_10"])
        .build();
    table.act(A, Action::ChooseTactics { card: card("boh_02") });
    let chosen = table.legal(B)[0];
    table.act(B, chosen);
    assert_eq!(table.count(A, "stronghold", UnitType::Pummeler), 2);
}

/// COR-17.36, COR-17.37: dead Elves draw nothing and never come back.
#[test]
fn dead_elves_stay_dead() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .build();
    let deck = table.written().equipment_deck;
    table.act(B, Action::Pass);
    assert_eq!(table.written().equipment_deck, deck);
    assert!(table.written().elves.garrisons.is_empty());
}

/// COR-17.39: Tarsk's help is fixed when Move is chosen.
#[test]
fn tarsk_helps_even_after_he_has_left() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S04")
        .elves("aC", &[(UnitType::Templar, 4)])
        .units(A, "a3", UnitType::Executioner, 2)
        .units(A, "a2", UnitType::Executioner, 1)
        .hero(Hero::Tarsk, A, "a3")
        .build();
    table.act(A, Action::Move);
    table.send_hero(A, Hero::Tarsk, "a2");
    assert!(table.destinations(A, "a3", UnitType::Executioner).contains("a0"));
    let others = table.destinations(A, "a2", UnitType::Executioner);
    assert!(!others.contains("b2"), "who was not with him has no bonus: {others:?}");
}

/// COR-17.40, COR-2.8: two heroes in one army both add.
#[test]
fn two_heroes_add_up() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::KragRider, 1)
        .units(B, "a2", UnitType::Mummy, 1)
        .hero(Hero::Kaela, A, "a2")
        .hero(Hero::Tarsk, A, "a2")
        .hero(Hero::Mirek, A, "stronghold");
    let (table, _) = fight_at(scene, "a2");
    let symbols = table.view().battle.unwrap().attacker.totals.symbols;
    assert_eq!((symbols.wound, symbols.rage, symbols.reroll, symbols.hourglass), (2, 1, 0, 0));
}

/// COR-17.41, COR-10.6: one hero in each Equip action, at home in the Stronghold.
#[test]
fn one_hero_for_each_equip_action() {
    let mut table = Scene::new(&[BOHORG, TOMB]).gold(A, 30).asks(shop()).build();
    let events = table.act(A, Action::Recruit { hero: Hero::Tarsk });
    assert!(happened(&events, &Event::Recruited { seat: A, hero: Hero::Tarsk, gold: 6 }));
    assert_eq!(table.written().heroes[&Hero::Tarsk].location, place("stronghold"));
    let again = table.refusal(A, Action::Recruit { hero: Hero::Kaela });
    assert_eq!(again, Refusal::RecruitedAlready);
}

/// COR-17.42, COR-17.52, COR-2.7: equipment counts at once for the whole type, and stays without units.
#[test]
fn a_card_changes_the_whole_type() {
    let mut table = Scene::new(&[GODLEIF, TOMB])
        .stash(A, Equipment::LeatherArmor)
        .stash(A, Equipment::WingedHarness)
        .carries(A, UnitType::Jotun, Equipment::RuneBlade)
        .asks(Open::Rearrange)
        .build();
    table.act(A, Action::Rearrange);
    for card in [None, None, Some(Equipment::RuneBlade)] {
        table.act(A, Action::Fill { card });
    }
    table.act(A, Action::Fill { card: Some(Equipment::LeatherArmor) });
    table.act(A, Action::Fill { card: None });
    table.act(A, Action::Fill { card: Some(Equipment::WingedHarness) });
    let units = table.view().players[0].units.clone();
    assert_eq!(units[0].profile.life, 2);
    assert_eq!((units[2].profile.movement, units[2].profile.flying), (3, true));
    assert_eq!(units[2].profile.strength, 8, "with all Jotuns in the reserve");
}

/// COR-17.43, COR-17.44, COR-8.3: a journey may cross the player's own Stronghold, which is never
/// behind a range.
#[test]
fn a_journey_may_cross_the_own_stronghold() {
    let mut table = Scene::new(&[GODLEIF, TOMB])
        .stronghold(A, "S05")
        .elves("aC", &[(UnitType::Templar, 4)])
        .units(A, "a1", UnitType::Berserker, 1)
        .build();
    table.act(A, Action::Move);
    // a1 - Stronghold - b2 is the only way of two steps.
    assert!(table.destinations(A, "a1", UnitType::Berserker).contains("b2"));
}

/// COR-17.47: components of clans that nobody leads stay out of the game.
#[test]
fn unused_clans_stay_in_the_box() {
    let scene = Scene::new(&[BOHORG, TOMB]).hand(A, &["ste_04", "boh_07", "boh_10"]);
    let game = ClashOfRage::try_from(scene.write()).unwrap();
    assert!(game.audit().is_err());
}

/// COR-17.48: a contested City counts for nobody at the check after moving.
#[test]
fn a_contested_city_does_not_win() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .legendaries(A, 3)
        .units(A, "a1", UnitType::Pummeler, 1)
        .elves("aC", &[(UnitType::Templar, 4)])
        .build();
    table.act(A, Action::Move);
    let events = table.send(A, "a1", UnitType::Pummeler, "aC", 1);
    let fought = |event: &Event| matches!(event, Event::ElvesAttacked { .. });
    let won = |event: &Event| matches!(event, Event::Won { .. });
    assert!(events.iter().any(fought) && !events.iter().any(won), "{events:?}");
}

/// COR-17.50, COR-9.2: the Attacker's right neighbour decides for the Elves; if absent, a fixed
/// rule does.
#[test]
fn the_elf_hand_is_to_the_right_of_the_attacker() {
    let table = Scene::new(&[BOHORG, GODLEIF, TOMB])
        .active(B)
        .units(B, "aC", UnitType::Jotun, 1)
        .units(B, "aC", UnitType::Valkyrie, 1)
        .units(B, "aC", UnitType::Berserker, 1)
        .elves("aC", &[(UnitType::Templar, 4)])
        .battle("aC", Role::Defender, Open::Eliminate(Eliminate { wounds: 3 }))
        .build();
    assert_eq!(table.asked(), A);
    // Strength 4 both: the higher level.
    let automatic = Action::Eliminate { unit: UnitType::Valkyrie };
    assert_eq!(table.game.automatic_elimination(), Some(automatic));
    assert!(table.legal(A).contains(&automatic));

    let own = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Pummeler, 1)
        .units(B, "a2", UnitType::Jotun, 1)
        .units(B, "a2", UnitType::Berserker, 1)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 4 }))
        .build();
    assert_eq!(own.game.automatic_elimination(), None, "only for Elves");
}

/// COR-17.51: boots and wings do nothing for Elves but fill the slot.
#[test]
fn elves_never_move_or_fly() {
    let table = Scene::new(&[BOHORG, TOMB])
        .elves("aC", &[(UnitType::Templar, 4)])
        .elf_carries(UnitType::Templar, Equipment::WingedHarness)
        .build();
    let templar = &table.view().elves[2];
    assert_eq!(templar.body, Some(Equipment::WingedHarness));
    assert_eq!((templar.profile.movement, templar.profile.flying), (0, false));
}

/// COR-8.7: units in a contested territory arrived in this action.
#[test]
fn who_stands_among_enemies_has_moved() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::Pummeler, 1)
        .units(A, "a1", UnitType::Pummeler, 1)
        .units(B, "a2", UnitType::Lich, 1)
        .asks(Open::Group);
    let unmoved = ClashOfRage::try_from(scene.write()).unwrap();
    assert_eq!(unmoved.audit().unwrap_err(), "units among enemies have not moved");
    let there = [(UnitType::Pummeler, 1)].into_iter().collect();
    let march = WrittenMarch {
        moved: [(place("a2"), there)].into_iter().collect(),
        ..WrittenMarch::default()
    };
    let moved = ClashOfRage::try_from(scene.march(march).write()).unwrap();
    moved.audit().unwrap();
}

/// COR-12.2, COR-17.22: a battle of the second action that brings the last point wins at once, and
/// no other battle is fought.
#[test]
fn a_battle_wins_the_game_at_once() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .units(A, "aC", UnitType::Executioner, 2)
        .units(B, "aC", UnitType::Skeleton, 1)
        .units(B, "aC", UnitType::Mummy, 1)
        .units(A, "a5", UnitType::Pummeler, 1)
        .units(B, "a5", UnitType::Skeleton, 1)
        .legendaries(A, 3)
        .battle("aC", Role::Attacker, Open::Eliminate(Eliminate { wounds: 9 }))
        .build();
    assert_eq!(table.points(A), 3, "a contested City counts for nobody");
    let events = table.act(A, Action::Eliminate { unit: UnitType::Skeleton });
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }), "{events:?}");
    assert_eq!(table.count(B, "a5", UnitType::Skeleton), 1, "no further battle is fought");
}
