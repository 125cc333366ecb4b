//! What the games look like: a folder for each, and a board that draws any game.
//!
//! A game's folder holds everything: its drawing (`mod.rs` and beside it), its colours
//! (`style.css`), its signs (`symbols.svg`), its pictures (`art.svg`, made by the scripts in
//! `art/`), its cover (`cover.svg`), a bitmap of its table for shared links (`shared.png`), what it
//! says beyond the game's own words (`en.ftl`, `de.ftl`) and, if it must, a script (`script.js`).
//! [`Skin`] names them, and a line in `SKINS` registers it.
//!
//! A [`Board`] draws from the viewer's view and the offered choices, marks what can be clicked with
//! [`crate::Target`], names the pieces that travel with `data-piece` and `data-at`, and hands what
//! changes by itself to the scene's parts.

mod art;
mod belaad;
mod clash_of_rage;
mod connect_four;
mod dwar7s_fall;
mod generic;
mod simurgh;

use engine::{Ahead, AnyView, Language, Seat};
use maud::Markup;

use crate::assets::Source;
use crate::bundles::{Carried, Plan};
use crate::scene::Scene;

pub use generic::{Generic, choice_list};

static SKINS: [&Skin; 5] =
    [&simurgh::SKIN, &clash_of_rage::SKIN, &belaad::SKIN, &dwar7s_fall::SKIN, &connect_four::SKIN];

/// What a game looks like.
pub struct Skin {
    /// The id of the game.
    pub id: &'static str,
    /// How it is drawn.
    pub board: &'static dyn Board,
    /// The files of its folder that browsers load: cover, style, symbols, art, script.
    pub files: &'static [Source],
    /// What its board says beyond the game's own words.
    pub texts: &'static [(Language, &'static str)],
}

/// Makes the skin of the folder it stands in: `skin!("id", Board, symbols, art, script)`,
/// the last three if the folder has them.
macro_rules! skin {
    (@file symbols $id:literal) => {
        $crate::assets::Source::symbols(
            concat!("boards/", $id, ".svg"),
            include_bytes!("symbols.svg"),
        )
    };
    (@file art $id:literal) => {
        $crate::assets::Source::symbols(concat!("art/", $id, ".svg"), include_bytes!("art.svg"))
    };
    (@file script $id:literal) => {
        $crate::assets::Source::script(concat!("boards/", $id, ".js"), include_bytes!("script.js"))
    };
    ($id:literal, $board:expr $(, $file:ident)*) => {
        $crate::games::Skin {
            id: $id,
            board: &$board,
            files: &[
                $crate::assets::Source::symbols(
                    concat!("covers/", $id, ".svg"),
                    include_bytes!("cover.svg"),
                ),
                $crate::assets::Source::bitmap(
                    concat!("shared/", $id, ".png"),
                    include_bytes!("shared.png"),
                ),
                $crate::assets::Source::style(
                    concat!("boards/", $id, ".css"),
                    include_bytes!("style.css"),
                ),
                $($crate::games::skin!(@file $file $id),)*
            ],
            texts: &[
                (engine::Language::English, include_str!("en.ftl")),
                (engine::Language::German, include_str!("de.ftl")),
            ],
        }
    };
}
pub(crate) use skin;

/// A side that seats play for together. They share its score.
pub struct Side {
    /// What the players call it.
    pub name: String,
    /// Its sign in its colour, for places of every kind.
    pub sign: Markup,
}

/// How a game is drawn.
pub trait Board: Send + Sync {
    /// The board in the middle of the table.
    fn board(&self, scene: &Scene<'_>) -> Markup;

    /// What lies before the viewer: hand, player board. `None` if the game has no such place.
    fn own_area(&self, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    /// What a player's panel shows of a seat beyond its name: score, supplies, number of cards.
    fn player(&self, _scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
        None
    }

    /// The points of a seat as they stand, for the chart of a finished game. `None` if the game
    /// counts none before its end.
    fn points(&self, _view: &AnyView, _seat: Seat) -> Option<i32> {
        None
    }

    /// Whether an action only says how many or which way round: who lays something down decides it on
    /// the way.
    fn is_manner(&self, _action: u32) -> bool {
        false
    }

    /// Whether an action is asked for again and again, so that somebody may want to go on with it.
    fn goes_on(&self, _action: u32) -> bool {
        false
    }

    /// Rows of choices that mean one thing at this table, which only the game can know.
    fn plans(&self, _scene: &Scene<'_>) -> Vec<Plan> {
        Vec::new()
    }

    /// The action whose thing on the board a gesture ends on: its last, if the board has no other name
    /// for the place. Nothing if it can't be told.
    fn lands_on(&self, actions: &[u32]) -> Option<u32> {
        actions.last().copied()
    }

    /// What the viewer's hand can carry from one place to another, beyond what answers open questions that
    /// follow on each other: a figure whose space is asked for before it, a token to its only place.
    fn carries(&self, _view: &AnyView, _ahead: &Ahead) -> Vec<Carried> {
        Vec::new()
    }

    /// The number that stands beside a seat's name where there is room for one: its points, if nothing
    /// else is said.
    fn standing(&self, scene: &Scene<'_>, seat: Seat) -> Option<i32> {
        self.points(scene.view, seat)
    }

    /// The side that a seat plays for, in a game of sides.
    fn side(&self, _scene: &Scene<'_>, _seat: Seat) -> Option<Side> {
        None
    }

    /// The key of what decides between players with equal points. Nothing if they always share a place.
    fn tie_breaks(&self) -> Option<&'static str> {
        None
    }

    /// What an origin of points stood for, drawn beside its name in the final scoring.
    fn origin(&self, _scene: &Scene<'_>, _origin: &str) -> Option<Markup> {
        None
    }

    /// The card that explains a thing of the board: its name and effect in words. `thing` is the
    /// value of an element's attribute `data-about`, and may be anything a browser sends.
    fn about(&self, _scene: &Scene<'_>, _thing: &str) -> Option<Markup> {
        None
    }
}

/// The skins of all games that have one.
pub fn skins() -> impl Iterator<Item = &'static Skin> {
    SKINS.into_iter()
}

/// The skin of the game with this id, if it has one.
pub fn skin_of(game: &str) -> Option<&'static Skin> {
    skins().find(|skin| skin.id == game)
}

/// The board for the game with this id: its own, or the one for any game.
pub fn board_of(game: &str) -> &'static dyn Board {
    skin_of(game).map_or(&Generic, |skin| skin.board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skin_belongs_to_a_game_of_its_own() {
        for skin in skins() {
            assert!(catalogue::find(skin.id).is_ok(), "{}", skin.id);
            assert!(skin_of(skin.id).is_some_and(|found| std::ptr::eq(found, skin)), "{}", skin.id);
        }
        assert!(skin_of("a-game-nobody-drew").is_none());
    }

    #[test]
    fn every_skin_speaks_every_language() {
        for skin in skins() {
            let languages: Vec<Language> = skin.texts.iter().map(|(each, _)| *each).collect();
            assert_eq!(languages, Language::ALL, "{}", skin.id);
        }
    }
}
