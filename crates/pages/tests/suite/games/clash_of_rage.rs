//! Clash of Rage's board: every choice is where the thing is, every sign answers, nothing leaks.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use clash_of_rage::{ClashOfRage, Equipment, Event, Side};
use engine::AnyView;
use engine::{AnyMatch, Chance, Language, PlayoutRng, Seat, Seed, Viewer, Voice};
use maud::html;
use pages::games::{Board, board_of};
use pages::{Parts, Scene, words};
use serde_json::{Map, Value, json};

const GAME: &str = "clash-of-rage";

/// A page being drawn: the board, what lies before the viewer, and everybody's panel.
struct Page {
    board: String,
    own: String,
    panels: Vec<String>,
}

impl Page {
    fn all(&self) -> String {
        format!("{}\n{}\n{}", self.board, self.own, self.panels.join("\n"))
    }
}

fn board() -> &'static dyn Board {
    board_of(GAME)
}

fn look<T>(
    game: &Arc<dyn AnyMatch>,
    viewer: Viewer,
    language: Language,
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let view = AnyView::of(Arc::clone(game), viewer);
    let names = ["Anna", "Bruno", "Carla", "Dario"].map(str::to_owned);
    let voice = Voice { text: catalogue::find(GAME).unwrap().text(language), names: &names };
    let choices = view.choices();
    let parts = Parts::default();
    let words = words(language);
    draw(&Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts })
}

fn draw(game: &Arc<dyn AnyMatch>, viewer: Viewer, language: Language) -> Page {
    look(game, viewer, language, |scene| {
        let whole = |markup| scene.parts.whole(markup).into_string();
        let own = board().own_area(scene);
        let panels = Seat::all(game.seats()).map(|seat| {
            let panel = board().player(scene, seat);
            whole(html! { @if let Some(panel) = panel { (panel) } })
        });
        Page {
            panels: panels.collect(),
            board: whole(board().board(scene)),
            own: whole(html! { @if let Some(own) = own { (own) } }),
        }
    })
}

fn seat_of(number: usize) -> Viewer {
    Viewer::Seat(Seat::of(number))
}

/// The values of an attribute, each once.
fn attributes<'a>(page: &'a str, name: &str) -> BTreeSet<&'a str> {
    let opening = format!("{name}=\"");
    let found = page.match_indices(&opening).map(|(at, _)| {
        let rest = &page[at + opening.len()..];
        &rest[..rest.find('"').unwrap()]
    });
    found.collect()
}

fn options(pairs: &[(&str, &str)]) -> Map<String, Value> {
    let mut options = catalogue::find(GAME).unwrap().option_defaults();
    for (key, value) in pairs {
        options.insert((*key).to_owned(), json!(value));
    }
    options
}

/// Plays on with choices that lead to everything the game has: armies march on Cities, forge, hire.
fn decide(game: &mut dyn AnyMatch, rng: &mut PlayoutRng) -> Option<String> {
    let seat = game.waiting().first()?;
    let choices = game.choices(seat);
    let kind = |key: &str| key.trim_start_matches("action-").to_owned();
    let weight = |key: &str| match key {
        "action-move" | "action-forge" | "action-take-legendary" => 30,
        "action-equip" | "action-fight" | "action-rearrange" => 12,
        "action-go-to" | "action-recruit" | "action-send" | "action-buy" => 6,
        "action-pass" | "action-flee" | "action-keep" => 1,
        _ => 3,
    };
    let total: u32 = choices.iter().map(|choice| weight(&choice.kind.key)).sum();
    let mut at = rng.bits() % total;
    let mut chosen = choices.last()?;
    for choice in &choices {
        let own = weight(&choice.kind.key);
        if at < own {
            chosen = choice;
            break;
        }
        at -= own;
    }
    let (id, said) = (chosen.id, kind(&chosen.kind.key));
    game.act(seat, id).unwrap();
    Some(said)
}

/// Walks through games of every size and option, showing each position to `visit`.
fn walk(steps: usize, mut visit: impl FnMut(&Arc<dyn AnyMatch>, usize)) -> BTreeMap<String, usize> {
    let sets: [&[(&str, &str)]; 4] = [
        &[],
        &[("target", "long"), ("elves", "mixed")],
        &[("clans", "random"), ("map", "standard"), ("target", "long")],
        &[("map", "standard"), ("elves", "mixed"), ("clans", "random")],
    ];
    let mut kinds = BTreeMap::new();
    for seats in 2..=4u8 {
        for (number, set) in sets.iter().enumerate() {
            let seed = Seed::from_phrase(&format!("board {seats} {number}"));
            let playable = catalogue::find(GAME).unwrap();
            let mut game = playable.start(seats, &options(set), seed).unwrap();
            let mut rng = PlayoutRng::new(u64::from(seats) * 100 + number as u64);
            for step in 0..steps {
                let now: Arc<dyn AnyMatch> = Arc::from(game.boxed_clone());
                visit(&now, step);
                match decide(game.as_mut(), &mut rng) {
                    Some(kind) => *kinds.entry(kind).or_insert(0) += 1,
                    None => break,
                }
            }
        }
    }
    kinds
}

