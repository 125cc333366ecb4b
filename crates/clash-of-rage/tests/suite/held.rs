//! COR-16.1: a card that is chosen and not yet revealed.

use clash_of_rage::ClashOfRage;
use engine::{AnyGame, AnyMatch, GameOf, Seat, Seed, Viewer};
use serde_json::{Map, Value};

use crate::common::*;

static GAME: GameOf<ClashOfRage> = GameOf::new();

fn chosen(table: &dyn AnyMatch, viewer: Viewer, seat: Seat) -> Value {
    table.view(viewer)["players"][seat.index()]["chosen"].clone()
}

fn answers(table: &dyn AnyMatch, seat: Seat) -> Vec<u32> {
    let mut legal = Vec::new();
    table.legal_ids(seat, &mut legal);
    legal
}

/// Its owner sees it, nobody else does, and a saved position keeps it so that it can still be
/// changed.
#[test]
fn a_held_card_is_seen_kept_and_changeable() {
    let mut options = Map::new();
    options.insert("clans".to_owned(), "random".into());
    let mut table = GAME.start(2, &options, Seed::from_phrase("held")).unwrap();
    let hand = answers(&*table, A);
    table.act(A, hand[0]).unwrap();
    let card = chosen(&*table, Viewer::Seat(A), A);
    assert!(card.is_string(), "its owner sees it");
    assert!(chosen(&*table, Viewer::Seat(B), A).is_null());
    assert!(chosen(&*table, Viewer::Spectator, A).is_null());
    let state = table.state();
    assert_eq!(state["players"][0]["chosen"], card);

    let mut loaded = GAME.load_state(&state, Seed::from_phrase("again")).unwrap();
    assert_eq!(loaded.state(), state);
    assert_eq!(loaded.waiting(), engine::SeatSet::only(B), "A has answered");
    assert_eq!(answers(&*loaded, A), hand, "and may answer again");
    loaded.act(A, hand[1]).unwrap();
    let other = chosen(&*loaded, Viewer::Seat(A), A);
    assert_ne!(other, card);
    let last = answers(&*loaded, B)[0];
    loaded.act(B, last).unwrap();
    assert_eq!(loaded.state()["players"][0]["revealed"], other);
}
