//! What a bot thinks of a seat's choices, and why.

use bots::{Advised, Comparison, Playable, Reason};
use engine::{AnyMatch, Choice, Seat, Voice};
use serde_json::{Map, Value, json};

use super::ProtocolError;
use super::session::fields;

/// A request for advice.
pub(super) struct Asked<'a> {
    pub game: &'a dyn Playable,
    pub at: &'a dyn AnyMatch,
    pub seat: Seat,
    pub bot: &'a str,
    pub seed: u64,
    /// The most choices to list.
    pub most: Option<usize>,
    /// The choice to compare the best with; by default the next best.
    pub instead: Option<u32>,
}

pub(super) fn answer(
    asked: &Asked<'_>,
    voice: &Voice<'_>,
) -> Result<Map<String, Value>, ProtocolError> {
    let &Asked { game, at, seat, bot, seed, most, instead } = asked;
    let bad_request = |error: String| ProtocolError::new("bad_request", error);
    let advice =
        game.advise(at, seat, bot, seed).map_err(|error| bad_request(error.to_string()))?;
    let advice = advice.ok_or_else(|| bad_request(format!("{seat:?} has nothing to decide")))?;
    let why = game.compare(at, seat, &advice, instead, seed);
    let why = why.ok_or_else(|| bad_request("this can't be chosen now".to_owned()))?;
    let choices: Vec<Value> = advice
        .choices
        .iter()
        .take(most.unwrap_or(usize::MAX))
        .map(|advised| weighed(advised, voice))
        .collect();
    let step = |(seat, choice): &(Seat, Choice)| {
        json!({
            "seat": seat,
            "id": choice.id,
            "action": choice.action,
            "text": voice.say_said(&choice.said),
        })
    };
    let line: Vec<Value> = advice.line.iter().map(step).collect();
    let why = compared(&why, voice);
    Ok(fields(json!({ "bot": bot, "choices": choices, "line": line, "why": why })))
}

fn weighed(advised: &Advised, voice: &Voice<'_>) -> Value {
    json!({
        "id": advised.choice.id,
        "action": advised.choice.action,
        "text": voice.say_said(&advised.choice.said),
        "visits": advised.visits,
        "share": rounded(advised.share),
        "value": rounded(advised.value),
        "win": rounded(advised.win),
        "lead": rounded(advised.lead),
    })
}

fn compared(comparison: &Comparison, voice: &Voice<'_>) -> Value {
    let reason = |reason: &Reason| {
        json!({
            "seat": reason.seat,
            "term": reason.term,
            "points": rounded(reason.points),
            "text": comparison.say(reason, voice),
        })
    };
    let reasons: Vec<Value> = comparison.reasons.iter().map(reason).collect();
    json!({
        "instead": comparison.other.as_ref().map(|other| other.id),
        "points": rounded(comparison.points),
        "win": rounded(comparison.win),
        "reasons": reasons,
    })
}

/// A value with four digits, which is more than any bot can tell.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}
