//! The files a browser loads beside a page: embedded, named by their content, kept for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

struct Asset {
    name: &'static str,
    kind: &'static str,
    body: &'static str,
}

macro_rules! assets {
    ($($name:literal as $kind:literal),+ $(,)?) => {
        &[$(Asset { name: $name, kind: $kind, body: include_str!(concat!("../assets/", $name)) }),+]
    };
}

static ASSETS: &[Asset] = assets![
    "style.css" as "text/css; charset=utf-8",
    "boards.css" as "text/css; charset=utf-8",
    "boards/simurgh.css" as "text/css; charset=utf-8",
    "boards/clash-of-rage.css" as "text/css; charset=utf-8",
    "boards/belaad.css" as "text/css; charset=utf-8",
    "boards/belaad.svg" as "image/svg+xml",
    "boards/dwar7s-fall.css" as "text/css; charset=utf-8",
    "boards/clash-of-rage.svg" as "image/svg+xml",
    "boards/simurgh.svg" as "image/svg+xml",
    "boards/dwar7s-fall.svg" as "image/svg+xml",
    "boards/dwar7s-fall.js" as "text/javascript; charset=utf-8",
    "boards/connect-four.css" as "text/css; charset=utf-8",
    "table.js" as "text/javascript; charset=utf-8",
    "icons.svg" as "image/svg+xml",
    "mark.svg" as "image/svg+xml",
    "covers/simurgh.svg" as "image/svg+xml",
    "covers/clash-of-rage.svg" as "image/svg+xml",
    "covers/belaad.svg" as "image/svg+xml",
    "covers/dwar7s-fall.svg" as "image/svg+xml",
    "covers/connect-four.svg" as "image/svg+xml",
    "covers/any.svg" as "image/svg+xml",
];

/// `/assets/<fingerprint>/<name>` of each asset, in their order.
static ADDRESSES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let address = |asset: &Asset| {
        let hash = Sha256::digest(asset.body.as_bytes());
        let short: String = hash.iter().take(5).map(|byte| format!("{byte:02x}")).collect();
        format!("/assets/{short}/{}", asset.name)
    };
    ASSETS.iter().map(address).collect()
});

/// Where a browser finds the asset of this name. A new content has a new address, so that a cache
/// never shows an old one.
pub fn address(name: &str) -> &'static str {
    find(name).unwrap_or("/assets/missing")
}

/// The address of an asset that not every game has.
pub fn find(name: &str) -> Option<&'static str> {
    let at = ASSETS.iter().position(|asset| asset.name == name)?;
    Some(ADDRESSES[at].as_str())
}

/// Serves an asset. An old address gives today's content, but not for keeps.
pub async fn serve(Path((fingerprint, name)): Path<(String, String)>) -> Response {
    let Some(at) = ASSETS.iter().position(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let current = ADDRESSES[at].split('/').nth(2) == Some(fingerprint.as_str());
    let cache = if current { "public, max-age=31536000, immutable" } else { "no-cache" };
    let asset = &ASSETS[at];
    ([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache)], asset.body)
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_made_from_the_content() {
        let style = address("style.css");
        assert!(style.starts_with("/assets/") && style.ends_with("/style.css"), "{style}");
        assert_eq!(address("nothing.css"), "/assets/missing");
    }
}
