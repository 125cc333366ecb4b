//! The components match the tables of section 1, and a broken file is refused with a reason.

use crate::common::{card, scholar};
use belaad::{
    Ability, Auxiliary, BattleEffect, Belaad, Character, Components, HashashEffect, Primary,
    Secondary, Specialty, Symbol, Team, Token, components,
};
use engine::{Game, Mark};
use serde_json::Value;

fn all() -> &'static Components {
    components()
}

/// BEL-1.1: 14 boards; the bottom spaces of the teams are 6, 5 and 4.
#[test]
fn characters() {
    let spaces = |team: Team| -> u8 {
        team.characters().iter().map(|&each| all().characters[each as usize].bottom).sum()
    };
    assert_eq!(Team::ALL.iter().map(|&team| spaces(team)).collect::<Vec<_>>(), [6, 5, 4]);
    assert!(all().characters.iter().all(|board| board.printed >= 1));
    let with = |team: Team, symbol: Symbol| all().with_symbol[team as usize][symbol as usize];
    assert_eq!(with(Team::Kingdom, Symbol::Military), Some(Character::Commander));
    assert_eq!(with(Team::People, Symbol::Recruit), Some(Character::Preacher));
    assert_eq!(with(Team::Order, Symbol::Influence), None);
    let ongoing =
        |board: &belaad::CharacterBoard| matches!(board.ability, Ability::Strength { .. });
    let ongoing: Vec<_> =
        Character::ALL.iter().filter(|&&each| ongoing(&all().characters[each as usize])).collect();
    assert_eq!(ongoing, [&Character::FolkHero], "the only ongoing ability");
}

/// BEL-1.2, BEL-1.3: 70 tokens, 5 swords.
#[test]
fn pieces() {
    let count = |token: Token| all().tokens[token];
    assert_eq!(all().tokens.total(), 70);
    assert_eq!(
        Token::ALL.iter().map(|&token| count(token)).collect::<Vec<_>>(),
        [7, 12, 11, 7, 13, 20]
    );
    assert_eq!(all().swords, 5);
}

/// BEL-1.4: 16 green cards of 45, 4 red cards of -7, 4 defeat cards; 36 trophy points.
#[test]
fn battle_cards() {
    let strength = |wanted: fn(&i8) -> bool| {
        let values = all().battle_cards.iter().filter_map(|face| match face.effect {
            BattleEffect::Strength(value) => Some(value),
            BattleEffect::Defeat => None,
        });
        let values: Vec<i8> = values.filter(wanted).collect();
        (values.len(), values.iter().sum::<i8>())
    };
    assert_eq!(strength(|value| *value > 0), (16, 45));
    assert_eq!(strength(|value| *value < 0), (4, -7));
    let defeat = all().battle_cards.iter().filter(|face| face.effect == BattleEffect::Defeat);
    assert_eq!(defeat.count(), 4);
    assert_eq!(all().battle_cards.iter().map(|face| face.points).sum::<u8>(), 36);
}

/// BEL-1.5: 53 main points, 12 specialty cards, 14 with a sword price, 23 Order symbols.
#[test]
fn scholars() {
    let faces = &all().scholars;
    let with_main = |main: u8| faces.iter().filter(|face| face.main == main).count();
    assert_eq!([1, 2, 3, 4].map(with_main), [14, 10, 5, 1]);
    assert_eq!(faces.iter().map(|face| face.main).sum::<u8>(), 53);
    for &specialty in Specialty::ALL {
        let own = |face: &&belaad::ScholarFace| face.auxiliary == Auxiliary::Specialty(specialty);
        assert_eq!(faces.iter().filter(own).count(), 4, "{specialty:?}");
    }
    assert_eq!(faces.iter().filter(|face| face.swords > 0).count(), 14);
    let symbols = |symbol: Symbol| -> u8 {
        faces.iter().map(|face| face.order_symbols[symbol as usize]).sum()
    };
    assert_eq!(Symbol::ALL.iter().map(|&each| symbols(each)).collect::<Vec<_>>(), [2, 4, 3, 0, 5]);
    let by_main = |main: u8| -> u8 {
        let own = faces.iter().filter(|face| face.main == main);
        own.flat_map(|face| face.order_symbols).sum()
    };
    assert_eq!([1, 2, 3, 4].map(by_main), [0, 3, 9, 2]);
    assert_eq!(all().scholars[scholar("S05").at()].cost, 10);
}

