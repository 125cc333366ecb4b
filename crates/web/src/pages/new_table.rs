//! A new table: its seats, and options generated from the game's own description.

use axum::Form;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Response};
use bots::Playable;
use engine::{Seat, Voice};
use maud::{Markup, html};
use serde_json::{Map, Value};
use table::{Access, NewTable, Pace, Place, clock_presets};

use super::game_options::{self, WrongOption};
use super::{entropy, redirect};
use crate::app::App;
use crate::draw::{Layout, Shell, cover, emblem, icon, page};
use crate::failure::{Failure, words_of};
use crate::fields::Fields;
use crate::guard::Address;
use crate::limits::Kind;
use crate::person::Person;
use crate::settings::Settings;
use crate::words::{Words, words};

/// The bots people choose from: the levels, then those that are good for trying something out.
const OFFERED_BOTS: [&[&str]; 2] = [bots::LEVELS, &["greedy", "random"]];

/// `GET /new/{game}`
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    settings: Settings,
    person: Person,
) -> Result<Markup, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    Ok(draw(&app, game, settings, &person, &Fields::default(), None))
}

/// `POST /new/{game}`
pub async fn create(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(game): Path<String>,
    settings: Settings,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    if !app.limits().allow(Kind::Creation, address.0) {
        return Err(Failure::TooMany);
    }
    let fields = Fields(fields);
    let words = words(settings.language);
    let wanted = match read(game, &fields) {
        Ok(wanted) => wanted,
        Err(wrong) => {
            let voice = Voice::nameless(game.text(settings.language));
            let reason = wrong.words(&voice, words);
            let page = draw(&app, game, settings, &person, &fields, Some(&reason));
            return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let again = person.clone();
    let settled = person.settle(&app, &fields, address).await?;
    match app.tables().create(&settled.guest.id, wanted).await {
        Ok(created) => Ok(redirect(&format!("/table/{}", created.id), settled.cookie)),
        Err(error) => {
            let reason = words_of(&error, words);
            let page = draw(&app, game, settings, &again, &fields, Some(&reason));
            Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// In the field of the clock.
const NO_CLOCK: &str = "none";

/// What is wrong in the form.
enum WrongForm {
    Option(WrongOption),
    /// A word that the form doesn't offer, in a field that isn't the game's.
    Field {
        label: &'static str,
        word: String,
    },
}

impl From<WrongOption> for WrongForm {
    fn from(wrong: WrongOption) -> Self {
        WrongForm::Option(wrong)
    }
}

impl WrongForm {
    fn words(&self, voice: &Voice<'_>, words: &Words) -> String {
        match self {
            WrongForm::Option(wrong) => wrong.words(voice, words),
            WrongForm::Field { label, word } => {
                let about = [("field", words.say(label).into()), ("value", word.clone().into())];
                words.tell("form-wrong", &about)
            }
        }
    }
}

/// The value of a field, if the form has it.
fn field<T>(
    fields: &Fields,
    (field, label): (&str, &'static str),
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, WrongForm> {
    let Some(word) = fields.get(field) else { return Ok(None) };
    let wrong = || WrongForm::Field { label, word: word.to_owned() };
    read(word).map(Some).ok_or_else(wrong)
}

/// The table that the form asks for.
fn read(game: &dyn Playable, fields: &Fields) -> Result<NewTable, WrongForm> {
    let info = game.info();
    let count = field(fields, ("seats", "seats-how-many"), |word| {
        word.parse().ok().filter(|count| info.seats().contains(count))
    })?
    .unwrap_or(info.min_seats);
    let place = |seat: Seat| {
        let word = fields.get(&format!("seat-{}", seat.index())).unwrap_or("open").to_owned();
        match word.as_str() {
            "me" => Place::Me,
            "open" => Place::Open,
            level => Place::Bot(level.strip_prefix("bot-").unwrap_or(level).to_owned()),
        }
    };
    let mut options = Map::new();
    for spec in game.option_specs() {
        if let Some(value) = game_options::read(spec, fields, count)? {
            options.insert(spec.key.to_owned(), value);
        }
    }
    let clock = field(fields, ("clock", "clock"), |word| match word {
        NO_CLOCK => Some(None),
        id => clock_presets().iter().find(|preset| preset.id == id).map(|preset| Some(preset.rule)),
    })?;
    let access = field(fields, ("access", "access"), |word| match word {
        "listed" => Some(Access::Listed),
        "invited" => Some(Access::Invited),
        _ => None,
    })?;
    Ok(NewTable {
        game: info.id.to_owned(),
        seats: Seat::all(count).map(place).collect(),
        options,
        access: access.unwrap_or(Access::Invited),
        clock: clock.flatten(),
        entropy: entropy(),
        stand_in: None,
    })
}

fn draw(
    app: &App,
    game: &dyn Playable,
    settings: Settings,
    person: &Person,
    fields: &Fields,
    wrong: Option<&str>,
) -> Markup {
    let info = game.info();
    let words = words(settings.language);
    let voice = Voice::nameless(game.text(settings.language));
    let name = voice.name("game-name");
    let title = words.tell("new-table-of", &[("game", name.clone().into())]);
    let here = format!("/new/{}", info.id);
    let shell = Shell {
        settings,
        title: &title,
        name: person.name(),
        here: &here,
        layout: Layout::Reading,
    };
    let usual = 3.clamp(info.min_seats, info.max_seats);
    let count = fields.read::<u8>("seats").unwrap_or(usual);
    let defaults = game.option_defaults();
    let content = html! {
        main #main {
            h1 { (title) }
            form.new-table method="post" action=(here) {
                div.stack {
                    @if let Some(wrong) = wrong {
                        p.notice.wrong role="alert" { (wrong) }
                    }
                    section.panel.stack {
                        fieldset.field {
                            legend { (words.say("seats-how-many")) }
                            div.pick {
                                @for each in info.seats() {
                                    label {
                                        input type="radio" name="seats" value=(each) data-seats
                                            checked[each == count];
                                        (each)
                                    }
                                }
                            }
                        }
                        fieldset.field {
                            legend { (words.say("seats-who")) }
                            p.about { (words.say("seats-who-about")) }
                            @for seat in Seat::all(info.max_seats) {
                                (seat_row(app, seat, fields, words))
                            }
                        }
                    }
                    @if !game.option_specs().is_empty() {
                        section.panel.stack aria-labelledby="options" {
                            h2 #options { (words.say("options")) }
                            @for spec in game.option_specs() {
                                @let default = defaults.get(spec.key).cloned().unwrap_or(Value::Null);
                                (game_options::draw(spec, &default, fields, info.max_seats, &voice, words))
                            }
                        }
                    }
                    section.panel.stack aria-labelledby="terms" {
                        h2 #terms { (words.say("terms")) }
                        (clock(fields, words))
                        (access(fields, words))
                    }
                }
                aside.panel.stack {
                    img src=(cover(info.id)) alt="" width="320" height="180";
                    p.soft { (voice.name_attribute("game-name", "about")) }
                    @if person.name().is_none() {
                        div.field {
                            label for="name" { (words.say("your-name")) }
                            input #name name="name" maxlength="24" autocomplete="nickname"
                                value=[fields.get("name")] placeholder=(words.say("your-name-empty"));
                        }
                    }
                    button.primary type="submit" { (icon("check")) (words.say("open-table")) }
                    a.button.quiet href={ "/rules/" (info.id) } { (icon("rules")) (words.say("rules")) }
                }
            }
        }
    };
    page(&shell, content)
}

fn seat_row(app: &App, seat: Seat, fields: &Fields, words: &Words) -> Markup {
    let field = format!("seat-{}", seat.index());
    let usual =
        if seat.index() == 0 { "me".to_owned() } else { format!("bot-{}", app.usual_bot()) };
    let chosen = fields.get(&field).unwrap_or(&usual);
    let number = (seat.index() + 1).to_string();
    let label = words.tell("seat-number", &[("n", number.clone().into())]);
    html! {
        div.seat-row data-seat-row=(seat.index()) {
            (emblem(seat, &number))
            select name=(field) aria-label=(label) {
                option value="me" selected[chosen == "me"] { (words.say("place-me")) }
                option value="open" selected[chosen == "open"] { (words.say("place-open")) }
                @for level in OFFERED_BOTS.into_iter().flatten() {
                    @let value = format!("bot-{level}");
                    option value=(value) selected[chosen == value] {
                        (words.tell("place-bot", &[("level", bot_name(level, words).into())]))
                    }
                }
            }
        }
    }
}

/// What a level of bots is called; one the page has no word for is called by its own name.
pub fn bot_name(level: &str, words: &Words) -> String {
    let key = format!("bot-{level}");
    if words.has(&key) { words.say(&key) } else { level.to_owned() }
}

fn clock(fields: &Fields, words: &Words) -> Markup {
    let chosen = fields.get("clock").unwrap_or(NO_CLOCK);
    html! {
        div.field {
            label for="clock" { (words.say("clock")) }
            p.about #clock-about { (words.say("clock-about")) }
            select #clock name="clock" aria-describedby="clock-about" {
                option value=(NO_CLOCK) selected[chosen == NO_CLOCK] { (words.say("clock-none")) }
                @for (pace, heading) in [(Pace::Live, "clock-live"), (Pace::Slow, "clock-slow")] {
                    optgroup label=(words.say(heading)) {
                        @for preset in clock_presets().iter().filter(|preset| preset.pace == pace) {
                            option value=(preset.id) selected[chosen == preset.id] {
                                (words.say(&format!("clock-{}", preset.id)))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn access(fields: &Fields, words: &Words) -> Markup {
    let listed = fields.get("access") == Some("listed");
    html! {
        fieldset.field {
            legend { (words.say("access")) }
            div.pick {
                label {
                    input type="radio" name="access" value="invited" checked[!listed];
                    (words.say("access-invited"))
                }
                label {
                    input type="radio" name="access" value="listed" checked[listed];
                    (words.say("access-listed"))
                }
            }
        }
    }
}
