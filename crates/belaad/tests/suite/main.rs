//! The tests of Belaad, one program.

mod abilities;
mod announced;
mod common;
mod components;
mod examples_derived;
mod examples_rulebook;
mod golden;
mod laws;
mod odds;
mod order;
mod properties;
mod refusals;
mod rulings;
mod secrecy;
mod setup;
mod speed;
mod turn;
