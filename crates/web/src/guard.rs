//! What every request passes before it is answered, and what every answer carries.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::ApiError;
use crate::app::App;
use crate::cookies::Transport;
use crate::limits::Kind;

/// Where the address of a client comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Proxy {
    /// The connection: browsers connect directly.
    #[default]
    None,
    /// The `X-Forwarded-For` header of a proxy in front of us.
    Trusted,
}

/// Allows our own files and frames of our own pages, but no inline scripts. Only the one place in
/// our script that puts drawn parts into a page may turn text into elements. No page may be framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types sofra";
/// The same for a picture that one of our own pages frames.
const FRAMED_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; base-uri 'none'; frame-ancestors 'self'; \
    require-trusted-types-for 'script'; trusted-types sofra";

/// Marks an answer that our own pages show in a frame.
#[derive(Clone, Copy, Debug)]
pub struct Framed;

/// For a year browsers connect encrypted only, even if somebody types the address without https.
const ENCRYPTED_ONLY: &str = "max-age=31536000";

/// Lets a request through if it comes from our own pages and within the limits.
pub async fn check(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = address(&request, app.config().proxy);
    let asks = Asks::of(&request);
    let config = app.config();
    let response = if !app.limits().allow(Kind::Request, address) {
        too_many(asks)
    } else if !is_ours(&request, &config.public) {
        misdirected(asks)
    } else if !same_origin(&request, config.transport) {
        foreign(asks)
    } else {
        request.extensions_mut().insert(Address(address));
        next.run(request).await
    };
    protect(response, config.transport)
}

/// The client's address, for counting.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

/// What a request wants its answer to be.
#[derive(Clone, Copy, Debug)]
enum Asks {
    Page,
    Data,
}

impl Asks {
    fn of(request: &Request) -> Asks {
        if request.uri().path().starts_with("/api/") { Asks::Data } else { Asks::Page }
    }
}

fn too_many(asks: Asks) -> Response {
    let retry = [(header::RETRY_AFTER, "5")];
    match asks {
        Asks::Data => (retry, ApiError::too_many()).into_response(),
        Asks::Page => {
            let words = "Too many requests. Wait a few seconds.\n";
            (StatusCode::TOO_MANY_REQUESTS, retry, words).into_response()
        }
    }
}

fn misdirected(asks: Asks) -> Response {
    let words = "this server isn't known by the name in the address: see --public";
    let status = StatusCode::MISDIRECTED_REQUEST;
    match asks {
        Asks::Data => ApiError::new(status, "unknown-host", words).into_response(),
        Asks::Page => (status, format!("{words}\n")).into_response(),
    }
}

fn foreign(asks: Asks) -> Response {
    let words = "this request comes from another site";
    match asks {
        Asks::Data => ApiError::new(StatusCode::FORBIDDEN, "foreign-site", words).into_response(),
        Asks::Page => (StatusCode::FORBIDDEN, format!("{words}\n")).into_response(),
    }
}

fn protect(mut response: Response, transport: Transport) -> Response {
    let (policy, frames) = match response.extensions().get::<Framed>() {
        Some(Framed) => (FRAMED_POLICY, "SAMEORIGIN"),
        None => (POLICY, "DENY"),
    };
    let protection = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, frames),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    let headers = response.headers_mut();
    for (name, value) in protection {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if transport == Transport::Encrypted {
        let value = HeaderValue::from_static(ENCRYPTED_ONLY);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    // Pages are private; files set their own caching.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn address(request: &Request, proxy: Proxy) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let direct = direct.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    match proxy {
        Proxy::None => direct,
        Proxy::Trusted => forwarded(request.headers()).unwrap_or(direct),
    }
}

/// The last address in the list: the one our own proxy saw.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

/// The host and port that a request is for.
fn host(request: &Request) -> Option<&str> {
    // HTTP/2 has it in the URI.
    let authority = request.uri().authority().map(Authority::as_str);
    authority.or_else(|| request.headers().get(header::HOST)?.to_str().ok())
}

/// Whether a request is for one of our names: the public one, this machine's own, or a bare
/// address. Any other name that resolves to us may be a DNS rebinding attack.
fn is_ours(request: &Request, public: &str) -> bool {
    let Some(Ok(authority)) = host(request).map(str::parse::<Authority>) else { return false };
    let name = authority.host();
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let known = public.split_once("://").and_then(|(_, rest)| rest.parse::<Authority>().ok());
    bare.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || known.is_some_and(|known| known.host().eq_ignore_ascii_case(name))
}

/// Whether a request that changes something, or opens a live connection, comes from our own page.
///
/// Programs that aren't browsers send no origin, and carry no cookies of ours unasked.
fn same_origin(request: &Request, transport: Transport) -> bool {
    let headers = request.headers();
    let upgrade = headers.contains_key(header::UPGRADE);
    if matches!(*request.method(), Method::GET | Method::HEAD) && !upgrade {
        return true;
    }
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let scheme = match transport {
        Transport::Plain => "http",
        Transport::Encrypted => "https",
    };
    matches!((origin, host(request)), (Some((how, origin)), Some(host)) if how == scheme && origin == host)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn request(method: &str, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder().method(method).uri("/").header("host", "sofra.test");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::empty()).unwrap()
    }

    #[test]
    fn other_sites_can_read_pages_but_change_nothing() {
        let same_origin = |request: &Request| same_origin(request, Transport::Encrypted);
        let theirs = [("origin", "https://evil.test")];
        assert!(same_origin(&request("GET", &theirs)));
        assert!(!same_origin(&request("POST", &theirs)));
        assert!(!same_origin(&request("POST", &[("origin", "null")])));
        assert!(!same_origin(&request("POST", &[("sec-fetch-site", "cross-site")])));
        assert!(same_origin(&request("POST", &[("origin", "https://sofra.test")])));
        assert!(!same_origin(&request("POST", &[("origin", "http://sofra.test")])));
        assert!(same_origin(&request("POST", &[])));
        let live = [("origin", "https://evil.test"), ("upgrade", "websocket")];
        assert!(!same_origin(&request("GET", &live)));
    }

    #[test]
    fn only_our_own_names_are_answered() {
        let is_ours = |host: &str| {
            let request = Request::builder().uri("/").header("host", host);
            is_ours(&request.body(Body::empty()).unwrap(), "https://Play.example.org")
        };
        for ours in [
            "play.example.org",
            "play.example.org:443",
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.1.7:8080",
        ] {
            assert!(is_ours(ours), "{ours}");
        }
        let theirs = ["evil.test", "play.example.org.evil.test", "", "a b"];
        for theirs in theirs {
            assert!(!is_ours(theirs), "{theirs}");
        }
        let nameless = Request::builder().uri("/").body(Body::empty()).unwrap();
        assert!(!super::is_ours(&nameless, "http://127.0.0.1:8080"));
    }

    #[test]
    fn only_a_trusted_proxy_tells_addresses() {
        let request = request("GET", &[("x-forwarded-for", "6.6.6.6, 10.1.2.3")]);
        assert_eq!(address(&request, Proxy::None).to_string(), "127.0.0.1");
        assert_eq!(address(&request, Proxy::Trusted).to_string(), "10.1.2.3");
    }
}
