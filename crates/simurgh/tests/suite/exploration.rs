//! Chapter 9: Exploration Tiles.

use simurgh::{Action, Edition, Refusal, WildsSpace};

use crate::common::*;

/// SIM-9.1, SIM-19.16: Dragonriders enter at L1, one of each player.
#[test]
fn entering_an_exploration_tile() {
    let table = table(2)
        .wilds(1, 40)
        .wilds(2, 41)
        .vassals(A, &["pool"], &["w1.1", "pool"])
        .vassals(B, &["pool"], &["w2.1"])
        .holds(A, "5I+5A+5V")
        .set();
    assert_eq!(table.refusal(place("w1.1")), Refusal::RiderOnTile { wilds: WildsSpace::W1 });
    assert_eq!(table.refusal(place("w2.2")), Refusal::EnterAtFirstLevel);
    assert!(table.offers(place("w2.1")));
}

/// SIM-9.2, SIM-19.17, SIM-2.2: the next level must have a free space.
#[test]
fn a_full_level_blocks_the_way() {
    let table = table(3)
        .wilds(1, 40)
        .vassals(A, &["pool"], &["w1.2"])
        .vassals(B, &["pool"], &["w1.3"])
        .vassals(C, &["pool"], &["w1.3"])
        .holds(A, "1I+1A")
        .set();
    assert_eq!(table.refusal(advance("w1")), Refusal::LevelFull { spot: level(40, 3) });
    assert_eq!(table.refusal(advance("w2")), Refusal::NoRiderThere { wilds: WildsSpace::W2 });
}

/// SIM-9.3: a Dragonrider advances in the turn of its entry only in the English edition.
#[test]
fn advancing_in_the_turn_of_entry() {
    let entered = |edition| {
        let mut table = table(2)
            .edition(edition)
            .wilds(1, 44)
            .vassals(B, &["pool"], &["w1.1"])
            .holds(A, "2A")
            .set();
        table.does(place("w1.1"));
        table
    };
    assert!(entered(Edition::English).offers(advance("w1")));
    assert_eq!(entered(Edition::German).refusal(advance("w1")), Refusal::EnteredThisTurn);
}

/// SIM-9.4: entering is not moving down.
#[test]
fn entering_opens_no_move_window() {
    let mut table = table(2)
        .wilds(1, 44)
        .vassals(B, &["pool"], &["w1.1"])
        .holds(A, "2A")
        .dragon(A, 65, &[2])
        .set();
    table.does(place("w1.1"));
    assert!(table.offers(Action::EndTurn), "nothing is asked");
    let (dragon, slot) = (dragon(65), slot(2));
    assert_eq!(table.refusal(ability(65, 2)), Refusal::OnlyAfterStep { dragon, slot });
}

/// SIM-9.5: extra moves chain, one marker each, and each has its own window.
#[test]
fn extra_moves_chain() {
    let mut table = table(2)
        .wilds(1, 44)
        .vassals(A, &["pool"], &["w1.1"])
        .holds(A, "3A")
        .dragon(A, 63, &[1])
        .dragon(A, 69, &[1])
        .dragon(A, 65, &[2])
        .set();
    table.does(advance("w1")).does(split("3V")).does(ability(63, 1)).does(split("2W"));
    table.does(ability(69, 1));
    // L4 is reached; the window of that step still has the Violet Dragon.
    table.does(ability(65, 2));
    assert_eq!(table.purse(A), purse("3V+2W+7P"));
    assert_eq!(table.tile_on(1), None);
}

/// SIM-9.5: an extra move that can't be paid is not offered.
#[test]
fn an_extra_move_must_be_legal() {
    let mut table = table(2)
        .wilds(1, 40)
        .vassals(A, &["pool"], &["w1.1"])
        .holds(A, "1I+1A")
        .dragon(A, 63, &[1, 2])
        .set();
    table.does(advance("w1"));
    assert_eq!(table.refusal(ability(63, 1)), Refusal::CannotPay { goods: purse("1I") });
    table.does(ability(63, 2));
    assert_eq!(table.purse(A), purse("4P+2M"));
}

/// SIM-9.5, SIM-10.14: a marker that the step itself brought is not eligible in its window.
#[test]
fn a_marker_from_the_reward_is_too_late_for_the_window() {
    let mut table = table(2)
        .wilds(1, 37)
        .vassals(A, &["pool"], &["w1.1"])
        .holds(A, "2I")
        .dragon(A, 65, &[1])
        .set();
    table.does(advance("w1"));
    assert_eq!(table.markers(A, 65), [1, 2, 3]);
    assert!(!table.offers(ability(65, 2)), "I.2 got its marker from this very step");
}

/// SIM-9.6: riders of others lose their position, and their marker windows never open.
#[test]
fn the_last_level_sends_all_riders_home() {
    let mut table = table(2)
        .wilds(1, 40)
        .vassals(A, &["pool"], &["w1.3"])
        .vassals(B, &["pool"], &["w1.2"])
        .holds(A, "1I+1A")
        .set();
    table.does(advance("w1"));
    assert_eq!(table.where_are(A, Dragonrider), ["resting"]);
    assert_eq!(table.where_are(B, Dragonrider), ["pool"]);
}

/// SIM-9.7: many riders don't crowd an Exploration Tile; the last one to leave closes it.
#[test]
fn exploration_tiles_are_never_crowded() {
    let mut table = table(3)
        .wilds(1, 44)
        .vassals(A, &["pool"], &["pool"])
        .vassals(B, &["pool"], &["w1.1"])
        .vassals(C, &["pool"], &["w1.1"])
        .holds(A, "1A")
        .set();
    table.does(place("w1.1"));
    assert_eq!(table.tile_on(1), Some(44), "three riders stay");
    let mut alone = crate::common::table(2).wilds(1, 44).vassals(A, &["pool"], &["w1.2"]).set();
    alone.does(Action::RetrieveVassals);
    assert_eq!(alone.tile_on(1), None);
}
