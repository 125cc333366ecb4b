//! The worked examples from the rulebook (section 19a of the rules), by number.

use crate::common::position::Position;
use crate::common::{Scene, auxiliary, card, deck, hashash, scholar, seat, tokens};
use belaad::{Action, Auxiliary, Character, Event, OpenView, Symbol, Team, Token, allocate};
use engine::Game;

use Action::{
    AssassinateScholar, Employ, ExchangeWith, Finish, PlaceBottom, PlaceTop, Primary,
    PrimarySymbol, PutBack, ReturnOrange, Reveal, Secondary, StealFrom, UseAbility,
};

/// EX-1 (BEL-6.1, BEL-6.2): a token without room returns to the bag.
#[test]
fn x01_two_military_are_placed_and_recruit_returns() {
    let mut scene =
        Scene::of(Position::of(2).turn_of(1).hand(1, &["A22"]).white(Character::Preacher, 3));
    scene.play("A22");
    let drawn = tokens(&[(Token::Military, 2), (Token::Recruit, 1)]);
    let bag = scene.view().bag;
    scene.act_until(Primary, |scene| scene.drawn() == drawn);
    assert_eq!(scene.count(Character::FolkHero), 3, "one printed and two placed");
    assert_eq!(scene.board(Character::Preacher).white, 3);
    assert_eq!(scene.view().bag[Token::Recruit], bag[Token::Recruit], "back in the bag");
}

/// EX-2 (BEL-6.3, BEL-6.7): the last bottom space, and where the second orange token can go.
#[test]
fn x02_the_row_is_cleared_only_at_the_end_of_the_turn() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A16"])
            .bottom(Character::Sultan, 1)
            .bottom(Character::Vizier, 1)
            .bottom(Character::Treasurer, 1)
            .bottom(Character::Commander, 2),
    );
    scene.play("A16");
    scene.act_until(Primary, |scene| scene.batch() == tokens(&[(Token::Orange, 2)]));
    scene.act(PlaceBottom { character: Character::Sheriff });
    // The Sheriff has nobody to take gold from: the token lies there all the same.
    let legal = scene.legal();
    assert!(legal.contains(&ReturnOrange));
    assert!(legal.contains(&PlaceTop { character: Character::Vizier }));
    assert!(!legal.iter().any(|action| matches!(action, PlaceBottom { .. })), "the row is full");
    scene.act(ReturnOrange);
    assert_eq!(scene.board(Character::Commander).bottom, 2, "not cleared during the turn");
    scene.act(Action::Draw { deck: deck(1) });
    for &character in Team::Kingdom.characters() {
        assert_eq!(scene.board(character).bottom, 0, "{character:?} is cleared at T7");
    }
}

/// EX-3 (BEL-4.4): Income gives as much gold as the Treasurer shows.
#[test]
fn x03_four_income_symbols_give_four_gold() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A26"]).white(Character::Treasurer, 2));
    assert_eq!(scene.count(Character::Treasurer), 4);
    scene.play("A26").act(PrimarySymbol { symbol: Symbol::Income });
    assert_eq!(scene.gold(0), 4);
}

/// EX-4 (BEL-4.4): no more than the victim has, and nothing from anybody else.
#[test]
fn x04_three_steal_symbols_take_the_two_gold_there_are() {
    let mut scene = Scene::of(
        Position::of(4)
            .hand(0, &["A43"])
            .white(Character::Sheriff, 2)
            .coins(1, 2, 1)
            .coins(3, 5, 0)
            .treasury(Team::People, 4, 0),
    );
    assert_eq!(scene.count(Character::Sheriff), 3);
    scene.play("A43").act(PrimarySymbol { symbol: Symbol::Steal });
    scene.act(StealFrom { seat: seat(1) });
    assert_eq!((scene.gold(0), scene.gold(1), scene.gold(3)), (2, 0, 5));
    assert_eq!(scene.treasury(Team::People).gold, 4);
    assert_eq!(scene.red(1), 1);
}

