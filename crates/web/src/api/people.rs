//! One's own data, and what can be done about others.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use engine::Seat;
use table::{OwnData, Whom};

use super::caller::Caller;
use super::error::ApiError;
use super::shapes::{Dealing, Farewell};
use super::tables::table_id;
use crate::app::App;
use crate::guard::Address;
use crate::limits::Kind;

/// Everything that is stored about the caller
#[utoipa::path(
    get, path = "/api/me/data", security(("token" = [])),
    responses((status = OK, body = Object), (status = "default", body = ApiError))
)]
pub async fn data(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    caller: Caller,
) -> Result<Json<OwnData>, ApiError> {
    let guest = caller.guest()?;
    if !app.allow(Kind::Creation, address.0).await {
        return Err(ApiError::too_many());
    }
    Ok(Json(app.tables().own_data(&guest.id).await?))
}

/// Be forgotten: leaves every table and deletes everything that is stored
#[utoipa::path(
    delete, path = "/api/me", security(("token" = [])), request_body = Farewell,
    responses((status = NO_CONTENT), (status = "default", body = ApiError))
)]
pub async fn forget(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    caller: Caller,
    body: Result<Json<Farewell>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let Json(Farewell { password }) = body?;
    let guest = &caller.guest()?.id;
    if !app.allow(Kind::Password, address.0).await {
        return Err(ApiError::too_many());
    }
    app.tables().forget_guest(guest, &password.unwrap_or_default()).await?;
    app.tell_signed_out(guest);
    Ok(StatusCode::NO_CONTENT)
}

/// Mute or report somebody at a table; as its host, silence or remove them
#[utoipa::path(
    post, path = "/api/tables/{id}/person", params(("id" = String, Path, description = "The table")),
    security(("token" = [])), request_body = Dealing,
    responses((status = NO_CONTENT), (status = "default", body = ApiError))
)]
pub async fn deal(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    caller: Caller,
    body: Result<Json<Dealing>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let Json(Dealing { verb, line, seat, words }) = body?;
    let guest = &caller.guest()?.id;
    let whom = match (line, seat.map(Seat::new)) {
        (Some(line), None) => Whom::Line(line),
        (None, Some(Some(seat))) => Whom::Seat(seat),
        (None, Some(None)) => return Err(ApiError::bad_request("there is no such seat")),
        _ => return Err(ApiError::bad_request("tell whom: either \"line\" or \"seat\"")),
    };
    if !app.allow(Kind::Creation, address.0).await {
        return Err(ApiError::too_many());
    }
    let (table, words) = (table_id(&id)?, words.unwrap_or_default());
    verb.carry_out(app.tables(), &table, guest, &whom, &words).await?;
    Ok(StatusCode::NO_CONTENT)
}
