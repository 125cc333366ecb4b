//! Looking at a table, following it, talking at it.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use engine::{Language, Seat, Viewer};
use futures_util::Stream;
use table::{ChatLine, GuestId, Look, LookAs, Status, TableId, Watch};
use tokio::sync::broadcast;
use tokio::time::{Interval, MissedTickBehavior, interval};

use super::caller::Caller;
use super::deeds::Asked;
use super::error::ApiError;
use super::shapes::{After, Invitation, LookQuery, NewWords, TableShape};
use crate::app::{App, Stopping};
use crate::deeds::Deed;
use crate::guard::Address;
use crate::places::Place;
use crate::wishes::Wishes;

/// How often a stream sends something even if nothing happens.
const BEAT: Duration = Duration::from_secs(15);

/// Reads a table's id from an address.
pub fn table_id(text: &str) -> Result<TableId, ApiError> {
    text.parse()
        .map_err(|_| ApiError::new(StatusCode::NOT_FOUND, "no-table", "there is no such table"))
}

fn look_as(query: &LookQuery) -> Result<LookAs, ApiError> {
    match query.seat {
        None => Ok(LookAs::Myself),
        Some(number) => match Seat::new(number) {
            Some(seat) => Ok(LookAs::Viewer(Viewer::Seat(seat))),
            None => Err(ApiError::bad_request(format!("there is no seat {number}"))),
        },
    }
}

async fn look(
    app: &App,
    id: &TableId,
    caller: &Caller,
    query: &LookQuery,
) -> Result<Look, ApiError> {
    let viewer = look_as(query)?;
    Ok(match query.step {
        Some(step) => app.tables().look_at(id, caller.id(), viewer, step).await?,
        None => app.tables().look(id, caller.id(), viewer).await?,
    })
}

/// A table as the caller sees it
#[utoipa::path(
    get, path = "/api/tables/{id}", params(("id" = String, Path, description = "The table"), LookQuery),
    security((), ("token" = [])),
    responses((status = OK, body = TableShape), (status = "default", body = ApiError))
)]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    query: Result<Query<LookQuery>, QueryRejection>,
    Wishes(settings): Wishes,
    caller: Caller,
) -> Result<Json<TableShape>, ApiError> {
    let Query(query) = query?;
    let look = look(&app, &table_id(&id)?, &caller, &query).await?;
    let language = query.language.map_or(settings.language, Language::from);
    Ok(Json(TableShape::of(&look, language, query.since.unwrap_or_default())))
}

/// Follow a table
///
/// Server-sent events: each is the table as `GET /api/tables/{id}` shows it, at once and after every
/// change, with the log since the event before. Several changes at once may be one event. The
/// stream ends with the game.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", params(("id" = String, Path, description = "The table"), LookQuery),
    security((), ("token" = [])),
    responses(
        (status = OK, body = TableShape, content_type = "text/event-stream"),
        (status = "default", body = ApiError)
    )
)]
pub async fn stream(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    query: Result<Query<LookQuery>, QueryRejection>,
    Wishes(settings): Wishes,
    caller: Caller,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let Query(query) = query?;
    let id = table_id(&id)?;
    let place = app.live_place(address).ok_or_else(ApiError::too_many)?;
    let watch = app.tables().watch(&id).await?;
    // A refusal is the answer itself, not part of the stream.
    look(&app, &id, &caller, &query).await?;
    let language = query.language.map_or(settings.language, Language::from);
    let since = query.since.unwrap_or_default();
    let (stopping, signed_out) = (app.stopping(), app.signed_out());
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let told = Told::Nothing;
    let follower = Follower {
        app,
        id,
        caller,
        query,
        language,
        since,
        watch,
        stopping,
        signed_out,
        beat,
        told,
        _place: place,
    };
    let events = futures_util::stream::unfold(follower, Follower::next);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)))
}

