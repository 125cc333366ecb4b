//! Sitting down and deciding.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Extension, Path, Query, State};
use axum::http::StatusCode;
use engine::{ActError, Language, Played, Said, Seat, Viewer, Voice};
use pages::bundles::Bundle;
use pages::games::board_of;
use pages::table::seat_names;
use table::{Consent, LookAs, PlayError, UndoError};

use super::caller::Caller;
use super::deeds::{Asked, word};
use super::error::ApiError;
use super::hint::{HintShape, HintWanted};
use super::shapes::{
    BundleShape, NewStep, SitShape, Speaking, Stepped, UndoAnswerShape, UndoShape, UndoneShape,
    Why, WhyAction,
};
use super::tables::table_id;
use crate::app::App;
use crate::deeds::{Deed, Done};
use crate::guard::Address;
use crate::limits::Kind;
use crate::look::seats;
use crate::wishes::Wishes;

type Body<T> = Result<Json<T>, JsonRejection>;
/// A seat of a table in a path.
type Place = Result<Path<(String, u8)>, PathRejection>;

fn seat(number: u8) -> Result<Seat, ApiError> {
    Seat::new(number).ok_or_else(|| ApiError::bad_request(format!("there is no seat {number}")))
}

/// A refusal in words.
fn say(game: &str, said: &Said, language: Language) -> String {
    catalogue::find(game)
        .map(|game| Voice::nameless(game.text(language)).say_said(said))
        .unwrap_or_default()
}

/// Does something whose answer needs no words.
async fn carry_out(
    app: &App,
    table: &str,
    caller: &Caller,
    address: Address,
    deed: Deed,
) -> Result<Done, ApiError> {
    let asked = Asked { app, table: table_id(table)?, caller, address };
    asked.carry_out(deed, Language::default()).await
}

/// Sit down
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat")),
    security(("token" = [])), request_body = SitShape,
    responses((status = NO_CONTENT), (status = "default", body = ApiError))
)]
pub async fn sit(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    place: Place,
    caller: Caller,
    body: Body<SitShape>,
) -> Result<StatusCode, ApiError> {
    let Path((id, number)) = place?;
    let Json(SitShape { invite, entropy }) = body?;
    let deed = Deed::Sit { seat: seat(number)?, invite, entropy };
    carry_out(&app, &id, &caller, address, deed).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leave a seat; in play a bot sits in until you return
#[utoipa::path(
    delete, path = "/api/tables/{id}/seats/{seat}",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat")),
    security(("token" = [])),
    responses((status = NO_CONTENT), (status = "default", body = ApiError))
)]
pub async fn leave(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    place: Place,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let Path((id, number)) = place?;
    carry_out(&app, &id, &caller, address, Deed::Leave { seat: seat(number)? }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take back a seat from the bot that sits in for you
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}/return",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat")),
    security(("token" = [])),
    responses((status = NO_CONTENT), (status = "default", body = ApiError))
)]
pub async fn take_back(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    place: Place,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let Path((id, number)) = place?;
    carry_out(&app, &id, &caller, address, Deed::TakeBack { seat: seat(number)? }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a strong bot would do, and why
#[utoipa::path(
    get, path = "/api/tables/{id}/seats/{seat}/hint",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat"), HintWanted),
    security(("token" = [])),
    responses((status = OK, body = HintShape), (status = "default", body = ApiError))
)]
pub async fn hint(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    place: Place,
    wanted: Result<Query<HintWanted>, QueryRejection>,
    Wishes(settings): Wishes,
    caller: Caller,
) -> Result<Json<HintShape>, ApiError> {
    let Path((id, number)) = place?;
    let Query(HintWanted { instead, language }) = wanted?;
    let language = language.map_or(settings.language, Language::from);
    let deed = Deed::Hint { seat: seat(number)?, instead };
    match carry_out(&app, &id, &caller, address, deed).await? {
        Done::Hint(hint) => Ok(Json(HintShape::of(&hint, language))),
        _ => Err(PlayError::NoAdvice.into()),
    }
}

/// Whether an action is possible, and if not, why
#[utoipa::path(
    get, path = "/api/tables/{id}/seats/{seat}/why",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat"), WhyAction),
    security(("token" = [])),
    responses((status = OK, body = Why), (status = "default", body = ApiError))
)]
pub async fn why(
    State(app): State<App>,
    place: Place,
    action: Result<Query<WhyAction>, QueryRejection>,
    Wishes(settings): Wishes,
    caller: Caller,
) -> Result<Json<Why>, ApiError> {
    let Path((id, number)) = place?;
    let Query(WhyAction { id: action, language }) = action?;
    let language = language.map_or(settings.language, Language::from);
    let viewer = LookAs::Viewer(Viewer::Seat(seat(number)?));
    let look = app.tables().look(&table_id(&id)?, caller.id(), viewer).await?;
    let not_playing = ApiError::from(PlayError::NotPlaying);
    let view = look.view.as_ref().ok_or(not_playing)?;
    Ok(Json(match view.why_not(action) {
        Ok(()) => Why { possible: true, rule: None, reason: None },
        Err(ActError::Refused { rule, said }) => Why {
            possible: false,
            rule: Some(rule.to_owned()),
            reason: Some(say(&look.table.game, &said, language)),
        },
        Err(ActError::Unknown(reason)) => return Err(ApiError::bad_request(reason)),
    }))
}

