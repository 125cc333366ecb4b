//! Dwar7s Fall's board: every choice is where the thing is, every sign answers, nothing leaks.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use dwar7s_fall::{Action, Dwar7sFall};
use engine::AnyView;
use engine::{AnyMatch, Chance, Indexed, Language, PlayoutRng, Seat, Seed, Viewer, Voice};
use maud::html;
use pages::games::{Board, board_of};
use pages::{Parts, Scene, words};
use serde_json::{Map, Value, json};

const GAME: &str = "dwar7s-fall";

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
    let names = ["Anna", "Bruno", "Carla", "Dario", "Edda", "Fritz", "Gerda"].map(str::to_owned);
    let voice = Voice { text: catalogue::find(GAME).unwrap().text(language), names: &names };
    let choices = view.choices();
    let parts = Parts::default();
    let words = words(language);
    draw(&Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts })
}

/// The board, what lies before the viewer, and everybody's panel.
fn draw(game: &Arc<dyn AnyMatch>, viewer: Viewer, language: Language) -> String {
    look(game, viewer, language, |scene| {
        let page = html! {
            (board().board(scene))
            @if let Some(own) = board().own_area(scene) { (own) }
            @for seat in Seat::all(game.seats()) {
                @if let Some(panel) = board().player(scene, seat) { (panel) }
            }
        };
        scene.parts.whole(page).into_string()
    })
}

/// The values of an attribute, each once.
fn attributes<'a>(page: &'a str, name: &str) -> BTreeSet<&'a str> {
    let opening = format!(" {name}=\"");
    let values = page.match_indices(&opening).filter_map(|(at, _)| {
        let value = &page[at + opening.len()..];
        value.find('"').map(|end| &value[..end])
    });
    values.collect()
}

/// The number of players and the options.
type Setup = (u8, Map<String, Value>);

/// Every number of players, every people, every box, every scenario.
fn setups() -> Vec<Setup> {
    let races = |names: &[&str]| json!(names);
    let wishes = [
        (2, json!({})),
        (3, json!({ "mat": false })),
        (4, json!({ "troll": true })),
        (
            2,
            json!({ "races": races(&["ogres", "elves"]), "troll": true, "scenario": "axe_gospel" }),
        ),
        (2, json!({ "races": races(&["crystal_dwarfs", "red"]), "scenario": "bloodthirsty" })),
        (3, json!({ "races": races(&["elves", "crystal_dwarfs", "ogres"]), "scenario": "siege" })),
        (3, json!({ "empires": true, "scenario": "chaos_control", "decrees": ["hidden_tunnels"] })),
        (4, json!({ "empires": true, "troll": true, "scenario": "lords_of_the_arena" })),
        (5, json!({ "scenario": "damsel_in_distress" })),
        (6, json!({ "troll": true, "decrees": ["high_ho", "hired_hands", "fortress"] })),
        (7, json!({ "troll": true, "scenario": "fortune_teller", "mat": false })),
    ];
    let game = catalogue::find(GAME).unwrap();
    let with = |wish: Value| {
        let mut options = game.option_defaults();
        options.extend(wish.as_object().unwrap().clone());
        options
    };
    wishes.into_iter().map(|(seats, wish)| (seats, with(wish))).collect()
}

/// A game before its first decision.
fn begun((seats, options): &Setup, seed: u64) -> Box<dyn AnyMatch> {
    let game = catalogue::find(GAME).unwrap();
    game.start(*seats, options, Seed::from_phrase(&seed.to_string())).unwrap()
}

/// The same with a gem of each kind, a goal and, for elves, a defeated monster in every hand: what
/// takes a long game by chance can be done at once.
fn begun_rich(setup: &Setup, seed: u64) -> Box<dyn AnyMatch> {
    let mut state = begun(setup, seed).state();
    let piles = &mut state["gem_piles"];
    for gem in ["gold", "emerald", "diamond", "ruby"] {
        piles[gem] = json!(piles[gem].as_u64().unwrap() - u64::from(setup.0));
    }
    let decrees = state["terms"]["decrees"].as_array().unwrap();
    // Where a monster fell there would be a memorial.
    let hunters = !decrees.contains(&json!("battle_memorial"));
    for at in 0..usize::from(setup.0) {
        let goal = state["goal_deck"].as_array_mut().unwrap().pop();
        let player = &mut state["players"][at];
        player["gems"] = json!({ "gold": 1, "emerald": 1, "diamond": 1, "ruby": 1 });
        player["goals"] = Value::Array(goal.into_iter().collect());
        if hunters && player["race"] == "elves" {
            let hand = player["kingdom_cards"].as_array_mut().unwrap();
            hand.retain(|card| card != "elves/treant");
            player["monsters"] = json!(1);
            player["monsters_defeated"] = json!(1);
        }
    }
    let game = catalogue::find(GAME).unwrap();
    game.load_state(&state, Seed::from_phrase(&seed.to_string())).unwrap()
}

