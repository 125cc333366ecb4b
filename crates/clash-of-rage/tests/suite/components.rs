//! The components match the tables of the rules, and a wrong file is refused with a reason.

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use std::collections::{BTreeMap, BTreeSet};

use clash_of_rage::{ClashOfRage, Feature, Layout, Options, TacticsCard, Territory, View};
use engine::{Game, Indexed, Language, Seed, Setup, StepRng, Text, Viewer, Voice};
use serde_json::Value;

const RULES: &str = ClashOfRage::INFO.rules;

/// The rows of the tables below a heading, up to the next heading of the same depth.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let start = RULES.find(heading).unwrap_or_else(|| panic!("no {heading}"));
    let body = RULES[start..].lines().skip(1).take_while(|line| !line.starts_with('#'));
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    body.filter(|line| line.starts_with('|')).map(cells).collect()
}

fn entries(file: &str) -> Vec<Value> {
    let tables = ClashOfRage::components();
    tables.into_iter().find(|table| table.file == file).unwrap().entries
}

/// A marked value without its mark.
fn plain(value: &Value) -> &Value {
    value.as_object().and_then(|marked| marked.values().next()).unwrap_or(value)
}

fn number(entry: &Value, field: &str) -> i64 {
    match plain(&entry[field]) {
        Value::Bool(flag) => i64::from(*flag),
        value => value.as_i64().unwrap_or_default(),
    }
}

/// `+2` as 2, `yes` as 1, `–` as 0.
fn cell(text: &str) -> i64 {
    match text {
        "–" | "-" => 0,
        "yes" => 1,
        text => text.trim_start_matches('+').parse().unwrap_or_else(|_| panic!("{text}")),
    }
}

/// COR-1.2, COR-1.3: the unit types of the clans, value by value.
#[test]
fn units_are_those_of_the_table() {
    let entries = entries("units.ron");
    let table = rows("### COR-1.3");
    let fields = [
        "tokens",
        "strength",
        "life",
        "movement",
        "hourglass",
        "wound",
        "shield",
        "reroll",
        "flying",
    ];
    let mut seen = 0;
    for row in table.iter().filter(|row| row[0].contains('(')) {
        let entry = entries.iter().find(|entry| entry["id"] == row[2].as_str()).unwrap();
        assert!(row[0].starts_with(entry["clan"].as_str().unwrap()));
        assert_eq!(plain(&entry["name"]), row[3].as_str());
        for (at, field) in fields.iter().enumerate() {
            assert_eq!(number(entry, field), cell(&row[4 + at]), "{} {field}", row[2]);
        }
        seen += 1;
    }
    assert_eq!((seen, entries.len()), (12, 12));
}

/// COR-1.4: the Elves.
#[test]
fn elves_are_those_of_the_table() {
    let entries = entries("elves.ron");
    let fields = ["tokens", "strength", "life", "hourglass", "wound", "shield", "reroll"];
    for (entry, row) in entries.iter().zip(&rows("### COR-1.4")[2..]) {
        assert_eq!(entry["id"], row[0].as_str());
        for (at, field) in fields.iter().enumerate() {
            assert_eq!(number(entry, field), cell(&row[2 + at]), "{} {field}", row[0]);
        }
    }
}

/// COR-1.5: the tactics cards, and the scale they were made on.
#[test]
fn tactics_are_those_of_the_table() {
    let entries = entries("tactics.ron");
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    for (entry, row) in entries.iter().zip(&rows("### COR-1.5")[2..]) {
        assert_eq!(entry["id"], row[0].as_str());
        assert_eq!(entry["clan"], row[1].as_str());
        assert_eq!(number(entry, "turn_order"), cell(&row[2]));
        let units: Vec<i64> = plain(&entry["reinforcements"])
            .as_array()
            .unwrap()
            .iter()
            .map(|count| count.as_i64().unwrap())
            .collect();
        assert_eq!(units, row[3..6].iter().map(|text| cell(text)).collect::<Vec<_>>());
        assert_eq!(number(entry, "gold"), cell(&row[6]));
        *sums.entry(row[1].clone()).or_default() += cell(&row[2]);
        // In half points: units of level I with one Life are worth less.
        let fragile = ["godleif_clan", "army_of_the_tomb"].contains(&row[1].as_str());
        let worth = [if fragile { 3 } else { 4 }, 6, 10];
        let reinforcements: i64 = worth.iter().zip(&units).map(|(each, count)| each * count).sum();
        let value = reinforcements + 2 * cell(&row[6]);
        let off_quarters = 2 * value - (48 + cell(&row[2]));
        assert!(off_quarters.abs() <= 6, "{} is {off_quarters} quarters off", row[0]);
    }
    assert_eq!(entries.len(), 28);
    assert!(sums.values().all(|sum| (100..=103).contains(sum)), "{sums:?}");
}