#[test]
fn every_choice_of_every_decision_is_on_the_board() {
    let kinds = walk(700, |game, _| {
        for seat in game.waiting().iter() {
            let page = draw(game, Viewer::Seat(seat), Language::English);
            let drawn = format!("{}{}", page.board, page.own);
            let acts = attributes(&drawn, "data-act");
            let offered: Vec<String> =
                game.choices(seat).iter().map(|choice| choice.id.to_string()).collect();
            for choice in game.choices(seat) {
                let id = choice.id.to_string();
                assert!(acts.contains(id.as_str()), "{:?} can't be clicked", choice.action);
            }
            for act in acts {
                assert!(offered.iter().any(|id| id == act), "{act} is not on offer");
            }
        }
    });
    // Every kind of decision of COR-13.1 was met on the way.
    let met: Vec<&str> = kinds.keys().map(String::as_str).collect();
    insta::assert_snapshot!("kinds", met.join(" "));
}

/// COR-9.13: who fought sees how it ended, whatever happened since, until they decide again.
#[test]
fn the_end_of_ones_own_battle_is_told_until_the_next_decision() {
    let mut told = 0;
    walk(200, |game, at| {
        for seat in Seat::all(game.seats()) {
            let view = AnyView::of(Arc::clone(game), Viewer::Seat(seat));
            let steps = 1..=view.steps();
            let decided = steps.rev().find(|&step| view.step_by(step) == Some(seat)).unwrap_or(0);
            let (mut fights, mut ended) = (false, false);
            for (step, event) in view.events_since::<ClashOfRage>(0) {
                match event {
                    Event::ElvesAttacked { seat: attacker, .. } => fights = attacker == seat,
                    Event::PlayerAttacked { seat: attacker, foe, .. } => {
                        fights = [attacker, foe].contains(&seat);
                    }
                    Event::BattleWon { .. } | Event::ElvesHeld { .. } => {
                        ended |= fights && step >= decided;
                    }
                    _ => {}
                }
            }
            if !ended && at % 20 != 0 {
                continue;
            }
            let board = draw(game, Viewer::Seat(seat), Language::English).board;
            assert_eq!(board.contains("data-unread"), ended, "{}", view.steps());
            told += usize::from(ended);
        }
    });
    assert!(told > 20, "{told}");
}

/// The players of the walks.
const NAMES: [&str; 4] = ["Anna", "Bruno", "Carla", "Dario"];

/// COR-9.3: the page says who will strike first while armies still move.
#[test]
fn who_was_said_to_strike_first_does() {
    let mut seen = BTreeSet::new();
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    walk(200, |game, step| {
        if step == 0 {
            said.clear();
        }
        let view = AnyView::of(Arc::clone(game), Viewer::Spectator);
        let events = view.events_since::<ClashOfRage>(view.steps().saturating_sub(1));
        let moved = events.iter().any(|(_, event)| matches!(event, Event::Moved { .. }));
        let mut place = None;
        for (_, event) in events.iter().filter(|_| !moved) {
            match event {
                Event::ElvesAttacked { territory, .. }
                | Event::PlayerAttacked { territory, .. } => {
                    place = Some(territory.to_string());
                }
                Event::Initiative { side, .. } => {
                    let first = match side {
                        Side::Player(seat) => NAMES[seat.index()],
                        Side::Elves => "Elves",
                    };
                    if let Some(name) = place.as_ref().and_then(|place| said.get(place)) {
                        assert_eq!(name, first);
                        seen.insert(matches!(side, Side::Elves));
                    }
                }
                _ => {}
            }
        }
        said.clear();
        let ends =
            |seat| game.choices(seat).iter().any(|choice| choice.kind.key == "action-end-movement");
        for seat in game.waiting().iter().filter(|&seat| ends(seat)) {
            let board = draw(game, Viewer::Seat(seat), Language::English).board;
            for battle in board.split("<p data-about=\"odds-").skip(1) {
                let place = battle.split('"').next().unwrap().to_owned();
                let rest = battle.split("cor-first").nth(1).unwrap();
                let words = rest.split("<strong>").nth(1).unwrap();
                let name = match words.split_once(" first:").unwrap().0 {
                    "You strike" => NAMES[seat.index()],
                    "The Elves strike" => "Elves",
                    other => other.strip_suffix(" strikes").unwrap(),
                };
                said.insert(place, name.to_owned());
            }
        }
    });
    assert_eq!(seen.len(), 2, "Elves and others were said to strike first");
}

