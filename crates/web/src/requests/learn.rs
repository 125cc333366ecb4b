//! Learning a game: its page, its rulebook with pictures, lessons.

use axum::Form;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bots::Playable;
use learn::Course;
use maud::Markup;
use pages::Fields;
use pages::guide::game_page::{self, GamePage};
use pages::guide::puzzles::Puzzles;
use pages::guide::{how_to_play, picture};
use table::{Status, Time as _, WallTime};

use super::finished::Finished;
use super::redirect;
use super::solved::Solved;
use crate::app::App;
use crate::cookies;
use crate::failure::Failure;
use crate::guard::{Address, Framed};
use crate::limits::Kind;
use crate::person::Person;
use crate::wishes::Wishes;

const MILLIS_OF_A_DAY: i64 = 24 * 60 * 60 * 1000;

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
    let mut finished = Finished::read(&headers);
    let fields = Fields(asked);
    let just_done = fields.get("done").and_then(|name| course.lesson(name));
    if let Some(lesson) = just_done {
        finished.insert(course.game, lesson);
    }
    let finished_games = finished_games(&app, &person, course.game).await?;
    let page = GamePage {
        game,
        course,
        done: &finished.of(course.game),
        is_new: finished_games == 0,
        level: app.level_after(finished_games),
        played: app
            .tables()
            .played(course.game)
            .await?
            .map(|table::Played { games, minutes }| game_page::Played { games, minutes }),
    };
    let mut response = page.draw(&person.reading(settings)).into_response();
    if just_done.is_some() {
        remember(&app, &mut response, Finished::COOKIE, &finished.written());
    }
    Ok(response)
}

/// `GET /games/{game}/puzzles`. With `?done=<number>` the device remembers that it was solved.
pub async fn puzzles(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
    Wishes(settings): Wishes,
    headers: HeaderMap,
    person: Person,
) -> Result<Response, Failure> {
    let (game, course) = find(&game)?;
    let mut solved = Solved::read(&headers);
    let just_solved = Fields(asked).read("done").ok().and_then(|number| course.puzzle(number));
    if let Some(puzzle) = just_solved {
        solved.insert(course.game, puzzle.number);
    }
    let day = (WallTime.now().0 / MILLIS_OF_A_DAY).unsigned_abs();
    let page = Puzzles { game, course, solved: &solved.of(course.game), day };
    let drawn = page.draw(&person.reading(settings)).ok_or(Failure::NotFound)?;
    let mut response = drawn.into_response();
    if just_solved.is_some() {
        remember(&app, &mut response, Solved::COOKIE, &solved.written());
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

/// How often somebody has played a game to its end.
pub async fn finished_games(app: &App, person: &Person, game: &str) -> Result<usize, Failure> {
    let Some(guest) = person.id() else { return Ok(0) };
    let tables = app.tables().tables_of(guest).await?;
    let over = tables.iter().filter(|table| table.game == game && table.status == Status::Over);
    Ok(over.count())
}

fn find(game: &str) -> Result<(&'static dyn Playable, &'static Course), Failure> {
    let game = catalogue::find(game).map_err(|_| Failure::NotFound)?;
    let course = learn::course(game.info().id).ok_or(Failure::NotFound)?;
    Ok((game, course))
}

/// Lets the device remember something.
fn remember(app: &App, response: &mut Response, cookie: &str, written: &str) {
    if let Some(cookie) = cookies::keep(cookie, written, app.config().transport) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}
