//! Chapter 6: placing, paying, gaining.

use simurgh::{Action, CitySpace, Edition, Event, Refusal, Spot};

use crate::common::*;

/// SIM-6.1: a Spearman only on "any" spaces, one Vassal on a single space, many on a multiple one.
#[test]
fn letters_and_occupancy() {
    let mut table = table(2)
        .vassals(A, &["pool", "great_market"], &[])
        .vassals(B, &["armoury", "great_market"], &["pool"])
        .set();
    let spot = Spot::City(CitySpace::DragonSpires);
    assert_eq!(table.refusal(place("dragon_spires")), Refusal::DragonridersOnly { spot });
    let spot = Spot::City(CitySpace::Armoury);
    assert_eq!(table.refusal(place("armoury")), Refusal::Occupied { spot });
    table.does(place("great_market")).does(choose("1P"));
    assert_eq!(table.where_are(A, Spearman), ["great_market", "great_market"]);
}

/// SIM-6.2: an Exchange needs the full cost; the refusal says what is missing.
#[test]
fn an_exchange_needs_its_full_cost() {
    let table = table(2).holds(A, "1W+3V").set();
    assert_eq!(table.refusal(place("forge")), Refusal::CannotPay { goods: purse("1S") });
    assert_eq!(table.refusal(place("barracks")), Refusal::CannotPay { goods: purse("1M") });
}

/// SIM-6.3, SIM-19.4, SIM-1.2: a gained Vassal must be in the stock.
#[test]
fn no_vassal_without_stock() {
    let table = table(2)
        .holds(A, "3V+3M")
        .vassals(A, &["pool", "pool", "pool"], &["pool", "pool"])
        .dragon(A, 53, &[3])
        .set();
    let spearman = Refusal::NoVassalInStock { vassal: Spearman };
    let dragonrider = Refusal::NoVassalInStock { vassal: Dragonrider };
    assert_eq!(table.refusal(place("barracks")), spearman);
    assert_eq!(table.refusal(place("hunting_grounds")), dragonrider);
    assert_eq!(table.refusal(ability(53, 3)), dragonrider);
}

/// SIM-6.4, SIM-6.3, SIM-19.2: with an empty Dragon deck a Gain space gives the rest, an Exchange
/// nothing.
#[test]
fn an_empty_dragon_deck() {
    let position = || table(2).vassals(B, &["w1.1"], &["pool"]).empty_dragon_deck().holds(A, "4I");
    let mut research = position().wilds(1, 13).set();
    research.does(place("w1.3")).does(with(Spearman));
    assert_eq!(research.purse(A), purse("5I"));
    let exchange = position().wilds(1, 20).set();
    assert_eq!(exchange.refusal(place("w1.2")), Refusal::DragonDeckEmpty);
}

/// SIM-10.6, SIM-19.2: a short Dragon deck gives what it has.
#[test]
fn a_short_dragon_deck() {
    let mut table = table(2)
        .wilds(1, 20)
        .vassals(B, &["w1.1"], &["pool"])
        .holds(A, "2I")
        .empty_dragon_deck()
        .set();
    table.edit(|state| {
        state["players"][1]["lair"].as_object_mut().unwrap().remove("60");
        state["knowledge"]["dragons"].as_object_mut().unwrap().remove("60");
        state["dragon_deck"] = serde_json::json!([60]);
    });
    table.does(place("w1.2")).does(with(Spearman));
    assert_eq!(table.markers(A, 60), [1], "the only one is kept");
}

/// SIM-6.5: cost, then gain, then markers, then Dragons; one receiving event.
#[test]
fn the_order_inside_an_effect() {
    let mut table = table(2)
        .wilds(1, 38)
        .vassals(A, &["pool"], &["w1.3"])
        .holds(A, "2V+1M+1W")
        .dragon_deck(&[51, 52, 53, 54])
        .dragon(A, 57, &[3])
        .set();
    table.does(advance("w1"));
    let paid = Event::Paid { seat: A, goods: purse("2V+1M+1W") };
    let took = Event::Took { seat: A, goods: purse("8P") };
    let at = |event: &Event| table.events().iter().position(|each| each == event).unwrap();
    assert!(at(&paid) < at(&took));
    assert!(table.offers(ability(57, 3)), "abilities for what was received come first");
    table.does(Action::Done).does(keep(53));
    assert_eq!(table.markers(A, 53), [1, 2]);
    use simurgh::End::{Bottom, Top};
    table.does(put_dragon(51, Top)).does(put_dragon(52, Top));
    assert_eq!(table.tile_on(1), Some(38), "the tile leaves after the whole gain");
    table.does(put_dragon(54, Bottom));
    assert_eq!(table.tile_on(1), None);
}

/// SIM-6.6, SIM-19.31: points as a cost come from the score, which never goes below 0.
#[test]
fn points_are_paid_from_the_score() {
    let position =
        |points| table(2).wilds(1, 26).vassals(B, &["w1.1"], &["pool"]).holds(A, points).set();
    assert_eq!(position("1P").refusal(place("w1.4")), Refusal::NotEnoughPoints { count: 1 });
    assert!(!position("").offers(place("w1.3")));
    let mut table = position("2P");
    table.does(place("w1.4")).does(with(Spearman)).does(split("1V+3M"));
    assert_eq!(table.purse(A), purse("1V+3M"));
}

