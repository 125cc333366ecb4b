//! A picture of a rulebook: a real position, drawn by the table's own code.

use std::sync::{Arc, OnceLock};

use bots::Playable;
use engine::{AnyMatch, Seat, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Who plays until the picture is taken: quick, and the same every time.
const PLAYERS: &str = "greedy";

/// A position and what is shown of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// What the rulebook calls it: `![…](board:start)`.
    pub name: String,
    seats: u8,
    options: Map<String, Value>,
    seed: String,
    /// The decisions before the picture is taken.
    steps: usize,
    seat: u8,
    /// What is shown.
    pub show: Show,
    /// The numbers that stand at things of the board.
    #[serde(default)]
    pub labels: Vec<Label>,
    #[serde(skip)]
    position: OnceLock<Option<Arc<dyn AnyMatch>>>,
}

/// What of a table a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// The board in the middle.
    Board,
    /// What lies before the viewer.
    Own,
    /// The whole table.
    Table,
}

/// A number at a thing of the board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// Which thing, as a selector of style sheets.
    pub at: String,
    /// The number.
    pub text: String,
}

impl Picture {
    /// Through whose eyes it is seen.
    pub fn seat(&self) -> Seat {
        Seat::of(usize::from(self.seat))
    }

    /// The picture's position, played once. `None` if the game doesn't accept these options.
    pub fn position(&self, game: &dyn Playable) -> Option<Arc<dyn AnyMatch>> {
        self.position.get_or_init(|| self.play(game).map(Arc::from)).clone()
    }

    fn play(&self, game: &dyn Playable) -> Option<Box<dyn AnyMatch>> {
        let seed = Seed::from_phrase(&self.seed);
        let mut position = game.start(self.seats, &self.options, seed).ok()?;
        let mut bots = Vec::new();
        for seat in 0..self.seats {
            bots.push(game.bot(PLAYERS, u64::from(seat)).ok()?);
        }
        while position.steps() < self.steps {
            let Some(seat) = position.waiting().first() else { break };
            let action = bots[seat.index()].choose(position.as_ref(), seat)?;
            position.act(seat, action).ok()?;
        }
        Some(position)
    }
}

#[cfg(test)]
mod tests {
    use crate::courses;

    #[test]
    fn every_picture_is_taken_in_the_middle_of_its_game() {
        for course in courses() {
            let game = catalogue::find(course.game).unwrap();
            for picture in &course.pictures {
                let position = picture.position(game).expect("the options are the game's");
                let name = format!("{}/{}", course.game, picture.name);
                assert!(position.steps() >= picture.steps, "{name}: the game ended before");
                assert!(position.outcome().is_none(), "{name}: the game is over");
                assert!(picture.seat().index() < usize::from(position.seats()), "{name}");
            }
        }
    }
}
