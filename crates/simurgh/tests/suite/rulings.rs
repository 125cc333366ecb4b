//! Chapter 19: edge cases and rulings that no other test shows.

use engine::Game;
use simurgh::{Action, End, Length, Refusal};

use crate::common::*;

/// All Action Tiles of a game of five but #43 and #44 in the Chronicle.
fn without_deck() -> Position {
    let chronicle: Vec<u8> = (1..=8).chain(13..=17).chain(21..=25).chain(37..=42).collect();
    table(5).length(Length::Long).chronicle(&chronicle)
}

/// SIM-19.1: no deck, no face-down draw; no row, no row ability; neither, no Scout Quarters.
#[test]
fn an_empty_action_deck() {
    let position = || without_deck().holds(A, "3A+3I").dragon(A, 61, &[3]).dragon(A, 71, &[2]);
    let mut row_only = position().row([Some(43), Some(44), None, None]).set();
    assert_eq!(row_only.refusal(ability(71, 2)), Refusal::ActionDeckEmpty);
    assert!(row_only.offers(ability(61, 3)));
    row_only.does(place("scout_quarters")).does(with(Spearman)).does(choose("1W"));
    row_only.does(Action::Done);
    assert_eq!(row_only.refusal(Action::DrawTopTile), Refusal::ActionDeckEmpty);
    let nothing = position().hand(A, &[43]).hand(B, &[44]).set();
    assert_eq!(nothing.refusal(ability(61, 3)), Refusal::RowEmpty);
    assert_eq!(nothing.refusal(place("scout_quarters")), Refusal::NoTileToTake);
}

/// SIM-19.6: a board Spearman pays although a Dragonrider is ready.
#[test]
fn the_named_kind_pays() {
    let mut table = table(2)
        .wilds(1, 30)
        .vassals(A, &["library"], &["pool", "pool"])
        .vassals(B, &["w1.1"], &["pool"])
        .holds(A, "1A")
        .set();
    table.does(place("w1.4"));
    assert_eq!(table.where_are(A, Spearman), Vec::<String>::new());
    assert_eq!(table.where_are(A, Dragonrider), ["w1.4", "pool"]);
}

/// SIM-19.7: a figure given up is gone before the tile is counted (also example X10).
#[test]
fn a_given_up_figure_is_not_counted() {
    let mut table = table(2)
        .wilds(1, 19)
        .vassals(A, &["pool", "w1.2"], &["library"])
        .vassals(B, &["w1.1"], &["pool"])
        .set();
    table.does(place("w1.1"));
    assert_eq!(table.tile_on(1), Some(19), "two stand there, not three");
}

/// SIM-19.8: giving up the last figure of another tile closes that tile after the effect.
#[test]
fn giving_up_empties_another_tile() {
    let mut table =
        table(2).wilds(1, 5).vassals(A, &["pool"], &["w1.1", "library"]).dragon(A, 67, &[3]).set();
    table.does(ability(67, 3)).does(give_up(Dragonrider, "w1.1"));
    assert_eq!((table.tile_on(1), table.chronicle()), (None, 1));
    assert_eq!(table.purse(A), purse("3A+2M"));
}

/// SIM-19.9: the Vassal that crowds a tile acts in full first (also example X9).
#[test]
fn the_crowding_vassal_acts_first() {
    let mut table = table(2)
        .wilds(1, 5)
        .vassals(A, &["pool"], &["library"])
        .vassals(B, &["w1.1"], &["w1.2"])
        .set();
    table.does(place("w1.3"));
    assert_eq!((table.purse(A), table.tile_on(1)), (purse("4W"), None));
}

/// SIM-19.13: after laying a tile the Vassal goes onto it and nowhere else.
#[test]
fn the_vassal_goes_onto_the_new_tile() {
    let mut table = table(2).hand(A, &[7]).set();
    table.does(lay(7)).does(cover("w3"));
    assert_eq!(table.refusal(place("library")), Refusal::OntoNewTile { tile: tile(7) });
}

