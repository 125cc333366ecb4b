//! Sitting down by an invitation.

use bots::Playable;
use engine::Voice;
use maud::{Markup, html};

use crate::draw::{Layout, Shared, Shell, cover, emblem, icon, shared_page, shared_picture};
use crate::reader::Reader;
use crate::table::{Look, Occupant, SeatLook, Status, WhyBot, seat_names};

/// The page behind an invitation to a table of this game. `site` is the beginning of every address.
pub fn draw(
    reader: &Reader<'_>,
    game: &dyn Playable,
    look: &Look<'_>,
    invite: &str,
    site: &str,
) -> Markup {
    let words = reader.words();
    let voice = Voice::nameless(game.text(reader.settings.language));
    let name = voice.name("game-name");
    let title = match look.host.filter(|host| !host.is_empty()) {
        Some(host) => words.tell("join-from", &[("game", name.into()), ("name", host.into())]),
        None => words.tell("join-title", &[("game", name.into())]),
    };
    let here = format!("/join/{}/{invite}", look.id);
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let names = seat_names(&look.seats, words);
    let about = voice.name_attribute("game-name", "about");
    let shared = Shared {
        title: title.clone(),
        about: about.clone(),
        address: format!("{site}{here}"),
        picture: format!("{site}{}", shared_picture(look.game)),
    };
    let ended = matches!(look.status, Status::Over | Status::Closed);
    let free = |seat: &&SeatLook<'_>| match seat.occupant {
        Occupant::Open { reserved_for: None } => true,
        Occupant::Open { reserved_for: Some(_) } => look.absent.contains(seat.seat),
        // Given up in the middle of the game: anybody may take over.
        Occupant::Bot { why, .. } => why == WhyBot::Released && !ended,
        Occupant::Person { .. } => false,
    };
    let open: Vec<_> = look.seats.iter().filter(free).collect();
    let people: Vec<_> =
        look.seats.iter().filter(|seat| !free(seat) && is_somebody(seat.occupant)).collect();
    let content = html! {
        main #main {
            form.panel.stack.narrow method="post" action=(here) {
                img src=(cover(look.game)) alt="" width="640" height="360";
                h1 { (title) }
                p.soft { (about) }
                p.row { (icon("clock")) (words.say(&format!("clock-{}", look.clock.unwrap_or("none")))) }
                ul.list {
                    @for seat in &people {
                        li.row { (emblem(seat.seat, &names[seat.seat.index()])) (names[seat.seat.index()]) }
                    }
                }
                @if open.is_empty() {
                    p.notice { (words.say("join-full")) }
                } @else {
                    @if reader.name.is_none() {
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
                div.row {
                    @if game.guide().is_some() {
                        a.button.quiet href={ "/games/" (look.game) "/how-to-play" } target="_blank" {
                            (icon("rules")) (words.say("guide-how-to-play"))
                        }
                    }
                    a.button.quiet href={ "/table/" (look.id) } { (icon("eye")) (words.say("join-watch")) }
                }
            }
        }
    };
    shared_page(&shell, Some(&shared), content)
}

fn is_somebody(occupant: Occupant<'_>) -> bool {
    !matches!(occupant, Occupant::Open { reserved_for: None })
}
