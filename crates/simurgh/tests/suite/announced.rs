//! SIM-15.5: nothing happens that was not announced; SIM-6.5: the order in which a gain arrives.

use engine::Language;
use simurgh::{Action, Cause, End, Event, Good, Length};

use crate::common::*;

/// SIM-6.5, X24: a full Dragon uses its marker first and takes the new one.
#[test]
fn a_full_dragon_makes_room_for_the_marker_of_the_same_effect() {
    let mut table =
        table(2).wilds(1, 13).vassals(B, &["w1.1"], &["pool"]).dragon(A, 65, &[1, 2, 3]).set();
    table.does(place("w1.2")).does(with(Spearman));
    table.does(ability(65, 1));
    assert_eq!(table.purse(A), purse("5I"));
    assert_eq!(table.markers(A, 65), [1, 2, 3], "the marker of #13.2 lies where one was used");
    assert!(table.offers(Action::EndTurn), "SIM-10.14: the new marker comes too late");
}

/// SIM-6.5, SIM-10.19: the window opens before markers are placed, and without its use they are lost.
#[test]
fn a_full_dragon_that_keeps_its_marker_loses_the_new_one() {
    let mut table =
        table(2).wilds(1, 13).vassals(B, &["w1.1"], &["pool"]).dragon(A, 57, &[1, 2, 3]).set();
    table.does(place("w1.2")).does(with(Spearman)).does(Action::Done);
    table.happened(&Event::LostMarkers { seat: A, count: 1 });
}

/// SIM-15.5, D5: laying a tile names its only space with the price.
#[test]
fn the_only_space_of_a_new_tile_is_named_with_its_price() {
    let mut table = table(2).hand(A, &[40]).holds(A, "1A").set();
    let choice = table.choice(Language::English, lay(40));
    let entered = " → On W3: take 1 Wisdom → Exploration #40, level 1, Dragonrider: pay 1 Wisdom and 1 \
                   Weapon, take 2 Power Points";
    assert!(choice.ends_with(entered), "{choice}");
    table.does(lay(40));
    assert_eq!(table.tile_on(3), Some(40), "only the bonus of W3 brings the Wisdom");
    assert_eq!(table.purse(A), purse("2P"));
}

/// SIM-15.5, D14: what comes before the only tile at the Scout Quarters names it with its price.
#[test]
fn the_only_tile_at_the_scout_quarters_is_named_with_its_price() {
    let row = [Some(1), Some(2), None, None];
    let mut table = table(2).row(row).holds(A, "1I").set();
    table.does(place("scout_quarters")).does(with(Spearman));
    let choice = table.choice(Language::English, choose("1W"));
    assert!(choice.contains(" → Production #01 on S1: pay 1 Wisdom. The tile: "), "{choice}");
    table.does(choose("1W"));
    assert_eq!(table.purse(A), purse("1W"));
}

/// SIM-15.5, D22: ending the turn names the tokens that go back, if they are all of one kind.
#[test]
fn the_only_kind_of_token_to_return_is_named() {
    let row = [Some(1), Some(2), Some(3), Some(4)];
    let mut table = table(2).row(row).holds(A, "17V").after_main_action().set();
    assert_eq!(
        table.choice(Language::English, Action::EndTurn),
        "End the turn → Return 1 Vegetable → Return 1 Vegetable"
    );
    table.does(Action::EndTurn);
    assert_eq!(table.purse(A), purse("15V"));
}

/// SIM-15.5, D22: new tiles in the row come to light first, so the tokens could not be named
/// before.
#[test]
fn a_single_kind_of_token_is_asked_for_after_new_tiles() {
    let row = [Some(1), Some(2), None, None];
    let mut table = table(2).row(row).holds(A, "16V").after_main_action().set();
    assert_eq!(table.choice(Language::English, Action::EndTurn), "End the turn");
    table.does(Action::EndTurn);
    assert_eq!(table.options(), [token(Good::Vegetable)]);
}

/// SIM-15.5: choosing an Objective names the only space with its price.
#[test]
fn the_only_space_for_an_objective_is_named_with_its_price() {
    let mut table = table(2).objective_deck(&[80, 81, 82]).holds(A, "3A").set();
    table.does(place("dragonlord_statue"));
    assert_eq!(
        table.choice(Language::English, pick_objective(81)),
        "Objective #81 (Ability markers on Gold, Silver and Copper: 11 points for the first place, 5 \
         for the second, 2 for the third) → On O4: pay 3 Weapons, take 6 Power Points"
    );
    table.does(pick_objective(81));
    assert_eq!(table.purse(A), purse("6P"));
}

/// SIM-15.5: laying a tile names the only one that it can replace, and the Weapon.
#[test]
fn the_only_tile_to_remove_is_named_with_its_price() {
    let mut table = table(2)
        .wilds(1, 37)
        .wilds(2, 38)
        .wilds(3, 5)
        .vassals(B, &["w3.1"], &["w1.1", "w2.1"])
        .hand(A, &[12])
        .holds(A, "1A")
        .set();
    let choice = table.choice(Language::English, lay(12));
    assert!(
        choice.ends_with(" → In place of Production #05 on W3: pay 1 Weapon, then take 1 Wisdom"),
        "{choice}"
    );
    table.does(lay(12));
    assert_eq!((table.tile_on(3), table.count(A, Good::Weapon)), (Some(12), 0));
}

/// SIM-13.2: the log tells of the end after the points that come with the Objective.
#[test]
fn the_end_is_told_after_its_points() {
    let mut table = table(2)
        .length(Length::Short)
        .objectives(&[73, 74, 75])
        .objective_deck(&[80, 81, 82])
        .holds(A, "3A")
        .set();
    table.does(place("dragonlord_statue")).does(pick_objective(81));
    let at = |event: &Event| table.events().iter().position(|each| each == event).unwrap();
    let took = at(&Event::Took { seat: A, goods: purse("6P") });
    assert!(took < at(&Event::EndTriggered { seat: A, cause: Cause::Objectives }));
    table.does(put_objective(80, End::Top));
}

/// SIM-15.5, D2, D7, D9: a choice names the only Vassal that can be placed, the only way to pay,
/// and the Vassal that is given up.
#[test]
fn what_is_paid_without_a_question_is_named() {
    let table =
        table(2).vassals(A, &["pool"], &["library"]).dragon(A, 61, &[1, 2]).holds(A, "2W+1V").set();
    assert_eq!(
        table.choice(Language::English, place("great_market")).split(':').next(),
        Some("Great Market, Spearman")
    );
    assert_eq!(
        table.choice(Language::English, ability(61, 2)),
        "Black Dragon #61, 2nd ability: pay 2 Wood or Stone (any mix), take 3 Weapons → 2 Wood"
    );
    let retrieved = "Retrieve Vassals → The Dragonrider on the Library";
    assert_eq!(table.choice(Language::English, Action::RetrieveVassals), retrieved);
}