/// SIM-6.6: a cost is not paid from the gain of the same effect.
#[test]
fn a_gain_does_not_pay_its_own_cost() {
    let table = table(2).wilds(1, 16).vassals(B, &["pool"], &["w1.1"]).holds(A, "1I").set();
    assert!(!table.offers(place("w1.2")), "pay 2I, gain 5I");
}

/// SIM-6.7, SIM-19.5: at least one other Vassal stays, and a gained one doesn't count.
#[test]
fn the_last_vassal_is_never_given_up() {
    let table = table(2).holds(A, "1P").vassals(A, &["pool"], &[]).dragon(A, 63, &[1, 2, 3]).set();
    assert_eq!(table.refusal(ability(63, 3)), Refusal::LastVassal);
    let two = crate::common::table(2).holds(A, "1P").dragon(A, 63, &[1, 2, 3]);
    let mut two = two.set();
    two.does(ability(63, 3));
    assert_eq!(two.where_are(A, Dragonrider), ["pool", "pool"]);
}

/// SIM-6.8, SIM-15.1: with none in the pool, the player chooses a figure on the board.
#[test]
fn a_figure_on_the_board_is_chosen() {
    let mut table = table(2).vassals(A, &["pool"], &["library", "forge"]).dragon(A, 67, &[3]).set();
    table.does(ability(67, 3));
    table.does(give_up(Dragonrider, "forge"));
    assert_eq!(table.where_are(A, Dragonrider), ["library"]);
    assert_eq!(table.purse(A), purse("3A+2M"));
}

/// SIM-6.8, SIM-6.9: the Vassal being placed is not in the pool, and stays in the English edition.
#[test]
fn the_placed_vassal_as_the_one_given_up() {
    let position = |edition| {
        table(2)
            .edition(edition)
            .wilds(1, 34)
            .vassals(A, &["pool", "library"], &[])
            .vassals(B, &["pool"], &["w1.1"])
            .holds(A, "2A")
            .set()
    };
    let mut english = position(Edition::English);
    english.does(place("w1.4"));
    assert_eq!(english.where_are(A, Spearman), ["w1.4"], "the one in the Library went");
    let mut german = position(Edition::German);
    german.does(place("w1.4")).does(give_up(Spearman, "w1.4"));
    assert_eq!(german.where_are(A, Spearman), ["library"]);
    assert_eq!(german.score(A), 7);
}

/// SIM-6.8: another figure on the same multiple space may go.
#[test]
fn another_figure_on_the_same_space_may_go() {
    let mut table = table(4)
        .wilds(1, 19)
        .vassals(A, &["pool", "w1.1"], &["forge"])
        .vassals(B, &["w1.2"], &["pool"])
        .set();
    table.does(place("w1.1"));
    assert_eq!(table.where_are(A, Spearman), ["w1.1"]);
    assert_eq!(table.purse(A), purse("6I"));
}

/// SIM-6.10: a gained Vassal can be placed in the same turn.
#[test]
fn a_gained_vassal_is_ready_at_once() {
    let mut table = table(2).holds(A, "4M").vassals(A, &["library"], &[]).dragon(A, 53, &[3]).set();
    assert_eq!(table.refusal(place("armoury")), Refusal::NoVassalReady);
    table.does(ability(53, 3)).does(place("armoury"));
    assert_eq!(table.purse(A), purse("1A"));
}

/// SIM-6.11: any of the player's markers can be paid, also one on a single-use ability; it is not
/// used.
#[test]
fn any_marker_can_be_paid() {
    let mut table = table(2)
        .wilds(1, 27)
        .vassals(B, &["w1.3"], &["pool"])
        .dragon(A, 49, &[1])
        .dragon(A, 69, &[3])
        .set();
    table.does(place("w1.2")).does(with(Spearman)).does(pay_marker(69, 3));
    assert_eq!((table.markers(A, 49), table.markers(A, 69)), (vec![1], vec![]));
    assert_eq!(table.purse(A), purse("3I"));
    let none = crate::common::table(2).wilds(1, 27).vassals(B, &["w1.3"], &["pool"]).set();
    assert_eq!(none.refusal(place("w1.2")), Refusal::NoMarkerToPay);
}

/// SIM-15.2: of 2[W/S]+1S the split must leave the Stone.
#[test]
fn a_split_leaves_the_rest_payable() {
    let mut table = table(2).wilds(1, 39).vassals(A, &["pool"], &["w1.1"]).holds(A, "2W+2S").set();
    table.does(advance("w1"));
    assert_eq!(table.refusal(split("2S")), Refusal::RestNotPayable);
    assert!(table.offers(split("2W")));
    table.does(split("1W+1S"));
    assert_eq!(table.purse(A), purse("1W+4P"));
}

/// SIM-15.4: the kind of Vassal is asked only if both can pay.
#[test]
fn a_vassal_that_makes_the_cost_unpayable_is_not_offered() {
    let mut table = table(2).wilds(1, 19).vassals(B, &["w1.2"], &["pool"]).set();
    table.does(place("w1.1"));
    assert_eq!(table.where_are(A, Dragonrider), ["w1.1"], "the only Spearman is the cost");
    assert_eq!(table.where_are(A, Spearman), Vec::<String>::new());
    assert_eq!(table.purse(A), purse("6I"));
}

/// SIM-1.3: the bank is unlimited.
#[test]
fn the_bank_never_runs_out() {
    let mut table = table(2).holds(A, "30I").holds(B, "30I").set();
    table.does(place("library")).does(with(Spearman));
    assert_eq!(table.purse(A), purse("32I"));
}
