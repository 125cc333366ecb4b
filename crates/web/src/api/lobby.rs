//! Before a game: games, guests, lists, new tables.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Query, State};
use axum::http::StatusCode;
use engine::Voice;
use serde_json::Value;
use table::{Access, Listing, NewTable, Place, clock_presets};

use super::caller::Caller;
use super::error::ApiError;
use super::shapes::{
    CreatedShape, GameShape, GuestShape, Leaf, NewGuest, NewTableShape, PlaceShape, Shelf, Welcome,
};
use crate::app::App;
use crate::guard::Address;
use crate::limits::Kind;
use crate::requests::entropy;
use crate::wishes::Wishes;

type Body<T> = Result<Json<T>, JsonRejection>;

/// The games of this server
#[utoipa::path(get, path = "/api/games", responses((status = OK, body = Shelf)))]
pub async fn games(Wishes(settings): Wishes) -> Json<Shelf> {
    let shape = |game: &&'static dyn bots::Playable| {
        let info = game.info();
        let voice = Voice::nameless(game.text(settings.language));
        GameShape {
            id: info.id,
            name: voice.name("game-name"),
            about: voice.name_attribute("game-name", "about"),
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            rules_version: info.rules_version,
            options: game.option_specs(),
            defaults: game.option_defaults(),
        }
    };
    Json(Shelf { games: catalogue::games().iter().map(shape).collect(), bots: bots::NAMES })
}

/// Become a guest
#[utoipa::path(
    post, path = "/api/guests", request_body = NewGuest,
    responses((status = CREATED, body = Welcome), (status = "default", body = ApiError))
)]
pub async fn new_guest(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    body: Body<NewGuest>,
) -> Result<(StatusCode, Json<Welcome>), ApiError> {
    let Json(wanted) = body?;
    if !app.allow(Kind::Creation, address.0).await {
        return Err(ApiError::too_many());
    }
    let (guest, token) = app.tables().new_guest(&wanted.name).await?;
    let guest = GuestShape { id: guest.id.to_string(), name: guest.name };
    Ok((StatusCode::CREATED, Json(Welcome { guest, token: token.reveal().to_owned() })))
}

/// Who am I
#[utoipa::path(
    get, path = "/api/me", security(("token" = [])),
    responses((status = OK, body = GuestShape), (status = "default", body = ApiError))
)]
pub async fn me(caller: Caller) -> Result<Json<GuestShape>, ApiError> {
    let guest = caller.guest()?;
    Ok(Json(GuestShape { id: guest.id.to_string(), name: guest.name.clone() }))
}

/// Tables that anybody may join
#[utoipa::path(
    get, path = "/api/lobby", params(Leaf),
    responses((status = OK, body = Vec<Object>), (status = "default", body = ApiError))
)]
pub async fn lobby(
    State(app): State<App>,
    leaf: Result<Query<Leaf>, QueryRejection>,
    caller: Caller,
) -> Result<Json<Vec<Listing>>, ApiError> {
    let Query(Leaf { page }) = leaf?;
    Ok(Json(app.tables().lobby(caller.id(), page.unwrap_or_default()).await?))
}

/// The caller's own tables, the latest first
#[utoipa::path(
    get, path = "/api/tables", security(("token" = [])),
    responses((status = OK, body = Vec<Object>), (status = "default", body = ApiError))
)]
pub async fn my_tables(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<Listing>>, ApiError> {
    Ok(Json(app.tables().tables_of(&caller.guest()?.id).await?))
}

/// Open a table
///
/// It begins by itself as soon as no seat is open.
#[utoipa::path(
    post, path = "/api/tables", security(("token" = [])), request_body = NewTableShape,
    responses((status = CREATED, body = CreatedShape), (status = "default", body = ApiError))
)]
pub async fn create(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    caller: Caller,
    body: Body<NewTableShape>,
) -> Result<(StatusCode, Json<CreatedShape>), ApiError> {
    let Json(wanted) = body?;
    let host = caller.guest()?;
    let clock = match wanted.clock.as_deref() {
        None => None,
        Some(id) => {
            let preset = clock_presets().iter().find(|preset| preset.id == id);
            let known: Vec<_> = clock_presets().iter().map(|preset| preset.id).collect();
            let unknown = || format!("there is no clock '{id}': there is {}", known.join(", "));
            Some(preset.ok_or_else(|| ApiError::bad_request(unknown()))?.rule)
        }
    };
    let place = |place| match place {
        PlaceShape::Me => Place::Me,
        PlaceShape::Open => Place::Open,
        PlaceShape::Bot(level) => Place::Bot(level),
    };
    let table = NewTable {
        game: wanted.game,
        seats: wanted.seats.into_iter().map(place).collect(),
        options: wanted.options.into_iter().collect::<serde_json::Map<String, Value>>(),
        access: if wanted.listed { Access::Listed } else { Access::Invited },
        clock,
        entropy: wanted.entropy.unwrap_or_else(entropy),
        stand_in: None,
    };
    if !app.allow_table(address.0, &table).await {
        return Err(ApiError::too_many());
    }
    let created = app.tables().create(&host.id, table).await?;
    let shape = CreatedShape { id: created.id.to_string(), invite: created.invite };
    Ok((StatusCode::CREATED, Json(shape)))
}
