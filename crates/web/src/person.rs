//! Who reads a page: a guest known by their cookie, or an anonymous visitor.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use pages::{Fields, Reader, Settings};
use table::{Guest, GuestId, StoreError};

use crate::app::App;
use crate::cookies::{self, Transport};
use crate::failure::Failure;
use crate::guard::Address;
use crate::limits::Kind;

/// The name of the cookie that identifies a guest. Over encrypted connections it has a prefix with
/// which browsers accept it from this very host only, so that no subdomain can set another.
pub fn cookie_name(transport: Transport) -> &'static str {
    match transport {
        Transport::Plain => "sofra_guest",
        Transport::Encrypted => "__Host-sofra_guest",
    }
}

/// Who sent a request.
#[derive(Clone, Debug, Default)]
pub struct Person {
    guest: Option<Guest>,
    /// The token they came with, for what ends with their session.
    token: Option<String>,
}

impl Person {
    /// The person the request's cookie belongs to.
    pub async fn of(headers: &HeaderMap, app: &App) -> Result<Person, Failure> {
        let Some(token) = cookies::read(headers, cookie_name(app.config().transport)) else {
            return Ok(Person::default());
        };
        let guest = app.tables().guest(token).await?;
        let token = guest.is_some().then(|| token.to_owned());
        Ok(Person { guest, token })
    }

    /// This guest.
    pub fn known(guest: Guest) -> Person {
        Person { guest: Some(guest), token: None }
    }

    /// The guest, if they have been here before.
    pub fn guest(&self) -> Option<&Guest> {
        self.guest.as_ref()
    }

    /// The token they came with.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Whether the session they came with still lasts.
    pub async fn is_still_here(&self, app: &App) -> Result<bool, StoreError> {
        match &self.token {
            Some(token) => Ok(app.tables().guest(token).await?.is_some()),
            None => Ok(true),
        }
    }

    /// The guest's id.
    pub fn id(&self) -> Option<&GuestId> {
        self.guest.as_ref().map(|guest| &guest.id)
    }

    /// This person as the reader of a page.
    pub fn reading(&self, settings: Settings) -> Reader<'_> {
        let has_password = self.guest.as_ref().is_some_and(|guest| guest.has_password);
        Reader { settings, name: self.name(), has_password }
    }

    /// Their name.
    pub fn name(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.name.as_str())
    }

    /// The guest this person is or becomes: anybody who does something gets a name and a cookie.
    pub async fn settle(
        self,
        app: &App,
        fields: &Fields,
        address: Address,
    ) -> Result<Settled, Failure> {
        if let Some(guest) = self.guest {
            return Ok(Settled { guest, cookie: None });
        }
        if !app.allow(Kind::Creation, address.0).await {
            return Err(Failure::TooMany);
        }
        let name = match fields.filled("name") {
            Some(name) => name.to_owned(),
            None => fallback_name(),
        };
        let (guest, token) = app.tables().new_guest(&name).await?;
        let transport = app.config().transport;
        let cookie = cookies::keep(cookie_name(transport), token.reveal(), transport);
        Ok(Settled { guest, cookie })
    }
}

/// A guest, and the cookie that makes the browser remember them if they are new.
pub struct Settled {
    /// Who it is.
    pub guest: Guest,
    /// For the answer.
    pub cookie: Option<HeaderValue>,
}

impl FromRequestParts<App> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        Person::of(&parts.headers, app).await
    }
}

/// A name for somebody who didn't give one: a bird, because they come and go.
fn fallback_name() -> String {
    const BIRDS: [&str; 12] = [
        "Hoopoe", "Lark", "Heron", "Finch", "Swift", "Crane", "Jay", "Robin", "Kestrel", "Wren",
        "Ibis", "Plover",
    ];
    let mut chance = [0; 2];
    // Without randomness everybody is called Hoopoe 0, which does no harm.
    let _ = getrandom::fill(&mut chance);
    let number = u16::from_le_bytes(chance);
    format!("{} {}", BIRDS[usize::from(number) % BIRDS.len()], number / 12 % 100)
}
