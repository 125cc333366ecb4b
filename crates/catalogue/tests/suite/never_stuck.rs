//! Bots always answer, legally and in time, in every game. `sofra exercise` does the same at length.

use std::time::Duration;

use bots::{Keep, Playable};
use engine::Seed;
use serde_json::Map;

/// Far above the few milliseconds that the bots get here, so that a busy machine fails nothing.
const PATIENCE: Duration = Duration::from_secs(5);

fn play_out(game: &dyn Playable, bots: &[&str], seats: u8, deal: u64) {
    let id = game.info().id;
    let turned = bots.iter().cycle().skip(deal as usize).take(usize::from(seats));
    let names: Vec<String> = turned.map(|&name| name.to_owned()).collect();
    let contest = game.contest(&names, &Map::new()).expect("these bots can play this game");
    let result = contest.run(Seed::from_phrase(id).nth(deal), Keep::Journal).expect("a game");
    let finished = result.finished;
    assert_eq!(finished.faults(), 0, "{id} {names:?}: a bot failed");
    assert!(finished.outcome.is_some(), "{id} {names:?}: the game did not end");
    for ledger in &finished.ledgers {
        assert!(ledger.slowest < PATIENCE, "{id} {names:?}: {:?}", ledger.slowest);
    }
    // The journal is read back with every action checked.
    let journal = result.journal.expect("it was to be kept");
    assert!(game.load_journal(&journal).is_ok(), "{id} {names:?}: an illegal action");
}

#[test]
fn every_kind_of_bot_plays_every_game_to_its_end() {
    let bots = [
        "master:simulations=4:worlds=1:effort=20",
        "random",
        "novice:worlds=1:effort=20",
        "search:simulations=4:trust=0",
    ];
    for game in catalogue::games() {
        let info = game.info();
        for (deal, seats) in [info.min_seats, info.max_seats.min(3)].into_iter().enumerate() {
            play_out(*game, &bots, seats, deal as u64);
        }
    }
}

#[test]
fn a_deadline_is_kept() {
    for game in catalogue::games() {
        let seats = game.info().min_seats;
        play_out(*game, &["search:simulations=0:millis=2:worlds=1:effort=20", "random"], seats, 0);
    }
}
