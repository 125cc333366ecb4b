//! Simurgh's board: every choice has its place, nothing hidden is drawn, everything explains itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::AnyView;
use engine::{AnyMatch, Indexed, Language, Message, Seat, Seed, Viewer, Voice};
use pages::games::board_of;
use pages::{Parts, Scene, words};
use serde_json::{Map, Value, json};
use simurgh::{Action, CitySpace, Space};

const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara", "David", "Emma"];

const STATUE: Action = Action::PlaceVassal { space: Space::City(CitySpace::DragonlordStatue) };

/// What a viewer sees: the board, what lies before them, and every panel.
struct Drawn {
    board: String,
    own: String,
    panels: String,
}

impl Drawn {
    fn whole(&self) -> String {
        [self.board.as_str(), &self.own, &self.panels].concat()
    }
}

fn with_scene<T>(
    game: &dyn AnyMatch,
    viewer: Viewer,
    language: Language,
    look: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let view = AnyView::of(Arc::from(game.boxed_clone()), viewer);
    let names = NAMES.map(str::to_owned);
    let voice = Voice { text: catalogue::find("simurgh").unwrap().text(language), names: &names };
    let choices = view.choices();
    let parts = Parts::default();
    let words = words(language);
    look(&Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts })
}

fn draw(game: &dyn AnyMatch, viewer: Viewer, language: Language) -> Drawn {
    let board = board_of("simurgh");
    with_scene(game, viewer, language, |scene| {
        let whole = |markup| scene.parts.whole(markup).into_string();
        Drawn {
            board: whole(board.board(scene)),
            own: board.own_area(scene).map(whole).unwrap_or_default(),
            panels: Seat::all(game.seats())
                .filter_map(|seat| board.player(scene, seat).map(whole))
                .collect(),
        }
    })
}

/// Every set of options that changes what is drawn.
fn option_sets() -> Vec<Map<String, Value>> {
    let mut sets = Vec::new();
    for mode in ["spearman", "dragonlord"] {
        for (length, edition, rounds) in
            [("short", "english", 14), ("medium", "german", 14), ("long", "english", 30)]
        {
            let Value::Object(set) =
                json!({ "mode": mode, "length": length, "edition": edition, "turn_limit": rounds })
            else {
                unreachable!()
            };
            sets.push(set);
        }
    }
    sets
}

/// Plays games of every number of players and every set of options, and looks at each moment.
///
/// In every other game kinds of choices are taken equally often, whatever their number: some are
/// met only so, and some only otherwise.
fn walk(salt: u64, mut look: impl FnMut(&dyn AnyMatch, u64)) {
    let playable = catalogue::find("simurgh").unwrap();
    for seats in 2..=5 {
        for (at, options) in option_sets().iter().enumerate() {
            let seed = Seed::from_phrase(&format!("{salt} {seats} {at}"));
            let mut played = playable.start(seats, options, seed).unwrap();
            let mut random = salt.wrapping_mul(0x9e37_79b9) + at as u64;
            let mut draw = |below: usize| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
                (random >> 33) as usize % below
            };
            while let Some(seat) = played.waiting().first() {
                look(&*played, draw(1 << 30) as u64);
                let choices = played.choices(seat);
                let kinds: BTreeSet<&str> =
                    choices.iter().map(|choice| choice.kind.key.as_ref()).collect();
                let kind = match (salt + at as u64) % 2 {
                    0 => kinds.iter().nth(draw(kinds.len())).copied().unwrap(),
                    _ => choices[draw(choices.len())].kind.key.as_ref(),
                };
                let alike: Vec<u32> = choices
                    .iter()
                    .filter(|choice| choice.kind.key == kind)
                    .map(|choice| choice.id)
                    .collect();
                // Objectives are placed and replaced only by those who go to the Statue often.
                let pilgrim = choices.iter().find(|choice| choice.id == STATUE.index());
                let chosen = match pilgrim {
                    Some(choice) if salt % 4 == 3 && draw(2) == 0 => choice.id,
                    _ => alike[draw(alike.len())],
                };
                played.act(seat, chosen).unwrap();
            }
            look(&*played, 0);
        }
    }
}

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_choice_is_where_the_thing_is() {
    // Each kind is looked at this often, and every moment now and then.
    const ENOUGH: usize = 60;
    let mut met = BTreeMap::<String, usize>::new();
    for salt in 0..8 {
        walk(salt, |game, random| {
            for seat in game.waiting().iter() {
                let choices = game.choices(seat);
                let mut fresh = random % 16 == 0;
                for choice in &choices {
                    let times = met.entry(choice.kind.key.to_string()).or_default();
                    fresh |= *times < ENOUGH;
                    *times += 1;
                }
                if fresh {
                    each_has_a_place(game, seat);
                }
            }
        });
    }
    let all: BTreeSet<String> =
        Action::values().map(|action| action.said().key.to_string()).collect();
    let met: BTreeSet<String> = met.into_keys().collect();
    let unmet: Vec<&String> = all.difference(&met).collect();
    assert_eq!(unmet, Vec::<&String>::new(), "every kind of choice was met");
}

