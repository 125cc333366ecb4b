//! Positions from outside: whatever was done to them, they are refused or can be played.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

use crate::{Chance, Game, PlayoutRng, Seat, Silent, StepRng, Viewer};

/// Values tampered with, one at a time, in each position.
const TAMPERED: u32 = 1;

/// Tampers with values of a position and plays on from what still passes its audit.
pub(super) fn check<G: Game>(game: &G, rng: &mut PlayoutRng) -> Result<(), String> {
    let value = serde_json::to_value(game).map_err(|error| error.to_string())?;
    let leaves = count(&value);
    for _ in 0..TAMPERED.min(leaves) {
        let mut value = value.clone();
        let mut target = rng.below(leaves);
        let tampered = tamper(&mut value, &mut target, game.seats(), rng);
        let played = catch_unwind(AssertUnwindSafe(|| play_on::<G>(value, rng)));
        match played {
            Ok(Ok(())) => {}
            Ok(Err(what)) => return Err(format!("with {tampered} {what}")),
            Err(panic) => {
                let words = panic.downcast_ref::<String>().map(String::as_str);
                let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
                let words = words.unwrap_or("no words");
                return Err(format!("with {tampered} it panics: {words}"));
            }
        }
    }
    Ok(())
}

/// Reads a position, and if it passes its audit, looks at it from every seat and plays on from it.
fn play_on<G: Game>(value: Value, rng: &mut PlayoutRng) -> Result<(), String> {
    let Ok(mut other) = serde_json::from_value::<G>(value) else { return Ok(()) };
    if other.audit().is_err() {
        return Ok(());
    }
    let viewers = Seat::all(other.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        drop(other.view(viewer));
    }
    let mut chance = StepRng::playout(PlayoutRng::new(u64::from(rng.bits())));
    let mut legal = Vec::new();
    for _ in 0..60 {
        let Some(seat) = other.waiting().first() else {
            return match other.outcome() {
                Some(_) => Ok(()),
                None => Err("it is over without an outcome".to_owned()),
            };
        };
        legal.clear();
        other.legal(seat, &mut legal);
        let Some(action) = rng.pick(&legal) else {
            return Err("it passes the audit and has a dead end".to_owned());
        };
        other.apply(seat, action, &mut chance, &mut Silent);
    }
    Ok(())
}

fn count(value: &Value) -> u32 {
    match value {
        Value::Object(map) => map.values().map(count).sum(),
        Value::Array(items) => items.iter().map(count).sum::<u32>() + u32::from(!items.is_empty()),
        _ => 1,
    }
}

/// Changes the `target`-th leaf, or shortens or lengthens the `target`-th list, and says what it did.
fn tamper(value: &mut Value, target: &mut u32, seats: u8, rng: &mut PlayoutRng) -> String {
    match value {
        Value::Object(map) => {
            for (key, inner) in map.iter_mut() {
                let size = count(inner);
                if *target < size {
                    return format!("{key}.{}", tamper(inner, target, seats, rng));
                }
                *target -= size;
            }
            String::new()
        }
        Value::Array(items) => {
            for (at, inner) in items.iter_mut().enumerate() {
                let size = count(inner);
                if *target < size {
                    return format!("[{at}]{}", tamper(inner, target, seats, rng));
                }
                *target -= size;
            }
            if rng.below(2) == 0 {
                items.pop();
                " one shorter".to_owned()
            } else {
                let last = items[items.len() - 1].clone();
                items.push(last);
                " the last one twice".to_owned()
            }
        }
        leaf => {
            let was = leaf.to_string();
            *leaf = match leaf {
                Value::Number(number) => {
                    let number = number.as_i64().unwrap_or_default();
                    // The first seat that isn't at the table is a good guess wherever one is meant.
                    let absent = i64::from(seats);
                    let near = [number + 1, number - 1, 0, 1, 7, 200, number * 2, 1 << 40, absent];
                    near[rng.below(near.len() as u32) as usize].into()
                }
                Value::Bool(value) => Value::Bool(!*value),
                Value::Null => rng.pick(&[0, 1, 2, seats]).map_or(Value::Null, Value::from),
                _ => Value::Null,
            };
            format!(" {was} -> {leaf}")
        }
    }
}