struct Follower {
    app: App,
    id: TableId,
    caller: Caller,
    query: LookQuery,
    language: Language,
    since: usize,
    watch: Watch,
    stopping: Stopping,
    signed_out: broadcast::Receiver<GuestId>,
    /// When to check the caller's session, which may end at another server.
    beat: Interval,
    told: Told,
    _place: Place,
}

/// What a stream has told so far.
#[derive(PartialEq, Eq)]
enum Told {
    Nothing,
    Version(u64),
    End,
}

impl Follower {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Follower)> {
        loop {
            match self.told {
                Told::End => return None,
                Told::Nothing => {}
                Told::Version(_) => {
                    let in_doubt = tokio::select! {
                        _ = self.watch.changed() => false,
                        () = self.stopping.wait() => return None,
                        _ = self.signed_out.recv() => true,
                        _ = self.beat.tick() => true,
                    };
                    // A stream ends with the session that opened it.
                    if in_doubt && !self.caller.is_still_here(&self.app).await {
                        return None;
                    }
                }
            }
            let look = look(&self.app, &self.id, &self.caller, &self.query).await.ok()?;
            // A person who plays by a program counts as present while it follows.
            self.watch.attend(look.mine);
            if self.told == Told::Version(look.table.version) {
                continue;
            }
            let shape = TableShape::of(&look, self.language, self.since);
            self.since = look.table.steps;
            self.told = match look.table.status {
                Status::Over | Status::Closed => Told::End,
                _ => Told::Version(look.table.version),
            };
            let event = Event::default().json_data(shape).ok()?;
            return Some((Ok(event), self));
        }
    }
}

/// The journal of a finished game, for `sofra verify`
#[utoipa::path(
    get, path = "/api/tables/{id}/journal", params(("id" = String, Path, description = "The table")),
    responses(
        (status = OK, body = String, content_type = "application/jsonl"),
        (status = "default", body = ApiError)
    )
)]
pub async fn journal(State(app): State<App>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let journal = app.tables().journal(&table_id(&id)?).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], journal).into_response())
}

/// What was said at a table
#[utoipa::path(
    get, path = "/api/tables/{id}/talk", params(("id" = String, Path, description = "The table"), After),
    security((), ("token" = [])),
    responses((status = OK, body = Vec<Object>), (status = "default", body = ApiError))
)]
pub async fn talk(
    State(app): State<App>,
    Path(id): Path<String>,
    after: Result<Query<After>, QueryRejection>,
    caller: Caller,
) -> Result<Json<Vec<ChatLine>>, ApiError> {
    let Query(After { after }) = after?;
    let mut lines = app.tables().talk(&table_id(&id)?, after.unwrap_or_default()).await?;
    if let Some(guest) = caller.id() {
        let muted = app.tables().mutes(guest).await?;
        lines.retain(|line| !muted.iter().any(|muted| line.by.as_ref() == Some(&muted.guest)));
    }
    Ok(Json(lines))
}

/// Say something
#[utoipa::path(
    post, path = "/api/tables/{id}/talk", params(("id" = String, Path, description = "The table")),
    security(("token" = [])), request_body = NewWords,
    responses((status = NO_CONTENT), (status = "default", body = ApiError))
)]
pub async fn say(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    caller: Caller,
    body: Result<Json<NewWords>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let Json(NewWords { words }) = body?;
    let asked = Asked { app: &app, table: table_id(&id)?, caller: &caller, address };
    asked.carry_out(Deed::Say { words }, Language::default()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The invitation to a table, for people who sit there
#[utoipa::path(
    get, path = "/api/tables/{id}/invite", params(("id" = String, Path, description = "The table")),
    security(("token" = [])),
    responses((status = OK, body = Invitation), (status = "default", body = ApiError))
)]
pub async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<Invitation>, ApiError> {
    let id = table_id(&id)?;
    let invite = app.tables().invite(&id, &caller.guest()?.id).await?;
    Ok(Json(Invitation { link: app.invitation(&id, &invite), invite }))
}