/// BEL-1.6: steps of the specialty table.
#[test]
fn specialties() {
    assert_eq!(all().specialties, [0, 0, 2, 5, 9]);
}

/// BEL-1.7: 57 cards by their primary and secondary actions.
#[test]
fn action_cards() {
    let faces = &all().action_cards;
    let primaries =
        |wanted: fn(&Primary) -> bool| faces.iter().filter(|face| wanted(&face.primary)).count();
    assert_eq!(primaries(|each| matches!(each, Primary::Gold(_))), 9);
    assert_eq!(primaries(|each| matches!(each, Primary::Red(_))), 6);
    assert_eq!(primaries(|each| matches!(each, Primary::Tokens(_))), 10);
    assert_eq!(primaries(|each| matches!(each, Primary::AnySymbol)), 6);
    let of_symbols = |count: usize| {
        let own = |face: &&belaad::ActionCardFace| matches!(face.primary, Primary::Symbols(symbols) if symbols.len() == count);
        faces.iter().filter(own).count()
    };
    assert_eq!([1, 2, 3].map(of_symbols), [4, 14, 8]);
    let showing = |symbol: Symbol| {
        let own = |face: &&belaad::ActionCardFace| matches!(face.primary, Primary::Symbols(symbols) if symbols.contains(symbol));
        faces.iter().filter(own).count()
    };
    assert_eq!(
        Symbol::ALL.iter().map(|&each| showing(each)).collect::<Vec<_>>(),
        [14, 11, 10, 10, 11]
    );
    let secondaries = |wanted: fn(&Secondary) -> bool| {
        faces.iter().filter(|face| wanted(&face.secondary)).count()
    };
    assert_eq!(secondaries(|each| matches!(each, Secondary::ExtraSymbols(2))), 12);
    assert_eq!(secondaries(|each| matches!(each, Secondary::TopCard)), 11);
    assert_eq!(secondaries(|each| matches!(each, Secondary::Tokens(_))), 8);
    assert_eq!(secondaries(|each| matches!(each, Secondary::AnySymbol)), 7);
    assert_eq!(secondaries(|each| matches!(each, Secondary::Treasury)), 6);
    assert_eq!(secondaries(|each| matches!(each, Secondary::Eliminate)), 5);
    assert_eq!(secondaries(|each| matches!(each, Secondary::Gold(_))), 5);
    assert_eq!(secondaries(|each| matches!(each, Secondary::Red(_))), 3);
    assert_eq!(all().action_cards[card("A52").at()].primary, Primary::AnySymbol);
}

/// BEL-1.8: 14 cards, the stand-in a copy of H08.
#[test]
fn hashash_cards() {
    let faces = &all().hashash_cards;
    let backs = |symbol: Symbol| faces.iter().filter(|face| face.back == symbol).count();
    assert_eq!(Symbol::ALL.iter().map(|&each| backs(each)).collect::<Vec<_>>(), [0, 4, 3, 4, 3]);
    let copies: Vec<_> =
        faces.iter().filter(|face| face.effect == HashashEffect::Tokens(2)).collect();
    assert_eq!((copies.len(), copies[0].price), (2, copies[1].price));
}

