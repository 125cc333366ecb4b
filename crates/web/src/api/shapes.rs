//! What the API sends and takes.

use engine::{Language, OptionSpec, Voice};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{GoOn, Look, TableInfo};
use utoipa::{IntoParams, ToSchema};

use super::hint::HintShape;
use crate::look::seats;
use crate::requests::neighbour::Verb;

/// A game.
#[derive(Serialize, ToSchema)]
pub struct GameShape {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// The smallest number of seats.
    pub min_seats: u8,
    /// The largest number of seats.
    pub max_seats: u8,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its options: key, kind and values.
    #[schema(value_type = Vec<Object>)]
    pub options: &'static [OptionSpec],
    /// The options' defaults.
    #[schema(value_type = Object)]
    pub defaults: Map<String, Value>,
}

/// The games and bots of this server.
#[derive(Serialize, ToSchema)]
pub struct Shelf {
    /// The games.
    pub games: Vec<GameShape>,
    /// The levels of bots.
    pub bots: &'static [&'static str],
}

/// A new guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name everybody sees.
    pub name: String,
}

/// A guest.
#[derive(Serialize, ToSchema)]
pub struct GuestShape {
    /// Their id; no secret.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// A new guest with the token that proves who they are.
#[derive(Serialize, ToSchema)]
pub struct Welcome {
    /// The guest.
    pub guest: GuestShape,
    /// The secret for the header `Authorization: Bearer …`. It is shown only once.
    pub token: String,
}

/// Who gets a seat of a new table: `"me"`, `"open"` or `{"bot": "medium"}`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlaceShape {
    /// The caller.
    Me,
    /// Anybody.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableShape {
    /// The game's id.
    pub game: String,
    /// Who gets which seat, one for each player.
    pub seats: Vec<PlaceShape>,
    /// The game's options; what is missing gets its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// Whether it is listed in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// A clock by its name: quick, relaxed, evening, daily or weekly.
    #[serde(default)]
    pub clock: Option<String>,
    /// What you add to the game's seed, in any words.
    #[serde(default)]
    pub entropy: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub struct CreatedShape {
    /// Its id.
    pub id: String,
    /// The code with which others may sit down.
    pub invite: String,
}

/// Which view of a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LookQuery {
    /// The seat whose view to show: your own by default, any once the game is over.
    pub seat: Option<u8>,
    /// The view after this many steps; now by default.
    pub step: Option<usize>,
    /// Only log lines after this many steps.
    pub since: Option<usize>,
    /// The language of words: en or de.
    pub language: Option<LanguageCode>,
}

/// How an answer is said.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Speaking {
    /// The language of words: en or de.
    pub language: Option<LanguageCode>,
}

/// A language of words.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LanguageCode {
    /// English.
    En,
    /// German.
    De,
}

impl From<LanguageCode> for Language {
    fn from(language: LanguageCode) -> Self {
        match language {
            LanguageCode::En => Language::English,
            LanguageCode::De => Language::German,
        }
    }
}

/// A table as the caller sees it.
#[derive(Serialize, ToSchema)]
pub struct TableShape {
    /// What everybody may know: status, seats, steps, clock, fairness.
    #[schema(value_type = Object)]
    pub table: TableInfo,
    /// The caller's seats.
    pub mine: Vec<u8>,
    /// The seat whose view this is; null for a spectator.
    pub seat: Option<u8>,
    /// Who must decide now.
    pub waiting: Vec<u8>,
    /// The game as this seat sees it; null while people gather.
    #[schema(value_type = Option<Object>)]
    pub view: Option<Value>,
    /// What the seat is asked.
    pub prompt: Option<String>,
    /// What the seat may do now.
    pub choices: Vec<ChoiceShape>,
    /// What happened, as this seat saw it.
    pub log: Vec<LogShape>,
    /// The result, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<engine::Outcome>,
}

/// Something the seat may do.
#[derive(Serialize, ToSchema)]
pub struct ChoiceShape {
    /// The number of the action.
    pub id: u32,
    /// The action.
    #[schema(value_type = Object)]
    pub action: Value,
    /// Its words.
    pub label: String,
    /// The heading under which a page shows it.
    pub group: String,
}

