//! Every test of the crate in one program.

mod active;
mod announced;
mod common;
mod components;
mod estimate;
mod examples_battle;
mod examples_equipping;
mod examples_moving;
mod examples_turn;
mod golden;
mod held;
mod laws;
mod odds;
mod properties;
mod refusals;
mod rules;
mod rulings;
mod speed;
mod told;
