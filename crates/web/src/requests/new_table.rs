//! A new table: its seats, and options generated from the game's own description.

use axum::Form;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Response};
use bots::Playable;
use engine::{Seat, Voice};
use maud::Markup;
use pages::game_options::{self, WrongOption};
use pages::new_table::{self, ClockOffer, NO_CLOCK, Pace};
use pages::{Fields, Reader, Words, words};
use serde_json::Map;
use table::{Access, NewTable, Place, Preset, clock_presets};

use super::{entropy, redirect};
use crate::app::App;
use crate::failure::{Failure, words_of};
use crate::guard::Address;
use crate::person::Person;
use crate::wishes::Wishes;

/// `GET /new/{game}`
pub async fn show(
    Path(game): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
) -> Result<Markup, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    Ok(draw(game, &person.reading(settings), &Fields::default(), None))
}

/// `POST /new/{game}`
pub async fn create(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(game): Path<String>,
    Wishes(settings): Wishes,
    person: Person,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    let fields = Fields(fields);
    let words = words(settings.language);
    let wanted = match read(game, &fields) {
        Ok(wanted) => wanted,
        Err(wrong) => {
            let voice = Voice::nameless(game.text(settings.language));
            let reason = wrong.words(&voice, words);
            let page = draw(game, &person.reading(settings), &fields, Some(&reason));
            return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    if !app.allow_table(address.0, &wanted).await {
        return Err(Failure::TooMany);
    }
    let again = person.clone();
    let settled = person.settle(&app, &fields, address).await?;
    match app.tables().create(&settled.guest.id, wanted).await {
        Ok(created) => Ok(redirect(&format!("/table/{}", created.id), settled.cookie)),
        Err(error) => {
            let reason = words_of(&error, words);
            let page = draw(game, &again.reading(settings), &fields, Some(&reason));
            Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// What is wrong in the form.
enum WrongForm {
    Option(WrongOption),
    /// A value that the form doesn't offer, in a field that isn't the game's.
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

/// The value of a field, if the form has one.
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

fn draw(game: &dyn Playable, reader: &Reader<'_>, fields: &Fields, wrong: Option<&str>) -> Markup {
    let offer = |preset: &Preset| ClockOffer {
        id: preset.id,
        pace: match preset.pace {
            table::Pace::Live => Pace::Live,
            table::Pace::Slow => Pace::Slow,
        },
    };
    let clocks: Vec<ClockOffer> = clock_presets().iter().map(offer).collect();
    let form = new_table::Form { fields, wrong, clocks: &clocks };
    new_table::draw(reader, game, &form)
}
