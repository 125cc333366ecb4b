//! The drawn boards, game by game: played on the board itself.

mod belaad;
