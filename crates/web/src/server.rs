//! Listening: limits the number of connections and how slow they may be.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tower::Service;

use crate::app::Config;
use crate::guard::Proxy;
use crate::limits::Limiting;
use crate::line::{Line, Patience};
use crate::places::{Place, Places};

/// The most connections at a time, live ones included. Far below what the system's files allow.
const MAX_CONNECTIONS: usize = 20_000;
/// The most connections of one address: a household with thirty pages open on six devices.
const MAX_OF_ONE: usize = 256;
/// How long a client may take to send its headers.
const HEADER_PATIENCE: Duration = Duration::from_secs(10);
/// How long running requests may take when the server is asked to stop.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(50);

/// How many connections one address may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doors {
    /// No limit: the address is a proxy's, or this is a load test.
    Wide,
    /// No more than a household needs.
    Shared,
}

impl Doors {
    /// The limit for this configuration.
    pub fn of(config: &Config) -> Doors {
        match (config.proxy, config.limiting) {
            (Proxy::None, Limiting::On) => Doors::Shared,
            (Proxy::Trusted, _) | (_, Limiting::Off) => Doors::Wide,
        }
    }
}

/// Serves until `stop` is done, then lets running requests finish.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    doors: Doors,
    stop: impl Future<Output = ()>,
) {
    let limiting = if doors == Doors::Shared { Limiting::On } else { Limiting::Off };
    let places = Places::new(MAX_CONNECTIONS, MAX_OF_ONE, limiting);
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        // Beyond the limit a connection is dropped at once instead of waiting.
        let Some(place) = places.take(peer.ip()) else { continue };
        let connection = graceful.watcher();
        let router = router.clone();
        tokio::spawn(answer(stream, place, peer, router, connection));
    }
    drop(listener);
    let _ = tokio::time::timeout(FAREWELL, graceful.shutdown()).await;
}

async fn answer(
    stream: TcpStream,
    place: Place,
    peer: SocketAddr,
    router: Router,
    watcher: hyper_util::server::graceful::Watcher,
) {
    // An update is one small packet that should not wait for another.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move {
            Ok::<_, Infallible>(match router.call(request).await {
                Ok(answer) => answer,
            })
        }
    });
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE);
    let line = TokioIo::new(Line::new(stream, Patience::USUAL).at(place));
    let connection = builder.serve_connection_with_upgrades(line, service);
    // Clients may disconnect at any time: not worth a line in the log.
    let _ = watcher.watch(connection).await;
}
