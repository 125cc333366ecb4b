//! The drawn boards, game by game.

mod belaad;
