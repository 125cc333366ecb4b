//! Chapters 5, 7 and 12: the turn, the City, the end of the turn.

use engine::{Language, Refused};
use simurgh::{Action, End, Event, Good, Refusal, RowSpace};

use crate::common::*;

/// SIM-5.1, SIM-5.2: Free Actions, exactly one Main Action, Free Actions, the end.
#[test]
fn a_turn_has_one_main_action() {
    let mut table = table(2).dragon(A, 53, &[1]).dragon(A, 54, &[1]).set();
    assert_eq!(table.refusal(Action::EndTurn), Refusal::MainActionDue);
    table.does(ability(53, 1));
    table.does(place("armoury")).does(with(Spearman));
    assert_eq!(table.refusal(place("library")), Refusal::MainActionTaken);
    table.does(ability(54, 1)).does(Action::EndTurn);
    assert_eq!((table.decider(), table.purse(A)), (B, purse("1A+4M")));
}

/// SIM-5.3: abilities any number of times, one advance in all.
#[test]
fn only_one_dragonrider_advances_in_a_turn() {
    let mut table = table(2)
        .wilds(1, 44)
        .wilds(2, 48)
        .vassals(A, &["pool"], &["w1.1", "w2.1"])
        .holds(A, "1A+2W")
        .dragon(A, 49, &[1])
        .dragon(A, 50, &[1])
        .set();
    table.does(ability(49, 1)).does(choose("1V")).does(ability(50, 1)).does(choose("1V"));
    table.does(advance("w2"));
    assert_eq!(table.refusal(advance("w1")), Refusal::AlreadyAdvanced);
}

/// SIM-5.4: Free Actions between the Wood and the tile at the Scout Quarters.
#[test]
fn free_actions_pay_for_a_scouted_tile() {
    let mut table =
        table(2).row([Some(1), None, None, Some(2)]).holds(A, "1I+1A+2M").dragon(A, 53, &[2]).set();
    table.does(place("scout_quarters")).does(with(Spearman)).does(choose("1W"));
    table.does(ability(53, 2)).does(take("s4"));
    assert_eq!(table.purse(A), purse("1W+2A+3P"));
}

/// SIM-5.4: no Free Action between laying a tile and entering it.
#[test]
fn no_free_action_between_tile_and_vassal() {
    let mut table = table(2).hand(A, &[7]).dragon(A, 53, &[1]).set();
    table.does(lay(7)).does(cover("w3"));
    assert_eq!(table.refused(ability(53, 1)), Refused::OtherQuestion);
}

/// SIM-5.5: at the Scout Quarters no Free Action may spend what the tile costs.
#[test]
fn a_free_action_never_blocks_the_scout_quarters() {
    let position = |row| {
        let mut table =
            table(2).row(row).holds(A, "1A").dragon(A, 61, &[3]).dragon(A, 53, &[1]).set();
        table.does(place("scout_quarters")).does(with(Spearman)).does(choose("1S"));
        table
    };
    let table = position([None, Some(1), None, None]);
    assert_eq!(table.refusal(ability(61, 3)), Refusal::BlocksScoutQuarters);
    assert!(table.offers(ability(53, 1)), "what costs nothing is free");
}

/// SIM-5.5: a sub-option that would block is not offered either.
#[test]
fn a_row_ability_leaves_a_tile_for_the_scout_quarters() {
    let chronicle: Vec<u8> = (1..=8).chain(13..=17).chain(21..=25).chain(37..=42).collect();
    // Both tiles of the row are all that is left; S1 costs 1 Wisdom, S4 more than A has.
    let mut table = table(5)
        .length(simurgh::Length::Long)
        .chronicle(&chronicle)
        .row([Some(43), None, None, Some(44)])
        .holds(A, "1I+1A")
        .dragon(A, 61, &[3])
        .set();
    table.does(place("scout_quarters")).does(with(Spearman)).does(choose("1S"));
    table.does(ability(61, 3));
    // S4 was the only tile that the ability could take, and S1 is the only one left to buy.
    assert_eq!(table.hand(A), [43, 44]);
    assert_eq!(table.purse(A), purse("1S"));
}

