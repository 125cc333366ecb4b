//! What the next battle card is likely to do (section 15).

use belaad::{Action, BattleEffect, BattleOdds, Belaad, Event, OpenView, Symbol};
use engine::{Game, PlayoutRng, Record, Seat, Seed, StepRng, Viewer};

use crate::common::Scene;
use crate::common::position::Position;

/// The first moment of a battle.
fn battle(position: Position) -> Belaad {
    let mut scene = Scene::of(position.hand(0, &["A42"]));
    scene.play("A42").act(Action::PrimarySymbol { symbol: Symbol::Military });
    scene.game
}

fn odds(game: &Belaad, viewer: Viewer) -> Vec<BattleOdds> {
    match game.view(viewer).open.pop() {
        Some(OpenView::Battle { odds, .. }) => odds,
        open => panic!("no battle: {open:?}"),
    }
}

fn chance(odds: &[BattleOdds], effect: BattleEffect) -> f32 {
    odds.iter().find(|each| each.effect == effect).map_or(0.0, |each| each.chance)
}

#[test]
fn a_fresh_deck_has_the_odds_that_are_printed() {
    let odds = odds(&battle(Position::of(2)), Viewer::Spectator);
    let total: f32 = odds.iter().map(|each| each.chance).sum();
    assert!((total - 1.0).abs() < 1e-5, "{total}");
    let defeat = chance(&odds, BattleEffect::Defeat);
    assert!((defeat - 4.0 / 24.0).abs() < 1e-5, "{defeat}");
    assert_eq!(odds.first().map(|each| each.effect), Some(BattleEffect::Strength(5)));
    assert_eq!(odds.last().map(|each| each.effect), Some(BattleEffect::Defeat));
}

/// Section 15: the odds match the worlds that the seat can't tell apart.
#[test]
fn the_odds_are_those_of_imagined_worlds() {
    // Everybody saw these cards again after the first two of the three trophies were taken.
    let position = Position::of(2)
        .trophies(1, &["B21"])
        .trophies(0, &["B01"])
        .trophies(1, &["B15"])
        .seen_after(2, &["B22", "B02"]);
    let game = battle(position);
    let seat = Seat::of(0);
    let mut rng = PlayoutRng::new(7);
    let (worlds, mut defeats) = (20_000, 0);
    for _ in 0..worlds {
        let mut world = game.clone();
        world.resample_hidden(seat, &mut rng);
        let mut log = Record::default();
        world.apply(seat, Action::Reveal, &mut StepRng::new(Seed([0; 32]), 1), &mut log);
        let revealed = log.events.iter().find_map(|(_, event)| match event {
            Event::Revealed { card, .. } => Some(*card),
            _ => None,
        });
        let card = revealed.expect("a revealed card");
        let effect = belaad::components().battle_cards[card.at()].effect;
        defeats += usize::from(effect == BattleEffect::Defeat);
    }
    let seen = defeats as f32 / worlds as f32;
    let told = chance(&odds(&game, Viewer::Seat(seat)), BattleEffect::Defeat);
    assert!((seen - told).abs() < 0.01, "{seen} of the worlds, told {told}");
}
