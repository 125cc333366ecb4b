//! Chapter 8: laying and removing Action Tiles.

use simurgh::{Action, Departure, Edition, Event, Refusal};

use crate::common::*;

/// SIM-8.1: a tile in hand, a Vassal in the pool, a free space.
#[test]
fn laying_needs_tile_vassal_and_space() {
    let table = table(2).hand(A, &[7]).vassals(A, &["library"], &[]).set();
    assert_eq!(table.refusal(lay(7)), Refusal::NoVassalReady);
    assert_eq!(table.refusal(lay(8)), Refusal::NotInHand { tile: tile(8) });
}

/// SIM-8.1, SIM-19.11, SIM-1.6: no removal while a space is free; only spaces in play.
#[test]
fn no_weapon_while_a_space_is_free() {
    let mut table =
        table(2).wilds(1, 5).vassals(B, &["w1.1"], &["pool"]).hand(A, &[7]).holds(A, "1A").set();
    table.does(lay(7));
    assert_eq!(table.refusal(remove("w1")), Refusal::SpaceIsFree);
    assert_eq!(table.refusal(cover("w1")), Refusal::SpaceTaken { wilds: simurgh::WildsSpace::W1 });
    assert_eq!(table.refusal(cover("w4")), Refusal::NotInPlay { wilds: simurgh::WildsSpace::W4 });
}

/// SIM-8.2, SIM-19.10: no Weapon, no removal; Exploration Tiles everywhere, no removal at all.
#[test]
fn a_full_wilds() {
    let full = |third, weapons| {
        table(2)
            .wilds(1, 40)
            .wilds(2, 41)
            .wilds(3, third)
            .vassals(A, &["pool"], &["w1.1"])
            .vassals(B, &["w3.1"], &["w2.1"])
            .hand(A, &[7])
            .holds(A, weapons)
    };
    assert_eq!(full(5, "").set().refusal(lay(7)), Refusal::NoWeapon);
    assert!(full(5, "1A").set().offers(lay(7)));
    let wilderness = full(42, "1A").vassals(B, &["pool"], &["w2.1", "w3.1"]).set();
    assert_eq!(wilderness.refusal(lay(7)), Refusal::OnlyExploration);
}

/// SIM-8.4: a bonus that would leave no space to enter is not offered.
#[test]
fn a_bonus_that_blocks_the_tile_is_not_offered() {
    // #28 without points needs 2[W/S] on .3; A has one Wood, so either bonus will do.
    let mut either = table(2).hand(A, &[28]).holds(A, "1W").set();
    either.does(lay(28));
    assert_eq!(either.tile_on(1), Some(28), "no other space brings Wood or Stone");
    assert!(either.offers(choose("1W")) && either.offers(choose("1S")));
    // #24 with one Vegetable needs nothing; with nothing at all only W1 and W2 help.
    let mut table = table(2).hand(A, &[24]).set();
    table.does(lay(24));
    assert_eq!(table.refusal(cover("w3")), Refusal::NothingToEnter { tile: tile(24) });
    table.does(cover("w2"));
    assert_eq!(table.tile_on(2), Some(24));
    assert!(table.where_are(A, Spearman) == ["pool"], "the bonus chose itself: Meat opens nothing");
    assert_eq!(table.purse(A), purse("1V"));
}

/// SIM-8.4: a boost of the bonus that takes the last marker #27 needs is not offered.
#[test]
fn a_boost_may_not_take_the_marker_that_the_tile_needs() {
    let mut table = table(2).hand(A, &[27]).dragon(A, 59, &[1]).vassals(A, &["pool"], &[]).set();
    table.does(lay(27)).does(cover("w2")).does(choose("1V"));
    // Without a Weapon or points only #27.2 is open, and it costs the only marker.
    assert_eq!(table.purse(A), purse("1V+3I"));
    assert!(table.markers(A, 59).is_empty());
    assert_eq!(table.where_are(A, Spearman), ["w2.2"]);
}

