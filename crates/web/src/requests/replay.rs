//! The replay: the same drawing at any step, in any seat's view once the game is over.

use axum::Form;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use engine::Viewer;
use maud::Markup;
use pages::{Fields, eyes};
use table::TableId;

use super::table::{connect, draw};
use crate::app::App;
use crate::failure::Failure;
use crate::guard::Address;
use crate::page::{Page, Replay};
use crate::person::Person;
use crate::wishes::Wishes;

type Asked = Query<Vec<(String, String)>>;

/// `GET /replay/{id}?step=&eyes=`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Asked,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let past = past(&Fields(asked));
    let rest = format!("step={}&eyes={}", past.step, eyes(past.viewer));
    let live = format!("/replay/{id}/live?{rest}");
    let here = format!("/replay/{id}?{rest}");
    let page = Page::past(id, person, settings, past);
    draw(&app, page, &live, &here, None).await
}

/// `GET /replay/{id}/live`
pub async fn live(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Query(asked): Asked,
    Wishes(settings): Wishes,
    person: Person,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let page = Page::past(id, person, settings, past(&Fields(asked)));
    connect(app, page, address, upgrade).await
}

/// `POST /replay/{id}`: a fork, for a person without a name yet or a browser without the script.
pub async fn deed(
    state: State<App>,
    address: Extension<Address>,
    id: Path<String>,
    settings: Wishes,
    person: Person,
    form: Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    super::table::deed(state, address, id, settings, person, form).await
}

fn past(asked: &Fields) -> Replay {
    let viewer = match asked.seat("eyes") {
        Ok(seat) => Viewer::Seat(seat),
        Err(_) => Viewer::Spectator,
    };
    Replay { step: asked.read("step").unwrap_or_default(), viewer }
}
