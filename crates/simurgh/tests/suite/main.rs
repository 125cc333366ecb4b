//! The rules chapter by chapter, the examples of the rulebooks, the laws, and games read once.

mod announced;
mod common;
mod components;
mod dragons;
mod editions;
mod end;
mod endings;
mod examples_board;
mod examples_dragons;
mod examples_end;
mod exploration;
mod golden;
mod laws;
mod objectives;
mod paying;
mod properties;
mod refusals;
mod rulings;
mod secrecy;
mod setup;
mod speed;
mod turn;
mod wilds;
mod words;