/// SIM-5.6: with any legal Main Action one must be taken, even if a Free Action brings it.
#[test]
fn a_new_vassal_makes_the_main_action_due_again() {
    let mut table = table(2)
        .wilds(1, 42)
        .vassals(A, &[], &["w1.3"])
        .holds(A, "3A+2M+2W")
        .dragon(A, 49, &[2])
        .set();
    table.does(advance("w1"));
    assert!(table.offers(Action::EndTurn));
    table.does(ability(49, 2));
    assert_eq!(table.refusal(Action::EndTurn), Refusal::MainActionDue);
    table.does(place("library"));
}

/// SIM-5.7, SIM-5.2: Vassals are retrieved together, then empty tiles leave.
#[test]
fn retrieved_vassals_wait_for_the_next_turn() {
    let mut table = table(2)
        .wilds(1, 5)
        .wilds(2, 7)
        .vassals(A, &["w1.1", "armoury"], &["w2.1"])
        .vassals(B, &["w2.2"], &["pool"])
        .set();
    table.does(Action::RetrieveVassals);
    assert_eq!(table.refusal(Action::Done), Refusal::RetrieveOne);
    table.does(retrieve(Spearman, "w1.1"));
    assert_eq!(table.tile_on(1), Some(5), "the tile leaves when all are chosen");
    table.does(retrieve(Dragonrider, "w2.1")).does(Action::Done);
    assert_eq!((table.tile_on(1), table.tile_on(2)), (None, Some(7)));
    assert_eq!(table.where_are(A, Spearman), ["armoury", "pool"]);
    assert_eq!(table.refusal(place("library")), Refusal::MainActionTaken);
}

/// SIM-7.1: the twelve spaces of the City do what is printed.
#[test]
fn the_city_pays_as_printed() {
    let visit = |space: &str, goods: &str| {
        let mut table =
            table(2).holds(A, goods).vassals(A, &[], &["pool"]).dragon(A, 49, &[]).set();
        table.does(place(space));
        table
    };
    assert_eq!(visit("armoury", "").purse(A), purse("1A"));
    assert_eq!(visit("library", "").purse(A), purse("2I"));
    assert_eq!(visit("forge", "1W+1S").purse(A), purse("2A"));
    assert_eq!(visit("dragon_spires", "").purse(A), purse("1I"));
    assert_eq!(visit("barracks", "3V+1M").where_are(A, Spearman), ["pool"]);
    assert_eq!(visit("hunting_grounds", "2V+3M").where_are(A, Dragonrider).len(), 2);
    assert_eq!(visit("training_grounds", "3W").markers(A, 49), [1, 2]);
    assert_eq!(visit("builders_square", "2S").markers(A, 49), [1, 2]);
    let mut market = visit("great_market", "");
    market.does(choose("1V"));
    assert_eq!(market.purse(A), purse("1V"));
    let mut breeding = visit("breeding_grounds", "1V+1M+1W+1S+1A");
    breeding.does(keep(51)).does(put_dragon(50, End::Top)).does(put_dragon(52, End::Bottom));
    assert_eq!(breeding.markers(A, 51), [1, 2, 3]);
}

/// SIM-7.2: a choice of Wood or Stone that leaves no tile is not offered, and neither is C11.
#[test]
fn the_scout_quarters_need_a_tile_that_can_be_paid() {
    let poor = table(2).row([Some(1), Some(2), None, None]).set();
    assert_eq!(poor.refusal(place("scout_quarters")), Refusal::NoTileToTake);
    let rich = table(2).row([Some(1), Some(2), None, None]).holds(A, "1I").set();
    assert!(rich.offers(place("scout_quarters")));
}

/// SIM-7.3, SIM-12.1: the gap stays to the end of the turn; then tiles slide and the deck fills.
#[test]
fn the_row_slides_at_the_end_of_the_turn() {
    let mut table = table(2)
        .row([Some(1), Some(2), Some(3), Some(4)])
        .deck(&[13, 14])
        .holds(A, "2A")
        .dragon(A, 61, &[3])
        .dragon(A, 62, &[3])
        .set();
    table.does(ability(61, 3)).does(take("s1")).does(ability(62, 3)).does(take("s3"));
    assert_eq!(table.row(), [None, Some(2), None, Some(4)]);
    table.does(place("library")).does(with(Spearman)).does(Action::EndTurn);
    assert_eq!(table.row(), [Some(2), Some(4), Some(13), Some(14)]);
    table.happened(&Event::RowFilled { row: RowSpace::S4, tile: tile(14) });
}

