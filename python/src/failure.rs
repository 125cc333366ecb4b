//! What can go wrong, as Python's exceptions.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{BadCourse, UnknownBot};
use engine::{ActError, AnyGame, BadOptions, JournalError, Language, Seat, Voice};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::{PyTypeInfo, create_exception};

create_exception!(sofra, SofraError, PyValueError, "The base of all errors of this package.");
create_exception!(
    sofra,
    BadSetup,
    SofraError,
    "A game, a number of seats, an option, a bot or a seed that doesn't exist."
);
create_exception!(
    sofra,
    IllegalAction,
    SofraError,
    "An action that can't be taken now.\n\nAttributes: `rule`, the id of the rule that forbids it \
     (None if there is no such action), `action`, `seat`, and `index`, the game of a batch."
);
create_exception!(sofra, BadShape, SofraError, "An array of the wrong shape or type.");
create_exception!(
    sofra,
    BadJournal,
    SofraError,
    "A journal or a position that can't be played. Attribute: `line`, counted from 1."
);
create_exception!(
    sofra,
    Broken,
    PyRuntimeError,
    "A bug in the package: please report it. The object that raised it should not be used again."
);

/// A set-up that doesn't exist.
#[expect(clippy::needless_pass_by_value, reason = "handed to map_err")]
pub fn bad_setup(reason: impl ToString) -> PyErr {
    BadSetup::new_err(reason.to_string())
}

/// An array that doesn't fit.
#[expect(clippy::needless_pass_by_value, reason = "handed to map_err")]
pub fn bad_shape(reason: impl ToString) -> PyErr {
    BadShape::new_err(reason.to_string())
}

/// Options that the game refuses.
pub fn bad_options(error: BadOptions) -> PyErr {
    bad_setup(error)
}

/// A bot that doesn't exist.
pub fn unknown_bot(error: &UnknownBot) -> PyErr {
    bad_setup(error)
}

/// Lanes that can't be opened.
pub fn bad_course(error: BadCourse) -> PyErr {
    match error {
        BadCourse::Options(error) => bad_options(error),
        BadCourse::Bot(error) => unknown_bot(&error),
    }
}

/// A journal that can't be played.
pub fn bad_journal(py: Python<'_>, error: &JournalError) -> PyErr {
    with(py, BadJournal::new_err(error.to_string()), &[("line", error.line as i64)])
}

/// An action that was not taken.
pub fn illegal(
    py: Python<'_>,
    game: &dyn AnyGame,
    (seat, action): (Seat, i64),
    error: &ActError,
) -> PyErr {
    let (rule, reason) = reason(game, error);
    let text = match rule {
        Some(rule) => format!("{rule}: {reason} (seat {}, action {action})", seat.index()),
        None => reason,
    };
    let error = IllegalAction::new_err(text);
    let error = with(py, error, &[("seat", seat.index() as i64), ("action", action)]);
    // Setting an attribute of a fresh exception doesn't fail.
    let _ = error.value(py).setattr("rule", rule);
    error
}

/// The rule and the reason of a refusal, in words.
pub fn reason(game: &dyn AnyGame, error: &ActError) -> (Option<&'static str>, String) {
    match error {
        ActError::Unknown(reason) => (None, reason.clone()),
        ActError::Refused { rule, said } => {
            let voice = Voice::nameless(game.text(Language::English));
            (Some(rule), voice.say_said(said))
        }
    }
}

/// The same exception with numbers as attributes.
pub fn with(py: Python<'_>, error: PyErr, attributes: &[(&str, i64)]) -> PyErr {
    for (name, value) in attributes {
        let _ = error.value(py).setattr(*name, *value);
    }
    error
}

/// Runs something without Python's lock. A panic, which no input should lead to, becomes an exception.
pub fn detached<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|panic| broken(&*panic))
}

/// Runs something short. A panic becomes an exception.
pub fn caught<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| broken(&*panic))
}

fn broken(panic: &(dyn Any + Send)) -> PyErr {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
    Broken::new_err(format!("a bug in the package: {said}"))
}

/// Whether an exception is one of this kind.
pub fn is<T: PyTypeInfo>(py: Python<'_>, error: &PyErr) -> bool {
    error.is_instance_of::<T>(py)
}
