//! The table page, its live connection, and its forms without the script.

use axum::Form;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Voice};
use maud::{Markup, html};
use table::TableId;

use super::redirect;
use crate::app::App;
use crate::commands::{self, Answer};
use crate::draw::{Layout, Shell, icon, page};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::guard::Address;
use crate::limits::{Kind, MAX_MESSAGE};
use crate::live::Live;
use crate::parts::Parts;
use crate::person::Person;
use crate::settings::Settings;
use crate::stage::Stage;
use crate::words::words;

type Asked = Query<Vec<(String, String)>>;

/// `GET /table/{id}`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Asked,
    settings: Settings,
    person: Person,
) -> Result<Markup, Failure> {
    let id = id.parse().map_err(|_| Failure::NotFound)?;
    let lifted = Fields(asked).seat("seat").ok();
    let live = match lifted {
        Some(seat) => format!("/table/{id}/live?seat={}", seat.index()),
        None => format!("/table/{id}/live"),
    };
    let here = format!("/table/{id}");
    let stage = Stage::live(id, person, settings, lifted);
    draw(&app, stage, settings, &live, &here, None).await
}

/// Draws a whole table page, live or past.
pub async fn draw(
    app: &App,
    mut stage: Stage,
    settings: Settings,
    live: &str,
    here: &str,
    notice: Option<Markup>,
) -> Result<Markup, Failure> {
    let glance = stage.read(app).await?;
    let parts = Parts::default();
    let felt = stage.draw(app, &glance, &parts);
    let words = words(settings.language);
    let title = catalogue::find(stage.game()).map_or_else(
        |_| stage.game().to_owned(),
        |game| Voice::nameless(game.text(settings.language)).name("game-name"),
    );
    let known = serde_json::to_string(&parts.fingerprints()).unwrap_or_default();
    let and = if live.contains('?') { '&' } else { '?' };
    let live = format!("{live}{and}language={}", settings.language);
    let shell = Shell {
        settings,
        title: &title,
        name: stage.person().name(),
        here,
        layout: Layout::Table(stage.game()),
    };
    let guest = stage.person().guest().map(|_| "yes");
    let content = html! {
        main #main .felt data-live=(live) data-parts=(known) data-guest=[guest] data-tab="choices"
            data-confirm-words=(words.say("confirm-again")) {
            (felt)
        }
        p #offline .offline hidden role="status" { (words.say("offline")) }
        @if let Some(notice) = notice { div.toasts { div.toast.wrong role="alert" { (notice) } } }
    };
    Ok(page(&shell, content))
}

/// `GET /table/{id}/live`
pub async fn live(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Query(asked): Asked,
    settings: Settings,
    person: Person,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let stage = Stage::live(id, person, settings, Fields(asked).seat("seat").ok());
    Ok(connect(app, stage, address, upgrade))
}

/// Opens a live connection for a stage.
pub fn connect(app: App, stage: Stage, address: Address, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        // Every open page has these: what a person says is small.
        .read_buffer_size(4 << 10)
        .write_buffer_size(4 << 10)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| Live::run(app, stage, address, socket))
}

/// `POST /table/{id}`: any deed, for a browser without the script, or a person without a name yet.
pub async fn deed(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    settings: Settings,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let fields = Fields(fields);
    let settled = person.settle(&app, &fields, address).await?;
    let person = Person::known(settled.guest);
    let here = format!("/table/{id}");
    let mut stage = Stage::live(id, person, settings, fields.seat("seat").ok());
    let mut response = match commands::carry_out(&app, &mut stage, &fields, address).await {
        Ok(Answer::Go(address)) => redirect(&address, None),
        Ok(Answer::Hint(action)) => redirect(&format!("{here}#choice-{action}"), None),
        Ok(Answer::Done | Answer::Say(_)) => redirect(&here, None),
        Err(refused) => {
            let live = format!("{here}/live");
            let notice = stage.refusal(&refused);
            let page = draw(&app, stage, settings, &live, &here, Some(notice)).await?;
            (StatusCode::CONFLICT, page).into_response()
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

/// `POST /table/{id}/device`: the link with which another device goes on in this seat.
pub async fn other_device(
    State(app): State<App>,
    Path(id): Path<String>,
    settings: Settings,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Markup, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let seat = Fields(fields).seat("seat").map_err(|_| Failure::NotFound)?;
    let guest = person.id().ok_or(Failure::NotYours)?;
    let token = app.tables().renew_seat_token(&id, guest, seat).await?;
    let words = words(settings.language);
    let title = words.say("move-device");
    let here = format!("/table/{id}");
    let shell = Shell {
        settings,
        title: &title,
        name: person.name(),
        here: &here,
        layout: Layout::Reading,
    };
    Ok(page(
        &shell,
        html! {
            main #main {
                section.panel.stack.narrow {
                    h1 { (title) }
                    p { (words.say("move-device-about")) }
                    div.copy {
                        input #seat-link readonly value=(app.address(&format!("/seat/{}", token.reveal())))
                            aria-label=(words.say("move-device-link"));
                        button type="button" data-copy="seat-link" data-copied=(words.say("copied")) {
                            (icon("copy")) (words.say("copy"))
                        }
                    }
                    a.button href=(here) { (words.say("back-to-table")) }
                }
            }
        },
    ))
}

/// `GET /seat/{token}`: asks before it moves the seat, so that a link preview doesn't.
pub async fn ask_recover(
    Path(token): Path<String>,
    settings: Settings,
    person: Person,
) -> Result<Markup, Failure> {
    let words = words(settings.language);
    let title = words.say("recover-title");
    let shell =
        Shell { settings, title: &title, name: person.name(), here: "/", layout: Layout::Reading };
    Ok(page(
        &shell,
        html! {
            main #main {
                form.panel.stack.narrow method="post" action={ "/seat/" (token) } {
                    h1 { (title) }
                    p { (words.say("recover-about")) }
                    button.primary type="submit" { (words.say("recover-here")) }
                }
            }
        },
    ))
}

/// `POST /seat/{token}`
pub async fn recover(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(token): Path<String>,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    if !app.limits().allow(Kind::Password, address.0) {
        return Err(Failure::TooMany);
    }
    let settled = person.settle(&app, &Fields(fields), address).await?;
    let (id, _): (TableId, Seat) = app.tables().recover(&token, &settled.guest.id).await?;
    Ok(redirect(&format!("/table/{id}"), settled.cookie))
}
