//! A random game for each number of players, read once and locked.

use belaad::Belaad;
use engine::conformance::{golden, transcript};
use engine::{Game, Info};
use engine::{Language, Setup, Text, Viewer, Voice};

fn told(seats: u8, seed: &str) -> String {
    golden(&transcript::<Belaad>(&Setup::of::<Belaad>(seats), seed), &[1, 2, 3, 30, 117])
}

#[test]
fn two_players() {
    insta::assert_snapshot!(told(2, "golden"));
}

#[test]
fn three_players_with_the_order() {
    insta::assert_snapshot!(told(3, "golden"));
}

/// A rare ending in random play: the Order wins.
#[test]
fn three_players_and_a_victory_of_the_order() {
    let told = told(3, "golden 109");
    assert!(told.contains("the Order wins"));
    insta::assert_snapshot!(told);
}

#[test]
fn four_players() {
    insta::assert_snapshot!(told(4, "golden"));
}

#[test]
fn five_players_with_the_order() {
    insta::assert_snapshot!(told(5, "golden"));
}

#[test]
fn six_players() {
    insta::assert_snapshot!(told(6, "golden"));
}

/// The text view of a position in the middle of a battle, as one player reads it.
#[test]
fn sketch_in_two_languages() {
    use crate::common::position::Position;
    use belaad::{Action, Character, Symbol, Token};
    let mut game = Position::of(3)
        .hand(0, &["A42"])
        .coins(0, 4, 2)
        .swords(0, 1)
        .treasury(belaad::Team::Kingdom, 3, 0)
        .white(Character::Commander, 2)
        .orange(Character::Commander, 1)
        .bottom(Character::FolkHero, 1)
        .in_play(&["H10", "H12"])
        .assassinated(&["S18"])
        .assassinated_tokens(&[Token::Orange])
        .trophies(0, &["B15"])
        .battle_deck(&["B17"])
        .game();
    let seat = engine::Seat::of(0);
    let mut rng = engine::StepRng::new(engine::Seed([0; 32]), 1);
    for action in [
        Action::PlayCard { card: belaad::ActionCard::labelled("A42").expect("a card") },
        Action::PrimarySymbol { symbol: Symbol::Military },
        Action::Attack { team: belaad::Team::People },
        Action::Reveal,
    ] {
        game.apply(seat, action, &mut rng, &mut engine::Silent);
    }
    let Info { texts, .. } = Belaad::INFO;
    for (language, source) in texts {
        let text = Text::new(*language, source).expect("the words");
        let names = ["Anna", "Ben", "Cem"].map(str::to_owned);
        let voice = Voice { text: &text, names: &names };
        let sketch = Belaad::sketch(&game.view(Viewer::Seat(seat)), &voice).to_string();
        let name = match language {
            Language::English => "sketch_english",
            Language::German => "sketch_german",
        };
        insta::assert_snapshot!(name, sketch);
    }
}
