//! Sitting down by an invitation.

use bots::Playable;
use engine::Voice;
use maud::{Markup, html};

use crate::draw::{Layout, Shell, cover, emblem, icon, page};
use crate::reader::Reader;
use crate::table::{Look, Occupant, SeatLook, Status, WhyBot, seat_names};

/// The page behind an invitation to a table of this game.
pub fn draw(reader: &Reader<'_>, game: &dyn Playable, look: &Look<'_>, invite: &str) -> Markup {
    let words = reader.words();
    let voice = Voice::nameless(game.text(reader.settings.language));
    let name = voice.name("game-name");
    let title = words.tell("join-title", &[("game", name.into())]);
    let here = format!("/join/{}/{invite}", look.id);
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let names = seat_names(&look.seats, words);
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
                p.soft { (voice.name_attribute("game-name", "about")) }
                ul.list {
                    @for seat in &people {
                        li.row { (emblem(seat.seat, &names[seat.seat.index()])) (names[seat.seat.index()]) }
                    }
                }
                @if open.is_empty() {
                    p.notice { (words.say("join-full")) }
                    a.button href={ "/table/" (look.id) } { (icon("eye")) (words.say("watch")) }
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
            }
        }
    };
    page(&shell, content)
}

fn is_somebody(occupant: Occupant<'_>) -> bool {
    !matches!(occupant, Occupant::Open { reserved_for: None })
}
