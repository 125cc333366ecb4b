//! One game.

use std::sync::Arc;

use bots::Playable;
use engine::{AnyMatch, AnyView, Language, Outcome, Played, Seat, Viewer, Voice, game_of};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;

use crate::failure::{
    BadJournal, SofraError, bad_journal, bad_options, bad_setup, bad_shape, caught, detached,
    illegal, reason, unknown_bot,
};
use crate::seed;
use crate::spec::find;
use crate::told::Told;
use crate::values::{from_python, map_from, to_python};
use crate::words;

/// One game, from its set-up to its end.
///
/// `Game("simurgh", seats=4, options={...}, seed=7)`. The same seed and the same actions give the
/// same game. Wherever a `seat` can be left out, the first seat that must decide is meant.
#[pyclass(module = "sofra")]
pub struct Game {
    pub kind: &'static dyn Playable,
    pub running: Box<dyn AnyMatch>,
    /// The steps that were taken before something hidden was dealt anew: they can't be played again.
    imagined: Option<usize>,
    /// What each seat has been told, up to the step at which somebody last asked.
    told: Vec<Told>,
}

impl Game {
    fn of(kind: &'static dyn Playable, running: Box<dyn AnyMatch>) -> Game {
        Game { kind, running, imagined: None, told: Vec::new() }
    }

