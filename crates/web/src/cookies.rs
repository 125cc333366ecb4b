//! Reading and setting cookies.

use axum::http::{HeaderMap, HeaderValue, header};

/// A year and a month: longer than most breaks between two games.
const KEEP_SECONDS: u32 = 400 * 24 * 60 * 60;

/// The value of a cookie.
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(each, _)| *each == name)
        .map(|(_, value)| value)
}

/// Whether the browser may send a cookie only over encrypted connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Transport {
    /// Plain HTTP: a table in the living room.
    #[default]
    Plain,
    /// HTTPS, ended by a proxy in front of us.
    Encrypted,
}

/// The `Set-Cookie` header that keeps a value. Scripts can't read it, and other sites' requests
/// don't carry it. `None` if a header can't hold the value.
pub fn keep(name: &str, value: &str, transport: Transport) -> Option<HeaderValue> {
    set(name, value, KEEP_SECONDS, transport)
}

/// The `Set-Cookie` header that makes the browser forget a value.
pub fn forget(name: &str, transport: Transport) -> Option<HeaderValue> {
    set(name, "", 0, transport)
}

fn set(name: &str, value: &str, seconds: u32, transport: Transport) -> Option<HeaderValue> {
    let secure = match transport {
        Transport::Plain => "",
        Transport::Encrypted => "; Secure",
    };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; seat=x=y; b=2"));
        assert_eq!(read(&headers, "seat"), Some("x=y"));
        assert_eq!(read(&headers, "c"), None);
    }

    #[test]
    fn cookies_stay_with_us() {
        let cookie = keep("a", "b", Transport::Encrypted).unwrap();
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("HttpOnly; SameSite=Lax; Secure"), "{cookie}");
        assert!(keep("a", "b\n", Transport::Plain).is_none());
    }
}
