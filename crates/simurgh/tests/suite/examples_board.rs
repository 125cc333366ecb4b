//! The worked examples of chapter 21 about the City, the Wilds and paying.

use crate::common::*;
use simurgh::{Action, Edition, End, Good, Refusal};

/// X1 (SIM-12.2, SIM-12.3): six tiles and 18 resources at the end of the turn.
#[test]
fn x01_discards_a_tile_and_returns_three_tokens() {
    let mut table = table(2)
        .hand(A, &[13, 14, 37, 38, 39, 40])
        .holds(A, "6V+3S+5W+4A")
        .after_main_action()
        .set();
    table.does(Action::EndTurn);
    assert!(table.offers(discard(13, End::Bottom)));
    table.does(discard(37, End::Top));
    table.does(token(Good::Weapon)).does(token(Good::Vegetable)).does(token(Good::Vegetable));
    assert_eq!(table.purse(A), purse("4V+3S+5W+3A"));
    assert_eq!(table.hand(A), [13, 14, 38, 39, 40]);
    assert_eq!(table.decider(), B);
}

/// X2 (SIM-12.3): the German rulebook's numbers.
#[test]
fn x02_returns_down_to_fifteen() {
    let mut table = table(2).german().holds(A, "5V+3S+5W+5A").after_main_action().set();
    table.does(Action::EndTurn);
    table.does(token(Good::Weapon)).does(token(Good::Vegetable)).does(token(Good::Vegetable));
    assert_eq!(table.purse(A), purse("3V+3S+5W+4A"));
    assert_eq!(table.purse(A).resources(), 15);
}

/// X3 (SIM-7.1, SIM-6.10): a Spearman at the Barracks recruits another.
#[test]
fn x03_the_barracks_bring_a_spearman() {
    let mut table = table(2).holds(A, "4V+1M").set();
    table.does(place("barracks")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("1V"));
    assert_eq!(table.where_are(A, Spearman), ["barracks", "pool"]);
}

/// X4 (SIM-7.2, SIM-7.3, SIM-12.1): a tile from S3, and the row slides at the end of the turn.
#[test]
fn x04_the_scout_quarters_sell_a_tile() {
    let row = [Some(1), Some(2), Some(3), Some(13)];
    let mut table = table(2).holds(A, "1A+1I").row(row).deck(&[4]).set();
    table.does(place("scout_quarters")).does(with(Spearman)).does(choose("1W")).does(take("s3"));
    assert_eq!(table.purse(A), purse("1W+2P"));
    assert_eq!(table.hand(A), [3]);
    assert_eq!(table.row(), [Some(1), Some(2), None, Some(13)]);
    table.does(Action::EndTurn);
    assert_eq!(table.row(), [Some(1), Some(2), Some(13), Some(4)]);
}

/// X5 (SIM-8.2, SIM-8.3): the bonus first, then any space of the new tile.
#[test]
fn x05_a_new_tile_pays_its_bonus_and_any_of_its_spaces() {
    let mut table = table(2).hand(A, &[7]).set();
    table.does(lay(7)).does(cover("w1")).does(choose("1W"));
    assert_eq!(table.purse(A), purse("1W"));
    table.does(place("w1.2")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("1W+3V+1M"));
}

/// X6 (SIM-2.1): what a Dragonrider finds on #09.
#[test]
fn x06_the_spaces_of_tile_09() {
    let enter = |column: u8| {
        let mut table = table(2).wilds(1, 9).vassals(B, &["pool"], &["w1.1"]).set();
        table.does(place(&format!("w1.{column}")));
        table
    };
    for (share, goods) in [("2W", "2W"), ("1W+1S", "1W+1S"), ("2S", "2S")] {
        let mut table = enter(1);
        table.does(choose("2W/S")).does(split(share));
        assert_eq!(table.purse(A), purse(goods));
    }
    let mut table = enter(1);
    table.does(choose("3V"));
    assert_eq!(table.purse(A), purse("3V"));
    for (column, goods) in [(2, "5V"), (3, "4W"), (4, "4S")] {
        assert_eq!(enter(column).purse(A), purse(goods));
    }
}

/// X9 (SIM-8.7, SIM-8.8): the third Vassal acts in full, then the tile leaves.
#[test]
fn x09_the_third_vassal_closes_a_tile() {
    let mut table = table(3)
        .turn(2)
        .wilds(1, 5)
        .vassals(A, &["w1.1"], &["pool"])
        .vassals(C, &["pool"], &["w1.2"])
        .set();
    table.does(place("w1.4")).does(with(Spearman));
    assert_eq!(table.purse(B), purse("3S"));
    assert_eq!((table.tile_on(1), table.chronicle()), (None, 1));
    assert_eq!(table.where_are(A, Spearman), ["pool"]);
    assert_eq!(table.where_are(B, Spearman), ["resting"]);
    assert_eq!(table.where_are(C, Dragonrider), ["pool"]);
}