/// SIM-8.5, SIM-8.6: a space pays each time it is covered, and a new tile is not empty.
#[test]
fn a_space_pays_again_when_covered_again() {
    let mut table = table(2)
        .wilds(1, 5)
        .wilds(2, 7)
        .wilds(3, 12)
        .vassals(B, &["w1.1", "w2.1", "w3.1"], &["pool"])
        .hand(A, &[8])
        .holds(A, "1A")
        .set();
    table.does(lay(8)).does(remove("w3"));
    assert_eq!(table.purse(A), purse("1I"));
    assert_eq!(table.tile_on(3), Some(8));
}

/// SIM-8.7, SIM-8.8: tiles leave in the order of their spaces, four Vassals are too many for four.
#[test]
fn tiles_leave_when_crowded_or_empty() {
    let mut table = table(4)
        .wilds(1, 5)
        .vassals(A, &["pool"], &["library"])
        .vassals(B, &["w1.1", "w1.1"], &["pool"])
        .vassals(C, &["w1.2"], &["pool"])
        .set();
    table.does(place("w1.1")).does(choose("1W"));
    assert_eq!(table.tile_on(1), None);
    let crowded = Event::TileLeft { tile: tile(5), departure: Departure::Crowded };
    table.happened(&crowded);
    let mut two = crate::common::table(2)
        .wilds(1, 5)
        .wilds(2, 7)
        .vassals(A, &["w2.1", "w1.1"], &["pool"])
        .set();
    two.does(Action::RetrieveVassals).does(Action::RetrieveAll);
    let left: Vec<&Event> =
        two.events().iter().filter(|event| matches!(event, Event::TileLeft { .. })).collect();
    let empty = |number| Event::TileLeft { tile: tile(number), departure: Departure::Empty };
    assert_eq!(left, [&empty(5), &empty(7)]);
}

/// SIM-8.9: Vassals go home without a decision and the tile never returns.
#[test]
fn a_removed_tile_is_in_the_chronicle() {
    let mut table = table(2)
        .wilds(1, 5)
        .wilds(2, 7)
        .wilds(3, 12)
        .vassals(B, &["w1.1", "w2.1", "w3.1"], &["w1.2"])
        .hand(A, &[8])
        .holds(A, "1A")
        .set();
    table.does(lay(8)).does(remove("w1"));
    assert!(table.seen_by(B).chronicle.contains(tile(5)));
    assert_eq!(table.where_are(B, Dragonrider), ["pool"]);
}

/// SIM-8.10, SIM-6.8: a Vassal that rests counts as pool and is given up first.
#[test]
fn a_resting_vassal_is_given_up_first() {
    let mut table = table(2)
        .wilds(1, 5)
        .wilds(2, 7)
        .wilds(3, 12)
        .vassals(A, &["pool", "pool", "w1.1"], &[])
        .vassals(B, &["w2.1", "w3.1"], &["pool"])
        .hand(A, &[19])
        .holds(A, "1A")
        .set();
    table.does(lay(19)).does(remove("w1")).does(choose("1W")).does(place("w1.1"));
    assert_eq!(table.where_are(A, Spearman), ["w1.1", "pool"], "the one that rested is gone");
}

/// SIM-8.10, SIM-19.12: a tile with one's own Vassals can be removed; the edition decides who can
/// be placed.
#[test]
fn removing_a_tile_with_own_vassals() {
    for (edition, home) in [(Edition::English, "resting"), (Edition::German, "pool")] {
        let mut table = table(2)
            .edition(edition)
            .wilds(1, 5)
            .wilds(2, 7)
            .wilds(3, 12)
            .vassals(A, &["w1.1"], &["pool"])
            .vassals(B, &["w2.1", "w3.1"], &["pool"])
            .hand(A, &[8])
            .holds(A, "1A")
            .set();
        table.does(lay(8)).does(remove("w1")).does(choose("1W"));
        assert_eq!(table.where_are(A, Spearman), [home]);
    }
}

/// SIM-8.11: Objectives are not Action Tiles: no Weapon removes one.
#[test]
fn objectives_stay() {
    let table = table(2).objectives(&[73]).holds(A, "1A").set();
    assert!(!table.options().iter().any(|action| matches!(action, Action::RemoveTile { .. })));
}
