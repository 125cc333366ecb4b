//! Options and set-up (sections 1, 3 and 4).

#![expect(clippy::unwrap_used, reason = "a helper that finds nothing fails its test")]

use crate::common::{at, core, options};
use dwar7s_fall::names::{Decree, KingdomCard, Race, SecretGoal};
use dwar7s_fall::{Action, Dwar7sFall, Options, View};
use engine::{Game, Seat, Seed, Setup, StepRng, Viewer};
use serde_json::json;

fn start(seats: u8, options: Options, seed: &str) -> Result<Dwar7sFall, String> {
    let setup = Setup::with::<Dwar7sFall>(seats, options);
    Dwar7sFall::new(&setup, &mut StepRng::new(Seed::from_phrase(seed), 0)).map_err(|error| error.0)
}

fn view(seats: u8, options: Options) -> View {
    start(seats, options, "set-up").unwrap().view(Viewer::Spectator)
}

fn races(list: &[&str]) -> Options {
    options(json!({ "races": list }))
}

/// DWF-1.1, DWF-1.4: five players need The Empires, eight are too many.
#[test]
fn players_and_empires() {
    assert!(!view(4, Options::default()).terms.empires);
    assert!(view(5, Options::default()).terms.empires);
    assert!(view(2, races(&["elves", "red"])).terms.empires);
    assert!(start(8, Options::default(), "").is_err());
    assert!(start(1, Options::default(), "").is_err());
}

/// DWF-1.2: the default races, and none twice.
#[test]
fn a_race_for_each_seat() {
    let usual: Vec<Race> =
        view(7, Options::default()).players.iter().map(|player| player.race).collect();
    assert_eq!(usual, Race::ALL);
    assert!(start(2, races(&["red", "red"]), "").is_err());
    assert!(start(3, races(&["red", "blue"]), "").is_err());
    assert_eq!(view(2, races(&["ogres", "yellow"])).players[0].race, Race::Ogres);
}

/// DWF-1.3, DWF-3.2, DWF-3.3: the mat, its middle and its edge, and the table without it.
#[test]
fn the_mat_and_the_table() {
    assert_eq!(view(4, Options::default()).mat_side, Some(8));
    assert_eq!(view(5, Options::default()).mat_side, Some(10));
    assert_eq!(view(4, options(json!({ "mat": false }))).mat_side, None);
    let mut edge = core(2).lay("red/castle", (0, 0), 0).lay("red/tavern", (7, 7), 0).build();
    edge.act(Action::PlayCard).act(Action::Card { card: KingdomCard::Castle });
    assert!(!edge.may(at(-1, 0)) && !edge.may(at(7, 8)) && edge.may(at(7, 6)));
    let mut first = start(2, options(json!({ "mat": false })), "first").unwrap();
    let seat = first.waiting().first().unwrap();
    let card = Action::Card { card: KingdomCard::Castle };
    first.apply(seat, card, &mut StepRng::new(Seed([0; 32]), 1), &mut engine::Silent);
    let turn = Action::Turn { rotation: Default::default() };
    first.apply(seat, turn, &mut StepRng::new(Seed([0; 32]), 2), &mut engine::Silent);
    let cell = first.view(Viewer::Spectator).board[0].cell;
    assert_eq!((cell.row(), cell.col()), (0, 0));
}

/// DWF-1.6, DWF-4.1, DWF-2.11.1, DWF-2.11.3, DWF-14.14: decrees by list, by scenario, at random.
#[test]
fn decrees() {
    let active = |options: Options| view(2, options).terms.decrees;
    assert!(active(Options::default()).is_empty());
    let crystal = active(races(&["crystal_dwarfs", "red"]));
    assert_eq!(crystal.iter().collect::<Vec<_>>(), [Decree::FrostInvasion]);
    let named = active(options(json!({ "scenario": "chaos_control", "decrees": ["high_ho"] })));
    let expected = [Decree::TheDwarfsWay, Decree::CrazyBalloonists, Decree::HighHo];
    assert_eq!(named.iter().collect::<Vec<_>>(), expected);
    let mut told = options(json!({ "scenario": "fortune_teller", "decrees": ["high_ho"] }));
    for seed in ["a", "b", "c", "d"] {
        let game = start(2, told.clone(), seed).unwrap();
        assert_eq!(game.view(Viewer::Spectator).terms.decrees.len(), 4, "one and three others");
    }
    told.scenario = dwar7s_fall::options::ScenarioChoice::Random;
    told.decrees = Default::default();
    let drawn = |seed: u32| {
        start(2, told.clone(), &seed.to_string()).unwrap().view(Viewer::Spectator).terms.decrees
    };
    assert!((0..20).all(|seed| !drawn(seed).is_empty()));
    assert!((1..20).any(|seed| drawn(seed) != drawn(0)));
}

