//! Seeds as Python gives them.

use engine::Seed;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::failure::bad_setup;

/// The seed that a caller named: a number, words, 64 hexadecimal digits, or nothing for a fresh one.
/// Numbers and words name the same seeds as on the command line.
pub fn read(given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(given) = given.filter(|given| !given.is_none()) else { return fresh() };
    if let Ok(text) = given.extract::<String>() {
        return Ok(text.parse().unwrap_or_else(|_| Seed::from_phrase(&text)));
    }
    // Python's integers are unbounded, so their digits are taken as words.
    let index = given.call_method0("__index__").map_err(|_| {
        let kind = given.get_type().to_string();
        PyTypeError::new_err(format!("a seed is a whole number, words or None, not {kind}"))
    })?;
    Ok(Seed::from_phrase(&index.str()?.extract::<String>()?))
}

/// A seed for bots and imagined worlds: 64 bits.
pub fn small(given: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    let Seed(bytes) = read(given)?;
    let mut first = [0; 8];
    first.copy_from_slice(&bytes[..8]);
    Ok(u64::from_le_bytes(first))
}

/// The seed of the `number`-th game of a series, as 64 hexadecimal digits.
///
/// `sofra simulate --seed S` and `Batch(seed=S)` play the games `nth_seed(S, 0)`, `nth_seed(S, 1)`, …
#[pyfunction]
#[pyo3(signature = (seed, number, /))]
pub fn nth_seed(seed: &Bound<'_, PyAny>, number: u64) -> PyResult<String> {
    Ok(read(Some(seed))?.nth(number).to_string())
}

fn fresh() -> PyResult<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| bad_setup(format!("the system gives no random seed: {error}")))?;
    Ok(Seed(bytes))
}
