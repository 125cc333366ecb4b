//! Worked examples of the rules, section 18: the map, moving, Strongholds.

use crate::common::*;
use clash_of_rage::written::Open;
use clash_of_rage::{
    Action, ClashOfRage, Event, Feature, Hero, Layout, Options, Phase, Placement, Refusal, UnitType,
};
use engine::{Game, Seed, Setup, StepRng};

fn three_players() -> Scene {
    Scene::new(&[GODLEIF, BOHORG, TOMB])
}

/// COR-8.4, COR-8.7: enemies stop a journey on foot until they are flanked.
#[test]
fn e06_two_berserkers_flank_the_forge_for_a_third() {
    let mut table = three_players()
        .stronghold(A, "S05")
        .elves("b2", &[(UnitType::Templar, 2)])
        .elves("aC", &[(UnitType::HighElder, 4)])
        .units(A, "stronghold", UnitType::Berserker, 4)
        .build();
    table.act(A, Action::Move);

    let before = table.destinations(A, "stronghold", UnitType::Berserker);
    assert_eq!(before, ids("a0 a1 a2 a5 aC b2 b3"));

    table.send(A, "stronghold", UnitType::Berserker, "b2", 2);
    let after = table.destinations(A, "stronghold", UnitType::Berserker);
    assert_eq!(after, ids("a0 a1 a2 a5 aC b1 b2 b3"));
}

/// COR-3.2, COR-3.3: tiles, territories and Elves of a table of three.
#[test]
fn e08_three_players_meet_eighteen_elves() {
    let setup = Setup::with::<ClashOfRage>(3, Options::default());
    let game = ClashOfRage::new(&setup, &mut StepRng::new(Seed::from_phrase("e08"), 0)).unwrap();
    let view = game.view(engine::Viewer::Spectator);
    assert_eq!(view.territories.len(), 21);
    let elves_at = |feature: Feature| -> Vec<u8> {
        let there = view.territories.iter().filter(|territory| territory.feature == feature);
        there.flat_map(|t| &t.armies).map(|a| a.units.iter().map(|u| u.count).sum()).collect()
    };
    assert_eq!(elves_at(Feature::City), [4, 4, 4]);
    assert_eq!(elves_at(Feature::Forge), [2, 2, 2]);
    // 45 tokens: the other 27 are the crystal supply, which is not limited (COR-17.3).
    let standing: u8 = view.elves.iter().map(|elf| elf.on_board).sum();
    assert_eq!(45 - standing, 27);
}

/// COR-3.3: mixed Elves, at least one of each type in every City.
#[test]
fn mixed_elves_stand_in_every_city() {
    for seed in 0..20 {
        let options =
            Options { elves: Placement::Mixed, map: Layout::Random, ..Options::default() };
        let setup = Setup::with::<ClashOfRage>(4, options);
        let seed = Seed::from_phrase("mixed").nth(seed);
        let game = ClashOfRage::new(&setup, &mut StepRng::new(seed, 0)).unwrap();
        let view = game.view(engine::Viewer::Spectator);
        for city in view.territories.iter().filter(|t| t.feature == Feature::City) {
            assert_eq!(city.armies[0].units.len(), 3, "{city:?}");
            assert_eq!(city.armies[0].units.iter().map(|troop| troop.count).sum::<u8>(), 4);
        }
    }
}

/// COR-6.3, COR-1.11: no Stronghold on or next to another.
#[test]
fn e25_a_stronghold_keeps_its_distance() {
    let table = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S05")
        .no_stronghold(B)
        .turn(1)
        .phase(Phase::Tactics)
        .active(B)
        .asks(Open::Stronghold)
        .build();
    let at = |id| Action::PlaceStronghold { site: site(id) };
    assert_eq!(table.refusal(B, at("S05")), Refusal::SiteOccupied { site: site("S05") });
    for near in ["S03", "S06"] {
        let refusal = Refusal::SiteNearOther { site: site(near), other: site("S05") };
        assert_eq!(table.refusal(B, at(near)), refusal);
    }
    assert_eq!(table.refusal(B, at("S19")), Refusal::NoSuchSite { site: site("S19") });
    let legal = table.legal(B);
    assert!(legal.contains(&at("S02")) && legal.contains(&at("S07")));
    assert_eq!(legal.len(), 18 - 3);
}

