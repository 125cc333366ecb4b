//! Learning a game: its page, its rulebook with pictures, lessons.

use std::collections::BTreeSet;

use axum::Form;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bots::Playable;
use learn::Course;
use maud::Markup;
use pages::Fields;
use pages::guide::game_page::{self, GamePage};
use pages::guide::{how_to_play, picture};
use table::Status;

use super::redirect;
use crate::app::App;
use crate::cookies;
use crate::failure::Failure;
use crate::guard::{Address, Framed};
use crate::limits::Kind;
use crate::person::Person;
use crate::wishes::Wishes;

/// The cookie with the lessons that were finished on this device: `simurgh.first+belaad.points`.
const COOKIE: &str = "sofra_lessons";

/// `GET /games/{game}`. With `?done=<lesson>` the device remembers that it was finished.
pub async fn game(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
    Wishes(settings): Wishes,
    headers: HeaderMap,
    person: Person,
) -> Result<Response, Failure> {
    let (game, course) = find(&game)?;
    let mut finished = finished(&headers);
    let fields = Fields(asked);
    let just_done = fields.get("done").and_then(|name| course.lesson(name));
    if let Some(lesson) = just_done {
        finished.insert((course.game, &lesson.name));
    }
    let of_game = finished.iter().filter(|(game, _)| *game == course.game);
    let page = GamePage {
        game,
        course,
        done: &of_game.map(|(_, lesson)| (*lesson).to_owned()).collect(),
        is_new: is_new(&app, &person, course.game).await?,
        usual_bot: app.usual_bot(),
        played: app
            .tables()
            .played(course.game)
            .await?
            .map(|table::Played { games, minutes }| game_page::Played { games, minutes }),
    };
    let mut response = page.draw(&person.reading(settings)).into_response();
    if just_done.is_some() {
        let words: Vec<String> =
            finished.iter().map(|(game, lesson)| format!("{game}.{lesson}")).collect();
        if let Some(cookie) = cookies::keep(COOKIE, &words.join("+"), app.config().transport) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

/// `GET /games/{game}/how-to-play`
pub async fn rulebook(
    Path(game): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let (game, _) = find(&game)?;
    how_to_play::draw(&person.reading(settings), game).ok_or(Failure::NotFound)
}

/// `GET /games/{game}/pictures/{name}`: for a frame in one of our pages.
pub async fn show_picture(
    Path((game, name)): Path<(String, String)>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<(Extension<Framed>, Markup), Failure> {
    let (game, course) = find(&game)?;
    let shown = course.picture(&name).ok_or(Failure::NotFound)?;
    // Bots play up to the position the first time, which takes a moment.
    let played = tokio::task::spawn_blocking(move || shown.position(game)).await;
    let position = played.ok().flatten().ok_or(Failure::NotFound)?;
    Ok((Extension(Framed), picture::draw(&person.reading(settings), game, shown, position)))
}

/// `POST /games/{game}/lessons/{lesson}`: a table for the lesson.
pub async fn begin(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path((game, lesson)): Path<(String, String)>,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let (_, course) = find(&game)?;
    let lesson = course.lesson(&lesson).ok_or(Failure::NotFound)?;
    if !app.allow(Kind::Creation, address.0).await {
        return Err(Failure::TooMany);
    }
    let settled = person.settle(&app, &Fields(fields), address).await?;
    let table = app.tables().begin_lesson(&settled.guest.id, course.game, lesson).await?;
    Ok(redirect(&format!("/table/{table}"), settled.cookie))
}

/// Whether somebody has never finished a game.
pub async fn is_new(app: &App, person: &Person, game: &str) -> Result<bool, Failure> {
    let Some(guest) = person.id() else { return Ok(true) };
    let tables = app.tables().tables_of(guest).await?;
    Ok(!tables.iter().any(|table| table.game == game && table.status == Status::Over))
}

fn find(game: &str) -> Result<(&'static dyn Playable, &'static Course), Failure> {
    let game = catalogue::find(game).map_err(|_| Failure::NotFound)?;
    let course = learn::course(game.info().id).ok_or(Failure::NotFound)?;
    Ok((game, course))
}

/// The lessons finished on this device: game and lesson. Unknown ones are left out.
fn finished(headers: &HeaderMap) -> BTreeSet<(&'static str, &'static str)> {
    let words = cookies::read(headers, COOKIE).unwrap_or_default().split('+');
    let known = words.filter_map(|word| {
        let (game, lesson) = word.split_once('.')?;
        let course = learn::course(game)?;
        Some((course.game, course.lesson(lesson)?.name.as_str()))
    });
    known.collect()
}
