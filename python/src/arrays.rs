//! The arrays that a batch writes into: NumPy's, made once.

use bots::Rows;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::failure::bad_shape;

/// What a batch shows: one row for each game.
pub struct Arrays {
    observation: Py<PyArray2<u8>>,
    mask: Py<PyArray2<u8>>,
    /// The mask as Python's libraries want it, in the same memory.
    mask_view: Py<PyAny>,
    seat: Py<PyArray1<i64>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
}

/// How many numbers a row of each array has.
#[derive(Clone, Copy)]
pub struct Widths {
    /// Of an observation.
    pub observation: usize,
    /// Of a mask.
    pub actions: usize,
    /// Of the rewards.
    pub seats: usize,
}

impl Arrays {
    /// Zeros for `size` games.
    pub fn new(py: Python<'_>, size: usize, widths: Widths) -> PyResult<Arrays> {
        let mask = PyArray2::zeros(py, [size, widths.actions], false);
        Ok(Arrays {
            observation: PyArray2::zeros(py, [size, widths.observation], false).unbind(),
            mask_view: mask.call_method1("view", ("int8",))?.unbind(),
            mask: mask.unbind(),
            seat: PyArray1::zeros(py, size, false).unbind(),
            reward: PyArray2::zeros(py, [size, widths.seats], false).unbind(),
            done: PyArray1::from_vec(py, vec![false; size]).unbind(),
            truncated: PyArray1::from_vec(py, vec![false; size]).unbind(),
        })
    }

    /// Borrows them all for writing.
    pub fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            observation: self.observation.bind(py).try_readwrite().map_err(bad_shape)?,
            mask: self.mask.bind(py).try_readwrite().map_err(bad_shape)?,
            seat: self.seat.bind(py).try_readwrite().map_err(bad_shape)?,
            reward: self.reward.bind(py).try_readwrite().map_err(bad_shape)?,
            done: self.done.bind(py).try_readwrite().map_err(bad_shape)?,
            truncated: self.truncated.bind(py).try_readwrite().map_err(bad_shape)?,
        })
    }

    /// What `step` returns.
    pub fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        (
            self.observation.bind(py),
            self.mask_view.bind(py),
            self.seat.bind(py),
            self.reward.bind(py),
            self.done.bind(py),
        )
            .into_pyobject(py)
    }

    pub fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.observation.bind(py).clone()
    }

    pub fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.mask_view.bind(py).clone()
    }

    pub fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.seat.bind(py).clone()
    }

    pub fn reward<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.reward.bind(py).clone()
    }

    pub fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.done.bind(py).clone()
    }

    pub fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.truncated.bind(py).clone()
    }
}

/// The arrays while they are written.
pub struct Borrowed<'py> {
    observation: PyReadwriteArray2<'py, u8>,
    mask: PyReadwriteArray2<'py, u8>,
    seat: PyReadwriteArray1<'py, i64>,
    reward: PyReadwriteArray2<'py, f32>,
    done: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
}

impl Borrowed<'_> {
    /// The rows of each chunk of games.
    pub fn rows(&mut self, chunk: usize, widths: Widths) -> PyResult<Vec<Rows<'_>>> {
        let rows = (self.observation.as_slice_mut()?.chunks_mut(chunk * widths.observation))
            .zip(self.mask.as_slice_mut()?.chunks_mut(chunk * widths.actions))
            .zip(self.seat.as_slice_mut()?.chunks_mut(chunk))
            .zip(self.reward.as_slice_mut()?.chunks_mut(chunk * widths.seats))
            .zip(self.done.as_slice_mut()?.chunks_mut(chunk))
            .zip(self.truncated.as_slice_mut()?.chunks_mut(chunk))
            .map(|(((((observation, mask), seat), reward), done), truncated)| Rows {
                observation,
                mask,
                seat,
                reward,
                done,
                truncated,
            });
        Ok(rows.collect())
    }
}
