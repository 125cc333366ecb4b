//! Journals, positions and component files that somebody or something has damaged are read or refused.
//!
//! `make fuzz` looks further, guided by coverage. This is a test program of its own, because
//! components that were read stay in play.

use engine::conformance::fuzz_damaged;

#[test]
fn of_connect_four() {
    fuzz_damaged::<connect_four::ConnectFour>(1000);
}

#[test]
fn of_simurgh() {
    fuzz_damaged::<simurgh::Simurgh>(200);
}

#[test]
fn of_clash_of_rage() {
    fuzz_damaged::<clash_of_rage::ClashOfRage>(200);
}

#[test]
fn of_belaad() {
    fuzz_damaged::<belaad::Belaad>(200);
}

#[test]
fn of_dwar7s_fall() {
    fuzz_damaged::<dwar7s_fall::Dwar7sFall>(200);
}
