//! The first page: the games, my tables, open tables.

use axum::Form;
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use bots::Playable;
use engine::Voice;
use fluent_bundle::FluentValue;
use maud::{Markup, html};
use table::{Access, ListedOccupant, Listing, NewTable, Place, Status};

use super::new_table::bot_name;
use super::{entropy, redirect};
use crate::app::App;
use crate::draw::{Layout, Shell, cover, icon, page};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::guard::Address;
use crate::limits::Kind;
use crate::parts::plain;
use crate::person::Person;
use crate::settings::Settings;
use crate::words::{Words, words};

/// How many running games the first page names.
const MOST_TO_WATCH: usize = 12;

/// `GET /`
pub async fn show(
    State(app): State<App>,
    settings: Settings,
    person: Person,
) -> Result<Markup, Failure> {
    let words = words(settings.language);
    let mine = match person.id() {
        Some(guest) => app.tables().tables_of(guest).await?,
        None => Vec::new(),
    };
    let open = app.tables().lobby(person.id()).await?;
    let open: Vec<_> =
        open.iter().filter(|table| mine.iter().all(|other| other.id != table.id)).collect();
    let running = app.tables().to_watch(person.id()).await?;
    let running: Vec<_> = running
        .iter()
        .filter(|table| mine.iter().all(|other| other.id != table.id))
        .take(MOST_TO_WATCH)
        .collect();
    let title = words.say("home-title");
    let shell =
        Shell { settings, title: &title, name: person.name(), here: "/", layout: Layout::Reading };
    let content = html! {
        main #main {
            div.hero {
                h1 { (words.say("home-welcome")) }
                p { (words.say("home-about")) }
            }
            @if !mine.is_empty() {
                section.stack aria-labelledby="my-tables" {
                    h2 #my-tables { (words.say("home-my-tables")) }
                    ul.list { @for table in &mine { (listing(table, words)) } }
                }
            }
            section.stack aria-labelledby="games" {
                h2 #games { (words.say("home-games")) }
                div.games { @for game in catalogue::games() { (game_card(*game, words)) } }
            }
            section.stack aria-labelledby="open-tables" {
                h2 #open-tables { (words.say("home-open-tables")) }
                @if open.is_empty() {
                    p.soft { (words.say("home-no-open-tables")) }
                } @else {
                    ul.list { @for table in open { (listing(table, words)) } }
                }
            }
            @if !running.is_empty() {
                section.stack aria-labelledby="running-tables" {
                    h2 #running-tables { (words.say("home-running-tables")) }
                    ul.list { @for table in running { (listing(table, words)) } }
                }
            }
        }
    };
    Ok(page(&shell, content))
}

fn game_card(game: &dyn Playable, words: &Words) -> Markup {
    let info = game.info();
    let voice = Voice::nameless(game.text(words.language()));
    let name = voice.name("game-name");
    html! {
        article.game {
            img src=(cover(info.id)) alt="" width="640" height="360";
            div.game-body {
                h2 { (name) }
                p.soft { (voice.name_attribute("game-name", "about")) }
                div.row {
                    span.badge { (icon("seats")) (players(info.min_seats, info.max_seats, words)) }
                    span.badge { (icon("clock")) (words.say(length(info.id))) }
                }
            }
            div.game-foot {
                form action={ "/play/" (info.id) } method="post" {
                    button.primary type="submit" { (icon("play")) (words.say("play-now")) }
                }
                a.button href={ "/new/" (info.id) } aria-label=(words.tell("new-table-of", &[("game", name.clone().into())])) {
                    (icon("plus")) (words.say("new-table"))
                }
                a.button.quiet href={ "/rules/" (info.id) } aria-label=(words.tell("rules-of", &[("game", name.into())])) {
                    (icon("rules")) (words.say("rules"))
                }
            }
        }
    }
}

fn players(min: u8, max: u8, words: &Words) -> String {
    let number = |count: u8| FluentValue::from(i64::from(count));
    if min == max {
        words.tell("players-exactly", &[("n", number(min))])
    } else {
        words.tell("players-from-to", &[("min", number(min)), ("max", number(max))])
    }
}

/// How long a game takes among people who know it.
fn length(game: &str) -> &'static str {
    match game {
        "connect-four" => "length-minutes",
        "dwar7s-fall" => "length-hour",
        _ => "length-evening",
    }
}

/// A table in a list.
fn listing(table: &Listing, words: &Words) -> Markup {
    let game = catalogue::find(&table.game);
    let name = game.map_or_else(
        |_| table.game.clone(),
        |game| Voice::nameless(game.text(words.language())).name("game-name"),
    );
    let who: Vec<String> = table
        .seats
        .iter()
        .map(|seat| match seat {
            ListedOccupant::Open => words.say("seat-open"),
            ListedOccupant::Person { name } => plain(name),
            ListedOccupant::Bot { level } => bot_name(level, words),
        })
        .collect();
    let address = match table.status {
        Status::Over => format!("/replay/{}", table.id),
        _ => format!("/table/{}", table.id),
    };
    html! {
        li.list-item {
            img src=(cover(&table.game)) alt="" width="64" height="44";
            div.what {
                a href=(address) { (name) }
                div.soft.small { (who.join(" · ")) }
            }
            @if table.closes_at.is_some() {
                span.badge { (icon("clock")) (words.say("status-closing")) }
            } @else if table.my_turn {
                span.badge.turn { (words.say("your-turn")) }
            } @else {
                span.badge { (words.say(status(table.status))) }
            }
        }
    }
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Gathering => "status-gathering",
        Status::Playing => "status-playing",
        Status::Over => "status-over",
        Status::Closed => "status-closed",
    }
}

/// `POST /play/{game}`: a game against bots, in one click.
pub async fn play_now(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(game): Path<String>,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    if !app.limits().allow(Kind::Creation, address.0) {
        return Err(Failure::TooMany);
    }
    let settled = person.settle(&app, &Fields(fields), address).await?;
    let info = game.info();
    // Two is often a special case of the rules; three shows a game as it is meant.
    let seats = 3.clamp(info.min_seats, info.max_seats);
    let bots = (1..seats).map(|_| Place::Bot(app.usual_bot().to_owned()));
    let table = NewTable {
        game: info.id.to_owned(),
        seats: std::iter::once(Place::Me).chain(bots).collect(),
        options: game.option_defaults(),
        access: Access::Invited,
        clock: None,
        entropy: entropy(),
        stand_in: None,
    };
    let created = app.tables().create(&settled.guest.id, table).await?;
    Ok(redirect(&format!("/table/{}", created.id), settled.cookie))
}
