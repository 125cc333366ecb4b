//! Attacks and a siege.

use crate::held;

#[test]
fn every_known_attack_is_held() {
    let said = held(&["attack"]);
    assert!(!said.contains("BROKEN"), "{said}");
    assert_eq!(said.matches("held").count(), 31, "{said}");
}

#[test]
fn people_play_while_others_do_harm() {
    let length = ["siege", "--seconds", "12", "--peace", "4"];
    let crowd = ["--tables", "6", "--idle", "60", "--hostile", "24", "--pace", "300"];
    let said = held(&[&length[..], &crowd].concat());
    assert!(said.contains("0 players lost their line"), "{said}");
}
