//! Chapter 4: the set-up; chapters 17 and 18: chance and simultaneous choices.

use engine::{Chance, Game, PlayoutRng, Seat, Seed, Setup, Silent, StepRng, Viewer};
use simurgh::{Action, ActionTile, Edition, Mode, Options, Simurgh, TileKind};

use crate::common::*;

fn new_game(seats: u8, mode: Mode, seed: u64) -> Simurgh {
    let options = Options { mode, first_player: Some(1), ..Options::default() };
    let setup = Setup::with::<Simurgh>(seats, options);
    Simurgh::new(&setup, &mut StepRng::new(Seed::from_phrase("set-up").nth(seed), 0))
        .expect("a game that can be set up")
}

fn kinds(tiles: impl Iterator<Item = ActionTile>) -> Vec<TileKind> {
    let mut kinds: Vec<TileKind> = tiles.map(ActionTile::kind).collect();
    kinds.sort();
    kinds
}

/// Chooses at random until the first turn begins.
fn through_drafts(game: &mut Simurgh, seed: u64) {
    let (mut rng, mut legal) = (PlayoutRng::new(seed), Vec::new());
    let mut step = 1;
    while game.turn() == 0 {
        let seat = game.waiting().first().expect("somebody chooses");
        legal.clear();
        game.legal(seat, &mut legal);
        let action = rng.pick(&legal).expect("a choice");
        game.apply(seat, action, &mut StepRng::new(Seed([7; 32]), step), &mut Silent);
        step += 1;
    }
}

/// SIM-4.5: the start kit, one Vassal of each kind in the pool.
#[test]
fn everybody_starts_alike() {
    for mode in [Mode::Spearman, Mode::Dragonlord] {
        let game = new_game(4, mode, 1);
        for player in game.view(Viewer::Spectator).players {
            assert_eq!(player.purse, purse("2V+2I+1M+1W+1S+1A"));
            let vassals = serde_json::to_value(player.vassals).unwrap();
            assert_eq!(vassals["spearmen"], serde_json::json!(["pool", "stock", "stock"]));
            assert_eq!(vassals["dragonriders"], serde_json::json!(["pool", "stock"]));
        }
    }
}

/// SIM-4.3, SIM-4.6, SIM-4.8, SIM-4.10, SIM-4.11: Spearman mode deals tiles and Dragons.
#[test]
fn spearman_mode_deals_everything() {
    for (seats, deck) in [(2, 16), (3, 13), (4, 10), (5, 7)] {
        let game = new_game(seats, Mode::Spearman, 2);
        assert_eq!(game.turn(), 1, "nothing is to be chosen");
        for seat in Seat::all(seats) {
            let view = game.view(seat.into());
            let own = &view.players[seat.index()];
            let expected =
                [TileKind::Production, TileKind::Research, TileKind::Power, TileKind::Exploration];
            assert_eq!(kinds(own.hand.iter()), expected);
            assert_eq!((own.dragons.dragons.len(), own.dragons.markers.len()), (1, 3));
        }
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.action_deck.size, deck);
        assert!(view.row.iter().all(Option::is_some));
        assert_eq!(view.dragon_deck.size, 24 - usize::from(seats));
        assert_eq!(view.objective_deck.size, 12);
        assert_eq!(view.objectives, [None; 5]);
    }
}

/// SIM-4.4: four Production, four Exploration, three Transformation and three Research Tiles leave.
#[test]
fn tiles_are_removed_unseen() {
    for seed in 0..20 {
        let state = serde_json::to_value(new_game(5, Mode::Spearman, seed)).unwrap();
        let out: Vec<ActionTile> = serde_json::from_value(state["out_of_game"].clone()).unwrap();
        let count = |kind| out.iter().filter(|tile| tile.kind() == kind).count();
        assert_eq!(count(TileKind::Production), 4);
        assert_eq!(count(TileKind::Exploration), 4);
        assert_eq!(count(TileKind::Transformation), 3);
        assert_eq!(count(TileKind::Research), 3);
        assert_eq!(count(TileKind::Power), 3, "not dealt to five players");
    }
}

