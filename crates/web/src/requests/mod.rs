//! Answers to requests: each module answers those of one page.

mod finished;
pub mod home;
pub mod join;
pub mod learn;
pub mod me;
pub mod neighbour;
pub mod new_table;
pub mod replay;
pub mod rules;
pub mod settings;
mod solved;
pub mod table;
pub mod talk;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Sends the browser on, with a cookie if there is one to keep.
pub fn redirect(address: &str, cookie: Option<HeaderValue>) -> Response {
    let location = HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/"));
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Where a form wants to go back to: a page of ours, never another site.
pub fn back(given: Option<&str>) -> &str {
    // Browsers drop control characters from addresses and read a backslash as a slash.
    let odd = |letter: char| letter == '\\' || letter.is_control() || letter.is_whitespace();
    let local =
        |path: &&str| path.starts_with('/') && !path.starts_with("//") && !path.contains(odd);
    given.filter(local).unwrap_or("/")
}

/// Random words for a seat to add to a game's seed when its owner gave none.
pub fn entropy() -> String {
    let mut bytes = [0; 8];
    // If this fails, the server's own part of the seed is still random.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(back(Some("/table/abc?seat=1")), "/table/abc?seat=1");
        for other in [
            "https://evil.test/",
            "//evil.test",
            "/\\evil.test",
            "/\t/evil.test",
            "/\u{0}/evil.test",
            "/\u{85}/evil.test",
            "",
            "/a\r\nb: c",
        ] {
            assert_eq!(back(Some(other)), "/", "{other}");
        }
        assert_eq!(back(None), "/");
    }
}