/// COR-8.6: a flyer ignores Rocky Ranges and enemies.
#[test]
fn e29_a_valkyrie_flies_over_everything() {
    let mut table = three_players()
        .stronghold(A, "S05")
        .elves("aC", &[(UnitType::Templar, 4)])
        .elves("b5", &[(UnitType::Templar, 4)])
        .elves("c3", &[(UnitType::Templar, 4)])
        .elves("a3", &[(UnitType::HighElder, 2)])
        .elves("b2", &[(UnitType::HighElder, 2)])
        .elves("c5", &[(UnitType::HighElder, 2)])
        .units(A, "stronghold", UnitType::Valkyrie, 1)
        .build();
    table.act(A, Action::Move);
    assert_eq!(
        table.destinations(A, "stronghold", UnitType::Valkyrie),
        ids("a0 a1 a2 a3 a4 a5 aC b0 b1 b2 b3 b4 b5 bC c1 c2")
    );
}

/// COR-8.9: a hero whose units have left goes home when the movement step ends.
#[test]
fn e30_a_lone_hero_returns_to_the_stronghold() {
    let mut table = three_players()
        .units(A, "a2", UnitType::Berserker, 1)
        .units(A, "stronghold", UnitType::Jotun, 1)
        .hero(Hero::Brunn, A, "a2")
        .build();
    table.act(A, Action::Move);
    table.send(A, "a2", UnitType::Berserker, "a1", 1);
    let waiting = table.written().heroes[&Hero::Brunn].location;
    assert_eq!(waiting, place("a2"), "until the step ends the hero stays");
    assert!(table.legal(A).contains(&Action::MoveHero { hero: Hero::Brunn }));

    let events = table.act(A, Action::EndMovement);
    assert!(happened(&events, &Event::HeroReturned { seat: A, hero: Hero::Brunn }));
    assert_eq!(table.written().heroes[&Hero::Brunn].location, place("stronghold"));
}

/// COR-8.7: heroes do not count for flanking.
#[test]
fn e31_a_hero_does_not_help_to_flank() {
    let mut table = three_players()
        .stronghold(A, "S05")
        .elves("b2", &[(UnitType::Templar, 2)])
        .units(A, "stronghold", UnitType::Berserker, 3)
        .hero(Hero::Brunn, A, "stronghold")
        .build();
    table.act(A, Action::Move);
    table.send(A, "stronghold", UnitType::Berserker, "b2", 1);
    table.send_hero(A, Hero::Brunn, "b2");

    let goals = table.destinations(A, "stronghold", UnitType::Berserker);
    assert!(goals.contains("b2") && !goals.contains("b1"), "{goals:?}");
    table.act(A, Action::MoveUnits { from: place("stronghold"), unit: UnitType::Berserker });
    assert_eq!(
        table.refusal(A, Action::GoTo { location: place("b1") }),
        Refusal::BehindEnemies { location: place("b1") }
    );
}

/// COR-1.8, COR-8.2, COR-8.5: Tarsk's extra step, and the way round a Rocky Range.
#[test]
fn e38_tarsk_leads_the_executioners_a_step_further() {
    let scene = Scene::new(&[BOHORG, GODLEIF])
        .stronghold(A, "S04")
        .elves("aC", &[(UnitType::Templar, 4)])
        .units(A, "a3", UnitType::Executioner, 2);
    let mut table = scene.clone().hero(Hero::Tarsk, A, "a3").build();
    table.act(A, Action::Move);
    let goals = table.destinations(A, "a3", UnitType::Executioner);
    assert_eq!(goals, ids("stronghold a0 a1 a2 a4 aC"));

    let mut alone = scene.build();
    alone.act(A, Action::Move);
    let goals = alone.destinations(A, "a3", UnitType::Executioner);
    assert_eq!(goals, ids("stronghold a1 a2 a4 aC"), "a0 only thanks to Tarsk");
}
