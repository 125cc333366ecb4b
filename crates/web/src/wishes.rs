//! A person's settings for pages: kept in a cookie on the device, never on the server.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use engine::Language;
use pages::Settings;

use crate::cookies;

/// The cookie's name.
pub const COOKIE: &str = "sofra_settings";

/// The settings that a request comes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wishes(pub Settings);

impl Wishes {
    /// The settings from the device's cookie; the language from its headers if the cookie has none.
    fn of(headers: &HeaderMap) -> Wishes {
        let mut settings = Settings::in_language(accepted_language(headers));
        if let Some(cookie) = cookies::read(headers, COOKIE) {
            settings.read(cookie);
        }
        Wishes(settings)
    }
}

impl<S: Sync> FromRequestParts<S> for Wishes {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let Wishes(mut settings) = Wishes::of(&parts.headers);
        // A live connection uses its page's language: not every browser sends the header there.
        let query = parts.uri.query().unwrap_or_default();
        if let Some(word) = query.split('&').find_map(|pair| pair.strip_prefix("language=")) {
            settings.set("language", word);
        }
        Ok(Wishes(settings))
    }
}

/// The first of the browser's languages that the pages have.
fn accepted_language(headers: &HeaderMap) -> Language {
    let accepted = headers.get("accept-language").and_then(|value| value.to_str().ok());
    let codes = accepted.unwrap_or_default().split(',');
    let known = codes.filter_map(|code| code.trim().get(..2)?.to_ascii_lowercase().parse().ok());
    known.into_iter().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(&'static str, &str)]) -> Settings {
        let headers =
            pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        Wishes::of(&headers.collect()).0
    }

    #[test]
    fn a_cookie_comes_back_as_it_was_set() {
        let mut settings = Settings::in_language(Language::German);
        settings.set("theme", "dark");
        let cookie = format!("a=b; {COOKIE}={}", settings.written());
        assert_eq!(of(&[("cookie", &cookie)]), settings);
    }

    #[test]
    fn the_browsers_language_counts_until_one_is_set() {
        let german = [("accept-language", "fr-FR, de-AT;q=0.8, en;q=0.5")];
        assert_eq!(of(&german).language, Language::German);
        let both = [("accept-language", "de"), ("cookie", "sofra_settings=language-en")];
        assert_eq!(of(&both).language, Language::English);
    }

    #[tokio::test]
    async fn an_address_can_ask_for_a_language() {
        for (address, language) in [
            ("/live?seat=1&language=de", Language::German),
            ("/live?language=xx", Language::English),
            ("/live?my-language=de", Language::English),
        ] {
            let request = axum::http::Request::builder().uri(address).body(()).unwrap();
            let (mut parts, ()) = request.into_parts();
            let Ok(Wishes(settings)) = Wishes::from_request_parts(&mut parts, &()).await;
            assert_eq!(settings.language, language, "{address}");
        }
    }
}
