//! A running match: simultaneous answers, taking back, and the journal's file.

use crate::common::{Action, Card, Options, Pledge, words};
use engine::{
    ActError, AnyGame, AnyView, Game, GameOf, Indexed, Journal, Match, Next, Played, PlayoutRng,
    Seat, Seed, Setup, Viewer,
};
use std::sync::Arc;

type Game0 = Pledge<{ words::WHOLE }>;

static PLEDGE: GameOf<Game0> = GameOf::new();

fn match_of(seats: u8) -> Match<Game0> {
    Match::new(Setup::with::<Game0>(seats, Options::default()), Seed::from_phrase("match"))
        .expect("a match for tests")
}

fn choices(game: &Match<Game0>, seat: usize) -> Vec<Action> {
    let mut legal = Vec::new();
    game.game().legal(Seat::of(seat), &mut legal);
    legal
}

/// Both cards of everybody, and the pledges made in the given order of seats.
fn pledged_in_order(order: [usize; 3]) -> Match<Game0> {
    let mut game = match_of(3);
    let picks: Vec<Action> = (0..3).map(|seat| choices(&game, seat)[0]).collect();
    for seat in order {
        game.act(Seat::of(seat), picks[seat]).expect("a legal pledge");
    }
    game
}

#[test]
fn simultaneous_answers_are_held_until_all_are_in() {
    let mut game = match_of(3);
    let (first, second) = (choices(&game, 0), choices(&game, 1));
    assert_eq!(game.act(Seat::of(1), second[0]), Ok(Played::Held));
    assert_eq!(game.steps(), 0);
    assert_eq!(game.waiting().len(), 2);
    // A held answer is nobody's business, not even a spectator's.
    assert_eq!(game.game().view(Viewer::Spectator), match_of(3).game().view(Viewer::Spectator));
    // It can be changed as long as others think.
    assert_eq!(game.act(Seat::of(1), second[1]), Ok(Played::Held));
    assert_eq!(game.held(Seat::of(1)), Some(second[1]));
    assert_eq!(game.act(Seat::of(0), first[0]), Ok(Played::Held));
    let third = choices(&game, 2)[0];
    assert_eq!(game.act(Seat::of(2), third), Ok(Played::Steps(3)));
    let played: Vec<_> = game.journal().steps.iter().map(|step| step.action).collect();
    assert_eq!(played, [first[0], second[1], third]);
}

#[test]
fn an_imagined_match_does_not_know_what_others_answered() {
    let mut game = match_of(3);
    let (own, other) = (choices(&game, 1)[1], choices(&game, 0)[0]);
    assert_eq!(game.act(Seat::of(0), other), Ok(Played::Held));
    assert_eq!(game.act(Seat::of(1), own), Ok(Played::Held));
    let mut answers = Vec::new();
    for seed in 0..40 {
        let mut imagined = game.clone();
        imagined.resample_hidden(Seat::of(1), &mut PlayoutRng::new(seed));
        assert_eq!(imagined.waiting(), game.waiting());
        assert_eq!(imagined.held(Seat::of(1)), Some(own));
        let answer = imagined.held(Seat::of(0)).expect("an answer");
        assert!(choices(&imagined, 0).contains(&answer));
        answers.push(answer);
    }
    assert!(answers.iter().any(|answer| *answer != answers[0]));
}