/// SIM-4.7, SIM-4.9, SIM-4.10, SIM-4.12, SIM-18.2: the drafts of Dragonlord mode in their order.
#[test]
fn dragonlord_mode_drafts() {
    for (seats, deck) in [(2, 18), (3, 16), (4, 14), (5, 12)] {
        let mut game = new_game(seats, Mode::Dragonlord, 3);
        let mut asked = Vec::new();
        let (mut rng, mut legal) = (PlayoutRng::new(5), Vec::new());
        while game.waiting().len() == 1 && game.turn() == 0 {
            let seat = game.waiting().first().unwrap();
            asked.push(seat.index());
            legal.clear();
            game.legal(seat, &mut legal);
            assert_eq!(legal.len(), if asked.len() <= seats.into() { 3 } else { 4 });
            let action = rng.pick(&legal).unwrap();
            game.apply(seat, action, &mut StepRng::new(Seed([0; 32]), 1), &mut Silent);
        }
        let mut order: Vec<usize> = (0..seats.into()).rev().collect();
        order.extend((0..seats.into()).chain(0..seats.into()));
        assert_eq!(asked, order, "Power Tiles against the turn order, then twice in turn order");
        assert_eq!(game.view(Viewer::Spectator).action_deck.size, deck);
        through_drafts(&mut game, 5);
        for seat in Seat::all(seats) {
            let own = &game.view(seat.into()).players[seat.index()];
            assert_eq!(own.hand_size, 3);
            assert!(own.has_power_tile);
        }
    }
}

/// SIM-4.11, SIM-18.1: everybody keeps a Dragon at the same time; nobody sees another's choice.
#[test]
fn dragons_are_chosen_together() {
    let mut game = new_game(3, Mode::Dragonlord, 4);
    while game.waiting().len() == 1 {
        let seat = game.waiting().first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut StepRng::new(Seed([0; 32]), 1), &mut Silent);
    }
    assert_eq!(game.waiting().len(), 3);
    let before = serde_json::to_value(game.view(B.into())).unwrap();
    let kept = game.view(A.into()).drawn_dragons.first().unwrap();
    let keep = Action::KeepDragon { dragon: kept };
    game.apply(A, keep, &mut StepRng::new(Seed([0; 32]), 2), &mut Silent);
    let mut after = serde_json::to_value(game.view(B.into())).unwrap();
    after["deciding"] = before["deciding"].clone();
    assert_eq!(before, after);
    assert!(game.check(A, keep).is_err(), "once chosen, it is chosen");
    for seat in [B, C] {
        let dragon = game.view(seat.into()).drawn_dragons.first().unwrap();
        let keep = Action::KeepDragon { dragon };
        game.apply(seat, keep, &mut StepRng::new(Seed([0; 32]), 3), &mut Silent);
    }
    let view = game.view(B.into());
    assert!(view.players[0].dragons.dragons.contains(kept));
    assert_eq!(view.players[0].dragons.markers.len(), 3);
    assert_eq!(view.dragon_deck.size, 21);
}

/// SIM-4.1, SIM-4.2: the first player is named or random, and the options are checked.
#[test]
fn the_first_player_begins() {
    let options = |player| Options { first_player: player, ..Options::default() };
    let begin = |player, seed| {
        let setup = Setup::with::<Simurgh>(3, options(player));
        let mut rng = StepRng::new(Seed::from_phrase("first").nth(seed), 0);
        Simurgh::new(&setup, &mut rng).map(|game| game.waiting().first().unwrap().index())
    };
    assert_eq!(begin(Some(3), 0), Ok(2));
    assert!(begin(Some(4), 0).is_err());
    let random: std::collections::BTreeSet<_> =
        (0..40).map(|seed| begin(None, seed).unwrap()).collect();
    assert_eq!(random.len(), 3, "everybody can begin");
    let endless = Options { turn_limit: Some(0), ..Options::default() };
    let setup = Setup::with::<Simurgh>(2, endless);
    assert!(Simurgh::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).is_err());
}

/// SIM-17.1: after the set-up nothing is random.
#[test]
fn turns_use_no_chance() {
    for mode in [Mode::Spearman, Mode::Dragonlord] {
        let mut game = new_game(3, mode, 6);
        through_drafts(&mut game, 6);
        let (mut rng, mut legal) = (PlayoutRng::new(6), Vec::new());
        while let Some(seat) = game.waiting().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let mut chance = StepRng::new(Seed([0; 32]), 1);
            game.apply(seat, rng.pick(&legal).unwrap(), &mut chance, &mut Silent);
            assert!(!chance.used());
        }
    }
}

/// SIM-4.1: every combination of mode, length and edition can be set up.
#[test]
fn all_options_combine() {
    for edition in [Edition::English, Edition::German] {
        let setup = Setup::with::<Simurgh>(2, Options { edition, ..Options::default() });
        assert!(Simurgh::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).is_ok());
    }
}

/// SIM-4.4: the audit says how many tiles must be out of the game.
#[test]
fn the_audit_tells_how_many_tiles_are_due() {
    let game = new_game(2, Mode::Spearman, 0);
    let mut state = serde_json::to_value(&game).expect("a state");
    let tile = state["out_of_game"].as_array_mut().expect("tiles").remove(0);
    state["action_deck"].as_array_mut().expect("a deck").push(tile);
    let changed: Simurgh = serde_json::from_value(state).expect("a state that can be read");
    let reason = changed.audit().expect_err("a tile too few is out of the game");
    assert_eq!(reason, "3 Production Tiles are out of the game, where 4 are due");
}
