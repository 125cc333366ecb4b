//! Many games stepped together.

use std::sync::Mutex;

use bots::{AnyLanes, Course, Pays, Playable, Rivals, Rows, WrongAction};
use engine::{BadOptions, Seat};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rayon::prelude::*;

use crate::arrays::{Arrays, Widths};
use crate::failure::{
    Broken, bad_course, bad_options, bad_setup, bad_shape, detached, illegal, with,
};
use crate::game::read_seats;
use crate::seed;
use crate::spec::find;
use crate::values::map_from;

/// Lanes that one thread steps at a time, at most. Enough that handing them out costs little.
const MAX_LANES: usize = 64;
/// Chunks for each thread, so that none waits long for another.
const CHUNKS_A_THREAD: usize = 8;
/// Below this many games without bots, waking threads costs more than it gives.
const WORTH_THREADS: usize = 48;
/// The most threads of a batch.
const MAX_THREADS: usize = 1024;
/// The most games of a batch.
const MAX_GAMES: usize = 1 << 20;

/// Many games of one kind stepped together, in Rust threads and without Python's lock.
///
/// Every game asks one seat at a time. `step` takes an action for each and writes into the same
/// arrays every time: copy what you keep. A game that ends is followed by the next at once. With
/// `rivals`, bots of that level play all seats but one, and only that one is asked; it is `seat`, or
/// goes round from game to game. Game `i` of the course is that of `nth_seed(seed, i)`: slot `n` of
/// `size` plays the games `n`, `n + size`, `n + 2 * size`, …
#[pyclass(module = "sofra")]
pub struct Batch {
    kind: &'static dyn Playable,
    course: Course,
    size: usize,
    threads: usize,
    chunk: usize,
    chunks: Vec<Mutex<Box<dyn AnyLanes>>>,
    pool: Option<rayon::ThreadPool>,
    broken: bool,
    arrays: Arrays,
    widths: Widths,
    actions: Py<PyArray1<i64>>,
}

type Chunk = Mutex<Box<dyn AnyLanes>>;

impl Batch {
    fn open(&mut self, py: Python<'_>) -> PyResult<()> {
        let (kind, course, size, chunk) = (self.kind, &self.course, self.size, self.chunk);
        let open = |first: usize| {
            let count = chunk.min(size - first);
            kind.lanes(course, first as u64, count).map(Mutex::new)
        };
        let opened =
            detached(py, || (0..size).step_by(chunk).map(open).collect::<Result<Vec<_>, _>>())?;
        self.chunks = opened.map_err(bad_course)?;
        self.broken = false;
        self.each(py, None, |lanes, _, rows| {
            lanes.show(rows);
            Ok(())
        })
    }

