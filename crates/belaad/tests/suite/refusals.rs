//! Refusals say what a good referee would say.

use belaad::{Action, Amount, Belaad, Character, Refusal, Symbol, Token};
use engine::{Game, Language, Refuse, Text, Voice};

use crate::common::position::Position;
use crate::common::{Scene, deck, hashash, scholar, seat};

/// BEL-9.3: not while a card is open, and not after the last window.
#[test]
fn swords_have_their_moments() {
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A04"]).swords(0, 1).revealed(&["S06", "S13"]));
    let swords = Action::EmployWithSwords { scholar: scholar("S06") };
    scene.play("A04");
    assert_eq!(scene.refusal(swords), Refusal::CardIsOpen);
    scene.act(Action::Primary).act(Action::GoOn);
    assert_eq!(scene.refusal(swords), Refusal::TooLateForSwords);
}

/// BEL-3.3: playing comes before drawing, and once.
#[test]
fn playing_comes_before_drawing() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A04"]));
    let draw = Action::Draw { deck: deck(1) };
    assert_eq!(scene.refusal(draw), Refusal::PlayFirst);
    scene.play("A04");
    assert_eq!(scene.refusal(draw), Refusal::FinishTheCard);
    scene.act(Action::Finish);
    let card = belaad::ActionCard::labelled("A01").expect("a card");
    assert_eq!(scene.refusal(Action::PlayCard { card }), Refusal::AlreadyPlayed);
}

/// BEL-5.3, BEL-5.4: teammates are mentioned only if there are any.
#[test]
fn a_price_counts_on_teammates_only_where_there_are_some() {
    let short = |seats| {
        let mut scene = Scene::of(Position::of(seats).hand(0, &["A04"]).coins(0, 0, 1));
        scene.play("A04");
        scene.refusal(Action::Secondary)
    };
    let (price, available) = (Amount::red(2), Amount::red(1));
    assert_eq!(short(2), Refusal::CannotPay { price, available });
    assert_eq!(short(3), Refusal::CannotPay { price, available });
    assert_eq!(short(4), Refusal::TeamCannotPay { price, available });
}

/// BEL-2.1, BEL-2.3: what isn't in the game is not named.
#[test]
fn nobody_is_named_who_does_not_play() {
    let scene = Scene::of(Position::of(2).placing(&[Token::Orange]));
    let spy = Action::PlaceTop { character: Character::Spy };
    assert_eq!(scene.refusal(spy), Refusal::NoOrder);
    let mut scene = Scene::of(Position::of(4).coins(1, 2, 0).coins(3, 2, 0).hand(0, &["A43"]));
    scene.play("A43").act(Action::PrimarySymbol { symbol: Symbol::Steal });
    assert_eq!(scene.refusal(Action::StealFrom { seat: seat(5) }), Refusal::NobodyThere);
}

/// BEL-4.6: a symbol that the card doesn't show.
#[test]
fn a_symbol_must_be_on_the_card() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A42"]));
    scene.play("A42");
    let symbol = Symbol::Income;
    assert_eq!(
        scene.refusal(Action::PrimarySymbol { symbol }),
        Refusal::SymbolNotOnTheCard { symbol }
    );
}

/// BEL-4.2.T, BEL-4.2.S, BEL-4.2.TREAS, BEL-4.2.ELIM, BEL-4.4.S: the refusal cites the row that
/// forbids it, not the whole table.
#[test]
fn a_refusal_cites_its_row_alone() {
    let refusals = [
        Refusal::BagEmpty,
        Refusal::NobodyHasGold,
        Refusal::NothingForTheTreasury,
        Refusal::NobodyToEliminate,
        Refusal::NoGold { seat: seat(1) },
    ];
    let rules = engine::rules::index(Belaad::INFO.rules, Belaad::INFO.prefix);
    for refusal in refusals {
        let rule = rules.iter().find(|rule| rule.id == refusal.rule()).expect("a rule");
        assert!(rule.text.starts_with('|') && rule.text.lines().count() == 1, "{}", rule.text);
    }
}

/// BEL-18.22, BEL-11.5: H09 is for battles, and Hashash cards are the Order's.
#[test]
fn hashash_cards_have_their_owner_and_their_moment() {
    let position = |turn| Position::of(3).turn_of(turn).in_play(&["H09", "H01"]).coins(2, 9, 9);
    let strength = Action::UseHashash { card: hashash("H09") };
    let order = Scene::of(position(2));
    assert_eq!(order.refusal(strength), Refusal::OnlyInBattle { card: hashash("H09") });
    let kingdom = Scene::of(position(0));
    assert_eq!(kingdom.refusal(strength), Refusal::OnlyTheOrder);
    let single = Action::UseHashash { card: hashash("H01") };
    assert_eq!(kingdom.refusal(single), Refusal::OnlyTheOrder);
}

/// BEL-3.3, BEL-5.3, BEL-5.4, BEL-9.3, BEL-11.5, BEL-18.22, BEL-18.23: what the player is told, and by which
/// rule.
#[test]
fn the_reasons_in_words() {
    let text = Text::new(Language::English, Belaad::INFO.texts[0].1).expect("a text");
    let told = |scene: &Scene, action| {
        let refused = scene.refused(action);
        let words = Voice::nameless(&text).say_said(&refused.said(&scene.game));
        (refused.rule::<Belaad>(), words)
    };
    let says = |rule, words: &str| (rule, words.to_owned());
    let mut open =
        Scene::of(Position::of(2).hand(0, &["A04"]).swords(0, 1).revealed(&["S06", "S13"]));
    let draw = Action::Draw { deck: deck(1) };
    let play_first = "First play an action card: that comes before drawing.";
    assert_eq!(told(&open, draw), says("BEL-3.3", play_first));
    open.play("A04");
    let swords = Action::EmployWithSwords { scholar: scholar("S06") };
    let is_open =
        "Swords employ before a card is played or after the last one, not while a card is open.";
    assert_eq!(told(&open, swords), says("BEL-9.3", is_open));
    let short = |seats| {
        let mut scene = Scene::of(Position::of(seats).hand(0, &["A04"]).coins(0, 0, 1));
        scene.play("A04");
        told(&scene, Action::Secondary)
    };
    let alone = "It costs 2 red coins, and you have only 1 red coin.";
    assert_eq!(short(2), says("BEL-5.3", alone));
    let team = "It costs 2 red coins, and your team has only 1 red coin for you, loans included.";
    assert_eq!(short(4), says("BEL-5.4", team));
    let use_card = |label| Action::UseHashash { card: hashash(label) };
    let position = |turn| Position::of(3).turn_of(turn).in_play(&["H09", "H02"]).coins(2, 9, 9);
    let battle = "Strength +3 is used when it is the Order's turn in a battle.";
    assert_eq!(told(&Scene::of(position(2)), use_card("H09")), says("BEL-18.22", battle));
    let order = "Hashash cards are used by the Order, at its own moments.";
    assert_eq!(told(&Scene::of(position(0)), use_card("H02")), says("BEL-11.5", order));
    let mut extra = Scene::of(position(2).hand(2, &["A04", "A40"]));
    extra.act(use_card("H02")).play("A04").act(Action::Primary).act(Action::Finish).act(draw);
    let twice = "An extra turn can't bring another extra turn.";
    assert_eq!(told(&extra, use_card("H02")), says("BEL-18.23", twice));
}
