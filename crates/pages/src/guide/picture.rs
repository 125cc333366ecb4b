//! A picture of a rulebook: a real position, drawn by the table's own code in a page of its own.

use std::sync::Arc;

use bots::Playable;
use engine::{AnyMatch, AnyView, Seat, SeatSet, Viewer};
use learn::{Picture, Show};
use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::parts::Parts;
use crate::reader::Reader;
use crate::table::{Access, Curtain, Look, Occupant, Presence, SeatLook, Status, TablePage, Time};

/// The players in the pictures, as in the rulebooks' examples.
const PLAYERS: [&str; 8] = ["Anna", "Tom", "Mara", "Jonas", "Lea", "Paul", "Nora", "Emil"];

/// The page with a picture, for a frame in another page.
pub fn draw(
    reader: &Reader<'_>,
    game: &dyn Playable,
    picture: &Picture,
    position: Arc<dyn AnyMatch>,
) -> Markup {
    let id = game.info().id;
    let labels: Vec<(&str, &str)> =
        picture.labels.iter().map(|label| (label.at.as_str(), label.text.as_str())).collect();
    let labels = serde_json::to_string(&labels).unwrap_or_default();
    let show = match picture.show {
        Show::Board => "board",
        Show::Own => "own",
        Show::Table => "table",
    };
    html! {
        (DOCTYPE)
        html lang=(reader.settings.language.code()) data-theme=(reader.settings.theme.word()) data-motion="off" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (picture.name) " · Sofra" }
                link rel="stylesheet" href=(assets::address("fonts.css"));
                link rel="stylesheet" href=(assets::address("style.css"));
                link rel="stylesheet" href=(assets::address("table.css"));
                link rel="stylesheet" href=(assets::address("boards.css"));
                @if let Some(style) = assets::find(&format!("boards/{id}.css")) {
                    link rel="stylesheet" href=(style);
                }
                link rel="stylesheet" href=(assets::address("learn.css"));
                script src=(assets::address("learn.js")) type="module" {}
            }
            // Nothing in a picture can be used.
            body.table.pictured data-game=(id) inert {
                main.felt data-show=(show) data-labels=(labels) data-tab="board" {
                    (table(reader, id, picture.seat(), position))
                }
            }
        }
    }
}

/// The table as the seat sees it.
fn table(reader: &Reader<'_>, game: &str, seat: Seat, position: Arc<dyn AnyMatch>) -> Markup {
    let steps = position.steps();
    let viewer = Viewer::Seat(seat);
    let waiting = position.waiting();
    let seats = Seat::all(position.seats())
        .map(|seat| SeatLook {
            seat,
            occupant: Occupant::Person { name: PLAYERS[seat.index()] },
            waiting: waiting.contains(seat),
            thinking: false,
            presence: Presence::Here,
            clock: None,
        })
        .collect();
    let view = AnyView::of(position, viewer);
    let look = Look {
        id: "picture",
        game,
        status: Status::Playing,
        access: Access::Invited,
        steps,
        first_step: 0,
        seats,
        commitment: None,
        seed: None,
        undo: None,
        ending: None,
        host: None,
        clock: None,
        rematch: None,
        forked_from: None,
        closes_in_days: None,
        tidied: 0,
        viewer,
        mine: SeatSet::only(seat),
        absent: SeatSet::EMPTY,
        is_host: false,
        watchers: 0,
        view: Some(&view),
        free_undo: 0,
        turn_undo: 0,
        last_gesture: 0,
        answered: None,
        review: None,
        happenings: Vec::new(),
        remark: None,
        lesson: None,
    };
    TablePage {
        look: &look,
        curtain: Curtain::Up,
        time: Time::Past { of: steps },
        is_guest: true,
        settings: reader.settings,
        talk: &[],
        note: "",
        invite: None,
        replay: "",
        advice: None,
        parts: &Parts::default(),
    }
    .draw()
}

#[cfg(test)]
mod tests {
    use engine::Language;

    use super::*;
    use crate::settings::Settings;

    /// Every picture of every rulebook shows everything its labels point at. Only the first class
    /// or id of a label's selector is looked for.
    #[test]
    fn every_picture_shows_what_its_labels_name() {
        for course in learn::courses() {
            let game = catalogue::find(course.game).unwrap();
            for picture in &course.pictures {
                for language in Language::ALL {
                    let settings = Settings::in_language(language);
                    let reader = Reader::stranger(settings);
                    let position = picture.position(game).expect("the position can be played");
                    let page = draw(&reader, game, picture, position).into_string();
                    for label in &picture.labels {
                        let name = label.at.split(['.', '#']).nth(1).unwrap_or_default();
                        let there = if label.at.starts_with('#') {
                            page.contains(&format!("id=\"{name}\""))
                        } else {
                            page.contains(&format!("\"{name}\""))
                                || page.contains(&format!("\"{name} "))
                                || page.contains(&format!(" {name}\""))
                                || page.contains(&format!(" {name} "))
                        };
                        assert!(there, "{}/{}: no {}", course.game, picture.name, label.at);
                    }
                }
            }
        }
    }
}