const BONUS: [&str; 9] =
    ["strength", "life", "movement", "hourglass", "wound", "shield", "reroll", "flying", "rage"];

fn check_bonus(entry: &Value, cells: &[String]) {
    let bonus = plain(&entry["bonus"]);
    for (field, text) in BONUS.iter().zip(cells) {
        assert_eq!(number(bonus, field), cell(text), "{} {field}", entry["id"]);
    }
}

/// COR-1.6: the equipment, with the price scale it was made on.
#[test]
fn equipment_is_that_of_the_table() {
    let entries = entries("equipment.ron");
    let table = rows("### COR-1.6");
    let rows = table.iter().filter(|row| row[0].chars().all(|c| c.is_lowercase() || c == '_'));
    let prices = [2, 3, 2, -1, 4, 5, 4, 3, 5];
    for (entry, row) in entries.iter().zip(rows) {
        assert_eq!(entry["id"], row[0].as_str());
        assert_eq!(plain(&entry["name"]), row[1].as_str());
        assert_eq!(plain(&entry["slot"]), row[2].as_str());
        assert_eq!(number(entry, "copies"), cell(&row[3]));
        assert_eq!(number(entry, "cost"), cell(&row[4]));
        check_bonus(entry, &row[5..14]);
        let price: i64 = prices.iter().zip(&row[5..14]).map(|(price, n)| price * cell(n)).sum();
        assert_eq!(price, cell(&row[4]), "{} is priced by the scale", row[0]);
    }
    assert_eq!(entries.len(), 20);
}

/// COR-1.7: the Legendary Equipment.
#[test]
fn legendary_equipment_is_that_of_the_table() {
    let entries = entries("legendary.ron");
    for (entry, row) in entries.iter().zip(&rows("### COR-1.7")[2..]) {
        assert_eq!(entry["id"], row[0].as_str());
        assert_eq!(plain(&entry["slot"]), row[2].as_str());
        check_bonus(entry, &row[3..12]);
    }
    assert_eq!(entries.len(), 9);
}

/// COR-1.8: the heroes.
#[test]
fn heroes_are_those_of_the_table() {
    let entries = entries("heroes.ron");
    for (entry, row) in entries.iter().zip(&rows("### COR-1.8")[2..]) {
        assert_eq!(entry["id"], row[0].as_str());
        assert_eq!(plain(&entry["name"]), row[1].as_str());
        assert_eq!(
            (number(entry, "cost"), number(entry, "movement")),
            (cell(&row[2]), cell(&row[3]))
        );
        let effect = plain(&entry["effect"]);
        for symbol in ["rage", "shield", "reroll", "wound"] {
            let said = row[4].to_lowercase().contains(&format!("{symbol} 1"));
            assert_eq!(number(effect, symbol) == 1, said, "{} {symbol}", row[0]);
        }
        assert_eq!(number(effect, "march") == 1, row[4].contains("+1 Movement"));
    }
}

/// COR-1.9: the faces of the region tiles.
#[test]
fn tiles_are_those_of_the_table() {
    let entries = entries("tiles.ron");
    for (entry, row) in entries.iter().zip(&rows("### COR-1.9")[2..]) {
        assert_eq!(entry["id"], row[0].as_str());
        assert_eq!(plain(&entry["city"]), row[1].as_str());
        assert_eq!(plain(&entry["forge"]), row[2].as_str());
        assert_eq!(plain(&entry["stone"]).as_str(), row[3].split(' ').next());
        let ranges = plain(&entry["ranges"]).as_array().unwrap().iter();
        let ranges: Vec<String> = ranges
            .map(|pair| format!("{}-{}", pair[0].as_str().unwrap(), pair[1].as_str().unwrap()))
            .collect();
        assert_eq!(ranges.join(", "), row[4]);
    }
}

