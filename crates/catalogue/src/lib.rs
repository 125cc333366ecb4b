//! The games of this table. A new game gets a line in `GAMES` and a dependency in `Cargo.toml`.

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
