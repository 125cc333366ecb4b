//! Who calls the API.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use table::{Guest, GuestId};

use super::error::ApiError;
use crate::app::App;

/// A guest by their token, or nobody in particular.
pub struct Caller(Option<(Guest, String)>);

impl Caller {
    /// The guest's id, for what anybody may see.
    pub fn id(&self) -> Option<&GuestId> {
        self.0.as_ref().map(|(guest, _)| &guest.id)
    }

    /// The guest, for what only guests may do.
    pub fn guest(&self) -> Result<&Guest, ApiError> {
        self.0.as_ref().map(|(guest, _)| guest).ok_or_else(ApiError::no_token)
    }

    /// Whether the caller's session still lasts. It is taken to last while the database is away.
    pub async fn is_still_here(&self, app: &App) -> bool {
        match &self.0 {
            Some((_, token)) => !matches!(app.tables().guest(token).await, Ok(None)),
            None => true,
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Some(header) = parts.headers.get(header::AUTHORIZATION) else {
            return Ok(Caller(None));
        };
        let token = header.to_str().ok().and_then(|header| header.strip_prefix("Bearer "));
        let token = token.ok_or_else(ApiError::no_token)?.trim();
        match app.tables().guest(token).await? {
            Some(guest) => Ok(Caller(Some((guest, token.to_owned())))),
            None => Err(ApiError::no_token()),
        }
    }
}
