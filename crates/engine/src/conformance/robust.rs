//! Positions from outside: whatever was done to them, they are refused or can be played.

use serde_json::Value;

use crate::{Chance, Game, PlayoutRng, Silent, StepRng};

/// Tampers with one value of a position and plays on from what still passes its audit.
pub(super) fn check<G: Game>(game: &G, rng: &mut PlayoutRng) -> Result<(), String> {
    let mut value = serde_json::to_value(game).map_err(|error| error.to_string())?;
    let leaves = count(&value);
    if leaves == 0 {
        return Ok(());
    }
    let mut target = rng.below(leaves);
    let tampered = tamper(&mut value, &mut target, rng);
    let Ok(mut other) = serde_json::from_value::<G>(value) else { return Ok(()) };
    if other.audit().is_err() {
        return Ok(());
    }
    let mut chance = StepRng::playout(PlayoutRng::new(u64::from(rng.bits())));
    let mut legal = Vec::new();
    for _ in 0..60 {
        let Some(seat) = other.waiting().first() else {
            return match other.outcome() {
                Some(_) => Ok(()),
                None => Err(format!("with {tampered} it is over without an outcome")),
            };
        };
        legal.clear();
        other.legal(seat, &mut legal);
        let Some(action) = rng.pick(&legal) else {
            return Err(format!("with {tampered} it passes the audit and has a dead end"));
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
fn tamper(value: &mut Value, target: &mut u32, rng: &mut PlayoutRng) -> String {
    match value {
        Value::Object(map) => {
            for (key, inner) in map.iter_mut() {
                let size = count(inner);
                if *target < size {
                    return format!("{key}.{}", tamper(inner, target, rng));
                }
                *target -= size;
            }
            String::new()
        }
        Value::Array(items) => {
            for (at, inner) in items.iter_mut().enumerate() {
                let size = count(inner);
                if *target < size {
                    return format!("[{at}]{}", tamper(inner, target, rng));
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
                    let near = [number + 1, number - 1, 0, 1, 7, 200, number * 2, 1 << 40];
                    near[rng.below(near.len() as u32) as usize].into()
                }
                Value::Bool(value) => Value::Bool(!*value),
                Value::Null => Value::from(rng.below(3)),
                _ => Value::Null,
            };
            format!(" {was} -> {leaf}")
        }
    }
}
