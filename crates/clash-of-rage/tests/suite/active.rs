//! Games of players with a plan: random play seldom forges, hires or storms a City.

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use std::collections::BTreeSet;

use clash_of_rage::{Action, ClashOfRage, Event};
use engine::conformance::playable;
use engine::{
    Chance, Game, Indexed, Message, PlayoutRng, Record, Seat, Seed, Setup, StepRng, Viewer,
};

/// Mostly does what moves the game forward, and forges whenever possible.
fn choose(legal: &[Action], rng: &mut PlayoutRng) -> Action {
    let idle = |action: &Action| {
        matches!(
            action,
            Action::Pass
                | Action::Done
                | Action::EndMovement
                | Action::Keep
                | Action::Flee
                | Action::Fill { card: None }
        )
    };
    let busy: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
    if busy.is_empty() || rng.below(5) == 0 {
        return rng.pick(legal).unwrap();
    }
    if busy.contains(&Action::Forge) { Action::Forge } else { rng.pick(&busy).unwrap() }
}

/// `check` accepts exactly what `legal` lists, for every seat and action.
fn exact(game: &ClashOfRage) {
    for seat in Seat::all(game.seats()) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for action in Action::values() {
            let accepted = game.check(seat, action).is_ok();
            assert_eq!(accepted, legal.contains(&action), "{seat:?} {action:?}");
        }
    }
}

/// No seat can tell a sampled world from the real one.
fn secret(game: &ClashOfRage, rng: &mut PlayoutRng) {
    for seat in Seat::all(game.seats()) {
        let mut world = game.clone();
        world.resample_hidden(seat, rng);
        world.audit().unwrap();
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            assert_eq!(world.view(viewer), game.view(viewer));
        }
    }
}

fn durable(game: &ClashOfRage) {
    let written = serde_json::to_string(game).unwrap();
    assert_eq!(serde_json::from_str::<ClashOfRage>(&written).unwrap(), *game);
}

fn play(
    setup: &Setup<clash_of_rage::Options>,
    seed: Seed,
    kinds: &mut BTreeSet<String>,
) -> &'static str {
    let mut rng = PlayoutRng::from(seed);
    let mut game = ClashOfRage::new(setup, &mut StepRng::new(seed, 0)).unwrap();
    let mut legal = Vec::new();
    let bounds = ClashOfRage::bounds(setup);
    for step in 1..=u64::from(bounds.decisions) {
        let Some(seat) = game.waiting().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty() && legal.len() as u32 <= bounds.branching);
        let action = choose(&legal, &mut rng);
        kinds.insert(action.said().key);
        if rng.below(60) == 0 {
            exact(&game);
            secret(&game, &mut rng);
            durable(&game);
        }
        let mut log = Record::default();
        game.apply(seat, action, &mut StepRng::new(seed, step), &mut log);
        kinds.extend(log.events.iter().map(|(_, event)| event.said().key));
        game.audit().unwrap();
    }
    game.outcome().unwrap().ending
}

/// Every decision and every event comes up, the laws hold, and both endings happen.
#[test]
fn active_play_reaches_every_rule() {
    let mut kinds = BTreeSet::new();
    let mut endings = BTreeSet::new();
    for (number, setup) in playable::<ClashOfRage>(48, &mut PlayoutRng::new(1)).iter().enumerate() {
        let seed = Seed::from_phrase("active").nth(number as u64);
        endings.insert(play(setup, seed, &mut kinds));
    }
    let all = Action::specs().into_iter().chain(Event::specs()).map(|spec| spec.key);
    let missing: Vec<String> = all.filter(|key| !kinds.contains(key)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["last-turn", "victory"]);
}
