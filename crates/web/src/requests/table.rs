//! The page of a table, its live connection, and its forms without the script.

use axum::Form;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use maud::Markup;
use pages::table::Frame;
use pages::{Fields, Parts, seat_link};
use table::{LookAs, Pulse, TableId};

use super::redirect;
use crate::app::App;
use crate::coach;
use crate::deeds::{Deed, Done};
use crate::failure::Failure;
use crate::guard::Address;
use crate::limits::{Kind, MAX_MESSAGE, MAX_UNREAD};
use crate::live::LivePage;
use crate::page::Page;
use crate::person::Person;
use crate::refused::Refused;
use crate::wishes::Wishes;

type Asked = Query<Vec<(String, String)>>;

/// `GET /table/{id}`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Asked,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let id = id.parse().map_err(|_| Failure::NotFound)?;
    let lifted = Fields(asked).seat("seat").ok();
    let live = match lifted {
        Some(seat) => format!("/table/{id}/live?seat={}", seat.index()),
        None => format!("/table/{id}/live"),
    };
    let here = format!("/table/{id}");
    let page = Page::live(id, person, settings, lifted);
    draw(&app, page, &live, &here, None).await
}

/// `GET /table/{id}/log?before=`: what happened before the lines that the page shows.
pub async fn leaf(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Asked,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let id = id.parse().map_err(|_| Failure::NotFound)?;
    let before = Fields(asked).read("before").unwrap_or(usize::MAX);
    let mut page = Page::live(id, person, settings, None);
    page.read(&app, Pulse::default()).await?;
    Ok(page.leaf(&app, before))
}

/// Draws a whole table page, live or past, with the reason for a refusal if there is one.
pub async fn draw(
    app: &App,
    mut page: Page,
    live: &str,
    here: &str,
    refused: Option<&Refused>,
) -> Result<Markup, Failure> {
    page.read(app, Pulse::default()).await?;
    let notice = refused.map(|refused| page.refusal(refused));
    let parts = Parts::default();
    let felt = page.draw(app, &parts);
    let (reader, known) = (page.reader(), parts.fingerprints());
    let shared = page.shared(app, here);
    let game = page.game();
    let frame = Frame { reader: &reader, game, live, here, known: &known, shared: &shared, notice };
    Ok(frame.draw(felt))
}

/// `GET /table/{id}/live`
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
    let page = Page::live(id, person, settings, Fields(asked).seat("seat").ok());
    connect(app, page, address, upgrade).await
}

/// Opens a live connection for a page.
pub async fn connect(
    app: App,
    page: Page,
    address: Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let place = app.live_place(address).ok_or(Failure::TooMany)?;
    let watch = app.tables().watch(page.table()).await?;
    Ok(upgrade
        // Every open page has these buffers, and what a person sends is small.
        .read_buffer_size(4 << 10)
        .write_buffer_size(4 << 10)
        .max_write_buffer_size(MAX_UNREAD)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(async move |socket| {
            let _place = place;
            LivePage::run(app, page, address, watch, socket).await;
        }))
}

/// `POST /table/{id}`: any deed, for a browser without the script, or a person without a name yet.
pub async fn deed(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let fields = Fields(fields);
    let settled = person.settle(&app, &fields, address).await?;
    let here = format!("/table/{id}");
    let done = match Deed::read(&fields) {
        Ok(deed) => deed.carry_out(&app, &id, &settled.guest.id, address).await,
        Err(refused) => Err(refused),
    };
    let mut response = match done {
        Ok(Done::Opened(table)) => redirect(&format!("/table/{table}"), None),
        Ok(Done::Acted(_)) => {
            let game =
                app.tables().look(&id, Some(&settled.guest.id), LookAs::Myself).await?.table.game;
            if coach::is_wanted(&app, settings, &settled.guest.id, &game).await? {
                app.tables().coach(&id, &settled.guest.id).await?;
            }
            redirect(&here, None)
        }
        // Nothing has changed at the table: the answer is only for this reader.
        Ok(Done::Hint(hint)) => {
            let live = format!("{here}/live");
            let person = Person::known(settled.guest);
            let mut page = Page::live(id, person, settings, fields.seat("seat").ok());
            page.advise(hint);
            draw(&app, page, &live, &here, None).await?.into_response()
        }
        Ok(_) => redirect(&here, None),
        Err(refused) => {
            let live = format!("{here}/live");
            let person = Person::known(settled.guest);
            let page = Page::live(id, person, settings, fields.seat("seat").ok());
            let drawn = draw(&app, page, &live, &here, Some(&refused)).await?;
            (StatusCode::CONFLICT, drawn).into_response()
        }
    };
    if let Some(cookie) = settled.cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// `GET /table/{id}/journal`: for `sofra verify`.
pub async fn journal(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let journal = app.tables().journal(&id).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"sofra-{id}.jsonl\"")),
    ];
    Ok((headers, journal).into_response())
}

/// `POST /table/{id}/device`: makes a link for going on in this seat with another device.
pub async fn other_device(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Markup, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let seat = Fields(fields).seat("seat").map_err(|_| Failure::NotFound)?;
    let guest = person.id().ok_or(Failure::NotYours)?;
    // Each is written into the journal for good.
    if !app.allow_guest(Kind::Seat, address.0, guest).await {
        return Err(Failure::TooMany);
    }
    let token = app.tables().renew_seat_token(&id, guest, seat).await?;
    let link = app.address(&format!("/seat/{}", token.reveal()));
    Ok(seat_link::give(&person.reading(settings), id.as_str(), &link))
}

/// `GET /seat/{token}`: asks before it moves the seat, so that a link preview can't.
pub async fn ask_recover(
    Path(token): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    Ok(seat_link::take(&person.reading(settings), &token))
}

/// `POST /seat/{token}`
pub async fn recover(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(token): Path<String>,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    if !app.allow(Kind::Password, address.0).await {
        return Err(Failure::TooMany);
    }
    let settled = person.settle(&app, &Fields(fields), address).await?;
    let (id, _): (TableId, Seat) = app.tables().recover(&token, &settled.guest.id).await?;
    Ok(redirect(&format!("/table/{id}"), settled.cookie))
}
