//! The routes and the layers around them.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, extract::DefaultBodyLimit};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::TimeoutLayer;

use crate::app::App;
use crate::failure::{Failure, failure_page};
use crate::limits::MAX_BODY;
use crate::requests::{
    home, join, learn, me, neighbour, new_table, replay, rules, settings, table, talk,
};
use crate::wishes::Wishes;
use crate::{assets, guard, metrics};

/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(20);

/// Everything that people and programs can reach.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::show))
        .route("/play/{game}", post(home::play_now))
        .route("/new/{game}", get(new_table::show).post(new_table::create))
        .route("/rules/{game}", get(rules::show))
        .route("/games/{game}", get(learn::game))
        .route("/games/{game}/how-to-play", get(learn::rulebook))
        .route("/games/{game}/pictures/{name}", get(learn::show_picture))
        .route("/games/{game}/lessons/{lesson}", post(learn::begin))
        .route("/join/{id}/{invite}", get(join::show).post(join::sit))
        .route("/table/{id}", get(table::show).post(table::deed))
        .route("/table/{id}/live", get(table::live))
        .route("/table/{id}/journal", get(table::journal))
        .route("/table/{id}/talk", get(talk::show))
        .route("/table/{id}/log", get(table::leaf))
        .route("/table/{id}/device", post(table::other_device))
        .route("/table/{id}/person", get(neighbour::show).post(neighbour::deal))
        .route("/seat/{token}", get(table::ask_recover).post(table::recover))
        .route("/replay/{id}", get(replay::show).post(replay::deed))
        .route("/replay/{id}/live", get(replay::live))
        .route("/settings", get(settings::show).post(settings::change))
        .route("/me", get(me::show))
        .route("/me/data", get(me::data))
        .route("/me/hear", post(me::hear))
        .route("/me/delete", post(me::delete))
        .route("/name", post(settings::rename))
        .route("/password", post(settings::set_password))
        .route("/sign-in", post(settings::sign_in))
        .route("/sign-out", post(settings::sign_out))
        .route("/sign-out-others", post(settings::sign_out_others))
        .nest("/api", crate::api::router())
        .route("/assets/{fingerprint}/{*name}", get(assets::serve))
        .fallback(async || Failure::NotFound)
        .layer(middleware::from_fn(tell_failures))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(compression())
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn(metrics::count))
        .layer(middleware::from_fn_with_state(app.clone(), guard::check))
        // Not guarded: a balancer may use any host name.
        .route("/ready", get(metrics::ready))
        .with_state(app)
}

/// Compresses everything but fonts and pictures, which are compressed already.
fn compression() -> CompressionLayer<impl Predicate> {
    let worthwhile = DefaultPredicate::new().and(NotForContentType::new("font/"));
    CompressionLayer::new().compress_when(worthwhile)
}

/// Turns failures into pages in the reader's language.
async fn tell_failures(Wishes(settings): Wishes, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    match response.extensions().get::<Arc<Failure>>() {
        Some(failure) => (response.status(), failure_page(failure, settings)).into_response(),
        None => response,
    }
}