/// DWF-1.7, DWF-1.8: target and limit by default or as chosen.
#[test]
fn target_and_limit() {
    let terms = |seats, given| view(seats, options(given)).terms;
    assert_eq!((terms(4, json!({})).goal_target, terms(4, json!({})).round_limit), (3, 40));
    assert_eq!(terms(5, json!({})).goal_target, 2);
    assert_eq!(terms(5, json!({ "goal_target": 3 })).goal_target, 3);
    assert_eq!(terms(2, json!({ "decrees": ["high_ho"] })).round_limit, 100);
    assert_eq!(terms(2, json!({ "decrees": ["high_ho"], "round_limit": 7 })).round_limit, 7);
}

/// DWF-4.2, DWF-4.4, DWF-4.5, DWF-4.6, DWF-2.9.1, DWF-2.9.2: what lies where at the beginning.
#[test]
fn the_table_at_the_beginning() {
    let core = view(4, Options::default());
    assert_eq!((core.goal_row.len(), core.goal_deck), (3, 7));
    assert_eq!((core.gem_piles.total(), core.pouch_pile, core.ogre_deck), (34, 0, 13));
    for player in &core.players {
        assert_eq!((player.kingdom_cards.len(), player.campfire.len()), (9, 7));
        assert_eq!((player.gems.total(), player.ogre_card_count), (0, 0));
    }
    let eggs = |seats| view(seats, options(json!({ "empires": true }))).goal_deck;
    assert_eq!((eggs(3), eggs(4)), (11, 13), "two eggs from four players on");
}

/// DWF-4.3, DWF-21.43: everybody has a different secret goal, known only to its owner.
#[test]
fn secret_goals() {
    let game = start(7, Options::default(), "secrets").unwrap();
    let own: Vec<SecretGoal> = Seat::all(7).map(|seat| game.player(seat).secret).collect();
    assert!(own.iter().enumerate().all(|(at, goal)| !own[..at].contains(goal)));
    assert_eq!(game.player(Seat::of(0)).may_hold.len(), 11);
    for seat in Seat::all(7) {
        let seen = game.view(Viewer::Seat(seat)).players;
        for player in seen {
            assert_eq!(player.secret_goal.is_some(), player.seat == seat);
        }
    }
    let core = start(4, Options::default(), "secrets").unwrap();
    assert_eq!(core.player(Seat::of(0)).may_hold.len(), 7);
}

/// DWF-4.4, DWF-4.7, DWF-14.12, DWF-21.54, DWF-14.2: what ogres bring, and The Empires without them.
#[test]
fn ogres_at_the_beginning() {
    let ogres = view(2, races(&["red", "ogres"]));
    assert_eq!((ogres.players[1].ogre_card_count, ogres.pouch_pile), (2, 9));
    assert!(ogres.players[1].kingdom_cards.contains(&KingdomCard::OgreCastle));
    let without = view(2, options(json!({ "empires": true })));
    assert_eq!((without.pouch_pile, without.ogre_deck, without.gem_piles.total()), (0, 21, 46));
    assert_eq!(without.goal_deck, 11);
}

/// DWF-1.5, DWF-4.8, DWF-13.1, DWF-2.4.1: the lake is the first card, and the troll stands on it.
#[test]
fn the_troll_at_the_beginning() {
    let lake = |seats, mat| {
        let view = view(seats, options(json!({ "troll": true, "mat": mat })));
        let cell = view.board[0].cell;
        assert_eq!(view.board.len(), 1);
        assert_eq!(view.board[0].stack[0].card, KingdomCard::TrollsLake);
        assert!(view.board[0].troll);
        assert_eq!(view.ogre_deck, if seats > 4 { 23 } else { 15 });
        (cell.row(), cell.col())
    };
    assert_eq!((lake(2, true), lake(5, true), lake(3, false)), ((3, 3), (4, 4), (0, 0)));
    let mut game = start(2, options(json!({ "troll": true })), "lake").unwrap();
    let mut legal = Vec::new();
    let seat = game.waiting().first().unwrap();
    game.legal(seat, &mut legal);
    assert!(legal.contains(&Action::End), "with the lake nobody has to begin the board");
    game.apply(seat, Action::PlayCard, &mut StepRng::new(Seed([0; 32]), 1), &mut engine::Silent);
    let card = Action::Card { card: KingdomCard::Castle };
    game.apply(seat, card, &mut StepRng::new(Seed([0; 32]), 2), &mut engine::Silent);
    legal.clear();
    game.legal(seat, &mut legal);
    assert_eq!(legal, [at(2, 3), at(3, 4), at(4, 3), at(3, 2)]);
}

/// DWF-4.9, DWF-6.2, DWF-17.0: a random player begins, and must lay a card: nothing else is asked.
#[test]
fn the_first_player() {
    let first = |seed: u32| {
        let game = start(4, Options::default(), &seed.to_string()).unwrap();
        game.waiting().first().unwrap().index()
    };
    let seats: std::collections::BTreeSet<_> = (0..40).map(first).collect();
    assert_eq!(seats.len(), 4);
    let game = start(2, Options::default(), "first").unwrap();
    let mut legal = Vec::new();
    game.legal(game.waiting().first().unwrap(), &mut legal);
    assert_eq!(legal.len(), 9);
    assert!(legal.iter().all(|action| matches!(action, Action::Card { .. })));
}
