//! The games of this table. A new game gets a `static`, a place in `GAMES`, and a dependency in
//! `Cargo.toml`.

use std::fmt;

use bots::Playable;
use engine::GameOf;

/// A list of games, each a static of its own.
macro_rules! shelf {
    ($($game:ty),+ $(,)?) => {
        &[$({
            static GAME: GameOf<$game> = GameOf::new();
            &GAME
        }),+]
    };
}

static GAMES: &[&dyn Playable] = shelf![
    simurgh::Simurgh,
    clash_of_rage::ClashOfRage,
    belaad::Belaad,
    dwar7s_fall::Dwar7sFall,
    connect_four::ConnectFour,
    cactus::Cactus,
];

/// Every game, in the order in which they are shown.
pub fn games() -> &'static [&'static dyn Playable] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn Playable, UnknownGame> {
    let found = games().iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| UnknownGame(id.to_owned()))
}

/// A game that isn't on this table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = games().iter().map(|game| game.info().id).collect();
        write!(f, "there is no game '{}': the games are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_their_own_id() {
        for game in games() {
            let id = game.info().id;
            assert_eq!(find(id).map(|found| found.info().id), Ok(id));
        }
        assert!(find("chess").is_err());
    }

    #[test]
    fn every_game_has_every_bot() {
        for game in games() {
            for name in bots::NAMES {
                let recipe = bots::recipe(&game.info(), name);
                assert!(recipe.is_ok(), "{} {name}: {recipe:?}", game.info().id);
            }
        }
    }

    /// `hard` answers within 1 s, `master` within 5 s, the others within 0.2 s.
    #[test]
    fn every_level_has_its_deadline() {
        for game in games() {
            for (name, most) in
                [("novice", 200), ("easy", 200), ("medium", 200), ("hard", 1000), ("master", 5000)]
            {
                let millis = bots::recipe(&game.info(), name).unwrap().millis;
                assert!((1..=most).contains(&millis), "{} {name}: {millis}", game.info().id);
            }
        }
    }

    #[test]
    fn hints_leave_nothing_to_chance_and_come_in_time() {
        for game in games() {
            let recipe = bots::recipe(&game.info(), bots::ADVISER).unwrap();
            assert_eq!((recipe.method, recipe.noise), (bots::Method::Search, 0.0));
            assert!((1..=2000).contains(&recipe.millis), "{}", game.info().id);
        }
    }
}
