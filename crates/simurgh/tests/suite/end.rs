//! Chapters 13 and 14: the end and the scoring.

use engine::Game;
use simurgh::{Action, Cause, Edition, Length};

use crate::common::*;

const SEVEN: [u8; 7] = [1, 2, 3, 4, 13, 14, 15];
const TEN: [u8; 10] = [1, 2, 3, 4, 13, 14, 15, 21, 22, 37];
const THIRTEEN: [u8; 13] = [1, 2, 3, 4, 13, 14, 15, 21, 22, 37, 38, 39, 40];

/// SIM-13.1, SIM-13.2: the Chronicle's value for each length.
#[test]
fn the_chronicle_triggers_the_end() {
    let triggered = |length, chronicle: &[u8]| {
        let mut table = table(2)
            .length(length)
            .chronicle(chronicle)
            .wilds(1, 5)
            .vassals(A, &["w1.1"], &["pool"])
            .set();
        table.does(Action::RetrieveVassals);
        table.view().end_triggered
    };
    let ended = Some((A, Cause::Chronicle));
    assert_eq!(triggered(Length::Short, &SEVEN[1..]), None);
    assert_eq!(triggered(Length::Short, &SEVEN), ended);
    assert_eq!(triggered(Length::Medium, &SEVEN), None);
    assert_eq!(triggered(Length::Medium, &TEN), ended);
    assert_eq!(triggered(Length::Long, &TEN), None);
    assert_eq!(triggered(Length::Long, &THIRTEEN), ended);
}

/// SIM-13.1: the Objectives' value for each length.
#[test]
fn objectives_trigger_the_end() {
    let triggered = |length, placed: &[u8]| {
        let mut table = table(2)
            .length(length)
            .objectives(placed)
            .objective_deck(&[80, 81, 82])
            .holds(A, "1V+1M+1W+1S+1I+3A")
            .set();
        table.does(place("dragonlord_statue")).does(pick_objective(80));
        if placed.len() == 3 {
            table.does(place_objective("o4"));
        }
        table.view().end_triggered.is_some()
    };
    assert!(triggered(Length::Short, &[73, 74, 75]));
    assert!(triggered(Length::Medium, &[73, 74, 75]));
    assert!(!triggered(Length::Long, &[73, 74, 75]));
    assert!(triggered(Length::Long, &[73, 74, 75, 76]));
}

/// SIM-13.2: also by a Weapon removal, with the Main Action still to come.
#[test]
fn a_weapon_removal_triggers_the_end() {
    let mut table = table(2)
        .chronicle(&SEVEN)
        .wilds(1, 5)
        .wilds(2, 7)
        .wilds(3, 12)
        .vassals(B, &["w1.1", "w2.1", "w3.1"], &["pool"])
        .hand(A, &[8])
        .holds(A, "1A")
        .set();
    table.does(lay(8)).does(remove("w3"));
    assert_eq!(table.view().end_triggered, Some((A, Cause::Chronicle)));
    table.does(place("w3.1")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("1I+2V"), "the turn goes on as usual");
}

/// SIM-13.3, SIM-13.4: seats before the triggering player have one more turn; nothing changes that.
#[test]
fn everybody_else_has_one_more_turn() {
    let mut table = table(3)
        .turn(2)
        .chronicle(&SEVEN)
        .wilds(1, 5)
        .wilds(2, 7)
        .vassals(A, &["w2.1"], &["pool"])
        .vassals(B, &["w1.1"], &["pool"])
        .set();
    table.does(Action::RetrieveVassals).does(Action::EndTurn);
    assert_eq!(table.decider(), C);
    table.does(place("library")).does(with(Spearman)).does(Action::EndTurn);
    assert_eq!(table.decider(), A);
    table.does(Action::RetrieveVassals);
    assert_eq!(table.view().end_triggered, Some((B, Cause::Chronicle)), "no second trigger");
    table.does(Action::EndTurn);
    assert!(table.game.outcome().is_some());
}