/// SIM-19.14: retrieving nobody is not allowed.
#[test]
fn nobody_is_not_retrieved() {
    assert_eq!(table(2).set().refusal(Action::RetrieveVassals), Refusal::NobodyToRetrieve);
}

/// SIM-19.15: a tile with others' Vassals stays.
#[test]
fn a_tile_with_others_stays() {
    let mut table = table(2)
        .wilds(1, 5)
        .vassals(A, &["w1.1"], &["pool"])
        .vassals(B, &["w1.2"], &["pool"])
        .set();
    table.does(Action::RetrieveVassals);
    assert_eq!(table.tile_on(1), Some(5));
}

/// SIM-19.18: a level reward with resources is one event.
#[test]
fn a_level_reward_is_boosted() {
    let mut table = table(2)
        .wilds(1, 44)
        .vassals(A, &["pool"], &["w1.1"])
        .holds(A, "1A")
        .dragon(A, 59, &[1, 2])
        .set();
    table.does(advance("w1")).does(split("1V+2M")).does(ability(59, 1)).does(ability(59, 2));
    assert_eq!(table.purse(A), purse("3V+4M"));
}

/// SIM-19.19: what was just paid can be received and boosted.
#[test]
fn a_boost_after_a_cost_of_the_same_kind() {
    let mut table = table(2).holds(A, "2M").dragon(A, 51, &[1]).dragon(A, 57, &[3]).set();
    table.does(ability(51, 1)).does(ability(57, 3));
    assert_eq!(table.score(A), 5);
}

/// SIM-19.21: a marker gained by an effect is usable afterwards.
#[test]
fn a_new_marker_is_usable_afterwards() {
    let mut table = table(2).wilds(1, 14).vassals(B, &["w1.1"], &["pool"]).dragon(A, 53, &[]).set();
    table.does(place("w1.2")).does(with(Spearman)).does(ability(53, 1));
    assert_eq!(table.purse(A), purse("2I+2M"));
}

/// SIM-19.22: only the end of the turn counts for the limits.
#[test]
fn limits_wait_for_the_end_of_the_turn() {
    let mut table = table(2).holds(A, "15V").dragon(A, 53, &[1]).set();
    table.does(ability(53, 1));
    assert_eq!(table.purse(A).resources(), 17);
    assert!(table.offers(place("library")));
}

/// SIM-19.24, SIM-19.25: a replaced Objective is out of the game.
#[test]
fn a_replaced_objective_never_returns() {
    let mut table = table(2)
        .objectives(&[73])
        .objective_deck(&[80, 81, 82])
        .holds(A, "2V+2M")
        .dragon(A, 69, &[3])
        .set();
    table.does(place("dragonlord_statue")).does(pick_objective(80));
    table.does(put_objective(81, End::Top)).does(put_objective(82, End::Top));
    let view = table.view();
    assert_eq!(view.objectives[0], Some(objective(80)));
    assert_eq!(view.objective_deck.size + 1 + view.replaced_objectives.len(), 12);
}

/// SIM-19.27: both conditions at once are one trigger.
#[test]
fn one_trigger_for_both_conditions() {
    let mut table = table(2)
        .objectives(&[73, 74, 75, 76])
        .chronicle(&[1, 2, 3, 4, 13, 14, 15])
        .wilds(1, 5)
        .vassals(A, &["w1.1"], &["pool"])
        .set();
    table.does(Action::RetrieveVassals).does(Action::EndTurn);
    table.does(place("library")).does(with(Spearman)).does(Action::EndTurn);
    assert!(table.game.waiting().is_empty());
}

/// SIM-19.32: a start Dragon's single-use ability is filled, and empties for good.
#[test]
fn a_single_use_ability_works_once() {
    let mut table = table(2).holds(A, "1P+3W").dragon(A, 63, &[1, 2, 3]).set();
    table.does(ability(63, 3));
    table.does(place("training_grounds"));
    assert_eq!(table.markers(A, 63), [1, 2], "both new markers are lost");
}

