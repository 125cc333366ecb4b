//! Serves the files a browser loads beside a page. They are cached for ever, since new content gets
//! a new address.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use pages::assets;

/// `GET /assets/{fingerprint}/{name}`. An old address serves today's content, uncached.
pub async fn serve(Path((fingerprint, name)): Path<(String, String)>) -> Response {
    let Some(asset) = assets::get(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let current = asset.fingerprint == fingerprint;
    let cache = if current { "public, max-age=31536000, immutable" } else { "no-cache" };
    let body: &'static [u8] = &asset.body;
    ([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache)], body).into_response()
}