/// How actions are drawn by lot.
#[derive(Clone, Copy)]
enum Lot {
    /// Every action is as likely as any other.
    Actions,
    /// Every kind of action is as likely as any other, so that seldom ones are met.
    Kinds,
}

/// Plays by chance, showing every moment with who must decide.
fn play(
    mut played: Box<dyn AnyMatch>,
    lot: Lot,
    decisions: usize,
    seed: u64,
    mut visit: impl FnMut(&Arc<dyn AnyMatch>, Seat),
) -> Arc<dyn AnyMatch> {
    let mut rng = PlayoutRng::new(seed);
    let mut ids = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = played.waiting().first() else { break };
        let now: Arc<dyn AnyMatch> = Arc::from(played.boxed_clone());
        visit(&now, seat);
        ids.clear();
        played.legal_ids(seat, &mut ids);
        // Turns that are ended at once would leave the board empty.
        let end = Action::End.index();
        if ids.len() > 1 && rng.below(4) > 0 {
            ids.retain(|&id| id != end);
        }
        if let Lot::Kinds = lot {
            let kinds: BTreeSet<String> = ids.iter().map(|&id| named(id)).collect();
            let kind = kinds.iter().nth(rng.below(kinds.len() as u32) as usize).unwrap();
            ids.retain(|&id| named(id) == *kind);
        }
        played.act(seat, ids[rng.below(ids.len() as u32) as usize]).unwrap();
    }
    Arc::from(played)
}

fn walk(
    setup: &Setup,
    decisions: usize,
    seed: u64,
    visit: impl FnMut(&Arc<dyn AnyMatch>, Seat),
) -> Arc<dyn AnyMatch> {
    play(begun(setup, seed), Lot::Actions, decisions, seed, visit)
}

/// The kind of an action: its name without what it is about.
fn named(id: u32) -> String {
    let action = format!("{:?}", Action::from_index(id).unwrap());
    action.split(' ').next().unwrap().to_owned()
}

/// Every legal action has an element, and every element that acts takes a legal action.
fn has_all_places(game: &Arc<dyn AnyMatch>, seat: Seat) {
    let page = draw(game, Viewer::Seat(seat), Language::English);
    let places = attributes(&page, "data-act");
    let mut offered = Vec::new();
    game.legal_ids(seat, &mut offered);
    for id in &offered {
        let there = places.contains(id.to_string().as_str());
        assert!(there, "{:?} has no place", Action::from_index(*id));
    }
    for place in places {
        assert!(offered.contains(&place.parse().unwrap()), "{place} isn't offered");
    }
}

/// Blue has three meeples on a card of its own, and its tasks are to be completed.
fn three_on(card: &str, decree: &str, edit: impl FnOnce(&mut Value)) -> Box<dyn AnyMatch> {
    let mut options = catalogue::find(GAME).unwrap().option_defaults();
    options.insert("decrees".to_owned(), json!([decree]));
    let mut state = begun(&(2, options), 1).state();
    state["board"] = json!([{
        "cell": [3, 3],
        "stack": [{ "card": card, "rotation": 0 }],
        "meeples": [{ "seat": 0, "kinds": { "basic": 3 } }],
    }]);
    let player = &mut state["players"][0];
    player["kingdom_cards"].as_array_mut().unwrap().retain(|each| each != card);
    player["campfire"] = json!({ "basic": 4 });
    state["turn"]["active"] = json!(0);
    state["turn"]["step"] = json!("resolve");
    state["ask"] = json!("task");
    edit(&mut state);
    let game = catalogue::find(GAME).unwrap();
    let mut played = game.load_state(&state, Seed::from_phrase("three")).unwrap();
    let task = Action::Cell { cell: dwar7s_fall::cell::Cell::new(3, 3).unwrap() };
    played.act(Seat::of(0), task.index()).unwrap();
    played
}

