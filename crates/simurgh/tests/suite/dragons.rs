//! Chapter 10: Dragons, markers, abilities.

use simurgh::{Action, Edition, End, Event, Good, Refusal};

use crate::common::*;

/// SIM-10.1: an ability without a marker cannot be used, nor another's Dragon.
#[test]
fn abilities_need_their_marker() {
    let table = table(2).dragon(A, 53, &[2]).dragon(B, 49, &[1]).set();
    let slot = simurgh::Slot::new(1).unwrap();
    assert_eq!(table.refusal(ability(53, 1)), Refusal::NoMarkerThere { dragon: dragon(53), slot });
    assert_eq!(table.refusal(ability(49, 1)), Refusal::NotYourDragon { dragon: dragon(49) });
}

/// SIM-10.2, SIM-10.6: a kept Dragon has its markers from the left.
#[test]
fn a_kept_dragon_is_marked_from_the_left() {
    let mut table = table(2)
        .wilds(1, 20)
        .vassals(B, &["w1.1"], &["pool"])
        .holds(A, "4I")
        .dragon_deck(&[70, 64, 50, 52])
        .set();
    table.does(place("w1.3")).does(with(Spearman)).does(keep(64));
    assert_eq!(table.markers(A, 64), [1]);
    assert_eq!(
        table.refusal(put_dragon(64, End::Top)),
        Refusal::DragonNotDrawn { dragon: dragon(64) }
    );
}

/// SIM-10.3, SIM-10.4: the player chooses the Dragon, never the ability.
#[test]
fn markers_go_on_the_leftmost_empty_ability() {
    let mut table = table(2).holds(A, "3W").dragon(A, 49, &[2]).dragon(A, 51, &[1]).set();
    table.does(place("training_grounds")).does(with(Spearman)).does(mark(49)).does(mark(51));
    assert_eq!((table.markers(A, 49), table.markers(A, 51)), (vec![1, 2], vec![1, 2]));
}

/// SIM-10.3: placing is mandatory while possible; what fits nowhere is lost.
#[test]
fn markers_that_fit_nowhere_are_lost() {
    let mut table = table(2).holds(A, "3W").dragon(A, 49, &[1, 2]).set();
    table.does(place("training_grounds")).does(with(Spearman));
    assert_eq!(table.markers(A, 49), [1, 2, 3]);
    table.happened(&Event::LostMarkers { seat: A, count: 1 });
}

/// SIM-10.7: tiles go back one at a time, on top or under the deck.
#[test]
fn drawn_dragons_are_put_back_in_any_order() {
    let mut table = table(2)
        .wilds(1, 20)
        .vassals(B, &["w1.1"], &["pool"])
        .holds(A, "4I")
        .dragon_deck(&[49, 50, 51, 52])
        .set();
    table.does(place("w1.3")).does(with(Spearman)).does(keep(50));
    table.does(put_dragon(51, End::Top)).does(put_dragon(49, End::Bottom));
    table.does(put_dragon(52, End::Top));
    let own = table.seen_by(A).dragon_deck;
    assert_eq!(own.known, [(1, dragon(52)), (2, dragon(51)), (23, dragon(49))]);
    assert_eq!(table.seen_by(B).dragon_deck.known, []);
}

/// SIM-10.7: the German edition puts Dragons from the Breeding Grounds under the deck.
#[test]
fn breeding_grounds_in_both_editions() {
    let bred = |edition| {
        let mut table =
            table(2).edition(edition).holds(A, "1V+1M+1W+1S+1A").dragon_deck(&[49, 50, 51]).set();
        table.does(place("breeding_grounds")).does(keep(49));
        table
    };
    assert!(bred(Edition::English).offers(put_dragon(50, End::Top)));
    assert_eq!(bred(Edition::German).refusal(put_dragon(50, End::Top)), Refusal::OnlyUnder);
    let mut german = bred(Edition::German);
    german.does(put_dragon(51, End::Bottom));
    assert_eq!(german.seen_by(A).dragon_deck.known, [(22, dragon(51)), (23, dragon(50))]);
}

/// SIM-10.8: the marker comes off first, and the cost must be payable.
#[test]
fn an_ability_is_an_exchange() {
    let mut table = table(2).holds(A, "1V").dragon(A, 55, &[1, 2, 3]).set();
    table.does(ability(55, 1));
    assert_eq!((table.purse(A), table.markers(A, 55)), (purse("2M"), vec![2, 3]));
    assert_eq!(table.refusal(ability(55, 2)), Refusal::CannotPay { goods: purse("1V") });
}

