//! The games for Python.
//!
//! A thin layer: the engine plays, and the package's Python files adapt it to other libraries.
//! Every error is an exception that says what is wrong, and a call that fails leaves its game as it
//! was.

mod arrays;
mod batch;
mod bot;
mod failure;
mod game;
mod seed;
mod spec;
mod told;
mod values;
mod words;

use pyo3::prelude::*;

/// The compiled part of the package.
#[pymodule]
fn _sofra(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("LEVELS", bots::LEVELS.to_vec())?;
    module.add("SofraError", py.get_type::<failure::SofraError>())?;
    module.add("BadSetup", py.get_type::<failure::BadSetup>())?;
    module.add("IllegalAction", py.get_type::<failure::IllegalAction>())?;
    module.add("BadShape", py.get_type::<failure::BadShape>())?;
    module.add("BadJournal", py.get_type::<failure::BadJournal>())?;
    module.add("Broken", py.get_type::<failure::Broken>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<spec::Spec>()?;
    module.add_class::<spec::Block>()?;
    module.add_function(wrap_pyfunction!(spec::games, module)?)?;
    module.add_function(wrap_pyfunction!(spec::spec, module)?)?;
    module.add_function(wrap_pyfunction!(seed::nth_seed, module)?)?;
    Ok(())
}
