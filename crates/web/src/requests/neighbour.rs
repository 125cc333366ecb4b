//! What one person does about another at a table.

use axum::Form;
use axum::extract::{Extension, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use pages::person::{self, HostTools};
use pages::{Fields, Settings, words};
use serde::Deserialize;
use table::{GuestId, Hearing, PeaceError, TableId, Tables, Whom};
use utoipa::ToSchema;

use super::redirect;
use crate::app::App;
use crate::failure::{Failure, words_of};
use crate::guard::Address;
use crate::limits::Kind;
use crate::person::Person;
use crate::wishes::Wishes;

/// `GET /table/{id}/person?line=` or `?seat=`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let id = id.parse().map_err(|_| Failure::NotFound)?;
    draw(&app, &id, &Fields(asked), settings, &person, None).await
}

/// `POST /table/{id}/person`: mutes, reports, and what a host may do.
pub async fn deal(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    if !app.allow(Kind::Creation, address.0).await {
        return Err(Failure::TooMany);
    }
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let fields = Fields(fields);
    let guest = person.id().ok_or(Failure::NotYours)?;
    let verb = fields.get("do").and_then(Verb::of).ok_or(Failure::NotFound)?;
    let ((whom, ..), words_of_report) = (whom(&fields)?, fields.get("words").unwrap_or_default());
    match verb.carry_out(app.tables(), &id, guest, &whom, words_of_report).await {
        Ok(()) => Ok(redirect(&format!("/table/{id}"), None)),
        Err(error) => {
            let reason = words_of(&error, words(settings.language));
            let page = draw(&app, &id, &fields, settings, &person, Some(&reason)).await?;
            Ok((StatusCode::CONFLICT, page).into_response())
        }
    }
}

/// What to do about somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// Mute them for oneself.
    Mute,
    /// Hear them again.
    Hear,
    /// As the host, mute them for everybody.
    Silence,
    /// As the host, let them speak again.
    LetSpeak,
    /// As the host, remove them from the table.
    Remove,
    /// Report them to the operator.
    Report,
}

impl Verb {
    fn of(word: &str) -> Option<Verb> {
        Some(match word {
            "mute" => Verb::Mute,
            "hear" => Verb::Hear,
            "silence" => Verb::Silence,
            "let-speak" => Verb::LetSpeak,
            "remove" => Verb::Remove,
            "report" => Verb::Report,
            _ => return None,
        })
    }

    /// Does it; `words` are those of a report.
    pub async fn carry_out(
        self,
        tables: &Tables,
        table: &TableId,
        guest: &GuestId,
        whom: &Whom,
        words: &str,
    ) -> Result<(), PeaceError> {
        match self {
            Verb::Mute => tables.hear(table, guest, whom, Hearing::Muted).await,
            Verb::Hear => tables.hear(table, guest, whom, Hearing::Heard).await,
            Verb::Silence => tables.let_speak(table, guest, whom, Hearing::Muted).await,
            Verb::LetSpeak => tables.let_speak(table, guest, whom, Hearing::Heard).await,
            Verb::Remove => tables.remove(table, guest, whom).await,
            Verb::Report => tables.report(table, guest, whom, words).await,
        }
    }
}

async fn draw(
    app: &App,
    table: &TableId,
    fields: &Fields,
    settings: Settings,
    person: &Person,
    refused: Option<&str>,
) -> Result<Markup, Failure> {
    let guest = person.id().ok_or(Failure::NotYours)?;
    let (whom, field, value) = whom(fields)?;
    let neighbour = app.tables().neighbour(table, guest, &whom).await?;
    let page = person::Person {
        table: table.as_str(),
        found_by: (field, &value),
        name: &neighbour.name,
        said: neighbour.said.as_deref(),
        is_muted: neighbour.heard == Hearing::Muted,
        host: neighbour.asked_by_host.then_some(HostTools {
            is_muted: neighbour.speaks == Hearing::Muted,
            is_removed: neighbour.is_removed,
        }),
        refused,
    };
    Ok(person::draw(&person.reading(settings), &page))
}

/// The person the fields name, and the field that names them.
fn whom(fields: &Fields) -> Result<(Whom, &'static str, String), Failure> {
    if let Ok(line) = fields.read::<u64>("line") {
        return Ok((Whom::Line(line), "line", line.to_string()));
    }
    let seat = fields.seat("seat").map_err(|_| Failure::NotFound)?;
    Ok((Whom::Seat(seat), "seat", seat.index().to_string()))
}