fn each_has_a_place(game: &dyn AnyMatch, seat: Seat) {
    let drawn = draw(game, Viewer::Seat(seat), Language::English);
    let html = [drawn.board, drawn.own].concat();
    let acts = values(&html, "data-act");
    let choices = game.choices(seat);
    for choice in &choices {
        let id = choice.id.to_string();
        assert!(acts.contains(id.as_str()), "no place for {:?}", choice.said);
    }
    assert_eq!(acts.len(), choices.len(), "nothing acts that isn't offered");
}

#[test]
fn a_seats_board_shows_nothing_that_the_seat_may_not_know() {
    walk(2, |game, random| {
        if random % 16 != 0 {
            return;
        }
        for seat in Seat::all(game.seats()) {
            let viewer = Viewer::Seat(seat);
            let other = game.imagined(seat, random);
            let (here, there) = (
                draw(game, viewer, Language::English).whole(),
                draw(&*other, viewer, Language::English).whole(),
            );
            assert!(here == there, "{}", first_difference(&here, &there));
        }
    });
}

fn first_difference(here: &str, there: &str) -> String {
    let at = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
    let around =
        |html: &str| html.chars().skip(at.saturating_sub(120)).take(240).collect::<String>();
    format!("{}\n--\n{}", around(here), around(there))
}

#[test]
fn everything_explains_itself_in_every_language() {
    let board = board_of("simurgh");
    let mut seen = BTreeSet::new();
    walk(3, |game, random| {
        if random % 24 != 0 {
            return;
        }
        for language in Language::ALL {
            for viewer in [Viewer::Seat(Seat::of(1)), Viewer::Spectator] {
                let html = draw(game, viewer, language).whole();
                assert!(!html.contains('{'), "a text is missing: {}", unsaid(&html));
                with_scene(game, viewer, language, |scene| {
                    for thing in values(&html, "data-about") {
                        let card = board.about(scene, thing).map(maud::Markup::into_string);
                        let card = card.unwrap_or_else(|| panic!("no card for {thing}"));
                        assert!(card.contains("<strong>"), "{thing} has no name: {card}");
                        assert!(!card.contains('{'), "{thing}: {}", unsaid(&card));
                        seen.insert(thing.split('-').next().unwrap().to_owned());
                    }
                });
            }
        }
    });
    let sorts = [
        "ability",
        "chronicle",
        "city",
        "deck",
        "dragon",
        "good",
        "hand",
        "objective",
        "objectives",
        "pool",
        "row",
        "score",
        "space",
        "statue",
        "tile",
        "wilds",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), sorts);
}

fn unsaid(html: &str) -> &str {
    let at = html.find('{').unwrap_or_default();
    html.get(at..(at + 60).min(html.len())).unwrap_or_default()
}

