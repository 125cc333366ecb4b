//! Errors of the API: one envelope, a stable key, and words.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::failure::{Failure, Keyed};
use crate::refused::Refused;

/// Why a request was refused. Nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub struct ApiError {
    /// A key that stays the same: `stale-step`, `refused`, `not-your-seat` …
    pub error: String,
    /// What is wrong, in a sentence.
    pub message: String,
    /// The rule that refuses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    #[serde(skip)]
    status: u16,
}

impl ApiError {
    /// A refusal with this status.
    pub fn new(status: StatusCode, error: &str, message: impl Into<String>) -> ApiError {
        let (error, message) = (error.to_owned(), message.into());
        ApiError { error, message, rule: None, status: status.as_u16() }
    }

    /// Nothing at this address.
    pub fn not_found() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", "there is nothing at this address")
    }

    /// No token, or an invalid one.
    pub fn no_token() -> ApiError {
        let message = "send the token of a guest: Authorization: Bearer …";
        ApiError::new(StatusCode::UNAUTHORIZED, "no-token", message)
    }

    /// A body or parameter that can't be read.
    pub fn bad_request(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-request", message)
    }

    /// Too many requests.
    pub fn too_many() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", "wait a few seconds")
    }

    /// The rules refuse it.
    pub fn refused(rule: &str, message: String) -> ApiError {
        let refused = ApiError::new(StatusCode::CONFLICT, "refused", message);
        ApiError { rule: Some(rule.to_owned()), ..refused }
    }
}

impl<E: Keyed> From<E> for ApiError {
    fn from(error: E) -> Self {
        let status = Failure::Table(error.key(), String::new()).status();
        ApiError::new(status, error.key(), error.to_string())
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NoGuest => ApiError::no_token(),
            Refused::Field(name) => ApiError::bad_request(format!("{name} is missing or wrong")),
            Refused::Unknown => ApiError::bad_request("there is no such deed"),
            Refused::TooMany => ApiError::too_many(),
            Refused::Rule { rule, said } => ApiError::refused(rule, said.key),
            Refused::Table(key, english) => {
                let status = Failure::Table(key, String::new()).status();
                ApiError::new(status, key, english)
            }
        }
    }
}

macro_rules! rejections {
    ($($rejection:ty),+) => {
        $(impl From<$rejection> for ApiError {
            fn from(rejection: $rejection) -> Self {
                ApiError::bad_request(rejection.body_text())
            }
        })+
    };
}

rejections!(JsonRejection, PathRejection, QueryRejection);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::CONFLICT);
        (status, Json(self)).into_response()
    }
}