/// EX-5 (BEL-7.2): Influence lowers the cost.
#[test]
fn x05_khayyam_costs_ten_less_four() {
    let mut scene = Scene::of(
        Position::of(2)
            .turn_of(1)
            .hand(1, &["A41"])
            .white(Character::Bahlool, 3)
            .coins(1, 6, 0)
            .revealed(&["S05", "S13"]),
    );
    assert_eq!(scene.count(Character::Bahlool), 4);
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S05") });
    assert_eq!(scene.gold(1), 0, "all of the 6 gold are paid");
    assert!(scene.player(1).scholars.contains(scholar("S05")));
}

/// EX-6 (BEL-8.2 to BEL-8.8, BEL-9.1): the battle of the rulebook, card by card.
#[test]
fn x06_the_battle_table() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A42"])
            .white(Character::Commander, 2)
            .white(Character::FolkHero, 4)
            .swords(0, 1)
            .battle_deck(&["B04", "B01", "B17", "B15", "B21", "B16", "B22", "B20"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    let turn = |scene: &Scene| (scene.asked(), scene.strengths());
    assert_eq!(turn(&scene), (seat(0), (3, 5)));
    assert_eq!(turn(scene.act(Reveal)), (seat(0), (5, 5)), "+2; on a tie the aggressor acts");
    assert_eq!(turn(scene.act(Reveal)), (seat(1), (6, 5)), "+1");
    assert_eq!(turn(scene.act(Reveal)), (seat(1), (6, 4)), "-1");
    assert_eq!(turn(scene.act(Reveal)), (seat(0), (6, 9)), "+5");
    scene.act(Reveal);
    assert!(scene.offers(Action::Negate), "a defeat card, and a sword to negate it");
    scene.act(Action::Negate);
    assert_eq!(turn(&scene), (seat(0), (6, 9)));
    assert_eq!((scene.player(0).swords, scene.view().swords), (0, 5), "back in the pool");
    assert_eq!(turn(scene.act(Reveal)), (seat(1), (11, 9)), "+5");
    // People reveal a defeat card and have no sword: Kingdom takes the next card and eliminates the
    // only character with tokens.
    scene.act(Reveal).act(Action::Eliminate { character: Character::FolkHero });
    let player = scene.game.view(seat(0).into()).players[0].clone();
    assert_eq!(player.trophies.expect("their own trophies").len(), 1);
    assert!(
        scene.events.contains(&Event::Eliminated { seat: seat(0), character: Character::FolkHero })
    );
    assert!(scene.board(Character::FolkHero).is_empty());
    let view = scene.view();
    assert_eq!((view.battle_deck, view.battle_discard.len()), (23, 0), "reshuffled");
}

/// EX-7 (BEL-4.4, BEL-8.2): +2 counts for the whole battle.
#[test]
fn x07_two_extra_symbols_make_an_initial_strength_of_seven() {
    let mut scene = Scene::of(
        Position::of(2).turn_of(1).hand(1, &["A38"]).white(Character::FolkHero, 4).coins(1, 0, 2),
    );
    scene.play("A38").act(Secondary).act(PrimarySymbol { symbol: Symbol::Military });
    assert_eq!(scene.strengths().0, 7);
    assert_eq!(scene.red(1), 0);
}

/// EX-8 (BEL-4.4): Income with +2.
#[test]
fn x08_income_with_two_extra_symbols() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A35"]).coins(0, 1, 0));
    let count = scene.count(Character::Treasurer);
    scene.play("A35").act(Secondary).act(PrimarySymbol { symbol: Symbol::Income });
    assert_eq!(scene.gold(0), count + 2, "the 1 gold is paid");
}

/// EX-9 (BEL-4.7, BEL-4.8): the combo comes first and strengthens the primary action.
#[test]
fn x09_a_combo_before_the_primary_action() {
    let mut scene = Scene::of(
        Position::of(2)
            .turn_of(1)
            .hand(1, &["A52"])
            .tops(["A37", "A43", "A42"])
            .white(Character::Preacher, 3)
            .white(Character::Altruist, 2)
            .coins(0, 9, 0)
            .coins(1, 2, 0),
    );
    assert_eq!((scene.count(Character::Preacher), scene.count(Character::Altruist)), (4, 3));
    scene.play("A52").act(Secondary).act(Action::TopCard { deck: deck(1) });
    let recruit = PrimarySymbol { symbol: Symbol::Recruit };
    scene.act_until(recruit, |scene| {
        let drawn = scene.drawn();
        drawn[Token::Steal] == 3 && drawn[Token::Orange] == 0
    });
    assert_eq!(scene.count(Character::Altruist), 6);
    // The left card's secondary can't be paid: its frame closes by itself. Only Kingdom's
    // player has gold, so nobody asks whom to steal from.
    scene.act(PrimarySymbol { symbol: Symbol::Steal });
    assert_eq!((scene.gold(0), scene.gold(1)), (3, 6));
}