#[test]
fn who_is_not_asked_can_click_nothing() {
    walk(150, |game, step| {
        if step % 10 != 0 {
            return;
        }
        // Who has laid a card may still lay another while the others choose.
        let idle = Seat::all(game.seats()).filter(|&seat| game.choices(seat).is_empty());
        for viewer in idle.map(Viewer::Seat).chain([Viewer::Spectator]) {
            let page = draw(game, viewer, Language::English).all();
            assert_eq!(attributes(&page, "data-act"), BTreeSet::new());
        }
    });
}

#[test]
fn a_page_tells_only_what_its_viewer_may_know() {
    walk(300, |game, step| {
        if step % 6 != 0 {
            return;
        }
        for seat in Seat::all(game.seats()) {
            let viewer = Viewer::Seat(seat);
            let here = draw(game, viewer, Language::English).all();
            let elsewhere: Arc<dyn AnyMatch> = Arc::from(game.imagined(seat, step as u64));
            assert_eq!(here, draw(&elsewhere, viewer, Language::English).all());
        }
    });
}

#[test]
fn everything_that_can_be_asked_about_has_a_card() {
    for language in Language::ALL {
        let mut kinds = BTreeSet::new();
        walk(260, |game, step| {
            if step % 9 != 0 {
                return;
            }
            for viewer in [seat_of(0), Viewer::Spectator] {
                let page = draw(game, viewer, language).all();
                look(game, viewer, language, |scene| {
                    for thing in attributes(&page, "data-about") {
                        let card = board().about(scene, thing);
                        let card = card.unwrap_or_else(|| panic!("no card for {thing}"));
                        let card = card.into_string();
                        assert!(card.contains("<strong>"), "{thing}: {card}");
                        assert!(!card.contains('{'), "{thing}: {card}");
                        kinds.insert(thing.split('-').next().unwrap().to_owned());
                    }
                });
            }
        });
        assert!(kinds.len() > 20, "{kinds:?}");
    }
}

#[test]
fn a_card_is_asked_for_nonsense_and_says_nothing() {
    let game: Arc<dyn AnyMatch> = start(2, &[]);
    look(&game, seat_of(0), Language::English, |scene| {
        for thing in [
            "",
            "-",
            "t-",
            "t-zz",
            "unit-9-lancer",
            "unit-0-lancer-x",
            "card-",
            "sym-x",
            "points-99",
        ] {
            assert!(board().about(scene, thing).is_none(), "{thing}");
        }
    });
}

fn start(seats: u8, set: &[(&str, &str)]) -> Arc<dyn AnyMatch> {
    let seed = Seed::from_phrase("board");
    Arc::from(catalogue::find(GAME).unwrap().start(seats, &options(set), seed).unwrap())
}

/// The first position from here on in which the condition holds, and that is all over otherwise.
fn reach(game: &Arc<dyn AnyMatch>, wanted: impl Fn(&Page) -> bool) -> Arc<dyn AnyMatch> {
    let mut game = game.boxed_clone();
    let mut rng = PlayoutRng::new(5);
    loop {
        let now: Arc<dyn AnyMatch> = Arc::from(game.boxed_clone());
        if wanted(&draw(&now, seat_of(0), Language::English)) {
            return now;
        }
        assert!(decide(game.as_mut(), &mut rng).is_some(), "never came");
    }
}