/// SIM-19.33, SIM-19.41: a space may be used although its markers will be lost.
#[test]
fn markers_may_be_lost_on_purpose() {
    let mut table = table(2).holds(A, "3W").dragon(A, 49, &[1, 2, 3]).set();
    table.does(place("training_grounds")).does(with(Spearman));
    assert_eq!((table.purse(A), table.markers(A, 49)), (purse(""), vec![1, 2, 3]));
}

/// SIM-19.34: the City has no crowd limit.
#[test]
fn the_city_is_never_crowded() {
    let mut table = table(3)
        .vassals(A, &["great_market", "great_market", "pool"], &["great_market"])
        .vassals(B, &["great_market"], &["great_market"])
        .vassals(C, &["great_market"], &["great_market"])
        .set();
    table.does(place("great_market")).does(choose("1P"));
    assert_eq!(table.where_are(A, Spearman).len(), 3);
}

/// SIM-19.35: Free Actions in a turn with Retrieve.
#[test]
fn free_actions_around_retrieve() {
    let mut table =
        table(2).vassals(A, &["library"], &["pool"]).dragon(A, 53, &[1]).dragon(A, 54, &[1]).set();
    table.does(ability(53, 1)).does(Action::RetrieveVassals).does(ability(54, 1));
    assert_eq!(table.purse(A), purse("4M"));
}

/// SIM-19.36: a tile taken before the Main Action may be laid at once.
#[test]
fn a_tile_taken_in_f1_is_laid() {
    let mut table =
        table(2).row([Some(7), None, None, None]).holds(A, "1A").dragon(A, 61, &[3]).set();
    table.does(ability(61, 3)).does(lay(7));
    assert_eq!(table.hand(A), [7], "it is about to be laid");
}

/// SIM-19.37: an advance that removes a tile frees its space for the Main Action.
#[test]
fn a_space_freed_in_f1_is_covered() {
    let mut table = table(2)
        .wilds(1, 44)
        .wilds(2, 5)
        .wilds(3, 7)
        .vassals(A, &["pool"], &["w1.3"])
        .vassals(B, &["w2.1", "w3.1"], &["pool"])
        .hand(A, &[12])
        .holds(A, "1A")
        .set();
    assert!(table.offers(lay(12)), "with the Weapon");
    table.does(advance("w1")).does(lay(12));
    assert_eq!(table.tile_on(1), Some(12));
}

/// SIM-19.39: an ability in F3 may take the figure that stands on C11.
#[test]
fn an_ability_may_take_the_placed_figure() {
    let mut table = table(2)
        .row([Some(1), None, None, None])
        .holds(A, "1I")
        .vassals(A, &["library"], &["pool"])
        .dragon(A, 67, &[3])
        .set();
    table.does(place("scout_quarters")).does(choose("1W")).does(ability(67, 3));
    assert_eq!(table.where_are(A, Dragonrider), Vec::<String>::new());
    // The action goes on: a tile is still to be taken.
    table.does(Action::DrawTopTile);
    assert_eq!(table.purse(A), purse("1W+1I+2A+2M"));
}

/// SIM-19.40: a single space left by a given-up figure is free for later turns.
#[test]
fn a_space_left_is_free() {
    let mut table = table(2).vassals(A, &["pool"], &["armoury"]).dragon(A, 67, &[3]).set();
    table.does(ability(67, 3)).does(place("library")).does(Action::EndTurn);
    assert!(table.offers(place("armoury")));
}

/// SIM-19.44: a Power Tile is laid like any other tile and never returns.
#[test]
fn a_power_tile_is_laid_once() {
    let mut table = table(2).hand(A, &[35]).set();
    table.does(lay(35)).does(cover("w3")).does(place("w3.4")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("1I+2P"));
    assert!(!table.seen_by(B).players[0].has_power_tile);
}
