//! Who calls the API.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use table::{Guest, GuestId};

use super::error::ApiError;
use crate::app::App;

/// A guest by their token, or nobody in particular.
pub struct Caller(Option<Guest>);

impl Caller {
    /// The guest's id, for what anybody may see.
    pub fn id(&self) -> Option<&GuestId> {
        self.0.as_ref().map(|guest| &guest.id)
    }

    /// The guest, for what only guests may do.
    pub fn guest(&self) -> Result<&Guest, ApiError> {
        self.0.as_ref().ok_or_else(ApiError::no_token)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Some(header) = parts.headers.get(header::AUTHORIZATION) else {
            return Ok(Caller(None));
        };
        let token = header.to_str().ok().and_then(|header| header.strip_prefix("Bearer "));
        let token = token.ok_or_else(ApiError::no_token)?;
        match app.tables().guest(token.trim()).await? {
            Some(guest) => Ok(Caller(Some(guest))),
            None => Err(ApiError::no_token()),
        }
    }
}