#[test]
fn what_names_nothing_has_no_card() {
    let board = board_of("simurgh");
    let game = start(2, json!({}));
    with_scene(&*game, Viewer::Spectator, Language::English, |scene| {
        for thing in [
            "",
            "-",
            "tile-",
            "tile-0",
            "tile-49",
            "dragon-99999999999",
            "ability-50",
            "ability-50-4",
            "space-w1.1",
            "space-armoury",
            "pool-7",
            "score--1",
            "city-",
            "row-s5",
            "nothing-1",
            "wilds-W1",
        ] {
            assert!(board.about(scene, thing).is_none(), "{thing}");
        }
    });
}

#[test]
fn a_piece_has_one_name_and_one_place() {
    walk(4, |game, random| {
        if random % 8 != 0 {
            return;
        }
        for viewer in [Viewer::Seat(Seat::of(0)), Viewer::Spectator] {
            let html = draw(game, viewer, Language::English).whole();
            let mut names: Vec<&str> = html
                .split(" data-piece=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            names.sort_unstable();
            let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "a view transition needs one of a name");
            let mut ids: Vec<&str> =
                html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            ids.sort_unstable();
            assert_eq!(ids.windows(2).find(|pair| pair[0] == pair[1]), None, "one of an id");
        }
    });
}

fn start(seats: u8, options: Value) -> Box<dyn AnyMatch> {
    let Value::Object(options) = options else { unreachable!() };
    let seed = Seed::from_phrase("drawn");
    catalogue::find("simurgh").unwrap().start(seats, &options, seed).unwrap()
}

/// The game after this many decisions, or at its end.
fn after(seats: u8, options: Value, decisions: usize) -> Box<dyn AnyMatch> {
    let mut played = start(seats, options);
    let mut ids = Vec::new();
    for step in 0..decisions {
        let Some(seat) = played.waiting().first() else { break };
        ids.clear();
        played.legal_ids(seat, &mut ids);
        played.act(seat, ids[step * 7 % ids.len()]).unwrap();
    }
    played
}

#[test]
fn typical_empty_crowded_and_final_positions_are_locked() {
    let first = Viewer::Seat(Seat::of(0));
    let empty = start(2, json!({ "first_player": 1 }));
    insta::assert_snapshot!("simurgh-start", outline(&draw(&*empty, first, Language::English)));
    let draft = start(3, json!({ "mode": "dragonlord", "first_player": 2 }));
    let last = Viewer::Seat(Seat::of(0));
    insta::assert_snapshot!("simurgh-draft", outline(&draw(&*draft, last, Language::German)));
    let crowded = after(5, json!({ "first_player": 1, "length": "long" }), 170);
    let asked = Viewer::Seat(crowded.waiting().first().unwrap());
    insta::assert_snapshot!("simurgh-crowded", outline(&draw(&*crowded, asked, Language::English)));
    let over = after(4, json!({ "first_player": 1 }), usize::MAX);
    let spectator = Viewer::Spectator;
    insta::assert_snapshot!("simurgh-final", outline(&draw(&*over, spectator, Language::German)));
}

/// What is drawn, a line for each thing that has a class, symbols by their names.
fn outline(drawn: &Drawn) -> String {
    let mut lines = String::new();
    for (title, html) in [("board", &drawn.board), ("own", &drawn.own), ("panels", &drawn.panels)] {
        lines += &format!("== {title}");
        for piece in html.split('<').skip(1) {
            let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
            if let Some(symbol) =
                tag.strip_prefix("use ").and_then(|rest| rest.split(['#', '"']).nth(2))
            {
                lines += &format!(" [{symbol}]");
            }
            let told = ["class", "data-act", "data-piece", "data-at", "data-about", "aria-label"];
            let shown =
                !tag.starts_with('/') && !tag.contains("\"icon\"") && tag.contains("class=");
            if shown {
                lines.push('\n');
                for attribute in told {
                    let start = format!(" {attribute}=\"");
                    if let Some(rest) = tag.split(start.as_str()).nth(1) {
                        let value = rest.split('"').next().unwrap_or_default();
                        let value = if attribute == "class" {
                            value.to_owned()
                        } else {
                            format!(" {attribute}={value}")
                        };
                        lines += &value;
                    }
                }
            }
            if !text.trim().is_empty() {
                lines += &format!(" {}", text.trim());
            }
        }
        lines.push('\n');
    }
    lines
}
