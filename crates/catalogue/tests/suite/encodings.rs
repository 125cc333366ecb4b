//! Positions of every game as numbers, as a script or a network asks for them.

use engine::{AnyMatch, Chance, PlayoutRng, Seat, Seed, WrongLength};
use serde_json::Map;

/// Shows every position of a random game of each game with each number of seats.
fn walk(mut visit: impl FnMut(&dyn bots::Playable, &dyn AnyMatch)) {
    for &game in catalogue::games() {
        for seats in game.info().seats() {
            let seed = Seed::from_phrase(game.info().id).nth(seats.into());
            let mut running = game.start(seats, &Map::new(), seed).expect("the default game");
            let mut rng = PlayoutRng::from(seed);
            let mut legal = Vec::new();
            // Far into the middle of every game.
            for _ in 0..150 {
                let Some(seat) = running.waiting().first() else { break };
                visit(game, running.as_ref());
                legal.clear();
                running.legal_ids(seat, &mut legal);
                let action = rng.pick(&legal).expect("a choice");
                running.act(seat, action).expect("a legal action");
            }
        }
    }
}

/// A game can do without an encoding; the four of the house and the smallest example have one.
#[test]
fn every_encoding_has_names_of_its_own() {
    let encoded = catalogue::games().iter().filter(|game| !game.encoding().is_empty());
    assert!(encoded.clone().count() >= 5);
    for game in encoded {
        let encoding = game.encoding();
        let id = game.info().id;
        for (at, block) in encoding.blocks.iter().enumerate() {
            let same = encoding.blocks.iter().position(|other| other.name == block.name);
            assert_eq!(same, Some(at), "{id}: two blocks called {}", block.name);
            assert!(
                !block.is_empty() && block.max > 0 && !block.about.is_empty(),
                "{id}: {block:?}"
            );
        }
    }
}

#[test]
fn the_mask_is_the_list() {
    walk(|game, running| {
        for seat in Seat::all(running.seats()) {
            let mut mask = vec![9; game.action_count() as usize];
            running.mask(seat, &mut mask).expect("a mask of the right length");
            let mut legal = Vec::new();
            running.legal_ids(seat, &mut legal);
            legal.sort_unstable();
            let marked = mask.iter().enumerate().filter(|(_, mark)| **mark == 1);
            let marked: Vec<u32> = marked.map(|(action, _)| action as u32).collect();
            assert_eq!(marked, legal, "{}", game.info().id);
            assert_eq!(mask.iter().filter(|mark| **mark > 1).count(), 0);
        }
    });
}

#[test]
fn a_position_is_encoded_without_allocation() {
    walk(|game, running| {
        let mut numbers = vec![0; game.encoding().len()];
        let counted = allocation_counter::measure(|| {
            for seat in Seat::all(running.seats()) {
                running.encode(seat, &mut numbers).expect("a buffer of the right length");
            }
        });
        assert_eq!(counted.count_total, 0, "{}", game.info().id);
    });
}

#[test]
fn a_buffer_of_another_length_is_refused_and_left_alone() {
    let game = catalogue::find("simurgh").expect("a game of this table");
    let running = game.start(2, &Map::new(), Seed([0; 32])).expect("the default game");
    let needed = game.encoding().len();
    let mut short = vec![7; needed - 1];
    let wrong = running.encode(Seat::of(0), &mut short).expect_err("too short");
    assert_eq!(wrong, WrongLength { given: needed - 1, needed });
    assert!(wrong.to_string().contains(&needed.to_string()));
    assert!(short.iter().all(|&number| number == 7));
    let mut long = vec![7; game.action_count() as usize + 1];
    assert!(running.mask(Seat::of(0), &mut long).is_err());
    assert!(long.iter().all(|&number| number == 7));
}