/// One element a line, with its words; symbols by name, the painted ground left out.
fn readable(page: &str) -> String {
    let mut lines = Vec::new();
    for line in page.replace('<', "\n<").lines() {
        let painted = ["cor-soil", "cor-tufts", "<svg class=\"icon\"", "</svg>"];
        let symbol = line.strip_prefix("<use href=").and_then(|rest| rest.split('#').nth(1));
        match symbol.and_then(|rest| rest.split('"').next()) {
            Some(symbol) => lines.push(format!("#{symbol}")),
            None if painted.iter().any(|part| line.contains(part)) => {
                let words = line.rsplit('>').next().unwrap_or_default().trim();
                lines.extend((!words.is_empty()).then(|| words.to_owned()));
            }
            None if line.starts_with("</") && line.ends_with('>') => {}
            None => lines.push(line.to_owned()),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

#[test]
fn the_board_at_the_beginning() {
    let set = [("map", "standard"), ("elves", "mixed")];
    let page = draw(&start(2, &set), seat_of(0), Language::English);
    insta::assert_snapshot!("start-board", readable(&page.board));
    insta::assert_snapshot!("start-own", readable(&page.own));
}

#[test]
fn a_battle_through_the_eyes_of_a_spectator_and_of_the_attacker() {
    let set = [("map", "standard"), ("clans", "random")];
    let battle = reach(&start(2, &set), |page| {
        page.board.contains("cor-fight-or-flee") && page.board.contains("cor-roll")
    });
    let fight = |viewer, language| {
        let page = draw(&battle, viewer, language).board;
        readable(&page[page.find("id=\"cor-fight\"").unwrap()..])
    };
    insta::assert_snapshot!("battle-attacker", fight(seat_of(0), Language::English));
    insta::assert_snapshot!("battle-spectator", fight(Viewer::Spectator, Language::German));
}

#[test]
fn a_crowded_table_of_four() {
    let set = [("map", "standard"), ("clans", "random"), ("target", "long")];
    let crowded = reach(&start(4, &set), |page| {
        let armies = page.board.matches("cor-plate").count();
        armies > 34 && page.own.contains("data-act")
    });
    let page = draw(&crowded, seat_of(0), Language::German);
    insta::assert_snapshot!("crowded-own", readable(&page.own));
    insta::assert_snapshot!("crowded-panels", readable(&page.panels.join("\n")));
}

#[test]
fn the_board_after_the_end() {
    let mut game = start(3, &[("clans", "random")]).boxed_clone();
    let mut rng = PlayoutRng::new(8);
    while decide(game.as_mut(), &mut rng).is_some() {}
    let game: Arc<dyn AnyMatch> = Arc::from(game);
    let page = draw(&game, Viewer::Spectator, Language::English);
    assert_eq!(page.own, "");
    assert!(!page.all().contains("data-act"));
    insta::assert_snapshot!("final-panels", readable(&page.panels.join("\n")));
}

/// COR-13.3: one gesture gives an idle card to a type, or fills the slots that are left as they were, and nothing is
/// asked about equipment afterwards.
#[test]
fn equipment_is_handed_out_in_one_go() {
    // In the order in which pockets are asked for.
    let carried = |game: &Arc<dyn AnyMatch>, seat: Seat| -> Vec<Option<Equipment>> {
        let view = AnyView::of(Arc::clone(game), Viewer::Seat(seat)).view_of::<ClashOfRage>();
        let units = &view.unwrap().players[seat.index()].units;
        let (arms, body) = (units.iter().map(|unit| unit.arms), units.iter().map(|unit| unit.body));
        arms.chain(body).collect()
    };
    let asked = |game: &dyn AnyMatch, seat| game.prompt(seat).map(|asked| asked.key);
    let (mut given, mut rests) = (0, 0);
    let mut before = Vec::new();
    walk(500, |game, _| {
        let Some(seat) = game.waiting().first() else { return };
        let question = asked(game.as_ref(), seat).unwrap();
        let rearranges = question == "prompt-rearrange";
        if rearranges {
            before = carried(game, seat);
        }
        let plans = look(game, Viewer::Seat(seat), Language::English, |scene| board().plans(scene));
        for plan in plans {
            let mut then = game.boxed_clone();
            for &action in &plan.actions {
                then.act(seat, action).unwrap();
            }
            let is_asked = then.waiting().contains(seat);
            let next = is_asked.then(|| asked(then.as_ref(), seat).unwrap());
            assert_ne!(next.as_deref(), Some("prompt-fill"), "{}", plan.label);
            let after = carried(&Arc::from(then), seat);
            if rearranges {
                let changed = before.iter().zip(&after).filter(|(before, after)| before != after);
                assert_eq!(changed.count(), 1, "{}: {before:?} {after:?}", plan.label);
                given += 1;
                continue;
            }
            assert_eq!(question, "prompt-fill");
            let view = AnyView::of(Arc::clone(game), Viewer::Seat(seat)).view_of::<ClashOfRage>();
            let (now, at) = (carried(game, seat), view.unwrap().filling.unwrap().at());
            assert_eq!(now[..at], after[..at]);
            for (before, after) in before.iter().zip(&after).skip(at) {
                // A card that was given to somebody else leaves its place empty.
                assert!(
                    before == after || after.is_none() && now.contains(before),
                    "{before:?} {after:?}"
                );
            }
            rests += 1;
        }
    });
    assert!(given > 50 && rests > 50, "{given} given, {rests} rests");
}
