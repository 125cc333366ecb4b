//! Worked examples of the rules, section 18: tactics, Stones, Victory points, the end.

use crate::common::*;
use clash_of_rage::written::Open;
use clash_of_rage::{Action, Event, Phase, Prompt, Troop, UnitType};
use engine::Game;

/// COR-2.9: a City's point goes with the City, a Legendary's stays.
#[test]
fn e09_a_lost_city_is_a_lost_point() {
    let mut table = Scene::new(&[BOHORG, GODLEIF, TOMB])
        .units(A, "aC", UnitType::Pummeler, 1)
        .units(A, "b5", UnitType::Pummeler, 1)
        .legendaries(A, 1)
        .units(B, "a1", UnitType::Berserker, 1)
        .active(B)
        .build();
    assert_eq!((table.points(A), table.points(B)), (3, 0));
    table.act(B, Action::Move);
    // The only unit has moved: the step ends and the battle begins, Hourglass 0 against 1.
    table.send(B, "a1", UnitType::Berserker, "aC", 1);
    let fallen = Event::UnitEliminated { seat: A, unit: UnitType::Pummeler };
    table.act_so_that(B, Action::Fight, &[fallen]);
    assert_eq!((table.points(A), table.points(B)), (2, 1));
}

/// COR-12.3: points of the first action must last until the second.
#[test]
fn e23_a_city_that_is_retaken_in_time_does_not_win() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .legendaries(A, 3)
        .units(A, "a1", UnitType::Pummeler, 1)
        .units(B, "a2", UnitType::Berserker, 1)
        .build();
    table.act(A, Action::Move);
    table.send(A, "a1", UnitType::Pummeler, "aC", 1);
    assert_eq!(table.points(A), 4);
    assert_eq!(table.asked(), B, "no win in the first action");

    table.act(B, Action::Move);
    table.send(B, "a2", UnitType::Berserker, "aC", 1);
    let fallen = Event::UnitEliminated { seat: A, unit: UnitType::Pummeler };
    table.act_so_that(B, Action::Fight, &[fallen]);
    assert_eq!(table.points(A), 3);
    assert_eq!(table.asked(), A);
    assert_eq!(table.game.prompt(A), Some(Prompt::SecondAction));
}

/// COR-12.2, COR-17.25: a player who begins the second action with enough points has won.
#[test]
fn e24_the_second_action_begins_with_a_victory() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .legendaries(A, 3)
        .units(A, "aC", UnitType::Pummeler, 1)
        .units(B, "stronghold", UnitType::Berserker, 1)
        .active(B)
        .build();
    let events = table.act(B, Action::Pass);
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }));
    assert!(table.game.waiting().is_empty());
    let outcome = table.game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.seats[0].rank), ("victory", 1));
}

/// COR-6.4, COR-6.5, COR-17.32: income, plunder, and units that the reserve does not have.
#[test]
fn e26_a_card_brings_what_the_reserve_has() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .turn(3)
        .phase(Phase::Tactics)
        .asks(Open::Tactics)
        .hand(A, &["boh_10", "boh_15", "boh_23"])
        .units(A, "aC", UnitType::Pummeler, 6)
        .units(B, "stronghold", UnitType::Berserker, 1)
        .build();
    table.act(A, Action::ChooseTactics { card: card("boh_10") });
    let chosen = table.legal(B)[0];
    let events = table.act(B, chosen);
    assert!(happened(&events, &Event::Income { seat: A, gold: 3 }));
    assert!(happened(&events, &Event::Plundered { seat: A, crystals: 3, cities: 1 }));
    let missing = Troop { unit: UnitType::Pummeler, count: 1 };
    assert!(happened(&events, &Event::NotReceived { seat: A, troop: missing }));
    let view = table.view();
    assert_eq!((view.players[0].gold, view.players[0].crystals), (3, 3));

    assert_eq!(table.asked(), A);
    for unit in [UnitType::Pummeler, UnitType::Pummeler, UnitType::Executioner] {
        assert!(
            matches!(table.game.prompt(A), Some(Prompt::Deploy { unit: asked, .. }) if asked == unit)
        );
        table.act(A, Action::Deploy { location: place("stronghold") });
    }
    assert_eq!(table.count(A, "stronghold", UnitType::Pummeler), 2);
    assert_eq!(table.count(A, "stronghold", UnitType::Executioner), 1);
    assert_ne!(table.written().phase, Phase::Tactics, "nothing more is placed");
}

/// COR-6.6: an empty draw pile is replaced by all discards, shuffled.
#[test]
fn e27_the_discards_become_a_new_draw_pile() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .turn(5)
        .phase(Phase::Tactics)
        .asks(Open::Tactics)
        .hand(A, &["boh_02", "boh_07", "boh_10"])
        .draw_pile(A, &[])
        .build();
    table.act(A, Action::ChooseTactics { card: card("boh_02") });
    let chosen = table.legal(B)[0];
    let events = table.act(B, chosen);
    assert!(happened(&events, &Event::TacticsShuffled { seat: A }));
    let written = table.written();
    let player = &written.players[0];
    assert_eq!(player.hand.len(), 3);
    assert_eq!(player.draw_pile.len(), 4);
    assert!(player.discard_pile.is_empty());
    // Everybody knows which two cards were not in the shuffled pile.
    assert_eq!(player.known_in_hand, [card("boh_07"), card("boh_10")]);
}

/// COR-11.2: one unit for two Stones, and the player chooses.
#[test]
fn e32_a_scarce_unit_goes_to_the_stone_of_choice() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a0", UnitType::KragRider, 1)
        .units(A, "bC", UnitType::KragRider, 1)
        .units(A, "stronghold", UnitType::Pummeler, 7)
        .units(B, "stronghold", UnitType::Berserker, 1)
        .active(B)
        .build();
    table.act(B, Action::Pass);
    let stones = ["a0", "bC"].map(|id| Action::Serve { territory: territory(id) });
    assert_eq!(table.legal(A), stones);
    table.act(A, stones[1]);
    assert_eq!(table.count(A, "bC", UnitType::Pummeler), 1);
    assert_eq!(table.count(A, "a0", UnitType::Pummeler), 0);
    assert_eq!(table.written().phase, Phase::SecondAction);
}

/// COR-12.4, COR-12.5: at the turn limit Legendaries break a tie of points.
#[test]
fn e36_the_last_turn_ranks_by_legendaries() {
    let mut table = Scene::new(&[BOHORG, GODLEIF, TOMB])
        .turn(15)
        .phase(Phase::SecondAction)
        .units(A, "aC", UnitType::Pummeler, 1)
        .units(A, "b5", UnitType::Pummeler, 1)
        .legendaries(A, 1)
        .units(B, "c3", UnitType::Berserker, 1)
        .legendaries(B, 2)
        .units(C, "stronghold", UnitType::Lich, 1)
        .active(C)
        .build();
    assert_eq!((table.points(A), table.points(B)), (3, 3));
    let events = table.act(C, Action::Pass);
    assert!(happened(&events, &Event::LastTurnEnded { turn: 15 }));
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.ending, "last-turn");
    let ranks: Vec<u8> = outcome.seats.iter().map(|result| result.rank).collect();
    assert_eq!(ranks, [2, 1, 3]);
}
