//! Listening: connections with limits on their number and on how slowly they may speak.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::Service;

/// The most connections at a time, live ones included. Far below what the system's files allow.
const MAX_CONNECTIONS: usize = 20_000;
/// How long a client may take to say what it wants.
const HEADER_PATIENCE: Duration = Duration::from_secs(10);
/// How long requests may still take when the server is asked to stop.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(50);

/// Serves until `stop` is done, then lets running requests finish.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let room = Arc::new(Semaphore::new(MAX_CONNECTIONS));
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
        // Beyond the limit a connection is dropped at once rather than kept waiting.
        let Ok(place) = room.clone().try_acquire_owned() else { continue };
        let connection = graceful.watcher();
        let router = router.clone();
        tokio::spawn(async move {
            let _place = place;
            answer(stream, peer, router, connection).await;
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(FAREWELL, graceful.shutdown()).await;
}

async fn answer(
    stream: TcpStream,
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
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
    // Clients come and go as they like: that is no fault worth a line in the log.
    let _ = watcher.watch(connection).await;
}