/// SIM-13.5, SIM-19.42: limits and abilities work as usual in the last turn.
#[test]
fn the_last_turn_is_a_normal_turn() {
    let mut table = table(2).turn(2).holds(B, "16V").dragon(B, 53, &[1]).set();
    table.edit(|state| state["trigger"] = serde_json::json!({ "by": 0, "cause": "chronicle" }));
    table.does(ability(53, 1));
    table.does(place("armoury")).does(with(Spearman)).does(Action::EndTurn);
    assert_eq!(table.decider(), B, "19 resources are too many");
}

/// SIM-13.6: the turn limit ends the game at the end of a round.
#[test]
fn the_turn_limit_ends_the_game() {
    let mut table = table(2).turn_limit(3).turn(5).set();
    table.does(place("library")).does(with(Spearman)).does(Action::EndTurn);
    assert_eq!(table.decider(), B, "the round is finished");
    table.does(place("armoury")).does(with(Spearman)).does(Action::EndTurn);
    assert_eq!(table.game.outcome().unwrap().ending, "turn-limit");
}

/// SIM-13.6: after a trigger the limit is ignored.
#[test]
fn a_trigger_overrules_the_turn_limit() {
    let mut table = table(2).turn_limit(1).turn(2).set();
    table.edit(|state| state["trigger"] = serde_json::json!({ "by": 1, "cause": "chronicle" }));
    table.does(place("library")).does(with(Spearman)).does(Action::EndTurn);
    assert_eq!(table.decider(), A, "A has the last turn");
}

/// SIM-14.1, SIM-14.6: track, Objectives and resources add up; food counts twice.
#[test]
fn the_total_adds_up() {
    let table = table(2)
        .objectives(&[84])
        .holds(A, "4V+2M+11P")
        .hand(A, &[29, 1])
        .dragon(A, 49, &[1])
        .set();
    assert_eq!(table.scored(A, "track"), 11);
    assert_eq!(table.scored(A, "objective-84"), 6);
    assert_eq!(table.scored(A, "resources"), 2);
}

/// SIM-14.2, SIM-19.30: a count of 0 gets no place.
#[test]
fn nothing_scores_nothing() {
    let table = table(3).objectives(&[83, 84]).dragon(A, 49, &[1]).set();
    let points = |origin| [A, B, C].map(|seat| table.scored(seat, origin));
    assert_eq!(points("objective-83"), [14, 0, 0]);
    assert_eq!(points("objective-84"), [0, 0, 0]);
}

/// SIM-14.3, SIM-19.29, SIM-19.43: with two players only the first two places are reached.
#[test]
fn two_players_reach_two_places() {
    let apart = table(2).objectives(&[83]).dragon(A, 49, &[1, 2]).dragon(B, 50, &[1]).set();
    assert_eq!([A, B].map(|seat| apart.scored(seat, "objective-83")), [14, 7]);
    let tied = table(2).objectives(&[83]).dragon(A, 49, &[1]).dragon(B, 50, &[1]).set();
    assert_eq!([A, B].map(|seat| tied.scored(seat, "objective-83")), [10, 10]);
}

/// SIM-14.4, SIM-14.5: the steps of both modes.
#[test]
fn resources_at_the_steps() {
    let points = |position: Position, goods| position.holds(A, goods).set().scored(A, "resources");
    assert_eq!(["2V", "3V", "5V", "6V"].map(|goods| points(table(2), goods)), [0, 1, 1, 2]);
    let dragonlord = |goods| points(table(2).dragonlord(), goods);
    assert_eq!(["", "1V", "3V", "4V", "6V", "7V"].map(dragonlord), [5, 3, 3, 1, 1, 0]);
}

/// SIM-14.7, SIM-14.8: equal players share a rank; the German edition compares markers first.
#[test]
fn ranks_of_three() {
    let ranks = |edition| {
        table(3)
            .edition(edition)
            .holds(A, "10P")
            .holds(B, "20P")
            .holds(C, "10P")
            .dragon(C, 49, &[1])
            .set()
            .ranks()
    };
    assert_eq!(ranks(Edition::English), [2, 1, 2]);
    assert_eq!(ranks(Edition::German), [3, 1, 2]);
}