/// SIM-12.1: an empty deck leaves the high spaces empty.
#[test]
fn an_empty_deck_fills_nothing() {
    let chronicle: Vec<u8> = (1..=8).chain(13..=17).chain(21..=25).chain(37..=42).collect();
    let mut table = table(5)
        .length(simurgh::Length::Long)
        .chronicle(&chronicle)
        .row([None, Some(43), None, Some(44)])
        .after_main_action()
        .set();
    table.does(Action::EndTurn);
    assert_eq!(table.row(), [Some(43), Some(44), None, None]);
}

/// SIM-12.2, SIM-19.23: tiles beyond five go back; a Power Tile never does.
#[test]
fn a_hand_of_six_with_a_power_tile() {
    let mut table = table(2)
        .hand(A, &[29, 1, 2, 3, 4, 5])
        .row([Some(6), Some(7), Some(8), Some(13)])
        .deck(&[14])
        .after_main_action()
        .set();
    table.does(Action::EndTurn);
    assert_eq!(table.refusal(discard(29, End::Top)), Refusal::PowerTileStays);
    table.does(discard(1, End::Top));
    assert_eq!(table.hand(A), [2, 3, 4, 5, 29]);
    assert_eq!(table.seen_by(A).action_deck.known, [(1, tile(1))]);
    assert_eq!(table.seen_by(B).action_deck.known, []);
}

/// SIM-12.3, SIM-1.4: 15 resources in Spearman mode, 12 in Dragonlord mode; points don't count.
#[test]
fn the_resource_limit_depends_on_the_mode() {
    let over = |position: Position| {
        let mut table = position.holds(A, "8V+8W+30P").after_main_action().set();
        table.does(Action::EndTurn);
        let mut returned = 0;
        while table.decider() == A {
            assert_eq!(table.refusal(token(Good::PowerPoint)), Refusal::NoResource);
            table.does(token(if returned % 2 == 0 { Good::Wood } else { Good::Vegetable }));
            returned += 1;
        }
        returned
    };
    assert_eq!(over(table(2)), 1);
    assert_eq!(over(table(2).dragonlord()), 4);
}

/// SIM-12.4: only the active player is checked.
#[test]
fn the_others_keep_what_they_have() {
    let mut table = table(2).holds(B, "20V").after_main_action().set();
    table.does(Action::EndTurn);
    assert_eq!((table.decider(), table.purse(B)), (B, purse("20V")));
}

/// SIM-15.6: a question that isn't asked can't be answered.
#[test]
fn only_the_open_question_is_answered() {
    let mut table = table(2).set();
    assert_eq!(table.refused(choose("1W")), Refused::OtherQuestion);
    table.does(place("great_market")).does(with(Spearman));
    assert_eq!(table.refused(Action::EndTurn), Refused::OtherQuestion);
    assert_eq!(table.refusal(choose("1W")), Refusal::NotAnAlternative);
}

/// SIM-5.3: the question after the Main Action names the Free Actions that are possible, and no others.
#[test]
fn a_question_names_the_free_actions_that_are_possible() {
    let rider = || table(2).wilds(1, 44).vassals(A, &["pool"], &["w1.1"]).after_main_action();
    let asked = |position: Position| position.set().question(Language::English);
    assert_eq!(asked(rider()), "Nothing is left to do: end your turn.");
    assert_eq!(asked(rider().holds(A, "1A")), "You may advance a Dragonrider, or end your turn.");
    let dragon = || rider().dragon(A, 69, &[2]);
    assert_eq!(asked(dragon()), "You may use Dragons, or end your turn.");
    assert_eq!(
        asked(dragon().holds(A, "1A")),
        "You may use Dragons, advance a Dragonrider, or end your turn."
    );
}

/// SIM-5.1: the question before the Main Action names the Main Actions that are possible, and no others.
#[test]
fn a_question_names_the_main_actions_that_are_possible() {
    let asked = |position: Position| position.set().question(Language::English);
    let at_home = table(2).vassals(A, &["pool"], &["pool"]);
    assert_eq!(asked(at_home), "Your Main Action: place a Vassal.");
    let tile = || table(2).wilds(1, 3);
    assert_eq!(
        asked(tile().vassals(A, &["pool"], &["w1.1"])),
        "Your Main Action: place a Vassal or retrieve Vassals."
    );
    assert_eq!(
        asked(tile().vassals(A, &["w1.1"], &["w1.2"])),
        "Your Main Action: retrieve Vassals, for nobody is ready at home."
    );
}
