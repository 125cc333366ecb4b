//! The worked examples of chapter 21 about the set-up, the end and the scoring.

use crate::common::*;
use engine::{Game, Seat, Seed, Setup, StepRng};
use simurgh::{Action, ActionTile, Cause, Edition, Good, Length, Mode, Options, Simurgh};

/// X7 (SIM-14.3): two share the first place on #78.
#[test]
fn x07_two_share_first_place() {
    let table = table(4)
        .objectives(&[78])
        .dragon(A, 51, &[1, 2, 3])
        .dragon(A, 57, &[1])
        .dragon(B, 52, &[1, 2, 3])
        .dragon(B, 58, &[1])
        .dragon(C, 67, &[1, 2])
        .dragon(D, 68, &[1])
        .set();
    let points = [A, B, C, D].map(|seat| table.scored(seat, "objective-78"));
    assert_eq!(points, [7, 7, 3, 0]);
}

/// X8 (SIM-3.2, SIM-11.5): the printed points for clear ranks; #84 has no third place.
#[test]
fn x08_clear_ranks_score_as_printed() {
    let table = table(3)
        .objectives(&[79, 83, 84])
        .dragon(A, 49, &[1, 2, 3])
        .dragon(B, 50, &[1, 2])
        .dragon(C, 51, &[1])
        .holds(A, "3V")
        .holds(B, "1V+1M")
        .holds(C, "1M")
        .set();
    let points = |origin| [A, B, C].map(|seat| table.scored(seat, origin));
    assert_eq!(points("objective-79"), [12, 7, 4]);
    assert_eq!(points("objective-83"), [14, 7, 3]);
    assert_eq!(points("objective-84"), [6, 4, 0]);
}

/// X25 (SIM-13.2, SIM-13.3): several tiles leave at once; everybody else has one more turn.
#[test]
fn x25_retrieving_can_overshoot_the_chronicle() {
    let mut table = table(3)
        .chronicle(&[1, 2, 3, 4, 13, 14, 15])
        .wilds(1, 5)
        .wilds(2, 7)
        .vassals(A, &["w1.1"], &["w2.1"])
        .set();
    table.does(Action::RetrieveVassals).does(Action::RetrieveAll);
    assert_eq!(table.chronicle(), 9);
    assert_eq!(table.view().end_triggered, Some((A, Cause::Chronicle)));
    table.does(Action::EndTurn);
    for seat in [B, C] {
        assert_eq!(table.decider(), seat);
        pass_turn(&mut table);
    }
    assert!(table.game.outcome().is_some());
}

/// Takes a point at the Great Market and ends the turn.
fn pass_turn(table: &mut Table) {
    table.does(place("great_market")).does(with(Spearman)).does(choose("1P"));
    table.does(Action::EndTurn);
}

/// X27 (SIM-14.4, SIM-14.5): resources in both modes.
#[test]
fn x27_resources_score_by_mode() {
    let spearman = table(2).holds(A, "5V+6I").set();
    assert_eq!(spearman.scored(A, "resources"), 3);
    let dragonlord = |goods| table(2).dragonlord().holds(A, goods).set().scored(A, "resources");
    assert_eq!(["3V", "4W", "7S", ""].map(dragonlord), [3, 1, 0, 5]);
}

/// X28 (SIM-14.3): three share all places of #80.
#[test]
fn x28_three_share_first_place() {
    let table = table(4)
        .objectives(&[80])
        .dragon(A, 53, &[1, 2])
        .dragon(B, 57, &[1, 2])
        .dragon(C, 59, &[1, 2])
        .dragon(D, 61, &[1])
        .set();
    let points = [A, B, C, D].map(|seat| table.scored(seat, "objective-80"));
    assert_eq!(points, [8, 8, 8, 0]);
}

/// X29 (SIM-14.3): two share the third place of #79.
#[test]
fn x29_two_share_third_place() {
    let table = table(4)
        .objectives(&[79])
        .dragon(A, 49, &[1, 2, 3])
        .dragon(B, 50, &[1, 2])
        .dragon(C, 51, &[1])
        .dragon(D, 52, &[1])
        .set();
    let points = [A, B, C, D].map(|seat| table.scored(seat, "objective-79"));
    assert_eq!(points, [12, 7, 2, 2]);
}

/// X30 (SIM-14.7): a tie is shared in the English edition, broken by markers in the German one.
#[test]
fn x30_ties_for_the_victory() {
    let ranks = |edition| {
        table(2)
            .edition(edition)
            .holds(A, "47P")
            .holds(B, "47P")
            .dragon(A, 49, &[1, 2, 3])
            .dragon(A, 51, &[1, 2])
            .dragon(B, 53, &[1, 2, 3])
            .set()
            .ranks()
    };
    assert_eq!(ranks(Edition::English), [1, 1]);
    assert_eq!(ranks(Edition::German), [1, 2]);
}

/// X31 (SIM-4.7): the Power Tile draft of five players.
#[test]
fn x31_the_power_draft_of_five() {
    let options = Options { mode: Mode::Dragonlord, first_player: Some(2), ..Options::default() };
    let setup = Setup::with::<Simurgh>(5, options);
    let mut game = Simurgh::new(&setup, &mut StepRng::new(Seed::from_phrase("draft"), 0)).unwrap();
    let order = [0, 4, 3, 2, 1].map(Seat::of);
    let mut passed: Vec<ActionTile> = Vec::new();
    for (at, seat) in order.into_iter().enumerate() {
        assert_eq!(game.waiting().iter().collect::<Vec<_>>(), [seat]);
        let offered: Vec<ActionTile> = game.view(seat.into()).offered_power_tiles.iter().collect();
        assert_eq!(offered.len(), 3);
        assert!(passed.iter().all(|tile| offered.contains(tile)), "two come from the left");
        let kept = offered[at % 3];
        passed = offered.into_iter().filter(|&tile| tile != kept).collect();
        let action = Action::KeepPowerTile { tile: kept };
        let mut rng = StepRng::new(Seed([0; 32]), 1);
        game.apply(seat, action, &mut rng, &mut engine::Silent);
    }
    let state = serde_json::to_value(&game).unwrap();
    let out = state["out_of_game"].as_array().unwrap();
    let power = out.iter().filter(|tile| (29..=36).contains(&tile.as_u64().unwrap())).count();
    assert_eq!(power, 2 + 1, "two passed on by the first player and one never drawn");
}

/// X34 (SIM-13.3): the first of two players triggers the end.
#[test]
fn x34_the_other_player_has_one_more_turn() {
    let mut table = table(2)
        .length(Length::Short)
        .turn(3)
        .chronicle(&[1, 2, 3, 4, 13, 14, 15])
        .wilds(1, 5)
        .vassals(A, &["w1.1"], &["pool"])
        .set();
    table.does(Action::RetrieveVassals).does(Action::EndTurn);
    assert_eq!(table.decider(), B);
    pass_turn(&mut table);
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.ending, "chronicle");
    assert_eq!(table.count(B, Good::PowerPoint), 1);
}
