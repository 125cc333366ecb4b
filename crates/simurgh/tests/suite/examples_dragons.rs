//! The worked examples of chapter 21 about Dragons, Exploration and Objectives.

use crate::common::*;
use simurgh::{Action, End, Good, Refusal};

/// X13 (SIM-10.13, SIM-10.16): two abilities add to Wisdom that was paid and received back.
#[test]
fn x13_two_boosts_stack() {
    let mut table = table(2)
        .wilds(1, 16)
        .vassals(B, &["pool"], &["w1.4"])
        .holds(A, "2I")
        .dragon(A, 57, &[2])
        .dragon(A, 65, &[1])
        .set();
    table.does(place("w1.2"));
    assert_eq!(table.purse(A), purse("5I"));
    table.does(ability(57, 2)).does(ability(65, 1));
    assert_eq!(table.purse(A), purse("9I"));
    assert!(table.offers(Action::EndTurn), "nothing is left to use");
}

/// X14 (SIM-10.17): L.1 adds to one of the received kinds, not to both.
#[test]
fn x14_one_more_vegetable_or_meat() {
    for (good, goods) in [(Good::Vegetable, "4V+1M"), (Good::Meat, "3V+2M")] {
        let mut table =
            table(2).wilds(1, 7).vassals(B, &["w1.1"], &["pool"]).dragon(A, 71, &[1]).set();
        table.does(place("w1.2")).does(with(Spearman));
        assert_eq!(table.refusal(ability(71, 1)), Refusal::NameTheGood);
        table.does(boost(71, good));
        assert_eq!(table.purse(A), purse(goods));
        assert!(table.offers(Action::EndTurn));
    }
}

/// X15 (SIM-10.13): both Bronze abilities on one event.
#[test]
fn x15_vegetables_and_meat_are_both_boosted() {
    let mut table =
        table(2).wilds(1, 12).vassals(B, &["w1.1"], &["pool"]).dragon(A, 59, &[1, 2]).set();
    table.does(place("w1.2")).does(with(Spearman)).does(ability(59, 1)).does(ability(59, 2));
    assert_eq!(table.purse(A), purse("5V+3M"));
}

/// X16 (SIM-9.5): a step, its window, and an extra move of the same Dragonrider.
#[test]
fn x16_a_dragonrider_moves_down_twice() {
    let mut table = table(2)
        .wilds(1, 42)
        .vassals(A, &["pool"], &["w1.1"])
        .holds(A, "6I")
        .dragon(A, 63, &[1, 2])
        .set();
    table.does(advance("w1"));
    assert_eq!(table.purse(A), purse("3I+5P"));
    table.does(ability(63, 2));
    assert_eq!(table.purse(A), purse("3I+5P+2M"));
    table.does(ability(63, 1));
    assert_eq!(table.purse(A), purse("12P+2M"));
    assert_eq!(table.where_are(A, Dragonrider), ["w1.3"]);
}

/// X17 (SIM-9.6): the last level ends the Exploration.
#[test]
fn x17_the_last_level_closes_the_tile() {
    let mut table = table(2)
        .wilds(1, 42)
        .vassals(A, &["pool"], &["w1.3"])
        .vassals(B, &["pool"], &["w1.1"])
        .holds(A, "3A")
        .set();
    table.does(advance("w1"));
    assert_eq!(table.purse(A), purse("9P"));
    assert_eq!((table.tile_on(1), table.chronicle()), (None, 1));
    assert_eq!(table.where_are(B, Dragonrider), ["pool"]);
}

/// X22 (SIM-3.1): E.3 in both editions.
#[test]
fn x22_the_white_dragon_in_both_editions() {
    let mut english = table(2).dragon(A, 57, &[3]).set();
    let goods = engine::Set::only(Good::PowerPoint);
    let refusal = Refusal::OnlyWhenReceiving { dragon: dragon(57), slot: slot(3), goods };
    assert_eq!(english.refusal(ability(57, 3)), refusal);
    english.does(place("great_market")).does(with(Spearman)).does(choose("1P"));
    english.does(ability(57, 3));
    assert_eq!(english.score(A), 3);
    let mut german = table(2).german().dragon(A, 57, &[3]).set();
    german.does(ability(57, 3));
    assert_eq!(german.score(A), 2);
}

/// X23 (SIM-10.3, SIM-10.5): markers skip a single-use ability.
#[test]
fn x23_a_single_use_ability_gets_no_second_marker() {
    let position = || {
        table(2).wilds(1, 16).vassals(B, &["pool"], &["w1.1"]).holds(A, "2I").dragon(A, 63, &[1])
    };
    let mut alone = position().set();
    alone.does(place("w1.3"));
    assert_eq!(alone.markers(A, 63), [1, 2], "the second marker is lost");
    let mut with_another = position().dragon(A, 49, &[]).set();
    with_another.does(place("w1.3")).does(mark(63));
    assert_eq!(with_another.markers(A, 63), [1, 2]);
    assert_eq!(with_another.markers(A, 49), [1]);
}

/// X24 (SIM-10.14): a marker that comes with the Wisdom is too late to add to it.
#[test]
fn x24_a_new_marker_is_too_late_for_its_own_event() {
    let mut table =
        table(2).wilds(1, 13).vassals(B, &["w1.1"], &["pool"]).dragon(A, 65, &[2, 3]).set();
    table.does(place("w1.2")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("3I"));
    assert_eq!(table.markers(A, 65), [1, 2, 3]);
    assert!(table.offers(Action::EndTurn));
}

/// X26 (SIM-11.3): a replaced Objective doesn't bring the end closer.
#[test]
fn x26_the_copper_dragon_replaces_an_objective() {
    let mut table = table(2)
        .objectives(&[73, 74, 75])
        .objective_deck(&[80, 81, 82])
        .dragon(A, 69, &[3])
        .holds(A, "2W+2S")
        .set();
    table.does(place("dragonlord_statue")).does(pick_objective(81));
    // O2 is the only space whose cost can be paid, so the question answers itself.
    table.does(put_objective(80, End::Top)).does(put_objective(82, End::Bottom));
    let view = table.view();
    assert_eq!(view.objectives[1], Some(objective(81)));
    assert_eq!(view.objectives.iter().flatten().count(), 3);
    assert!(view.replaced_objectives.contains(objective(74)));
    assert_eq!(view.end_triggered, None);
    assert_eq!((table.purse(A), table.markers(A, 69)), (purse("6P"), vec![]));
}

/// X32 (SIM-10.18, SIM-6.5): the Grey Dragon pays for the Spearman before the gain.
#[test]
fn x32_a_given_up_spearman_brings_wood_and_stone() {
    let mut table = table(2)
        .wilds(1, 33)
        .vassals(A, &["pool", "pool"], &["library"])
        .vassals(B, &["pool"], &["w1.1"])
        .holds(A, "2I")
        .dragon(A, 67, &[1])
        .set();
    table.does(place("w1.4"));
    assert_eq!(table.purse(A), purse(""), "the cost is paid, the gain has not come");
    table.does(ability(67, 1)).does(split("1W+1S"));
    assert_eq!(table.purse(A), purse("1W+1S+7P"));
    assert_eq!(table.where_are(A, Spearman), ["w1.4"]);
}