/// COR-1.1: the totals of the box, summed over the files.
#[test]
fn totals_are_those_of_the_box() {
    let sum = |file: &str, field: &str| -> i64 {
        entries(file).iter().map(|entry| number(entry, field)).sum()
    };
    assert_eq!(sum("units.ron", "tokens"), 31 + 23 + 14);
    assert_eq!(sum("elves.ron", "tokens"), 45);
    assert_eq!(sum("equipment.ron", "copies"), 57);
    assert_eq!(entries("legendary.ron").len(), 9);
    assert_eq!(entries("heroes.ron").len(), 4);
    assert_eq!(entries("tactics.ron").len(), 28);
    assert_eq!(entries("tiles.ron").len(), 2 * 5);
}

fn standard(seats: u8) -> View {
    let options = Options { map: Layout::Standard, ..Options::default() };
    let setup = Setup::with::<ClashOfRage>(seats, options);
    let game = ClashOfRage::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
    game.view(Viewer::Spectator)
}

/// The table after the line that begins like this, without its header.
fn table_after(line: &str) -> Vec<Vec<String>> {
    let start = RULES.find(line).unwrap_or_else(|| panic!("no {line}"));
    let lines = RULES[start..].lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    lines.map(cells).skip(2).collect()
}

fn listed(territories: &[Territory]) -> BTreeSet<&'static str> {
    territories.iter().map(|territory| territory.id()).collect()
}

fn named(text: &str) -> BTreeSet<&str> {
    text.split_whitespace().filter(|word| *word != "-").collect()
}

fn hex((q, r): (i8, i8)) -> String {
    format!("{q},{r}")
}

/// COR-1.11: the Stronghold sites of every player count.
#[test]
fn sites_are_those_of_the_tables() {
    for (seats, count) in [(2, 18), (3, 21), (4, 24)] {
        let view = standard(seats);
        let table = table_after(&format!("{seats} players ({count} sites):"));
        assert_eq!((table.len(), view.sites.len()), (count, count));
        for (site, row) in view.sites.iter().zip(&table) {
            assert_eq!([site.id.id(), &hex(site.hex)], [&row[0], &row[1]]);
            assert_eq!(listed(&site.touches), named(&row[2]), "{}", row[0]);
        }
    }
}

/// COR-1.10, COR-1.12: features, borders and ranges of the standard maps.
#[test]
fn standard_maps_are_those_of_the_tables() {
    for seats in 2..=4 {
        let view = standard(seats);
        let table = table_after(&format!("Standard {seats}-player map:"));
        assert_eq!(table.len(), view.territories.len());
        for (territory, row) in view.territories.iter().zip(&table) {
            assert_eq!([territory.id.id(), &hex(territory.hex)], [&row[0], &row[1]]);
            let feature = match territory.feature {
                Feature::Plain => "-",
                Feature::City => "City",
                Feature::Forge => "Forge",
                Feature::StoneOne => "Stone I",
                Feature::StoneTwo => "Stone II",
                Feature::StoneThree => "Stone III",
            };
            assert_eq!(feature, row[2], "{}", row[0]);
            assert_eq!(listed(&territory.open), named(&row[3]), "{}", row[0]);
            assert_eq!(listed(&territory.blocked), named(&row[4]), "{}", row[0]);
            let touching = view.sites.iter().filter(|site| site.touches.contains(&territory.id));
            let touching: BTreeSet<_> = touching.map(|site| site.id.id()).collect();
            assert_eq!(touching, named(&row[5]), "{}", row[0]);
        }
    }
}

/// COR-3.2: a random map has different tiles, and every one of the ten faces comes up.
#[test]
fn random_maps_use_all_faces() {
    let mut faces = BTreeSet::new();
    for number in 0..60 {
        let setup = Setup::of::<ClashOfRage>(4);
        let seed = Seed::from_phrase("faces").nth(number);
        let game = ClashOfRage::new(&setup, &mut StepRng::new(seed, 0)).unwrap();
        let map = clash_of_rage::written::Written::from(game).map;
        let tiles: BTreeSet<_> = map.iter().map(|tile| tile.face.tile()).collect();
        assert_eq!(tiles.len(), 4, "{map:?}");
        faces.extend(map.iter().map(|tile| (tile.face, tile.rotation % 2)));
    }
    assert_eq!(faces.len(), 20);
}

