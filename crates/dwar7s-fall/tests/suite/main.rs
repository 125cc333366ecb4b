//! The tests of Dwar7s Fall in one program.

mod announced;
mod board;
mod common;
mod components;
mod empires;
mod estimate;
mod examples_board;
mod examples_play;
mod examples_rulebook;
mod golden;
mod laws;
mod ogre_cards;
mod pieces;
mod preview;
mod properties;
mod refusals;
mod rulings;
mod rulings_modules;
mod setup;
mod speed;
mod troll;
mod turn;
