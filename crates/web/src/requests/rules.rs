//! The rules of record of a game.

use axum::extract::{Path, State};
use maud::Markup;
use pages::rulebook;

use crate::app::App;
use crate::failure::Failure;
use crate::person::Person;
use crate::wishes::Wishes;

/// `GET /rules/{game}`
pub async fn show(
    State(_app): State<App>,
    Path(game): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    Ok(rulebook::draw(&person.reading(settings), game))
}
