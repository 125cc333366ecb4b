//! Who reads a page: nobody in particular, or a guest by their cookie.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use table::{Guest, GuestId};

use crate::app::App;
use crate::cookies;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::guard::Address;
use crate::limits::Kind;

/// The name of the cookie that says who a guest is.
pub const COOKIE: &str = "sofra_guest";

/// Who sent a request.
#[derive(Clone, Debug, Default)]
pub struct Person {
    guest: Option<Guest>,
}

impl Person {
    /// Whoever the request's cookie belongs to.
    pub async fn of(headers: &HeaderMap, app: &App) -> Result<Person, Failure> {
        let guest = match cookies::read(headers, COOKIE) {
            Some(token) => app.tables().guest(token).await?,
            None => None,
        };
        Ok(Person { guest })
    }

    /// This guest.
    pub fn known(guest: Guest) -> Person {
        Person { guest: Some(guest) }
    }

    /// The guest, if they have been here before.
    pub fn guest(&self) -> Option<&Guest> {
        self.guest.as_ref()
    }

    /// The guest's id.
    pub fn id(&self) -> Option<&GuestId> {
        self.guest.as_ref().map(|guest| &guest.id)
    }

    /// What they are called.
    pub fn name(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.name.as_str())
    }

    /// The guest this person is or becomes: whoever does something gets a name and a cookie.
    pub async fn settle(
        self,
        app: &App,
        fields: &Fields,
        address: Address,
    ) -> Result<Settled, Failure> {
        if let Some(guest) = self.guest {
            return Ok(Settled { guest, cookie: None });
        }
        if !app.limits().allow(Kind::Creation, address.0) {
            return Err(Failure::TooMany);
        }
        let name = match fields.filled("name") {
            Some(name) => name.to_owned(),
            None => fallback_name(),
        };
        let (guest, token) = app.tables().new_guest(&name).await?;
        let cookie = cookies::keep(COOKIE, token.reveal(), app.config().transport);
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

/// A name for whoever didn't give one: a bird, because they come and go.
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
