//! What is stored about a person: to see, take along and delete.

use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use maud::Markup;
use pages::{Fields, Settings, words};
use table::GuestId;

use super::redirect;
use crate::app::App;
use crate::cookies;
use crate::failure::{Failure, words_of};
use crate::guard::Address;
use crate::limits::Kind;
use crate::person::{Person, cookie_name};
use crate::wishes::Wishes;

type Sent = Form<Vec<(String, String)>>;

/// `GET /me`
pub async fn show(
    State(app): State<App>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    draw(&app, settings, &person, None).await
}

/// `GET /me/data`: everything, as a file.
pub async fn data(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    person: Person,
) -> Result<Response, Failure> {
    let guest = person.id().ok_or(Failure::NotYours)?;
    if !app.allow(Kind::Creation, address.0).await {
        return Err(Failure::TooMany);
    }
    let data = app.tables().own_data(guest).await?;
    let headers = [(header::CONTENT_DISPOSITION, "attachment; filename=\"sofra.json\"")];
    Ok((headers, Json(data)).into_response())
}

/// `POST /me/hear`: unmutes somebody.
pub async fn hear(
    State(app): State<App>,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    let guest = person.id().ok_or(Failure::NotYours)?;
    let other: GuestId = Fields(fields).read("guest").map_err(|_| Failure::NotFound)?;
    app.tables().unmute(guest, &other).await?;
    Ok(redirect("/me", None))
}

/// `POST /me/delete`: removes everything, with the password if there is one.
pub async fn delete(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    // It is an attempt at a password, too.
    if !app.allow(Kind::Password, address.0).await {
        return Err(Failure::TooMany);
    }
    let fields = Fields(fields);
    let guest = person.id().ok_or(Failure::NotYours)?;
    let words = words(settings.language);
    let refused = if fields.get("sure") == Some("yes") {
        let password = fields.get("password").unwrap_or_default();
        match app.tables().forget_guest(guest, password).await {
            Ok(()) => {
                app.tell_signed_out(guest);
                let transport = app.config().transport;
                return Ok(redirect("/", cookies::forget(cookie_name(transport), transport)));
            }
            Err(error) => words_of(&error, words),
        }
    } else {
        words.say("error-not-sure")
    };
    let page = draw(&app, settings, &person, Some(&refused)).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

async fn draw(
    app: &App,
    settings: Settings,
    person: &Person,
    refused: Option<&str>,
) -> Result<Markup, Failure> {
    let muted = match person.id() {
        Some(guest) => app.tables().mutes(guest).await?,
        None => Vec::new(),
    };
    let muted: Vec<pages::me::Muted<'_>> =
        muted.iter().map(|muted| (muted.guest.as_str(), muted.name.as_str())).collect();
    Ok(pages::me::draw(&person.reading(settings), &muted, refused))
}
