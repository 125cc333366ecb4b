//! Choices and advice as Python's dictionaries, with words.

use bots::Advised;
use engine::{Choice, Voice};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::values::to_python;

/// Choices as a list of `{"id", "action", "text"}`.
pub fn choices<'py>(
    py: Python<'py>,
    voice: &Voice<'_>,
    choices: &[Choice],
) -> PyResult<Bound<'py, PyAny>> {
    let told = choices.iter().map(|choice| {
        json!({ "id": choice.id, "action": choice.action, "text": voice.say_said(&choice.said) })
    });
    to_python(py, &Value::Array(told.collect()))
}

/// The same with what a bot thinks of them: `visits`, `share`, `value`, `win` and `lead`.
pub fn advice<'py>(
    py: Python<'py>,
    voice: &Voice<'_>,
    choices: &[Advised],
) -> PyResult<Bound<'py, PyAny>> {
    let told = choices.iter().map(|each| {
        json!({
            "id": each.choice.id,
            "action": each.choice.action,
            "text": voice.say_said(&each.choice.said),
            "visits": each.visits,
            "share": each.share,
            "value": each.value,
            "win": each.win,
            "lead": each.lead,
        })
    });
    to_python(py, &Value::Array(told.collect()))
}
