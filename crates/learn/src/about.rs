//! What a stranger wants to know before the first click.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::Words;

/// A game in a few words and numbers.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// What it is, in one line.
    pub line: Words,
    /// What kind of game it is.
    pub kind: Words,
    /// Whom it is for.
    pub for_whom: Words,
    /// How heavy it is, from 1 to 5.
    pub weight: u8,
    /// How much luck decides, from 1 to 5.
    pub luck: u8,
    /// How much players get in each other's way, from 1 to 5.
    pub conflict: u8,
    /// The best numbers of players.
    pub best_with: Vec<u8>,
    /// The options of a first game; what is missing gets its default.
    pub first_game: Map<String, Value>,
    /// How many people a first game is best for, the newcomer included.
    pub first_seats: u8,
    /// How long people take for a decision, in seconds: a guess.
    pub pace: u32,
    /// How long bots' games were.
    pub measured: Vec<Measured>,
}

/// The length of games between bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The number of players.
    pub seats: u8,
    /// The median number of decisions of all players together.
    pub decisions: u32,
}

impl About {
    /// How many minutes a game takes, from few players to many, in steps of five minutes.
    pub fn minutes(&self) -> Option<(u32, u32)> {
        let minutes = |each: &Measured| (each.decisions * self.pace).div_ceil(300) * 5;
        let all = || self.measured.iter().map(minutes);
        Some((all().min()?, all().max()?))
    }
}

#[cfg(test)]
mod tests {
    use crate::courses;

    #[test]
    fn what_is_told_fits_the_game() {
        for course in courses() {
            let info = catalogue::find(course.game).unwrap().info();
            let about = &course.about;
            for scale in [about.weight, about.luck, about.conflict] {
                assert!((1..=5).contains(&scale), "{}: {scale} is not from 1 to 5", course.game);
            }
            for seats in about.best_with.iter().chain([&about.first_seats]) {
                assert!(info.seats().contains(seats), "{}: {seats} players", course.game);
            }
            let (short, long) = about.minutes().expect("the game was measured");
            assert!(short >= 5 && short <= long && long <= 240, "{}: {short}-{long}", course.game);
        }
    }

    #[test]
    fn a_first_game_can_be_set_up() {
        for course in courses() {
            let game = catalogue::find(course.game).unwrap();
            let seed = engine::Seed::from_phrase("first game");
            let about = &course.about;
            let started = game.start(about.first_seats, &about.first_game, seed);
            assert!(started.is_ok(), "{}: {:?}", course.game, started.err());
        }
    }
}
