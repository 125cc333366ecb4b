//! What hands do, in the words that WebDriver and WebDriver BiDi share.

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::tab::{Pointer, Spot};

/// A press at a place.
pub fn press_at(pointer: Pointer, spot: Spot) -> Value {
    let kind = match pointer {
        Pointer::Mouse => "mouse",
        Pointer::Finger => "touch",
    };
    // Whole pixels: not every browser takes others.
    let (x, y) = (spot.x.round() as i64, spot.y.round() as i64);
    json!([{
        "type": "pointer",
        "id": kind,
        "parameters": { "pointerType": kind },
        "actions": [
            { "type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport" },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ],
    }])
}

/// A key that is pressed and let go.
pub fn press(key: &str) -> Value {
    let sign = match key {
        "Tab" => "\u{e004}",
        "Enter" => "\u{e007}",
        "Escape" => "\u{e00c}",
        "ArrowLeft" => "\u{e012}",
        "ArrowUp" => "\u{e013}",
        "ArrowRight" => "\u{e014}",
        "ArrowDown" => "\u{e015}",
        sign => sign,
    };
    json!([{
        "type": "key",
        "id": "keys",
        "actions": [{ "type": "keyDown", "value": sign }, { "type": "keyUp", "value": sign }],
    }])
}

/// A picture as both send it.
pub fn picture(encoded: &Value) -> Vec<u8> {
    BASE64.decode(encoded.as_str().unwrap().as_bytes()).unwrap()
}