#[test]
fn the_journal_does_not_tell_who_was_quick() {
    let files: Vec<_> = [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
        .into_iter()
        .map(|order| pledged_in_order(order).write())
        .collect();
    assert_eq!(files[0], files[1]);
    assert_eq!(files[0], files[2]);
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = match_of(2);
    let foreign = choices(&game, 1)[0];
    let before = game.game().clone();
    assert!(game.act(Seat::of(0), foreign).is_err());
    assert!(game.act(Seat::of(0), Action::Stay).is_err());
    assert_eq!(*game.game(), before);
    assert_eq!(game.steps(), 0);
}

#[test]
fn undo_goes_back_to_what_was_and_stops_where_something_came_to_light() {
    let mut game = pledged_in_order([0, 1, 2]);
    // The last pledge revealed all of them: nobody can take it back alone.
    assert_eq!(game.free_undo(Seat::of(2)), 0);
    let before = game.game().clone();
    game.act(Seat::of(0), Action::Stay).unwrap();
    assert_eq!(game.free_undo(Seat::of(0)), 0, "a die was thrown");
    assert!(game.revealed().last().unwrap().chance);
    game.undo(1);
    assert_eq!(*game.game(), before);
    game.act(Seat::of(0), Action::Swap).unwrap();
    let revealed = *game.revealed().last().unwrap();
    assert!(revealed.learned.contains(Seat::of(0)) && !revealed.chance);
    game.undo(100);
    assert_eq!(*game.game(), *match_of(3).game());
}

#[test]
fn a_journal_is_read_back_to_any_step() {
    let mut game = pledged_in_order([0, 1, 2]);
    game.act(Seat::of(0), Action::Swap).unwrap();
    let (journal, outcome) = Journal::<Game0>::read(&game.write()).unwrap();
    assert_eq!(outcome, None);
    assert_eq!(Match::replay(&journal).unwrap().game(), game.game());
    assert_eq!(Match::replay_to(&journal, 0).unwrap().game(), match_of(3).game());
}

#[test]
fn a_match_goes_on_from_a_position_and_its_journal_says_so() {
    let early = pledged_in_order([0, 1, 2]);
    let mut game = Match::from_position(early.game().clone(), Seed::from_phrase("position"));
    game.act(Seat::of(0), Action::Stay).unwrap();
    let (journal, _) = Journal::<Game0>::read(&game.write()).unwrap();
    assert_eq!(Match::replay(&journal).unwrap().game(), game.game());
}

#[test]
fn a_damaged_or_foreign_file_is_named_by_line_and_reason() {
    let mut game = pledged_in_order([0, 1, 2]);
    for seat in 0..3 {
        game.act(Seat::of(seat), Action::Stay).unwrap();
    }
    let good = game.write();
    let complaint = |file: &str| {
        let read = Journal::<Game0>::read(file);
        let result = read.and_then(|(journal, _)| Match::replay(&journal).map(|_| ()));
        result.expect_err("a damaged file passes").to_string()
    };
    let lines: Vec<&str> = good.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n")
    };
    let expected = [
        (String::new(), "line 1: the file is empty"),
        ("hello".to_owned(), "line 1: not a journal: the first line is not JSON"),
        ("{\"a\":1}".to_owned(), "line 1: not a journal: the first line has no"),
        (
            good.replace("\"format\":1", "\"format\":9"),
            "line 1: format 9; this program reads format 1",
        ),
        (
            good.replace("\"game\":\"pledge\"", "\"game\":\"chess\""),
            "line 1: this is a journal of chess",
        ),
        (
            good.replace("\"rules_version\":1", "\"rules_version\":7"),
            "line 1: it was played by version 7",
        ),
        (
            good.replace("e3b0c442", "00000000"),
            "line 1: it was played with the components 00000000",
        ),
        (good.replace("\"swaps\":true", "\"swaps\":3"), "line 1: option swaps can't be 3"),
        (good.replace("\"seats\":3", "\"seats\":9"), "line 1: pledge is for 2 to 4 seats, not 9"),
        (with(2, "{"), "line 3: not JSON"),
        (with(2, "{\"step\":2}"), "line 3: not a step: missing field `seat`"),
        (with(2, lines[3]), "line 3: step 3 where 2 belongs"),
        (with(4, &lines[4].replace("\"seat\":0", "\"seat\":1")), "line 5: seat 1 may not Stay"),
        (format!("{good}{}", lines[2]), "line 9: nothing can follow the outcome"),
    ];
    for (file, reason) in expected {
        let complaint = complaint(&file);
        assert!(complaint.starts_with(reason), "expected {reason:?}, got {complaint:?}");
    }
}

#[test]
fn the_erased_match_refuses_what_does_not_exist() {
    let mut game = PLEDGE.start(2, &serde_json::Map::new(), Seed::from_phrase("erased")).unwrap();
    let last = PLEDGE.action_count();
    let unknown = game.act(Seat::of(0), last).unwrap_err();
    assert_eq!(
        unknown,
        ActError::Unknown("11 is not an action: their numbers go from 0 to 10".to_owned())
    );
    assert!(game.action_id(&serde_json::json!({ "fly": {} })).is_err());
    let mut ids = Vec::new();
    game.legal_ids(Seat::of(0), &mut ids);
    assert_eq!(ids.len(), 2);
    assert_eq!(game.steps(), 0);
}

#[test]
fn a_state_that_does_not_add_up_is_refused() {
    let game = PLEDGE.start(2, &serde_json::Map::new(), Seed::from_phrase("state")).unwrap();
    let mut state = game.state();
    PLEDGE.load_state(&state, Seed([0; 32])).map(|_| ()).unwrap();
    state["deck"].as_array_mut().unwrap().pop();
    let error = PLEDGE.load_state(&state, Seed([0; 32])).map(|_| ()).unwrap_err();
    assert!(error.to_string().starts_with("each card exists once"), "{error}");
    state["players"][0]["hand"][0] = 77.into();
    let error = PLEDGE.load_state(&state, Seed([0; 32])).map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("Card 77 is not below 9"), "{error}");
    assert_eq!(Card::COUNT, 9);
}

/// Nobody looks ahead while several decide at once, nor beyond chance.
#[test]
fn the_look_ahead_ends_at_chance_and_where_others_decide_too() {
    let seen_by = |game: &Match<Game0>, seat| {
        AnyView::of(Arc::new(game.clone()), Viewer::Seat(Seat::of(seat)))
    };
    let mut pledging = match_of(3);
    assert!(seen_by(&pledging, 0).ahead().is_none());
    for seat in [0, 1] {
        let pick = choices(&pledging, seat)[0];
        pledging.act(Seat::of(seat), pick).expect("a legal pledge");
    }
    // The last to answer would see what the others gave.
    assert!(seen_by(&pledging, 2).ahead().is_none());
    let staying = pledged_in_order([0, 1, 2]);
    let seat = staying.waiting().first().expect("somebody decides");
    let ahead = seen_by(&staying, seat.index()).ahead().expect("alone");
    assert!(ahead.choice(Action::Stay.index()).is_some());
    assert!(matches!(ahead.after(Action::Stay.index()), Next::Unknown), "a die is thrown");
}
