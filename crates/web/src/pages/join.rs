//! Sitting down by an invitation.

use axum::Form;
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use engine::Voice;
use maud::{Markup, html};
use table::{Eyes, OccupantInfo, SeatInfo, Sit, Status, TableId, WhyBot};

use super::{entropy, redirect};
use crate::app::App;
use crate::draw::{Layout, Shell, cover, emblem, icon, page};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::guard::Address;
use crate::person::Person;
use crate::settings::Settings;
use crate::table_page::seat_names;
use crate::words::words;

/// `GET /join/{id}/{invite}`
pub async fn show(
    State(app): State<App>,
    Path((id, invite)): Path<(String, String)>,
    settings: Settings,
    person: Person,
) -> Result<Markup, Failure> {
    let id: TableId = id.parse().map_err(|_| Failure::NotFound)?;
    let words = words(settings.language);
    let look = app.tables().look(&id, person.id(), Eyes::Mine).await?;
    let game = catalogue::find(&look.table.game).map_err(|_| Failure::NotFound)?;
    let voice = Voice::nameless(game.text(settings.language));
    let name = voice.name("game-name");
    let title = words.tell("join-title", &[("game", name.into())]);
    let here = format!("/join/{id}/{invite}");
    let shell = Shell {
        settings,
        title: &title,
        name: person.name(),
        here: &here,
        layout: Layout::Reading,
    };
    let names = seat_names(&look, words);
    let ended = matches!(look.table.status, Status::Over | Status::Closed);
    let free = |seat: &&SeatInfo| match &seat.occupant {
        OccupantInfo::Open { reserved_for: None } => true,
        OccupantInfo::Open { reserved_for: Some(_) } => look.absent.contains(seat.seat),
        // Given up in the middle of the game: whoever comes goes on with it.
        OccupantInfo::Bot { why, .. } => *why == WhyBot::Released && !ended,
        OccupantInfo::Person { .. } => false,
    };
    let open: Vec<_> = look.table.seats.iter().filter(free).collect();
    let people: Vec<_> =
        look.table.seats.iter().filter(|seat| !free(seat) && is_somebody(&seat.occupant)).collect();
    let content = html! {
        main #main {
            form.panel.stack.narrow method="post" action=(here) {
                img src=(cover(&look.table.game)) alt="" width="640" height="360";
                h1 { (title) }
                p.soft { (voice.name_attribute("game-name", "about")) }
                ul.list {
                    @for seat in &people {
                        li.row { (emblem(seat.seat, &names[seat.seat.index()])) (names[seat.seat.index()]) }
                    }
                }
                @if open.is_empty() {
                    p.notice { (words.say("join-full")) }
                    a.button href={ "/table/" (id) } { (icon("eye")) (words.say("watch")) }
                } @else {
                    @if person.name().is_none() {
                        div.field {
                            label for="name" { (words.say("your-name")) }
                            input #name name="name" maxlength="24" autocomplete="nickname"
                                placeholder=(words.say("your-name-empty"));
                        }
                    }
                    div.row {
                        @for seat in &open {
                            button.primary type="submit" name="seat" value=(seat.seat.index()) {
                                (words.tell("join-seat", &[("n", (seat.seat.index() as i64 + 1).into())]))
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(page(&shell, content))
}

fn is_somebody(occupant: &OccupantInfo) -> bool {
    !matches!(occupant, OccupantInfo::Open { reserved_for: None })
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
    let settled = person.settle(&app, &fields, address).await?;
    let sit = Sit { seat, entropy: entropy(), invite: Some(invite) };
    app.tables().sit(&id, &settled.guest.id, sit).await?;
    Ok(redirect(&format!("/table/{id}"), settled.cookie))
}
