//! A bot that decides for a seat.

use std::sync::Mutex;

use bots::AnyBot;
use engine::Seat;
use pyo3::prelude::*;

use crate::failure::{Broken, SofraError, bad_setup, caught, detached, unknown_bot};
use crate::game::Game;
use crate::seed;

/// A bot of a level: `Bot("hard")`.
///
/// Levels are `sofra.LEVELS`; there are also `"random"`, `"greedy"` and `"search"`, and settings as
/// `"hard:simulations=500:millis=0"`. It sees only what its seat may know. The same seed gives the
/// same decisions, unless time runs out.
#[pyclass(module = "sofra")]
pub struct Bot {
    level: String,
    seed: u64,
    /// The bot for the game it plays, made when it first decides. The lock only makes it `Sync`.
    playing: Option<(&'static str, Mutex<Box<dyn AnyBot>>)>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="hard", seed=None))]
    fn new(level: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
        // A setting that no game accepts is refused at once, others when a game is played.
        let known = catalogue::games().iter().map(|game| bots::recipe(&game.info(), level));
        let wrong = known.map(Result::err).collect::<Option<Vec<_>>>();
        if let Some(error) = wrong.and_then(|mut wrong| wrong.pop()) {
            return Err(unknown_bot(&error));
        }
        Ok(Bot { level: level.to_owned(), seed: seed::small(seed)?, playing: None })
    }

    /// The level with its settings.
    #[getter]
    fn level(&self) -> &str {
        &self.level
    }

    /// The number of the action that it takes for the seat. Other Python threads run meanwhile.
    #[pyo3(signature = (game, seat=None))]
    fn choose(&mut self, py: Python<'_>, game: &Game, seat: Option<i64>) -> PyResult<u32> {
        let seat = game.seat_or_asked(seat)?;
        if !game.running.waiting().contains(seat) {
            let asked: Vec<_> = game.running.waiting().iter().map(Seat::index).collect();
            let (seat, reason) = (seat.index(), format!("the seats asked are {asked:?}"));
            return Err(SofraError::new_err(format!(
                "seat {seat} has nothing to decide: {reason}"
            )));
        }
        let id = game.kind.info().id;
        if self.playing.as_ref().is_none_or(|(playing, _)| *playing != id) {
            let bot = caught(|| game.kind.bot(&self.level, self.seed))?;
            self.playing = Some((id, Mutex::new(bot.map_err(bad_setup)?)));
        }
        let Some((_, bot)) = &mut self.playing else { return Err(Broken::new_err("no bot")) };
        let bot = bot.get_mut().map_err(|_| Broken::new_err("the bot failed before"))?;
        let chosen = detached(py, || bot.choose(game.running.as_ref(), seat))?;
        chosen.ok_or_else(|| SofraError::new_err(format!("seat {} has no choice", seat.index())))
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.level)
    }
}
