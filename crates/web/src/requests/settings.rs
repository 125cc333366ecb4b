//! Name and settings.

use axum::Form;
use axum::extract::{Extension, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use pages::preferences::{self, Device, Notice};
use pages::{Fields, Settings, words};

use super::{back, redirect};
use crate::app::App;
use crate::cookies;
use crate::failure::{Failure, words_of};
use crate::guard::Address;
use crate::limits::Kind;
use crate::person::{Person, cookie_name};
use crate::wishes::{COOKIE, Wishes};

type Sent = Form<Vec<(String, String)>>;

/// `GET /settings`
pub async fn show(
    State(app): State<App>,
    Wishes(settings): Wishes,
    person: Person,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup, Failure> {
    let notice = Fields(fields).get("done").map(|_| Notice::Saved);
    let sessions = match person.id() {
        Some(guest) => app.tables().sessions(guest).await?,
        None => Vec::new(),
    };
    let devices: Vec<Device> = sessions
        .iter()
        .map(|session| Device { since: session.created_at.0, used: session.used_at.0 })
        .collect();
    Ok(preferences::draw(&person.reading(settings), &devices, notice))
}

/// `POST /settings`: stores the settings, and returns to the page they were changed on.
pub async fn change(
    State(app): State<App>,
    Wishes(mut settings): Wishes,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    let fields = Fields(fields);
    for (key, word) in &fields.0 {
        settings.set(key, word);
    }
    let cookie = cookies::keep(COOKIE, &settings.written(), app.config().transport);
    Ok(redirect(back(fields.get("back")), cookie))
}

/// `POST /name`
pub async fn rename(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    let fields = Fields(fields);
    let name = fields.filled("name").unwrap_or_default().to_owned();
    let transport = app.config().transport;
    // A new name is written into the journals of all their tables.
    if !app.allow(Kind::Seat, address.0).await {
        return Err(Failure::TooMany);
    }
    let done = match person.id() {
        Some(id) => app.tables().rename(id, &name).await.map(|_| None),
        None if !app.allow(Kind::Creation, address.0).await => return Err(Failure::TooMany),
        None => app
            .tables()
            .new_guest(&name)
            .await
            .map(|(_, token)| cookies::keep(cookie_name(transport), token.reveal(), transport)),
    };
    match done {
        Ok(cookie) => Ok(redirect("/settings?done=1", cookie)),
        Err(error) => Ok(refused(settings, &person, &words_of(&error, words(settings.language)))),
    }
}

/// `POST /password`: reserves the name with a password.
pub async fn set_password(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    if !app.allow(Kind::Password, address.0).await {
        return Err(Failure::TooMany);
    }
    let fields = Fields(fields);
    let guest = person.guest().ok_or(Failure::NotYours)?;
    let (id, password) = (&guest.id, fields.get("password").unwrap_or_default());
    let done = if guest.has_password {
        let (old, token) = (fields.get("old").unwrap_or_default(), person.token());
        app.tables().change_password(id, old, password, token.unwrap_or_default()).await
    } else {
        app.tables().set_password(id, password).await
    };
    match done {
        Ok(()) => {
            app.tell_signed_out(id);
            Ok(redirect("/settings?done=1", None))
        }
        Err(error) => Ok(refused(settings, &person, &words_of(&error, words(settings.language)))),
    }
}

/// `POST /sign-in`
pub async fn sign_in(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    if !app.allow(Kind::Password, address.0).await {
        return Err(Failure::TooMany);
    }
    let fields = Fields(fields);
    let name = fields.filled("name").unwrap_or_default();
    match app.tables().sign_in(name, fields.get("password").unwrap_or_default()).await {
        Ok((_, token)) => {
            let transport = app.config().transport;
            let cookie = cookies::keep(cookie_name(transport), token.reveal(), transport);
            Ok(redirect("/", cookie))
        }
        Err(error) => Ok(refused(settings, &person, &words_of(&error, words(settings.language)))),
    }
}

/// `POST /sign-out-others`: ends the sessions of all other devices.
pub async fn sign_out_others(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    let (guest, token) = person.id().zip(person.token()).ok_or(Failure::NotYours)?;
    app.tables().sign_out_others(guest, token).await?;
    app.tell_signed_out(guest);
    Ok(redirect("/settings?done=1", None))
}

/// `POST /sign-out`
pub async fn sign_out(
    State(app): State<App>,
    person: Person,
    headers: axum::http::HeaderMap,
) -> Result<Response, Failure> {
    let transport = app.config().transport;
    let name = cookie_name(transport);
    if let Some(token) = cookies::read(&headers, name) {
        app.tables().sign_out(token).await?;
    }
    if let Some(guest) = person.id() {
        app.tell_signed_out(guest);
    }
    Ok(redirect("/", cookies::forget(name, transport)))
}

fn refused(settings: Settings, person: &Person, reason: &str) -> Response {
    let page = preferences::draw(&person.reading(settings), &[], Some(Notice::Refused(reason)));
    (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
}