/// EX-10 (BEL-4.7, BEL-7.2): a chain of two top cards pays for ibn Hayyan.
#[test]
fn x10_two_combos_pay_for_a_scholar() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A01"])
            .tops(["A28", "A06", "A42"])
            .white(Character::Sultan, 2)
            .coins(0, 2, 2)
            .revealed(&["S16"]),
    );
    scene.play("A01").act(Primary);
    assert_eq!(scene.gold(0), 6);
    scene.act(Secondary).act(Action::TopCard { deck: deck(1) });
    assert_eq!(scene.gold(0), 4);
    scene.act(Secondary).act(Action::TopCard { deck: deck(2) }).act(Primary);
    assert_eq!((scene.gold(0), scene.red(0)), (7, 0));
    // A06's secondary can't be paid: its frame closes by itself, and the left card's is open again.
    assert!(
        matches!(scene.view().open.last(), Some(OpenView::Card { card: open, .. }) if *open == card("A28"))
    );
    scene.act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S16") });
    assert_eq!(scene.gold(0), 0);
    assert!(scene.player(0).scholars.contains(scholar("S16")));
}

/// EX-11 (BEL-7.1, BEL-9.3): one scholar a turn, whatever the means.
#[test]
fn x11_no_swords_after_an_employment() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A41"])
            .coins(0, 9, 0)
            .swords(0, 2)
            .revealed(&["S11", "S01", "S06"]),
    );
    let swords = Action::EmployWithSwords { scholar: scholar("S06") };
    assert!(scene.offers(swords), "before the card it is offered");
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") }).act(Finish);
    assert!(scene.offers(Action::Draw { deck: deck(1) }), "T5 has nothing to ask");
    assert_eq!(scene.player(0).swords, 2);
}

/// EX-12 (BEL-10.O2): two are kept under the board of their back, the third goes to the bottom.
#[test]
fn x12_two_military_cards_lie_under_the_assassin() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .hashash_deck(&["H09", "H02", "H12"])
            .placing(&[Token::Orange, Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Hashash }).act(UseAbility);
    scene.act(PutBack { card: hashash("H02") });
    assert_eq!(
        scene.character(Character::Assassin).hashash_cards,
        [hashash("H09"), hashash("H12")]
    );
    let order = scene.game.view(seat(2).into()).order.expect("the Order plays");
    assert_eq!(order.hashash_deck, 12);
    assert_eq!(order.known, [(11, hashash("H02"))], "the last of the deck");
}

