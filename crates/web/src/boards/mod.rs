//! The drawn boards: one for each game that has one, and one that draws any game.
//!
//! A board implements [`Board`] and is listed in `BOARDS`. It draws from the viewer's view and the
//! offered choices, marks what can be clicked with [`crate::scene::Target`], names the pieces that
//! travel with `data-piece` and `data-at`, and hands what changes by itself to the scene's parts.
//!
//! Beside its Rust file a board has `assets/boards/<game>.css`, `text/boards/<game>.<language>.ftl`
//! for what it says beyond the game's own words, a sheet of symbols `assets/boards/<game>.svg` that
//! [`crate::draw::symbol`] draws from and, if it must, a script `assets/boards/<game>.js`.

mod belaad;
mod clash_of_rage;
mod connect_four;
mod dwar7s_fall;
mod generic;
mod simurgh;

use engine::Seat;
use maud::Markup;
use table::Sight;

use crate::scene::Scene;

pub use generic::{Generic, choice_list};

/// How a game is drawn.
pub trait Board: Send + Sync {
    /// The id of the game it draws.
    fn game(&self) -> &'static str;

    /// The board in the middle of the table.
    fn board(&self, scene: &Scene<'_>) -> Markup;

    /// What lies before the viewer: hand, player board. Nothing if the game has no such place.
    fn own_area(&self, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    /// What a player's panel tells of a seat beyond its name: score, supplies, number of cards.
    fn player(&self, _scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
        None
    }

    /// The points of a seat as they stand, for the chart of a finished game. Nothing if the game
    /// counts none before its end.
    fn points(&self, _sight: &Sight, _seat: Seat) -> Option<i32> {
        None
    }

    /// The card that explains a thing of the board: its name and effect in words. `thing` is the
    /// value of an element's attribute `data-about`, and may be anything a browser sends.
    fn about(&self, _scene: &Scene<'_>, _thing: &str) -> Option<Markup> {
        None
    }
}

static BOARDS: [&dyn Board; 5] = [
    &clash_of_rage::ClashOfRageBoard,
    &connect_four::ConnectFourBoard,
    &belaad::BelaadBoard,
    &simurgh::SimurghBoard,
    &dwar7s_fall::Dwar7sFallBoard,
];

/// The board for the game with this id: its own, or the one for any game.
pub fn board_of(game: &str) -> &'static dyn Board {
    BOARDS.into_iter().find(|board| board.game() == game).unwrap_or(&Generic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_board_of_its_own_gets_the_one_for_any_game() {
        assert_eq!(board_of("connect-four").game(), "connect-four");
        assert_eq!(board_of("a-game-nobody-drew").game(), "");
    }

    #[test]
    fn every_board_belongs_to_a_game() {
        for board in BOARDS {
            assert!(catalogue::find(board.game()).is_ok(), "{}", board.game());
        }
    }
}