    /// Does the work for every chunk and its rows, in all threads.
    fn each(
        &mut self,
        py: Python<'_>,
        actions: Option<&[i64]>,
        work: impl Fn(&mut dyn AnyLanes, &[i64], &mut Rows<'_>) -> Result<(), BadOptions> + Sync,
    ) -> PyResult<()> {
        if self.broken {
            return Err(Broken::new_err("this batch failed before: make a new one"));
        }
        let (size, widths) = (self.chunk, self.widths);
        let mut arrays = self.arrays.borrow(py)?;
        let rows = arrays.rows(size, widths)?;
        let mut given = actions.unwrap_or_default().chunks(size);
        let mut tasks: Vec<_> = self
            .chunks
            .iter_mut()
            .zip(rows)
            .map(|(lanes, rows)| (lanes, given.next().unwrap_or_default(), rows))
            .collect();
        let task =
            |(lanes, actions, rows): &mut (&mut Chunk, &[i64], Rows<'_>)| match lanes.get_mut() {
                Ok(lanes) => work(lanes.as_mut(), actions, rows),
                Err(_) => Err(BadOptions::because("a game of this batch failed before")),
            };
        let pool = &self.pool;
        let ran = detached(py, || match pool {
            Some(pool) => pool.install(|| tasks.par_iter_mut().try_for_each(task)),
            None => tasks.iter_mut().try_for_each(task),
        });
        drop(tasks);
        match ran {
            Ok(result) => result.map_err(bad_options),
            Err(error) => {
                self.broken = true;
                Err(error)
            }
        }
    }

    /// Checks that every game can take its action. Changes nothing.
    fn check(&mut self, py: Python<'_>, actions: &[i64]) -> PyResult<()> {
        let (size, pool) = (self.chunk, &self.pool);
        let check = |(at, (lanes, actions)): (usize, (&mut Chunk, &[i64]))| match lanes.get_mut() {
            Ok(lanes) => lanes.check(actions).map_err(|WrongAction { lane, error }| WrongAction {
                lane: at * size + lane,
                error,
            }),
            // The step itself reports it.
            Err(_) => Ok(()),
        };
        let chunks = &mut self.chunks;
        let checked = detached(py, || match pool {
            // The first in the order of games, whichever thread was quicker.
            Some(pool) => pool.install(|| {
                let tasks: Vec<_> =
                    chunks.iter_mut().zip(actions.chunks(size)).enumerate().collect();
                let found = tasks.into_par_iter().map(check).find_first(Result::is_err);
                found.unwrap_or(Ok(()))
            }),
            None => chunks.iter_mut().zip(actions.chunks(size)).enumerate().try_for_each(check),
        })?;
        checked.map_err(|WrongAction { lane, error }| {
            let seats = self.arrays.seat(py);
            let asked = seats.try_readonly().ok().and_then(|seat| seat.get(lane).copied());
            let seat = Seat::of(asked.and_then(|seat| usize::try_from(seat).ok()).unwrap_or(0));
            let wrong = illegal(py, self.kind, (seat, actions[lane]), &error);
            with(py, wrong, &[("index", lane as i64)])
        })
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        name, size, seats=None, options=None, seed=None, *, rivals=None, seat=None,
        reward="rank", limit=0, threads=None
    ))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn new(
        py: Python<'_>,
        name: &str,
        size: usize,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
        rivals: Option<String>,
        seat: Option<usize>,
        reward: &str,
        limit: u32,
        threads: Option<usize>,
    ) -> PyResult<Batch> {
        let kind = find(name)?;
        if !(1..=MAX_GAMES).contains(&size) {
            return Err(bad_setup(format!("a batch has 1 to {MAX_GAMES} games, not {size}")));
        }
        let pays = match reward {
            "rank" => Pays::Rank,
            "score" => Pays::Score,
            "win" => Pays::Win,
            other => {
                return Err(bad_setup(format!(
                    "a reward is 'rank', 'score' or 'win', not '{other}'"
                )));
            }
        };
        let seats = read_seats(kind, seats)?;
        let rivals = match (rivals, seat) {
            (None, None) => Rivals::None,
            (Some(bot), None) => Rivals::Around(bot),
            (Some(bot), Some(seat)) if seat < usize::from(seats) => {
                Rivals::Facing(bot, Seat::of(seat))
            }
            (Some(_), Some(seat)) => {
                return Err(bad_setup(format!(
                    "there is no seat {seat} in a game with {seats} seats"
                )));
            }
            (None, Some(_)) => {
                return Err(bad_setup("without rivals every seat is asked: leave out seat"));
            }
        };
        let course = Course {
            seats,
            options: options.map(map_from).transpose()?.unwrap_or_default(),
            seed: seed::read(seed)?,
            lanes: size as u64,
            limit,
            pays,
            rivals,
        };
        kind.bounds(seats, &course.options).map_err(bad_options)?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or_else(cores);
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(bad_setup(format!(
                "a batch has 1 to {MAX_THREADS} threads, not {threads}"
            )));
        }
        let threads = threads.min(size);
        // A bot may think long, so its games are handed out one by one.
        let most = if course.rivals == Rivals::None { MAX_LANES } else { 1 };
        let chunk = size.div_ceil(threads * CHUNKS_A_THREAD).clamp(1, most);
        let alone = threads == 1 || (course.rivals == Rivals::None && size < WORTH_THREADS);
        let pool = if alone {
            None
        } else {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            Some(pool.map_err(|error| bad_setup(format!("{threads} threads: {error}")))?)
        };
        let widths = Widths {
            observation: kind.encoding().len(),
            actions: kind.action_count() as usize,
            seats: usize::from(seats),
        };
        let mut batch = Batch {
            kind,
            size,
            threads,
            chunk: if alone { size } else { chunk },
            chunks: Vec::new(),
            pool,
            broken: false,
            arrays: Arrays::new(py, size, widths)?,
            widths,
            actions: PyArray1::zeros(py, size, false).unbind(),
            course,
        };
        batch.open(py)?;
        Ok(batch)
    }

    /// Begins all games anew, with another seed if one is given; returns what `step` does.
    #[pyo3(signature = (seed=None))]
    fn reset<'py>(
        &mut self,
        py: Python<'py>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        if let Some(seed) = seed {
            self.course.seed = seed::read(Some(seed))?;
        }
        self.open(py)?;
        self.arrays.shown(py)
    }

    /// Takes an action in every game; returns `(observation, mask, seat, reward, done)`, always the
    /// same arrays.
    ///
    /// If one of the actions can't be taken, `IllegalAction` names the rule and the game (`index`),
    /// and no game has changed.
    #[pyo3(signature = (actions, /))]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let actions = self.read(actions)?;
        // A copy, so that what is checked is what is played, whoever else writes to the array.
        let actions = actions.as_slice().map_err(bad_shape)?.to_vec();
        self.check(py, &actions)?;
        self.each(py, Some(&actions), |lanes, actions, rows| lanes.step(actions, rows))?;
        self.arrays.shown(py)
    }

    /// A legal action of every game, each equally likely, in an array that is reused.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = self.actions.bind(py).clone();
        {
            let mut slots: PyReadwriteArray1<'_, i64> = out.try_readwrite().map_err(bad_shape)?;
            let slots = slots.as_slice_mut()?;
            let (chunks, size) = (&mut self.chunks, self.chunk);
            detached(py, || {
                for (lanes, slots) in chunks.iter_mut().zip(slots.chunks_mut(size)) {
                    if let Ok(lanes) = lanes.get_mut() {
                        lanes.sample(slots);
                    }
                }
            })?;
        }
        Ok(out)
    }

    /// The number of the game that each slot plays, counted from the beginning of the course.
    fn numbers(&mut self) -> Vec<u64> {
        let (size, chunk) = (self.size, self.chunk);
        let number = |slot: usize| {
            let lanes = self.chunks.get_mut(slot / chunk)?.get_mut().ok()?;
            lanes.number(slot % chunk)
        };
        (0..size).map(number).map(Option::unwrap_or_default).collect()
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.info().id
    }

    /// The number of games.
    #[getter]
    fn size(&self) -> usize {
        self.size
    }

    /// The number of seats of each game.
    #[getter]
    fn seats(&self) -> u8 {
        self.course.seats
    }

    /// The number of threads.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// What the asked seat of each game sees: `uint8`, one row for each game.
    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.arrays.observation(py)
    }

    /// The legal actions of each game: `int8`, one row for each game.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.mask(py)
    }

    /// Who is asked in each game: `int64`.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.arrays.seat(py)
    }

    /// What a game that has just finished pays each seat: `float32`, otherwise zeros.
    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.arrays.reward(py)
    }

    /// Whether a game has just finished; the other arrays then show the next one.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.done(py)
    }

    /// Whether a game has just been broken off at its limit; it is then also done, and pays nothing.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.truncated(py)
    }

    fn __len__(&self) -> usize {
        self.size
    }

    fn __repr__(&self) -> String {
        let (name, size, seats) = (self.name(), self.size, self.course.seats);
        format!("Batch({name:?}, {size}, seats={seats}, threads={})", self.threads)
    }
}

impl Batch {
    /// The actions as numbers, whatever array they come in.
    fn read<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let py = actions.py();
        let array = match actions.cast::<PyArray1<i64>>() {
            Ok(array) if array.is_contiguous() => array.clone().into_any(),
            _ => {
                let array = py.import("numpy")?.call_method1("asarray", (actions,))?;
                let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
                if kind != "i" && kind != "u" {
                    let given = array.getattr("dtype")?;
                    return Err(PyTypeError::new_err(format!(
                        "actions are whole numbers, not {given}"
                    )));
                }
                let array = array.call_method1("astype", ("int64",))?;
                py.import("numpy")?.call_method1("ascontiguousarray", (array,))?
            }
        };
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        if shape != [self.size] {
            let (shape, size) = (tuple(&shape), self.size);
            return Err(bad_shape(format!("actions have the shape {shape}, not ({size},)")));
        }
        let array = array.cast_into::<PyArray1<i64>>().map_err(PyErr::from)?;
        array.try_readonly().map_err(bad_shape)
    }
}

fn tuple(shape: &[usize]) -> String {
    let sizes: Vec<_> = shape.iter().map(usize::to_string).collect();
    if let [one] = &*sizes { format!("({one},)") } else { format!("({})", sizes.join(", ")) }
}
