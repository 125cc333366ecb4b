//! Chat from before the lines that a table's page shows.

use axum::extract::{Path, Query, State};
use maud::Markup;
use pages::{Fields, talk};
use table::TableId;

use crate::app::App;
use crate::failure::Failure;
use crate::look::chat_line;
use crate::person::Person;
use crate::wishes::Wishes;

/// `GET /table/{id}/talk?before=`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let before = Fields(asked).read("before").unwrap_or(u64::MAX);
    let lines = app.tables().earlier_talk(&id, before).await?;
    let muted = match person.id() {
        Some(guest) => app.tables().mutes(guest).await?,
        None => Vec::new(),
    };
    let is_heard =
        |line: &&table::ChatLine| !muted.iter().any(|muted| line.by.as_ref() == Some(&muted.guest));
    let lines: Vec<_> = lines.iter().filter(is_heard).map(chat_line).collect();
    Ok(talk::draw(&person.reading(settings), id.as_str(), &lines))
}