/// The names in the files are those of the English text.
#[test]
fn names_are_those_of_the_english_text() {
    let (_, source) = ClashOfRage::INFO.texts[0];
    let text = Text::new(Language::English, source).unwrap();
    let voice = Voice::nameless(&text);
    let files = [
        ("units.ron", "unit"),
        ("elves.ron", "unit"),
        ("equipment.ron", "equipment"),
        ("legendary.ron", "equipment"),
        ("heroes.ron", "hero"),
    ];
    for (file, prefix) in files {
        for entry in entries(file) {
            let id = entry["id"].as_str().unwrap().replace('_', "-");
            assert_eq!(
                voice.name(&format!("{prefix}-{id}")),
                plain(&entry["name"]).as_str().unwrap()
            );
        }
    }
}

/// A corrected file is accepted if it can be played, and otherwise refused with file, entry and
/// reason.
#[test]
fn wrong_files_are_refused_with_a_reason() {
    let cases = [
        (
            "units.ron",
            "level: reconstructed(one), tokens: reconstructed(7)",
            "level: reconstructed(one), tokens: reconstructed(8)",
            "tokens of level One",
        ),
        ("units.ron", "life: reconstructed(2)", "life: reconstructed(0)", "Strength and Life"),
        ("units.ron", "strength: stated(6)", "strength: stated(60)", "above 12"),
        ("units.ron", "id: krag_rider", "id: pummeler", "twice"),
        ("units.ron", "id: krag_rider", "id: templar", "does not belong here"),
        ("units.ron", "level: reconstructed(two)", "level: reconstructed(one)", "level"),
        ("elves.ron", "tokens: stated(15)", "tokens: stated(14)", "the box has 45"),
        (
            "tactics.ron",
            "turn_order: reconstructed(2)",
            "turn_order: reconstructed(1)",
            "same turn order",
        ),
        ("tactics.ron", "clan: steamfield_barony", "clan: bohorg_tribe", "cards instead of 7"),
        ("tactics.ron", "reconstructed((3, 1, 0))", "reconstructed((99, 1, 0))", "more units"),
        ("equipment.ron", "copies: reconstructed(4)", "copies: reconstructed(3)", "the box has 34"),
        (
            "legendary.ron",
            "slot: reconstructed(body)",
            "slot: reconstructed(arms)",
            "the box has 5",
        ),
        ("heroes.ron", "movement: reconstructed(2)", "movement: reconstructed(99)", "above 12"),
        ("tiles.ron", "city: reconstructed(\"C\")", "city: reconstructed(\"0\")", "two features"),
        ("tiles.ron", "(\"C\", \"0\")", "(\"0\", \"2\")", "no border"),
        ("slots.ron", "(2, 1)", "(1, 1)", "same hex"),
        ("maps.ron", "(\"2A\", 5)", "(\"2A\", 6)", "from 0 to 5"),
        ("maps.ron", "(\"2A\", 5)", "(\"1B\", 5)", "two slots"),
        (
            "lengths.ron",
            "turn_limit: reconstructed(15)",
            "turn_limit: reconstructed(0)",
            "turn limit",
        ),
    ];
    for (file, old, new, reason) in cases {
        let path = format!("{}/components/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        assert!(text.contains(old), "{file} has no {old}");
        let changed = text.replacen(old, new, 1);
        let error = ClashOfRage::replace_components(&[(file.to_owned(), changed)]).unwrap_err();
        assert_eq!(error.file, file, "{error}");
        assert!(error.reason.contains(reason), "{new}: {error}");
    }
    let unknown = [("cards.ron".to_owned(), "[]".to_owned())];
    assert!(ClashOfRage::replace_components(&unknown).is_err());
}

/// COR-1.6: that these three are for the body is inferred.
#[test]
fn what_is_concluded_is_marked_as_inferred() {
    let files = ClashOfRage::component_files();
    let (_, equipment) = files.iter().find(|(name, _)| *name == "equipment.ron").unwrap();
    for id in ["plate_armor", "massive_armor", "shamans_coat"] {
        let line = equipment.lines().find(|line| line.contains(&format!("id: {id},"))).unwrap();
        assert!(line.contains("slot: inferred(body)"), "{line}");
    }
}

/// COR-1.5: no two tactics cards of a clan differ in turn order alone.
#[test]
fn no_tactics_card_is_another_played_later() {
    let cards: Vec<TacticsCard> = TacticsCard::values().collect();
    for (at, &one) in cards.iter().enumerate() {
        for &other in &cards[at + 1..] {
            let alike = one.clan() == other.clan()
                && one.reinforcements() == other.reinforcements()
                && one.gold() == other.gold();
            assert!(!alike, "{one:?} and {other:?} differ in nothing but the turn order");
        }
    }
}
