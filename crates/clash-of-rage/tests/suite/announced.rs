//! COR-13.4: nothing happens that was not announced.

use clash_of_rage::{Action, Choice, Event, UnitType};
use engine::Game;

use crate::common::*;

/// A journey that can end in one place only is named in the choice of the group.
#[test]
fn the_only_destination_is_named() {
    // On foot a3 leads to a2, a4 and the Stronghold; enemies stop a journey that enters a2.
    let mut table = Scene::new(&[TOMB, BOHORG])
        .stronghold(A, "S02")
        .stronghold(B, "S15")
        .units(A, "a2", UnitType::Mummy, 1)
        .build();
    table.act(A, Action::Move);
    let mover = Action::MoveUnits { from: place("a2"), unit: UnitType::Mummy };
    match table.game.describe(A, mover) {
        Choice::Units { movement: 1, .. } => {}
        other => panic!("several destinations, but {other:?}"),
    }
    let mut cornered = Scene::new(&[TOMB, BOHORG])
        .stronghold(A, "S03")
        .stronghold(B, "S15")
        .units(A, "stronghold", UnitType::Mummy, 1)
        .units(B, "a1", UnitType::Pummeler, 2)
        .build();
    cornered.act(A, Action::Move);
    let mover = Action::MoveUnits { from: place("stronghold"), unit: UnitType::Mummy };
    match cornered.game.describe(A, mover) {
        Choice::UnitsTo { goal, .. } => {
            assert_eq!(goal.spot.location, place("a1"));
            assert_eq!(goal.foes.0.len(), 1, "with the battle that follows");
        }
        other => panic!("one destination, but {other:?}"),
    }
}

/// The end of the movement is asked when a battle follows, and names it.
#[test]
fn a_battle_is_named_before_it_begins() {
    let mut table = Scene::new(&[TOMB, BOHORG])
        .stronghold(A, "S03")
        .stronghold(B, "S15")
        .units(A, "stronghold", UnitType::Mummy, 1)
        .units(B, "a1", UnitType::Pummeler, 2)
        .build();
    table.act(A, Action::Move);
    let unit = UnitType::Mummy;
    let events = table.act(A, Action::MoveUnits { from: place("stronghold"), unit });
    let attack = Event::PlayerAttacked { seat: A, foe: B, territory: territory("a1") };
    assert!(!happened(&events, &attack), "{events:?}");
    assert_eq!(table.legal(A), [Action::EndMovement]);
    match table.game.describe(A, Action::EndMovement) {
        Choice::EndMovementToFight { goals } => {
            assert_eq!(goals.0[0].spot.location, place("a1"));
        }
        other => panic!("a battle follows, but {other:?}"),
    }
    assert!(happened(&table.act(A, Action::EndMovement), &attack));
}

/// Without a battle the movement ends by itself: that costs nothing and touches nobody.
#[test]
fn an_idle_end_is_not_asked() {
    let mut table = Scene::new(&[TOMB, BOHORG])
        .stronghold(A, "S02")
        .units(A, "stronghold", UnitType::Mummy, 1)
        .units(B, "b0", UnitType::Pummeler, 1)
        .build();
    table.act(A, Action::Move);
    table.act(A, Action::MoveUnits { from: place("stronghold"), unit: UnitType::Mummy });
    table.act(A, Action::GoTo { location: place("a1") });
    assert_eq!(table.asked(), B);
}
