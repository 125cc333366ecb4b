//! What a bot thinks of a seat's choices, and why.

use bots::{Advised, Playable};
use engine::{AnyMatch, Choice, Seat, Voice};
use serde_json::{Map, Value, json};

use super::ProtocolError;
use super::session::fields;

pub(super) fn answer(
    game: &dyn Playable,
    at: &dyn AnyMatch,
    seat: Seat,
    voice: &Voice<'_>,
    bot: &str,
    seed: u64,
    most: Option<usize>,
) -> Result<Map<String, Value>, ProtocolError> {
    let advice = game
        .advise(at, seat, bot, seed)
        .map_err(|error| ProtocolError::new("bad_request", error))?;
    let advice = advice.ok_or_else(|| {
        let message = format!("{seat:?} has nothing to decide");
        ProtocolError::new("bad_request", message)
    })?;
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
    Ok(fields(json!({ "bot": bot, "choices": choices, "line": line })))
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

/// Four digits are more than any bot knows.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}
