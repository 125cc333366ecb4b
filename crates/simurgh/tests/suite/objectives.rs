//! Chapter 11: the Dragonlord Statue.

use simurgh::{Action, Cause, End, Refusal};

use crate::common::*;

/// SIM-11.1: of three tiles one goes face up on an empty space, the others go back.
#[test]
fn an_objective_is_placed() {
    let mut table = table(2).objective_deck(&[80, 81, 82]).holds(A, "3I+3A").set();
    table.does(place("dragonlord_statue"));
    assert_eq!(table.seen_by(A).drawn_objectives.len(), 3);
    assert_eq!(table.seen_by(B).drawn_objectives.len(), 0);
    assert_eq!(table.refusal(pick_objective(83)), Refusal::NotDrawn { objective: objective(83) });
    table.does(pick_objective(81)).does(place_objective("o4"));
    table.does(put_objective(82, End::Bottom)).does(put_objective(80, End::Top));
    assert_eq!(table.purse(A), purse("3I+6P"));
    assert_eq!(table.seen_by(B).objectives[3], Some(objective(81)));
    assert_eq!(table.seen_by(A).objective_deck.known, [(1, objective(80)), (11, objective(82))]);
}

/// SIM-11.1: the player may place none; all three go back.
#[test]
fn an_objective_can_be_declined() {
    let mut table = table(2).objective_deck(&[80, 81, 82]).holds(A, "3I").set();
    table.does(place("dragonlord_statue")).does(Action::DeclineObjectives);
    for number in [80, 81, 82] {
        table.does(put_objective(number, End::Top));
    }
    assert_eq!(table.view().objective_deck.size, 12);
}

/// SIM-11.2: without an affordable space there is nothing to choose.
#[test]
fn a_poor_visitor_only_looks() {
    let mut table = table(2).objective_deck(&[80, 81, 82]).set();
    table.does(place("dragonlord_statue"));
    assert!(table.offers(put_objective(80, End::Top)), "declined by itself, now to be put back");
}

/// SIM-5.4, SIM-11.1: Free Actions between the draw and the choice.
#[test]
fn free_actions_at_the_statue() {
    let mut table = table(2).objective_deck(&[80, 81, 82]).holds(A, "2M").dragon(A, 53, &[2]).set();
    table.does(place("dragonlord_statue")).does(ability(53, 2));
    table.does(pick_objective(80));
    assert_eq!(table.purse(A), purse("6P"), "3 Weapons paid for O4");
}

/// SIM-11.3: works with five Objectives too; of two markers the one on the lower tile is spent.
#[test]
fn replacing_with_all_spaces_occupied() {
    let mut table = table(2)
        .objectives(&[73, 74, 75, 76, 77])
        .objective_deck(&[80, 81, 82])
        .holds(A, "3I+3A")
        .dragon(A, 69, &[3])
        .dragon(A, 70, &[3])
        .set();
    table.does(place("dragonlord_statue")).does(pick_objective(82));
    assert_eq!(
        table.refusal(place_objective("o3")),
        Refusal::ObjectiveThere { space: simurgh::ObjectiveSpace::O3 }
    );
    table.does(replace_objective("o3"));
    assert_eq!((table.markers(A, 69), table.markers(A, 70)), (vec![], vec![3]));
    assert!(table.view().replaced_objectives.contains(objective(75)));
}

/// SIM-11.3: without the Copper Dragon nothing is replaced.
#[test]
fn only_the_copper_dragon_replaces() {
    let mut table =
        table(2).objectives(&[73]).objective_deck(&[80, 81, 82]).holds(A, "2V+2M+3I+3A").set();
    table.does(place("dragonlord_statue")).does(pick_objective(82));
    assert_eq!(table.refusal(replace_objective("o1")), Refusal::CannotReplace);
}

/// SIM-11.4, SIM-19.28: all five spaces exist in a short game, even after the end was triggered.
#[test]
fn a_fifth_objective_in_a_short_game() {
    let mut table = table(2)
        .objectives(&[73, 74, 75])
        .objective_deck(&[80, 81, 82])
        .holds(A, "3A")
        .holds(B, "1V+1M+1W+1S+1I+1A")
        .set();
    table.does(place("dragonlord_statue")).does(pick_objective(80));
    table.does(put_objective(81, End::Top)).does(put_objective(82, End::Top));
    assert_eq!(table.view().end_triggered, Some((A, Cause::Objectives)));
    table.does(Action::EndTurn);
    table.does(place("dragonlord_statue")).does(pick_objective(81));
    assert_eq!(table.view().objectives.iter().flatten().count(), 5);
    assert_eq!(table.score(B), 10);
}
