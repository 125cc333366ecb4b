//! Health and figures for the operator, on a separate listener.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::time::timeout;

use crate::app::App;

/// How long a health check may take.
const HEALTH_PATIENCE: Duration = Duration::from_millis(800);
/// The buckets for durations, in seconds.
const SECONDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];
/// The buckets for sizes of updates, in bytes.
const BYTES: [f64; 7] = [256.0, 512.0, 1024.0, 2048.0, 4096.0, 16384.0, 65536.0];

/// `/health`, `/ready` and `/metrics`.
pub fn router(app: App) -> Router {
    recorder();
    Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .route("/metrics", get(figures))
        .with_state(app)
}

/// Whether a balancer should send people here. Only a server that is about to stop says no: a
/// database that is away is away for every server.
pub async fn ready(State(app): State<App>) -> Response {
    if app.is_ready() {
        return "ready\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, "about to stop\n").into_response()
}

async fn health(State(app): State<App>) -> Response {
    let reason = match timeout(HEALTH_PATIENCE, app.tables().health()).await {
        Ok(Ok(())) => return "ok\n".into_response(),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "the database doesn't answer".to_owned(),
    };
    (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response()
}

async fn figures(State(app): State<App>) -> Response {
    app.tell_counts().await;
    recorder().map(PrometheusHandle::render).unwrap_or_default().into_response()
}

/// The program's one recorder. Without it no figures are kept.
fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Suffix("seconds".to_owned()), &SECONDS)
                .and_then(|builder| {
                    builder.set_buckets_for_metric(Matcher::Suffix("bytes".to_owned()), &BYTES)
                })
                .and_then(PrometheusBuilder::install_recorder)
                .inspect_err(|error| tracing::warn!(%error, "no figures are kept"))
                .ok()
        })
        .as_ref()
}

/// Counts requests by route and status. Addresses with ids or tokens in them are never a label.
pub async fn count(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_else(|| "other".to_owned());
    let began = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    metrics::counter!("sofra_requests_total", "route" => route.clone(), "status" => status)
        .increment(1);
    metrics::histogram!("sofra_request_seconds", "route" => route)
        .record(began.elapsed().as_secs_f64());
    response
}
