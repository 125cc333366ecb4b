//! Every game is found, and has every level of bots within its time.

use catalogue::{find, games};

#[test]
fn games_are_found_by_their_own_id() {
    for game in games() {
        let id = game.info().id;
        assert_eq!(find(id).map(|found| found.info().id), Ok(id));
    }
    assert!(find("chess").is_err());
}

#[test]
fn every_game_has_every_bot() {
    for game in games() {
        for name in bots::NAMES {
            let recipe = bots::recipe(&game.info(), name);
            assert!(recipe.is_ok(), "{} {name}: {recipe:?}", game.info().id);
        }
    }
}

/// `hard` answers within 1 s, `master` within 5 s, the others within 0.2 s.
#[test]
fn every_level_has_its_deadline() {
    for game in games() {
        for (name, most) in
            [("novice", 200), ("easy", 200), ("medium", 200), ("hard", 1000), ("master", 5000)]
        {
            let millis = bots::recipe(&game.info(), name).unwrap().millis;
            assert!((1..=most).contains(&millis), "{} {name}: {millis}", game.info().id);
        }
    }
}

#[test]
fn hints_leave_nothing_to_chance_and_come_in_time() {
    for game in games() {
        let recipe = bots::recipe(&game.info(), bots::ADVISER).unwrap();
        assert_eq!((recipe.method, recipe.noise), (bots::Method::Search, 0.0));
        assert!((1..=2000).contains(&recipe.millis), "{}", game.info().id);
    }
}