/// What hardly ever comes about by chance.
#[test]
fn bar_fights_and_declined_trades_have_their_places() {
    let fight = three_on("blue/tavern", "bar_fights", |_| {});
    // Example 35: only by handing in a goal can another be paid for, so one may decline.
    let trade = three_on("blue/general_store", "charming_merchants", |state| {
        let row = ["tg07", "tg09", "tg10"];
        let deck = ["tg02", "tg03", "tg04", "tg05", "tg06", "tg08"];
        state["goal_row"] = json!(row);
        state["goal_deck"] = json!(deck);
        state["players"][0]["goals"] = json!(["tg01"]);
        state["players"][0]["gems"] = json!({ "ruby": 1 });
        state["gem_piles"]["ruby"] = json!(state["gem_piles"]["ruby"].as_u64().unwrap() - 1);
    });
    for (game, kinds) in [(fight, ["BarFight", "QuietDrink"]), (trade, ["NoTrade", "Trade"])] {
        let mut offered = Vec::new();
        game.legal_ids(Seat::of(0), &mut offered);
        let offered: BTreeSet<String> = offered.iter().map(|&id| named(id)).collect();
        assert_eq!(offered, BTreeSet::from(kinds.map(str::to_owned)));
        has_all_places(&Arc::from(game), Seat::of(0));
    }
}

/// Whole games in which seldom actions are sought. A decision is drawn until its kinds of answers
/// were drawn often enough.
#[test]
fn every_choice_of_every_decision_has_its_place_on_the_board() {
    let mut all: BTreeMap<String, usize> = BTreeMap::new();
    for (number, setup) in setups().iter().enumerate() {
        let mut drawn: BTreeMap<String, usize> = BTreeMap::new();
        for game in 0..6 {
            let seed = (number * 10 + game) as u64;
            let start = if game % 2 == 0 { begun(setup, seed) } else { begun_rich(setup, seed) };
            let lot = if game % 3 == 0 { Lot::Kinds } else { Lot::Actions };
            play(start, lot, 2500, seed, |game, seat| {
                let mut offered = Vec::new();
                game.legal_ids(seat, &mut offered);
                let kinds: BTreeSet<String> = offered.iter().map(|&id| named(id)).collect();
                if kinds.iter().all(|kind| drawn.get(kind).is_some_and(|&times| times >= 15)) {
                    return;
                }
                for kind in kinds {
                    *drawn.entry(kind).or_default() += 1;
                }
                has_all_places(game, seat);
            });
        }
        for (kind, times) in drawn {
            *all.entry(kind).or_default() += times;
        }
    }
    let by_position = ["BarFight", "QuietDrink", "NoTrade"];
    let missing: BTreeSet<String> = Action::values()
        .map(|action| named(action.index()))
        .filter(|kind| !all.contains_key(kind) && !by_position.contains(&kind.as_str()))
        .collect();
    assert_eq!(missing, BTreeSet::new(), "never offered in these games");
}

/// A thing that begins a gesture can also end it: no other thing of the kind has to be chosen.
#[test]
fn a_gesture_never_ends_with_another_thing() {
    let mut gestures = 0;
    for (number, setup) in setups().iter().enumerate() {
        let mut step = 0;
        walk(setup, 200, number as u64 + 50, |game, seat| {
            step += 1;
            if step % 4 != 0 {
                return;
            }
            let page = draw(game, Viewer::Seat(seat), Language::English);
            for (at, _) in page.match_indices(" data-then=\"") {
                let begun = page[..at].rfind(" data-act=\"").unwrap();
                let value = |at: usize| page[at..].split('"').nth(1).unwrap().to_owned();
                let mut future = game.boxed_clone();
                future.act(seat, value(begun).parse().unwrap()).unwrap();
                for next in value(at).split(' ') {
                    let next: u32 = next.parse().unwrap();
                    let mut ids = Vec::new();
                    future.legal_ids(seat, &mut ids);
                    // One that isn't asked for was the only one, and has been taken.
                    let asks = future.prompt(seat).map(|prompt| prompt.key);
                    if !ids.contains(&next) {
                        let action = Action::from_index(next);
                        let other = ids.iter().any(|&id| named(id) == named(next));
                        assert!(!other, "{action:?} can't be chosen at {asks:?} in {setup:?}");
                        break;
                    }
                    future.act(seat, next).unwrap();
                }
                gestures += 1;
            }
        });
    }
    assert!(gestures > 300, "{gestures}");
}

/// A place that leaves the viewer's kingdom as it is, and changes another's, tells that: in a number with the
/// other's initial, and in words.
#[test]
fn a_place_tells_what_it_changes_for_others() {
    let mut told = 0;
    for setup in &setups() {
        walk(setup, 160, 5, |game, seat| {
            let page = draw(game, Viewer::Seat(seat), Language::English);
            let numbers = page.split("class=\"df-best\"").skip(1);
            let numbers = numbers.filter_map(|rest| rest.split("</text>").next());
            let chips = numbers.filter(|number| number.contains("df-chip-of")).count();
            assert!(chips == 0 || page.contains("0 points for your kingdom, "), "{page}");
            told += chips;
        });
    }
    assert!(told > 0, "no card was ever laid into another's kingdom");
}

