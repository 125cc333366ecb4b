//! The rules, chapter by chapter, each test with the rules it proves.

#[path = "../common/mod.rs"]
mod common;

mod dragons;
mod editions;
mod end;
mod exploration;
mod objectives;
mod paying;
mod rulings;
mod secrets;
mod setup;
mod turn;
mod wilds;
