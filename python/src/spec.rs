//! What a game is, before one is begun.

use bots::Playable;
use engine::{Choice, Encoding, Language, Seat, Voice};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::failure::{bad_options, bad_setup, illegal};
use crate::values::{map_from, to_python};

/// The game with this name, or an exception that lists them.
pub fn find(name: &str) -> PyResult<&'static dyn Playable> {
    catalogue::find(name).map_err(bad_setup)
}

/// The names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    catalogue::games().iter().map(|game| game.info().id).collect()
}

/// What a game is: seats, sizes, options, and what the numbers of an observation mean.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn spec(name: &str) -> PyResult<Spec> {
    Ok(Spec { game: find(name)? })
}

/// What a game is, before one is begun. Made by `sofra.spec(name)`.
#[pyclass(frozen, module = "sofra")]
pub struct Spec {
    game: &'static dyn Playable,
}

/// A named part of an observation.
#[pyclass(frozen, module = "sofra")]
pub struct Block {
    /// A short name, such as `own_hand`.
    #[pyo3(get)]
    name: &'static str,
    /// Its dimensions, the last one running fastest.
    shape: &'static [usize],
    /// The place of its first number in the observation.
    #[pyo3(get)]
    start: usize,
    /// The place after its last number.
    #[pyo3(get)]
    stop: usize,
    /// The largest number in it; larger amounts are written as this.
    #[pyo3(get)]
    max: u8,
    /// What it tells.
    #[pyo3(get)]
    about: &'static str,
}

#[pymethods]
impl Block {
    /// Its dimensions, the last one running fastest.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        pyo3::types::PyTuple::new(py, self.shape)
    }

    fn __repr__(&self) -> String {
        let shape: Vec<_> = self.shape.iter().map(usize::to_string).collect();
        let (name, max, about) = (self.name, self.max, self.about);
        format!("Block({name:?}, ({}), max={max}: {about})", shape.join(", "))
    }
}

#[pymethods]
impl Spec {
    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.game.info().id
    }

    /// The smallest number of seats.
    #[getter]
    fn min_seats(&self) -> u8 {
        self.game.info().min_seats
    }

    /// The largest number of seats.
    #[getter]
    fn max_seats(&self) -> u8 {
        self.game.info().max_seats
    }

    /// How many actions there are; their numbers go from 0 to one less.
    #[getter]
    fn actions(&self) -> u32 {
        self.game.action_count()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.game.encoding().len()
    }

    /// The blocks of an observation, in order.
    #[getter]
    fn blocks(&self) -> Vec<Block> {
        let Encoding { blocks } = self.game.encoding();
        let mut start = 0;
        let block = |block: &'static engine::Block| {
            let stop = start + block.len();
            let engine::Block { name, shape, max, about } = *block;
            let told = Block { name, shape, start, stop, max, about };
            start = stop;
            told
        };
        blocks.iter().map(block).collect()
    }

    /// A fingerprint of the encoding: what was learned over one is of no use over another.
    #[getter]
    fn fingerprint(&self) -> String {
        format!("{:016x}", self.game.encoding().fingerprint())
    }

    /// The version of the rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.game.info().rules_version
    }

    /// The options with their defaults.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &Value::Object(self.game.option_defaults()))
    }

    /// The rules of record, as Markdown. Refusals name their paragraphs.
    #[getter]
    fn rules(&self) -> &'static str {
        self.game.info().rules
    }

    /// What no game with these seats and options exceeds: `decisions`, `branching`, `score`.
    #[pyo3(signature = (seats=None, options=None))]
    fn bounds<'py>(
        &self,
        py: Python<'py>,
        seats: Option<u8>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let options = options.map(map_from).transpose()?.unwrap_or_default();
        let seats = seats.unwrap_or(self.game.info().min_seats);
        let bounds = self.game.bounds(seats, &options).map_err(bad_options)?;
        let told = PyDict::new(py);
        told.set_item("decisions", bounds.decisions)?;
        told.set_item("branching", bounds.branching)?;
        told.set_item("score", (*bounds.score.start(), *bounds.score.end()))?;
        Ok(told)
    }

    /// The action with this number by itself: `{"id", "action", "text"}`.
    #[pyo3(signature = (id, /, language="en"))]
    fn action<'py>(&self, py: Python<'py>, id: i64, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let choice = self.choice(py, id)?;
        let language = language.parse::<Language>().map_err(bad_setup)?;
        let text = Voice::nameless(self.game.text(language)).say_said(&choice.kind);
        to_python(py, &json!({ "id": choice.id, "action": choice.action, "text": text }))
    }

    /// The action with this number as JSON, different for every action.
    #[pyo3(signature = (id, /))]
    fn action_json(&self, py: Python<'_>, id: i64) -> PyResult<String> {
        Ok(self.choice(py, id)?.action.to_string())
    }

    /// Reads options as the command line does: `["clans=random"]`.
    #[pyo3(signature = (words, /))]
    #[expect(clippy::needless_pass_by_value, reason = "made of Python's list")]
    fn read_options<'py>(
        &self,
        py: Python<'py>,
        words: Vec<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = self.game.read_options(&words).map_err(bad_options)?;
        to_python(py, &Value::Object(options))
    }

    fn __repr__(&self) -> String {
        let info = self.game.info();
        format!(
            "Spec({:?}, {} to {} seats, {} actions, {} numbers)",
            info.id,
            info.min_seats,
            info.max_seats,
            self.game.action_count(),
            self.game.encoding().len()
        )
    }
}

impl Spec {
    fn choice(&self, py: Python<'_>, id: i64) -> PyResult<Choice> {
        let found = match u32::try_from(id) {
            Ok(id) => self.game.action(id),
            Err(_) => self.game.action(u32::MAX),
        };
        found.map_err(|error| illegal(py, self.game, (Seat::of(0), id), &error))
    }
}