#[test]
fn nothing_drawn_for_a_seat_depends_on_what_it_may_not_know() {
    for (number, setup) in setups().iter().enumerate() {
        let mut step = 0;
        walk(setup, 240, number as u64 + 100, |game, _| {
            step += 1;
            if step % 12 != 0 {
                return;
            }
            for seat in Seat::all(game.seats()) {
                let imagined: Arc<dyn AnyMatch> = Arc::from(game.imagined(seat, step));
                let viewer = Viewer::Seat(seat);
                let real = draw(game, viewer, Language::English);
                assert_eq!(real, draw(&imagined, viewer, Language::English), "{setup:?}");
            }
        });
    }
}

#[test]
fn everything_answers_with_a_card_in_both_languages() {
    let mut asked = BTreeSet::new();
    for (number, setup) in setups().iter().enumerate() {
        let mut step = 0;
        walk(setup, 240, number as u64 + 200, |game, seat| {
            step += 1;
            if step % 30 != 0 {
                return;
            }
            for (viewer, language) in
                [(Viewer::Seat(seat), Language::English), (Viewer::Spectator, Language::German)]
            {
                let page = draw(game, viewer, language);
                assert!(!page.contains("{df-"), "a text is missing");
                for thing in attributes(&page, "data-about") {
                    let card = look(game, viewer, language, |scene| board().about(scene, thing));
                    let card = card.unwrap_or_else(|| panic!("{thing} has no card")).into_string();
                    assert!(card.contains("<strong>") && !card.contains('{'), "{thing}: {card}");
                    asked.insert(thing.split(' ').next().unwrap().to_owned());
                }
            }
        });
    }
    assert!(asked.len() > 18, "{asked:?}");
}

#[test]
fn no_question_from_outside_upsets_the_board() {
    let game = walk(&setups()[0], 30, 1, |_, _| {});
    for thing in [
        "",
        "cell",
        "cell 1",
        "cell 99 99",
        "cell a b",
        "card 77",
        "score 9",
        "goal -1",
        "gem 4 ",
        "…",
    ] {
        look(&game, Viewer::Spectator, Language::English, |scene| {
            assert!(board().about(scene, thing).is_none(), "{thing}");
        });
    }
}

/// A hidden secret goal or hand never stands on another's page.
#[test]
fn a_secret_goal_is_named_on_its_owners_page_alone() {
    let game = walk(&setups()[2], 60, 3, |_, _| {});
    let state = game.as_any().downcast_ref::<engine::Match<Dwar7sFall>>().unwrap().game().clone();
    for owner in Seat::all(game.seats()) {
        let view = engine::Game::view(&state, Viewer::Seat(owner));
        let player = &view.players[owner.index()];
        if player.revealed {
            continue;
        }
        let about = format!("secret {}", player.secret_goal.unwrap().index());
        let has = |viewer| draw(&game, viewer, Language::English).contains(&format!("\"{about}\""));
        assert!(has(Viewer::Seat(owner)));
        assert!(!has(Viewer::Spectator));
    }
}

/// One element a line, so that a change can be read.
fn lines(page: &str) -> String {
    page.replace('>', ">\n")
}

#[test]
fn the_board_at_the_start_in_the_middle_crowded_and_at_the_end() {
    let two = &setups()[0];
    let start = walk(two, 0, 1, |_, _| {});
    let first = start.waiting().first().unwrap();
    insta::assert_snapshot!("start", lines(&draw(&start, Viewer::Seat(first), Language::English)));
    let middle = walk(two, 60, 1, |_, _| {});
    let second = middle.waiting().first().unwrap();
    insta::assert_snapshot!(
        "middle",
        lines(&draw(&middle, Viewer::Seat(second), Language::German))
    );
    // Of a crowded table the market and the panels of all seven.
    let crowded = walk(&setups()[10], 900, 2, |_, _| {});
    let panels = look(&crowded, Viewer::Spectator, Language::English, |scene| {
        let panels = html! {
            @for seat in Seat::all(7) { @if let Some(panel) = board().player(scene, seat) { (panel) } }
        };
        scene.parts.whole(panels).into_string()
    });
    insta::assert_snapshot!("crowded-panels", lines(&panels));
    let over = walk(two, usize::MAX, 1, |_, _| {});
    assert!(over.outcome().is_some());
    insta::assert_snapshot!("over", lines(&draw(&over, Viewer::Spectator, Language::English)));
}
