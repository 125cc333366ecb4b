//! Sitting down by an invitation.

use axum::Form;
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use maud::Markup;
use pages::{Fields, join};
use table::{LookAs, Sit, TableId};

use super::{entropy, redirect};
use crate::app::App;
use crate::failure::Failure;
use crate::guard::Address;
use crate::limits::Kind;
use crate::look::drawable;
use crate::person::Person;
use crate::wishes::Wishes;

/// `GET /join/{id}/{invite}`
pub async fn show(
    State(app): State<App>,
    Path((id, invite)): Path<(String, String)>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let look = app.tables().look(&id, person.id(), LookAs::Myself).await?;
    let game = catalogue::find(&look.table.game).map_err(|_| Failure::NotFound)?;
    let (reader, site) = (person.reading(settings), app.address(""));
    Ok(join::draw(&reader, game, &drawable(&look), &invite, &site))
}

/// `POST /join/{id}/{invite}`
pub async fn sit(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path((id, invite)): Path<(String, String)>,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let fields = Fields(fields);
    let seat = fields.seat("seat").map_err(|_| Failure::NotFound)?;
    if !app.allow(Kind::Seat, address.0).await {
        return Err(Failure::TooMany);
    }
    let settled = person.settle(&app, &fields, address).await?;
    let sit = Sit { seat, entropy: entropy(), invite: Some(invite) };
    app.tables().sit(&id, &settled.guest.id, sit).await?;
    Ok(redirect(&format!("/table/{id}"), settled.cookie))
}