/// SIM-10.9: A.3 costs a further marker, from any Dragon of the player.
#[test]
fn the_red_dragon_burns_another_marker() {
    let alone = table(2).dragon(A, 49, &[3]).set();
    assert_eq!(alone.refusal(ability(49, 3)), Refusal::NoMarkerToPay);
    let mut table = table(2).dragon(A, 49, &[1, 3]).dragon(A, 63, &[3]).set();
    table.does(ability(49, 3)).does(pay_marker(63, 3));
    assert_eq!((table.score(A), table.markers(A, 49)), (4, vec![1]));
}

/// SIM-10.10: G.3 takes a row tile without cost or bonus of the row; L.2 draws the top tile.
#[test]
fn abilities_that_take_action_tiles() {
    let row = [Some(1), Some(2), Some(3), Some(4)];
    let mut table = table(2)
        .row(row)
        .deck(&[13])
        .holds(A, "1A+1I")
        .dragon(A, 61, &[3])
        .dragon(A, 71, &[2])
        .set();
    table.does(ability(61, 3)).does(take("s4"));
    assert_eq!(table.purse(A), purse("1I"), "no points for S4");
    table.does(ability(71, 2));
    assert_eq!(table.hand(A), [4, 13]);
    assert_eq!(table.seen_by(B).players[0].hand.iter().collect::<Vec<_>>(), [tile(4)]);
}

/// SIM-10.11: a Dragonrider must be in the stock.
#[test]
fn no_third_dragonrider() {
    let table = table(2)
        .holds(A, "2M+2W")
        .vassals(A, &["pool"], &["pool", "library"])
        .dragon(A, 49, &[2])
        .set();
    let none = Refusal::NoVassalInStock { vassal: Dragonrider };
    assert_eq!(table.refusal(ability(49, 2)), none);
}

/// SIM-10.12, SIM-19.38: a Wilds bonus is a receiving event.
#[test]
fn a_wilds_bonus_is_boosted() {
    let mut table = table(2).hand(A, &[7]).dragon(A, 57, &[2]).set();
    table.does(lay(7)).does(cover("w3")).does(ability(57, 2));
    assert_eq!(table.purse(A), purse("3I"));
}

/// SIM-10.13, SIM-19.20: copies on two Dragons stack; each is used at most once for an event.
#[test]
fn two_copies_stack() {
    let mut table = table(2).dragon(A, 57, &[2]).dragon(A, 58, &[2]).set();
    table.does(place("library")).does(with(Spearman)).does(ability(57, 2));
    assert!(!table.offers(ability(57, 2)));
    table.does(ability(58, 2));
    assert_eq!(table.purse(A), purse("6I"));
}

/// SIM-10.15: an extra opens no new event; a plain triggered gain does.
#[test]
fn extras_are_not_boosted_but_triggered_gains_are() {
    let mut table = table(2)
        .wilds(1, 40)
        .vassals(A, &["pool"], &["w1.1"])
        .holds(A, "1I+1A")
        .dragon(A, 63, &[2])
        .dragon(A, 59, &[2])
        .set();
    table.does(advance("w1")).does(ability(63, 2)).does(ability(59, 2));
    assert_eq!(table.purse(A), purse("4P+4M"), "2 Meat of the step, 2 more of the Bronze Dragon");
}

/// SIM-10.17: with only Meat received there is nothing to choose.
#[test]
fn the_turquoise_dragon_with_one_kind() {
    let mut table =
        table(2).wilds(1, 11).vassals(B, &["w1.2"], &["pool"]).dragon(A, 71, &[1]).set();
    table.does(place("w1.1")).does(with(Spearman));
    assert!(!table.offers(boost(71, Good::Meat)));
    table.does(ability(71, 1));
    assert_eq!(table.purse(A), purse("3M"));
}

/// SIM-10.18: J.2 pays for a Dragonrider, after the whole cost; its Stone can't pay it.
#[test]
fn the_grey_dragon_pays_after_the_cost() {
    let mut table = table(2)
        .vassals(A, &["pool"], &["pool", "library"])
        .dragon(A, 67, &[2, 3])
        .dragon(A, 68, &[2])
        .set();
    table.does(ability(67, 3)).does(ability(67, 2)).does(ability(68, 2));
    assert_eq!(table.purse(A), purse("4S+3A+2M"));
}

/// SIM-10.19: the window repeats until "done".
#[test]
fn a_window_can_be_left() {
    let mut table = table(2).dragon(A, 57, &[2]).dragon(A, 58, &[2]).set();
    table.does(place("library")).does(with(Spearman)).does(ability(57, 2)).does(Action::Done);
    assert_eq!((table.purse(A), table.markers(A, 58)), (purse("4I"), vec![2]));
}