/// Every value says where it comes from.
#[test]
fn provenance() {
    let tables = Belaad::components();
    let scholars = tables.iter().find(|table| table.file == "scholars.ron").expect("the file");
    let khayyam = &scholars.entries[4];
    assert_eq!(khayyam["cost"]["stated"], 10);
    assert_eq!(khayyam["swords"]["reconstructed"], 0);
    let marks = [Mark::Stated, Mark::Inferred, Mark::Public, Mark::Reconstructed];
    let marks = marks.map(|mark| serde_json::to_value(mark).expect("a word"));
    for table in &tables {
        for entry in &table.entries {
            for (key, value) in entry.as_object().expect("an entry").iter().skip(1) {
                let mark = value.as_object().and_then(|map| map.keys().next().cloned());
                let marked = mark.is_some_and(|mark| marks.contains(&Value::String(mark)));
                assert!(marked, "{}: {key} of {entry} has no provenance", table.file);
            }
        }
    }
}

/// What is wrong with a corrected file.
fn refused(file: &str, from: &str, to: &str) -> String {
    let path = format!("{}/components/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the component file");
    assert!(text.contains(from), "{file} has no {from}");
    let changed = text.replacen(from, to, 1);
    match Belaad::replace_components(&[(file.to_owned(), changed)]) {
        Ok(()) => panic!("{file} with {to} is accepted"),
        Err(error) => error.to_string(),
    }
}

/// A corrected file is validated before it can harm a game.
#[test]
fn broken_files_are_refused_with_a_reason() {
    // The components are in use, so even a good file would be refused, but only after validation.
    let _ = components();
    let reasons = [
        ("action_cards.ron", "id: \"A02\"", "id: \"A03\"", "entry A03: stands where A02 belongs"),
        ("action_cards.ron", "gold(4)", "gold(44)", "entry A01: the primary action needs 1 to 20"),
        ("action_cards.ron", "symbols([influence, income])", "symbols([])", "entry A26"),
        ("battle_cards.ron", "strength(-1)", "strength(1)", "entry B17: green adds"),
        (
            "characters.ron",
            "symbol: stated(recruit)",
            "symbol: stated(income)",
            "its team has the symbol already",
        ),
        (
            "characters.ron",
            "bottom: inferred(1)",
            "bottom: inferred(2)",
            "whose abilities draw tokens",
        ),
        (
            "characters.ron",
            "bottom: stated(2)",
            "bottom: stated(3)",
            "entry Commander: a board has 1 or 2",
        ),
        ("characters.ron", "take_all_gold", "draw_hashash", "entry Sheriff: only the Order"),
        ("characters.ron", "copy([sultan", "copy([bahlool, folk_hero", "entry Preacher: copies"),
        (
            "hashash_cards.ron",
            "back: reconstructed(steal)",
            "back: reconstructed(influence)",
            "no Order board",
        ),
        ("pieces.ron", "stated(7)", "stated(70)", "entry Influence: there are 1 to 40"),
        (
            "scholars.ron",
            "reconstructed(fazari)",
            "reconstructed(farabi)",
            "entry S02: another scholar has that name",
        ),
        ("scholars.ron", "main: stated(2)", "main: stated(22)", "entry S01: the main points"),
        ("specialties.ron", "id: 4", "id: 5", "the entries are 1, 2, 3 and 4"),
        ("scholars.ron", "cost: reconstructed(8)", "cost: guessed(8)", "entry S01"),
    ];
    for (file, from, to, expected) in reasons {
        let reason = refused(file, from, to);
        assert!(reason.starts_with(file) && reason.contains(expected), "{to}: {reason}");
    }
}

/// BEL-1.4, BEL-1.5, BEL-1.8: the rulebook shows these values without saying which card or row they belong to.
#[test]
fn what_is_concluded_is_marked_as_inferred() {
    let files = Belaad::component_files();
    let marked = |id: &str, mark: &str| {
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let line = lines.into_iter().find(|line| line.contains(&format!("(id: \"{id}\"")));
        assert!(line.is_some_and(|line| line.contains(mark)), "{id}: {mark} in {line:?}");
    };
    for id in ["B05", "B06", "B07", "H13"] {
        marked(id, "effect: inferred(");
    }
    marked("S16", "cost: inferred(");
    for id in ["S05", "S16", "S18", "S19", "S24", "S25"] {
        marked(id, "name: inferred(");
    }
}
