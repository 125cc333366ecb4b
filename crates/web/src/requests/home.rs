//! The first page: the games, my tables, open tables.

use axum::Form;
use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use maud::Markup;
use pages::Fields;
use pages::home::{self, Home};
use table::{Access, LISTED, Listing, NewTable, Place};

use super::learn::finished_games;
use super::{entropy, redirect};
use crate::app::App;
use crate::failure::Failure;
use crate::guard::Address;
use crate::limits::Kind;
use crate::look::listing;
use crate::person::Person;
use crate::wishes::Wishes;

/// The most running games on the first page.
const MAX_TO_WATCH: usize = 12;

/// `GET /`
pub async fn show(
    State(app): State<App>,
    Query(asked): Query<Vec<(String, String)>>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let leaf: u32 = Fields(asked).read("page").unwrap_or_default();
    let mine = match person.id() {
        Some(guest) => app.tables().tables_of(guest).await?,
        None => Vec::new(),
    };
    let open = app.tables().lobby(person.id(), leaf).await?;
    let running = app.tables().to_watch(person.id()).await?;
    let others = |table: &&Listing| mine.iter().all(|other| other.id != table.id);
    let home = Home {
        mine: mine.iter().map(listing).collect(),
        open: open.iter().filter(others).map(listing).collect(),
        next_leaf: (open.len() == LISTED as usize).then(|| leaf.saturating_add(1)),
        running: running.iter().filter(others).take(MAX_TO_WATCH).map(listing).collect(),
    };
    Ok(home::draw(&person.reading(settings), &home))
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
    if !app.allow(Kind::Creation, address.0).await {
        return Err(Failure::TooMany);
    }
    let finished = finished_games(&app, &person, game.info().id).await?;
    let fields = Fields(fields);
    let level = match fields.filled("level") {
        Some(level) => {
            *bots::LEVELS.iter().find(|each| **each == level).ok_or(Failure::NotFound)?
        }
        None => app.level_after(finished),
    };
    let settled = person.settle(&app, &fields, address).await?;
    let info = game.info();
    // A first game is the shortest one.
    let first = learn::course(info.id).filter(|_| finished == 0).map(|course| &course.about);
    // Two is often a special case of the rules; three shows a game as it is meant to be.
    let seats = first.map_or(3, |about| about.first_seats).clamp(info.min_seats, info.max_seats);
    let bots = (1..seats).map(|_| Place::Bot(level.to_owned()));
    let options = match first {
        Some(about) => about.first_game.clone(),
        None => game.option_defaults(),
    };
    let table = NewTable {
        game: info.id.to_owned(),
        seats: std::iter::once(Place::Me).chain(bots).collect(),
        options,
        access: Access::Invited,
        clock: None,
        entropy: entropy(),
        stand_in: None,
    };
    let created = app.tables().create(&settled.guest.id, table).await?;
    Ok(redirect(&format!("/table/{}", created.id), settled.cookie))
}
