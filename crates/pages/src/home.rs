//! The first page: the games, my tables, open tables.

use bots::Playable;
use engine::{Length, Voice};
use fluent_bundle::FluentValue;
use maud::{Markup, html};

use crate::draw::{Layout, Shell, bot_name, cover, icon, page, person_name};
use crate::guide::game_page::minutes;
use crate::reader::Reader;
use crate::table::Status;
use crate::words::Words;

/// The tables that the first page lists.
pub struct Home<'a> {
    /// Those of the reader.
    pub mine: Vec<Listing<'a>>,
    /// Those where the reader can sit down.
    pub open: Vec<Listing<'a>>,
    /// The number of the next page of open ones, if there may be more.
    pub next_leaf: Option<u32>,
    /// Those the reader can watch.
    pub running: Vec<Listing<'a>>,
}

/// A table in a list.
pub struct Listing<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The id of its game.
    pub game: &'a str,
    /// Its status.
    pub status: Status,
    /// Who sits there, seat 0 first.
    pub seats: Vec<Sitter<'a>>,
    /// Whether the reader must decide.
    pub my_turn: bool,
    /// Whether it will be closed unless somebody plays.
    pub is_closing: bool,
}

/// Who sits in a seat of a listed table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter<'a> {
    /// Nobody yet.
    Nobody,
    /// A person of this name.
    Person(&'a str),
    /// A bot of this level.
    Bot(&'a str),
}

/// The first page.
pub fn draw(reader: &Reader<'_>, home: &Home<'_>) -> Markup {
    let words = reader.words();
    let title = words.say("home-title");
    let shell = Shell { reader, title: &title, here: "/", layout: Layout::Reading };
    let content = html! {
        main #main {
            div.hero {
                h1 { (words.say("home-welcome")) }
                p { (words.say("home-about")) }
            }
            @if !home.mine.is_empty() {
                section.stack aria-labelledby="my-tables" {
                    h2 #my-tables { (words.say("home-my-tables")) }
                    ul.list { @for table in &home.mine { (listing(table, words)) } }
                }
            }
            section.stack aria-labelledby="games" {
                h2 #games { (words.say("home-games")) }
                div.games { @for game in catalogue::games() { (game_card(*game, words)) } }
            }
            section.stack aria-labelledby="open-tables" {
                h2 #open-tables { (words.say("home-open-tables")) }
                @if home.open.is_empty() {
                    p.soft { (words.say("home-no-open-tables")) }
                } @else {
                    ul.list { @for table in &home.open { (listing(table, words)) } }
                }
                @if let Some(next) = home.next_leaf {
                    a href={ "/?page=" (next) "#open-tables" } { (words.say("home-more-tables")) }
                }
            }
            @if !home.running.is_empty() {
                section.stack aria-labelledby="running-tables" {
                    h2 #running-tables { (words.say("home-running-tables")) }
                    ul.list { @for table in &home.running { (listing(table, words)) } }
                }
            }
        }
    };
    page(&shell, content)
}

/// The key of the words for how long a game takes.
fn length_key(length: Length) -> &'static str {
    match length {
        Length::Minutes => "length-minutes",
        Length::Hour => "length-hour",
        Length::Evening => "length-evening",
    }
}

fn game_card(game: &dyn Playable, words: &Words) -> Markup {
    let info = game.info();
    let voice = Voice::nameless(game.text(words.language()));
    let name = voice.name("game-name");
    let course = learn::course(info.id);
    let of_game = |key: &str| words.tell(key, &[("game", name.clone().into())]);
    html! {
        article.game {
            img src=(cover(info.id)) alt="" width="640" height="360";
            div.game-body {
                h2 {
                    @if course.is_some() { a href={ "/games/" (info.id) } { (name) } } @else { (name) }
                }
                @match course {
                    Some(course) => p.soft { (course.about.line.of(words.language())) },
                    None => p.soft { (voice.name_attribute("game-name", "about")) },
                }
                div.row {
                    span.badge { (icon("seats")) (players(info.min_seats, info.max_seats, words)) }
                    span.badge {
                        (icon("clock"))
                        @match course.and_then(|course| minutes(&course.about, words)) {
                            Some(minutes) => (minutes),
                            None => (words.say(length_key(info.length))),
                        }
                    }
                }
            }
            div.game-foot {
                form action={ "/play/" (info.id) } method="post" {
                    button.primary type="submit" { (icon("play")) (words.say("play-now")) }
                }
                @if course.is_some() {
                    a.button href={ "/games/" (info.id) "#learn" } aria-label=(of_game("learn-of")) {
                        (icon("hint")) (words.say("door-learn"))
                    }
                }
                a.button href={ "/new/" (info.id) } aria-label=(of_game("friends-of")) {
                    (icon("seats")) (words.say("door-friends"))
                }
                @if course.is_none() {
                    a.button.quiet href={ "/rules/" (info.id) } aria-label=(of_game("rules-of")) {
                        (icon("rules")) (words.say("rules"))
                    }
                }
            }
        }
    }
}

/// The number of players of a game, in words.
pub fn players(min: u8, max: u8, words: &Words) -> String {
    let number = |count: u8| FluentValue::from(i64::from(count));
    if min == max {
        words.tell("players-exactly", &[("n", number(min))])
    } else {
        words.tell("players-from-to", &[("min", number(min)), ("max", number(max))])
    }
}

fn listing(table: &Listing<'_>, words: &Words) -> Markup {
    let game = catalogue::find(table.game);
    let name = game.map_or_else(
        |_| table.game.to_owned(),
        |game| Voice::nameless(game.text(words.language())).name("game-name"),
    );
    let who: Vec<String> = table
        .seats
        .iter()
        .map(|seat| match seat {
            Sitter::Nobody => words.say("seat-open"),
            Sitter::Person(name) => person_name(name, words),
            Sitter::Bot(level) => bot_name(level, words),
        })
        .collect();
    let address = match table.status {
        Status::Over => format!("/replay/{}", table.id),
        _ => format!("/table/{}", table.id),
    };
    html! {
        li.list-item {
            img src=(cover(table.game)) alt="" width="64" height="44";
            div.what {
                a href=(address) { (name) }
                div.soft.small { (who.join(" · ")) }
            }
            @if table.is_closing {
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
