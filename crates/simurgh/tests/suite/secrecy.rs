//! Chapter 16: what the others don't see, and chapter 18: who decides.

use engine::{Game, PlayoutRng, Refused, Viewer};
use simurgh::{Action, End};

use crate::common::*;

/// SIM-16.1: the hand is secret, except for tiles that were taken openly.
#[test]
fn hands_are_secret() {
    let mut table =
        table(2).hand(A, &[1, 29]).row([Some(2), Some(3), Some(4), Some(5)]).holds(A, "1I").set();
    table.does(place("scout_quarters")).does(with(Spearman)).does(choose("1W"));
    let seen = table.seen_by(B).players[0].clone();
    assert_eq!((seen.hand_size, seen.has_power_tile), (3, true));
    assert_eq!(seen.hand.iter().collect::<Vec<_>>(), [tile(2)]);
    let spectator = table.game.view(Viewer::Spectator);
    assert_eq!(spectator.players[0].hand.iter().collect::<Vec<_>>(), [tile(2)]);
}

/// SIM-12.2, SIM-16.1: after a secret discard any tile of the hand may be the discarded one.
#[test]
fn a_discard_blurs_the_hand() {
    let mut table = table(2).hand(A, &[1, 2, 3, 4, 5, 6]).after_main_action().set();
    table.edit(|state| {
        for number in 1..=6 {
            state["knowledge"]["action_tiles"][number.to_string()] = serde_json::json!([0, 1]);
            state["knowledge"]["seen_once"][number.to_string()] = serde_json::json!([0, 1]);
        }
    });
    assert_eq!(table.seen_by(B).players[0].hand.len(), 6);
    table.does(Action::EndTurn).does(discard(3, End::Top));
    assert_eq!(table.seen_by(B).players[0].hand.len(), 0);
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut world = table.game.clone();
        world.resample_hidden(B, &mut PlayoutRng::new(seed));
        let top = world.view(A.into()).action_deck.known[0].1;
        assert!(top.number() <= 6, "it can only be one of the six");
        found.insert(top.number());
    }
    assert_eq!(found.len(), 6, "and it may be any of them");
}

/// SIM-18.3: only the active player decides.
#[test]
fn the_others_wait() {
    let table = table(2).set();
    let action = place("library");
    assert_eq!(table.game.check(B, action), Err(Refused::NotYourTurn));
    let mut over = table;
    over.edit(|state| state["stage"] = serde_json::json!({ "over": { "cause": "chronicle" } }));
    assert_eq!(over.game.check(A, action), Err(Refused::Over));
}

/// SIM-4.4, SIM-4.8: a sampled world keeps what everybody knows of removed and dealt tiles.
#[test]
fn sampled_worlds_keep_the_kinds() {
    use engine::{Seed, Setup, StepRng};
    use simurgh::{Simurgh, TileKind};
    let setup = Setup::of::<Simurgh>(3);
    let game = Simurgh::new(&setup, &mut StepRng::new(Seed([3; 32]), 0)).unwrap();
    let mut different = 0;
    for seed in 0..50 {
        let mut world = game.clone();
        world.resample_hidden(A, &mut PlayoutRng::new(seed));
        let hand = world.view(B.into()).players[1].hand;
        let mut kinds: Vec<TileKind> = hand.iter().map(simurgh::ActionTile::kind).collect();
        kinds.sort();
        let expected =
            [TileKind::Production, TileKind::Research, TileKind::Power, TileKind::Exploration];
        assert_eq!(kinds, expected);
        different += usize::from(hand != game.view(B.into()).players[1].hand);
    }
    assert!(different > 40, "the tiles themselves change");
}