/// EX-13 (BEL-10.P4): the player with coins gives everything and gets nothing.
#[test]
fn x13_an_exchange_with_a_player_without_coins() {
    let mut scene = Scene::of(
        Position::of(4)
            .turn_of(1)
            .coins(2, 5, 3)
            .treasury(Team::Kingdom, 7, 0)
            .placing(&[Token::Orange, Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Altruist }).act(UseAbility);
    scene.act(Action::Exchange { first: seat(0) }).act(ExchangeWith { second: seat(2) });
    assert_eq!((scene.gold(0), scene.red(0)), (5, 3));
    assert_eq!((scene.gold(2), scene.red(2)), (0, 0));
    assert_eq!(scene.treasury(Team::Kingdom).gold, 7);
}

/// EX-14 (BEL-13.1 to BEL-13.3): 27 points.
#[test]
fn x14_the_scoring_of_27_points() {
    let mut scene = Scene::of(
        Position::of(4)
            .turn_of(1)
            .hand(1, &["A41"])
            .employs(0, &["S09", "S24", "S10", "S13"])
            .employs(2, &["S18", "S19", "S20"])
            .generation(4, 2)
            .coins(0, 1, 4)
            .coins(2, 1, 0)
            .treasury(Team::Kingdom, 1, 0)
            .trophies(0, &["B01", "B04"])
            .trophies(2, &["B05"])
            .coins(1, 9, 0)
            .revealed(&["S11"]),
    );
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    let outcome = scene.game.outcome().expect("the fourth generation is over");
    let kingdom = &outcome.seats[0];
    let origin = |name| kingdom.origins.iter().find(|(key, _)| *key == name).expect("there").1;
    assert_eq!(origin("main"), 16);
    assert_eq!(origin("coins"), 2);
    assert_eq!(origin("specialties"), 5);
    assert_eq!(origin("trophies"), 4);
    assert_eq!(kingdom.score, 27);
    assert_eq!(outcome.seats[2].score, 27, "the team shares it");
    let bought = allocate(["S09", "S24", "S10"].map(auxiliary).into_iter(), 3, 4);
    assert_eq!((bought.points, bought.gold_left, bought.red_left), (2, 1, 1));
}

/// EX-15 (BEL-11.9, BEL-12.3): the Order's seven active symbols.
#[test]
fn x15_seven_active_symbols_win() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .in_play(&["H06"])
            .coins(2, 4, 0)
            .assassinated(&["S24", "S25", "S18"])
            .assassinated_tokens(&[Token::Steal, Token::Steal, Token::Influence, Token::Income])
            .revealed(&["S19"]),
    );
    let order = scene.view().order.expect("the Order plays");
    assert_eq!(order.active_points, 5);
    scene.act(Action::UseHashash { card: hashash("H06") });
    scene.act(AssassinateScholar { scholar: scholar("S19") });
    let order = scene.view().order.expect("the Order plays");
    assert_eq!(order.active_points, 7);
    assert_eq!(order.scholars.len(), 4, "9 symbols in all");
    assert!(!order.active.contains(scholar("S18")), "Rasis lacks Military");
    let outcome = scene.game.outcome().expect("won at once");
    assert_eq!(outcome.ending, "assassinations");
    let ranks: Vec<u8> = outcome.seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [2, 2, 1]);
}

/// EX-16 (BEL-12.2): the third scholar of the fourth generation by assassination.
#[test]
fn x16_the_order_is_checked_before_the_end() {
    // Active: Ibn Khaldun (2) and Fazari, Sufi (1 each) make 4.
    let position = |victim| {
        Position::of(3)
            .turn_of(2)
            .in_play(&["H06"])
            .coins(2, 4, 0)
            .assassinated(&["S23", "S02", "S03"])
            .assassinated_tokens(&[Token::Influence, Token::Income])
            .generation(4, 2)
            .revealed(&[victim])
    };
    // Farabi (2, needs Income) makes 6.
    let mut wins = Scene::of(position("S01"));
    assert_eq!(wins.view().order.expect("plays").active_points, 4);
    wins.act(Action::UseHashash { card: hashash("H06") });
    wins.act(AssassinateScholar { scholar: scholar("S01") });
    let outcome = wins.game.outcome().expect("over");
    assert_eq!((outcome.ending, outcome.seats[2].rank), ("assassinations", 1));
    assert!(outcome.seats[0].origins.is_empty(), "nothing is scored");
    // Kindi (1) makes 5: Kingdom and People are scored.
    let mut stays = Scene::of(position("S07"));
    stays.act(Action::UseHashash { card: hashash("H06") });
    stays.act(AssassinateScholar { scholar: scholar("S07") });
    let outcome = stays.game.outcome().expect("over");
    assert_eq!((outcome.ending, outcome.seats[2].rank), ("fourth-generation", 3));
    assert!(!outcome.seats[0].origins.is_empty());
}

/// EX-17 (BEL-13.3): "any" coins in a mix.
#[test]
fn x17_any_coins_may_be_mixed() {
    for (label, red, gold, points) in [("S16", 1, 1, 1), ("S24", 1, 2, 1), ("S25", 2, 1, 2)] {
        let auxiliary = auxiliary(label);
        assert!(matches!(auxiliary, Auxiliary::AnyCoins { .. }));
        let bought = allocate(std::iter::once(auxiliary), gold, red);
        assert_eq!((bought.points, bought.gold_left, bought.red_left), (points, 0, 0), "{label}");
        let short = allocate(std::iter::once(auxiliary), gold - 1, red);
        assert_eq!(short.points, 0, "{label} with a coin less");
    }
}
