//! A hint as the API tells it.

use engine::{Language, Voice};
use serde::{Deserialize, Serialize};
use table::Hint;
use utoipa::{IntoParams, ToSchema};

use super::shapes::LanguageCode;

/// What to compare a hint with.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HintWanted {
    /// The number of a choice to compare it with; the next best by default.
    pub instead: Option<u32>,
    /// The language of words: en or de.
    pub language: Option<LanguageCode>,
}

/// What a strong bot would do, and why.
#[derive(Serialize, ToSchema)]
pub struct HintShape {
    /// The number of the action it would take.
    pub id: u32,
    /// The number of the action it is compared with; null if there is no other.
    pub instead: Option<u32>,
    /// How much better the first is, in points of lead.
    pub points: f32,
    /// How much better it is, as a share of a victory, 0 to 1.
    pub win: f32,
    /// What makes the difference, the largest first. It adds up to `points`.
    pub reasons: Vec<ReasonShape>,
    /// All of it in words.
    pub text: String,
}

/// A difference between two choices.
#[derive(Serialize, ToSchema)]
pub struct ReasonShape {
    /// Whose position differs: the seat's own, or the best rival's.
    pub seat: u8,
    /// What differs: a term of the game's estimate, `later` for after the turn, or `result`.
    pub term: &'static str,
    /// How much better the better choice is for the deciding seat, in points.
    pub points: f32,
    /// The reason in words.
    pub text: String,
}

impl HintShape {
    /// A hint in words.
    pub fn of(hint: &Hint, language: Language) -> HintShape {
        let comparison = &hint.comparison;
        let voice = catalogue::find(hint.game).map(|game| Voice::nameless(game.text(language)));
        let told = voice.as_ref().map(|voice| comparison.tell(voice)).ok();
        let reason = |reason: &bots::Reason| ReasonShape {
            seat: reason.seat.index() as u8,
            term: reason.term,
            points: reason.points,
            text: voice.as_ref().map(|voice| comparison.say(reason, voice)).unwrap_or_default(),
        };
        HintShape {
            id: comparison.best.id,
            instead: comparison.other.as_ref().map(|other| other.id),
            points: comparison.points,
            win: comparison.win,
            reasons: comparison.reasons.iter().map(reason).collect(),
            text: told.map(|told| told.lines().collect::<Vec<_>>().join("\n")).unwrap_or_default(),
        }
    }
}
