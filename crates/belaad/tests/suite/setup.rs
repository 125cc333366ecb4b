//! Set-up (section 2 of the rules).

use crate::common::seat;
use belaad::{Belaad, Team};
use engine::{Game, Seed, Setup, StepRng, Viewer};

fn start(seats: u8) -> Belaad {
    Belaad::new(&Setup::of::<Belaad>(seats), &mut StepRng::new(Seed::from_phrase("set-up"), 0))
        .expect("2 to 6 play")
}

/// BEL-2.1, BEL-18.38: seats by team; the Order plays among three and five only.
#[test]
fn teams_alternate_and_the_order_sits_last() {
    use Team::{Kingdom as K, Order as O, People as P};
    let expected: [&[Team]; 5] =
        [&[K, P], &[K, P, O], &[K, P, K, P], &[K, P, K, P, O], &[K, P, K, P, K, P]];
    for (seats, teams) in (2..).zip(expected) {
        let game = start(seats);
        let view = game.view(Viewer::Spectator);
        let seated: Vec<Team> = view.players.iter().map(|player| player.team).collect();
        assert_eq!(seated, teams);
        assert_eq!(view.order.is_some(), seats % 2 == 1, "{seats} players");
        for (at, &team) in teams.iter().enumerate() {
            assert_eq!(game.team(seat(at)), team as u8);
        }
    }
    for seats in [1, 7] {
        let mut rng = StepRng::new(Seed([0; 32]), 0);
        assert!(Belaad::new(&Setup::of::<Belaad>(seats), &mut rng).is_err());
    }
}

/// BEL-2.2: seat 0 begins.
#[test]
fn seat_0_begins() {
    assert_eq!(start(6).waiting().first(), Some(seat(0)));
}

/// BEL-2.3: Hashash cards only with the Order.
#[test]
fn hashash_cards_come_with_the_order() {
    assert_eq!(start(3).view(Viewer::Spectator).order.expect("the Order").hashash_deck, 14);
    assert!(start(4).view(Viewer::Spectator).order.is_none());
}

/// BEL-2.4, BEL-2.5, BEL-2.6: scholars, battle cards, pool and bag.
#[test]
fn scholars_battle_cards_and_pool() {
    let view = start(5).view(Viewer::Spectator);
    let scholars = view.scholars;
    assert_eq!((scholars.revealed.len(), scholars.deck, scholars.removed), (5, 15, 10));
    assert_eq!(scholars.generation, 1);
    assert_eq!(view.battle_deck, 24);
    assert_eq!((view.swords, view.bag.total()), (5, 70));
    for team in &view.teams {
        assert!(team.treasury.is_empty());
        assert!(team.characters.iter().all(|character| character.board.is_empty()));
    }
}

/// BEL-2.7, BEL-2.8: hands, coins and the sizes of the three decks.
#[test]
fn hands_and_decks() {
    let decks = [[17, 16, 16], [15, 15, 15], [14, 14, 13], [12, 12, 12], [11, 11, 11]];
    for (seats, expected) in (2..).zip(decks) {
        let view = start(seats).view(Viewer::Spectator);
        let sizes: Vec<usize> = view.decks.iter().map(|deck| deck.cards).collect();
        assert_eq!(sizes, expected, "{seats} players");
        assert!(view.discard.is_empty());
        for (at, player) in view.players.iter().enumerate() {
            let full = if seats == 5 && at == 4 { 5 } else { 4 };
            assert_eq!(player.hand_size, full, "seat {at} of {seats}");
            assert_eq!((player.purse.gold, player.purse.red), (1, 1));
        }
    }
}