/// Rows of choices that can be decided as one
#[utoipa::path(
    get, path = "/api/tables/{id}/seats/{seat}/bundles",
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat"), Speaking),
    security(("token" = [])),
    responses((status = OK, body = Vec<BundleShape>), (status = "default", body = ApiError))
)]
pub async fn bundles(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    place: Place,
    speaking: Result<Query<Speaking>, QueryRejection>,
    Wishes(settings): Wishes,
    caller: Caller,
) -> Result<Json<Vec<BundleShape>>, ApiError> {
    if !app.limits().allow(Kind::Bundle, address.0) {
        return Err(ApiError::too_many());
    }
    let Path((id, number)) = place?;
    let Query(Speaking { language }) = speaking?;
    let language = language.map_or(settings.language, Language::from);
    let seat = seat(number)?;
    let viewer = LookAs::Viewer(Viewer::Seat(seat));
    let look = app.tables().look(&table_id(&id)?, caller.id(), viewer).await?;
    let (Some(view), Ok(game)) = (look.view.as_ref(), catalogue::find(&look.table.game)) else {
        return Err(PlayError::NotPlaying.into());
    };
    if !look.mine.contains(seat) {
        return Err(PlayError::NotYours.into());
    }
    let words = pages::words(language);
    let names = seat_names(&seats(&look), words);
    let voice = Voice { text: game.text(language), names: &names };
    let found = pages::bundles::bundles(view, board_of(&look.table.game));
    let shape =
        |bundle: Bundle| BundleShape { ids: bundle.ids(), label: bundle.label(&voice, words) };
    Ok(Json(found.into_iter().filter(|bundle| bundle.choices.len() > 1).map(shape).collect()))
}

/// Decide
#[utoipa::path(
    post, path = "/api/tables/{id}/steps", params(("id" = String, Path, description = "The table")),
    security(("token" = [])), request_body = NewStep,
    responses((status = OK, body = Stepped), (status = "default", body = ApiError))
)]
pub async fn step(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Wishes(settings): Wishes,
    caller: Caller,
    body: Body<NewStep>,
) -> Result<Json<Stepped>, ApiError> {
    let Json(wanted) = body?;
    let id = table_id(&id)?;
    let guest = &caller.guest()?.id;
    let seat = seat(wanted.seat)?;
    let action = match (wanted.id, &wanted.action) {
        (Some(action), None) => action,
        (None, Some(action)) => {
            let look = app.tables().look(&id, Some(guest), LookAs::Myself).await?;
            let view = look.view.as_ref().ok_or(PlayError::NotPlaying)?;
            view.action_id(action).map_err(PlayError::from)?
        }
        _ => return Err(ApiError::bad_request("give either the id or the action")),
    };
    let asked = Asked { app: &app, table: id, caller: &caller, address };
    let NewStep { then, steps, on, .. } = wanted;
    let deed = Deed::Act { seat, action, then, steps, on };
    match asked.carry_out(deed, settings.language).await? {
        Done::Acted(acted) => {
            Ok(Json(Stepped { steps: acted.steps, held: acted.played == Played::Held }))
        }
        _ => Err(PlayError::NotPlaying.into()),
    }
}

/// Take back
#[utoipa::path(
    post, path = "/api/tables/{id}/undo", params(("id" = String, Path, description = "The table")),
    security(("token" = [])), request_body = UndoShape,
    responses((status = OK, body = UndoneShape), (status = "default", body = ApiError))
)]
pub async fn undo(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    caller: Caller,
    body: Body<UndoShape>,
) -> Result<Json<UndoneShape>, ApiError> {
    let Json(UndoShape { seat: number, count }) = body?;
    let deed = Deed::Undo { seat: seat(number)?, count };
    became(&carry_out(&app, &id, &caller, address, deed).await?)
}

/// Agree to a request to take back, or refuse it, for all your seats
#[utoipa::path(
    post, path = "/api/tables/{id}/undo/answer",
    params(("id" = String, Path, description = "The table")),
    security(("token" = [])), request_body = UndoAnswerShape,
    responses((status = OK, body = UndoneShape), (status = "default", body = ApiError))
)]
pub async fn answer_undo(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    caller: Caller,
    body: Body<UndoAnswerShape>,
) -> Result<Json<UndoneShape>, ApiError> {
    let Json(UndoAnswerShape { agree }) = body?;
    let consent = if agree { Consent::Agree } else { Consent::Refuse };
    let deed = Deed::AnswerUndo { consent };
    became(&carry_out(&app, &id, &caller, address, deed).await?)
}

fn became(done: &Done) -> Result<Json<UndoneShape>, ApiError> {
    match done {
        Done::Undone(undone) => Ok(Json(UndoneShape { became: word(*undone) })),
        _ => Err(UndoError::Nothing.into()),
    }
}
