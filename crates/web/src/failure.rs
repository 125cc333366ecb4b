//! What went wrong, as a page in the reader's language.

use std::fmt::Display;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Said;
use maud::Markup;
use pages::failure::told;
use pages::{Reader, Settings, Words};
use table::{
    ChatError, CreateError, EndError, ExportError, GuestError, LookError, OpenError, PeaceError,
    PlayError, SeatError, StoreError, UndoError,
};

/// Why a page can't be shown.
#[derive(Debug)]
pub enum Failure {
    /// There is nothing at this address.
    NotFound,
    /// It belongs to somebody else.
    NotYours,
    /// The address asked too often.
    TooMany,
    /// The table says no: the key of its reason, and the reason in English.
    Table(&'static str, String),
}

/// An error with a key for its words.
pub trait Keyed: Display {
    /// The key: `error-<key>` says it in every language.
    fn key(&self) -> &'static str;

    /// The rule that refused it, and why.
    fn rule(&self) -> Option<(&'static str, Said)> {
        None
    }
}

macro_rules! keyed {
    ($($error:ty),+) => {
        $(impl Keyed for $error {
            fn key(&self) -> &'static str {
                <$error>::key(self)
            }
        }

        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Failure::Table(error.key(), error.to_string())
            }
        })+
    };
}

keyed!(
    ChatError,
    CreateError,
    EndError,
    ExportError,
    GuestError,
    LookError,
    OpenError,
    PeaceError,
    SeatError,
    StoreError,
    UndoError
);

impl Keyed for PlayError {
    fn key(&self) -> &'static str {
        PlayError::key(self)
    }

    fn rule(&self) -> Option<(&'static str, Said)> {
        match self {
            PlayError::Refused { rule, said } => Some((rule, said.clone())),
            _ => None,
        }
    }
}

/// The words of an error, in English if it has none in this language.
pub fn words_of(error: &impl Keyed, words: &Words) -> String {
    told(error.key(), &error.to_string(), words)
}

impl Failure {
    /// The words for this failure.
    pub fn words(&self, words: &Words) -> String {
        match self {
            Failure::NotFound => words.say("error-not-found"),
            Failure::NotYours => words.say("error-no-guest"),
            Failure::TooMany => words.say("error-too-many"),
            Failure::Table(key, english) => told(key, english, words),
        }
    }

    /// The status for this failure.
    pub fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound | Failure::Table("no-table" | "no-step", _) => StatusCode::NOT_FOUND,
            Failure::NotYours => StatusCode::FORBIDDEN,
            Failure::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Failure::Table("crowded", _) => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Table(key, _) if key.starts_with("store-") => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Table(_, _) => StatusCode::CONFLICT,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() {
            tracing::error!(failure = ?self, "a request failed");
        }
        // The router, which knows the request's settings, draws the page.
        let mut response = status.into_response();
        response.extensions_mut().insert(std::sync::Arc::new(self));
        response
    }
}

/// The page that shows a failure.
pub fn failure_page(failure: &Failure, settings: Settings) -> Markup {
    let reader = Reader::stranger(settings);
    pages::failure::draw(&reader, &failure.words(reader.words()))
}
