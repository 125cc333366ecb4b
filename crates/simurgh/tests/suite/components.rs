//! The components: totals, provenance, and what a corrected file may not break.

use engine::{ComponentTable, Game, Mark};
use serde_json::Value;
use simurgh::Simurgh;

fn table(file: &str) -> ComponentTable {
    Simurgh::components().into_iter().find(|table| table.file == file).expect("a file")
}

/// SIM-1.1: 48 Action Tiles, 12 types of Dragons on 24 tiles, 12 Objective Tiles: 84 in all.
#[test]
fn every_tile_is_there() {
    assert_eq!(table("action_tiles.ron").entries.len(), 36);
    assert_eq!(table("exploration_tiles.ron").entries.len(), 12);
    assert_eq!(table("dragons.ron").entries.len() * 2, 24);
    assert_eq!(table("objectives.ron").entries.len(), 12);
    assert_eq!(table("city.ron").entries.len(), 12);
}

/// SIM-2.1: all tiles have four spaces but #20 and #28, which have three.
#[test]
fn tiles_have_their_spaces() {
    for entry in table("action_tiles.ron").entries {
        let spaces = entry["spaces"]["stated"].as_array().unwrap().len();
        let expected = if entry["id"] == 20 || entry["id"] == 28 { 3 } else { 4 };
        assert_eq!(spaces, expected, "{entry}");
    }
}

/// SIM-3.2: every type is on exactly three of the ten tiles #73 to #82, and printed points fall.
#[test]
fn objectives_count_every_type_three_times() {
    let mut counts = std::collections::BTreeMap::new();
    for entry in table("objectives.ron").entries {
        if let Some(types) = entry["counts"]["reconstructed"]["markers_on"].as_array() {
            for dragon in types {
                *counts.entry(dragon.to_string()).or_insert(0) += 1;
            }
        }
        let points: Vec<i64> = serde_json::from_value(entry["points"]["stated"].clone()).unwrap();
        assert!(points.windows(2).all(|pair| pair[0] > pair[1]));
    }
    assert_eq!(counts.len(), 12);
    assert!(counts.values().all(|&count| count == 3), "{counts:?}");
}

/// SIM-1.6, SIM-1.7, SIM-1.8, SIM-2.2: the values that the rulebooks don't print are marked so.
#[test]
fn reconstructed_values_are_marked() {
    let marks = |file: &str, field: &str| -> String {
        let letter = |entry: &Value| {
            let mark = entry[field].as_object().unwrap().keys().next().unwrap().clone();
            serde_json::from_value::<Mark>(mark.into()).unwrap().letter()
        };
        table(file).entries.iter().map(letter).collect()
    };
    assert_eq!(marks("wilds.ron", "bonus"), "SRRRRR");
    assert_eq!(marks("wilds.ron", "players"), "RRRRRR");
    assert_eq!(marks("row.ron", "cost"), "RRSRS");
    assert_eq!(marks("statue.ron", "cost"), "RRRRR");
    assert_eq!(marks("levels.ron", "spaces"), "RRRI");
    assert_eq!(marks("city.ron", "effect"), "S".repeat(12));
    assert_eq!(marks("objectives.ron", "counts"), "RRRRRRRRRRSS");
}

/// A corrected file with a mistake is refused with its name, its entry and the reason.
#[test]
fn mistakes_are_named() {
    let read = |name: &str| {
        std::fs::read_to_string(format!("{}/components/{name}", env!("CARGO_MANIFEST_DIR")))
            .unwrap()
    };
    let mistakes = [
        ("action_tiles.ron", "any(\"4M\")", "any(\"4X\")", "entry 1: '4X' is not a good"),
        ("action_tiles.ron", "(id: 2,", "(id: 3,", "entry 2: it is missing"),
        ("exploration_tiles.ron", "\"2I\"", "\"1SP\"", "entry 37: only resources and points"),
        ("levels.ron", "inferred(1)", "inferred(2)", "entry 4: the last level has one space"),
        (
            "city.ron",
            "\"1V | 1P\"",
            "\"pay 1V -> gain 1P\"",
            "entry GreatMarket: it is open to any",
        ),
        (
            "wilds.ron",
            "reconstructed(\"1I\")",
            "reconstructed(\"1AM\")",
            "entry W3: only resources",
        ),
        ("row.ron", "(id: s4", "(id: s1", "entry S1: it is there twice"),
        ("statue.ron", "\"3A\"", "\"30A\"", "entry O4: '30A' is not a number from 1 to 20"),
        ("dragons.ron", "step(\"2M\")", "step(\"pay 1V -> gain 2M\")", "entry Silver: a triggered"),
        ("objectives.ron", "[6, 4]", "[4, 6]", "entry 84: points for 1 to 3 places"),
    ];
    for (file, from, to, expected) in mistakes {
        let text = read(file);
        assert!(text.contains(from), "{file} has no {from}");
        let broken = [(file.to_owned(), text.replacen(from, to, 1))];
        let error = Simurgh::replace_components(&broken).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        assert!(error.starts_with(file), "{error}");
    }
}