/// Several choices in a row that a page offers as one.
#[derive(Serialize, ToSchema)]
pub struct BundleShape {
    /// The numbers of the actions: the first is to be sent as `id`, the others as `then`.
    pub ids: Vec<u32>,
    /// Their words.
    pub label: String,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub struct LogShape {
    /// The step in which it happened, counted from 1.
    pub step: usize,
    /// The event.
    #[schema(value_type = Object)]
    pub event: Value,
    /// Its words.
    pub text: String,
}

impl TableShape {
    /// A look, worded in this language, with the log after `since` steps.
    pub fn of(look: &Look, language: Language, since: usize) -> TableShape {
        let names = pages::table::seat_names(&seats(look), pages::words(language));
        let game = catalogue::find(&look.table.game).ok();
        let voice = game.map(|game| Voice { text: game.text(language), names: &names });
        let say = |said: &engine::Said| voice.map(|voice| voice.say_said(said)).unwrap_or_default();
        let group = |said: &engine::Said| {
            voice.map(|voice| voice.said_attribute(said, "group")).unwrap_or_default()
        };
        let view = look.view.as_ref();
        let own = matches!(look.viewer, engine::Viewer::Seat(seat) if look.mine.contains(seat));
        let numbers = |set: engine::SeatSet| set.iter().map(|seat| seat.index() as u8).collect();
        let choices = view.filter(|_| own).map(engine::AnyView::choices).unwrap_or_default();
        let log = view.map(|view| view.log_since(since)).unwrap_or_default();
        TableShape {
            table: look.table.clone(),
            mine: numbers(look.mine),
            seat: match look.viewer {
                engine::Viewer::Seat(seat) => Some(seat.index() as u8),
                engine::Viewer::Spectator => None,
            },
            waiting: view.map(|view| numbers(view.waiting())).unwrap_or_default(),
            view: view.map(engine::AnyView::json),
            prompt: view.and_then(engine::AnyView::prompt).map(|said| say(&said)),
            choices: choices
                .into_iter()
                .map(|choice| ChoiceShape {
                    id: choice.id,
                    label: say(&choice.said),
                    group: group(&choice.kind),
                    action: choice.action,
                })
                .collect(),
            log: log
                .into_iter()
                .map(|line| LogShape { step: line.step, text: say(&line.said), event: line.event })
                .collect(),
            outcome: view.and_then(engine::AnyView::outcome),
        }
    }
}

/// A decision: the number of an action, or the action itself.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewStep {
    /// Who decides.
    pub seat: u8,
    /// The number of a choice.
    #[serde(default)]
    pub id: Option<u32>,
    /// The action of a choice, instead of its number.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub action: Option<Value>,
    /// The numbers of choices that follow in the same gesture, as far as nothing comes to light and
    /// they are possible. What is taken in one gesture is taken back as one.
    #[serde(default)]
    #[schema(max_items = 63)]
    pub then: Vec<u32>,
    /// The number of steps when you decided; a decision that comes late or twice is refused.
    pub steps: usize,
    /// `by-itself` takes what is the only choice left after that.
    #[serde(default)]
    #[schema(value_type = String)]
    pub on: GoOn,
}

/// The result of a decision.
#[derive(Serialize, ToSchema)]
pub struct Stepped {
    /// The number of steps in the game now.
    pub steps: usize,
    /// Whether the answer is held until others have given theirs.
    pub held: bool,
}

/// Sitting down.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub struct SitShape {
    /// The invitation, for tables that aren't in the lobby.
    #[serde(default)]
    pub invite: Option<String>,
    /// What you add to the game's seed.
    #[serde(default)]
    pub entropy: Option<String>,
}

/// Taking back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoShape {
    /// Whose decision.
    pub seat: u8,
    /// How many of the last steps.
    pub count: usize,
}

/// An answer to another seat's request to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoAnswerShape {
    /// Whether to agree.
    pub agree: bool,
}

/// The result of taking back.
#[derive(Serialize, ToSchema)]
pub struct UndoneShape {
    /// `done`, `withdrawn`, `asked` or `refused`.
    pub became: &'static str,
}

/// The result of a deed.
#[derive(Serialize, ToSchema, Default)]
pub struct DoneShape {
    /// `done`, `held` until others have answered, or, for taking back, `withdrawn`, `asked` or
    /// `refused`.
    pub became: &'static str,
    /// The number of steps in the game after a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
    /// The number of the action a strong bot would take, after asking for a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<u32>,
    /// The hint that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<HintShape>,
    /// The table at which it goes on, after a rematch or a fork.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// An action that may not be possible.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhyAction {
    /// The number of the action.
    pub id: u32,
    /// The language of words: en or de.
    pub language: Option<LanguageCode>,
}

/// Whether an action is possible, and if not, why.
#[derive(Serialize, ToSchema)]
pub struct Why {
    /// Whether it is possible now.
    pub possible: bool,
    /// The rule that refuses it.
    pub rule: Option<String>,
    /// The reason.
    pub reason: Option<String>,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWords {
    /// What to say.
    pub words: String,
}

/// A page of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Leaf {
    /// Which, counted from 0; each has up to 40 tables.
    pub page: Option<u32>,
}

/// The chat after a line.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// Only lines after this one.
    pub after: Option<u64>,
}

/// The code with which others may sit down.
#[derive(Serialize, ToSchema)]
pub struct Invitation {
    /// The code.
    pub invite: String,
    /// The address to send around.
    pub link: String,
}

/// Deleting one's data.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password, if one keeps the name.
    pub password: Option<String>,
}

/// What to do about somebody at a table, named by a line they said or by their seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Dealing {
    /// What to do.
    #[serde(rename = "do")]
    pub verb: Verb,
    /// The number of a line that they said.
    pub line: Option<u64>,
    /// The seat in which they sit.
    pub seat: Option<u8>,
    /// What to tell the operator.
    pub words: Option<String>,
}
