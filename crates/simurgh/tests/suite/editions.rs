//! Chapter 20: the seven differences that `edition` switches, E1 to E7.

use simurgh::{Edition, Refusal};

use crate::common::*;

/// E1 (SIM-14.7), E2 (SIM-10.7), E3 (SIM-9.3), E4 (SIM-8.10) and E5 (SIM-6.8) have their tests with
/// their chapters; E7 (SIM-3.1) is example X22.
///
/// E6 (SIM-3.1): what the Red Dragon asks for a Dragonrider.
#[test]
fn e6_the_red_dragons_price() {
    let position = |edition| table(2).edition(edition).holds(A, "2W").dragon(A, 49, &[2]).set();
    let missing = Refusal::CannotPay { goods: purse("2M") };
    assert_eq!(position(Edition::English).refusal(ability(49, 2)), missing);
    let mut german = position(Edition::German);
    german.does(ability(49, 2));
    assert_eq!((german.purse(A), german.where_are(A, Dragonrider).len()), (purse(""), 2));
}