    /// The given seat, or the first that must decide.
    pub fn seat_or_asked(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat(seat),
            None => self.running.waiting().first().ok_or_else(|| {
                SofraError::new_err("the game is over: nobody decides, so name a seat")
            }),
        }
    }

    fn seat(&self, seat: i64) -> PyResult<Seat> {
        let seats = self.running.seats();
        usize::try_from(seat)
            .ok()
            .filter(|&seat| seat < usize::from(seats))
            .map(Seat::of)
            .ok_or_else(|| {
                bad_setup(format!("there is no seat {seat}: they go from 0 to {}", seats - 1))
            })
    }

    fn viewer(&self, seat: Option<i64>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }

    /// The number of an action, given as its number or as its JSON form.
    fn action(&self, py: Python<'_>, seat: Seat, action: &Bound<'_, PyAny>) -> PyResult<u32> {
        let wrong = |number, error| illegal(py, self.kind, (seat, number), &error);
        if action.is_instance_of::<PyDict>() || action.extract::<String>().is_ok() {
            let value = from_python(action)?;
            return self.running.action_id(&value).map_err(|error| wrong(-1, error));
        }
        let number: i64 = action.extract().map_err(|_| {
            let kind = action.get_type().to_string();
            PyTypeError::new_err(format!("an action is its number or its JSON form, not {kind}"))
        })?;
        u32::try_from(number).map_err(|_| {
            let last = self.kind.action_count() - 1;
            let reason = format!("{number} is not an action: their numbers go from 0 to {last}");
            wrong(number, engine::ActError::Unknown(reason))
        })
    }

    fn voice(&self, language: &str) -> PyResult<Voice<'_>> {
        let language = language.parse::<Language>().map_err(bad_setup)?;
        Ok(Voice::nameless(self.kind.text(language)))
    }

    fn seen(&self, seat: Option<i64>) -> PyResult<AnyView> {
        let viewer = self.viewer(seat)?;
        Ok(AnyView::of(Arc::from(self.running.boxed_clone()), viewer))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats=None, options=None, seed=None))]
    fn new(
        name: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let kind = find(name)?;
        let options = options.map(map_from).transpose()?.unwrap_or_default();
        let seats = read_seats(kind, seats)?;
        let seed = seed::read(seed)?;
        let running = caught(|| kind.start(seats, &options, seed))?.map_err(bad_options)?;
        Ok(Game::of(kind, running))
    }

    /// Plays a journal again, from this package or from `sofra`.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_journal(py: Python<'_>, text: &str) -> PyResult<Game> {
        let kind = find(&game_of(text).map_err(|error| bad_journal(py, &error))?)?;
        let played = detached(py, || kind.load_journal(text))?;
        let (running, _) = played.map_err(|error| bad_journal(py, &error))?;
        Ok(Game::of(kind, running))
    }

    /// Goes on from a position as `state()` returns it. It is audited first.
    #[staticmethod]
    #[pyo3(signature = (name, state, seed=None))]
    fn from_state(
        name: &str,
        state: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let kind = find(name)?;
        let (state, seed) = (from_python(state)?, seed::read(seed)?);
        let running = caught(|| kind.load_state(&state, seed))?
            .map_err(|error| BadJournal::new_err(error.to_string()))?;
        Ok(Game::of(kind, running))
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.info().id
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.running.seats()
    }

    /// The steps taken so far.
    #[getter]
    fn steps(&self) -> usize {
        self.running.steps()
    }

    /// The turns begun so far.
    #[getter]
    fn turn(&self) -> u32 {
        self.running.turn()
    }

    /// The seed of all its chance, as 64 hexadecimal digits.
    #[getter]
    fn seed(&self) -> String {
        self.running.seed().to_string()
    }

    /// Who must decide and has not answered yet, in the order of seats.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        self.running.waiting().iter().map(Seat::index).collect()
    }

    /// The first seat that must decide; None when the game is over.
    #[getter]
    fn asked(&self) -> Option<usize> {
        self.running.waiting().first().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.running.waiting().is_empty()
    }

    /// The teams by seat. Seats of one team win together.
    #[getter]
    fn teams(&self) -> Vec<u8> {
        Seat::all(self.running.seats()).map(|seat| self.running.team(seat)).collect()
    }

    /// The numbers of all actions that the seat may take now.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        let mut legal = Vec::new();
        if seat.is_none() && self.over() {
            return Ok(legal);
        }
        let seat = self.seat_or_asked(seat)?;
        caught(|| self.running.legal_ids(seat, &mut legal))?;
        Ok(legal)
    }

    /// Takes an action, given as its number or its JSON form; returns how many steps were added.
    ///
    /// Where several seats decide at once, an answer is held and can be given again until all are
    /// in: then 0 is returned. An action that can't be taken raises `IllegalAction` with the rule,
    /// and the game stays as it was.
    #[pyo3(signature = (action, seat=None))]
    fn act(
        &mut self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        seat: Option<i64>,
    ) -> PyResult<usize> {
        let seat = self.seat_or_asked(seat)?;
        let action = self.action(py, seat, action)?;
        let running = &mut self.running;
        match caught(|| running.act(seat, action))? {
            Ok(Played::Held) => Ok(0),
            Ok(Played::Steps(steps)) => Ok(steps),
            Err(error) => Err(illegal(py, self.kind, (seat, action.into()), &error)),
        }
    }

    /// Why an action can't be taken: the id of the rule (None if there is no such action) and the
    /// reason. None if it can.
    #[pyo3(signature = (action, seat=None))]
    fn why(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        seat: Option<i64>,
    ) -> PyResult<Option<(Option<&'static str>, String)>> {
        let seat = match (seat, self.over()) {
            (None, true) => Seat::of(0),
            _ => self.seat_or_asked(seat)?,
        };
        let checked = match self.action(py, seat, action) {
            Ok(action) => caught(|| self.running.check(seat, action))?,
            Err(error) if crate::failure::is::<crate::failure::IllegalAction>(py, &error) => {
                return Ok(Some((None, error.value(py).to_string())));
            }
            Err(error) => return Err(error),
        };
        Ok(checked.err().map(|error| reason(self.kind, &error)))
    }

    /// What the seat may do now, with words: a list of `{"id", "action", "text"}`.
    #[pyo3(signature = (seat=None, language="en"))]
    fn choices<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        language: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let voice = self.voice(language)?;
        if seat.is_none() && self.over() {
            return words::choices(py, &voice, &[]);
        }
        let seat = self.seat_or_asked(seat)?;
        let choices = caught(|| self.running.choices(seat))?;
        words::choices(py, &voice, &choices)
    }

    /// What the seat is asked, in words; None if it isn't.
    #[pyo3(signature = (seat=None, language="en"))]
    fn prompt(&self, seat: Option<i64>, language: &str) -> PyResult<Option<String>> {
        let voice = self.voice(language)?;
        if seat.is_none() && self.over() {
            return Ok(None);
        }
        let seat = self.seat_or_asked(seat)?;
        Ok(self.running.prompt(seat).map(|said| voice.say_said(&said)))
    }

    /// What a seat sees, as a dictionary; without a seat, what everybody may see.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(seat)?;
        to_python(py, &caught(|| self.running.view(viewer))?)
    }

    /// What a seat sees, as JSON in one line. Two worlds that the seat can't tell apart give the same.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(caught(|| self.running.view(viewer))?.to_string())
    }

    /// All that a seat has seen, as text: its view, its own answers and every event it saw. Two
    /// games that the seat can't tell apart give the same.
    #[pyo3(signature = (seat=None))]
    fn information(&mut self, seat: Option<i64>) -> PyResult<String> {
        let seat = self.seat_or_asked(seat)?;
        let mut text = caught(|| self.running.view(Viewer::Seat(seat)))?.to_string();
        self.told.resize_with(usize::from(self.running.seats()), Told::default);
        let (told, running) = (&mut self.told[seat.index()], &self.running);
        caught(|| text.push_str(told.up_to_now(running.as_ref(), seat)))?;
        Ok(text)
    }

    /// Everything, hidden things too, as a dictionary: for debugging and for setting up positions.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &caught(|| self.running.state())?)
    }

    /// What a seat sees, as numbers (`sofra.spec(name).blocks` says which). `out` is written into
    /// and returned; without it, a new array is made.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat_or_asked(seat)?;
        let needed = self.kind.encoding().len();
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, needed, false));
        {
            let mut numbers = writable(&out)?;
            let numbers = numbers.as_slice_mut().map_err(bad_shape)?;
            caught(|| self.running.encode(seat, numbers))?.map_err(bad_shape)?;
        }
        Ok(out)
    }

    /// 1 for every action that the seat may take now and 0 for all others, as `int8`.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let needed = self.kind.action_count() as usize;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, needed, false));
        {
            let mut mask = writable(&out)?;
            let mask = mask.as_slice_mut().map_err(bad_shape)?;
            if mask.len() != needed {
                let given = mask.len();
                return Err(bad_shape(engine::WrongLength { given, needed }));
            }
            mask.fill(0);
            if seat.is_some() || !self.over() {
                for action in self.legal(seat)? {
                    mask[action as usize] = 1;
                }
            }
        }
        Ok(out)
    }

    /// What the game is worth to each seat, zeros until it is over: by `"rank"` from -1 to 1, the
    /// final `"score"`, or the share of the `"win"`.
    #[pyo3(signature = (kind="rank"))]
    fn returns(&self, kind: &str) -> PyResult<Vec<f64>> {
        let worth: fn(&Outcome, Seat) -> f64 = match kind {
            "rank" => Outcome::returns,
            "win" => Outcome::win_share,
            "score" => |outcome, seat| f64::from(outcome.seats[seat.index()].score),
            other => {
                return Err(bad_setup(format!(
                    "returns are 'rank', 'score' or 'win', not '{other}'"
                )));
            }
        };
        let outcome = caught(|| self.running.outcome())?;
        let seats = Seat::all(self.running.seats());
        Ok(seats.map(|seat| outcome.as_ref().map_or(0.0, |outcome| worth(outcome, seat))).collect())
    }

    /// How it ended, with every point's origin; None until it is over.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome = caught(|| self.running.outcome())?;
        to_python(py, &serde_json::to_value(outcome).unwrap_or(Value::Null))
    }

    /// A copy.
    fn clone(&self) -> PyResult<Game> {
        let running = caught(|| self.running.boxed_clone())?;
        Ok(Game { kind: self.kind, running, imagined: self.imagined, told: self.told.clone() })
    }

    fn __copy__(&self) -> PyResult<Game> {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Game> {
        self.clone()
    }

    /// Another game that the seat can't tell from this one: what is hidden from it is dealt anew,
    /// and so is all chance to come.
    #[pyo3(signature = (seat=None, seed=None))]
    fn resample(&self, seat: Option<i64>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        let seat = self.seat_or_asked(seat)?;
        let seed = seed::small(seed)?;
        let running = caught(|| self.running.imagined(seat, seed))?;
        let imagined = Some(self.running.steps());
        Ok(Game { kind: self.kind, running, imagined, told: Vec::new() })
    }

    /// The journal: all that is needed to play the game again, as JSON lines. That of a resampled
    /// game begins at its present position.
    fn journal(&self) -> PyResult<String> {
        if self.imagined.is_none() {
            return caught(|| self.running.journal());
        }
        let (state, seed) = (self.running.state(), self.running.seed());
        let here = caught(|| self.kind.load_state(&state, seed))?;
        Ok(here.map_err(|error| BadJournal::new_err(error.to_string()))?.journal())
    }

    /// The steps so far, as pairs of seat and action.
    fn history(&self) -> Vec<(usize, u32)> {
        let steps = (1..=self.running.steps()).filter_map(|number| self.running.step(number));
        steps.map(|(seat, action)| (seat.index(), action)).collect()
    }

    /// Takes back the last steps, as if they had never been.
    #[pyo3(signature = (count=1))]
    fn undo(&mut self, count: usize) -> PyResult<()> {
        let since = self.running.steps() - self.imagined.unwrap_or(0);
        if count > since {
            let reason = match self.imagined {
                None => format!("there are {since} steps to take back, not {count}"),
                Some(_) => format!("{since} steps were taken since it was resampled, not {count}"),
            };
            return Err(SofraError::new_err(reason));
        }
        if self.imagined.is_some() && count > 0 {
            return Err(SofraError::new_err(
                "a resampled game can't be taken back: clone it first",
            ));
        }
        let running = &mut self.running;
        caught(|| running.undo(count))?;
        self.told.clear();
        Ok(())
    }

    /// What happened after the first `since` steps, as the seat saw it: a list of sentences.
    #[pyo3(signature = (since=0, seat=None, language="en"))]
    fn log(&self, since: usize, seat: Option<i64>, language: &str) -> PyResult<Vec<String>> {
        let voice = self.voice(language)?;
        let lines = self.running.log_since(since, self.viewer(seat)?);
        Ok(lines.iter().map(|line| voice.say_said(&line.said)).collect())
    }

    /// What the bot of a level thinks of the seat's choices, the best first: a list of `{"id",
    /// "action", "text", "visits", "share", "value", "win", "lead"}`.
    #[pyo3(signature = (bot="hard", seat=None, seed=None))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        bot: &str,
        seat: Option<i64>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_asked(seat)?;
        let seed = seed.map(|seed| seed::small(Some(seed))).transpose()?.unwrap_or(0);
        let advice = detached(py, || self.kind.advise(self.running.as_ref(), seat, bot, seed))?;
        let advice = advice.map_err(|error| unknown_bot(&error))?;
        let voice = self.voice("en")?;
        let choices = advice.map(|advice| advice.choices).unwrap_or_default();
        words::advice(py, &voice, &choices)
    }

    /// What a seat sees, as text; without a seat, what everybody may see.
    #[pyo3(signature = (seat=None, language="en"))]
    fn text(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        let voice = self.voice(language)?;
        let viewer = self.viewer(seat)?;
        caught(|| self.running.sketch(viewer, &voice).to_string())
    }

    /// The drawn board as a page that needs no other file.
    #[pyo3(signature = (seat=None, language="en"))]
    fn html(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        let (view, voice) = (self.seen(seat)?, self.voice(language)?);
        caught(|| pages::alone::page(self.name(), &view, voice).into_string())
    }

    /// The drawn board as SVG. It has HTML inside, so only a browser can show it.
    #[pyo3(signature = (seat=None, language="en"))]
    fn svg(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        let (view, voice) = (self.seen(seat)?, self.voice(language)?);
        caught(|| pages::alone::picture(self.name(), &view, voice))
    }

    /// What a notebook shows: the board as everybody sees it.
    fn _repr_html_(&self) -> PyResult<String> {
        let page = self.html(None, "en")?.replace('&', "&amp;").replace('"', "&quot;");
        let (width, height) = pages::alone::SIZE;
        Ok(format!(
            "<iframe width={width} height={height} style=\"border:0\" srcdoc=\"{page}\"></iframe>"
        ))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Pickled<'py>> {
        let game = slf.borrow();
        let held = game.running.held_ids().into_iter();
        let held = held.map(|(seat, action)| (seat.index(), action)).collect();
        Ok((slf.get_type().getattr("_again")?, (game.journal()?, held)))
    }

    /// Restores a pickled game from its journal and the answers that are held.
    #[staticmethod]
    #[pyo3(signature = (journal, held, /))]
    fn _again(py: Python<'_>, journal: &str, held: Vec<(i64, u32)>) -> PyResult<Game> {
        let mut game = Game::from_journal(py, journal)?;
        for (seat, action) in held {
            let seat = game.seat(seat)?;
            let running = &mut game.running;
            caught(|| running.act(seat, action))?
                .map_err(|error| illegal(py, game.kind, (seat, action.into()), &error))?;
        }
        Ok(game)
    }

    fn __repr__(&self) -> String {
        let (name, seats, steps) = (self.name(), self.seats(), self.steps());
        match self.asked() {
            Some(seat) => format!("Game({name:?}, seats={seats}, steps={steps}, asked={seat})"),
            None => format!("Game({name:?}, seats={seats}, steps={steps}, over)"),
        }
    }
}

/// The function that restores a game, and its arguments.
type Pickled<'py> = (Bound<'py, PyAny>, (String, Vec<(usize, u32)>));

/// The number of seats, or the smallest that the game has.
pub fn read_seats(kind: &dyn Playable, seats: Option<i64>) -> PyResult<u8> {
    let info = kind.info();
    let Some(seats) = seats else { return Ok(info.min_seats) };
    u8::try_from(seats).map_err(|_| {
        let (id, min, max) = (info.id, info.min_seats, info.max_seats);
        bad_setup(format!("{id} is for {min} to {max} seats, not {seats}"))
    })
}

fn writable<'py, T: numpy::Element>(
    array: &Bound<'py, PyArray1<T>>,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    array.try_readwrite().map_err(|error| bad_shape(format!("the array can't be written: {error}")))
}