/// X10 (SIM-6.8, SIM-8.8): the Spearman on the tile is given up before the tile is counted.
#[test]
fn x10_a_board_spearman_is_given_up_for_wisdom() {
    let mut table = table(4)
        .wilds(1, 19)
        .vassals(A, &["w1.2", "pool"], &["armoury"])
        .vassals(B, &["w1.1"], &["pool"])
        .vassals(C, &["w1.3"], &["pool"])
        .set();
    table.does(place("w1.1"));
    assert_eq!(table.purse(A), purse("6I"));
    assert_eq!(table.where_are(A, Spearman), ["w1.1"]);
    assert_eq!((table.tile_on(1), table.chronicle()), (Some(19), 0));
}

/// X11 (SIM-6.7): #31.4 needs a second Dragonrider and three Vassals in all.
#[test]
fn x11_two_vassals_are_not_enough_for_31_4() {
    let table = table(2).wilds(1, 31).vassals(B, &["pool"], &["w1.1"]).set();
    assert_eq!(table.refusal(place("w1.4")), Refusal::NoVassalToGiveUp { vassal: Dragonrider });
}

/// X12 (SIM-6.7): the only Vassal can't be given up for itself.
#[test]
fn x12_the_only_spearman_pays_for_nothing() {
    let table = table(2)
        .wilds(1, 15)
        .wilds(2, 19)
        .vassals(A, &["pool"], &[])
        .vassals(B, &["w1.1", "w2.2"], &["pool"])
        .set();
    assert!(!table.offers(place("w1.2")));
    assert!(!table.offers(place("w2.1")));
    assert!(table.offers(place("great_market")));
}

/// X18 (SIM-8.3, SIM-8.4): the bonus of W4 pays for the entry.
#[test]
fn x18_the_bonus_pays_the_movement_cost() {
    let mut table = table(3).hand(A, &[40]).holds(A, "1I").set();
    table.does(lay(40));
    assert_eq!(table.tile_on(4), Some(40), "W4 is the only space where it can be entered");
    assert_eq!(table.purse(A), purse("2P"));
    assert_eq!(table.where_are(A, Dragonrider), ["w4.1"], "the only level for its price");
}

/// X19 (SIM-8.4, SIM-15.3): the bonus of W3 doesn't bring the missing Weapon.
#[test]
fn x19_a_bonus_that_does_not_help_is_not_offered() {
    let table = table(2).hand(A, &[40]).holds(A, "1I").set();
    assert_eq!(table.refusal(lay(40)), Refusal::NothingToEnter { tile: tile(40) });
    let mut richer = crate::common::table(3).hand(A, &[40]).holds(A, "1I+1M").wilds(4, 12);
    richer = richer.vassals(B, &["w4.1"], &["pool"]);
    assert!(!richer.set().offers(lay(40)), "W4 is taken, W3 gives only Wisdom");
}

/// X20 (SIM-8.2): a full Wilds, a Weapon, and a tile that is not an Exploration Tile.
#[test]
fn x20_a_weapon_makes_room() {
    let mut table = full_wilds(Edition::English).holds(A, "1A").hand(A, &[2]).set();
    table.does(lay(2));
    assert!(table.offers(remove("w2")));
    assert_eq!(table.refusal(remove("w3")), Refusal::ExplorationStays { tile: tile(37) });
    table.does(remove("w1")).does(choose("1S")).does(place("w1.3")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("1S+2A+2W"));
    assert_eq!((table.tile_on(1), table.chronicle()), (Some(2), 1));
    assert_eq!(table.where_are(B, Spearman), ["w2.1", "pool"]);
}

/// X21 (SIM-8.10): the Vassal that the removal sends home.
#[test]
fn x21_only_the_german_edition_places_a_vassal_sent_home() {
    let lays = |edition| {
        full_wilds(edition)
            .holds(A, "1A")
            .hand(A, &[2])
            .vassals(A, &["w1.2"], &["library"])
            .set()
            .offers(lay(2))
    };
    assert!(!lays(Edition::English));
    assert!(lays(Edition::German));
}

/// Three tiles of B for two players: #05, #07 and the Exploration Tile #37.
fn full_wilds(edition: Edition) -> Position {
    table(2).edition(edition).wilds(1, 5).wilds(2, 7).wilds(3, 37).vassals(
        B,
        &["w1.1", "w2.1"],
        &["w3.1"],
    )
}

/// X33 (SIM-5.6, SIM-8.10): the last Vassal comes home in F1.
#[test]
fn x33_a_rider_home_from_the_last_level_rests_in_the_english_edition() {
    let advanced = |edition| {
        let mut table =
            table(2).edition(edition).wilds(1, 42).holds(A, "3A").vassals(A, &[], &["w1.3"]).set();
        table.does(advance("w1"));
        table
    };
    let mut english = advanced(Edition::English);
    assert_eq!(english.refusal(place("great_market")), Refusal::VassalsRest);
    assert_eq!(english.options(), [Action::EndTurn]);
    english.does(Action::EndTurn);
    let mut german = advanced(Edition::German);
    assert!(!german.offers(Action::EndTurn));
    german.does(place("great_market")).does(choose("1P"));
    assert_eq!(german.score(A), 10);
}
